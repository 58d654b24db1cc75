"""The one type family, in its weights; it has Latin and Cyrillic, and no symbols: those are our own icons."""

from __future__ import annotations

from functools import cache, lru_cache

import font_manrope
from PIL import Image, ImageDraw, ImageFont

_FILES = {
    "regular": font_manrope.Manrope,
    "medium": font_manrope.ManropeMedium,
    "semibold": font_manrope.ManropeSemiBold,
    "bold": font_manrope.ManropeBold,
    "extrabold": font_manrope.ManropeExtraBold,
}


@cache
def font(size: int, weight: str) -> ImageFont.FreeTypeFont:
    # The basic layout kerns, needs no shaping library and is a third faster; neither script here needs more.
    return ImageFont.truetype(_FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def cap_height(size: int, weight: str) -> int:
    box = font(size, weight).getbbox("H", anchor="ls")
    return round(-box[1])


@lru_cache(maxsize=16384)
def ink(text: str, size: int, weight: str) -> tuple[int, int, int, int]:
    """The drawn extent relative to the start of the baseline."""
    left, top, right, bottom = font(size, weight).getbbox(text, anchor="ls")
    return round(left), round(top), round(right), round(bottom)


def width(text: str, size: int, weight: str) -> int:
    left, _, right, _ = ink(text, size, weight)
    return right - left


@lru_cache(maxsize=8192)
def mask(text: str, size: int, weight: str) -> Image.Image:
    """The text as a mask that is exactly as large as its ink."""
    left, top, right, bottom = ink(text, size, weight)
    image = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=font(size, weight), anchor="ls")
    return image
