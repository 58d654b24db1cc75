"""Pictures of The LOOP."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import Result
from engine.core.language import Names
from engine.the_loop.state import State
from render import symbols  # noqa: F401  registers the seat emblems
from render.picture import Picture, finish
from render.the_loop import chart, devices, ending, people, player, table, tasks, text, things  # noqa: F401  icons
from render.the_loop.scene import PACKAGE, Scene
from render.words import Words


class Drawer:
    def table(
        self, view: State, locale: str, names: Names, since: State | None, turn: Iterable[int], news: str
    ) -> Picture:
        seats = sorted(turn)
        canvas = table.draw(Scene(view, locale, names, since, seats), news)
        return finish(canvas, self.alt(view, locale, names, seats))

    def player(
        self, view: State, locale: str, names: Names, since: State | None, turn: Iterable[int], seat: int, pending: Any
    ) -> Picture:
        """Nobody has secrets and nobody answers in secret, so `pending` is never something to show."""
        scene = Scene(view, locale, names, since, turn)
        return finish(player.draw(scene, seat), scene.words(player.alt(view, seat)))

    def scores(self, view: State, result: Result, locale: str, names: Names) -> Picture:
        scene = Scene(view, locale, names, None, [])
        return finish(ending.draw(scene, result), scene.words(ending.alt(view, result)))

    def chart(self, history: Sequence[State], result: Result | None, locale: str, names: Names) -> Picture | None:
        views = chart.by_turn(history)
        if not views:
            return None
        words = Words(PACKAGE, locale, names)
        return finish(chart.draw(views, words), chart.alt(views, words))

    def text(self, view: State, locale: str, names: Names, turn: Iterable[int], seat: int | None) -> str:
        return text.all_lines(view, locale, names, turn)

    def alt(self, view: State, locale: str, names: Names, turn: Iterable[int]) -> str:
        return text.alt(view, locale, names, turn)
