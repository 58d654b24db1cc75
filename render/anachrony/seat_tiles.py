"""The small pictures of a player's building spots and breakthroughs under the table's board."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony.data import ANOMALY, BUILDINGS, SUPERPROJECTS, TYPES
from engine.anachrony.state import Player
from render.anachrony.scene import Scene, worker_at
from render.anachrony.things import TYPE_COLOURS
from render.canvas import Box
from render.theme import DARK, TEXT, WELL, Colour, mix


def draw_spots(scene: Scene, box: Box, seat: int) -> None:
    """Four rows of three; a superproject covers two spots."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    for row, type_ in zip(box.rows(len(TYPES), 4), TYPES, strict=True):
        size = min(row.h, 44)
        c.icon(type_, row.x + size // 2, row.cy, size)
        cells = Box(row.x + size + 6, row.y, row.w - size - 6, row.h).columns(q.ROW, 4)
        first = q.spot(type_, 0)
        for n, cell in enumerate(cells):
            _spot(scene, cell, p, first + n, TYPE_COLOURS[type_])
        for n, cell in enumerate(cells):
            scene.mark(f"{seat}:spot:{first + n}", cell, 8)


def _spot(scene: Scene, cell: Box, p: Player, number: int, colour: Colour) -> None:
    c = scene.canvas
    tile = p.spots[number]
    worker = worker_at(p, tile) if tile else ""
    if not tile:
        c.panel(cell, WELL, 7)
    elif tile == ANOMALY or number in p.covered:
        c.panel(cell, mix(WELL, TYPE_COLOURS["anomaly"], 0.4), 7)
        c.icon("anomaly", cell.cx, cell.cy, 28)
    elif tile in SUPERPROJECTS:
        c.panel(cell, mix(WELL, TYPE_COLOURS["superproject"], 0.45), 7)
        c.icon("superproject", cell.cx, cell.cy, 28)
    else:
        c.panel(cell, mix(WELL, colour, 0.42), 7)
        room = cell.w - (24 if worker else 0)
        text = Box(cell.x + 1, cell.y, room - 1, cell.h)
        if room > 104:
            c.amount(cell.x + room - 52, cell.cy, "vp", BUILDINGS[tile].vp, 26)
            text = Box(cell.x + 6, cell.y, room - 60, cell.h)
        c.text(text, tile, 22, TEXT, "bold", "center")
    if worker:
        c.icon(worker, cell.right - 13, cell.cy, 24)


def draw_breakthroughs(scene: Scene, box: Box, seat: int, largest: int = 46) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    kinds = [(kind, count) for kind, count in sorted(p.breakthroughs.items()) if count]
    step = next((one for one in (largest, 40, 36, 32) if len(kinds) <= (box.w // one) * (box.h // one)), 26)
    across = max(1, box.w // step)
    for n, (kind, count) in enumerate(kinds):
        x, y = box.x + n % across * step, box.y + n // across * step
        c.icon(kind, x + step // 2, y + step // 2, step - 4)
        if count > 1:
            c.panel(Box(x + step - 18, y + step - 20, 20, 22), DARK, 8)
            c.text(Box(x + step - 18, y + step - 20, 20, 22), str(count), 18, TEXT, "bold", "center")
    if kinds:
        rows = (len(kinds) + across - 1) // across
        scene.mark(f"{seat}:breakthroughs", Box(box.x, box.y, min(len(kinds), across) * step, rows * step))
