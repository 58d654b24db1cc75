"""An accepted answer, its four views and its durable commit, against bare SQLite with one commit for each row."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.figure import Figure
from bench.stores import answering, fill, opened, played
from bench.timing import AsyncWork, in_turns_async, per_second, ratio
from engine.core import Answer

GAME = "bench.voyage"
GAMES = 64
ANSWERS = 10  # of each game in each turn
TURNS = 15


def measure() -> list[Figure]:
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    async with our_work() as ours, raw_work() as raw:
        our_costs, raw_costs = await in_turns_async([ours, raw], TURNS)
    return [
        Figure(
            "commit.raw", f"answer with {GAMES} games at once, raw SQLite row = 1", ratio(raw_costs, our_costs),
            at_least=1.0, detail=f"{per_second(our_costs)} to {per_second(raw_costs)}",
        )
    ]  # fmt: skip


@asynccontextmanager
async def our_work() -> AsyncIterator[AsyncWork]:
    async with opened() as store:
        stock = [played(GAME, f"commit {i}", 0, ANSWERS * (TURNS + 1)) for i in range(GAMES)]
        yield answering(store, await fill(store, stock), stock, ANSWERS)


@asynccontextmanager
async def raw_work() -> AsyncIterator[AsyncWork]:
    entry = msgspec.json.encode(Answer(1, "action", "rest")).decode()
    with TemporaryDirectory(prefix="slowtable-bench-") as folder:
        connection = sqlite3.connect(Path(folder) / "raw.db", isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(
            "CREATE TABLE journal (game INTEGER, seq INTEGER, entry TEXT, PRIMARY KEY (game, seq)) WITHOUT ROWID"
        )
        sequence = count()

        async def work() -> int:
            for _ in range(ANSWERS):
                seq = next(sequence)
                for game in range(GAMES):
                    # Outside a transaction every statement is one, committed by itself.
                    connection.execute("INSERT INTO journal VALUES (?, ?, ?)", (game, seq, entry))
            return ANSWERS * GAMES

        yield work
        connection.close()
