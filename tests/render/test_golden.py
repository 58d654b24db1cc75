"""Pictures look as they did when somebody last looked at them; renew with `python -m tests.render.golden`."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, PICTURES, small

# Versions of the font library differ in a few grey levels along the edges of letters.
MEAN_TOLERANCE = 1.8
SHARE_TOLERANCE = 0.005
FAR = 48


def alike(drawn: Image.Image, golden: Image.Image) -> bool:
    if drawn.size != golden.size:
        return False
    difference = ImageChops.difference(drawn, golden).convert("L")
    far_off = sum(difference.histogram()[FAR:]) / (drawn.width * drawn.height)
    return ImageStat.Stat(difference).mean[0] <= MEAN_TOLERANCE and far_off <= SHARE_TOLERANCE


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_like_its_golden_one(name: str) -> None:
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert alike(small(PICTURES[name]()), golden)


@pytest.mark.parametrize("name", PICTURES)
def test_a_lost_or_moved_part_is_noticed(name: str) -> None:
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    lost, moved = golden.copy(), ImageChops.offset(golden, 0, 3)
    lost.paste((20, 24, 31), (0, 0, golden.width, golden.height // 8))
    assert not alike(lost, golden)
    assert not alike(moved, golden)
