"""The pictures and texts of any game: its own where it has some, plain ones where it has none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from engine import games
from engine.core import Result
from engine.core.language import Names
from render import anachrony, generic, the_loop
from render.picture import Picture


class Drawer(Protocol):
    """What a game's pictures are made by. `since` is an earlier view, against which changes are marked."""

    def table(self, view: Any, locale: str, names: Names, since: Any, turn: Iterable[int], news: str) -> Picture: ...

    def player(
        self, view: Any, locale: str, names: Names, since: Any, turn: Iterable[int], seat: int, pending: Any
    ) -> Picture: ...

    def scores(self, view: Any, result: Result, locale: str, names: Names) -> Picture: ...

    def chart(self, history: Sequence[Any], result: Result | None, locale: str, names: Names) -> Picture | None: ...

    def text(self, view: Any, locale: str, names: Names, turn: Iterable[int], seat: int | None) -> str: ...

    def alt(self, view: Any, locale: str, names: Names, turn: Iterable[int]) -> str: ...


_DRAWERS: Mapping[str, Drawer] = {"anachrony": anachrony.Drawer(), "the_loop": the_loop.Drawer()}


@cache
def _drawer(game_id: str) -> Drawer:
    """`game_id` as `engine.games.find` takes it; a game it does not know is drawn without words of its own."""
    if game_id in _DRAWERS:
        return _DRAWERS[game_id]
    try:
        game = games.find(game_id)
    except LookupError:
        return generic.Drawer()
    return _DRAWERS.get(game.id) or generic.Drawer(games.package(game))


def draw_table(
    game_id: str,
    view: Any,
    *,
    locale: str,
    names: Names,
    since: Any = None,
    turn: Iterable[int] = (),
    news: str = "",
) -> Picture:
    """The whole table. `since`: a copy of an earlier view; `turn`: the seats that are waited for; `news`: a line on
    what happened last."""
    return _drawer(game_id).table(view, locale, names, since, turn, news)


def draw_player(
    game_id: str,
    view: Any,
    *,
    seat: int,
    locale: str,
    names: Names,
    since: Any = None,
    turn: Iterable[int] = (),
    pending: Any = None,
) -> Picture:
    """One player's board. With the seat's own view and `pending`, its waiting secret answer, this is for its eyes."""
    return _drawer(game_id).player(view, locale, names, since, turn, seat, pending)


def draw_scores(game_id: str, view: Any, result: Result, *, locale: str, names: Names) -> Picture:
    return _drawer(game_id).scores(view, result, locale, names)


def draw_chart(
    game_id: str, history: Sequence[Any], result: Result | None = None, *, locale: str, names: Names
) -> Picture | None:
    """Points over time, from public views in the order in which they were true; None for a game without such."""
    return _drawer(game_id).chart(history, result, locale, names)


def text_board(
    game_id: str, view: Any, *, locale: str, names: Names, turn: Iterable[int] = (), seat: int | None = None
) -> str:
    """All that the view holds, in words."""
    return _drawer(game_id).text(view, locale, names, turn, seat)


def alt_text(game_id: str, view: Any, *, locale: str, names: Names, turn: Iterable[int] = ()) -> str:
    """What matters now, short enough for a picture's description."""
    return _drawer(game_id).alt(view, locale, names, turn)
