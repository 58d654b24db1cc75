"""Pictures look as they did when somebody last looked at them; renew with `python -m tests.render.golden`."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, PICTURES, small

# Versions of the font library differ in a few grey levels along the edges of letters.
MEAN_TOLERANCE = 2.5
SHARE_TOLERANCE = 0.01
FAR = 48


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_like_its_golden_one(name: str) -> None:
    drawn = small(PICTURES[name]())
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert drawn.size == golden.size
    difference = ImageChops.difference(drawn, golden).convert("L")
    far_off = sum(difference.histogram()[FAR:]) / (drawn.width * drawn.height)
    assert ImageStat.Stat(difference).mean[0] <= MEAN_TOLERANCE
    assert far_off <= SHARE_TOLERANCE
