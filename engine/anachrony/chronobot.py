"""The Chronobot, rules 21."""

from __future__ import annotations

from engine.anachrony.state import G
from engine.core import Rule


def paradox(g: G) -> Rule[None]:
    """Rules 21.3: its own leading tiles, after the human's rolls."""
    raise NotImplementedError("rules 21.3")


def power_up(g: G) -> None:
    raise NotImplementedError("rules 21.3")


def warp(g: G) -> None:
    raise NotImplementedError("rules 21.3")


def turn(g: G) -> Rule[None]:
    """Rules 21.4, 21.17."""
    raise NotImplementedError("rules 21.4")
