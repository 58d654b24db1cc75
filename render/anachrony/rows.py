"""The building rows of a player's board: tiles in words and icons, and the costs of the free spots."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import ANOMALY, BOARD, BUILDINGS, SUPERPROJECTS, TYPES, Tile
from engine.core import say
from render.anachrony import glyphs
from render.anachrony.scene import Scene, worker_at
from render.anachrony.things import TYPE_COLOURS
from render.canvas import Box
from render.theme import CARD, LINE, MUTED, PANEL, STUDY, TEXT, WELL, mix


def draw(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    c.panel(box, PANEL)
    for row, type_ in zip(box.inset(16, 14).rows(len(TYPES), 10), TYPES, strict=True):
        c.icon(type_, row.x + 27, row.cy, 56)
        cells = Box(row.x + 64, row.y, row.w - 64, row.h).columns(q.ROW, 10)
        first, column = q.spot(type_, 0), 0
        while column < q.ROW:
            number = first + column
            tile = p.spots[number]
            double = tile in SUPERPROJECTS and column + 1 < q.ROW and p.spots[number + 1] == tile
            cell = cells[column]
            if double:
                cell = Box(cell.x, cell.y, cells[column + 1].right - cell.x, cell.h)
            _spot(scene, cell, seat, number, type_)
            column += 2 if double else 1


def _spot(scene: Scene, box: Box, seat: int, number: int, type_: str) -> None:
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    tile = p.spots[number]
    if not tile:
        cost = q.board(s, seat).building_costs[type_][number % q.ROW]
        next_free = q.leftmost_free_spot(p, type_) == number
        c.panel(box, WELL, 12, LINE if next_free else None, 4)
        glyphs.draw(c, box.inset(12), glyphs.cost(cost), 40, "center", TEXT if next_free else MUTED, not next_free)
    elif tile == ANOMALY or number in p.covered:
        c.panel(box, mix(WELL, TYPE_COLOURS["anomaly"], 0.25), 12)
        c.icon("anomaly", box.x + 56, box.cy, 72)
        c.text(Box(box.x + 104, box.y + 14, box.w - 116, 44), scene.words.capital(say("anachrony-word-anomaly")), 24)
        c.amount(box.x + 104, box.y + 84, "vp", str(BOARD.anomaly.vp).replace("-", "−"), 34)
        if tile != ANOMALY:
            c.text(Box(box.x + 104, box.y + 106, box.w - 116, 34), scene.words(w.tile(tile)), 18, MUTED)
    elif tile in SUPERPROJECTS:
        _tile(scene, box, tile, SUPERPROJECTS[tile], TYPE_COLOURS["superproject"], seat)
    else:
        _tile(scene, box, tile, BUILDINGS[tile], TYPE_COLOURS[BUILDINGS[tile].type], seat)
    scene.mark(f"{seat}:spot:{number}", box)


def _tile(scene: Scene, box: Box, tile: str, it: Tile, colour: tuple[int, int, int], seat: int) -> None:
    """Its name and points, what it does in icons, and who works or whose marker lies there."""
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, CARD, 12)
    c.panel(Box(box.x, box.y + 12, 8, box.h - 24), colour, 4)
    building = tile in BUILDINGS
    name = tile if building else scene.words(w.tile(tile))
    c.text(
        Box(box.x + 20, box.y + 8, box.w - 108, 42),
        name,
        30 if building else 28,
        MUTED if building else TEXT,
        "bold",
        lines=1,
    )
    c.amount(box.right - 78, box.y + 30, "vp", it.vp, 42)
    worker = worker_at(p, tile)
    used = f"tile:{tile}" in p.used
    room = box.w - 36 - (56 if worker or used else 0)
    if building:
        glyphs.draw(c, Box(box.x + 20, box.y + 58, room, box.h - 74), glyphs.tile(it), 46)
    else:
        glyphs.draw(c, Box(box.x + 20, box.y + 46, room, 38), glyphs.tile(it), 36)
        text = Box(box.x + 20, box.y + 84, room, box.h - 88)
        c.text(text, scene.words(w.tile_text(tile)), STUDY, MUTED, "medium", lines=3)
    if worker:
        c.icon(worker, box.right - 38, box.bottom - 40, 56)
    elif used:
        c.icon("used", box.right - 36, box.bottom - 40, 46)
