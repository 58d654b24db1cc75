"""The state of a button or menu, carried in its custom id: it works after any restart, however much later."""

from __future__ import annotations

from typing import NamedTuple

PREFIX = "st"
_LIMIT = 100  # Discord's, for a custom id
# Whoever clicks, if that person's seat is asked.
ANY_SEAT = -1


class Control(NamedTuple):
    """`position` is the question it was made for: when the game has moved on, a click changes nothing."""

    verb: str
    game: int
    position: int = 0
    seat: int = ANY_SEAT
    arg: str = ""

    def id(self) -> str:
        made = f"{PREFIX}|{self.verb}|{self.game}|{self.position}|{self.seat}|{self.arg}"
        if len(made) > _LIMIT:
            raise ValueError(f"too long for a custom id: {made}")
        return made


def parse(custom_id: str) -> Control | None:
    """None for anything that this program did not make."""
    parts = custom_id.split("|", 5)
    if len(parts) != 6 or parts[0] != PREFIX or not parts[1].isalpha():
        return None
    game, position, seat = (_whole(part) for part in parts[2:5])
    if game is None or position is None or seat is None:
        return None
    return Control(parts[1], game, position, seat, parts[5])


def _whole(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else None
