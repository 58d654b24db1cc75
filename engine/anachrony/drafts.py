"""The drafts before the game, rules 22.2 and 22.3."""

from __future__ import annotations

from engine.anachrony.state import G
from engine.core import Rule


def endgame_draft(g: G) -> Rule[None]:
    """Goes on to the phase "paths"."""
    raise NotImplementedError("rules 22.3")


def asset_draft(g: G) -> Rule[None]:
    """Sets the banner to the first player and goes on to the phase "first_water"."""
    raise NotImplementedError("rules 22.2")
