"""Icons of the missions: what counts in the middle, where it counts around it."""

from __future__ import annotations

from engine.the_loop.data import MISSIONS
from render.icons import painter
from render.sprites import Pen, regular, star
from render.the_loop.colours import CLONE, ENERGY, ERAS, RIFT
from render.theme import DARK, TEXT, mix


def _mission(pen: Pen, id_: str) -> None:
    tile = MISSIONS[id_]
    pen.box(2, 2, 98, 98, DARK, 18)
    pen.box(7, 7, 93, 93, RIFT if tile.kind in ("faux_era", "encircle") else TEXT, 15)
    pen.box(15, 15, 85, 85, DARK, 10)
    if tile.kind in ("each_era", "energy_everywhere"):
        for (x, y), colour in zip(regular(7, 50, 50, 29), ERAS, strict=True):
            pen.circle(x, y, 7, colour)
    middle = 0.62 if tile.kind in ("each_era", "energy_everywhere") else 1.0
    match tile.event or tile.kind:
        case "remove_rift":
            _rift(pen, middle)
        case "loop":
            pen.arc(50, 50, 24 * middle, -50, 220, 10 * middle, TEXT)
            pen.polygon([(50 + x * middle, 50 + y * middle) for x, y in ((9, -32), (32, -20), (10, -6))], TEXT)
        case "destroy_duplicate":
            _clone(pen, middle)
        case "encircle":
            pen.circle(50, 50, 12, RIFT)
            pen.polygon([(20, 34), (36, 50), (20, 66)], TEXT)
            pen.polygon([(80, 34), (64, 50), (80, 66)], TEXT)
        case "clean_era":
            pen.polygon(star(4, 44, 54, 30, 8), TEXT)
            pen.polygon(star(4, 68, 30, 14, 4), TEXT)
        case _:
            _bolt(pen, middle)


def _rift(pen: Pen, k: float) -> None:
    pen.polygon(regular(6, 50, 50, 27 * k), RIFT)
    pen.box(50 - 15 * k, 50 - 4 * k, 50 + 15 * k, 50 + 4 * k, TEXT, 2)


def _clone(pen: Pen, k: float) -> None:
    pen.circle(50, 50 - 14 * k, 12 * k, CLONE)
    pen.box(50 - 22 * k, 50, 50 + 22 * k, 50 + 28 * k, CLONE, 10 * k)
    for a, b in (((-28, -28), (28, 28)), ((28, -28), (-28, 28))):
        line = [(50 + a[0] * k, 50 + a[1] * k), (50 + b[0] * k, 50 + b[1] * k)]
        pen.line(line, 12 * k, DARK)
        pen.line(line, 7 * k, RIFT)


def _bolt(pen: Pen, k: float) -> None:
    points = ((6, -34), (-22, 6), (-4, 6), (-8, 34), (24, -8), (4, -8))
    pen.polygon([(50 + x * k, 50 + y * k) for x, y in points], mix(ENERGY, TEXT, 0.2))


def _register() -> None:
    for id_ in MISSIONS:
        painter(f"loop-{id_}")(lambda pen, id_=id_: _mission(pen, id_))  # type: ignore[misc]


_register()
