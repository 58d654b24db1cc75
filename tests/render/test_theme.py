"""The palette: readable, and told apart by people who see colours differently."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from render.anachrony.sigils import COLOURS
from render.anachrony.things import (
    ENERGY,
    GOLD,
    NEUTRONIUM,
    TITANIUM,
    TYPE_COLOURS,
    URANIUM,
    WATER,
    WORKER_COLOURS,
)  # fmt: skip
from render.theme import ACCENT, BAD, CARD, DARK, EMBLEMS, FREE, GROUND, MUTED, PANEL, SEATS, TEXT, WELL, Colour

# Machado, Oliveira and Fernandes (2009), full severity, on linear light.
SIGHT = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: Colour) -> list[float]:
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (x / 255 for x in colour)]


def luminance(colour: Colour) -> float:
    return sum(k * c for k, c in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(light: list[float]) -> tuple[float, float, float]:
    x = 0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]
    y = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    z = 0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]
    fx, fy, fz = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (max(x, 0) / 0.9505, max(y, 0), max(z, 0) / 1.089)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: Colour, sight: str) -> list[float]:
    light = linear(colour)
    return [sum(k * c for k, c in zip(row, light, strict=True)) for row in SIGHT[sight]]


@pytest.mark.parametrize("ground", [GROUND, PANEL, CARD, WELL])
@pytest.mark.parametrize("ink", [TEXT, MUTED])
def test_text_has_a_contrast_of_4_5(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("seat", SEATS)
def test_seat_colours_stand_out_and_carry_dark_text(seat: Colour) -> None:
    assert min(contrast(seat, ground) for ground in (GROUND, PANEL, CARD, WELL)) >= 3
    assert contrast(DARK, seat) >= 4.5
    assert contrast(seat, PANEL) >= 4.5  # names are written in them


def test_the_accent_and_the_warning_stand_out() -> None:
    assert contrast(ACCENT, PANEL) >= 7
    assert contrast(BAD, PANEL) >= 4.5


@pytest.mark.parametrize("sight", SIGHT)
def test_seats_and_accent_differ_for_every_sight(sight: str) -> None:
    for one, other in combinations([*SEATS[:4], ACCENT], 2):
        assert math.dist(lab(seen(one, sight)), lab(seen(other, sight))) >= 12, (one, other)


PIECES = {**WORKER_COLOURS, **TYPE_COLOURS, **COLOURS, "W": WATER, "T": TITANIUM, "U": URANIUM, "G": GOLD}
PIECES |= {"N": NEUTRONIUM, "E": ENERGY}


@pytest.mark.parametrize("piece", PIECES)
def test_pieces_have_a_contrast_of_3_and_carry_dark_marks(piece: str) -> None:
    assert min(contrast(PIECES[piece], ground) for ground in (GROUND, PANEL, CARD, WELL)) >= 3
    assert contrast(PIECES[piece], DARK) >= 4.5


def test_a_free_space_glows_more_faintly_than_a_taken_one() -> None:
    assert contrast(FREE, PANEL) >= 3
    assert contrast(FREE, PANEL) < min(contrast(seat, PANEL) for seat in SEATS)


def test_every_seat_has_an_emblem_of_its_own() -> None:
    assert len(set(EMBLEMS)) == len(EMBLEMS) == len(SEATS)
