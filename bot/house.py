"""Everything that handlers stand on: the store, the live games, texts, pictures, the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.pictures import Pictures
from bot.speech import Show, Speech, language_of, safe, seat_names
from bot.store import GameRow, Seat, Status, Store
from bot.tables import Tables
from engine.core import PERSON
from engine.core.language import Names


def now() -> int:
    return int(time.time())


class House:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        game_names: Sequence[str],
        pictures: Pictures,
        clock: Callable[[], int] = now,
        language: str = "en",
    ) -> None:
        """`language` is the host's own, for the log."""
        self.store, self.tables, self.pictures, self.clock = store, tables, pictures, clock
        self.game_names = list(game_names)
        self.speech = Speech(game_names)
        self.since, self.language = clock(), language
        self.told_to_stop = asyncio.Event()
        # Lobbies and votes are read, judged and written in several steps, which nobody may come between.
        self.seating, self.deciding = asyncio.Lock(), asyncio.Lock()
        self.posting = asyncio.Lock()  # the message of a lobby, until it is known where it stands
        self.last_error = ""
        self._names: dict[int, str] = {}
        self._locales: dict[int, str] = {}

    def trouble(self, what: str) -> None:
        """The last thing that went wrong, for the host to see. Says nothing about any game's content."""
        self.last_error = what

    async def remember(self, person: int, name: str) -> None:
        """A person's name as last seen, so that pictures and logs can be made while nobody is around."""
        if self._names.get(person) != name:
            self._names[person] = name
            await self.store.set_setting("person", person, "name", name)

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody is here: the name, and the language of that person's own Discord, for messages to come."""
        person, locale = interaction.user.id, language_of(interaction.locale)
        await self.remember(person, interaction.user.display_name)
        if self._locales.get(person) != locale:
            self._locales[person] = locale
            await self.store.set_setting("person", person, "locale", locale)

    async def names(self, seats: Sequence[Seat], locale: str, clean: Callable[[str], str] = safe) -> Names:
        """For messages; with `plain` for pictures."""
        for person in {seat.person for seat in seats if seat.person is not None} - self._names.keys():
            kept = await self.store.settings("person", person)
            self._names[person] = str(kept.get("name", ""))
        return seat_names(seats, self._names, self.speech.in_language(locale), clean)

    async def show(self, row: GameRow, locale: str) -> Show:
        """Texts of one game, with the names of its seats."""
        return self.speech.in_language(locale, await self.names(await self.store.seats(row.id), locale))

    async def waits_for(self, row: GameRow, person: int) -> bool:
        """Whether it is this person's turn."""
        mine = [s.seat for s in await self.store.seats(row.id) if s.person == person and s.player == PERSON]
        async with self.tables.reading(row.id) as table:
            return any(seat in table.waiting for seat in mine)

    async def here(self, channel: int | None) -> GameRow | None:
        """The game of a channel or thread: the running one, else its lobby, else the last that ended."""
        for status in (Status.RUNNING, Status.LOBBY, Status.FINISHED):
            if channel is not None and (found := await self.store.games(status, channel=channel)):
                return found[0]
        return None
