"""The capital: the hexes of its actions, the pools beside them, and the turn order."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import BOARD, CAPITAL_WORKERS, WORKERS
from render.anachrony import glyphs
from render.anachrony.glyphs import ARROW, Glyph
from render.anachrony.scene import Scene, worker_at
from render.canvas import Box
from render.theme import BAD, CARD, DARK, FREE, LINE, LOOK, MUTED, PANEL, TEXT, WELL, mix, seat_colour

HEX = 98
LABEL = 280
TRAY = 148
ROW = mix(PANEL, CARD, 0.45)


def draw(scene: Scene, box: Box) -> None:
    c = scene.canvas
    c.panel(box, PANEL)
    for row, action in zip(box.inset(12).rows(4, 6), ("construct", "recruit", "research", "council"), strict=True):
        c.panel(row, ROW, 14)
        workers = CAPITAL_WORKERS.get(action, []) if action != "council" else []
        _label(scene, Box(row.x + 10, row.y, LABEL - 10, row.h), action, workers)
        spaces = Box(row.x + LABEL, row.y, row.w - LABEL - TRAY - 8, row.h)
        tray = Box(row.right - TRAY - 6, row.y + 6, TRAY, row.h - 12)
        if action == "council":
            _council(scene, spaces)
        else:
            _capital_action(scene, spaces, action)
        _tray(scene, tray, action)


def _label(scene: Scene, box: Box, action: str, workers: list[str]) -> None:
    c = scene.canvas
    c.icon(action, box.x + 30, box.cy, 56)
    text = Box(box.x + 66, box.y + (6 if workers else 0), box.w - 66, box.h - (48 if workers else 0))
    c.text(text, scene.words(w.action(action)), LOOK, TEXT, "bold", lines=1 if workers else 2)
    for n, worker in enumerate(workers):
        c.icon(worker, box.x + 83 + n * 40, box.bottom - 26, 34)


def _capital_action(scene: Scene, box: Box, action: str) -> None:
    s = scene.view
    spaces = q.capital_spaces(s, action)
    for n, (unit, space) in enumerate(zip(box.columns(len(spaces), 4), spaces, strict=True)):
        bonus = q.collapsing_tile(s, space)
        water = BOARD.capital_water[n]
        face = glyphs.collapsing(bonus) if bonus else [Glyph("W", f"−{water}")] if water else []
        hex_space(scene, unit.cx, unit.cy, HEX, space, face)


def _council(scene: Scene, box: Box) -> None:
    for unit, space in zip(box.columns(scene.view.capital_spaces, 4), BOARD.council, strict=False):
        face = [Glyph(glyph.icon, f"−{glyph.text}") for glyph in glyphs.cost(space.cost)]
        if space.id == "left":
            face.append(Glyph("banner"))
        hex_space(scene, unit.cx, unit.cy, HEX, f"council:{space.id}", face)


def hex_space(scene: Scene, cx: int, cy: int, size: int, space: str, face: list[Glyph]) -> None:
    """Free ones glow faintly and say what they cost or give, taken ones carry the seat, used up ones are struck out."""
    c, s = scene.canvas, scene.view
    area = Box(cx - size // 2, cy - size // 2, size, size)
    if space in s.occupied:
        seat = s.occupied[space]
        c.hexagon(cx, cy, size, seat_colour(seat), DARK, 5)
        c.icon(f"seat{seat}", cx, cy - 3, round(size * 0.62))
        worker = worker_at(s.players[seat], space)
        if worker:
            c.icon(worker, cx + size // 4, cy + size // 4, round(size * 0.42))
    elif space in s.flipped:
        c.hexagon(cx, cy, size, WELL, LINE, 5, hatch=mix(PANEL, BAD, 0.3))
    else:
        c.hexagon(cx, cy, size, mix(PANEL, FREE, 0.3), FREE, 5)
        glyphs.block(c, Box(cx - size * 2 // 5 + 2, cy - size // 3, size * 4 // 5 - 4, size * 2 // 3), face, 34)
    mark = area.inset(4, 0)
    scene.mark(f"space:{space}", mark, 20)
    scene.mark(f"flipped:{space}", mark, 20)


# --- what lies beside the hexes


def _tray(scene: Scene, box: Box, action: str) -> None:
    c = scene.canvas
    c.panel(box, WELL, 12)
    if action == "construct":
        face = [Glyph("engineer"), ARROW, Glyph("T", "−1")]  # rules 7.3
        glyphs.draw(c, box.inset(10, 0), face, 36, "center")
    elif action == "recruit":
        _recruit_pool(scene, box)
    elif action == "research":
        _tokens(scene, box)
    else:
        _order(scene, box)


def _cells(box: Box) -> list[Box]:
    return [cell for row in box.inset(8, 4).rows(2, 2) for cell in row.columns(2, 4)]


def _recruit_pool(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    for cell, worker in zip(_cells(box), WORKERS, strict=True):
        count = s.recruit_pool.get(worker, 0)
        c.amount(cell.x, cell.cy, worker, count, 38, TEXT if count else MUTED, not count)
    scene.mark("recruit", box)


def _tokens(scene: Scene, box: Box) -> None:
    """How many breakthroughs of each shape are left, and how many anomaly tiles."""
    c, s = scene.canvas, scene.view
    left = [(shape, sum(n for kind, n in s.breakthroughs.items() if kind.startswith(shape))) for shape in BOARD.shapes]
    for cell, (icon, count) in zip(_cells(box), [*left, ("anomaly", s.anomalies)], strict=True):
        c.amount(cell.x, cell.cy, icon, count, 34)


def _order(scene: Scene, box: Box) -> None:
    """Who plays in which order in this era; the holder of the banner begins the next."""
    c, s = scene.canvas, scene.view
    order = s.order or list(range(len(s.players)))
    size = min(44, (box.w - 12) // len(order))
    x = box.cx - size * len(order) // 2
    for seat in order:
        c.icon(f"seat{seat}", x + size // 2, box.cy + 10, size - 2)
        if s.banner == seat:
            c.icon("banner", x + size // 2 + 4, box.y + 18, 30)
        x += size
