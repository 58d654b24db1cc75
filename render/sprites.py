"""Antialiased shapes: drawn once, four times as large, then reduced and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.theme import Colour

SCALE = 4
Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = Colour | tuple[int, int, int, int]


class Pen:
    """Draws on a square of 100 by 100 units, whatever the size of the sprite."""

    def __init__(self, size: int, high: int | None = None) -> None:
        self.image = Image.new("RGBA", (size * SCALE, (high or size) * SCALE))
        self._draw = ImageDraw.Draw(self.image)
        self._unit = size * SCALE / 100

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: Paint) -> None:
        self._draw.polygon(self._at(points), fill=fill)

    def circle(self, x: float, y: float, radius: float, fill: Paint) -> None:
        self.ellipse(x, y, radius, radius, fill)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: Paint) -> None:
        u = self._unit
        self._draw.ellipse(((x - rx) * u, (y - ry) * u, (x + rx) * u, (y + ry) * u), fill=fill)

    def ring(self, x: float, y: float, radius: float, line: float, fill: Paint) -> None:
        u = self._unit
        box = ((x - radius) * u, (y - radius) * u, (x + radius) * u, (y + radius) * u)
        self._draw.ellipse(box, outline=fill, width=round(line * u))

    def arc(self, x: float, y: float, radius: float, start: float, end: float, line: float, fill: Paint) -> None:
        """Degrees, clockwise from three o'clock."""
        u = self._unit
        box = ((x - radius) * u, (y - radius) * u, (x + radius) * u, (y + radius) * u)
        self._draw.arc(box, start, end, fill=fill, width=round(line * u))

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: Paint, radius: float = 0) -> None:
        u = self._unit
        self._draw.rounded_rectangle((x0 * u, y0 * u, x1 * u, y1 * u), radius * u, fill=fill)

    def line(self, points: Sequence[Point], wide: float, fill: Paint) -> None:
        """With round ends and joints."""
        u = self._unit
        self._draw.line(self._at(points), fill=fill, width=round(wide * u), joint="curve")
        for x, y in points:
            self.circle(x, y, wide / 2, fill)

    def done(self, turned: float = 0) -> Image.Image:
        image = self.image.rotate(turned, Image.Resampling.BICUBIC) if turned else self.image
        return image.reduce(SCALE)


def regular(sides: int, x: float, y: float, radius: float, turned: float = 0) -> list[Point]:
    """A regular polygon; with `turned` 0 its first corner is on top."""
    angles = [math.radians(360 / sides * n - 90 + turned) for n in range(sides)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def star(points: int, x: float, y: float, outer: float, inner: float) -> list[Point]:
    far, near = regular(points, x, y, outer), regular(points, x, y, inner, 180 / points)
    return [corner for pair in zip(far, near, strict=True) for corner in pair]


@lru_cache(maxsize=512)
def rounded(wide: int, high: int, radius: int, fill: Colour | None, line: Colour | None, width: int) -> Image.Image:
    """A rounded rectangle as a sprite; where `fill` is None only its outline."""
    image = Image.new("RGBA", (wide * SCALE, high * SCALE))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, wide * SCALE - 1, high * SCALE - 1), radius * SCALE, fill=fill, outline=line, width=width * SCALE
    )
    return image.reduce(SCALE)


@lru_cache(maxsize=512)
def corners(radius: int, fill: Colour, line: Colour | None, width: int) -> list[Image.Image]:
    """Of a rounded rectangle of any size: upper left, lower left, upper right, lower right."""
    half = max(radius, width) + 1
    tile = rounded(2 * half, 2 * half, radius, fill, line, width)
    return [tile.crop((x, y, x + half, y + half)) for x in (0, half) for y in (0, half)]


@lru_cache(maxsize=256)
def hexagon(size: int, fill: Colour | None, line: Colour, width: int, hatch: Colour | None = None) -> Image.Image:
    """A pointed-top hexagon; `hatch` strikes it out."""
    pen = Pen(size)
    rim = 100 * width / size
    pen.polygon(regular(6, 50, 50, 50), line)
    inside = Pen(size)
    inside.polygon(regular(6, 50, 50, 50 - rim), (255, 255, 255, 255))
    body = Image.new("RGBA", pen.image.size, (*fill, 255) if fill else (0, 0, 0, 0))
    if hatch:
        draw = ImageDraw.Draw(body)
        step, wide = size * SCALE // 5, max(5, size // 14) * SCALE
        for x in range(-body.width, body.width * 2, step):
            draw.line((x, body.height, x + body.width, 0), fill=(*hatch, 255), width=wide)
    pen.image.paste(body, (0, 0), inside.image.getchannel("A"))
    return pen.done()


Painter: TypeAlias = Callable[[Pen], None]
