"""The middle of the ring: the Machine, where it points, and where it may point next."""

from __future__ import annotations

from engine.core import say
from engine.the_loop.board import step_from
from engine.the_loop.data import BOARD, ERAS, SUPA
from engine.the_loop.state import NOWHERE, State
from render.canvas import Box
from render.the_loop import ring
from render.the_loop.colours import GOLD, RIFT
from render.the_loop.scene import Scene
from render.theme import CARD, DARK, MUTED, PANEL, TEXT, mix


def threat(s: State, era: int) -> int:
    """How many cubes would drop if Dr Faux came here now (rules 4.6, 12.4, 12.5)."""
    here = s.eras[era]
    duplicates = sum(2 if token in SUPA else 1 for token in here.duplicates)
    return BOARD.base_cubes + duplicates + (here.centrifuge == "running")


def draw(scene: Scene, x: int, y: int) -> None:
    c, s = scene.canvas, scene.view
    if s.faux != NOWHERE:
        for steps in (-1, 1, 0):
            strong = not steps
            colour = RIFT if strong else mix(RIFT, DARK, 0.45)
            sprite, left, top = ring.outlet(step_from(s.faux, steps), strong, colour)
            c.stamp(sprite, x + left, y + top)
    hub = Box(x - ring.HUB, y - ring.HUB, 2 * ring.HUB, 2 * ring.HUB)
    c.panel(hub, DARK, ring.HUB)
    c.panel(hub.inset(8), CARD, ring.HUB - 8)
    c.panel(hub.inset(56), PANEL, ring.HUB - 56)
    if s.faux_deck or s.faux_row:
        for era in ERAS:
            _card(scene, era, x, y)
    c.icon("loop-faux", x, y - 26, 124, dim=s.faux == NOWHERE)
    scene.mark("faux", Box(x - 60, y - 86, 120, 120), 60)
    _cycle(scene, Box(x - 84, y + 38, 168, 66))


def _cycle(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    text = scene.words(say("render-loop-cycle", cycle=s.cycle, cycles=BOARD.cycles))
    c.text(Box(box.x, box.y, box.w, 38), text, 30, TEXT, "extrabold", "center", least=24)
    for n, cell in enumerate(Box(box.cx - 48, box.y + 44, 96, 14).columns(BOARD.cycles, 6)):
        c.panel(cell, GOLD if n < s.cycle else CARD, 7)


def _card(scene: Scene, era: int, x: int, y: int) -> None:
    """Dr Faux's card of the Era: still to come in this cycle with the cubes it would drop, or already turned up."""
    c, s = scene.canvas, scene.view
    dx, dy = ring.towards(era, ring.HUB - 32)
    if era in s.faux_row:
        c.panel(Box(x + dx - 17, y + dy - 17, 34, 34), DARK, 17)
        c.icon(f"loop-era{era}", x + dx, y + dy, 26, dim=True)
        return
    danger = threat(s, era)
    pill = Box(x + dx - 39, y + dy - 25, 78, 50)
    c.panel(pill, DARK, 20)
    c.panel(pill.inset(4), mix(DARK, RIFT, 0.3 if danger > BOARD.base_cubes else 0.12), 16)
    c.amount(pill.cx - 30, pill.cy, "loop-rift", danger, 36, TEXT if danger > BOARD.base_cubes else MUTED)
