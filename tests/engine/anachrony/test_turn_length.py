"""How many answers a turn of the action rounds takes: typically at most three."""

from __future__ import annotations

import pytest

from engine.anachrony.game import GAME
from engine.battery import Figures
from engine.core import Answer, Dice, Table
from engine.players import random


def turn_lengths(players: int, games: int) -> dict[str, float]:
    figures = Figures()
    for number in range(games):
        dice = Dice(f"turn length {players} {number}")
        table = Table.new(GAME, GAME.any_config(dice, players), f"{players} {number}")
        turn: list[Answer] = []
        while table.result is None:
            seat = table.waiting[0]
            change = table.answer(seat, random.answer(table.asks[seat], dice))
            turn += [entry for entry in change.entries if isinstance(entry, Answer)]
            if change.snapshot is not None:
                figures.count_turn(turn)
                turn = []
    return figures.turn_lengths()["turn"]


@pytest.mark.parametrize("players", range(1, 5))
def test_a_typical_turn_takes_at_most_three_answers(players: int) -> None:
    lengths = turn_lengths(players, games=6)
    assert lengths["mean"] <= 2.5
    assert lengths["up_to_3"] >= 0.9
