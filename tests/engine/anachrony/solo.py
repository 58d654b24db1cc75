"""Tables with the Chronobot, and dice that fall as told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.anachrony import checks, chronobot
from engine.anachrony import questions as q
from engine.anachrony.placement import place
from engine.anachrony.state import Chronobot, G, Player
from tests.engine.anachrony.helpers import (
    power,
    staff,
    table,
)

T = TypeVar("T")

BOT = 1
CONSTRUCTION = {"A1": "power_plant", "B2": "lab", "C3": "life_support", "C1": "factory"}
CAPITAL = {"A1": "construct", "C2": "recruit", "B3": "research"}
COMPENSATION = {"W": 2, "VP": 1}


def solo(**how: object) -> G:
    """Phase 5 with six powered exosuits for the bot."""
    g = table(1, **how)  # type: ignore[arg-type]
    power(g, BOT, 6)
    return g


def bot(g: G) -> Chronobot:
    assert g.state.chronobot is not None
    return g.state.chronobot


def bot_player(g: G) -> Player:
    return g.state.players[BOT]


def load_dice(g: G, *results: object) -> list[object]:
    """The next rolls come out like this. Returns those that were not rolled yet."""
    left = list(results)

    def roll(faces: Sequence[T]) -> T:
        assert left, f"an unexpected roll of {faces}"
        face = left.pop(0)
        return next(one for one in faces if one == face)

    vars(g)["roll"] = roll
    return left


def do(g: G, position: str, *rolls: object) -> None:
    """A turn in which the die shows the 1 and token 1 is at the position; then what else is rolled."""
    bot(g).tokens[0] = position
    left = load_dice(g, 1, *rolls)
    chronobot.turn(g)
    assert not left, f"not rolled: {left}"
    assert not list(checks.check(g.state))


def stands(g: G) -> list[str]:
    return [placement.space for placement in bot_player(g).placed]


def occupy(g: G, *spaces: str) -> None:
    """Exosuits of the human."""
    power(g, 0, len(spaces))
    staff(g, 0, *["engineer"] * len(spaces))
    for space in spaces:
        place(g, 0, space, "engineer", "tired", exosuit=True, pool=False)


def everything(g: G, action: str) -> list[str]:
    return [*q.capital_spaces(g.state, action), "council:left", "council:right"]
