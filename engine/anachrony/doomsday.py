"""The Doomsday module, rules 19."""

from __future__ import annotations

from engine.anachrony.state import G


def prepare(g: G) -> None:
    """Rules 19.4; 19.9 with planned experiments."""
    raise NotImplementedError("rules 19.4")


def move_impact(g: G) -> None:
    """Rules 19.7 steps 1 to 3; step 4 is clean-up's."""
    raise NotImplementedError("rules 19.7")
