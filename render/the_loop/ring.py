"""The board: seven sectors around the Machine, cut out of one rounded plate."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import Box
from render.sprites import Pen, Point
from render.the_loop import things
from render.the_loop.colours import ERAS, VORTEX, era_ground, vortex_ground
from render.theme import Colour, mix

WIDE, HIGH = 1552, 960
HUB = 176
GAP = 9
CORNER = 120
ROUND = 12
_SCALE = 2

# Where the cuts between the sectors meet the edge of the plate, from its middle; they share out its area evenly.
_RIGHT: list[Point] = [(396, -480), (776, -166), (776, 400), (0, 480)]
_CUTS: list[Point] = [*_RIGHT, *((-x, y) for x, y in reversed(_RIGHT[:3]))]


class Places(NamedTuple):
    """Where the things of an Era stand, measured from the middle of the plate. Where cards and pawns have no place of
    their own, they follow the mission and the cubes, and the rows are centred."""

    title: Box
    cubes: Box
    duplicates: Box
    mission: Box  # and devices
    cards: Box | None
    pawns: Box | None
    sign: tuple[int, int, int]  # the large faint sign of the Era: its middle and its size


PLACES = [
    Places(
        title=Box(-210, -468, 420, 60),
        cubes=Box(-260, -404, 520, 60),
        duplicates=Box(-220, -342, 440, 62),
        mission=Box(-168, -272, 336, 58),
        cards=None,
        pawns=None,
        sign=(0, -320, 250),
    ),
    Places(
        title=Box(416, -466, 296, 58),
        cubes=Box(416, -406, 338, 58),
        duplicates=Box(416, -346, 338, 62),
        mission=Box(416, -281, 344, 56),
        cards=Box(416, -222, 290, 54),
        pawns=Box(228, -258, 172, 160),
        sign=(560, -300, 310),
    ),
    Places(
        title=Box(428, -82, 326, 58),
        cubes=Box(428, -20, 326, 58),
        duplicates=Box(428, 42, 326, 62),
        mission=Box(428, 106, 338, 54),
        cards=Box(428, 162, 326, 50),
        pawns=Box(232, -44, 176, 158),
        sign=(600, 90, 310),
    ),
    Places(
        title=Box(44, 204, 336, 60),
        cubes=Box(44, 270, 330, 60),
        duplicates=Box(44, 334, 380, 62),
        mission=Box(44, 402, 344, 58),
        cards=Box(398, 404, 250, 54),
        pawns=Box(430, 326, 180, 78),
        sign=(330, 340, 310),
    ),
    Places(
        title=Box(-372, 204, 332, 60),
        cubes=Box(-372, 270, 330, 60),
        duplicates=Box(-372, 334, 350, 62),
        mission=Box(-372, 402, 350, 58),
        cards=Box(-676, 404, 294, 54),
        pawns=Box(-600, 326, 200, 78),
        sign=(-330, 340, 310),
    ),
    Places(
        title=Box(-750, -82, 334, 58),
        cubes=Box(-750, -20, 334, 58),
        duplicates=Box(-750, 42, 334, 62),
        mission=Box(-750, 106, 340, 54),
        cards=Box(-750, 162, 320, 50),
        pawns=Box(-408, -44, 176, 158),
        sign=(-600, 90, 310),
    ),
    Places(
        title=Box(-712, -466, 296, 58),
        cubes=Box(-716, -406, 338, 58),
        duplicates=Box(-716, -346, 338, 62),
        mission=Box(-716, -281, 344, 56),
        cards=Box(-716, -222, 290, 54),
        pawns=Box(-400, -258, 172, 160),
        sign=(-560, -300, 310),
    ),
]


def cuts(era: int) -> tuple[Point, Point]:
    """The two ends of the sector's edge, clockwise."""
    return _CUTS[(era - 1) % len(_CUTS)], _CUTS[era]


def middle_angle(era: int) -> float:
    """The direction of the sector from the middle of the plate, in radians, clockwise from three o'clock."""
    (ax, ay), (bx, by) = cuts(era)
    first, last = math.atan2(ay, ax), math.atan2(by, bx)
    while last < first:
        last += 2 * math.pi
    return (first + last) / 2


def towards(era: int, distance: float) -> tuple[int, int]:
    angle = middle_angle(era)
    return round(distance * math.cos(angle)), round(distance * math.sin(angle))


@lru_cache(maxsize=64)
def _mask(era: int, inset: int) -> Image.Image:
    """The sector with soft corners, smaller by `inset` all around, as large as the plate."""
    k = _SCALE
    shape = Image.new("L", (WIDE * k, HIGH * k))
    draw = ImageDraw.Draw(shape)
    far, (start, end) = [], cuts(era)
    angle, last = math.atan2(start[1], start[0]), math.atan2(end[1], end[0])
    while last < angle:
        last += 2 * math.pi
    for step in range(9):
        a = angle + (last - angle) * step / 8
        far.append(((WIDE / 2 + 2000 * math.cos(a)) * k, (HIGH / 2 + 2000 * math.sin(a)) * k))
    middle = (WIDE / 2 * k, HIGH / 2 * k)
    draw.polygon([middle, *far], fill=255)
    side = 2 * (GAP / 2 + inset) * k
    for x, y in (far[0], far[-1]):
        draw.line((middle, (x, y)), fill=0, width=round(side))
    hub = (HUB + GAP + inset) * k
    draw.ellipse((middle[0] - hub, middle[1] - hub, middle[0] + hub, middle[1] + hub), fill=0)
    plate = Image.new("L", shape.size)
    edge = inset * k
    ImageDraw.Draw(plate).rounded_rectangle(
        (edge, edge, WIDE * k - 1 - edge, HIGH * k - 1 - edge), (CORNER - inset) * k, fill=255
    )
    shape = ImageChops.darker(shape, plate).filter(ImageFilter.BoxBlur(ROUND * k // 2))
    return shape.point(lambda v: max(0, min(255, (v - 112) * 8))).reduce(k)


def area(era: int) -> Image.Image:
    """Where a sector is, as large as the plate."""
    return _mask(era, 0)


@lru_cache(maxsize=64)
def sector(era: int, vortex: bool, line: Colour, width: int) -> tuple[Image.Image, int, int]:
    """A sector as a sprite, and where it goes on the plate."""
    whole = _mask(era, 0)
    box = whole.getbbox()
    assert box is not None
    image = Image.new("RGB", (WIDE, HIGH), line)
    ground = vortex_ground() if vortex else era_ground(era)
    image.paste(ground, (0, 0), _mask(era, width))
    _paint_sign(image, era, vortex, ground, width)
    image.putalpha(whole)
    return image.crop(box), box[0], box[1]


def _paint_sign(image: Image.Image, era: int, vortex: bool, ground: Colour, width: int) -> None:
    x, y, size = PLACES[era].sign
    pen = Pen(size)
    if vortex:
        for turn in (0, 120, 240):
            pen.line(things.spiral_points(1.1, 50, turned=turn), 7, mix(ground, VORTEX, 0.13))
    else:
        things.era_sign(pen, era, mix(ground, ERAS[era], 0.1), ground)
    sprite = pen.done()
    layer = image.copy()
    layer.paste(sprite, (WIDE // 2 + x - size // 2, HIGH // 2 + y - size // 2), sprite)
    image.paste(layer, (0, 0), _mask(era, width))


@lru_cache(maxsize=8)
def outlet(era: int, strong: bool, colour: Colour) -> tuple[Image.Image, int, int]:
    """A funnel of the Machine that points at a sector; a sprite and its place around the middle of the plate."""
    size = 2 * (HUB + 40)
    pen = Pen(size)
    angle = middle_angle(era)
    unit = 100 / size
    wide = 0.2 if strong else 0.13
    tip = (HUB + (34 if strong else 22)) * unit
    base = (HUB - 30) * unit
    points = [
        (50 + base * math.cos(angle - wide * 1.6), 50 + base * math.sin(angle - wide * 1.6)),
        (50 + tip * math.cos(angle - wide * 0.7), 50 + tip * math.sin(angle - wide * 0.7)),
        (50 + tip * math.cos(angle + wide * 0.7), 50 + tip * math.sin(angle + wide * 0.7)),
        (50 + base * math.cos(angle + wide * 1.6), 50 + base * math.sin(angle + wide * 1.6)),
    ]
    pen.polygon(points, colour)
    return pen.done(), -size // 2, -size // 2
