"""Purify water, rules 7.8."""

from __future__ import annotations

from engine.anachrony.data import BOARD
from engine.anachrony.gain import gain
from engine.anachrony.questions import acts_as
from engine.anachrony.registry import MAIN, Action, register
from engine.anachrony.state import G
from engine.core import Rule


def purify(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    water = BOARD.purify.gain
    if acts_as(worker, "scientist"):
        water += BOARD.purify.scientist_extra
    gain(g, seat, {"W": water})
    yield from ()


register(MAIN, Action("purify", purify, spaces=lambda s, seat: ("purify",), pool=True))
