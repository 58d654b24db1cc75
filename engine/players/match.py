"""Whole games between simple players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Dice, Game, Result, Table, Value
from engine.players import PLAYERS


def play(game: Game[Any], players: Sequence[str], seed: str, settings: Mapping[str, Value] | None = None) -> Result:
    """`players` names who sits on each seat."""
    table = Table.new(game, game.config(len(players), settings), seed)
    dice = Dice(f"players of {seed}")
    while table.result is None:
        seat = dice.choice(table.waiting)
        table.answer(seat, PLAYERS[players[seat]](table, seat, dice))
    return table.result


def one_against_the_rest(game: Game[Any], one: str, rest: str, number: int, seed: str) -> bool:
    """Whether the one wins, alone or with others, at a full table; the seat changes with the number of the game."""
    seats = max(game.players)
    players = [rest] * seats
    players[number % seats] = one
    return number % seats in play(game, players, f"{seed}-{number}").winners
