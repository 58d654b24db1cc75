"""The signs of the paths."""

from __future__ import annotations

from render.icons import painter
from render.sprites import Pen, regular
from render.theme import DARK, TEXT, Colour, mix, rgb

COLOURS = {
    "harmony": rgb("#7BDCA0"),
    "dominance": rgb("#FF8F6B"),
    "progress": rgb("#8FD3FF"),
    "salvation": rgb("#FFD75E"),
    "chronobot": rgb("#C8CED8"),
}


def _shield(pen: Pen, colour: Colour) -> None:
    for inset, paint in ((0, mix(colour, DARK, 0.6)), (7, colour)):
        low, side = 98 - inset * 1.4, 6 + inset
        pen.polygon([(side, inset), (100 - side, inset), (100 - side, 58), (50, low), (side, 58)], paint)


@painter("path-harmony")
def harmony(pen: Pen) -> None:
    """A sprout with two leaves."""
    _shield(pen, COLOURS["harmony"])
    pen.line([(50, 80), (50, 36)], 8, DARK)
    pen.polygon([(50, 46), (22, 40), (24, 18), (46, 26)], DARK)
    pen.polygon([(50, 58), (78, 50), (76, 28), (54, 38)], DARK)


@painter("path-dominance")
def dominance(pen: Pen) -> None:
    """A sword."""
    _shield(pen, COLOURS["dominance"])
    pen.polygon([(43, 18), (57, 18), (57, 70), (50, 84), (43, 70)], DARK)
    pen.line([(28, 32), (72, 32)], 9, DARK)


@painter("path-progress")
def progress(pen: Pen) -> None:
    """Upwards, and again."""
    _shield(pen, COLOURS["progress"])
    for y in (20, 42):
        pen.polygon([(50, y), (78, y + 26), (66, y + 34), (50, y + 20), (34, y + 34), (22, y + 26)], DARK)


@painter("path-salvation")
def salvation(pen: Pen) -> None:
    """A rising sun."""
    _shield(pen, COLOURS["salvation"])
    pen.circle(50, 52, 18, DARK)
    pen.box(20, 52, 80, 72, COLOURS["salvation"])
    pen.line([(24, 58), (76, 58)], 7, DARK)
    for x0, y0, x1, y1 in ((50, 14, 50, 24), (24, 24, 31, 32), (76, 24, 69, 32)):
        pen.line([(x0, y0), (x1, y1)], 7, DARK)


@painter("path-chronobot")
def chronobot(pen: Pen) -> None:
    """A machine with one eye."""
    _shield(pen, COLOURS["chronobot"])
    pen.polygon(regular(6, 50, 44, 32), DARK)
    pen.circle(50, 44, 17, rgb("#FF7A3D"))
    pen.circle(50, 44, 7, TEXT)
