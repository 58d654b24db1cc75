"""Whether an answer costs more when the database holds many games."""

from __future__ import annotations

import asyncio

from bench.figure import Figure
from bench.stores import answering, fill, opened, played
from bench.timing import Costs, in_turns_async, per_second, ratio

GAME = "bench.voyage"
FEW, MANY = 10, 10_000
POSITION = 30
ANSWERS = 10  # of each game in each turn
TURNS = 15
AT_MOST = 1.2


def measure() -> list[Figure]:
    few, many = asyncio.run(_measure())
    return [
        Figure(
            "crowd", f"durable answer with {MANY:,} games stored, {FEW} games = 1", ratio(many, few), at_most=AT_MOST,
            detail=f"{per_second(many)} to {per_second(few)}, {FEW} games answering at once",
        )
    ]  # fmt: skip


async def _measure() -> list[Costs]:
    stock = [played(GAME, f"crowd {i}", POSITION, ANSWERS * (TURNS + 1)) for i in range(FEW)]
    async with opened() as small, opened() as large:
        few = await fill(small, stock)
        many = await fill(large, stock, copies=MANY // FEW)
        # From all over the database; `+ i`, so that each is a copy of the game that has its script.
        spread = [many[i * (MANY // FEW) + i] for i in range(FEW)]
        works = [answering(small, few, stock, ANSWERS), answering(large, spread, stock, ANSWERS)]
        return await in_turns_async(works, TURNS)
