"""What pictures are drawn on: an image that takes cached sprites and fitted text, and can be asked what it holds."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts, icons, sprites
from render.fit import LEADING, fit
from render.theme import ACCENT, CARD, GROUND, LEAST, PANEL, RADIUS, TEXT, Colour


class Box(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def cx(self) -> int:
        return self.x + self.w // 2

    @property
    def cy(self) -> int:
        return self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, count: int, gap: int) -> list[Box]:
        """Equal columns that fill the box to the pixel."""
        edges = [self.x + round(n * (self.w + gap) / count) for n in range(count + 1)]
        return [Box(a, self.y, b - a - gap, self.h) for a, b in pairwise(edges)]

    def rows(self, count: int, gap: int) -> list[Box]:
        edges = [self.y + round(n * (self.h + gap) / count) for n in range(count + 1)]
        return [Box(self.x, a, self.w, b - a - gap) for a, b in pairwise(edges)]


class Ink(NamedTuple):
    """One line of text as it was drawn, for the tests that measure."""

    text: str
    room: Box
    drawn: Box
    size: int
    shortened: bool


class Canvas:
    def __init__(self, wide: int, high: int, ground: Colour = GROUND) -> None:
        self.image = Image.new("RGB", (wide, high), ground)
        self.texts: list[Ink] = []
        self.icons: list[tuple[str, Box, int]] = []  # each with how many texts were there before it
        self._draw = ImageDraw.Draw(self.image)

    # --- shapes

    def stamp(self, sprite: Image.Image, x: int, y: int) -> None:
        self.image.paste(sprite, (x, y), sprite)

    def rect(self, box: Box, fill: Colour) -> None:
        self._draw.rectangle((box.x, box.y, box.right - 1, box.bottom - 1), fill=fill)

    def panel(
        self, box: Box, fill: Colour | None = PANEL, radius: int = RADIUS, line: Colour | None = None, width: int = 3
    ) -> None:
        """Large boxes are put together from corners and plain rectangles, so that few sprites are kept."""
        side = 2 * max(radius, width) + 2
        if fill is None or box.w <= side or box.h <= side:
            self.stamp(
                sprites.rounded(box.w, box.h, min(radius, box.h // 2, box.w // 2), fill, line, width), box.x, box.y
            )
            return
        half = side // 2
        places = [(x, y) for x in (box.x, box.right - half) for y in (box.y, box.bottom - half)]
        for (x, y), corner in zip(places, sprites.corners(radius, fill, line, width), strict=True):
            self.stamp(corner, x, y)
        self.rect(Box(box.x + half, box.y, box.w - 2 * half, box.h), fill)
        self.rect(Box(box.x, box.y + half, box.w, box.h - 2 * half), fill)
        if line:
            self.rect(Box(box.x + half, box.y, box.w - 2 * half, width), line)
            self.rect(Box(box.x + half, box.bottom - width, box.w - 2 * half, width), line)
            self.rect(Box(box.x, box.y + half, width, box.h - 2 * half), line)
            self.rect(Box(box.right - width, box.y + half, width, box.h - 2 * half), line)

    def card(self, box: Box, fill: Colour = CARD, line: Colour | None = None) -> None:
        self.panel(box, fill, 10, line)

    def changed(self, box: Box, radius: int = 12) -> None:
        """The accent outline of what is new, with a mark at the corner for those who do not see the colour."""
        around = box.inset(-4)
        self.stamp(sprites.rounded(around.w, around.h, radius, None, ACCENT, 5), around.x, around.y)
        self.stamp(icons.icon("new", 24), around.right - 13, around.y - 11)

    def hexagon(
        self,
        cx: int,
        cy: int,
        size: int,
        fill: Colour | None,
        line: Colour,
        width: int = 5,
        hatch: Colour | None = None,
    ) -> None:
        self.stamp(sprites.hexagon(size, fill, line, width, hatch), cx - size // 2, cy - size // 2)

    def icon(self, name: str, cx: int, cy: int, size: int, **variant: object) -> None:
        box = Box(cx - size // 2, cy - size // 2, size, size)
        self.stamp(icons.icon(name, size, **variant), box.x, box.y)
        self.icons.append((name, box, len(self.texts)))

    # --- text

    def text(
        self,
        box: Box,
        text: str,
        size: int,
        colour: Colour = TEXT,
        weight: str = "semibold",
        align: str = "left",
        lines: int = 1,
        least: int = LEAST,
        top: bool = False,
    ) -> int:
        """Returns the right end of the ink. Lines stand by their capital letters, not by their boxes."""
        fitted = fit(text, size, weight, box.w, box.h, lines, least)
        step = round(fitted.size * LEADING)
        cap = fonts.cap_height(fitted.size, weight)
        block = cap + step * (len(fitted.lines) - 1)
        baseline = box.y + cap if top else box.cy - block // 2 + cap
        end = box.x
        for line in fitted.lines:
            if line:
                end = max(end, self._line(box, line, fitted.size, weight, colour, align, baseline, fitted.shortened))
            baseline += step
        return end

    def _line(
        self, box: Box, line: str, size: int, weight: str, colour: Colour, align: str, baseline: int, shortened: bool
    ) -> int:
        _, up, _, down = fonts.ink(line, size, weight)
        wide = fonts.width(line, size, weight)
        x = {"left": box.x, "center": box.x + (box.w - wide) // 2, "right": box.right - wide}[align]
        self.image.paste(colour, (x, baseline + up), fonts.mask(line, size, weight))
        self.texts.append(Ink(line, box, Box(x, baseline + up, wide, down - up), size, shortened))
        return x + wide

    def amount(
        self, x: int, cy: int, name: str, count: int | str, size: int, colour: Colour = TEXT, dim: bool = False
    ) -> int:
        """An icon with its number right beside it; returns where it ends."""
        self.icon(name, x + size // 2, cy, size, dim=dim)
        text = str(count)
        height = max(LEAST, round(size * 0.72))
        wide = fonts.width(text, height, "bold")
        return self.text(Box(x + size + 4, cy - size // 2, wide, size), text, height, colour, "bold")

    # --- the file

    def png(self) -> bytes:
        return encode(self.image)


def encode(image: Image.Image) -> bytes:
    """Flat colours: a palette loses nothing that can be seen and is much smaller."""
    out = io.BytesIO()
    small = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    small.save(out, "PNG", compress_level=6)
    return out.getvalue()
