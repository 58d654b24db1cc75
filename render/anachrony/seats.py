"""One panel for each player under the board."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import ANOMALY, ASSETS, BUILDINGS, CHRONOBOT, SLOTS, SUPERPROJECTS, TYPES, WORKERS
from engine.anachrony.state import Player, State
from engine.core import say, who
from render import fonts
from render.anachrony.scene import Scene, points, worker_at
from render.anachrony.things import TYPE_COLOURS
from render.canvas import Box
from render.theme import BAD, CARD, DARK, LINE, MUTED, PANEL, STUDY, TEXT, WELL, mix, seat_colour

HEIGHT = 452
HEAD_ONLY = 124


def height(s: State) -> int:
    """Before anybody has a path there is nothing but names to show."""
    return HEIGHT if any(p.path for p in s.players) else HEAD_ONLY


def draw(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    colour = seat_colour(seat)
    active = seat in scene.turn
    c.panel(box, PANEL, 16, colour if active else mix(PANEL, colour, 0.45), 6 if active else 4)
    inner = box.inset(14, 12)
    _header(scene, Box(inner.x, inner.y, inner.w, 60), seat)
    if not s.players[seat].path:
        c.text(Box(inner.x, inner.y + 64, inner.w, 28), scene.words(say("render-no-path")), STUDY, MUTED)
        return
    _about(scene, Box(inner.x, inner.y + 62, inner.w, 30), seat)
    _assets(scene, Box(inner.x, inner.y + 98, inner.w, 40), seat)
    _workers(scene, Box(inner.x, inner.y + 142, inner.w, 78), seat)
    if q.is_bot(s, seat):
        _bot_pieces(scene, Box(inner.x, inner.y + 186, inner.w, 34))
        _tokens(scene, Box(inner.x, inner.y + 222, inner.w, 42))
    else:
        _suits(scene, Box(inner.x, inner.y + 222, inner.w, 42), seat)
    _tracks(scene, Box(inner.x, inner.y + 270, inner.w, 40), seat)
    low = Box(inner.x, inner.y + 316, inner.w, inner.h - 316)
    grid = Box(low.x, low.y, max(226, low.w * 60 // 100), low.h)
    _spots(scene, grid, seat)
    _breakthroughs(scene, Box(grid.right + 12, low.y, low.right - grid.right - 12, low.h), seat)


def _header(scene: Scene, box: Box, seat: int) -> None:
    c = scene.canvas
    c.icon(f"seat{seat}", box.x + 28, box.cy, 56)
    total = str(points(scene.view, seat))
    wide = fonts.width(total, 46, "extrabold")
    score = Box(box.right - wide, box.y, wide, box.h)
    c.text(score, total, 46, TEXT, "extrabold", "right")
    c.icon("vp", score.x - 24, box.cy, 36)
    scene.mark(f"{seat}:points", Box(score.x - 46, box.y + 4, wide + 50, box.h - 8))
    name = Box(box.x + 66, box.y, score.x - 52 - box.x - 66, box.h)
    c.text(name, scene.words(who(seat)), 34, seat_colour(seat), "bold", lines=2)


def _about(scene: Scene, box: Box, seat: int) -> None:
    """The path; at the right what happened to the seat this era."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    badges = [
        icon
        for icon, on in (
            ("banner", s.banner == seat),
            ("passed", p.passed and s.phase == "actions"),
            ("evacuate", p.evacuated),
        )
        if on
    ]
    x = box.right
    for icon in badges:
        x -= 34
        c.icon(icon, x + 16, box.cy, 30)
        fact = "evacuated" if icon == "evacuate" else icon
        scene.mark(f"{seat}:{fact}", Box(x, box.y, 32, box.h), 10)
    about = scene.words(w.path(p.path))
    c.text(Box(box.x, box.y, x - box.x - 6, box.h), about, STUDY, MUTED, "medium")


def _assets(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(Box(box.x - 4, box.y, box.w + 8, box.h), WELL, 10)
    for cell, asset in zip(box.columns(len(ASSETS), 2), ASSETS, strict=True):
        count = p.assets[asset]
        c.amount(cell.x + 2, cell.cy, asset, count, 28, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:asset:{asset}", Box(cell.x, cell.y + 2, cell.w, cell.h - 4), 10)


def _workers(scene: Scene, box: Box, seat: int) -> None:
    """Above the active ones, below, lying down, the tired ones."""
    c, p = scene.canvas, scene.view.players[seat]
    for cell, type_ in zip(box.columns(len(WORKERS), 2), WORKERS, strict=True):
        count, tired = p.active[type_], p.tired[type_]
        c.amount(cell.x + 2, cell.y + 22, type_, count, 40, TEXT if count else MUTED, not count)
        scene.mark(f"{seat}:active:{type_}", Box(cell.x, cell.y, cell.w - 2, 44))
        if tired:
            c.icon(type_, cell.x + 22, cell.y + 61, 28, dim=True, turned=90)
            c.text(Box(cell.x + 46, cell.y + 46, 30, 30), str(tired), STUDY, MUTED, "bold")
        scene.mark(f"{seat}:tired:{type_}", Box(cell.x, cell.y + 46, cell.w - 2, 30))


def _suits(scene: Scene, box: Box, seat: int) -> None:
    """The charging slots, the exosuits in store, the warp tiles in hand."""
    c, p = scene.canvas, scene.view.players[seat]
    for n in range(len(SLOTS)):
        cx = box.x + 20 + n * 38
        if p.powered[n]:
            c.hexagon(cx, box.cy, 40, seat_colour(seat), DARK, 4)
            c.icon("exosuit", cx, box.cy, 24)
        elif p.blocked[n]:
            c.hexagon(cx, box.cy, 40, WELL, LINE, 4, hatch=mix(PANEL, BAD, 0.4))
        else:
            c.hexagon(cx, box.cy, 40, WELL, LINE, 4)
        scene.mark(f"{seat}:slot:{n}", Box(cx - 18, box.cy - 20, 36, 40), 14)
    c.amount(box.x + 6 * 38 + 10, box.cy, "exosuit", p.exosuits, 28, MUTED)
    c.amount(box.right - 52, box.cy, "warp", len(p.warp), 28, MUTED)
    scene.mark(f"{seat}:warp", Box(box.right - 54, box.y + 2, 54, box.h - 4))


def _bot_pieces(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    assert s.chronobot is not None
    p = s.players[s.chronobot.seat]
    suits = p.exosuits + q.count_powered(p)
    pieces = [("exosuit", suits), ("warp", len(p.warp))]
    pieces += [("superproject", len(s.chronobot.superprojects)), ("anomaly", s.chronobot.anomalies)]
    for cell, (icon, count) in zip(box.columns(len(pieces), 2), pieces, strict=True):
        c.amount(cell.x + 4, cell.cy, icon, count, 30, TEXT if count else MUTED, not count)


def _tokens(scene: Scene, box: Box) -> None:
    """The Chronobot's numbered tokens with the actions they stand on."""
    c, bot = scene.canvas, scene.view.chronobot
    assert bot is not None
    for n, (cell, position) in enumerate(zip(box.columns(len(bot.tokens), 4), bot.tokens, strict=True), 1):
        c.panel(cell, CARD, 10)
        text = f"{n}·{position}"
        c.text(cell.inset(4, 0), text, STUDY, TEXT, "bold", "center")
    scene.mark(f"{bot.seat}:tokens", box)


def _tracks(scene: Scene, box: Box, seat: int) -> None:
    """Morale and time travel with the value now and the next one; paradoxes against their limit."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    bot = q.is_bot(s, seat)
    morale = CHRONOBOT.morale_vp if bot else q.board(s, seat).morale_vp
    travel = CHRONOBOT.time_travel_vp if bot else q.board(s, seat).time_travel_vp
    cells = box.columns(3, 6)
    tracks = [(cells[0], "morale", [signed(vp) for vp in morale], p.morale)]
    tracks += [(cells[1], "time_travel", [str(vp) for vp in travel], p.time_travel)]
    for cell, icon, track, at in tracks:
        c.icon(icon, cell.x + 17, cell.cy, 34)
        end = c.text(Box(cell.x + 38, cell.y, 42, cell.h), track[at], 24, TEXT, "bold")
        if at + 1 < len(track):
            c.icon("next", end + 10, cell.cy, 12)
            c.text(Box(end + 18, cell.y, cell.right - end - 18, cell.h), track[at + 1], 18, MUTED, "bold")
        scene.mark(f"{seat}:{icon}", Box(cell.x - 2, cell.y, cell.w, cell.h))
    cell = cells[2]
    c.icon("px", cell.x + 17, cell.cy, 34)
    c.text(Box(cell.x + 40, cell.y, cell.w - 40, cell.h), f"{p.paradox}/{q.paradox_limit(s, seat)}", 24, TEXT, "bold")
    scene.mark(f"{seat}:paradox", Box(cell.x - 2, cell.y, cell.w, cell.h))


def signed(value: int) -> str:
    return f"{value:+}".replace("-", "−") if value else "0"


def _spots(scene: Scene, box: Box, seat: int) -> None:
    """Four rows of three; a superproject covers two spots."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    for row, type_ in zip(box.rows(len(TYPES), 3), TYPES, strict=True):
        c.icon(type_, row.x + 13, row.cy, 25)
        cells = Box(row.x + 32, row.y, row.w - 32, row.h).columns(q.ROW, 4)
        first = q.spot(type_, 0)
        for n, cell in enumerate(cells):
            _spot(scene, cell, p, first + n, TYPE_COLOURS[type_])
        for n, cell in enumerate(cells):
            scene.mark(f"{seat}:spot:{first + n}", cell, 8)


def _spot(scene: Scene, cell: Box, p: Player, number: int, colour: tuple[int, int, int]) -> None:
    c = scene.canvas
    tile = p.spots[number]
    if not tile:
        c.panel(cell, WELL, 6)
        return
    if tile == ANOMALY or number in p.covered:
        c.panel(cell, mix(WELL, TYPE_COLOURS["anomaly"], 0.35), 6)
        c.icon("anomaly", cell.cx, cell.cy, 24)
        return
    if tile in SUPERPROJECTS:
        c.panel(cell, mix(WELL, TYPE_COLOURS["superproject"], 0.4), 6)
        c.icon("superproject", cell.cx, cell.cy, 22)
    else:
        c.panel(cell, mix(WELL, colour, 0.32), 6)
        busy = worker_at(p, tile)
        text = cell.inset(4, 0) if not busy else Box(cell.x + 3, cell.y, cell.w - 25, cell.h)
        if cell.w > 110:
            c.amount(text.right - 48, cell.cy, "vp", BUILDINGS[tile].vp, 20)
            text = Box(text.x + 4, text.y, text.w - 56, text.h)
        c.text(text, tile, 18, TEXT, "bold", "center")
    worker = worker_at(p, tile)
    if worker:
        c.icon(worker, cell.right - 12, cell.cy, 22)


def _breakthroughs(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    kinds = [(kind, count) for kind, count in sorted(p.breakthroughs.items()) if count]
    step = next((one for one in (42, 34, 28) if len(kinds) <= (box.w // one) * (box.h // one)), 24)
    across = max(1, box.w // step)
    for n, (kind, count) in enumerate(kinds):
        x, y = box.x + n % across * step, box.y + n // across * step
        c.icon(kind, x + step // 2, y + step // 2, step - 4)
        if count > 1:
            c.panel(Box(x + step - 18, y + step - 20, 20, 22), DARK, 8)
            c.text(Box(x + step - 18, y + step - 20, 20, 22), str(count), 18, TEXT, "bold", "center")
    if kinds:
        rows = (len(kinds) + across - 1) // across
        scene.mark(f"{seat}:breakthroughs", Box(box.x, box.y, min(box.w, across * step), rows * step))
