"""Everything that handlers stand on: the store, the live games, texts, pictures, the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from bot.pictures import Pictures
from bot.speech import Show, Speech, seat_names
from bot.store import GameRow, Seat, Status, Store
from bot.tables import Tables
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
    ) -> None:
        self.store, self.tables, self.pictures, self.clock = store, tables, pictures, clock
        self.game_names = list(game_names)
        self.speech = Speech(game_names)
        self._names: dict[int, str] = {}
        # Lobbies and votes are read, judged and written in several steps, which nobody may come between.
        self.seating, self.deciding = asyncio.Lock(), asyncio.Lock()

    async def remember(self, person: int, name: str) -> None:
        """A person's name as last seen, so that pictures and logs can be made while nobody is around."""
        if self._names.get(person) != name:
            self._names[person] = name
            await self.store.set_setting("person", person, "name", name)

    async def names(self, seats: Sequence[Seat], locale: str) -> Names:
        for person in {seat.person for seat in seats if seat.person is not None} - self._names.keys():
            kept = await self.store.settings("person", person)
            self._names[person] = str(kept.get("name", ""))
        return seat_names(seats, self._names, self.speech.in_language(locale))

    async def show(self, row: GameRow, locale: str) -> Show:
        """Texts of one game, with the names of its seats."""
        return self.speech.in_language(locale, await self.names(await self.store.seats(row.id), locale))

    async def here(self, channel: int | None) -> GameRow | None:
        """The game of a channel or thread: the running one, else its lobby, else the last that ended."""
        for status in (Status.RUNNING, Status.LOBBY, Status.FINISHED):
            if channel is not None and (found := await self.store.games(status, channel=channel)):
                return found[0]
        return None
