"""Queries, and rows made into data."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from bot.store.rows import Clock, GameRow, Message, Outgoing, Post, Status, Vote
from engine.core import Choice, Config, Entry, Event, Result, Snapshot, Text

Row: TypeAlias = tuple[Any, ...]

GAMES = (
    "SELECT id, name, rules, config, seed, commitment, status, guild, channel, thread, language, created, updated,"
    " length, result, host, clock FROM games"
)

CHOSEN_GAMES = f"""{GAMES} WHERE status = ?1
    AND (?2 IS NULL OR id IN (SELECT game FROM seats WHERE person = ?2))
    AND (?3 IS NULL OR thread = ?3 OR (thread IS NULL AND channel = ?3))
    ORDER BY id DESC"""

GAMES_OF_SIMPLE_PLAYERS = """SELECT DISTINCT game FROM seats JOIN games ON games.id = game
    WHERE status = 'running' AND player NOT IN (?, ?) ORDER BY game"""

SEATS = "SELECT seat, player, person, joined FROM seats WHERE game = ? ORDER BY seat"

PENDING = "SELECT seat, choice FROM pending WHERE game = ? ORDER BY seat"

# The newest snapshot from which every undo that may come can start: the last one at or before the floor of undo
# (or before the entry to go back to), but never one from before newer rules took over.
_FIRST = """SELECT MAX(
    COALESCE(
        (SELECT position FROM snapshots WHERE game = :game AND position <= COALESCE(:before,
            (SELECT floor FROM snapshots WHERE game = :game ORDER BY position DESC LIMIT 1))
         ORDER BY position DESC LIMIT 1),
        (SELECT position FROM snapshots WHERE game = :game ORDER BY position LIMIT 1)),
    COALESCE((SELECT MAX(position) FROM snapshots WHERE game = :game AND origin = 1), 0))"""

SNAPSHOTS = f"SELECT data FROM snapshots WHERE game = :game AND position >= ({_FIRST}) ORDER BY position"

ENTRIES = f"SELECT entry FROM journal WHERE game = :game AND seq >= ({_FIRST}) ORDER BY seq"

EVENTS = """SELECT position, text, audience, reveal, shown FROM events
    WHERE game = ?1 AND shown
    AND (audience IS NULL OR ?2 IN (SELECT value FROM json_each(audience)))
    ORDER BY position DESC, ordinal DESC LIMIT ?3"""

OPEN_MESSAGES = """SELECT id, game, length, nonce, created, attempts, kind, seat, payload FROM outbox AS message
    WHERE sent IS NULL AND next_try <= ?1 AND NOT EXISTS (
        SELECT 1 FROM outbox AS earlier WHERE earlier.sent IS NULL AND earlier.game = message.game
        AND earlier.seat IS message.seat AND earlier.id < message.id AND earlier.next_try > ?1)
    ORDER BY id LIMIT ?2"""

FAILING = """SELECT game, seat, kind, created, attempts, COALESCE(error, '') FROM outbox
    WHERE sent IS NULL AND attempts AND (?1 IS NULL OR game = ?1) ORDER BY attempts DESC, id LIMIT ?2"""

_config = msgspec.json.Decoder(Config).decode
_result = msgspec.json.Decoder(Result).decode
_clock = msgspec.json.Decoder(Clock).decode
_text = msgspec.json.Decoder(Text).decode
_seats = msgspec.json.Decoder(list[int]).decode

snapshot = msgspec.msgpack.Decoder(Snapshot).decode
entry = msgspec.json.Decoder(Entry).decode
choice = msgspec.json.Decoder(Choice).decode


def game(row: Row) -> GameRow:
    result = _result(row[14]) if row[14] is not None else None
    clock = _clock(row[16]) if row[16] is not None else None
    columns = dict(zip(GameRow.__struct_fields__, row, strict=True))
    return GameRow(**columns | {"config": _config(row[3]), "status": Status(row[6]), "result": result, "clock": clock})


def post(row: Row) -> Post:
    game_, kind, channel, message, calls, since, covered, picture, alt = row
    return Post(game_, kind, channel, message, _seats(calls), since, covered, picture, alt)


def vote(row: Row) -> Vote:
    id_, game_, kind, seat, person, agreed, created, closed, clock = row
    return Vote(id_, game_, kind, seat, person, _seats(agreed), created, closed, _clock(clock) if clock else None)


def event(row: Row) -> Event:
    position, text, audience, reveal, shown = row
    return Event(position, _text(text), _seats(audience) if audience else None, bool(reveal), bool(shown))


def outgoing(row: Row) -> Outgoing:
    id_, game_, length, nonce, created, attempts, kind, seat, payload = row
    return Outgoing(id_, game_, length, nonce, created, attempts, Message(kind, seat, payload))
