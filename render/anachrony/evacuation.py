"""Evacuation conditions in icons."""

from __future__ import annotations

from engine.anachrony.data import EvacuationCondition
from render.anachrony.glyphs import ARROW, Glyph

_THINGS = {
    "building": "spots", "breakthrough": "research", "unused_warp_tile": "warp", "occupied_spots": "spots",
    "morale_max": "morale", "anomaly": "anomaly",
}  # fmt: skip


def base(it: EvacuationCondition) -> list[Glyph]:
    """What must hold, and its points."""
    wanted = it.base
    if wanted.of == "building_types":
        parts = [Glyph(type_, f"≥{wanted.least}") for type_ in wanted.types]
    elif wanted.of == "morale_max":
        parts = [Glyph("morale", "max")]
    else:
        parts = [Glyph(_THINGS.get(wanted.of, wanted.of), f"≥{wanted.least}")]
    return [*parts, ARROW, Glyph("vp", f"+{it.base_vp}")]


def extra(it: EvacuationCondition) -> list[Glyph]:
    """What makes one set, and the points of each."""
    return [*(Glyph(_THINGS.get(one, one)) for one in it.per), ARROW, Glyph("vp", f"+{it.extra_vp}")]
