"""A game that nobody has touched for days: from the database to a table that can be answered."""

from __future__ import annotations

import asyncio
from statistics import median

from bench.figure import Figure
from bench.stores import fill, opened, played
from bench.timing import AsyncWork, in_turns_async
from bot.store import Store
from bot.tables import Tables

GAME = "bench.voyage"
POSITIONS = (20, 2_000)
GAMES = 20
TURNS = 15
MILLISECONDS = 2.0


def measure() -> list[Figure]:
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    async with opened() as store:
        works = []
        for position in POSITIONS:
            stock = [played(GAME, f"load {i}", position) for i in range(GAMES)]
            works.append(loading(store, await fill(store, stock)))
        every = await in_turns_async(works, TURNS)
    return [
        Figure(f"load.{position}", f"load of a live game at position {position:,}", 1000 * median(costs), "ms",
               at_most=MILLISECONDS, detail="one game after another")
        for position, costs in zip(POSITIONS, every, strict=True)
    ]  # fmt: skip


def loading(store: Store, numbers: list[int]) -> AsyncWork:
    async def work() -> int:
        tables = Tables(store)  # a new one knows no game yet
        for number in numbers:
            async with tables.reading(number):
                pass
        return len(numbers)

    return work
