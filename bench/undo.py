"""Taking an answer back: in the rules alone, and until the undo is durable."""

from __future__ import annotations

import asyncio
from itertools import count
from statistics import median
from time import perf_counter

from bench.figure import Figure
from bench.scripts import full_table, random_play
from bench.stores import opened
from bot.tables import Tables
from engine import games
from engine.core import Choice, Table

GAME = "bench.voyage"
POSITION = 2_000
UNDOS = 300
MILLISECONDS = 5.0


def measure() -> list[Figure]:
    in_rules, durable = asyncio.run(_measure())
    return [
        Figure("undo.rules", "undo, rules alone", 1000 * median(in_rules), "ms", at_most=MILLISECONDS),
        Figure("undo.durable", "undo, until it is durable", 1000 * median(durable), "ms", at_most=MILLISECONDS),
    ]


async def _measure() -> tuple[list[float], list[float]]:
    return in_rules(), await until_durable()


def in_rules() -> list[float]:
    """Every undo that comes up in a long game, each tried on a copy."""
    game, costs = games.find(GAME), []
    table = Table.new(game, full_table(game), "undo")
    for ((seat, _), _), position in zip(random_play(table, "undo"), count(), strict=False):
        if position > POSITION and table.undo_refusal(seat) is None:
            copy = table.copy()
            began = perf_counter()
            copy.undo(seat)
            costs.append(perf_counter() - began)
        if len(costs) == UNDOS:
            break
    return costs


async def until_durable() -> list[float]:
    """The same through the store: an answer that can be taken back is taken back and given again."""
    game, costs = games.find(GAME), []
    script = random_play(Table.new(game, full_table(game), "undo"), "undo")
    async with opened() as store:
        tables = Tables(store)
        number = await tables.create(GAME, full_table(game), seed="undo")
        for (seat, choice), _ in script:
            await tables.answer(number, seat, choice)
            async with tables.reading(number) as table:
                free = table.undo_refusal(seat) is None
            if free:
                costs.append(await _undo(tables, number, seat, choice))
            if len(costs) == UNDOS:
                return costs
    raise AssertionError("the long game has an end")


async def _undo(tables: Tables, number: int, seat: int, choice: Choice) -> float:
    began = perf_counter()
    await tables.undo(number, seat)
    cost = perf_counter() - began
    await tables.answer(number, seat, choice)
    return cost
