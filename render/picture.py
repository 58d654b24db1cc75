"""What comes out: the bytes of a picture, its size and its words for those who do not see it."""

from __future__ import annotations

from dataclasses import dataclass

from render.canvas import Canvas

# Discord takes 1,024 characters of description for an attachment.
ALT_LIMIT = 1024


@dataclass(frozen=True)
class Picture:
    data: bytes
    alt: str
    width: int
    height: int
    format: str = "png"


def finish(canvas: Canvas, alt: str) -> Picture:
    shown = alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + "…"
    return Picture(canvas.png(), shown, canvas.image.width, canvas.image.height)
