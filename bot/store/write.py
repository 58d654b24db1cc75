"""One atomic write: rows for a few statements, which a batch of writes can share."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.store.rows import Bank, Clock, GameRow, Message, Post, Seat, Status, Vote
from engine.core import Change, Event
from engine.core.journal import Amend

Row: TypeAlias = tuple[Any, ...]

_json = msgspec.json.Encoder().encode
_msgpack = msgspec.msgpack.Encoder().encode

_NEW_GAME = (
    "INSERT INTO games (id, name, rules, config, seed, commitment, status, guild, channel, thread, language,"
    " created, updated, host, length) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)"
)
_BEGIN = (
    "UPDATE games SET rules = ?, config = ?, seed = ?, commitment = ?, status = 'running', updated = ? WHERE id = ?"
)
_CLOCK = "UPDATE games SET clock = ? WHERE id = ?"
_BANK = "INSERT OR REPLACE INTO banks (game, seat, seconds, earned) VALUES (?, ?, ?, ?)"
_DROP_BANK = "DELETE FROM banks WHERE game = ? AND seat = ?"
_CONFIG = "UPDATE games SET config = ?, updated = ? WHERE id = ?"
_RULES = "UPDATE games SET rules = ? WHERE id = ?"
_STATUS = "UPDATE games SET status = ?, updated = ? WHERE id = ?"
_FINISH = "UPDATE games SET status = 'finished', result = ? WHERE id = ?"
_PLACE = "UPDATE games SET guild = ?, channel = ?, thread = ?, language = ? WHERE id = ?"
_DROP_SEATS = "DELETE FROM seats WHERE game = ?"
_SEAT = "INSERT OR REPLACE INTO seats (game, seat, player, person, joined) VALUES (?, ?, ?, ?, ?)"
_INTERACTION = "INSERT INTO interactions (id, game, at, outcome) VALUES (?, ?, ?, ?)"
_DROP_SNAPSHOTS = "DELETE FROM snapshots WHERE game = ? AND position > ?"
_DROP_EVENTS = "DELETE FROM events WHERE game = ? AND position > ?"
_ENTRY = "INSERT INTO journal (game, seq, at, entry) VALUES (?, ?, ?, ?)"
_SNAPSHOT = (
    "INSERT OR REPLACE INTO snapshots (game, position, rules, floor, origin, data) VALUES (?, ?, ?, ?, ?, ?)"
)
_THIN_OUT = "DELETE FROM snapshots WHERE game = ? AND position < ? AND NOT origin"
_EVENT = (
    "INSERT INTO events (game, position, audience, text, reveal, shown, ordinal) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_LATE_EVENT = (
    "INSERT INTO events (game, position, audience, text, reveal, shown, ordinal)"
    " SELECT ?1, ?2, ?3, ?4, ?5, ?6, COALESCE(MAX(ordinal) + 1, 0) FROM events WHERE game = ?1 AND position = ?2"
)
_DROP_PENDING = "DELETE FROM pending WHERE game = ?"
_PENDING = "INSERT INTO pending (game, seat, length, choice) VALUES (?, ?, ?, ?)"
_SETTING = "INSERT OR REPLACE INTO settings (scope, owner, key, value) VALUES (?, ?, ?, ?)"
_DROP_SETTING = "DELETE FROM settings WHERE scope = ? AND owner = ? AND key = ?"
_DROP_DEADLINES = "DELETE FROM deadlines WHERE game = ?1 AND (?2 IS NULL OR seat = ?2)"
_DROP_DEADLINE = "DELETE FROM deadlines WHERE game = ? AND seat = ? AND kind = ?"
_DEADLINE = "INSERT OR REPLACE INTO deadlines (game, seat, kind, due) VALUES (?, ?, ?, ?)"
_MESSAGE = (
    "INSERT INTO outbox (game, seat, kind, length, payload, nonce, created, next_try) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_CLAIMED = "UPDATE outbox SET next_try = ? WHERE id = ?"
_SENT = "UPDATE outbox SET sent = ? WHERE id = ?"
_FAILED = "UPDATE outbox SET attempts = attempts + 1, next_try = ?, error = ? WHERE id = ?"
_FORGET_SENT = "DELETE FROM outbox WHERE sent < ?"
_POST = (
    "INSERT OR REPLACE INTO posts (game, kind, channel, message, calls, since, covered, picture, alt)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_VOTE = (
    "INSERT OR REPLACE INTO votes (id, game, kind, seat, person, agreed, created, closed, clock)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_WORLD = "INSERT OR REPLACE INTO playground (id, world) VALUES (1, ?)"
_WORLD_MESSAGE = "INSERT OR REPLACE INTO playground_messages (id, message) VALUES (?, ?)"
_DROP_WORLD_MESSAGE = "DELETE FROM playground_messages WHERE id = ?"
_DROP_POST = "DELETE FROM posts WHERE game = ? AND kind = ?"

# A batch runs them in this order, whatever the order in which its members came.
_ORDER = {
    sql: place
    for place, sql in enumerate((
        _NEW_GAME, _BEGIN, _CONFIG, _RULES, _STATUS, _FINISH, _PLACE, _DROP_SEATS, _SEAT, _INTERACTION,
        _DROP_SNAPSHOTS, _DROP_EVENTS, _ENTRY,
        _SNAPSHOT, _THIN_OUT, _EVENT, _LATE_EVENT, _DROP_PENDING, _PENDING, _SETTING, _DROP_SETTING, _DROP_DEADLINES,
        _DROP_DEADLINE, _DEADLINE, _MESSAGE, _CLAIMED, _SENT, _FAILED, _FORGET_SENT,
        _POST, _DROP_POST, _VOTE, _CLOCK, _DROP_BANK, _BANK, _WORLD, _WORLD_MESSAGE, _DROP_WORLD_MESSAGE,
    ))
}  # fmt: skip


class Write:
    """Two writes with the same key (the game, mostly) never share a batch, so each sees the one before it done."""

    def __init__(self, key: Hashable = None) -> None:
        self.key = key
        self.rows: dict[str, list[Row]] = {}

    def _add(self, sql: str, *row: Any) -> None:
        rows = self.rows.get(sql)
        if rows is None:
            self.rows[sql] = [row]
        else:
            rows.append(row)

    # --- a game

    def new_game(self, game: GameRow, seats: Iterable[Seat]) -> None:
        g = game
        self._add(
            _NEW_GAME, g.id, g.name, g.rules, _json(g.config).decode(), g.seed, g.commitment, g.status.value,
            g.guild, g.channel, g.thread, g.language, g.created, g.updated, g.host,
        )  # fmt: skip
        for seat in seats:
            self.seat(game.id, seat)

    def begin(self, game: GameRow, seats: Iterable[Seat]) -> None:
        """A lobby becomes a running game."""
        g = game
        self._add(_BEGIN, g.rules, _json(g.config).decode(), g.seed, g.commitment, g.updated, g.id)
        self.seats(g.id, seats)

    def config(self, game: GameRow) -> None:
        self._add(_CONFIG, _json(game.config).decode(), game.updated, game.id)

    def seats(self, game: int, seats: Iterable[Seat]) -> None:
        """All of a game's seats, anew."""
        self._add(_DROP_SEATS, game)
        for seat in seats:
            self.seat(game, seat)

    def keep(self, game: int, changes: Sequence[Change], at: int) -> None:
        """What changes that follow each other added. Only the first of them may take anything back."""
        pending = None
        for change in changes:
            if change.back_to is not None:
                self._add(_DROP_SNAPSHOTS, game, change.back_to)
                self._add(_DROP_EVENTS, game, change.back_to)
            for seq, entry in enumerate(change.entries, change.start):
                self._add(_ENTRY, game, seq, at, _json(entry).decode())
            self._snapshot(game, change)
            for ordinal, event in enumerate(change.events):
                self._event(game, event, ordinal if change.entries or change.start == 0 else None)
            pending = change.pending if change.pending is not None else pending
        if pending is not None:
            self._add(_DROP_PENDING, game)
            length = changes[-1].start + len(changes[-1].entries)
            for seat, choice in pending.items():
                self._add(_PENDING, game, seat, length, _json(choice).decode())

    def _snapshot(self, game: int, change: Change) -> None:
        snapshot = change.snapshot
        if snapshot is None:
            return
        amended = any(isinstance(entry, Amend) for entry in change.entries)
        if amended:
            self._add(_RULES, snapshot.rules, game)
        data = _msgpack(snapshot)
        self._add(_SNAPSHOT, game, snapshot.position, snapshot.rules, snapshot.floor, int(amended), data)
        if snapshot.result is not None:
            # Nothing of a finished game is ever taken back: its end is all that is loaded again.
            self._add(_FINISH, _json(snapshot.result).decode(), game)
            self._add(_THIN_OUT, game, snapshot.position)

    def _event(self, game: int, event: Event, ordinal: int | None) -> None:
        """Without an entry of its own (None) an event comes after those that are at its position already."""
        audience = None if event.audience is None else _json(event.audience).decode()
        row = (game, event.position, audience, _json(event.text).decode(), event.reveal, event.shown)
        if ordinal is None:
            self._add(_LATE_EVENT, *row)
        else:
            self._add(_EVENT, *row, ordinal)

    def outcome(self, interaction: str, game: int, at: int, outcome: bytes) -> None:
        self._add(_INTERACTION, interaction, game, at, outcome.decode())

    def status(self, game: int, status: Status, at: int) -> None:
        self._add(_STATUS, status.value, at, game)

    def place(self, game: int, guild: int | None, channel: int | None, thread: int | None, language: str) -> None:
        self._add(_PLACE, guild, channel, thread, language, game)

    def seat(self, game: int, seat: Seat) -> None:
        self._add(_SEAT, game, seat.seat, seat.player, seat.person, seat.joined)

    # --- people

    def setting(self, scope: str, owner: int, key: str, value: object) -> None:
        self._add(_SETTING, scope, owner, key, _json(value).decode())

    def drop_setting(self, scope: str, owner: int, key: str) -> None:
        self._add(_DROP_SETTING, scope, owner, key)

    def deadline(self, game: int, seat: int, kind: str, due: int) -> None:
        self._add(_DEADLINE, game, seat, kind, due)

    def drop_deadlines(self, game: int, seat: int | None) -> None:
        self._add(_DROP_DEADLINES, game, seat)

    def drop_deadline(self, game: int, seat: int, kind: str) -> None:
        self._add(_DROP_DEADLINE, game, seat, kind)

    # --- the chat

    def post(self, post: Post) -> None:
        p = post
        calls = _json(p.calls).decode()
        self._add(_POST, p.game, p.kind, p.channel, p.message, calls, p.since, p.covered, p.picture, p.alt)

    def drop_post(self, game: int, kind: str) -> None:
        self._add(_DROP_POST, game, kind)

    def vote(self, vote: Vote) -> None:
        v, agreed = vote, _json(vote.agreed).decode()
        self._add(_VOTE, v.id, v.game, v.kind, v.seat, v.person, agreed, v.created, v.closed, _clock(v.clock))

    def clock(self, game: int, clock: Clock | None) -> None:
        self._add(_CLOCK, _clock(clock), game)

    def bank(self, game: int, seat: int, bank: Bank) -> None:
        self._add(_BANK, game, seat, bank.seconds, bank.earned)

    def fresh_time(self, game: int, seat: int) -> None:
        """Somebody new sits there: no deadline and a full bank."""
        self.drop_deadlines(game, seat)
        self._add(_DROP_BANK, game, seat)

    def world(self, data: bytes) -> None:
        self._add(_WORLD, data)

    def world_message(self, number: int, message: bytes | None) -> None:
        if message is None:
            self._add(_DROP_WORLD_MESSAGE, number)
        else:
            self._add(_WORLD_MESSAGE, number, message)

    # --- the outbox

    def message(self, game: int, length: int, message: Message, nonce: str, at: int) -> None:
        self._add(_MESSAGE, game, message.seat, message.kind, length, message.payload, nonce, at, at)

    def claimed(self, message: int, until: int) -> None:
        self._add(_CLAIMED, until, message)

    def sent(self, message: int, at: int) -> None:
        self._add(_SENT, at, message)

    def failed(self, message: int, next_try: int, error: str) -> None:
        self._add(_FAILED, next_try, error, message)

    def forget_sent(self, before: int) -> None:
        self._add(_FORGET_SENT, before)


def _clock(clock: Clock | None) -> str | None:
    return None if clock is None else _json(clock).decode()


def merged(batch: Iterable[Write]) -> list[tuple[str, list[Row]]]:
    """The rows of a whole batch, one list for each statement."""
    groups: dict[str, list[Row]] = {}
    for write in batch:
        for sql, rows in write.rows.items():
            group = groups.get(sql)
            if group is None:
                groups[sql] = list(rows)
            else:
                group += rows
    return sorted(groups.items(), key=lambda group: _ORDER[group[0]])
