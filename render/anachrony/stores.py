"""What a player has at hand: assets, workers by what they are doing, charging slots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.anachrony import questions as q
from engine.anachrony.data import ASSETS, SLOTS, WORKERS
from engine.anachrony.state import EMPTY_SUIT, Player
from engine.anachrony.verbs import Cost
from engine.core import say
from render.anachrony import glyphs
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import BAD, DARK, LINE, MUTED, PANEL, TEXT, WELL, mix, seat_colour


def draw(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(20, 14)
    draw_assets(scene, Box(inner.x, inner.y, inner.w, 56), seat)
    for n, (column, workers) in enumerate((("active", p.active), ("tired", p.tired), ("busy", busy(p)))):
        _workers(scene, Box(inner.x, inner.y + 66 + n * 72, inner.w, 64), seat, column, workers)
    _charging(scene, Box(inner.x, inner.bottom - 112, inner.w, 112), seat)


def draw_assets(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    for cell, asset in zip(box.columns(len(ASSETS), 4), ASSETS, strict=True):
        count = p.assets[asset]
        c.amount(cell.x, cell.cy, asset, count, 42, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:asset:{asset}", cell.inset(2))


def busy(p: Player) -> Mapping[str, int]:
    """At work, or set aside until clean-up (rules 20.2.4)."""
    at_work = Counter(one.worker for one in p.placed if one.worker != EMPTY_SUIT)
    return Counter(p.set_aside) + at_work


def _workers(scene: Scene, box: Box, seat: int, column: str, workers: Mapping[str, int]) -> None:
    c = scene.canvas
    c.panel(box, WELL, 12)
    c.text(Box(box.x + 14, box.y, 128, box.h), scene.words(say(f"render-{column}")), 24, MUTED, "bold")
    for cell, type_ in zip(Box(box.x + 148, box.y, box.w - 152, box.h).columns(4, 4), WORKERS, strict=True):
        count = workers.get(type_, 0)
        lying = column == "tired"
        c.icon(type_, cell.x + 24, cell.cy, 46, dim=lying or not count, turned=90 if lying else 0)
        c.text(Box(cell.x + 52, cell.y, 40, cell.h), str(count), 32, TEXT if count else MUTED, "bold")
        scene.mark(f"{seat}:{column}:{type_}", cell.inset(0, 4))


def _charging(scene: Scene, box: Box, seat: int) -> None:
    """The six slots in their two rows side by side, each with what it costs to fill."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    for n, (slot, cell) in enumerate(zip(q.board(s, seat).slots, box.columns(len(SLOTS), 4), strict=True)):
        if p.powered[n]:
            c.hexagon(cell.cx, cell.y + 39, 78, seat_colour(seat), DARK, 5)
            c.icon("exosuit", cell.cx, cell.y + 38, 46)
        elif p.blocked[n]:
            c.hexagon(cell.cx, cell.y + 39, 78, WELL, LINE, 5, hatch=mix(PANEL, BAD, 0.4))
        else:
            c.hexagon(cell.cx, cell.y + 39, 78, WELL, LINE, 5)
        scene.mark(f"{seat}:slot:{n}", Box(cell.cx - 36, cell.y + 2, 72, 74), 20)
        price = _either(slot.costs)
        glyphs.draw(c, Box(cell.x, cell.y + 80, cell.w, 32), price or [Glyph("", "0")], 28, "center", MUTED)


def _either(costs: Sequence[Cost]) -> list[Glyph]:
    parts: list[Glyph] = []
    for one in costs:
        parts += [*([Glyph("", "/")] if parts else []), *glyphs.short_cost(one)]
    return parts
