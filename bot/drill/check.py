"""What a database holds after a kill, against what was promised and against the rules played again."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct, field

from bot.drill.player import Promise
from bot.outbox import asked, compose, opening
from bot.store import Message
from bot.tables import Outcome, Tables
from engine import games
from engine.core import Answer, Change, Choice, Config, Entry, Table, Undo, commitment
from engine.core.export import Untrue, verify

# A message as it lies in the outbox: the length of the journal, its kind, to whom, and what.
Told: TypeAlias = tuple[int, str, int | None, str]


class Findings(Struct):
    """What is wrong, in words for the engineer who reads it."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    half: list[str] = field(default_factory=list)
    outbox: list[str] = field(default_factory=list)


class Kept(Struct):
    """All rows of one game."""

    game: int
    name: str
    config: Config
    seed: str
    length: int
    finished: bool
    journal: list[Entry]
    outcomes: dict[str, Outcome]
    pending: dict[int, Choice]
    told: Counter[Told]


def read(rows: sqlite3.Connection, game: int) -> Kept:
    name, config, seed, length, status = rows.execute(
        "SELECT name, config, seed, length, status FROM games WHERE id = ?", (game,)
    ).fetchone()
    journal = rows.execute("SELECT entry FROM journal WHERE game = ? ORDER BY seq", (game,))
    outcomes = rows.execute("SELECT id, outcome FROM interactions WHERE game = ?", (game,))
    pending = rows.execute("SELECT seat, choice FROM pending WHERE game = ?", (game,))
    told = rows.execute("SELECT length, kind, seat, payload FROM outbox WHERE game = ?", (game,))
    return Kept(
        game, name, msgspec.json.decode(config, type=Config), seed, length, status == "finished",
        [msgspec.json.decode(entry, type=Entry) for (entry,) in journal],
        {id_: msgspec.json.decode(outcome, type=Outcome) for id_, outcome in outcomes},
        {seat: msgspec.json.decode(choice, type=Choice) for seat, choice in pending},
        Counter(told),
    )  # fmt: skip


async def check(kept: Kept, promises: Iterable[Promise], tables: Tables, found: Findings) -> None:
    found.lost += _broken_promises(kept, promises)
    steps = sorted((o for o in kept.outcomes.values() if o.entries), key=lambda o: o.start)
    gaps, overlaps = _tiling(steps, len(kept.journal))
    found.half += [f"game {kept.game}: entries {gap} belong to no answer" for gap in gaps]
    found.doubled += [f"game {kept.game}: two answers claim entries from {start} on" for start in overlaps]
    if kept.length != len(kept.journal):
        found.half.append(f"game {kept.game}: {len(kept.journal)} entries, {kept.length} counted")
    if gaps or overlaps:
        return  # it cannot be played again
    table, told = _played_again(kept, steps)
    found.half += [f"game {kept.game}: {what}" for what in await _differences(kept, table, tables)]
    found.outbox += [f"game {kept.game}: {what}" for what in _untold(kept, told)]


def _broken_promises(kept: Kept, promises: Iterable[Promise]) -> Iterator[str]:
    for promise in promises:
        outcome, seat = promise.outcome, promise.outcome.seat
        if kept.outcomes.get(promise.interaction) != outcome:
            yield f"{promise.interaction}: {outcome} is not there"
        elif not outcome.entries:
            if outcome.start == len(kept.journal) and seat not in kept.pending:
                yield f"{promise.interaction}: the secret answer of seat {seat} is not there"
        elif not any(
            entry.seat == seat and (entry.choice if isinstance(entry, Answer) else None) == promise.choice
            for entry in kept.journal[outcome.start : outcome.start + outcome.entries]
            if isinstance(entry, Answer | Undo)
        ):
            yield f"{promise.interaction}: {promise.choice} of seat {seat} is not in the journal"


def _tiling(steps: Sequence[Outcome], length: int) -> tuple[list[range], list[int]]:
    """Every entry belongs to exactly one answer: what belongs to none, and where there are two."""
    gaps, overlaps, reached = [], [], 0
    for step in steps:
        if step.start > reached:
            gaps.append(range(reached, step.start))
        elif step.start < reached:
            overlaps.append(step.start)
        reached = max(reached, step.start + step.entries)
    if reached != length:
        gaps.append(range(min(reached, length), max(reached, length)))
    return gaps, overlaps


def _played_again(kept: Kept, steps: Iterable[Outcome]) -> tuple[Table[Any], Counter[Told]]:
    """The table that the journal leads to from the start, and all that people should have been told on the way."""
    table = Table.new(games.find(kept.name), kept.config, kept.seed)
    start = [opening(commitment(kept.seed)), *compose([table.change], table, {}, asked(table), None)]
    told = list(_told(0, start))
    for step in steps:
        entries = kept.journal[step.start : step.start + step.entries]
        for entry in entries:  # secret answers that had waited for this one
            if isinstance(entry, Answer) and entry.seat != step.seat:
                table.answer(entry.seat, entry.choice)
        before = asked(table)
        change = _done_again(table, entries, step.seat)
        told += _told(table.length, compose([change], table, before, asked(table), step.seat))
    for seat, choice in kept.pending.items():
        table.answer(seat, choice)
    return table, Counter(told)


def _done_again(table: Table[Any], entries: Sequence[Entry], seat: int) -> Change:
    [entry] = [entry for entry in entries if isinstance(entry, Answer | Undo) and entry.seat == seat]
    return table.answer(seat, entry.choice) if isinstance(entry, Answer) else table.undo(seat)


def _told(length: int, messages: Iterable[Message]) -> Iterator[Told]:
    return ((length, message.kind, message.seat, message.payload) for message in messages)


async def _differences(kept: Kept, table: Table[Any], tables: Tables) -> list[str]:
    wrong = []
    async with tables.reading(kept.game) as loaded:
        if loaded.fingerprint() != table.fingerprint():
            wrong.append("what is loaded is not what the journal leads to")
    if kept.finished != (table.result is not None):
        wrong.append("its status is not that of its journal")
    if kept.pending.keys() != _secretly_answered(kept)[len(kept.journal)]:
        wrong.append("its secret answers are not those that were given")
    try:
        verify(table.game, await tables.export(kept.game))
    except Untrue as untrue:
        wrong.append(f"its export is not true: {untrue}")
    return wrong


def _secretly_answered(kept: Kept) -> dict[int, set[int]]:
    """Which seats had secret answers waiting at each length of the journal."""
    seats: dict[int, set[int]] = {len(kept.journal): set()}
    for outcome in kept.outcomes.values():
        if not outcome.entries:
            seats.setdefault(outcome.start, set()).add(outcome.seat)
    return seats


def _untold(kept: Kept, expected: Counter[Told]) -> Iterator[str]:
    """One set of messages for each answer. A secret one says who is still waited for; a changed one says nothing."""
    for told in (expected - kept.told).elements():
        yield f"missing: {told}"
    waiting: Counter[int] = Counter()
    for told in (kept.told - expected).elements():
        if told[1] == "waiting":
            waiting[told[0]] += 1
        else:
            yield f"too many: {told}"
    for length, seats in _secretly_answered(kept).items():
        if waiting[length] != len(seats):
            yield f"at {length}, {waiting[length]} calls about {len(seats)} secret answers"
