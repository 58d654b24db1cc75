"""Symbols that mean the same in every game: seats, points, states."""

from __future__ import annotations

from render.icons import painter
from render.sprites import Pen, regular, star
from render.theme import ACCENT, BAD, DARK, EMBLEMS, MUTED, SEATS, TEXT, Colour, mix, rgb

STAR = rgb("#FFD75E")


@painter("new")
def new(pen: Pen) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 38, ACCENT)
    pen.polygon(star(4, 50, 50, 32, 10), DARK)


@painter("vp")
def vp(pen: Pen) -> None:
    """A laurel star."""
    pen.polygon(star(5, 50, 53, 52, 23), mix(STAR, DARK, 0.45))
    pen.polygon(star(5, 50, 53, 42, 19), STAR)


@painter("banner")
def banner(pen: Pen) -> None:
    pen.line([(22, 8), (22, 94)], 9, MUTED)
    pen.polygon([(26, 10), (92, 10), (74, 33), (92, 56), (26, 56)], TEXT)
    pen.polygon(star(5, 50, 34, 17, 7), DARK)


@painter("passed")
def passed(pen: Pen) -> None:
    """A moon: this seat sleeps until the next round."""
    pen.circle(50, 50, 42, MUTED)
    pen.circle(67, 38, 34, (0, 0, 0, 0))


@painter("sealed")
def sealed(pen: Pen) -> None:
    pen.box(10, 22, 90, 80, mix(TEXT, DARK, 0.35), 8)
    pen.line([(12, 26), (50, 56), (88, 26)], 6, DARK)
    pen.circle(50, 58, 17, BAD)
    pen.circle(50, 58, 9, mix(BAD, DARK, 0.4))


@painter("loop")
def loop(pen: Pen) -> None:
    """Once more."""
    pen.arc(50, 52, 36, -50, 220, 13, TEXT)
    pen.polygon([(62, 2), (96, 20), (64, 42)], TEXT)


@painter("arrow")
def arrow(pen: Pen) -> None:
    pen.line([(10, 50), (70, 50)], 13, MUTED)
    pen.polygon([(60, 22), (95, 50), (60, 78)], MUTED)


@painter("next")
def next_(pen: Pen) -> None:
    pen.polygon([(28, 14), (78, 50), (28, 86)], TEXT)


def _emblem(pen: Pen, shape: str, colour: Colour) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 45, colour)
    match shape:
        case "sun":
            pen.polygon(star(8, 50, 50, 36, 22), DARK)
            pen.circle(50, 50, 12, colour)
        case "wave":
            for y in (34, 52, 70):
                pen.line([(24, y), (37, y - 9), (50, y), (63, y + 9), (76, y)], 9, DARK)
        case "leaf":
            pen.polygon([(50, 14), (74, 38), (74, 58), (50, 84), (26, 58), (26, 38)], DARK)
            pen.line([(50, 30), (50, 72)], 8, colour)
        case "star":
            pen.polygon(star(5, 50, 53, 37, 15), DARK)
        case _:
            pen.polygon(star(6, 50, 50, 38, 26), DARK)
            pen.circle(50, 50, 22, DARK)
            pen.circle(50, 50, 12, colour)


def _register_emblems() -> None:
    for seat, (shape, colour) in enumerate(zip(EMBLEMS, SEATS, strict=True)):
        painter(f"seat{seat}")(lambda pen, shape=shape, colour=colour: _emblem(pen, shape, colour))  # type: ignore[misc]


_register_emblems()


@painter("unknown")
def unknown(pen: Pen) -> None:
    pen.polygon(regular(4, 50, 50, 44), MUTED)
    pen.polygon(regular(4, 50, 50, 26), DARK)
