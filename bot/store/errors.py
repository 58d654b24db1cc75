"""How storing can be refused."""

from __future__ import annotations

from engine.core import Text


class Stale(Exception):
    """It was made for a position that the game has left. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("the game has moved on")


class Repeated(Exception):
    """This interaction has been stored before. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("this interaction has been stored before")


class CannotOpen(Exception):
    """The database cannot be served; the reason is for the host to read."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason
