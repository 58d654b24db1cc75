"""What is kept, as data."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from engine.core import Choice, Config, Entry, Result, Snapshot


class Status(Enum):
    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Clock(Struct, frozen=True):
    """Seconds: what each seat begins with and may hold at most, and what each of its turns adds."""

    bank: int
    increment: int


class Bank(Struct, frozen=True):
    """What is left of a seat's time, and how long the journal was when it last earned an increment."""

    seconds: int
    earned: int = 0


class GameRow(Struct, frozen=True):
    """`name` finds the rules (engine.games.find). `seed` is secret until the game has ended."""

    id: int
    name: str
    rules: str
    config: Config
    seed: str
    commitment: str
    status: Status
    guild: int | None
    channel: int | None
    thread: int | None
    language: str
    created: int
    updated: int
    length: int
    result: Result | None = None
    host: int | None = None  # who opened it
    clock: Clock | None = None


class Seat(Struct, frozen=True):
    """`player` is a person, an automaton or the name of a simple player; one person may hold several seats."""

    seat: int
    player: str
    person: int | None = None
    joined: int | None = None


class Stored(Struct, frozen=True):
    """All that bringing a game back to life takes."""

    game: GameRow
    seats: list[Seat]
    snapshots: list[Snapshot]
    entries: list[Entry]
    pending: dict[int, Choice]


class Post(Struct, frozen=True):
    """Where a message of a game stands: its lobby, its turn, the menu of a seat. `calls`: whom it called."""

    game: int
    kind: str
    channel: int
    message: int
    calls: list[int] = []
    since: int = 0  # it tells the events after this position
    covered: int = 0  # up to this one
    picture: str = ""  # the name of its attachment
    alt: str = ""


class Vote(Struct, frozen=True):
    """Something about a seat or the game that the others must agree to."""

    id: int
    game: int
    kind: str
    seat: int
    person: int | None
    agreed: list[int]
    created: int
    closed: int | None = None
    clock: Clock | None = None  # which the game would get


class Deadline(Struct, frozen=True):
    game: int
    seat: int
    kind: str
    due: int


class Message(Struct, frozen=True):
    """Something to say: to whoever holds the seat, or (None) to the game's channel. The payload is JSON."""

    kind: str
    seat: int | None
    payload: str


class Failing(Struct, frozen=True):
    """A message that could not be delivered yet."""

    game: int
    seat: int | None
    kind: str
    created: int
    attempts: int
    error: str


class Outgoing(Struct, frozen=True):
    """A message on its way. It may be sent twice after a crash; the nonce lets the receiver notice."""

    id: int
    game: int
    length: int
    nonce: str
    created: int
    attempts: int
    message: Message
