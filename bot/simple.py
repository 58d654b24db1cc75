"""Seats that nobody sits in: simple players answer for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.core import Ask, Change, Choice, Dice, Mode, Table
from engine.players import random

Player: TypeAlias = Callable[[Ask, Dice], Choice]

PLAYERS: Mapping[str, Player] = {"random": random.answer}

# A long game between simple players must not keep everybody else waiting.
ANSWERS_AT_ONCE = 20


def let_answer(game: int, table: Table[Any], players: Mapping[int, Player]) -> list[Change]:
    """What they answered, a bounded number of times. Their dice are their own, never the game's secret ones."""
    changes: list[Change] = []
    while len(changes) < ANSWERS_AT_ONCE and (seat := _next(table, players)) is not None:
        dice = Dice(f"{game}:{table.length}:{seat}")
        changes.append(table.answer(seat, players[seat](table.asks[seat], dice)))
    return changes


def _next(table: Table[Any], players: Mapping[int, Player]) -> int | None:
    waiting = table.waiting
    if table.mode is Mode.FIRST and any(seat not in players for seat in waiting):
        return None  # what a group decides, the people in it decide
    return next((seat for seat in waiting if seat in players), None)
