"""The Chronobot's own board: thirteen positions with their arrows and tokens, its stores, tracks and tiles."""

from __future__ import annotations

from engine.anachrony import words as w
from engine.anachrony.data import CHRONOBOT, POSITIONS, SUPERPROJECTS, WORKERS
from engine.core import say
from render.anachrony import bot, seat_tiles, stores, tracks
from render.anachrony.scene import Scene
from render.anachrony.things import TYPE_COLOURS
from render.canvas import Box
from render.theme import CARD, DARK, GAP, LOOK, MUTED, PANEL, TEXT, WELL, mix, seat_colour

LEFT = 560
STORES = 318
TRACKS = 226
BOARD = STORES + GAP + TRACKS
LOW = 248
HEIGHT = BOARD + GAP + LOW
# Column and row of each position, so that its arrow leads to a neighbour.
PLACES = {
    "A1": (0, 0), "A2": (1, 0), "A3": (2, 0), "D1": (4, 0),
    "B1": (0, 1), "B2": (1, 1), "B3": (2, 1), "B4": (3, 1), "D2": (4, 1),
    "C1": (0, 2), "C2": (1, 2), "C3": (2, 2), "C4": (3, 2),
}  # fmt: skip
COLUMNS, ROWS, STREET = 5, 3, 30
# Degrees by which the arrow to the right is turned, by the step it takes.
TURNED = {(1, 0): 0, (-1, 0): 180, (0, 1): 270, (0, -1): 90, (-1, 1): 225}


def draw(scene: Scene, box: Box, seat: int) -> None:
    _stores(scene, Box(box.x, box.y, LEFT, STORES), seat)
    tracks.draw(scene, Box(box.x, box.y + STORES + GAP, LEFT, TRACKS), seat)
    _positions(scene, Box(box.x + LEFT + GAP, box.y, box.w - LEFT - GAP, BOARD))
    low = Box(box.x, box.y + BOARD + GAP, box.w, box.h - BOARD - GAP)
    scene.canvas.panel(Box(low.x, low.y, LEFT, low.h), PANEL)
    seat_tiles.draw_spots(scene, Box(low.x + 20, low.y + 20, LEFT - 40, low.h - 40), seat)
    _tiles(scene, Box(low.x + LEFT + GAP, low.y, low.w - LEFT - GAP, low.h), seat)


def _stores(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, PANEL)
    rows = box.inset(20, 14).rows(4, 8)
    stores.draw_assets(scene, rows[0], seat)
    c.panel(rows[1], WELL, 12)
    for cell, type_ in zip(rows[1].inset(14, 0).columns(len(WORKERS), 4), WORKERS, strict=True):
        count = p.active[type_]
        c.amount(cell.x, cell.cy, type_, count, 52, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:active:{type_}", cell.inset(0, 4))
    pieces = [*bot.pieces(scene), ("vp", str(p.vp)), ("px", f"{p.paradox}/{CHRONOBOT.paradox_limit}")]
    cells = [*rows[2].columns(3, 4), *rows[3].columns(3, 4)]
    for cell, (icon, count_) in zip(cells, pieces, strict=True):
        c.amount(cell.x, cell.cy, icon, count_, 46)


# --- positions


def _positions(scene: Scene, box: Box) -> None:
    c = scene.canvas
    c.panel(box, PANEL)
    grid = [row.columns(COLUMNS, STREET) for row in box.inset(20, 18).rows(ROWS, STREET)]
    places = {id_: grid[row][column] for id_, (column, row) in PLACES.items()}
    for id_, cell in places.items():
        _arrow(scene, id_, cell, places[POSITIONS[id_].next])
    for id_, cell in places.items():
        _position(scene, cell, id_)


def _arrow(scene: Scene, id_: str, cell: Box, target: Box) -> None:
    """Between two neighbours; from the end of row A it leads back to the beginning."""
    c = scene.canvas
    to = PLACES[POSITIONS[id_].next]
    step = to[0] - PLACES[id_][0], to[1] - PLACES[id_][1]
    if step not in TURNED:
        c.icon("loop", cell.right + 44, cell.cy, 56)
        return
    x, y = (cell.cx + target.cx) // 2, (cell.cy + target.cy) // 2
    aside = {"D1": -22, "D2": 22}.get(id_, 0)  # these two lead to one another
    c.icon("arrow", x + aside, y, 34, turned=TURNED[step])


def _position(scene: Scene, box: Box, id_: str) -> None:
    c, state = scene.canvas, scene.view.chronobot
    assert state is not None
    here = [n for n, place in enumerate(state.tokens, 1) if place == id_]
    colour = seat_colour(state.seat)
    c.panel(box, mix(CARD, colour, 0.22) if here else mix(PANEL, CARD, 0.6), 14, colour if here else None, 5)
    c.icon(bot.icon(id_), box.x + 36, box.y + 34, 48)
    name = scene.words(w.position(id_))
    c.text(Box(box.x + 10, box.y + 62, box.w - 16, box.h - 66), name, 22, TEXT if here else MUTED, lines=4)
    for n, token in enumerate(reversed(here)):
        chip = Box(box.right - 52 - n * 48, box.y + 10, 44, 48)
        c.panel(chip, TEXT, 12)
        c.text(chip, str(token), 34, DARK, "extrabold", "center")
        scene.mark(f"{state.seat}:token:{token}", box)


# --- superprojects, anomalies, breakthroughs


def _tiles(scene: Scene, box: Box, seat: int) -> None:
    c, state = scene.canvas, scene.view.chronobot
    assert state is not None
    c.panel(box, PANEL)
    inner = box.inset(20)
    top = Box(inner.x, inner.y, inner.w, 110)
    for n, card in enumerate(top.columns(CHRONOBOT.superproject_max, 12)):
        if n >= len(state.superprojects):
            c.card(card, WELL)
            c.icon("superproject", card.cx, card.cy, 52, dim=True)
            continue
        tile = state.superprojects[n]
        c.card(card, CARD)
        c.panel(Box(card.x, card.y + 12, 8, card.h - 24), TYPE_COLOURS["superproject"], 4)
        c.icon("superproject", card.x + 50, card.cy, 52)
        c.text(Box(card.x + 88, card.y, card.w - 180, card.h), scene.words(w.superproject(tile)), LOOK, lines=3)
        c.amount(card.right - 84, card.cy, "vp", SUPERPROJECTS[tile].vp, 44)
    low = Box(inner.x, top.bottom + 14, inner.w, inner.bottom - top.bottom - 14)
    for n in range(CHRONOBOT.anomaly_max):
        spot = Box(low.x + n * 92, low.y, 80, 80)
        c.panel(spot, WELL, 14)
        c.icon("anomaly", spot.cx, spot.cy, 56, dim=n >= state.anomalies)
    right = Box(low.x + 300, low.y, low.w - 300, low.h)
    c.text(Box(right.x, right.y, right.w, 26), scene.words(say("render-breakthroughs")), 20, MUTED, "bold")
    seat_tiles.draw_breakthroughs(scene, Box(right.x, right.y + 34, right.w, low.h - 34), seat, 52)
