"""Measuring two or more things in turns, and saying how they compare."""

from __future__ import annotations

import gc
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import TypeAlias

# Does some work and says how many units it was.
Work: TypeAlias = Callable[[], int]
AsyncWork: TypeAlias = Callable[[], Awaitable[int]]
# Seconds for one unit, one figure for each turn.
Costs: TypeAlias = list[float]


def in_turns(works: Sequence[Work], turns: int, clock: Callable[[], float] = perf_counter) -> list[Costs]:
    for work in works:
        work()  # the first time pays for caches and imports
    costs: list[Costs] = [[] for _ in works]
    with _no_collection():
        for _ in range(turns):
            for work, cost in zip(works, costs, strict=True):
                began = clock()
                units = work()
                cost.append((clock() - began) / units)
            gc.collect()
    return costs


async def in_turns_async(works: Sequence[AsyncWork], turns: int) -> list[Costs]:
    for work in works:
        await work()
    costs: list[Costs] = [[] for _ in works]
    with _no_collection():
        for _ in range(turns):
            for work, cost in zip(works, costs, strict=True):
                began = perf_counter()
                units = await work()
                cost.append((perf_counter() - began) / units)
            gc.collect()
    return costs


def ratio(costs: Costs, others: Costs) -> float:
    """How many times as much `costs` are: of each turn, as its neighbours in time met the same noise."""
    return median(cost / other for cost, other in zip(costs, others, strict=True))


def per_second(costs: Costs) -> str:
    return f"{1 / median(costs):,.0f}/s"


@contextmanager
def _no_collection() -> Iterator[None]:
    """A collection belongs to nobody in particular, so it happens between the turns."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
