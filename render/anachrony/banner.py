"""The head of the table: the era, the phase, whose turn it is, and a ribbon with what happened last."""

from __future__ import annotations

from engine.anachrony.data import SETUP
from engine.core import say, who
from render import fonts
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import ACCENT, CARD, DARK, GLANCE, LOOK, MUTED, PANEL, TEXT, seat_colour

PHASES = ["preparation", "paradox", "power_up", "warp", "actions", "clean_up"]


def draw(scene: Scene, box: Box, news: str) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    inner = box.inset(24, 10)
    era = scene.words(say("render-era", era=s.era, eras=SETUP.eras))
    wide = min(340, fonts.width(era, 56, "extrabold"))
    c.text(Box(inner.x, inner.y, wide, 62), era, 56, TEXT, "extrabold")
    _turn(scene, Box(inner.x + wide + 48, inner.y, inner.w - wide - 48, 64))
    low = Box(inner.x, inner.bottom - 42, inner.w, 42)
    end = _phases(scene, Box(low.x, low.y, low.w // 2 - 40, low.h))
    if news:
        _ribbon(scene, Box(end + 40, low.y, low.right - end - 40, low.h), news)


def _phases(scene: Scene, box: Box) -> int:
    """All six, the present one lit; before the first era only its name. Returns where it ends."""
    c, s = scene.canvas, scene.view
    if s.phase not in PHASES:
        return c.text(box, scene.words(say(f"render-phase-{s.phase}")), LOOK, MUTED)
    name = scene.words(say(f"anachrony-phase-{s.phase}"))
    x = box.x
    for phase in PHASES:
        lit = phase == s.phase
        wide = 44 if lit else 22
        c.panel(Box(x, box.cy - 10, wide, 20), TEXT if lit else CARD, 10)
        x += wide + 8
    return c.text(Box(x + 8, box.y, box.right - x - 8, box.h), name, 30, TEXT, "bold")


def _ribbon(scene: Scene, box: Box, news: str) -> None:
    """At the right, as wide as its words."""
    c = scene.canvas
    wide = min(box.w, fonts.width(news, LOOK, "semibold") + 76)
    ribbon = Box(box.right - wide, box.y, wide, box.h)
    c.panel(ribbon, CARD, 12)
    c.panel(Box(ribbon.x, ribbon.y + 6, 6, ribbon.h - 12), ACCENT, 3)
    c.icon("new", ribbon.x + 32, ribbon.cy, 30)
    c.text(Box(ribbon.x + 56, ribbon.y, wide - 72, ribbon.h), news, LOOK, TEXT, "semibold", least=22)


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
        wide = min(most, fonts.width(name, GLANCE, "bold") + 100)
        block = Box(x - wide, box.y, wide, box.h)
        c.panel(block, seat_colour(seat), 14)
        c.icon(f"seat{seat}", block.x + 38, block.cy, 56)
        c.text(Box(block.x + 74, block.y, wide - 90, block.h), name, GLANCE, DARK, "bold", least=22)
        x -= wide + 12
