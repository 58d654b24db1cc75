"""What can be measured on a drawn canvas: text outside its box, text on text, icons on text, text that was cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from render.canvas import Box, Canvas, Ink
from render.theme import LEAST
from tests.render.positions import LONG_NAMES


def faults(canvas: Canvas) -> list[str]:
    """All that is wrong with the texts of a picture, in words; people's names alone may be cut."""
    return [
        *(f"outside its box: {ink.text}" for ink in outside(canvas)),
        *(f"on one another: {one} / {other}" for one, other in overlaps(canvas)),
        *(f"under an icon: {text} / {icon}" for icon, text in hidden(canvas)),
        *(f"too small: {ink.text}" for ink in canvas.texts if ink.size < LEAST),
        *(f"cut: {ink.text}" for ink in canvas.texts if ink.shortened and not _of_a_name(ink.text)),
    ]


def outside(canvas: Canvas) -> Iterator[Ink]:
    whole = Box(0, 0, *canvas.image.size)
    for ink in canvas.texts:
        room, drawn = ink.room, ink.drawn
        beside = drawn.x < max(room.x, whole.x) or drawn.right > min(room.right, whole.right)
        above_or_below = drawn.y < room.y - 4 or drawn.bottom > room.bottom + 4
        if beside or above_or_below:
            yield ink


def overlaps(canvas: Canvas) -> Iterator[tuple[str, str]]:
    for one, other in combinations(canvas.texts, 2):
        if _meet(one.drawn, other.drawn):
            yield one.text, other.text


def hidden(canvas: Canvas) -> Iterator[tuple[str, str]]:
    """Icons drawn over a text; they seldom reach into the corners of their boxes."""
    for name, box, before in canvas.icons:
        body = box.inset(box.w // 8)
        yield from ((name, ink.text) for ink in canvas.texts[:before] if _meet(body, ink.drawn))


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _of_a_name(text: str) -> bool:
    words = [word for name in LONG_NAMES for word in (*name.split(), name)]
    return any(word.startswith(text.split()[-1].rstrip("…-")) for word in words)
