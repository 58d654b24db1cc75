"""Icons of Eras, cubes, Duplicates, Dimensions and devices. Light comes from the upper left."""

from __future__ import annotations

import math

from engine.the_loop.data import BOARD
from render.icons import painter
from render.sprites import Pen, Point, regular, star
from render.the_loop.colours import (
    CLONE,
    DEVICE,
    DIMENSIONS,
    ENERGY,
    ERAS,
    GOLD,
    PERPETUAL,
    RIFT,
    VORTEX,
)
from render.theme import BAD, DARK, LINE, MUTED, TEXT, Colour, mix

# --- cubes


def _cube(pen: Pen, colour: Colour) -> None:
    """Seen from a corner: light on top, shade on the right."""
    a, b, c, d, e, f = regular(6, 50, 50, 50)
    pen.polygon([a, b, c, d, e, f], mix(colour, DARK, 0.72))
    a, b, c, d, e, f = regular(6, 50, 50, 44)
    pen.polygon([f, a, b, (50, 50)], mix(colour, TEXT, 0.45))
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


def _badge(pen: Pen, colour: Colour, x: float = 50, y: float = 50, r: float = 50) -> None:
    k = r / 50
    pen.box(x - 48 * k, y - 48 * k, x + 48 * k, y + 48 * k, DARK, 24 * k)
    pen.box(x - 42 * k, y - 42 * k, x + 42 * k, y + 42 * k, colour, 19 * k)


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
        painter(f"loop-era{n}")(lambda pen, n=n: (_badge(pen, ERAS[n]), _era(pen, n, 50, 50, 1, DARK, ERAS[n])))  # type: ignore[misc]
        painter(f"loop-duplicate{n}")(lambda pen, n=n: _duplicate(pen, n, supa=False))  # type: ignore[misc]
        painter(f"loop-supa{n}")(lambda pen, n=n: _duplicate(pen, n, supa=True))  # type: ignore[misc]


_register_eras()


def era_sign(pen: Pen, era: int, ink: Colour, hole: Colour) -> None:
    """The bare sign, as large as the pen, for the ground of a sector."""
    _era(pen, era, 50, 50, 1.3, ink, hole)


# --- Dimensions


def spiral_points(turns: float, outer: float, steps: int = 60) -> list[Point]:
    points = []
    for n in range(steps + 1):
        angle = 2 * math.pi * turns * n / steps
        points.append((50 + outer * n / steps * math.cos(angle), 50 + outer * n / steps * math.sin(angle)))
    return points


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

# --- Dr Faux and his devices


@painter("loop-faux")
def faux(pen: Pen) -> None:
    """Wild hair, goggles and a grin."""
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 46, RIFT)
    pen.polygon(
        [(14, 52), (8, 24), (26, 32), (30, 8), (44, 24), (56, 6), (62, 24), (82, 10), (78, 34), (94, 30), (86, 54)],
        TEXT,
    )
    pen.ellipse(50, 56, 30, 34, mix(TEXT, RIFT, 0.25))
    for x in (37, 63):
        pen.circle(x, 48, 15, DARK)
        pen.circle(x, 48, 10, ENERGY)
        pen.circle(x - 3, 45, 3, TEXT)
    pen.line([(36, 72), (44, 77), (56, 77), (64, 72)], 6, DARK)


@painter("loop-machine")
def machine(pen: Pen) -> None:
    """A card of Dr Faux that may still come."""
    pen.box(12, 2, 88, 98, DARK, 14)
    pen.box(18, 8, 82, 92, RIFT, 10)
    pen.polygon([(30, 24), (70, 24), (58, 48), (58, 62), (42, 62), (42, 48)], DARK)
    for x in (34, 50, 66):
        pen.circle(x, 76, 6, DARK)


def _whirl(pen: Pen, colour: Colour) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 45, mix(DARK, colour, 0.35))
    for turn in (0, 180):
        points = spiral_points(1.25, 42)
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        turned = [(50 + (x - 50) * cos - (y - 50) * sin, 50 + (x - 50) * sin + (y - 50) * cos) for x, y in points]
        pen.line(turned, 9, colour)
    pen.circle(50, 50, 9, TEXT)


@painter("loop-vortex")
def vortex(pen: Pen) -> None:
    _whirl(pen, VORTEX)


@painter("loop-mega")
def mega(pen: Pen) -> None:
    _whirl(pen, BAD)


@painter("loop-vortex-free")
def vortex_free(pen: Pen) -> None:
    """A Vortex tile that still lies beside the board."""
    pen.circle(50, 50, 47, mix(VORTEX, DARK, 0.45))
    pen.circle(50, 50, 38, DARK)


def _centrifuge(pen: Pen, colour: Colour, running: bool) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 44, colour)
    for x, y in regular(3, 50, 50, 25, 0):
        pen.circle(x, y, 15, DARK)
    pen.circle(50, 50, 9, DARK)
    if not running:
        pen.line([(20, 80), (80, 20)], 16, DARK)
        pen.line([(20, 80), (80, 20)], 8, TEXT)


@painter("loop-running")
def running(pen: Pen) -> None:
    _centrifuge(pen, DEVICE, running=True)


@painter("loop-shut_down")
def shut_down(pen: Pen) -> None:
    _centrifuge(pen, MUTED, running=False)


@painter("loop-ultra")
def ultra(pen: Pen) -> None:
    """An armed card of the Ultramachine: a warning sign."""
    pen.polygon([(50, 2), (100, 94), (0, 94)], DARK)
    pen.polygon([(50, 14), (90, 87), (10, 87)], DEVICE)
    pen.box(44, 36, 56, 66, DARK, 4)
    pen.circle(50, 76, 7, DARK)


@painter("loop-disarmed")
def disarmed(pen: Pen) -> None:
    pen.polygon([(50, 2), (100, 94), (0, 94)], DARK)
    pen.polygon([(50, 14), (90, 87), (10, 87)], MUTED)
    pen.line([(34, 66), (46, 78), (68, 50)], 11, DARK)


@painter("loop-supa")
def supa(pen: Pen) -> None:
    """Any Supa Duplicate."""
    pen.circle(50, 27, 27, DARK)
    pen.box(2, 40, 98, 100, DARK, 26)
    pen.circle(50, 27, 20, GOLD)
    pen.box(8, 46, 92, 94, GOLD, 20)
    pen.polygon(star(5, 50, 70, 26, 11), DARK)


@painter("loop-duplicate")
def duplicate(pen: Pen) -> None:
    """Any Duplicate."""
    pen.circle(50, 27, 27, DARK)
    pen.box(2, 40, 98, 100, DARK, 26)
    pen.circle(50, 27, 20, CLONE)
    pen.box(8, 46, 92, 94, CLONE, 20)
    pen.box(36, 20, 64, 29, DARK, 4)


# --- decks and states


@painter("loop-deck")
def deck(pen: Pen) -> None:
    for inset, colour in ((0, LINE), (12, MUTED), (24, TEXT)):
        pen.box(8 + inset, 4 + inset * 0.8, 66 + inset, 76 + inset * 0.8, DARK, 10)
        pen.box(13 + inset, 9 + inset * 0.8, 61 + inset, 71 + inset * 0.8, colour, 7)


@painter("loop-discard")
def discard(pen: Pen) -> None:
    pen.box(20, 8, 80, 92, DARK, 10)
    pen.box(25, 13, 75, 87, MUTED, 7)
    pen.line([(50, 28), (50, 60)], 9, DARK)
    pen.polygon([(30, 54), (70, 54), (50, 78)], DARK)


@painter("loop-destroyed")
def destroyed(pen: Pen) -> None:
    pen.box(20, 8, 80, 92, DARK, 10)
    pen.box(25, 13, 75, 87, MUTED, 7)
    pen.line([(36, 34), (64, 66)], 9, DARK)
    pen.line([(64, 34), (36, 66)], 9, DARK)


@painter("loop-bag")
def bag(pen: Pen) -> None:
    pen.box(36, 4, 64, 22, MUTED, 6)
    pen.ellipse(50, 62, 44, 36, DARK)
    pen.ellipse(50, 62, 39, 31, MUTED)
    pen.box(30, 20, 70, 32, DARK, 5)


def _battery(pen: Pen, colour: Colour, level: float) -> None:
    pen.box(38, 2, 62, 16, colour, 4)
    pen.box(20, 10, 80, 98, colour, 14)
    pen.box(28, 18, 72, 90, DARK, 9)
    pen.box(34, 84 - 60 * level, 66, 84, colour, 5)


@painter("loop-full")
def full(pen: Pen) -> None:
    _battery(pen, ENERGY, 1)


@painter("loop-low")
def low(pen: Pen) -> None:
    _battery(pen, BAD, 0.2)


@painter("loop-trophy")
def trophy(pen: Pen) -> None:
    """An archived mission."""
    pen.circle(50, 50, 50, mix(GOLD, DARK, 0.55))
    pen.circle(50, 50, 42, GOLD)
    pen.line([(28, 52), (44, 68), (73, 34)], 13, DARK)


@painter("loop-trophy-free")
def trophy_free(pen: Pen) -> None:
    pen.circle(50, 50, 46, mix(GOLD, DARK, 0.55))
    pen.circle(50, 50, 37, DARK)


@painter("loop-hidden")
def hidden(pen: Pen) -> None:
    """A mission that lies face down."""
    pen.box(3, 3, 97, 97, DARK, 18)
    pen.box(9, 9, 91, 91, LINE, 14)
    pen.arc(50, 42, 18, 160, 400, 10, TEXT)
    pen.line([(50, 58), (50, 63)], 10, TEXT)
    pen.circle(50, 79, 6, TEXT)
