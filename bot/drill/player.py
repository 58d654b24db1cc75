"""The process that is killed: many games at once, and a line on the pipe for each answer that was acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bot.store import Stale, Store
from bot.tables import Outcome, Tables
from engine import games
from engine.core import Choice, Dice, Illegal, Mode, Table
from engine.players import random

GAMES = 24  # running side by side
IN_MEMORY = 16  # fewer, so that games are loaded on demand all the time
WORKERS = 12
UNDO = 0.05
CHANGE = 0.2  # of secret answers that wait
REPEAT = 0.1


class Promise(Struct, frozen=True):
    """An acknowledged answer; without a choice, an undo."""

    interaction: str
    choice: Choice | None
    outcome: Outcome


async def main(database: Path, name: str, run: str) -> None:
    store = await Store.open(database)
    player = Player(Tables(store, capacity=IN_MEMORY), name, run)
    player.running = [row.id for row in await store.games()]
    await asyncio.gather(*(player.work(worker) for worker in range(WORKERS)))


class Player:
    def __init__(self, tables: Tables, name: str, run: str) -> None:
        self.tables, self.name, self.run = tables, name, run
        self.running: list[int] = []

    async def work(self, worker: int) -> None:
        """Until killed."""
        chance, count = Random(f"{self.run}:{worker}"), 0
        while True:
            count += 1
            interaction = f"{self.run}:{worker}:{count}"
            if len(self.running) < GAMES:
                config = games.find(self.name).any_config(Dice(interaction))
                self.running.append(await self.tables.create(self.name, config))
            try:
                await self.move(chance.choice(self.running), interaction, chance)
            except (Illegal, Stale):
                continue  # another worker was quicker

    async def move(self, game: int, interaction: str, chance: Random) -> None:
        async with self.tables.reading(game) as table:
            position = table.position
            seat, choice = self.think(table, chance) if table.result is None else (0, None)
        if table.result is not None:
            if game in self.running:
                self.running.remove(game)
            return
        outcome = await self.give(game, seat, choice, position, interaction)
        report(Promise(interaction, choice, outcome))
        if chance.random() < REPEAT and await self.give(game, seat, choice, position, interaction) != outcome:
            raise AssertionError(f"{interaction} was answered differently when it came again")

    def think(self, table: Table[Any], chance: Random) -> tuple[int, Choice | None]:
        if table.mode is not Mode.SECRET and chance.random() < UNDO:
            for seat in range(len(table.config.seats)):
                if table.undo_refusal(seat) is None:
                    return seat, None
        seat = chance.choice(list(table.asks) if chance.random() < CHANGE else table.waiting)
        ask = table.asks[seat]
        return seat, ask.accept(random.answer(ask, Dice(str(chance.random()))))

    async def give(self, game: int, seat: int, choice: Choice | None, position: int, interaction: str) -> Outcome:
        if choice is None:
            return await self.tables.undo(game, seat, position=position, interaction=interaction)
        return await self.tables.answer(game, seat, choice, position=position, interaction=interaction)


def report(promise: Promise) -> None:
    """In one piece: a line shorter than the pipe's guarantee is there whole or not at all."""
    os.write(sys.stdout.fileno(), msgspec.json.encode(promise) + b"\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
