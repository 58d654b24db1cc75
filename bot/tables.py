"""The live games: loaded on demand, played under one lock each, stored before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot import simple
from bot.lives import Live, Lives, Locked, Looking
from bot.outbox import Asked, asked, compose, opening, redraw, seated
from bot.store import Clock, GameRow, Repeated, Seat, Stale, Status, Store, Write
from engine import games
from engine.core import PERSON, Change, Choice, Config, Game, Illegal, Table, commitment, say
from engine.core.export import Export, Record
from engine.core.journal import Amend, standing

_log = logging.getLogger(__name__)

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
        self._clock, self._find, self._listener = clock, find, listener
        self._lives = Lives(capacity)
        self._thinking: dict[int, asyncio.Task[None]] = {}  # the games in which simple players are at work

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def announce(self, game: int, changes: Sequence[Change] = ()) -> None:
        """Something about a game has become durable."""
        if self._listener is not None:
            self._listener(game, changes)

    def __len__(self) -> int:
        """How many games are in memory."""
        return len(self._lives)

    async def resume(self) -> None:
        """After a start: let simple players go on where the last process stopped."""
        for game in await self.store.games_of_simple_players():
            async with self._opened(game):
                pass  # opening it is enough

    async def idle(self) -> None:
        """Returns when no simple player has anything to answer."""
        while self._thinking:
            await asyncio.wait(self._thinking.values())

    async def close(self) -> None:
        """Simple players stop; what they have not answered yet they answer after the next start."""
        for task in self._thinking.values():
            task.cancel()
        await self.idle()

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
            place.guild, place.channel, place.thread, place.language, now, now, 0, None,
            lobby.host if lobby else None, lobby.clock if lobby else None,
        )  # fmt: skip
        sitting = list(_sitting(config, people, now))
        async with self._lives.locked(row.id) as live:
            live.take(row, Table.new(game, config, seed), sitting)
            write = Write(row.id)
            (write.begin if lobby else write.new_game)(row, sitting)
            self.store.add_messages(write, row.id, 0, [opening(row.commitment)], now)
            await self._keep(live, [live.table.change], {}, None, write)
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
        consent: Iterable[int] | None = None,
        position: int | None = None,
        interaction: str | None = None,
    ) -> Outcome:
        """Take the seat's last answer back; with the consent of the others from however long ago.

        Simple players join in the consent of people, but where there is nobody else nothing revealed is taken back.
        """
        async with self._opened(game) as live:
            people = list(consent or ())
            agreed = [*people, *live.players] if people else []
            if agreed and live.table.undo_refusal(seat) is not None:
                await self._load(live, before=await self._last_answer(game, seat))
            return await self._act(live, seat, lambda table: table.undo(seat, agreed), position, interaction)

    async def cancel(self, game: int) -> None:
        async with self._opened(game) as live:
            if live.row.status is Status.RUNNING:
                write = Write(game)
                write.status(game, Status.CANCELLED, self._clock())
                self.store.add_messages(write, game, live.table.length, [redraw()], self._clock())
                await self.store.commit(write)
                live.row = msgspec.structs.replace(live.row, status=Status.CANCELLED)
                self.announce(game)

    async def seat(self, game: int, seat: int, player: str, person: int | None = None) -> None:
        """Who plays a seat from now on: somebody else, or a simple player."""
        async with self._opened(game) as live:
            if live.row.status is not Status.RUNNING:
                raise Illegal(say("core-refuse-over"))
            now = self._clock()
            sitting, write = Seat(seat, player, person, now), Write(game)
            write.seat(game, sitting)
            write.fresh_time(game, seat)
            self.store.add_messages(write, game, live.table.length, [*seated(live.table, seat, player), redraw()], now)
            await self.store.commit(write)
            live.seat(sitting)
            self._wake_simple(live)
            self.announce(game)

    async def retime(self, game: int, clock: Clock | None) -> None:
        """Another clock, or none, for the rest of the game; everybody begins with the full time."""
        async with self._opened(game) as live:
            if live.row.status is not Status.RUNNING:
                raise Illegal(say("core-refuse-over"))
            write = Write(game)
            write.clock(game, clock)
            for seat in range(len(live.row.config.seats)):
                write.fresh_time(game, seat)
            self.store.add_messages(write, game, live.table.length, [redraw()], self._clock())
            await self.store.commit(write)
            live.row = msgspec.structs.replace(live.row, clock=clock)
            self.announce(game)

    # --- looking

    def reading(self, game: int) -> Looking:
        """`async with tables.reading(game) as table:` the table as stored, to look at only. LookupError if none."""
        return Looking(self._opened(game))

    async def export(self, game: int) -> Export:
        """The whole game. While it runs this is for the host alone: it holds every secret."""
        async with self._opened(game) as live:
            stored = await self.store.load(game)
            record = Record(live.table.game, live.row.config, live.row.seed)
            record.journal = await self.store.journal(game)
            record.snapshots, record.pending = stored.snapshots, stored.pending
            amends = [entry for entry in record.journal if isinstance(entry, Amend)]
            if amends:
                record.origin = await self.store.snapshot(game, amends[-1].checkpoint)
            # A finished game stays under the rules it was finished under.
            return msgspec.structs.replace(record.export(), rules=stored.snapshots[-1].rules)

    # --- one operation

    async def _act(
        self,
        live: Live,
        seat: int,
        do: Callable[[Table[Any]], Change],
        position: int | None,
        interaction: str | None,
    ) -> Outcome:
        try:
            if live.row.status is Status.CANCELLED:
                raise Illegal(say("bot-refuse-cancelled"))
            if position is not None and position != live.table.position:
                raise Stale
            before = asked(live.table, live.players)
            change = do(live.table)
            return await self._keep(live, [change], before, seat, Write(live.id), interaction)
        except (Illegal, Stale, Repeated):
            # A repeated delivery mostly meets a game that has moved on, so only then is it worth a look.
            if (known := await self._known(interaction)) is not None:
                return known
            raise
        except BaseException:
            live.forget()
            raise

    async def _known(self, interaction: str | None) -> Outcome | None:
        stored = await self.store.outcome(interaction) if interaction is not None else None
        return msgspec.json.decode(stored, type=Outcome) if stored is not None else None

    async def _keep(
        self,
        live: Live,
        changes: Sequence[Change],
        before: Asked,
        actor: int | None,
        write: Write,
        interaction: str | None = None,
        quiet: bool = False,
    ) -> Outcome:
        """Make changes durable together with what people must be told about them."""
        table, now = live.table, self._clock()
        over = table.result is not None
        entries = sum(len(change.entries) for change in changes)
        outcome = Outcome(live.id, -1 if actor is None else actor, changes[0].start, entries, table.position, over)
        try:
            write.keep(live.id, changes, now)
            if not quiet:
                messages = compose(changes, table, before, asked(table, live.players), actor)
                self.store.add_messages(write, live.id, table.length, messages, now)
            if interaction is not None:
                write.outcome(interaction, live.id, now, msgspec.json.encode(outcome))
            await self.store.commit(write)
        except BaseException:
            live.forget()
            raise
        if over and live.row.status is Status.RUNNING:
            live.row = msgspec.structs.replace(live.row, status=Status.FINISHED, result=table.result)
        self.announce(live.id, changes)
        self._wake_simple(live)
        return outcome

    # --- simple players

    def _wake_simple(self, live: Live) -> None:
        """They answer after the person has been told: their thinking is nothing to wait for."""
        at_work = self._thinking.get(live.id)
        if (at_work is None or at_work.done()) and _simple_to_move(live):
            task = asyncio.create_task(self._play_simple(live.id), name=f"simple players of game {live.id}")
            self._thinking[live.id] = task
            task.add_done_callback(lambda done: self._stopped(live.id, done))

    async def _play_simple(self, game: int) -> None:
        """A few answers at a time; in between people may look, undo or take a seat over."""
        more = True
        while more:
            async with self._opened(game) as live:
                if _simple_to_move(live):
                    await self._let_simple_answer(live)
                more = _simple_to_move(live)

    async def _let_simple_answer(self, live: Live) -> None:
        before = asked(live.table, live.players)
        try:
            changes = await simple.let_answer(live.id, live.table, live.players)
        except BaseException:
            live.forget()  # some of their answers may be in memory already
            raise
        await self._keep(live, changes, before, None, Write(live.id))

    def _stopped(self, game: int, task: asyncio.Task[None]) -> None:
        if self._thinking[game] is task:
            del self._thinking[game]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("game %d: a simple player cannot answer", game, exc_info=error)

    # --- loading

    def _opened(self, game: int) -> Locked:
        return self._lives.locked(game, self._load)

    async def _load(self, live: Live, before: int | None = None) -> None:
        stored = await self.store.load(live.id, before)
        row = stored.game
        if not stored.snapshots:
            raise LookupError(f"game {live.id} has not started")
        table = Table.load(self._find(row.name), row.config, stored.snapshots, stored.entries, stored.pending)
        live.take(row, table, stored.seats)
        if row.status is not Status.RUNNING:
            return  # whatever the present rules make of it, what is over stays as it was stored
        change = table.change
        if change.entries or change.events or change.pending is not None:
            # Newer rules took over. Where every answer still fits there is nothing to tell anybody.
            await self._keep(live, [change], {}, None, Write(live.id), quiet=not change.events)
        self._wake_simple(live)

    async def _last_answer(self, game: int, seat: int) -> int:
        """The number of the last answer of a seat that still stands, however long ago it was given."""
        answers = standing(await self.store.journal(game))
        return max((seq for seq, answer in answers if answer.seat == seat), default=0)


def _simple_to_move(live: Live) -> bool:
    running = bool(live.players) and live.row.status is Status.RUNNING
    return running and simple.next_seat(live.table, live.players) is not None


def _sitting(config: Config, people: Sequence[int | None], now: int) -> Iterable[Seat]:
    waiting = list(people)
    for seat, player in enumerate(config.seats):
        person = waiting.pop(0) if player == PERSON and waiting else None
        yield Seat(seat, player, person, None if person is None else now)
