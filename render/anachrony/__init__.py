"""Pictures of Anachrony."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.anachrony import words as w
from engine.anachrony.state import State
from engine.core import Result, say, who
from engine.core.language import Names
from render import sheets
from render.anachrony import player, sigils, signs, table, text, things  # noqa: F401  some register icons
from render.anachrony.scene import Scene, points
from render.generic import score_words
from render.picture import Picture, finish
from render.words import Words

PACKAGE = "engine.anachrony"


class Drawer:
    def table(
        self, view: State, locale: str, names: Names, since: State | None, turn: Iterable[int], news: str
    ) -> Picture:
        seats = sorted(turn)
        canvas = table.draw(Scene(view, locale, names, since, seats), news)
        return finish(canvas, self.alt(view, locale, names, seats))

    def player(
        self,
        view: State,
        locale: str,
        names: Names,
        since: State | None,
        turn: Iterable[int],
        seat: int,
        pending: Any,
    ) -> Picture:
        """`pending`: an answer that the others do not know yet. In a draft the cards in hand say enough."""
        scene = Scene(view, locale, names, since, turn)
        tiles: list[str] | None = pending if view.phase == "warp" else None
        alt = text.player_alt(view, scene.words, seat)
        if tiles:
            alt = scene.words(say("render-alt-secret", warps=[w.warp(tile) for tile in tiles])) + " " + alt
        elif tiles is not None:
            alt = scene.words(say("render-secret-warp", count=0)) + ". " + alt
        return finish(player.draw(scene, seat, tiles), alt)

    def scores(self, view: State, result: Result, locale: str, names: Names) -> Picture:
        words = Words(PACKAGE, locale, names)
        return finish(sheets.scores(result, words), score_words(result, words))

    def chart(self, history: Sequence[State], result: Result | None, locale: str, names: Names) -> Picture:
        """The last view of each era, the last of all being the present; then the final score."""
        words = Words(PACKAGE, locale, names)
        last = {view.era: view for view in history}
        eras = sorted(last)
        seats = range(len(history[-1].players)) if history else range(0)
        series = {seat: [points(last[era], seat) for era in eras] for seat in seats}
        steps = [words(w.era(era)) for era in eras]
        if result:
            steps.append(words(say("render-final")))
            for score in result.scores:
                series[score.seat].append(score.points)
        title = words(say("render-chart"))
        shown = [f"{words(who(seat))} {', '.join(map(str, values))}" for seat, values in series.items()]
        return finish(sheets.chart(title, steps, series, words), f"{title}: {'; '.join(shown)}")

    def text(self, view: State, locale: str, names: Names, turn: Iterable[int], seat: int | None) -> str:
        return text.board(view, locale, names, turn, seat)

    def alt(self, view: State, locale: str, names: Names, turn: Iterable[int]) -> str:
        return text.alt(view, locale, names, turn)
