"""Colours that mean something in The LOOP; seats and states have those of every game."""

from __future__ import annotations

from render.theme import DARK, PANEL, TEXT, Colour, mix, rgb

RIFT, ENERGY, PERPETUAL = rgb("#FF4F62"), rgb("#6BE38F"), rgb("#6CBFFF")
VORTEX, GOLD, DEVICE = rgb("#C58BFF"), rgb("#FFD75E"), rgb("#FF9A5C")
CLONE = rgb("#F2EDE3")
ERAS = [
    rgb("#EE8B6B"),
    rgb("#8FC274"),
    rgb("#EBC25C"),
    rgb("#A9B8CB"),
    rgb("#54C4CC"),
    rgb("#93A0FF"),
    rgb("#DB8FF0"),
]
DIMENSIONS = {"spiral": rgb("#5FD0E6"), "star": rgb("#FFC857"), "stripe": rgb("#F58FA8"), "black_hole": rgb("#B9A6FF")}


def era_ground(era: int) -> Colour:
    return mix(PANEL, ERAS[era], 0.2)


def vortex_ground() -> Colour:
    return mix(DARK, VORTEX, 0.16)


def top_of_cube(colour: Colour) -> Colour:
    """Where the light falls."""
    return mix(colour, TEXT, 0.45)
