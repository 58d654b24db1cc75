"""The whole table in one picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.the_loop.data import ERAS
from render.canvas import Box, Canvas
from render.the_loop import banner, era, goals, machine, market, ring, roster, team
from render.the_loop.scene import Scene
from render.theme import GAP, MARGIN, WIDTH

BANNER = 118

Strip: TypeAlias = tuple[int, Callable[[Box], None]]


def draw(scene: Scene, news: str = "") -> Canvas:
    strips: list[Strip] = [(BANNER, lambda box: banner.draw(scene, box, news))]
    strips += _before(scene) if scene.view.phase == "agents" else _strips(scene)
    strips = [(high, paint) for high, paint in strips if high]
    scene.canvas = Canvas(WIDTH, 2 * MARGIN + sum(high for high, _ in strips) + GAP * (len(strips) - 1))
    y = MARGIN
    for high, paint in strips:
        paint(Box(MARGIN, y, WIDTH - 2 * MARGIN, high))
        y += high + GAP
    return scene.canvas


def _before(scene: Scene) -> list[Strip]:
    """While the agents are chosen nothing lies on the board yet."""
    return [(roster.HEIGHT, lambda box: roster.draw(scene, box)), (ring.HIGH, lambda box: _ring(scene, box))]


def _strips(scene: Scene) -> list[Strip]:
    """From the top down; a strip without height is left out."""
    s = scene.view
    return [
        (goals.HEIGHT, lambda box: goals.draw(scene, box)),
        (market.height(len(s.bonus)), lambda box: market.draw_bonus(scene, box)),
        (ring.HIGH, lambda box: _ring(scene, box)),
        (team.height(s), lambda box: team.draw(scene, box)),
        (market.height(len(market.armed(s)), market.armed_cell(s)), lambda box: market.draw_armed(scene, box)),
        (market.height(len(market.available(s))), lambda box: market.draw_artifacts(scene, box)),
        (market.HQ, lambda box: market.draw_hq(scene, box)),
    ]


def _ring(scene: Scene, box: Box) -> None:
    for n in ERAS:
        era.draw(scene, n, box.cx, box.cy)
    machine.draw(scene, box.cx, box.cy)
