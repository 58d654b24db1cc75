"""The whole table in one picture."""

from __future__ import annotations

from render.anachrony import banner, capital, doomsday, endgame, outskirts, seats, stacks, timeline
from render.anachrony.scene import Scene
from render.canvas import Box, Canvas
from render.theme import GAP, MARGIN, WIDTH

BANNER = 132
DOOMSDAY = 112
BOARD = 460
CAPITAL = 780
STACKS = 240
MINE = 304
ENDGAME = 100


def draw(scene: Scene, news: str = "") -> Canvas:
    s = scene.view
    strips = [("banner", BANNER), ("timeline", timeline.height(scene))]
    strips += [("doomsday", DOOMSDAY)] if s.doomsday else []
    strips += [("board", BOARD)]
    strips += [("endgame", ENDGAME)] if s.endgame else []
    strips += [("seats", seats.height(s))]
    high = 2 * MARGIN + sum(h for _, h in strips) + GAP * (len(strips) - 1)
    scene.canvas = Canvas(WIDTH, high)
    y = MARGIN
    for name, h in strips:
        _strip(scene, name, Box(MARGIN, y, WIDTH - 2 * MARGIN, h), news)
        y += h + GAP
    return scene.canvas


def _strip(scene: Scene, name: str, box: Box, news: str) -> None:
    match name:
        case "banner":
            banner.draw(scene, box, news)
        case "timeline":
            timeline.draw(scene, box)
        case "doomsday":
            doomsday.draw_track(scene, box)
        case "board":
            _board(scene, box)
        case "endgame":
            endgame.draw(scene, box)
        case _:
            order = scene.view.order or list(range(len(scene.view.players)))
            for column, seat in zip(box.columns(len(order), GAP), order, strict=True):
                seats.draw(scene, column, seat)


def _board(scene: Scene, box: Box) -> None:
    capital.draw(scene, Box(box.x, box.y, CAPITAL, box.h))
    right = Box(box.x + CAPITAL + GAP, box.y, box.w - CAPITAL - GAP, box.h)
    stacks.draw(scene, Box(right.x, right.y, right.w, STACKS))
    low = Box(right.x, right.y + STACKS + GAP, right.w, right.h - STACKS - GAP)
    outskirts.draw_mine(scene, Box(low.x, low.y, MINE, low.h))
    outskirts.draw_pools(scene, Box(low.x + MINE + GAP, low.y, low.w - MINE - GAP, low.h))
