"""Pictures for messages, drawn off the event loop."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from engine.core import Result
from engine.core.language import Names


class Picture(Struct, frozen=True):
    name: str
    data: bytes
    alt: str


class Pictures(Protocol):
    """Everything is made from a view, never from the state. The views given are nobody else's."""

    async def table(self, game: str, view: Any, locale: str, names: Names, turn: list[int]) -> Picture | None: ...

    async def player(self, game: str, view: Any, locale: str, names: Names, seat: int) -> Picture | None: ...

    async def scores(self, game: str, view: Any, locale: str, names: Names, result: Result) -> Picture | None: ...

    def text(self, game: str, view: Any, locale: str, names: Names) -> str: ...
