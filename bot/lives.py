"""The games in memory: one lock each, and a bound on how many stay."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

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


# Brings a game that is not in memory there.
Load: TypeAlias = Callable[[Live], Awaitable[None]]


class Lives:
    """`async with lives.locked(game) as live:` a game under its lock; given `load`, it is loaded too."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._lives: OrderedDict[int, Live] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    def locked(self, game: int, load: Load | None = None) -> Locked:
        return Locked(self, game, load)

    def enter(self, game: int) -> Live:
        """Until it is left, the game is not forgotten."""
        live = self._lives.get(game)
        if live is None:
            live = self._lives[game] = Live(game)
        else:
            self._lives.move_to_end(game)
        live.users += 1
        return live

    def leave(self, live: Live) -> None:
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


class Locked:
    """A class and no generator: every answer and every look comes through here, and this is the cheaper of the two."""

    __slots__ = ("_game", "_live", "_lives", "_load")

    def __init__(self, lives: Lives, game: int, load: Load | None) -> None:
        self._lives, self._game, self._load = lives, game, load

    async def __aenter__(self) -> Live:
        live = self._live = self._lives.enter(self._game)
        try:
            await live.lock.acquire()
        except BaseException:
            self._lives.leave(live)
            raise
        try:
            if self._load is not None and not live.loaded:
                await self._load(live)
        except BaseException:
            await self.__aexit__()
            raise
        return live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
        self._lives.leave(self._live)


class Looking:
    """The table of a locked game."""

    __slots__ = ("_locked",)

    def __init__(self, locked: Locked) -> None:
        self._locked = locked

    async def __aenter__(self) -> Table[Any]:
        return (await self._locked.__aenter__()).table

    async def __aexit__(self, *_: object) -> None:
        await self._locked.__aexit__()
