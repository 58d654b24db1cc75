"""Reminders and clocks: one loop that sleeps to the earliest deadline in the database."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Mapping, Sequence
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from bot.house import House
from bot.outbox import Remind, TimeUp
from bot.store import Deadline, Message, Seat, Status, Write
from engine.core import PERSON, Change

log = logging.getLogger("slowtable.timekeeper")

HOUR = 3600
REMIND_AFTER = 24  # hours, unless a person says otherwise
_LONGEST_SLEEP = 60.0

REMIND = "remind"
CLOCK = "clock"


class Timekeeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self._changed: set[int] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, game: int, changes: Sequence[Change]) -> None:
        self._changed.add(game)
        self._wake.set()

    async def _run(self) -> None:
        # What a crash left undone: every running game is looked at once.
        self._changed |= {row.id for row in await self.house.store.games(Status.RUNNING)}
        while True:
            self._wake.clear()
            await self.tick()
            due = await self.house.store.next_due()
            wait = _LONGEST_SLEEP if due is None else min(max(due - self.house.clock(), 0), _LONGEST_SLEEP)
            try:
                await asyncio.wait_for(self._wake.wait(), max(wait, 0.05))
            except TimeoutError:
                continue

    async def tick(self) -> None:
        """Everything that is due, and the deadlines of games that changed."""
        changed, self._changed = self._changed, set()
        for game in sorted(changed):
            await self.review(game)
        for deadline in await self.house.store.due(self.house.clock()):
            await self._ring(deadline)

    # --- which deadlines there are

    async def review(self, game: int) -> None:
        """Deadlines for exactly those seats that have to answer."""
        row = await self.house.store.game(game)
        if row is None:
            return
        waiting = await self._waiting(game) if row.status is Status.RUNNING else []
        seats = await self.house.store.seats(game)
        known = await self.house.store.deadlines(game)
        now = self.house.clock()
        banks = await self.house.store.banks(game)
        write = Write("deadlines")
        for deadline in known:
            if deadline.seat not in waiting:
                write.drop_deadlines(game, deadline.seat)
                if deadline.kind == CLOCK and row.clock:  # the clock stops, and the turn has earned its increment
                    left = max(deadline.due - now, 0) + row.clock.increment
                    write.bank(game, deadline.seat, min(left, row.clock.bank))
        for seat in waiting:
            have = {d.kind for d in known if d.seat == seat}
            hours = await self._interval(seats[seat])
            if REMIND not in have and hours:
                write.deadline(game, seat, REMIND, now + hours * HOUR)
            if CLOCK not in have and row.clock:
                write.deadline(game, seat, CLOCK, now + banks.get(seat, row.clock.bank))
        if write.rows:
            await self.house.store.commit(write)

    async def _waiting(self, game: int) -> list[int]:
        seats = await self.house.store.seats(game)
        async with self.house.tables.reading(game) as table:
            return [seat for seat in table.waiting if seats[seat].player == PERSON]

    async def _interval(self, seat: Seat) -> int:
        if seat.person is None:
            return 0
        kept = await self.house.store.settings("person", seat.person)
        return int(kept.get("remind", REMIND_AFTER))

    # --- ringing

    async def _ring(self, deadline: Deadline) -> None:
        if deadline.seat not in await self._waiting(deadline.game):
            await self.review(deadline.game)
            return
        seat = (await self.house.store.seats(deadline.game))[deadline.seat]
        kept = await self.house.store.settings("person", seat.person or 0)
        now = self.house.clock()
        write = Write(deadline.game)
        quiet_until = awake_at(kept, now)
        if quiet_until > now:
            write.deadline(deadline.game, deadline.seat, deadline.kind, quiet_until)
        else:
            await self._call(write, deadline, kept, now)
        await self.house.store.commit(write)

    async def _call(self, write: Write, deadline: Deadline, kept: Mapping[str, Any], now: int) -> None:
        """The message and the next deadline in one write: rung once, whatever is killed."""
        game, seat = deadline.game, deadline.seat
        row = await self.house.store.game(game)
        assert row is not None
        if deadline.kind == REMIND:
            message = Message("remind", None, msgspec.json.encode(Remind([seat])).decode())
            again = now + int(kept.get("remind", REMIND_AFTER)) * HOUR
        else:
            message = Message("timeup", None, msgspec.json.encode(TimeUp(seat)).decode())
            again = now + max(row.clock.bank if row.clock else 0, HOUR)
        self.house.store.add_messages(write, game, row.length, [message], now)
        write.deadline(game, seat, deadline.kind, again)


def awake_at(kept: Mapping[str, Any], now: int) -> int:
    """Now, or the end of the person's quiet hours or holidays."""
    away = int(kept.get("away_until", 0))
    if away > now:
        return away
    quiet = kept.get("quiet")
    if not isinstance(quiet, list) or len(quiet) != 2 or quiet[0] == quiet[1]:
        return now
    try:
        zone: datetime.tzinfo = ZoneInfo(str(kept.get("zone", "UTC")))
    except (ZoneInfoNotFoundError, ValueError):
        zone = datetime.UTC
    local = datetime.datetime.fromtimestamp(now, zone)
    start, end = int(quiet[0]), int(quiet[1])
    asleep = start <= local.hour < end if start < end else local.hour >= start or local.hour < end
    if not asleep:
        return now
    wakes = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if wakes <= local:
        wakes += datetime.timedelta(days=1)
    return int(wakes.timestamp())
