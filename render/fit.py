"""Text that stays inside its box: it shrinks, then breaks into lines, then ends in an ellipsis."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render import fonts

LEADING = 1.22


class Fitted(NamedTuple):
    lines: list[str]
    size: int
    shortened: bool


@lru_cache(maxsize=8192)
def fit(text: str, size: int, weight: str, wide: int, high: int, most_lines: int, least: int) -> Fitted:
    smallest = min(size, least)
    for tried in range(size, smallest - 1, -1):
        lines = _wrap(text, tried, weight, wide)
        if len(lines) <= min(most_lines, room(tried, high)) and all(
            fonts.width(line, tried, weight) <= wide for line in lines
        ):
            return Fitted(lines, tried, False)
    return _shorten(text, smallest, weight, wide, max(1, min(most_lines, room(smallest, high))))


def room(size: int, high: int) -> int:
    """How many lines a height has room for."""
    return 1 + max(0, int((high - size) // (size * LEADING)))


def _wrap(text: str, size: int, weight: str, wide: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and fonts.width(f"{lines[-1]} {word}", size, weight) <= wide:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines or [""]


def _shorten(text: str, size: int, weight: str, wide: int, count: int) -> Fitted:
    lines = _wrap(text, size, weight, wide)
    kept = lines[:count]
    if len(lines) > count:
        kept[-1] += "…"
    return Fitted([_cut(line, size, weight, wide) for line in kept], size, True)


def _cut(line: str, size: int, weight: str, wide: int) -> str:
    if fonts.width(line, size, weight) <= wide:
        return line
    bare = line.rstrip("…")
    while bare and fonts.width(bare.rstrip() + "…", size, weight) > wide:
        bare = bare[:-1]
    return bare.rstrip() + "…"
