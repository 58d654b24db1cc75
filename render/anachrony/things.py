"""Icons of assets, workers, buildings and breakthroughs. Light comes from the upper left."""

from __future__ import annotations

from engine.anachrony.data import BOARD
from render.icons import painter
from render.sprites import Pen, Point, regular, star
from render.theme import DARK, TEXT, Colour, mix, rgb

WATER, TITANIUM, URANIUM = rgb("#5CC2F2"), rgb("#C3CEDB"), rgb("#8FDB5A")
GOLD, NEUTRONIUM, ENERGY = rgb("#F2BE3A"), rgb("#B98BFF"), rgb("#FF9457")
WORKER_COLOURS = {
    "scientist": rgb("#7FC8FF"),
    "engineer": rgb("#FFB45E"),
    "administrator": rgb("#7BDCA0"),
    "genius": rgb("#E7E3FF"),
    "worker": rgb("#C8CED8"),
    "empty_suit": rgb("#8C99AB"),
}
TYPE_COLOURS = {
    "power_plant": rgb("#FFC94D"),
    "factory": rgb("#FF8F6B"),
    "life_support": rgb("#6FD38B"),
    "lab": rgb("#8FB7FF"),
    "superproject": rgb("#D9A6FF"),
    "anomaly": rgb("#FF6F91"),
}
SHAPE_COLOUR = rgb("#F2EDE3")


# --- assets


@painter("W")
def water(pen: Pen) -> None:
    for inset, colour in ((0, mix(WATER, DARK, 0.5)), (8, WATER)):
        pen.polygon([(50, 2 + inset * 1.6), (82 - inset, 52), (18 + inset, 52)], colour)
        pen.circle(50, 62, 36 - inset, colour)
    pen.arc(50, 62, 19, 100, 190, 7, TEXT)


@painter("T")
def titanium(pen: Pen) -> None:
    """An ingot."""
    pen.polygon([(28, 18), (72, 18), (98, 84), (2, 84)], mix(TITANIUM, DARK, 0.55))
    pen.polygon([(33, 25), (67, 25), (72, 42), (28, 42)], TEXT)
    pen.polygon([(27, 46), (73, 46), (88, 77), (12, 77)], TITANIUM)


@painter("U")
def uranium(pen: Pen) -> None:
    """A rod of three glowing sectors."""
    pen.polygon(regular(6, 50, 50, 49), mix(URANIUM, DARK, 0.6))
    pen.polygon(regular(6, 50, 50, 41), URANIUM)
    for turn in (0, 120, 240):
        a, b = regular(12, 50, 50, 32, turn)[:2]
        c = regular(12, 50, 50, 32, turn)[11]
        pen.polygon([(50, 50), c, a, b], DARK)
    pen.circle(50, 50, 11, URANIUM)
    pen.circle(50, 50, 7, DARK)


@painter("G")
def gold(pen: Pen) -> None:
    """A coin."""
    pen.circle(50, 50, 47, mix(GOLD, DARK, 0.5))
    pen.circle(50, 50, 39, GOLD)
    pen.ring(50, 50, 29, 5, mix(GOLD, DARK, 0.35))
    pen.polygon(regular(4, 50, 50, 17), mix(GOLD, DARK, 0.55))


@painter("N")
def neutronium(pen: Pen) -> None:
    """A cut crystal."""
    pen.polygon([(50, 1), (92, 36), (50, 99), (8, 36)], mix(NEUTRONIUM, DARK, 0.55))
    pen.polygon([(50, 10), (82, 36), (50, 86), (18, 36)], NEUTRONIUM)
    pen.polygon([(50, 10), (62, 36), (38, 36)], TEXT)
    pen.polygon([(38, 36), (62, 36), (50, 86)], mix(NEUTRONIUM, TEXT, 0.4))


@painter("E")
def energy(pen: Pen) -> None:
    """A charged cell."""
    pen.box(36, 2, 64, 16, mix(ENERGY, DARK, 0.4), 4)
    pen.box(18, 10, 82, 98, mix(ENERGY, DARK, 0.5), 14)
    pen.box(25, 17, 75, 91, ENERGY, 9)
    pen.polygon([(56, 22), (32, 58), (47, 58), (42, 86), (68, 48), (53, 48)], DARK)


@painter("TUG")
def any_cube(pen: Pen) -> None:
    """One of three."""
    for turn, colour in ((0, TITANIUM), (120, URANIUM), (240, GOLD)):
        x, y = regular(3, 50, 54, 27, turn)[0]
        pen.circle(x, y, 25, DARK)
        pen.circle(x, y, 21, colour)


@painter("px")
def paradox(pen: Pen) -> None:
    """A broken ring."""
    pen.circle(50, 50, 48, rgb("#5A2440"))
    pen.arc(50, 50, 38, 20, 170, 12, TYPE_COLOURS["anomaly"])
    pen.arc(50, 50, 38, 200, 350, 12, TYPE_COLOURS["anomaly"])
    pen.polygon([(56, 20), (36, 54), (50, 54), (44, 82), (66, 44), (52, 44)], TEXT)


# --- workers


def _token(pen: Pen, colour: Colour) -> None:
    pen.circle(50, 50, 49, mix(colour, DARK, 0.62))
    pen.circle(50, 50, 42, colour)


@painter("scientist")
def scientist(pen: Pen) -> None:
    """An atom."""
    _token(pen, WORKER_COLOURS["scientist"])
    for turn in (0, 60, 120):
        orbit = Pen(60)
        orbit.ellipse(50, 50, 34, 13, DARK)
        orbit.ellipse(50, 50, 28, 7.5, (0, 0, 0, 0))
        layer = orbit.image.rotate(turn).resize(pen.image.size)
        pen.image.alpha_composite(layer)
    pen.circle(50, 50, 8, DARK)


@painter("engineer")
def engineer(pen: Pen) -> None:
    """A cogwheel."""
    _token(pen, WORKER_COLOURS["engineer"])
    pen.polygon(star(8, 50, 50, 37, 26), DARK)
    pen.circle(50, 50, 27, DARK)
    pen.circle(50, 50, 13, WORKER_COLOURS["engineer"])


@painter("administrator")
def administrator(pen: Pen) -> None:
    """A scroll with lines."""
    colour = WORKER_COLOURS["administrator"]
    _token(pen, colour)
    pen.box(28, 22, 72, 78, DARK, 6)
    for y in (35, 49, 63):
        pen.line([(37, y), (63, y)], 6, colour)


@painter("genius")
def genius(pen: Pen) -> None:
    """A lamp."""
    colour = WORKER_COLOURS["genius"]
    _token(pen, colour)
    pen.circle(50, 42, 23, DARK)
    pen.polygon([(34, 54), (66, 54), (61, 70), (39, 70)], DARK)
    pen.box(39, 74, 61, 82, DARK, 3)
    pen.polygon(star(4, 50, 42, 15, 5), colour)


@painter("worker")
def any_worker(pen: Pen) -> None:
    _token(pen, WORKER_COLOURS["worker"])
    pen.circle(50, 38, 14, DARK)
    pen.polygon([(24, 76), (32, 56), (68, 56), (76, 76)], DARK)


@painter("empty_suit")
def empty_suit(pen: Pen) -> None:
    _token(pen, WORKER_COLOURS["empty_suit"])
    pen.ring(50, 46, 24, 8, DARK)
    pen.box(30, 66, 70, 78, DARK, 4)


# --- buildings


def _tile(pen: Pen, colour: Colour) -> None:
    pen.box(2, 2, 98, 98, mix(colour, DARK, 0.62), 20)
    pen.box(9, 9, 91, 91, colour, 15)


@painter("power_plant")
def power_plant(pen: Pen) -> None:
    _tile(pen, TYPE_COLOURS["power_plant"])
    pen.polygon([(58, 14), (26, 56), (46, 56), (40, 88), (76, 42), (55, 42)], DARK)


@painter("factory")
def factory(pen: Pen) -> None:
    _tile(pen, TYPE_COLOURS["factory"])
    pen.polygon([(20, 80), (20, 48), (40, 60), (40, 48), (60, 60), (60, 22), (78, 22), (80, 80)], DARK)


@painter("life_support")
def life_support(pen: Pen) -> None:
    _tile(pen, TYPE_COLOURS["life_support"])
    pen.polygon([(22, 26), (56, 24), (78, 44), (78, 76), (46, 76), (24, 56)], DARK)
    pen.line([(34, 38), (66, 66)], 6, TYPE_COLOURS["life_support"])


@painter("lab")
def lab(pen: Pen) -> None:
    _tile(pen, TYPE_COLOURS["lab"])
    pen.box(34, 16, 66, 25, DARK, 3)
    pen.polygon([(41, 22), (59, 22), (59, 42), (80, 82), (20, 82), (41, 42)], DARK)
    pen.circle(44, 68, 7, TYPE_COLOURS["lab"])
    pen.circle(58, 60, 5, TYPE_COLOURS["lab"])


@painter("superproject")
def superproject(pen: Pen) -> None:
    colour = TYPE_COLOURS["superproject"]
    _tile(pen, colour)
    pen.polygon([(50, 14), (84, 80), (16, 80)], DARK)
    pen.polygon([(50, 38), (66, 70), (34, 70)], colour)


@painter("anomaly")
def anomaly(pen: Pen) -> None:
    colour = TYPE_COLOURS["anomaly"]
    _tile(pen, mix(colour, DARK, 0.45))
    pen.polygon(star(7, 50, 50, 40, 19), colour)
    pen.circle(50, 50, 12, DARK)


# --- breakthroughs


def _shape(pen: Pen, shape: str, colour: Colour, inset: float = 0) -> None:
    if shape == "circle":
        pen.circle(50, 50, 48 - inset, colour)
    elif shape == "square":
        pen.box(5 + inset, 5 + inset, 95 - inset, 95 - inset, colour, 8)
    else:
        pen.polygon([(50, inset * 1.9), (100 - inset * 1.5, 95 - inset), (inset * 1.5, 95 - inset)], colour)


def _sign(pen: Pen, sign: str, x: float, y: float, k: float) -> None:
    def at(*points: Point) -> list[Point]:
        return [(x + a * k, y + b * k) for a, b in points]

    match sign:
        case "genetics":
            pen.line(at((-14, -26), (14, -9), (-14, 9), (14, 26)), 7 * k, DARK)
            pen.line(at((14, -26), (-14, -9), (14, 9), (-14, 26)), 7 * k, DARK)
        case "society":
            for a, b in ((0, -17), (-17, 13), (17, 13)):
                pen.circle(x + a * k, y + b * k, 11.5 * k, DARK)
        case "technology":
            pen.box(x - 17 * k, y - 17 * k, x + 17 * k, y + 17 * k, DARK, 3)
            for d in (-9, 9):
                pen.line(at((d, -27), (d, 27)), 6 * k, DARK)
                pen.line(at((-27, d), (27, d)), 6 * k, DARK)
        case "time_travel":
            pen.polygon(at((-19, -26), (19, -26), (0, 0)), DARK)
            pen.polygon(at((-19, 26), (19, 26), (0, 0)), DARK)
        case "warfare":
            pen.ring(x, y, 22 * k, 7 * k, DARK)
            pen.line(at((0, -29), (0, 29)), 6 * k, DARK)
            pen.line(at((-29, 0), (29, 0)), 6 * k, DARK)


def _breakthrough(pen: Pen, shape: str, sign: str) -> None:
    _shape(pen, shape, mix(SHAPE_COLOUR, DARK, 0.6))
    _shape(pen, shape, SHAPE_COLOUR, 7)
    low = shape == "triangle"
    _sign(pen, sign, 50, 64 if low else 50, 0.72 if low else 1.0)


def _register_breakthroughs() -> None:
    for shape in BOARD.shapes:
        for sign in ["", *BOARD.icons]:
            name = f"{shape}-{sign}" if sign else shape
            painter(name)(lambda pen, shape=shape, sign=sign: _breakthrough(pen, shape, sign))  # type: ignore[misc]
    for sign in BOARD.icons:
        painter(f"sign-{sign}")(lambda pen, sign=sign: _bare_sign(pen, sign))  # type: ignore[misc]


def _bare_sign(pen: Pen, sign: str) -> None:
    pen.circle(50, 50, 48, SHAPE_COLOUR)
    _sign(pen, sign, 50, 50, 1.0)


_register_breakthroughs()
