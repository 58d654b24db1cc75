"""Plain pictures and texts for a game that has none of its own: made from the fields of its view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core import Result, say, who
from engine.core.language import Names
from render import sheets, symbols  # noqa: F401  symbols registers the seat emblems
from render.canvas import Box, Canvas
from render.picture import ALT_LIMIT, Picture, finish
from render.theme import CARD, DARK, GAP, GLANCE, MARGIN, MUTED, TEXT, WIDTH, seat_colour
from render.words import Words

LINE = 38
MOST_LINES = 60


class Drawer:
    def __init__(self, package: str = "") -> None:
        """`package` is where the game's messages lie."""
        self._package = package

    def table(self, view: Any, locale: str, names: Names, since: Any, turn: Iterable[int], news: str) -> Picture:
        words = Words(self._package, locale, names)
        seats = sorted(turn)
        before = dict(fields(since)) if since is not None else {}
        lines = list(fields(view))
        shown = lines[:MOST_LINES]
        c = Canvas(WIDTH, 2 * MARGIN + 96 + GAP + 40 + LINE * len(shown))
        _turn(c, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 96), seats, words, news)
        panel = Box(MARGIN, MARGIN + 96 + GAP, WIDTH - 2 * MARGIN, 40 + LINE * len(shown))
        c.panel(panel)
        for n, (name, value) in enumerate(shown):
            row = Box(panel.x + 24, panel.y + 20 + n * LINE, panel.w - 48, LINE)
            c.text(Box(row.x, row.y, 420, row.h), name, 24, MUTED)
            c.text(Box(row.x + 440, row.y, row.w - 440, row.h), value, 26, TEXT, "bold")
            if since is not None and before.get(name) != value:
                c.changed(Box(row.x - 6, row.y + 3, row.w + 12, row.h - 6))
        return finish(c, self.alt(view, locale, names, seats))

    def player(
        self, view: Any, locale: str, names: Names, since: Any, turn: Iterable[int], seat: int, pending: Any
    ) -> Picture:
        return self.table(view, locale, names, since, turn, "" if pending is None else str(pending))

    def scores(self, view: Any, result: Result, locale: str, names: Names) -> Picture:
        words = Words(self._package, locale, names)
        return finish(sheets.scores(result, words), score_words(result, words))

    def chart(self, history: Sequence[Any], result: Result | None, locale: str, names: Names) -> Picture | None:
        """What counts as points only the game itself knows."""
        return None

    def text(self, view: Any, locale: str, names: Names, turn: Iterable[int], seat: int | None) -> str:
        head = waited_for(sorted(turn), Words(self._package, locale, names))
        return "\n".join([head, *(f"{name}: {value}" for name, value in fields(view))])

    def alt(self, view: Any, locale: str, names: Names, turn: Iterable[int]) -> str:
        parts = [waited_for(sorted(turn), Words(self._package, locale, names)), *(f"{k}: {v}" for k, v in fields(view))]
        return "; ".join(parts)[:ALT_LIMIT]


def fields(view: Any) -> Iterator[tuple[str, str]]:
    """Every field of a view; lists of seats and of cards on one line each."""
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list) and any(isinstance(one, (list, dict)) for one in value):
            yield from ((f"{name} {n}", _plain(one)) for n, one in enumerate(value, 1))
        else:
            yield name, _plain(value)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(one)}" for key, one in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_plain(one) for one in value) or "–"
    return str(value)


def waited_for(seats: Sequence[int], words: Words) -> str:
    if not seats:
        return words(say("render-over"))
    return words(say("render-turn", seats=[who(seat) for seat in seats]))


def score_words(result: Result, words: Words) -> str:
    """The outcome in words."""
    if result.won is not None:
        return words(say("render-shared-won" if result.won else "render-shared-lost")) + " " + words(result.reason)
    lines = [words(result.reason)]
    for score in result.scores:
        parts = ", ".join(f"{words(line.text)} {line.points}" for line in score.lines)
        lines.append(f"{score.place}. {words(who(score.seat))}: {score.points} ({parts})")
    return "\n".join(lines)


def _turn(c: Canvas, box: Box, seats: Sequence[int], words: Words, news: str) -> None:
    c.panel(box, seat_colour(seats[0]) if len(seats) == 1 else CARD)
    ink = DARK if len(seats) == 1 else TEXT
    x = box.x + 20
    for seat in seats:
        c.icon(f"seat{seat}", x + 32, box.cy, 64)
        x += 72
    c.text(Box(x + 8, box.y, box.right - x - 28, 66 if news else box.h), waited_for(seats, words), GLANCE, ink, "bold")
    if news:
        c.text(Box(x + 8, box.y + 62, box.right - x - 28, 28), news, 22, ink)
