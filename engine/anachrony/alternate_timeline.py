"""The fire side of the timeline, rules 22.1."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony.state import G
from engine.core import Rule


def lay(g: G, seat: int, tiles: Sequence[str]) -> Rule[None]:
    """DP-29: lay the revealed tiles one after the other, each with its asset and the effect of its slot."""
    raise NotImplementedError("rules 22.1")
