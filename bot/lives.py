"""The games in memory: one lock each, and a bound on how many stay."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from bot.store import GameRow, Seat
from engine.core import Table
from engine.players import PLAYERS, Player


class Live:
    """A game in memory. It is forgotten after a failed write: memory is never ahead of the disk."""

    __slots__ = ("_table", "id", "lock", "players", "row", "users")

    def __init__(self, game: int) -> None:
        self.id = game
        self.lock = asyncio.Lock()
        self.users = 0  # those who hold or await the lock
        self.row: GameRow  # as it was when it was loaded; only its status is kept up to date
        self.players: dict[int, Player] = {}  # the seats that simple players answer for
        self._table: Table[Any] | None = None

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table[Any]:
        if self._table is None:
            raise RuntimeError(f"game {self.id} is not loaded")
        return self._table

    def take(self, row: GameRow, table: Table[Any], seats: Iterable[Seat]) -> None:
        self.row, self._table = row, table
        self.players = {}
        for seat in seats:
            self.seat(seat)

    def seat(self, seat: Seat) -> None:
        self.players.pop(seat.seat, None)
        if seat.player in PLAYERS:
            self.players[seat.seat] = PLAYERS[seat.player]

    def forget(self) -> None:
        self._table = None


class Lives:
    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._lives: OrderedDict[int, Live] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    @asynccontextmanager
    async def locked(self, game: int) -> AsyncIterator[Live]:
        """A game under its lock, loaded or not."""
        live = self._lives.get(game)
        if live is None:
            live = self._lives[game] = Live(game)
        else:
            self._lives.move_to_end(game)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            self._tidy(live)

    def _tidy(self, live: Live) -> None:
        """The games longest untouched go first; one in use stays, whatever the bound."""
        if not live.loaded and not live.users:
            del self._lives[live.id]
        surplus = len(self._lives) - self._capacity
        if surplus > 0:
            idle = [other.id for other in self._lives.values() if not other.users]
            for game in idle[:surplus]:
                del self._lives[game]
