"""Pictures for messages, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

from msgspec import Struct

import render
from engine.core import Result
from engine.core.language import Names

_AT_ONCE = 2  # more would keep the event loop waiting for the interpreter


class Picture(Struct, frozen=True):
    """As a message attaches it."""

    name: str
    data: bytes
    alt: str


class Pictures(Protocol):
    """Everything is made from a view, never from the state. The views given are nobody else's."""

    async def table(
        self, game: str, view: Any, locale: str, names: Names, turn: list[int], since: Any = None, news: str = ""
    ) -> Picture:
        """What differs from the view `since` is marked; `news` is the last thing that happened."""

    async def player(
        self, game: str, view: Any, locale: str, names: Names, seat: int, pending: Any = None
    ) -> Picture:
        """`pending` is the seat's own secret answer, in a picture for its eyes."""

    async def scores(self, game: str, view: Any, locale: str, names: Names, result: Result) -> Picture: ...

    def text(self, game: str, view: Any, locale: str, names: Names) -> str: ...


class Drawn:
    """In threads: Pillow lets go of the interpreter while it reduces colours and compresses."""

    def __init__(self) -> None:
        self._workers = ThreadPoolExecutor(_AT_ONCE, "pictures")

    async def table(
        self, game: str, view: Any, locale: str, names: Names, turn: list[int], since: Any = None, news: str = ""
    ) -> Picture:
        draw = partial(render.draw_table, since=since, turn=turn, news=news)
        return await self._draw(partial(draw, game, view, locale=locale, names=names))

    async def player(
        self, game: str, view: Any, locale: str, names: Names, seat: int, pending: Any = None
    ) -> Picture:
        draw = partial(render.draw_player, seat=seat, pending=pending)
        return await self._draw(partial(draw, game, view, locale=locale, names=names))

    async def scores(self, game: str, view: Any, locale: str, names: Names, result: Result) -> Picture:
        return await self._draw(partial(render.draw_scores, game, view, result, locale=locale, names=names))

    def text(self, game: str, view: Any, locale: str, names: Names) -> str:
        return render.text_board(game, view, locale=locale, names=names)

    async def _draw(self, draw: Callable[[], render.Picture]) -> Picture:
        drawn = await asyncio.get_running_loop().run_in_executor(self._workers, draw)
        return Picture(f"board.{drawn.format}", drawn.data, drawn.alt)

    def close(self) -> None:
        self._workers.shutdown(cancel_futures=True)
