"""Databases to measure on, filled with games in the middle of play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bench.scripts import Given, full_table, random_play
from bench.timing import AsyncWork
from bot.store import GameRow, Seat, Status, Store, Write
from bot.tables import Tables
from engine import games
from engine.core import PERSON, Change, Config, Table, commitment

_AT_ONCE = 200  # games written in one transaction


class Played(Struct, frozen=True):
    """A game up to some position, and what its players will answer next."""

    name: str
    config: Config
    seed: str
    changes: list[Change]
    ahead: list[Given]


def played(name: str, seed: str, position: int, ahead: int = 0) -> Played:
    """A full table after `position` answers, which fixes the journal's length up to secret answers that wait."""
    game = games.find(name)
    config = full_table(game)
    table = Table.new(game, config, seed)
    changes, play = [table.change], random_play(table, seed)
    changes += [change for _, change in islice(play, position)]
    return Played(name, config, seed, changes, [given for given, _ in islice(play, ahead)])


@asynccontextmanager
async def opened() -> AsyncIterator[Store]:
    """An empty database of its own. TMPDIR says on which disk."""
    with TemporaryDirectory(prefix="slowtable-bench-") as folder:
        store = await Store.open(Path(folder) / "games.db")
        try:
            yield store
        finally:
            await store.close()


async def fill(store: Store, stock: Sequence[Played], copies: int = 1) -> list[int]:
    """Store each game `copies` times; their numbers, in the order of the stock, copy after copy."""
    every = [game for _ in range(copies) for game in stock]
    numbers = []
    for start in range(0, len(every), _AT_ONCE):
        writes = [_write(store, game) for game in every[start : start + _AT_ONCE]]
        numbers += [number for number, _ in writes]
        await asyncio.gather(*(store.commit(write) for _, write in writes))
    return numbers


def _write(store: Store, game: Played) -> tuple[int, Write]:
    number, seed = store.new_game_id(), game.seed
    row = GameRow(
        number, game.name, games.find(game.name).rules, game.config, seed, commitment(seed), Status.RUNNING,
        None, None, None, "en", 1, 1, 0,
    )  # fmt: skip
    write = Write(number)
    write.new_game(row, [Seat(seat, player, None, None) for seat, player in enumerate(game.config.seats)])
    write.keep(number, game.changes, 1)
    return number, write


def answering(store: Store, numbers: Sequence[int], stock: Sequence[Played], answers: int) -> AsyncWork:
    """Each time it is done, every game gives its next `answers`, all games at once."""
    tables, turns = Tables(store), count()

    async def work() -> int:
        start = next(turns) * answers
        await asyncio.gather(*(
            _answer(tables, number, game.ahead[start : start + answers])
            for number, game in zip(numbers, stock, strict=True)
        ))
        return answers * len(numbers)

    return work


async def _answer(tables: Tables, number: int, script: Sequence[Given]) -> None:
    for seat, choice in script:
        await tables.answer(number, seat, choice)
        async with tables.reading(number) as table:
            views(table)


def views(table: Table[Any]) -> list[Any]:
    """What the people at the table see now."""
    return [table.view(seat) for seat, player in enumerate(table.config.seats) if player == PERSON]
