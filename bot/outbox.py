"""What people must be told about a change, as data: it is put into words of a language when it is sent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from bot.store import Message, Outgoing
from engine.core import PERSON, Change, Event, Result, Table, Text

P = TypeVar("P", bound=Struct)

_json = msgspec.json.Encoder().encode

# Who has to answer, and what: the key of each seat's ask.
Asked: TypeAlias = Mapping[int, str]


class Start(Struct, frozen=True):
    commitment: str


class Lines(Struct, frozen=True):
    lines: list[Text]


class Turn(Struct, frozen=True):
    """These seats have something new to answer."""

    seats: list[int]
    position: int


class Waiting(Struct, frozen=True):
    """The question is the same; these seats still have to answer it. Says nothing about any answer."""

    seats: list[int]
    position: int


class Board(Struct, frozen=True):
    """A picture ("board") is due of everything up to this entry of the journal, or only the next question."""

    length: int


class Remind(Struct, frozen=True):
    """These seats have kept the others waiting."""

    seats: list[int]


class TimeUp(Struct, frozen=True):
    """The clock of a seat has run out: the others choose what to do."""

    seat: int


class Next(Struct, frozen=True):
    """The seat comes after the one whose turn has begun."""

    position: int


class End(Struct, frozen=True):
    result: Result


def asked(table: Table[Any], simple: Collection[int] = ()) -> dict[int, str]:
    """Without the seats of simple players: nobody needs to call them."""
    silent = {*table.pending, *simple}
    return {seat: ask.key for seat, ask in table.asks.items() if seat not in silent}


def compose(
    changes: Sequence[Change], table: Table[Any], before: Asked, after: Asked, actor: int | None
) -> list[Message]:
    """Messages about changes that came together. `actor` is there already and needs no call."""
    messages = []
    events = [event for change in changes for event in change.events if event.shown]
    if public := [event.text for event in events if event.audience is None]:
        messages.append(_message("log", Lines(public)))
    messages += _private(events)
    if any(change.snapshot is not None or change.back_to is not None for change in changes):
        messages.append(_message("board", Board(table.length)))
    if table.result is not None:
        messages.append(_message("end", End(table.result)))
    calls = list(_calls(table.position, before, after, actor))
    messages += calls
    if any(change.entries for change in changes) and all(message.seat is not None for message in messages):
        messages.append(_message("question", Board(table.length)))
    begins = any(change.snapshot is not None for change in changes) or any(one.kind == "turn" for one in calls)
    if len(after) == 1 and begins:
        messages += _next(table, after)
    return messages


def _next(table: Table[Any], after: Asked) -> Iterator[Message]:
    """As everybody may know it: who comes next is told from the public view."""
    seat = table.game.next_up(table.view(None))
    if seat is not None and seat not in after:
        yield _message("next", Next(table.position), seat)


def redraw() -> Message:
    """Who sits where has changed: the turn message is due again."""
    return _message("board", Board(0))


def seated(table: Table[Any], seat: int, player: str) -> list[Message]:
    """Somebody new sits down; if the table waits for that seat, its holder is called."""
    waiting = player == PERSON and seat in table.waiting
    return [_message("turn", Turn([seat], table.position))] if waiting else []


def opening(commitment: str) -> Message:
    return _message("start", Start(commitment))


def _private(events: Sequence[Event]) -> Iterator[Message]:
    lines: dict[int, list[Text]] = {}
    for event in events:
        for seat in event.audience or ():
            lines.setdefault(seat, []).append(event.text)
    for seat, texts in lines.items():
        yield _message("private", Lines(texts), seat)


def _calls(position: int, before: Asked, after: Asked, actor: int | None) -> Iterator[Message]:
    if new := [seat for seat, key in after.items() if seat != actor and before.get(seat) != key]:
        yield _message("turn", Turn(new, position))
    elif after and after.keys() != before.keys() and all(before.get(seat, key) == key for seat, key in after.items()):
        yield _message("waiting", Waiting(list(after), position))


def payload(one: Outgoing, kind: type[P]) -> P:
    return msgspec.json.decode(one.message.payload, type=kind)


def _message(kind: str, payload: Struct, seat: int | None = None) -> Message:
    return Message(kind, seat, _json(payload).decode())
