"""The store: everything is read and written through here."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.store import reading, schema
from bot.store.rows import Bank, Deadline, Failing, GameRow, Message, Outgoing, Post, Seat, Status, Stored, Vote
from bot.store.write import Write
from bot.store.writer import Writer
from engine.core import AUTOMATON, PERSON, Entry, Event, Snapshot

# How much the write-ahead log may grow before it is moved into the database, in pages of 4 KiB.
_CHECKPOINT_PAGES = 4000


class Store:
    """Use `open`. Writes go through one writer, reads through a connection that never waits for it."""

    def __init__(
        self,
        path: Path,
        lock: sqlite3.Connection,
        writing: aiosqlite.Connection,
        reads: aiosqlite.Connection,
        last_game: int,
    ) -> None:
        self.path = path
        self.writer = Writer(writing)
        self._lock, self._writing, self._reads = lock, writing, reads
        self._game_ids = count(last_game + 1)
        # Nonces grow, so that the newest are stored side by side.
        self._opened, self._nonces = f"{time.time_ns() // 1000:x}", count()
        self._claiming = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Store:
        """CannotOpen with the reason, if this process cannot serve the file."""
        lock = schema.lock(path)
        connections: list[aiosqlite.Connection] = []
        try:
            schema.migrate(path)
            # So no statement ever commits by itself, not even those that follow one at which SQLite gave up.
            writing = await aiosqlite.connect(path, isolation_level="IMMEDIATE")
            connections.append(writing)
            reads = await aiosqlite.connect(path, isolation_level=None)
            connections.append(reads)
            await writing.execute("PRAGMA synchronous = FULL")
            await writing.execute("PRAGMA foreign_keys = ON")
            await writing.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
            await reads.execute("PRAGMA query_only = ON")
            [(last_game,)] = await reads.execute_fetchall("SELECT COALESCE(MAX(id), 0) FROM games")
        except BaseException:
            for connection in connections:
                await connection.close()
            lock.close()
            raise
        return cls(path, lock, writing, reads, last_game)

    async def close(self) -> None:
        await self.writer.close()
        await self._reads.close()
        await self._writing.close()
        self._lock.close()

    # --- writing

    def new_game_id(self) -> int:
        return next(self._game_ids)

    def add_messages(self, write: Write, game: int, length: int, messages: Iterable[Message], at: int) -> None:
        for message in messages:
            write.message(game, length, message, f"{self._opened}-{next(self._nonces):08x}", at)

    async def commit(self, write: Write) -> None:
        """Returns when the write is durable. Even if cancelled, not before the database has decided."""
        await self.writer.submit(write)

    async def set_status(self, game: int, status: Status, at: int) -> None:
        write = Write(game)
        write.status(game, status, at)
        await self.commit(write)

    async def set_place(
        self, game: int, guild: int | None, channel: int | None, thread: int | None, language: str
    ) -> None:
        write = Write(game)
        write.place(game, guild, channel, thread, language)
        await self.commit(write)

    async def set_seat(self, game: int, seat: Seat) -> None:
        write = Write(game)
        write.seat(game, seat)
        await self.commit(write)

    # --- games

    async def game(self, game: int) -> GameRow | None:
        found = await self._fetch(f"{reading.GAMES} WHERE id = ?", game)
        return reading.game(found[0]) if found else None

    async def games(
        self, status: Status = Status.RUNNING, person: int | None = None, channel: int | None = None
    ) -> list[GameRow]:
        """The newest first; of a person, or in a channel or thread, if given."""
        found = await self._fetch(reading.CHOSEN_GAMES, status.value, person, channel)
        return [reading.game(row) for row in found]

    async def games_of_simple_players(self) -> list[int]:
        """The running games in which a seat is played by neither a person nor the rules themselves."""
        return [game for (game,) in await self._fetch(reading.GAMES_OF_SIMPLE_PLAYERS, PERSON, AUTOMATON)]

    async def load(self, game: int, before: int | None = None) -> Stored:
        """What is needed to play on, or to take back all from entry `before` on. LookupError if there is no game.

        It is read in several steps: nobody may write to the game meanwhile.
        """
        place = {"game": game, "before": before}
        rows, seats, snapshots, entries, pending = await asyncio.gather(
            self._fetch(f"{reading.GAMES} WHERE id = ?", game),
            self._fetch(reading.SEATS, game),
            self._fetch_named(reading.SNAPSHOTS, place),
            self._fetch_named(reading.ENTRIES, place),
            self._fetch(reading.PENDING, game),
        )
        if not rows:
            raise LookupError(f"there is no game {game}")
        return Stored(
            reading.game(rows[0]),
            [Seat(*row) for row in seats],
            [reading.snapshot(data) for (data,) in snapshots],
            [reading.entry(text) for (text,) in entries],
            {seat: reading.choice(text) for seat, text in pending},
        )

    async def seats(self, game: int) -> list[Seat]:
        return [Seat(*row) for row in await self._fetch(reading.SEATS, game)]

    async def journal(self, game: int) -> list[Entry]:
        found = await self._fetch("SELECT entry FROM journal WHERE game = ? ORDER BY seq", game)
        return [reading.entry(text) for (text,) in found]

    async def last_move(self, game: int) -> int:
        """When the journal grew last, or the game began."""
        found = await self._fetch("SELECT at FROM journal WHERE game = ? ORDER BY seq DESC LIMIT 1", game)
        return int((found or await self._fetch("SELECT updated FROM games WHERE id = ?", game))[0][0])

    async def snapshot(self, game: int, position: int) -> Snapshot | None:
        found = await self._fetch("SELECT data FROM snapshots WHERE game = ? AND position = ?", game, position)
        return reading.snapshot(found[0][0]) if found else None

    async def events(self, game: int, seat: int | None, limit: int = 50) -> list[Event]:
        """The latest that a seat (None: everybody) may read, oldest first. Nothing is replayed for it."""
        found = await self._fetch(reading.EVENTS, game, seat, limit)
        return [reading.event(row) for row in reversed(found)]

    async def outcome(self, interaction: str) -> bytes | None:
        """What was answered when this interaction came for the first time."""
        found = await self._fetch("SELECT outcome FROM interactions WHERE id = ?", interaction)
        return str(found[0][0]).encode() if found else None

    # --- the chat

    async def post(self, game: int, kind: str) -> Post | None:
        found = await self._fetch(
            "SELECT game, kind, channel, message, calls, since, covered, picture, alt FROM posts"
            " WHERE game = ? AND kind = ?",
            game,
            kind,
        )
        return reading.post(found[0]) if found else None

    async def posts(self, game: int, prefix: str) -> list[Post]:
        found = await self._fetch(
            "SELECT game, kind, channel, message, calls, since, covered, picture, alt FROM posts"
            " WHERE game = ?1 AND substr(kind, 1, length(?2)) = ?2 ORDER BY message",
            game,
            prefix,
        )
        return [reading.post(row) for row in found]

    async def set_post(self, post: Post) -> None:
        write = Write(("post", post.game))
        write.post(post)
        await self.commit(write)

    async def drop_post(self, game: int, kind: str) -> None:
        write = Write(("post", game))
        write.drop_post(game, kind)
        await self.commit(write)

    async def vote(self, vote: int) -> Vote | None:
        found = await self._fetch(
            "SELECT id, game, kind, seat, person, agreed, created, closed, clock FROM votes WHERE id = ?", vote
        )
        return reading.vote(found[0]) if found else None

    async def new_vote_id(self) -> int:
        [(last,)] = await self._fetch("SELECT COALESCE(MAX(id), 0) FROM votes")
        return int(last) + 1

    async def set_vote(self, vote: Vote) -> None:
        write = Write(("vote", vote.game))
        write.vote(vote)
        await self.commit(write)

    async def world(self) -> bytes | None:
        """The local chat of the playground without its messages, as it was last saved."""
        found = await self._fetch("SELECT world FROM playground")
        return bytes(found[0][0]) if found else None

    async def world_messages(self) -> list[bytes]:
        return [bytes(raw) for (raw,) in await self._fetch("SELECT message FROM playground_messages ORDER BY id")]

    async def save_world(self, frame: bytes | None, messages: Mapping[int, bytes | None]) -> None:
        """All but the messages, unless None; and messages, of which None is deleted."""
        write = Write("playground")
        if frame is not None:
            write.world(frame)
        for number, message in messages.items():
            write.world_message(number, message)
        await self.commit(write)

    # --- settings

    async def settings(self, scope: str, owner: int) -> dict[str, Any]:
        found = await self._fetch("SELECT key, value FROM settings WHERE scope = ? AND owner = ?", scope, owner)
        return {key: msgspec.json.decode(value) for key, value in found}

    async def set_setting(self, scope: str, owner: int, key: str, value: object) -> None:
        """None forgets it."""
        write = Write(("setting", scope, owner))
        if value is None:
            write.drop_setting(scope, owner, key)
        else:
            write.setting(scope, owner, key, value)
        await self.commit(write)

    # --- deadlines

    async def set_deadlines(self, deadlines: Iterable[Deadline]) -> None:
        write = Write("deadlines")
        for deadline in deadlines:
            write.deadline(deadline.game, deadline.seat, deadline.kind, deadline.due)
        await self.commit(write)

    async def drop_deadlines(self, game: int, seat: int | None = None) -> None:
        """All of a seat's, or of the whole game's."""
        write = Write("deadlines")
        write.drop_deadlines(game, seat)
        await self.commit(write)

    async def deadlines(self, game: int) -> list[Deadline]:
        return [Deadline(*row) for row in await self._fetch(
            "SELECT game, seat, kind, due FROM deadlines WHERE game = ? ORDER BY seat, kind", game
        )]  # fmt: skip

    async def banks(self, game: int) -> dict[int, Bank]:
        found = await self._fetch("SELECT seat, seconds, earned FROM banks WHERE game = ?", game)
        return {seat: Bank(seconds, earned) for seat, seconds, earned in found}

    async def next_due(self) -> int | None:
        [(due,)] = await self._fetch("SELECT MIN(due) FROM deadlines")
        return None if due is None else int(due)

    async def due(self, now: int, limit: int = 100) -> list[Deadline]:
        found = await self._fetch(
            "SELECT game, seat, kind, due FROM deadlines WHERE due <= ? ORDER BY due LIMIT ?", now, limit
        )
        return [Deadline(*row) for row in found]

    # --- the outbox

    async def claim(self, now: int, until: int, limit: int = 20) -> list[Outgoing]:
        """The next messages to send, in order for each receiver; if nobody reports on them they come again at `until`.

        A message that waits for its next try holds back the later ones to the same receiver.
        """
        async with self._claiming:
            found = [reading.outgoing(row) for row in await self._fetch(reading.OPEN_MESSAGES, now, limit)]
            if found:
                write = Write("outbox")
                for message in found:
                    write.claimed(message.id, until)
                await self.commit(write)
            return found

    async def sent(self, messages: Iterable[int], at: int) -> None:
        """All or none of them: what is sent together is never sent again in part."""
        write = Write("outbox")
        for message in messages:
            write.sent(message, at)
        await self.commit(write)

    async def failed(self, message: int, next_try: int, error: str = "") -> None:
        write = Write("outbox")
        write.failed(message, next_try, error)
        await self.commit(write)

    async def failing(self, game: int | None = None, limit: int = 5) -> list[Failing]:
        """What could not be delivered yet, of a game or of all; the most stubborn first."""
        found = await self._fetch(reading.FAILING, game, limit)
        return [Failing(*row) for row in found]

    async def backlog(self) -> tuple[int, int, int | None]:
        """Messages that wait, those of them that failed before, and since when the oldest waits."""
        [(waiting, failed, oldest)] = await self._fetch(
            "SELECT COUNT(*), COUNT(CASE WHEN attempts THEN 1 END), MIN(created) FROM outbox WHERE sent IS NULL"
        )
        return waiting, failed, oldest

    async def census(self) -> dict[Status, int]:
        """How many games there are in each status."""
        found = await self._fetch("SELECT status, COUNT(*) FROM games GROUP BY status")
        return {Status(status): count for status, count in found}

    async def forget_sent(self, before: int) -> None:
        write = Write("outbox")
        write.forget_sent(before)
        await self.commit(write)

    # --- the reading connection

    async def _fetch(self, sql: str, *values: object) -> Sequence[tuple[Any, ...]]:
        return list(await self._reads.execute_fetchall(sql, values))  # type: ignore[arg-type]

    async def _fetch_named(self, sql: str, values: Mapping[str, object]) -> Sequence[tuple[Any, ...]]:
        return list(await self._reads.execute_fetchall(sql, values))  # type: ignore[arg-type]
