"""Pictures look as they did when somebody last looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, small
from tests.render.test_golden import FAR, MEAN_TOLERANCE, SHARE_TOLERANCE
from tests.render.the_loop.golden import PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_like_its_golden_one(name: str) -> None:
    drawn = small(PICTURES[name]())
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert drawn.size == golden.size
    difference = ImageChops.difference(drawn, golden).convert("L")
    far_off = sum(difference.histogram()[FAR:]) / (drawn.width * drawn.height)
    assert ImageStat.Stat(difference).mean[0] <= MEAN_TOLERANCE
    assert far_off <= SHARE_TOLERANCE
