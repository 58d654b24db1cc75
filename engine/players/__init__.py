"""Simple players that work on asks alone, and so play any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core import Choice, Dice, Table
from engine.players import greedy, random

# Given the table, a seat that is asked and dice of its own (never the game's), a player answers.
Player: TypeAlias = Callable[[Table[Any], int, Dice], Choice]

PLAYERS: dict[str, Player] = {"random": random.play, "greedy": greedy.play}
