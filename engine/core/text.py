"""A visible sentence as data: a message key and its arguments, so that it can be shown in any language."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct

Arg: TypeAlias = "int | str | Text | list[Text]"

SEAT = "core-seat"


class Text(Struct, frozen=True):
    key: str
    args: dict[str, Arg] = {}


def say(key: str, **args: Arg) -> Text:
    return Text(key, args)


@cache
def who(seat: int) -> Text:
    """The name of a seat; whoever shows the text puts a person's name there."""
    return Text(SEAT, {"seat": seat})
