"""Icons by name. Each is drawn once for each size; a game adds its own with `painter`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.sprites import Painter, Pen

_PAINTERS: dict[str, Painter] = {}
_DIMMED = 0.42

Register: TypeAlias = Callable[[Painter], Painter]


def painter(name: str) -> Register:
    def add(paint: Painter) -> Painter:
        _PAINTERS[name] = paint
        return paint

    return add


def names() -> list[str]:
    return sorted(_PAINTERS)


@lru_cache(maxsize=4096)
def icon(name: str, size: int, dim: bool = False, turned: int = 0) -> Image.Image:
    """`dim` for what is out of use; `turned` in degrees for what lies down."""
    pen = Pen(size)
    _PAINTERS[name](pen)
    image = pen.done(turned)
    if dim:
        image.putalpha(image.getchannel("A").point(lambda a: round(a * _DIMMED)))
    return image
