"""Icons of Eras, cubes, Duplicates, Dimensions and devices. Light comes from the upper left."""

from __future__ import annotations

import math

from engine.the_loop.data import BOARD
from render.icons import painter
from render.sprites import Pen, Point, regular, star
from render.the_loop.colours import (
    CLONE,
    DIMENSIONS,
    ENERGY,
    ERAS,
    GOLD,
    PERPETUAL,
    RIFT,
    top_of_cube,
)
from render.theme import DARK, LINE, Colour, mix

# --- cubes


def _cube(pen: Pen, colour: Colour) -> None:
    """Seen from a corner: light on top, shade on the right."""
    a, b, c, d, e, f = regular(6, 50, 50, 50)
    pen.polygon([a, b, c, d, e, f], mix(colour, DARK, 0.72))
    a, b, c, d, e, f = regular(6, 50, 50, 44)
    pen.polygon([f, a, b, (50, 50)], top_of_cube(colour))
    pen.polygon([f, (50, 50), d, e], colour)
    pen.polygon([(50, 50), b, c, d], mix(colour, DARK, 0.36))


@painter("loop-rift")
def rift(pen: Pen) -> None:
    _cube(pen, RIFT)
    pen.line([(18, 44), (30, 56), (27, 66), (40, 78)], 6, mix(RIFT, DARK, 0.7))


@painter("loop-energy")
def energy(pen: Pen) -> None:
    _cube(pen, ENERGY)
    pen.polygon([(34, 46), (18, 66), (29, 68), (25, 84), (44, 62), (32, 60)], DARK)


@painter("loop-perpetual")
def perpetual(pen: Pen) -> None:
    _cube(pen, PERPETUAL)
    pen.ring(22, 60, 10, 5, DARK)
    pen.ring(37, 69, 10, 5, DARK)


@painter("loop-space")
def rift_space(pen: Pen) -> None:
    """An empty place for a Rift."""
    pen.polygon(regular(6, 50, 50, 46), mix(RIFT, DARK, 0.5))
    pen.polygon(regular(6, 50, 50, 37), mix(DARK, RIFT, 0.12))


@painter("loop-lost-space")
def lost_space(pen: Pen) -> None:
    """A place for a Rift that is out of use."""
    pen.polygon(regular(6, 50, 50, 46), LINE)
    pen.polygon(regular(6, 50, 50, 37), DARK)
    pen.line([(30, 30), (70, 70)], 9, LINE)
    pen.line([(70, 30), (30, 70)], 9, LINE)


# --- Eras


def _badge(pen: Pen, era: int) -> None:
    pen.box(2, 2, 98, 98, DARK, 24)
    pen.box(8, 8, 92, 92, ERAS[era], 19)
    _era(pen, era, 50, 50, 1, DARK, ERAS[era])


def _era(pen: Pen, era: int, x: float, y: float, k: float, ink: Colour, hole: Colour) -> None:
    """The sign of an Era around a point, `k` of its full size."""

    def at(*points: Point) -> list[Point]:
        return [(x + a * k, y + b * k) for a, b in points]

    def box(x0: float, y0: float, x1: float, y1: float, fill: Colour, radius: float = 0) -> None:
        pen.box(x + x0 * k, y + y0 * k, x + x1 * k, y + y1 * k, fill, radius * k)

    match BOARD.eras[era]:
        case "dawn":
            pen.polygon(at((-34, 30), (-11, -12), (11, -12), (34, 30)), ink)
            pen.polygon(at((-11, -12), (-4, 0), (2, -6), (11, -12)), hole)
            pen.circle(x - 2 * k, y - 25 * k, 7 * k, ink)
            pen.circle(x + 10 * k, y - 31 * k, 5 * k, ink)
        case "medieval":
            box(-26, -14, 26, 32, ink)
            for left in (-32, -8, 16):
                box(left, -30, left + 16, -8, ink)
            box(-32, -18, 32, -4, ink)
            box(-9, 10, 9, 32, hole, 8)
        case "renaissance":
            pen.polygon(at((-34, -12), (0, -34), (34, -12)), ink)
            for left in (-28, -6, 16):
                box(left, -8, left + 12, 22, ink)
            box(-34, 24, 34, 33, ink)
        case "industry":
            pen.polygon(at((-34, 32), (-34, 2), (-14, 14), (-14, 2), (6, 14), (6, -32), (22, -32), (26, 32)), ink)
            box(-24, 18, -14, 26, hole)
            box(-6, 18, 4, 26, hole)
        case "globalization":
            pen.circle(x, y, 33 * k, ink)
            pen.ellipse(x, y, 15 * k, 33 * k, hole)
            pen.ellipse(x, y, 9 * k, 28 * k, ink)
            box(-32, -4, 32, 3, hole)
        case "robots":
            pen.line(at((0, -34), (0, -20)), 6 * k, ink)
            pen.circle(x, y - 33 * k, 6 * k, ink)
            box(-30, -22, 30, 30, ink, 10)
            pen.circle(x - 13 * k, y - 3 * k, 8 * k, hole)
            pen.circle(x + 13 * k, y - 3 * k, 8 * k, hole)
            box(-16, 14, 16, 21, hole, 3)
        case _:
            pen.polygon(at((-27, -32), (27, -32), (4, 0), (27, 32), (-27, 32), (-4, 0)), ink)
            pen.polygon(at((-13, 26), (0, 10), (13, 26)), hole)


def _duplicate(pen: Pen, era: int, supa: bool) -> None:
    """A figure that carries the sign of the Era which destroys it."""
    coat = GOLD if supa else CLONE
    pen.circle(50, 27, 27, DARK)
    pen.box(2, 40, 98, 100, DARK, 26)
    pen.circle(50, 27, 20, coat)
    pen.box(8, 46, 92, 94, coat, 20)
    if supa:
        pen.polygon(star(5, 50, 27, 17, 7), DARK)
    else:
        pen.box(36, 20, 64, 29, DARK, 4)
    pen.box(21, 46, 79, 100, DARK, 15)
    pen.box(25, 49, 75, 97, ERAS[era], 12)
    _era(pen, era, 50, 73, 0.6, DARK, ERAS[era])


def _register_eras() -> None:
    for n in range(len(BOARD.eras)):
        painter(f"loop-era{n}")(lambda pen, n=n: _badge(pen, n))  # type: ignore[misc]
        painter(f"loop-duplicate{n}")(lambda pen, n=n: _duplicate(pen, n, supa=False))  # type: ignore[misc]
        painter(f"loop-supa{n}")(lambda pen, n=n: _duplicate(pen, n, supa=True))  # type: ignore[misc]


_register_eras()


def era_sign(pen: Pen, era: int, ink: Colour, hole: Colour) -> None:
    """The bare sign, as large as the pen, for the ground of a sector."""
    _era(pen, era, 50, 50, 1.3, ink, hole)


# --- Dimensions


def spiral_points(turns: float, outer: float, steps: int = 60, turned: float = 0) -> list[Point]:
    """From the middle outwards; `turned` in degrees."""
    angles = [(n / steps, math.radians(turned + 360 * turns * n / steps)) for n in range(steps + 1)]
    return [(50 + outer * far * math.cos(angle), 50 + outer * far * math.sin(angle)) for far, angle in angles]


def _dimension(pen: Pen, name: str) -> None:
    colour = DIMENSIONS[name]
    pen.box(2, 2, 98, 98, DARK, 26)
    pen.box(8, 8, 92, 92, colour, 20)
    match name:
        case "spiral":
            pen.line(spiral_points(2.1, 33), 8, DARK)
        case "star":
            pen.polygon(star(5, 50, 53, 40, 17), DARK)
        case "stripe":
            for x in (16, 40, 64):
                pen.polygon([(x, 78), (x + 13, 78), (x + 26, 22), (x + 13, 22)], DARK)
        case _:
            pen.circle(50, 50, 33, DARK)
            pen.ring(50, 50, 25, 5, colour)
            pen.circle(50, 50, 9, colour)


def _register_dimensions() -> None:
    for name in DIMENSIONS:
        painter(f"loop-{name}")(lambda pen, name=name: _dimension(pen, name))  # type: ignore[misc]


_register_dimensions()
