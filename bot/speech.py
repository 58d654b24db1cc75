"""Texts in the language of a person or a channel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import discord

from bot.store import Seat
from engine import games
from engine.core import AUTOMATON, PERSON, Text, say
from engine.core.language import LOCALES, Messages, Names

Show: TypeAlias = Callable[[Text], str]

DEFAULT = "en"


class Speech:
    def __init__(self, game_names: Sequence[str]) -> None:
        packages = [games.package(games.find(name)) for name in game_names]
        self._messages = Messages(["engine.core", "bot", *packages])

    def in_language(self, locale: str, names: Names | None = None) -> Show:
        return lambda text: self._messages.show(text, locale, names)


def language_of(locale: discord.Locale | str | None) -> str:
    """Discord's locale ("en-GB", "ru") as one of ours."""
    short = str(locale or DEFAULT).partition("-")[0]
    return short if short in LOCALES else DEFAULT


def safe(name: str) -> str:
    """A person's name never formats, links or mentions anything."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(plain(name)))


def plain(name: str) -> str:
    """For pictures, which format nothing."""
    return name.replace("\n", " ")[:40]


def seat_names(seats: Sequence[Seat], known: Mapping[int, str], show: Show, clean: Callable[[str], str]) -> Names:
    """What each seat is called: a person's name, with the seat's number where the person holds several."""
    held = [seat.person for seat in seats if seat.person is not None]

    def name(seat: int) -> str:
        at = seats[seat]
        if at.player == AUTOMATON:
            return show(say("bot-seat-automaton"))
        if at.player != PERSON or at.person is None:
            return show(say("bot-seat-simple", number=seat + 1))
        shown = clean(known.get(at.person, "")) or show(say("bot-seat-number", number=seat + 1))
        return shown if held.count(at.person) == 1 else f"{shown} ({seat + 1})"

    return name
