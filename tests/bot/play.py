"""Helpers that play Harbour through tables and look at what is stored."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.tables import Outcome, Tables
from engine.core import Choice, Dice, Table, Value
from engine.players import random
from tests.harbour import GAME

HARBOUR = "tests.harbour"


async def start(tables: Tables, players: int = 2, seed: str = "s", **settings: Value) -> int:
    return await tables.create(HARBOUR, GAME.config(players, settings), seed=seed)


async def turn(tables: Tables, game: int) -> tuple[int, Choice]:
    """A seat that is asked, and a legal answer."""
    async with tables.reading(game) as table:
        seat = table.waiting[0]
        return seat, random.answer(table.asks[seat], Dice(f"{game} {table.length} {seat}"))


async def step(tables: Tables, game: int, interaction: str | None = None) -> Outcome:
    seat, choice = await turn(tables, game)
    return await tables.answer(game, seat, choice, interaction=interaction)


async def bid(tables: Tables, game: int) -> int:
    """Past the captains (H1); returns the seat that sails first."""
    while True:
        async with tables.reading(game) as table:
            if any(ask.key == "action" for ask in table.asks.values()):
                return table.waiting[0]
        await step(tables, game)


async def finish(tables: Tables, game: int) -> int:
    """Play to the end; returns how many answers that took."""
    answers = 1
    while not (await step(tables, game)).over:
        answers += 1
    return answers


async def fingerprint(tables: Tables, game: int) -> tuple[Any, ...]:
    async with tables.reading(game) as table:
        return table.fingerprint()


async def look(tables: Tables, game: int) -> Table[Any]:
    async with tables.reading(game) as table:
        return table.copy()


def rows(database: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(sql, values).fetchall()
