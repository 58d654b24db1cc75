"""The clock of a game: a bank of time for each seat, which runs only while the table waits for that seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.store import Bank, Clock, Deadline, GameRow, Write
from bot.wishes import HOUR, Wishes
from engine.core import Mode, Table, Text, say, who

CLOCK = "clock"
OVERDUE = "overdue"  # the time has run out: the others are asked again from time to time
ASK_AGAIN = 24 * HOUR


def timed(table: Table[Any]) -> list[int]:
    """The seats whose time runs. Where a group is asked and anybody's answer counts, nobody's does."""
    return [] if table.mode is Mode.FIRST else list(table.waiting)


def begin(clock: Clock, bank: Bank | None, floor: int, length: int) -> Bank:
    """What a seat has as its clock begins to run.

    A turn has earned its increment when it cannot be taken back any more: an answer that is given and undone
    again and again earns nothing.
    """
    if bank is None:
        return Bank(clock.bank, length)
    if floor <= bank.earned:
        return bank
    return Bank(min(bank.seconds + clock.increment, clock.bank), length)


def due(seconds: int, wishes: Wishes, now: int) -> int:
    """When it would run out: holidays do not count."""
    return max(now, wishes.away_until) + seconds


def left(deadline: Deadline, wishes: Wishes, now: int) -> int:
    return max(deadline.due - max(now, wishes.away_until), 0)


def grace(clock: Clock) -> int:
    """What a seat gets whose time has run out, when the others would rather wait."""
    return max(clock.increment, HOUR)


def extend(write: Write, row: GameRow, seat: int, wishes: Wishes, now: int) -> None:
    assert row.clock is not None
    write.drop_deadline(row.id, seat, OVERDUE)
    write.deadline(row.id, seat, CLOCK, due(grace(row.clock), wishes, now))


# --- in words


def rule(clock: Clock | None) -> Text:
    if clock is None:
        return say("bot-clock-none")
    return say("bot-clock-rule", bank=duration(clock.bank), increment=duration(clock.increment))


def running(deadlines: Sequence[Deadline]) -> list[Text]:
    """For everybody under the question: Discord shows each reader the time that is left."""
    lines = [
        say("bot-clock-runs", seat=who(one.seat), due=f"<t:{one.due}:R>") for one in deadlines if one.kind == CLOCK
    ]
    return lines + [say("bot-clock-out", seat=who(one.seat)) for one in deadlines if one.kind == OVERDUE]


def standing(
    clock: Clock, deadlines: Sequence[Deadline], banks: Mapping[int, Bank], seats: Sequence[int]
) -> list[Text]:
    """What the others have left."""
    busy = {one.seat for one in deadlines if one.kind in (CLOCK, OVERDUE)}
    return [
        say("bot-clock-stands", seat=who(seat), left=duration(banks[seat].seconds if seat in banks else clock.bank))
        for seat in seats
        if seat not in busy
    ]


def duration(seconds: int) -> Text:
    minutes = seconds // 60
    return say("bot-duration", days=minutes // 1440, hours=minutes // 60 % 24, minutes=minutes % 60)
