"""Whether an answer late in a long game costs more than an early one."""

from __future__ import annotations

import asyncio

from bench.figure import Figure
from bench.scripts import full_table, random_play
from bench.stores import answering, fill, opened, played
from bench.timing import Costs, Work, in_turns, in_turns_async, per_second, ratio
from engine import games
from engine.core import Table

GAME = "bench.voyage"
EARLY, LATE = 20, 2_000
GAMES = 32
ANSWERS = 4  # of each game in each turn, so that no early game gets far
TURNS = 15
IN_RULES = 25  # answers in the rules alone: about one round, so that both meet the same questions
AT_MOST = 1.2


def measure() -> list[Figure]:
    alone = in_turns([in_rules(EARLY), in_rules(LATE)], TURNS)
    return [
        _figure("length.rules", "rules alone", alone),
        _figure("length.durable", "durable", asyncio.run(durable())),
    ]


def _figure(name: str, kind: str, costs: list[Costs]) -> Figure:
    early, late = costs
    return Figure(
        name, f"answer at position {LATE:,}, {kind}, position {EARLY} = 1", ratio(late, early), at_most=AT_MOST,
        detail=f"{per_second(late)} to {per_second(early)}",
    )  # fmt: skip


def in_rules(position: int) -> Work:
    game = games.find(GAME)
    tables = [Table.new(game, full_table(game), f"length {i}") for i in range(GAMES)]
    for i, table in enumerate(tables):
        for _ in zip(random_play(table, f"length {i}"), range(position), strict=False):
            pass

    def work() -> int:
        """Always from the same positions: the tables that go on are copies."""
        for i, table in enumerate(tables):
            for _ in zip(random_play(table.copy(), f"on {i}"), range(IN_RULES), strict=False):
                pass
        return GAMES * IN_RULES

    return work


async def durable() -> list[Costs]:
    async with opened() as store:
        works = []
        for position in (EARLY, LATE):
            stock = [played(GAME, f"length {i}", position, ANSWERS * (TURNS + 1)) for i in range(GAMES)]
            works.append(answering(store, await fill(store, stock), stock, ANSWERS))
        return await in_turns_async(works, TURNS)
