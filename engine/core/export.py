"""A whole game as one readable file, and the check that it is true."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.ask import Illegal
from engine.core.dice import Dice, commitment
from engine.core.game import Config, Game
from engine.core.journal import Amend, Answer, Entry, Undo
from engine.core.result import Result
from engine.core.table import Change, Snapshot, Table
from engine.core.text import say

FORMAT = 1


class Origin(Struct, frozen=True):
    """Where the present rules took over a game that began under older ones."""

    position: int
    state: dict[str, Any]
    drawn: int
    floor: int


class Export(Struct, frozen=True, omit_defaults=True):
    """While the game runs this is the host's alone: it holds every secret."""

    format: int
    game: str
    rules: str
    config: Config
    commitment: str
    seed: str
    journal: list[Entry]
    digest: str  # of the state that the journal leads to
    result: Result | None = None
    origin: Origin | None = None


class Record:
    """All that a store keeps of a game, gathered from its changes alone."""

    def __init__(self, game: Game[Any], config: Config, seed: str) -> None:
        self.game, self.config, self.seed = game, config, seed
        self.journal: list[Entry] = []
        self.snapshots: list[Snapshot] = []
        self.pending: dict[int, Any] = {}
        self.origin: Snapshot | None = None

    def keep(self, change: Change) -> None:
        if change.start != len(self.journal):
            raise ValueError(f"a change for entry {change.start} of a journal of {len(self.journal)}")
        self.journal += change.entries
        if change.back_to is not None:
            self.snapshots = [s for s in self.snapshots if s.position <= change.back_to]
        if change.snapshot is not None:
            self.snapshots = [s for s in self.snapshots if s.position < change.snapshot.position]
            self.snapshots.append(change.snapshot)
        if any(isinstance(entry, Amend) for entry in change.entries):
            self.origin = change.snapshot
        if change.pending is not None:
            self.pending = change.pending

    def load(self, before: int | None = None) -> Table[Any]:
        """From the last snapshot, with the older ones that an undo (back to `before`, if given) may need."""
        floor = self.snapshots[-1].floor if before is None else before
        first = max(i for i, s in enumerate(self.snapshots) if s.position <= floor or i == 0)
        kept = self.snapshots[first:]
        return Table.load(self.game, self.config, kept, self.journal[kept[0].position :], self.pending)

    def export(self, broken: bool = False) -> Export:
        """A broken game, which does not load any more, is written without its outcome."""
        table = None if broken else self.load()
        return Export(
            FORMAT,
            self.game.id,
            self.game.rules,
            self.config,
            commitment(self.seed),
            self.seed,
            self.journal,
            digest(table) if table else "",
            table.result if table else None,
            self._readable_origin(),
        )

    def _readable_origin(self) -> Origin | None:
        if self.origin is None:
            return None
        state = msgspec.msgpack.decode(self.origin.state)
        return Origin(self.origin.position, state, self.origin.dice.drawn, self.origin.floor)


class Untrue(Exception):
    """An export that its own game contradicts."""


def digest(table: Table[Any]) -> str:
    return sha256(table.fingerprint()[0]).hexdigest()


def to_json(export: Export) -> bytes:
    """One line for each entry of the journal, so that people can read and compare it."""
    parts = []
    for name, value in msgspec.to_builtins(export).items():
        lines = [msgspec.json.encode(entry) for entry in value] if name == "journal" else None
        shown = b"[\n  " + b",\n  ".join(lines) + b"\n ]" if lines else msgspec.json.encode(value)
        parts.append(msgspec.json.encode(name) + b": " + shown)
    return b"{\n " + b",\n ".join(parts) + b"\n}\n"


def from_json(data: bytes) -> Export:
    return msgspec.json.decode(data, type=Export)


def replay(game: Game[Any], export: Export) -> Record:
    """The game played again, entry by entry, from its beginning or from where these rules took it over."""
    if export.rules != game.rules:
        raise Untrue(f"it was played under rules {export.rules}, these are {game.rules}")
    record = Record(game, export.config, export.seed)
    table = _resumed(record, export) if export.origin else _begun(record)
    for entry in export.journal[len(record.journal) :]:
        number = len(record.journal)
        try:
            if isinstance(entry, Undo):
                table = record.load(before=entry.back_to) if entry.consent else table
                record.keep(table.undo(entry.seat, entry.consent))
            elif isinstance(entry, Answer):
                record.keep(table.answer(entry.seat, entry.choice))
        except Illegal as refusal:
            raise Untrue(f"entry {number} is refused: {refusal}") from refusal
    if record.journal != export.journal:
        raise Untrue("the journal does not lead to itself")
    return record


def _begun(record: Record) -> Table[Any]:
    table = Table.new(record.game, record.config, record.seed)
    record.keep(table.change)
    return table


def _resumed(record: Record, export: Export) -> Table[Any]:
    """What came before the origin was played under other rules and is taken as it stands."""
    origin = export.origin
    assert origin is not None
    game = record.game
    state = game.encode(msgspec.convert(origin.state, game.state_type))
    dice = Dice(export.seed, origin.drawn)
    snapshot = Snapshot(origin.position, game.rules, state, dice, origin.floor, say("core-refuse-undo-nothing"), None)
    last = max(i for i, entry in enumerate(export.journal) if isinstance(entry, Amend))
    record.journal = export.journal[: last + 1]
    record.snapshots, record.origin = [snapshot], snapshot
    return record.load()


def verify(game: Game[Any], export: Export) -> Table[Any]:
    """The table that the export leads to, or Untrue with what is wrong."""
    if commitment(export.seed) != export.commitment:
        raise Untrue("the seed is not the one that was committed to")
    table = replay(game, export).load()
    if digest(table) != export.digest:
        raise Untrue("the journal leads to another position")
    if table.result != export.result:
        raise Untrue("the journal leads to another result")
    return table
