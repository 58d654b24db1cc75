"""One panel for each player under the board: one column of facts, or two side by side where there is room."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import ASSETS, CHRONOBOT, SLOTS, WORKERS
from engine.anachrony.state import State
from engine.core import say, who
from render import fonts
from render.anachrony import bot, seat_tiles
from render.anachrony.scene import Scene, points
from render.canvas import Box
from render.theme import BAD, DARK, LINE, MUTED, PANEL, STUDY, TEXT, WELL, mix, seat_colour

HEAD = 80
COLUMN = 520  # one column of facts
TWO_COLUMNS = 276
ROOMY = 640  # a panel this wide takes two columns
HEAD_ONLY = 132


def height(s: State) -> int:
    """Before anybody has a path there is nothing but names to show."""
    if not any(p.path for p in s.players):
        return HEAD_ONLY
    return HEAD + (TWO_COLUMNS if len(s.players) < 3 else COLUMN)


def draw(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    colour = seat_colour(seat)
    active = seat in scene.turn
    c.panel(box, PANEL, 16, colour if active else mix(PANEL, colour, 0.5), 8 if active else 4)
    _header(scene, Box(box.x, box.y, box.w, HEAD), seat)
    body = Box(box.x + 16, box.y + HEAD + 8, box.w - 32, box.h - HEAD - 20)
    if not s.players[seat].path:
        c.text(Box(body.x, body.y, body.w, 34), scene.words(say("render-no-path")), 24, MUTED)
    elif box.w >= ROOMY:
        left, right = body.columns(2, 28)
        _first_half(scene, left, seat)
        _second_half(scene, right, seat)
    else:
        _first_half(scene, Box(body.x, body.y, body.w, 256), seat)
        _second_half(scene, Box(body.x, body.y + 262, body.w, body.h - 262), seat)


def _first_half(scene: Scene, box: Box, seat: int) -> None:
    _about(scene, Box(box.x, box.y, box.w, 72), seat)
    _assets(scene, Box(box.x, box.y + 76, box.w, 92), seat)
    _workers(scene, Box(box.x, box.y + 174, box.w, 82), seat)


def _second_half(scene: Scene, box: Box, seat: int) -> None:
    if q.is_bot(scene.view, seat):
        bot.draw_tokens(scene, Box(box.x, box.y, box.w, 50))
    else:
        _suits(scene, Box(box.x, box.y, box.w, 50), seat)
    _tracks(scene, Box(box.x, box.y + 54, box.w, 46), seat)
    low = Box(box.x, box.y + 106, box.w, box.h - 106)
    grid = Box(low.x, low.y, max(222, low.w * 62 // 100), low.h)
    seat_tiles.draw_spots(scene, grid, seat)
    seat_tiles.draw_breakthroughs(scene, Box(grid.right + 12, low.y, low.right - grid.right - 12, low.h), seat)


def _header(scene: Scene, box: Box, seat: int) -> None:
    """A block of the seat's colour; the points stand on dark ground."""
    c = scene.canvas
    c.panel(box, seat_colour(seat), 16)
    c.rect(Box(box.x, box.bottom - 16, box.w, 16), seat_colour(seat))
    c.icon(f"seat{seat}", box.x + 40, box.cy, 58)
    total = str(points(scene.view, seat, over=not scene.turn)).replace("-", "−")
    wide = fonts.width(total, 50, "extrabold")
    score = Box(box.right - 70 - wide, box.y + 10, wide + 60, box.h - 20)
    c.panel(score, DARK, 14)
    c.icon("vp", score.x + 25, score.cy - 1, 36)
    c.text(Box(score.right - wide - 12, score.y, wide, score.h), total, 50, TEXT, "extrabold")
    scene.mark(f"{seat}:points", score.inset(2), 14)
    name = Box(box.x + 76, box.y + 4, score.x - box.x - 84, box.h - 8)
    c.text(name, scene.words(who(seat)), 38, DARK, "extrabold", lines=3)


def _about(scene: Scene, box: Box, seat: int) -> None:
    """The path and the leader; at the right what happened to the seat this era."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    badges = {"banner": s.banner == seat, "passed": p.passed and s.phase == "actions", "evacuate": p.evacuated}
    shown = [icon for icon, on in badges.items() if on]
    x = box.right - 44 * (len(shown) // 2 + len(shown) % 2)
    for n, icon in enumerate(shown):
        size, y = (42, box.cy) if len(shown) == 1 else (34, box.y + 17 + n % 2 * 37)
        badge = Box(x + n // 2 * 44 + 22 - size // 2, y - size // 2, size, size)
        c.icon(icon, badge.cx, badge.cy, size)
        fact = "evacuated" if icon == "evacuate" else icon
        scene.mark(f"{seat}:{fact}", badge, 10)
    c.icon(f"path-{p.path}", box.x + 24, box.cy, 50)
    text = Box(box.x + 60, box.y, x - box.x - 66, box.h)
    if not p.leader:
        c.text(text, scene.words(w.path(p.path)), 24, TEXT, "semibold")
        return
    c.text(Box(text.x, text.y, text.w, 28), scene.words(w.path(p.path)), 22, TEXT, "semibold")
    c.text(Box(text.x, text.y + 28, text.w, 44), scene.words(w.leader(p.leader)), STUDY, MUTED, "medium", lines=2)


def _assets(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, WELL, 12)
    cells = [cell for row in box.inset(10, 3).rows(2, 0) for cell in row.columns(3, 2)]
    for cell, asset in zip(cells, ASSETS, strict=True):
        count = p.assets[asset]
        c.amount(cell.x + 2, cell.cy, asset, count, 38, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:asset:{asset}", Box(cell.x - 2, cell.y + 3, min(cell.w, 106), cell.h - 6), 10)


def _workers(scene: Scene, box: Box, seat: int) -> None:
    """Above the active ones, below, lying down, the tired ones."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    for cell, type_ in zip(box.columns(len(WORKERS), 2), WORKERS, strict=True):
        count, tired = p.active[type_], p.tired[type_]
        c.amount(cell.x + 2, cell.y + 23, type_, count, 44, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:active:{type_}", Box(cell.x, cell.y, min(cell.w - 2, 86), 46))
        if tired:
            c.icon(type_, cell.x + 24, cell.y + 65, 32, dim=True, turned=90)
            c.text(Box(cell.x + 48, cell.y + 49, 34, 32), str(tired), 24, MUTED, "bold")
        scene.mark(f"{seat}:tired:{type_}", Box(cell.x, cell.y + 50, min(cell.w - 2, 86), 30))
    if q.is_bot(s, seat):
        bot.draw_pieces(scene, Box(box.x, box.y + 46, box.w, 38))


def _suits(scene: Scene, box: Box, seat: int) -> None:
    """The charging slots, the exosuits in store, the warp tiles in hand."""
    c, p = scene.canvas, scene.view.players[seat]
    for n in range(len(SLOTS)):
        cx = box.x + 21 + n * 40
        if p.powered[n]:
            c.hexagon(cx, box.cy, 46, seat_colour(seat), DARK, 4)
            c.icon("exosuit", cx, box.cy, 28)
        elif p.blocked[n]:
            c.hexagon(cx, box.cy, 46, WELL, LINE, 4, hatch=mix(PANEL, BAD, 0.4))
        else:
            c.hexagon(cx, box.cy, 46, WELL, LINE, 4)
        scene.mark(f"{seat}:slot:{n}", Box(cx - 19, box.cy - 22, 38, 44), 14)
    rest = Box(box.x + 250, box.y, box.w - 250, box.h).columns(2, 2)
    c.amount(rest[0].x, box.cy, "exosuit", p.exosuits, 28, MUTED)
    c.amount(rest[1].x, box.cy, "warp", len(p.warp), 28, MUTED)
    scene.mark(f"{seat}:warp", Box(rest[1].x - 3, box.y + 7, 54, box.h - 14))


def _tracks(scene: Scene, box: Box, seat: int) -> None:
    """Morale and time travel with the value now and the next one; paradoxes against their limit."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    machine = q.is_bot(s, seat)
    morale = CHRONOBOT.morale_vp if machine else q.board(s, seat).morale_vp
    travel = CHRONOBOT.time_travel_vp if machine else q.board(s, seat).time_travel_vp
    c.panel(box, WELL, 12)
    cells = _thirds(box.inset(6, 0))
    tracks = [(cells[0], "morale", [signed(vp) for vp in morale], p.morale)]
    tracks += [(cells[1], "time_travel", [str(vp) for vp in travel], p.time_travel)]
    for cell, icon, track, at in tracks:
        c.icon(icon, cell.x + 17, cell.cy, 34)
        end = c.text(Box(cell.x + 37, cell.y, 42, cell.h), track[at], 26, TEXT, "bold")
        if at + 1 < len(track):
            c.icon("next", end + 8, cell.cy, 12)
            c.text(Box(end + 15, cell.y, cell.right - end - 15, cell.h), track[at + 1], STUDY, MUTED, "bold")
        scene.mark(f"{seat}:{icon}", Box(cell.x - 2, cell.y + 3, cell.w, cell.h - 6))
    cell = cells[2]
    c.icon("px", cell.x + 17, cell.cy, 34)
    c.text(Box(cell.x + 38, cell.y, cell.w - 38, cell.h), f"{p.paradox}/{q.paradox_limit(s, seat)}", 26, TEXT, "bold")
    scene.mark(f"{seat}:paradox", Box(cell.x - 2, cell.y + 3, cell.w, cell.h - 6))


def _thirds(box: Box) -> list[Box]:
    """The tracks need more room than the paradoxes."""
    wide = box.w * 36 // 100
    tracks = [Box(box.x + n * wide, box.y, wide - 2, box.h) for n in range(2)]
    return [*tracks, Box(box.x + 2 * wide, box.y, box.w - 2 * wide, box.h)]


def signed(value: int) -> str:
    return f"{value:+}".replace("-", "−") if value else "0"
