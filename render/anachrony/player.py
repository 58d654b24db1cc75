"""One player's board in detail, and what only that player may know."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import (
    ASSETS,
    BOARD,
    EVACUATION,
    SLOTS,
    WORKERS,
)
from engine.anachrony.verbs import Cost
from engine.core import Text, say, who
from render import fonts
from render.anachrony import evacuation, glyphs, rows
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene, points
from render.anachrony.seats import signed
from render.anachrony.timeline import warp_icon
from render.canvas import Box, Canvas
from render.theme import (
    BAD,
    CARD,
    DARK,
    GAP,
    LINE,
    LOOK,
    MARGIN,
    MUTED,
    PANEL,
    STUDY,
    TEXT,
    WELL,
    WIDTH,
    mix,
    seat_colour,
)  # fmt: skip

HEADER = 104
LEFT = 560
PRIVATE = 118


def draw(scene: Scene, seat: int, pending: Sequence[str] | None = None) -> Canvas:
    """`pending`: the seat's warp choice that the others do not know yet."""
    s = scene.view
    p = s.players[seat]
    private = pending is not None or any(card != "?" for card in p.hand + p.kept)
    body = 976
    high = 2 * MARGIN + HEADER + GAP + body + (PRIVATE + GAP if private else 0)
    scene.canvas = Canvas(WIDTH, high)
    y = MARGIN
    _header(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, HEADER), seat)
    y += HEADER + GAP
    if private:
        _private(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, PRIVATE), seat, pending)
        y += PRIVATE + GAP
    if not p.path or q.is_bot(s, seat):
        return scene.canvas
    left = Box(MARGIN, y, LEFT, body)
    _stores(scene, Box(left.x, left.y, left.w, 370), seat)
    _tracks(scene, Box(left.x, left.y + 386, left.w, 226), seat)
    _abilities(scene, Box(left.x, left.y + 628, left.w, 348), seat)
    right = Box(left.right + GAP, y, WIDTH - 2 * MARGIN - LEFT - GAP, body)
    rows.draw(scene, Box(right.x, right.y, right.w, 690), seat)
    _pieces(scene, Box(right.x, right.y + 706, right.w, 270), seat)
    return scene.canvas


def _header(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    colour = seat_colour(seat)
    c.panel(box, colour)
    c.icon(f"seat{seat}", box.x + 60, box.cy, 84)
    total = str(points(s, seat))
    wide = fonts.width(total, 60, "extrabold")
    c.text(Box(box.right - 28 - wide, box.y, wide, box.h), total, 60, DARK, "extrabold")
    c.panel(Box(box.right - 98 - wide, box.cy - 29, 58, 58), DARK, 29)
    c.icon("vp", box.right - 69 - wide, box.cy - 2, 44)
    text = Box(box.x + 118, box.y + 8, box.w - 118 - wide - 120, 56)
    c.text(text, scene.words(who(seat)), 46, DARK, "extrabold", least=30)
    about = Box(text.x, box.y + 64, text.w, 32)
    c.text(about, scene.words(_about(p.path, p.leader)), 24, DARK, "semibold")


def _about(path: str, leader: str) -> Text:
    if not path:
        return say("render-no-path")
    if not leader:
        return w.path(path)
    return say("render-path-leader", path=w.path(path), leader=w.leader(leader))


def _private(scene: Scene, box: Box, seat: int, pending: Sequence[str] | None) -> None:
    """A sealed strip: nobody else gets this picture."""
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, mix(PANEL, BAD, 0.16), 16, BAD, 4)
    c.icon("sealed", box.x + 58, box.cy, 72)
    label = Box(box.x + 112, box.y + 8, 430, box.h - 16)
    x = label.right + 20
    if pending is not None:
        c.text(label, scene.words(say("render-secret-warp", count=len(pending))), LOOK, TEXT, "bold", lines=2)
        for tile in pending:
            card = Box(x, box.y + 14, 90, 90)
            c.panel(card, seat_colour(seat), 14)
            c.panel(card.inset(8), DARK, 10)
            c.icon(warp_icon(tile), card.cx, card.cy, 60)
            end = c.text(Box(card.right + 12, box.y, 250, box.h), scene.words(w.warp(tile)), LOOK, TEXT, lines=2)
            x = end + 36
        return
    c.text(label, scene.words(say("render-secret-cards")), LOOK, TEXT, "bold", lines=2)
    name = w.starting_asset if scene.view.phase == "asset_draft" else w.endgame
    shown = [scene.words(name(card)) for card in p.kept + p.hand if card != "?"]
    c.text(Box(x, box.y + 8, box.right - x - 20, box.h - 16), "; ".join(shown), 22, TEXT, lines=4)


# --- left: what the player has


def _stores(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(20, 16)
    for cell, asset in zip(Box(inner.x, inner.y, inner.w, 60).columns(len(ASSETS), 4), ASSETS, strict=True):
        count = p.assets[asset]
        c.amount(cell.x, cell.cy, asset, count, 42, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:asset:{asset}", cell)
    for n, (column, workers, dim) in enumerate((("active", p.active, False), ("tired", p.tired, True))):
        row = Box(inner.x, inner.y + 78 + n * 76, inner.w, 66)
        c.panel(row, WELL, 12)
        c.text(Box(row.x + 14, row.y, 128, row.h), scene.words(say(f"render-{column}")), 22, MUTED, "bold", lines=2)
        cells = Box(row.x + 146, row.y, row.w - 150, row.h).columns(len(WORKERS), 4)
        for cell, type_ in zip(cells, WORKERS, strict=True):
            count = workers[type_]
            c.icon(type_, cell.x + 24, cell.cy, 46, dim=dim or not count, turned=90 if dim else 0)
            c.text(Box(cell.x + 52, cell.y, 40, cell.h), str(count), 30, TEXT if count else MUTED, "bold")
            scene.mark(f"{seat}:{column}:{type_}", cell.inset(0, 4))
    _charging(scene, Box(inner.x, inner.y + 236, inner.w, 106), seat)


def _charging(scene: Scene, box: Box, seat: int) -> None:
    """The six slots in their two rows side by side, each with what it costs to fill."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    for n, (slot, cell) in enumerate(zip(q.board(s, seat).slots, box.columns(len(SLOTS), 4), strict=True)):
        if p.powered[n]:
            c.hexagon(cell.cx, cell.y + 36, 72, seat_colour(seat), DARK, 5)
            c.icon("exosuit", cell.cx, cell.y + 35, 42)
        elif p.blocked[n]:
            c.hexagon(cell.cx, cell.y + 36, 72, WELL, LINE, 5, hatch=mix(PANEL, BAD, 0.4))
        else:
            c.hexagon(cell.cx, cell.y + 36, 72, WELL, LINE, 5)
        scene.mark(f"{seat}:slot:{n}", Box(cell.cx - 36, cell.y, 72, 72), 20)
        price = _either(slot.costs)
        glyphs.draw(c, Box(cell.x, cell.y + 76, cell.w, 28), price or [Glyph("", "0")], 24, "center", MUTED)


def _either(costs: Sequence[Cost]) -> list[Glyph]:
    parts: list[Glyph] = []
    for one in costs:
        parts += [*([Glyph("", "/")] if parts else []), *glyphs.short_cost(one)]
    return parts


# --- left: tracks


def _tracks(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    p, board = s.players[seat], q.board(s, seat)
    c.panel(box, PANEL)
    inner = box.inset(20, 14)
    morale = Box(inner.x, inner.y, inner.w, 104)
    _track(scene, morale, "morale", [signed(vp) for vp in board.morale_vp], p.morale, seat)
    cells = Box(morale.x + 62, morale.y + 62, morale.w - 62, 32).columns(len(board.supply_cost), 6)
    for n, (cell, water) in enumerate(zip(cells, board.supply_cost, strict=True)):
        glyphs.draw(c, cell, [Glyph("W", str(water))], 22, "center", TEXT if n == p.morale else MUTED, n != p.morale)
    travel = Box(inner.x, inner.y + 124, inner.w, 72)
    _track(scene, travel, "time_travel", [str(vp) for vp in board.time_travel_vp], p.time_travel, seat)


def _track(scene: Scene, box: Box, icon: str, values: Sequence[str], at: int, seat: int) -> None:
    c = scene.canvas
    c.icon(icon, box.x + 26, box.y + 29, 52)
    for n, (cell, value) in enumerate(
        zip(Box(box.x + 62, box.y, box.w - 62, 58).columns(len(values), 6), values, strict=True)
    ):
        c.panel(cell, seat_colour(seat) if n == at else CARD, 10)
        c.text(cell.inset(2, 0), value, 28 if n == at else 22, DARK if n == at else MUTED, "bold", "center")
        if n == at:
            scene.mark(f"{seat}:{icon}", cell)


# --- left: leader and evacuation


def _abilities(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(20, 14)
    if p.leader:
        c.icon("leader", inner.x + 22, inner.y + 20, 40)
        name = scene.words(w.name("leader", f"{p.leader}-ability"))
        c.text(Box(inner.x + 54, inner.y, inner.w - 54, 40), name, 26, TEXT, "bold")
        text = scene.words(w.leader_text(p.leader))
        c.text(Box(inner.x, inner.y + 46, inner.w, 104), text, STUDY, MUTED, "medium", lines=4, top=True)
    if p.condition:
        y = inner.y + 160
        c.rect(Box(inner.x, y, inner.w, 3), LINE)
        c.icon("evacuate", inner.x + 22, y + 34, 42, dim=p.evacuated)
        name = scene.words(w.evacuation(p.condition))
        c.text(Box(inner.x + 54, y + 14, inner.w - 54, 40), name, 26, TEXT, "bold")
        it = EVACUATION[p.condition]
        glyphs.draw(c, Box(inner.x, y + 66, inner.w, 40), evacuation.base(it), 34)
        glyphs.draw(c, Box(inner.x, y + 112, inner.w, 40), evacuation.extra(it), 34)


# --- right: breakthroughs, warp tiles, markers


def _pieces(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(20, 16)
    rest = [
        ("px", f"{p.paradox}/{q.paradox_limit(s, seat)}"),
        ("exosuit", str(p.exosuits)),
        ("used", f"{q.count_markers(p)}/{BOARD.path_markers - 1}"),
        ("experiment", str(len(p.experiments))),
        ("vp", str(p.vp)),
    ]
    shown = [pair for pair in rest if pair[0] != "experiment" or s.doomsday]
    for cell, (icon, text) in zip(Box(inner.x, inner.y, inner.w, 50).columns(5, 8), shown, strict=False):
        c.amount(cell.x, cell.cy, icon, text, 40)
    scene.mark(f"{seat}:paradox", Box(inner.x - 4, inner.y, 120, 50))
    warps = Box(inner.x, inner.y + 66, inner.w, 66)
    c.text(Box(warps.x, warps.y, 180, warps.h), scene.words(say("render-warp-hand")), STUDY, MUTED, "bold", lines=2)
    for n, tile in enumerate(p.warp):
        card = Box(warps.x + 190 + n * 72, warps.y + 3, 60, 60)
        c.panel(card, seat_colour(seat), 10)
        c.panel(card.inset(5), DARK, 7)
        c.icon(warp_icon(tile), card.cx, card.cy, 40)
    found = Box(inner.x, inner.y + 150, inner.w, 88)
    c.text(Box(found.x, found.y, 180, found.h), scene.words(say("render-breakthroughs")), STUDY, MUTED, "bold", lines=2)
    kinds = [(kind, count) for kind, count in sorted(p.breakthroughs.items()) if count]
    step = min(98, (found.w - 190) // max(1, (len(kinds) + 1) // 2) if len(kinds) > 8 else 98)
    across = max(1, (found.w - 190) // step)
    size = 42 if len(kinds) > across else 56
    for n, (kind, count) in enumerate(kinds):
        x, y = found.x + 190 + n % across * step, found.y + n // across * 46
        c.icon(kind, x + size // 2, y + (size // 2 if len(kinds) > across else found.h // 2), size)
        if count > 1:
            low = y + (size // 2 if len(kinds) > across else found.h // 2)
            c.text(Box(x + size + 3, low - 15, 28, 30), f"×{count}", STUDY, TEXT, "bold")
