"""The live games: one lock each, loaded on demand, stored before anybody is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot import simple
from bot.outbox import Asked, asked, compose, opening
from bot.store import GameRow, Repeated, Seat, Stale, Status, Store, Write
from engine import games
from engine.core import Change, Choice, Config, Game, Illegal, Table, commitment, say
from engine.core.export import Export, Record
from engine.core.journal import Amend, standing

# Tells who listens (the sender of the outbox, say) that something of a game has become durable.
Listener: TypeAlias = Callable[[int, Sequence[Change]], None]


class Outcome(Struct, frozen=True):
    """What an answer did: `entries` new ones in the journal from number `start` on; then `position` was asked."""

    game: int
    seat: int
    start: int
    entries: int
    position: int
    over: bool = False


class Place(Struct, frozen=True):
    guild: int | None = None
    channel: int | None = None
    thread: int | None = None
    language: str = "en"


class _Live:
    """`table` is None until it is loaded, and again after a write failed: memory is never ahead of the disk."""

    __slots__ = ("id", "lock", "players", "row", "table", "users")

    def __init__(self, game: int) -> None:
        self.id = game
        self.lock = asyncio.Lock()
        self.users = 0  # those who hold or await the lock
        self.table: Table[Any] | None = None
        self.row: GameRow
        self.players: dict[int, simple.Player] = {}

    def take(self, row: GameRow, table: Table[Any], seats: Iterable[Seat]) -> None:
        self.row, self.table = row, table
        self.players = {s.seat: simple.PLAYERS[s.player] for s in seats if s.player in simple.PLAYERS}


class Tables:
    def __init__(
        self,
        store: Store,
        *,
        capacity: int = 256,
        clock: Callable[[], int] = lambda: int(time.time()),
        find: Callable[[str], Game[Any]] = games.find,
        listener: Listener | None = None,
    ) -> None:
        self.store = store
        self._capacity, self._clock, self._find, self._listener = capacity, clock, find, listener
        self._lives: OrderedDict[int, _Live] = OrderedDict()

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def __len__(self) -> int:
        """How many games are in memory."""
        return len(self._lives)

    # --- playing

    async def create(
        self,
        name: str,
        config: Config,
        *,
        seed: str | None = None,
        people: Sequence[int | None] = (),
        place: Place | None = None,
        lobby: GameRow | None = None,
    ) -> int:
        """Start a game, or the one of a lobby; `people` sit in the seats of persons, in order. Returns its number."""
        game, now = self._find(name), self._clock()
        seed, place = seed or secrets.token_hex(16), place or Place()
        row = GameRow(
            lobby.id if lobby else self.store.new_game_id(), name, game.rules, config, seed, commitment(seed),
            Status.RUNNING,
            place.guild, place.channel, place.thread, place.language, now, now, 0, None, lobby.host if lobby else None,
        )  # fmt: skip
        sitting = list(_sitting(config, people, now))
        async with self._opened(row.id, load=False) as live:
            live.take(row, Table.new(game, config, seed), sitting)
            write = Write(row.id)
            (write.begin if lobby else write.new_game)(row, sitting)
            self.store.add_messages(write, row.id, 0, [opening(row.commitment)], now)
            assert live.table is not None
            await self._keep(live, [live.table.change, *self._simple(live)], {}, None, write)
            await self._continue(live)
        return row.id

    async def answer(
        self, game: int, seat: int, choice: Choice, *, position: int | None = None, interaction: str | None = None
    ) -> Outcome:
        """Illegal or Stale change nothing. An interaction that was answered before gets the same outcome again."""
        async with self._opened(game) as live:
            return await self._act(live, seat, lambda table: table.answer(seat, choice), position, interaction)

    async def undo(
        self,
        game: int,
        seat: int,
        *,
        consent: Iterable[int] = (),
        position: int | None = None,
        interaction: str | None = None,
    ) -> Outcome:
        """Take the seat's last answer back; with the consent of the others from however long ago."""
        agreed = list(consent)
        async with self._opened(game) as live:
            if agreed and _playable(live).undo_refusal(seat) is not None:
                await self._load(live, before=await self._last_answer(game, seat))
            return await self._act(live, seat, lambda table: table.undo(seat, agreed), position, interaction)

    async def cancel(self, game: int) -> None:
        async with self._opened(game) as live:
            if live.row.status is Status.RUNNING:
                await self.store.set_status(game, Status.CANCELLED, self._clock())
                live.row = msgspec.structs.replace(live.row, status=Status.CANCELLED)

    async def speak(self, game: int, language: str) -> None:
        """The language of what everybody reads."""
        async with self._opened(game, load=False) as live:
            row = await self.store.game(game)
            if row is None:
                raise LookupError(f"there is no game {game}")
            await self.store.set_place(game, row.guild, row.channel, row.thread, language)
            if live.table is not None:
                live.row = msgspec.structs.replace(live.row, language=language)

    async def seat(self, game: int, seat: int, player: str, person: int | None = None) -> None:
        """Who plays a seat from now on: somebody else, or a simple player."""
        async with self._opened(game) as live:
            await self.store.set_seat(game, Seat(seat, player, person, self._clock()))
            live.players.pop(seat, None)
            if player in simple.PLAYERS:
                live.players[seat] = simple.PLAYERS[player]
            await self._continue(live)

    # --- looking

    def reading(self, game: int) -> _Reading:
        """`async with tables.reading(game) as table:` the table as stored, to look at only. LookupError if none."""
        return _Reading(self, game)

    async def row(self, game: int) -> GameRow:
        async with self._opened(game) as live:
            return live.row

    async def export(self, game: int) -> Export:
        """The whole game. While it runs this is for the host alone: it holds every secret."""
        async with self._opened(game) as live:
            stored = await self.store.load(game)
            rules = stored.snapshots[-1].rules
            record = Record(_of(live).game, live.row.config, live.row.seed)
            record.journal, record.snapshots, record.pending = (
                await self.store.journal(game), stored.snapshots, stored.pending
            )  # fmt: skip
            amends = [entry for entry in record.journal if isinstance(entry, Amend)]
            if amends:
                record.origin = await self.store.snapshot(game, amends[-1].checkpoint)
            # A finished game stays under the rules it was finished under.
            return msgspec.structs.replace(record.export(), rules=rules)

    # --- one operation

    async def _act(
        self,
        live: _Live,
        seat: int,
        do: Callable[[Table[Any]], Change],
        position: int | None,
        interaction: str | None,
    ) -> Outcome:
        try:
            table = _playable(live)
            if position is not None and position != table.position:
                raise Stale
            before = asked(table)
            changes = [do(table)]
            changes += self._simple(live)
            outcome = await self._keep(live, changes, before, seat, Write(live.id), interaction)
        except (Illegal, Stale, Repeated):
            # A repeated delivery mostly meets a game that has moved on, so only then is it worth a look.
            if (known := await self._known(interaction)) is not None:
                return known
            raise
        except BaseException:
            live.table = None
            raise
        await self._continue(live)
        return outcome

    async def _known(self, interaction: str | None) -> Outcome | None:
        stored = await self.store.outcome(interaction) if interaction is not None else None
        return msgspec.json.decode(stored, type=Outcome) if stored is not None else None

    async def _keep(
        self,
        live: _Live,
        changes: Sequence[Change],
        before: Asked,
        actor: int | None,
        write: Write,
        interaction: str | None = None,
        quiet: bool = False,
    ) -> Outcome:
        """Make changes durable together with what people must be told about them."""
        table, now = _of(live), self._clock()
        write.keep(live.id, changes, now)
        if not quiet:
            messages = compose(changes, table, before, actor)
            self.store.add_messages(write, live.id, table.length, messages, now)
        entries = sum(len(change.entries) for change in changes)
        over = table.result is not None
        outcome = Outcome(live.id, -1 if actor is None else actor, changes[0].start, entries, table.position, over)
        if interaction is not None:
            write.outcome(interaction, live.id, now, msgspec.json.encode(outcome))
        try:
            await self.store.commit(write)
        except BaseException:
            live.table = None
            raise
        if over and live.row.status is Status.RUNNING:
            live.row = msgspec.structs.replace(live.row, status=Status.FINISHED, result=table.result)
        if self._listener is not None:
            self._listener(live.id, changes)
        return outcome

    def _simple(self, live: _Live) -> list[Change]:
        return simple.let_answer(live.id, _of(live), live.players) if live.players else []

    async def _continue(self, live: _Live) -> None:
        """Let simple players finish what did not fit into one write, or what a crash interrupted."""
        while live.players and live.row.status is Status.RUNNING:
            before = asked(_of(live))
            changes = self._simple(live)
            if not changes:
                return
            await self._keep(live, changes, before, None, Write(live.id))

    # --- loading

    async def _load(self, live: _Live, before: int | None = None) -> None:
        stored = await self.store.load(live.id, before)
        if not stored.snapshots:
            raise LookupError(f"game {live.id} has not started")
        row = stored.game
        table = Table.load(self._find(row.name), row.config, stored.snapshots, stored.entries, stored.pending)
        live.take(row, table, stored.seats)
        if row.status is not Status.RUNNING:
            return  # whatever the present rules make of it, what is over stays as it was stored
        change = table.change
        if change.entries or change.events or change.pending is not None:
            # Newer rules took over. Where every answer still fits there is nothing to tell anybody.
            await self._keep(live, [change], {}, None, Write(live.id), quiet=not change.events)
        await self._continue(live)

    async def _last_answer(self, game: int, seat: int) -> int:
        """The number of the last answer of a seat that still stands, however long ago it was given."""
        answers = standing(await self.store.journal(game))
        return max((seq for seq, answer in answers if answer.seat == seat), default=0)

    def _opened(self, game: int, load: bool = True) -> _Opened:
        return _Opened(self, game, load)

    async def _enter(self, game: int, load: bool) -> _Live:
        live = self._lives.get(game)
        if live is None:
            live = self._lives[game] = _Live(game)
        else:
            self._lives.move_to_end(game)
        live.users += 1
        try:
            await live.lock.acquire()
        except BaseException:
            live.users -= 1
            raise
        try:
            if load and live.table is None:
                await self._load(live)
        except BaseException:
            live.table = None
            self._leave(live)
            raise
        return live

    def _leave(self, live: _Live) -> None:
        live.lock.release()
        live.users -= 1
        if live.table is None and not live.users:
            del self._lives[live.id]
        if len(self._lives) > self._capacity:
            self._forget_idle()

    def _forget_idle(self) -> None:
        """The games longest untouched go first; one in use stays, whatever the bound."""
        idle = [live.id for live in self._lives.values() if not live.users]
        for game in idle[: len(self._lives) - self._capacity]:
            del self._lives[game]


class _Opened:
    """A game under its lock."""

    __slots__ = ("_game", "_live", "_load", "_tables")

    def __init__(self, tables: Tables, game: int, load: bool = True) -> None:
        self._tables, self._game, self._load = tables, game, load

    async def __aenter__(self) -> _Live:
        self._live = await self._tables._enter(self._game, self._load)
        return self._live

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._tables._leave(self._live)


class _Reading:
    """Only the table of a game under its lock."""

    __slots__ = ("_opened",)

    def __init__(self, tables: Tables, game: int) -> None:
        self._opened = _Opened(tables, game)

    async def __aenter__(self) -> Table[Any]:
        return _of(await self._opened.__aenter__())

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._opened.__aexit__(kind, error, trace)


def _of(live: _Live) -> Table[Any]:
    if live.table is None:
        raise RuntimeError(f"game {live.id} is not loaded")
    return live.table


def _playable(live: _Live) -> Table[Any]:
    if live.row.status is Status.CANCELLED:
        raise Illegal(say("bot-refuse-cancelled"))
    return _of(live)


def _sitting(config: Config, people: Sequence[int | None], now: int) -> Iterable[Seat]:
    waiting = list(people)
    for seat, player in enumerate(config.seats):
        person = waiting.pop(0) if player == "person" and waiting else None
        yield Seat(seat, player, person, None if person is None else now)
