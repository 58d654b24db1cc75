"""Colours and measures of every picture. `tests/render/test_theme.py` checks them for contrast and colour-blindness."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour in the first."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


GROUND = rgb("#14181F")
PANEL = rgb("#1F2632")
CARD = rgb("#2A3341")  # on a panel
WELL = rgb("#171C25")  # sunk into a panel
LINE = rgb("#465268")
TEXT = rgb("#F2EDE3")
MUTED = rgb("#B7C0CE")
DARK = rgb("#10141A")  # text and marks on bright pieces
ACCENT = rgb("#FFF04D")  # new since you looked, and nothing else
FREE = rgb("#55809C")  # a space that can be taken glows faintly
BAD = rgb("#FF8A73")

# The set of Okabe and Ito; each seat also has an emblem of its own.
SEATS = [rgb("#E69F00"), rgb("#56B4E9"), rgb("#16AA70"), rgb("#DE8CBC"), rgb("#E8743B")]
EMBLEMS = ["sun", "wave", "leaf", "star", "gear"]

WIDTH = 1600
MARGIN = 24
GAP = 16
RADIUS = 16

# Sizes of text for the three distances from which a picture is read.
GLANCE = 44
LOOK = 28
STUDY = 20
LEAST = 18


def seat_colour(seat: int) -> Colour:
    return SEATS[seat % len(SEATS)]


def emblem(seat: int) -> str:
    return EMBLEMS[seat % len(EMBLEMS)]
