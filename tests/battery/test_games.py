"""The battery on every registered game, by itself: registering a game is enough to have it tested."""

from __future__ import annotations

import pytest

from engine import games
from engine.battery import Battery

GAMES = {"tests.harbour": 60}  # how many games in the default run; `python -m engine fuzz` plays as many as wanted
DEFAULT = 12


@pytest.mark.parametrize("name", ["tests.harbour", *games.names()])
@pytest.mark.parametrize("part", range(4))
def test_random_games_keep_every_promise(name: str, part: int) -> None:
    battery = Battery(games.find(name))
    for i in range(GAMES.get(name, DEFAULT) // 4):
        battery.play(f"test {part}-{i}")
    battery.finish()
    assert battery.figures.compared > 0
    assert battery.figures.refusals > 0
