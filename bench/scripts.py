"""Games played beforehand, so that no measurement pays for the thinking of its players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.core import Change, Choice, Config, Dice, Game, Illegal, Table
from engine.players import random

Given: TypeAlias = tuple[int, Choice]


def full_table(game: Game[Any]) -> Config:
    """The most players that the usual settings allow."""
    for players in sorted(game.players, reverse=True):
        try:
            return game.config(players)
        except Illegal:
            continue
    raise LookupError(f"{game.id} cannot be played with its usual settings")


def random_play(table: Table[Any], seed: str) -> Iterator[tuple[Given, Change]]:
    """Every answer that random players give, and what it changed."""
    dice = Dice(f"player of {seed}")
    while table.result is None:
        seat = dice.choice(table.waiting)
        choice = random.answer(table.asks[seat], dice)
        yield (seat, choice), table.answer(seat, choice)
