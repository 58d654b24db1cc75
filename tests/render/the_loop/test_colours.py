"""The colours of The LOOP: readable on every ground, and Eras and Dimensions differ by more than colour."""

from __future__ import annotations

import pytest

from engine.the_loop.data import BOARD, ERAS
from render.icons import icon, names
from render.the_loop import colours
from render.theme import CARD, DARK, MUTED, PANEL, TEXT, WELL, Colour
from tests.render.test_theme import contrast

GROUNDS = [*(colours.era_ground(era) for era in ERAS), colours.vortex_ground()]


@pytest.mark.parametrize("ground", GROUNDS)
def test_figures_can_be_read_on_every_sector(ground: Colour) -> None:
    for ink in (TEXT, MUTED, colours.ENERGY, colours.PERPETUAL, colours.GOLD):
        assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("ground", GROUNDS)
def test_pieces_stand_out_on_every_sector(ground: Colour) -> None:
    for piece in (colours.ENERGY, colours.PERPETUAL, colours.CLONE, colours.DEVICE, colours.GOLD):
        assert contrast(piece, ground) >= 3
    # A Rift is a cube with a light top, which is what stands out.
    assert contrast(colours.top_of_cube(colours.RIFT), ground) >= 3


@pytest.mark.parametrize("colour", [*colours.ERAS, *colours.DIMENSIONS.values(), colours.GOLD])
def test_signs_are_dark_on_bright_tiles(colour: Colour) -> None:
    assert contrast(DARK, colour) >= 4.5
    assert min(contrast(colour, ground) for ground in (PANEL, CARD, WELL)) >= 3


def test_every_era_and_dimension_has_a_shape_of_its_own() -> None:
    shapes = [icon(f"loop-era{era}", 48) for era in ERAS] + [icon(f"loop-{name}", 48) for name in colours.DIMENSIONS]
    outlines = {shape.convert("RGB").convert("L").point(lambda v: 255 if v > 90 else 0).tobytes() for shape in shapes}
    assert len(outlines) == len(shapes)
    assert {f"loop-{name}" for name in (*BOARD.dimensions, BOARD.black_hole)} <= set(names())
