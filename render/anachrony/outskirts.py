"""Outside the capital: the mine, and the spaces with room for everybody."""

from __future__ import annotations

from collections import Counter

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import BOARD
from render.anachrony import glyphs
from render.anachrony.capital import hex_space
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene, visitors
from render.canvas import Box
from render.theme import DARK, FREE, LINE, LOOK, MUTED, PANEL, TEXT, WELL, mix


def draw_mine(scene: Scene, box: Box) -> None:
    """Three hexes, each with the cube that lies beside it, and the pool."""
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    c.icon("mine", box.x + 32, box.y + 30, 44)
    c.text(Box(box.x + 62, box.y + 6, box.w - 76, 46), scene.words(w.action("mine")), LOOK, TEXT, "bold", least=22)
    for n, unit in enumerate(Box(box.x + 12, box.y + 52, box.w - 24, 84).columns(3, 4)):
        cube = s.mine_bonus[n] if n < len(s.mine_bonus) else ""
        space = f"mine:{n + 1}"
        hex_space(scene, unit.cx, unit.cy, 84, space, [Glyph(cube)] if cube else [])
        if cube and space in s.occupied:
            c.icon(cube, unit.cx + 36, unit.y + 22, 32)
    pool = Box(box.x + 14, box.bottom - 58, box.w - 28, 50)
    c.panel(pool, WELL, 12)
    for cell, cube in zip(pool.inset(8, 0).columns(BOARD.mine.pool, 4), s.mine_pool, strict=False):
        c.icon(cube, cell.cx, cell.cy, 42)
    scene.mark("mine", pool)


def draw_pools(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    actions = ["purify", "trade", "evacuate"] + (["experiment"] if s.doomsday else [])
    for row, action in zip(box.inset(12, 8).rows(len(actions), 2), actions, strict=True):
        shut = action == "evacuate" and not s.impact
        size = min(48, row.h - 2)
        c.icon(action, row.x + 26, row.cy, size, dim=shut)
        name = scene.words(w.action(action))
        c.text(Box(row.x + 58, row.y, 172, row.h), name, 24, MUTED if shut else TEXT, "bold", lines=2)
        right = Box(row.x + 236, row.y, row.right - row.x - 236, row.h)
        if action == "evacuate":
            _evacuation(scene, right)
        else:
            _visitors(scene, right, action)
        scene.mark(f"pool:{action}", Box(row.x - 4, row.y, row.w + 8, row.h))


def _visitors(scene: Scene, box: Box, space: str) -> None:
    c = scene.canvas
    here = Counter(visitors(scene.view, space))
    size = min(44, box.h - 2)
    if not here and space == "purify":
        glyphs.draw(c, box, [Glyph("W", f"+{BOARD.purify.gain}")], 36, colour=MUTED)
    for n, (seat, count) in enumerate(sorted(here.items())):
        x = box.x + n * min(46, (box.w - size) // max(1, len(here) - 1))
        c.icon(f"seat{seat}", x + size // 2, box.cy, size)
        if count > 1:
            c.panel(Box(x + size - 18, box.cy + 1, 22, 22), DARK, 8)
            c.text(Box(x + size - 18, box.cy + 1, 22, 22), str(count), 18, TEXT, "bold", "center")


def _evacuation(scene: Scene, box: Box) -> None:
    """Its circles, from the first; the one with the penalty says so."""
    c, s = scene.canvas, scene.view
    size = min(42, box.h - 2)
    for n in range(min(BOARD.evacuation.circles, max(2, q.penalty_circle(s)))):
        circle = Box(box.x + n * 45, box.cy - size // 2, size, size)
        if n < len(s.evacuated):
            c.icon(f"seat{s.evacuated[n]}", circle.cx, circle.cy, size + 2)
            continue
        fill, line = (mix(PANEL, FREE, 0.3), FREE) if s.impact else (WELL, LINE)
        c.panel(circle, fill, size // 2, line, 4)
        if n + 1 == q.penalty_circle(s):
            penalty = f"{BOARD.evacuation.penalty_vp}".replace("-", "−")
            c.text(circle, penalty, 20, TEXT if s.impact else MUTED, "bold", "center")
