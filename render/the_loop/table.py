"""The whole table in one picture."""

from __future__ import annotations

from collections.abc import Callable

from engine.the_loop.data import ERAS
from render.canvas import Box, Canvas
from render.the_loop import banner, era, goals, machine, market, ring, team
from render.the_loop.scene import Scene
from render.theme import GAP, MARGIN, WIDTH

BANNER = 118


def draw(scene: Scene, news: str = "") -> Canvas:
    s = scene.view
    strips: list[tuple[int, Callable[[Box], None]]] = [
        (BANNER, lambda box: banner.draw(scene, box, news)),
        (goals.HEIGHT, lambda box: goals.draw(scene, box)),
        (market.height(len(s.bonus)), lambda box: market.draw_bonus(scene, box)),
        (ring.HIGH, lambda box: _ring(scene, box)),
        (team.height(s), lambda box: team.draw(scene, box)),
        (market.height(len(market.armed(s)), market.ULTRA_CELL), lambda box: market.draw_armed(scene, box)),
        (market.height(len(market.available(s))), lambda box: market.draw_artifacts(scene, box)),
        (market.HQ, lambda box: market.draw_hq(scene, box)),
    ]
    strips = [(high, paint) for high, paint in strips if high]
    scene.canvas = Canvas(WIDTH, 2 * MARGIN + sum(high for high, _ in strips) + GAP * (len(strips) - 1))
    y = MARGIN
    for high, paint in strips:
        paint(Box(MARGIN, y, WIDTH - 2 * MARGIN, high))
        y += high + GAP
    return scene.canvas


def _ring(scene: Scene, box: Box) -> None:
    for n in ERAS:
        era.draw(scene, n, box.cx, box.cy)
    machine.draw(scene, box.cx, box.cy)
