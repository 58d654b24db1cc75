"""The head of the table: the era, the phase, and whose turn it is."""

from __future__ import annotations

from engine.anachrony.data import SETUP
from engine.core import say, who
from render import fonts
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import CARD, DARK, GLANCE, LOOK, MUTED, PANEL, TEXT, seat_colour

PHASES = ["preparation", "paradox", "power_up", "warp", "actions", "clean_up"]


def draw(scene: Scene, box: Box, news: str) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    era = scene.words(say("render-era", era=s.era, eras=SETUP.eras))
    wide = min(330, fonts.width(era, 52, "extrabold"))
    c.text(Box(box.x + 24, box.y, wide, 66), era, 52, TEXT, "extrabold")
    _phases(scene, Box(box.x + 24, box.y + 68, box.w // 2 - 40, 38))
    _turn(scene, Box(box.x + 24 + wide + 48, box.y + 6, box.w - wide - 96, 60))
    if news:
        c.text(Box(box.x + box.w // 2, box.y + 68, box.w // 2 - 24, 38), news, 24, MUTED, "medium", "right")


def _phases(scene: Scene, box: Box) -> None:
    """All six, the present one lit; before the first era only its name."""
    c, s = scene.canvas, scene.view
    if s.phase not in PHASES:
        c.text(box, scene.words(say(f"render-phase-{s.phase}")), 24, MUTED)
        return
    name = scene.words(say(f"anachrony-phase-{s.phase}"))
    step = 30
    for n, phase in enumerate(PHASES):
        lit = phase == s.phase
        c.panel(Box(box.x + n * step, box.cy - 9, 22, 18), TEXT if lit else CARD, 9)
    c.text(Box(box.x + len(PHASES) * step + 10, box.y, box.w - len(PHASES) * step - 10, box.h), name, LOOK, TEXT)


def _turn(scene: Scene, box: Box) -> None:
    """The seats that are waited for, each a block of its colour."""
    c, s = scene.canvas, scene.view
    seats = [seat for seat in s.order if seat in scene.turn] or sorted(scene.turn)
    if not seats:
        over = scene.words(say("render-over"))
        c.text(box, over, GLANCE, TEXT, "extrabold", "right")
        return
    most = (box.w - 12 * (len(seats) - 1)) // len(seats)
    x = box.right
    for seat in reversed(seats):
        name = scene.words(who(seat))
        wide = min(most, fonts.width(name, GLANCE, "bold") + 96)
        block = Box(x - wide, box.y, wide, box.h)
        c.panel(block, seat_colour(seat), 14)
        c.icon(f"seat{seat}", block.x + 36, block.cy, 52)
        c.text(Box(block.x + 70, block.y, wide - 86, block.h), name, GLANCE, DARK, "bold", least=22)
        x -= wide + 12
