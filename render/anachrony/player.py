"""One player's board in detail, and what only that player may know."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.state import State
from engine.core import Text, say, who
from render import fonts
from render.anachrony import bot_board, holdings, rows, stores, tracks
from render.anachrony.scene import Scene, points
from render.anachrony.timeline import warp_icon
from render.canvas import Box, Canvas
from render.theme import BAD, DARK, GAP, LOOK, MARGIN, PANEL, TEXT, WIDTH, mix, seat_colour

HEADER = 112
LEFT = 560
STORES = 424
TRACKS = 226
LOW = 308
PRIVATE = 118
BODY = STORES + GAP + TRACKS + GAP + LOW


def draw(scene: Scene, seat: int, pending: Sequence[str] | None = None) -> Canvas:
    """`pending`: the seat's warp choice that the others do not know yet."""
    s = scene.view
    p = s.players[seat]
    private = pending is not None or any(card != "?" for card in p.hand + p.kept)
    high = 2 * MARGIN + HEADER + (GAP + PRIVATE if private else 0) + (GAP + _height(s, seat) if p.path else 0)
    scene.canvas = Canvas(WIDTH, high)
    y = MARGIN
    _header(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, HEADER), seat)
    y += HEADER + GAP
    if private:
        _private(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, PRIVATE), seat, pending)
        y += PRIVATE + GAP
    body = Box(MARGIN, y, WIDTH - 2 * MARGIN, _height(s, seat))
    if q.is_bot(s, seat):
        bot_board.draw(scene, body, seat)
    elif p.path:
        _board(scene, body, seat)
    return scene.canvas


def _height(s: State, seat: int) -> int:
    return bot_board.HEIGHT if q.is_bot(s, seat) else BODY


def _board(scene: Scene, box: Box, seat: int) -> None:
    stores.draw(scene, Box(box.x, box.y, LEFT, STORES), seat)
    tracks.draw(scene, Box(box.x, box.y + STORES + GAP, LEFT, TRACKS), seat)
    rows.draw(scene, Box(box.x + LEFT + GAP, box.y, box.w - LEFT - GAP, STORES + GAP + TRACKS), seat)
    low = Box(box.x, box.bottom - LOW, box.w, LOW)
    abilities = Box(low.x, low.y, low.w - LEFT - GAP, low.h)
    leader, evacuation = abilities.columns(2, GAP)
    holdings.draw_leader(scene, leader, seat)
    holdings.draw_evacuation(scene, evacuation, seat)
    holdings.draw_pieces(scene, Box(low.right - LEFT, low.y, LEFT, low.h), seat)


def _header(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    c.panel(box, seat_colour(seat))
    c.icon(f"seat{seat}", box.x + 62, box.cy, 88)
    total = str(points(s, seat)).replace("-", "−")
    wide = fonts.width(total, 64, "extrabold")
    score = Box(box.right - wide - 106, box.y + 14, wide + 92, box.h - 28)
    c.panel(score, DARK, 18)
    c.icon("vp", score.x + 40, score.cy - 1, 54)
    c.text(Box(score.right - wide - 16, score.y, wide, score.h), total, 64, TEXT, "extrabold")
    scene.mark(f"{seat}:points", score.inset(2), 18)
    x = score.x
    badges = {"banner": s.banner == seat, "passed": p.passed and s.phase == "actions", "evacuate": p.evacuated}
    for icon in (icon for icon, on in badges.items() if on):
        x -= 80
        c.panel(Box(x, box.cy - 34, 68, 68), DARK, 34)
        c.icon(icon, x + 34, box.cy, 46)
    text = Box(box.x + 122, box.y + 8, x - box.x - 140, 58)
    c.text(text, scene.words(who(seat)), 50, DARK, "extrabold", least=30)
    about = Box(text.x, box.y + 66, text.w, 38)
    if p.path:
        c.icon(f"path-{p.path}", about.x + 17, about.cy, 36)
        about = Box(about.x + 46, about.y, about.w - 46, about.h)
    c.text(about, scene.words(_about(p.path, p.leader)), LOOK, DARK, "semibold", least=22)


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
