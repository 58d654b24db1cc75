"""Morale and time travel: every step with its points, the marker's step in the seat's colour."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import questions as q
from engine.anachrony.data import CHRONOBOT
from render.anachrony import glyphs
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene
from render.anachrony.seats import signed
from render.canvas import Box
from render.theme import CARD, DARK, MUTED, PANEL, TEXT, seat_colour


def draw(scene: Scene, box: Box, seat: int) -> None:
    """The water under the steps of morale is what supply costs there."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    it = CHRONOBOT if q.is_bot(s, seat) else q.board(s, seat)
    c.panel(box, PANEL)
    inner = box.inset(20, 16)
    morale = Box(inner.x, inner.y, inner.w, 60)
    _track(scene, morale, "morale", [signed(vp) for vp in it.morale_vp], p.morale, seat)
    cells = Box(morale.x + 66, morale.bottom + 4, morale.w - 66, 36).columns(len(it.supply_cost), 6)
    for n, (cell, water) in enumerate(zip(cells, it.supply_cost, strict=True)):
        here = n == p.morale
        glyphs.draw(c, cell, [Glyph("W", str(water))], 26, "center", TEXT if here else MUTED, not here)
    travel = Box(inner.x, inner.bottom - 60, inner.w, 60)
    _track(scene, travel, "time_travel", [str(vp) for vp in it.time_travel_vp], p.time_travel, seat)


def _track(scene: Scene, box: Box, icon: str, values: Sequence[str], at: int, seat: int) -> None:
    c = scene.canvas
    c.icon(icon, box.x + 28, box.cy, 56)
    cells = Box(box.x + 66, box.y, box.w - 66, box.h).columns(len(values), 6)
    for n, (cell, value) in enumerate(zip(cells, values, strict=True)):
        c.panel(cell, seat_colour(seat) if n == at else CARD, 10)
        c.text(cell.inset(1, 0), value, 30 if n == at else 24, DARK if n == at else MUTED, "bold", "center")
        if n == at:
            scene.mark(f"{seat}:{icon}", cell)
