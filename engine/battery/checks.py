"""Checks of one position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.battery.figures import Figures, Violation
from engine.core import Ask, Choice, Dice, Illegal, Table, Text, prompt
from engine.core.export import Record
from engine.core.language import LOCALES, Messages

# Readable, and short enough to travel in a button.
_READABLE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:+>-]{0,59}")


def check_state(table: Table[Any]) -> None:
    """The state survives its encoding, and the game's own invariants hold."""
    game = table.game
    data = table.fingerprint()[0]
    if game.encode(game.decode(data)) != data or game.decode(data) != table._play.state:
        raise Violation("the state does not survive its encoding")
    for wrong in game.check(table._play.state):
        raise Violation(f"invariant: {wrong}")


def check_load(table: Table[Any], record: Record) -> None:
    """What was stored gives the live table again."""
    in_memory = len(table.entries)
    if len(record.journal) != table.length or record.journal[table.length - in_memory :] != list(table.entries):
        raise Violation("the stored journal is not the table's")
    same(table, record.load(), "a fresh load")


def same(table: Table[Any], other: Table[Any], what: str) -> None:
    for name in ("length", "position", "floor"):
        if getattr(table, name) != getattr(other, name):
            raise Violation(f"{what} has another {name}: {getattr(other, name)}, not {getattr(table, name)}")
    if table.fingerprint() != other.fingerprint():
        raise Violation(f"{what} gives another table")


def check_asks(table: Table[Any]) -> None:
    if table.result is not None:
        if table.asks:
            raise Violation("the game is over and still asks")
        return
    if not table.waiting:
        raise Violation("the game waits for nobody")
    for seat, ask in table.asks.items():
        ids = [option.id for option in ask.options]
        if len(set(ids)) != len(ids):
            raise Violation(f"{ask.key}: two options with one id: {ids}")
        if unreadable := [i for i in ids if not _READABLE.fullmatch(i)]:
            raise Violation(f"{ask.key}: unreadable ids {unreadable}")
        if set(ids) & {blocked.id for blocked in ask.blocked}:
            raise Violation(f"{ask.key}: offered and impossible at once")
        if seat != ask.seat or seat >= len(table.config.seats):
            raise Violation(f"{ask.key}: asks seat {ask.seat}")


def check_refusals(table: Table[Any], dice: Dice, figures: Figures, texts: Texts) -> None:
    """Illegal answers are refused with a reason and change nothing."""
    before = (table.fingerprint(), table.length, table.position)
    seats = range(len(table.config.seats))
    wrong: list[tuple[int, Choice]] = [(seat, "x") for seat in seats if seat not in table.asks]
    for seat, ask in table.asks.items():
        wrong += [(seat, choice) for choice in illegal_choices(ask)]
    for seat, choice in dice.sample(wrong, 6):
        try:
            table.answer(seat, choice)
        except Illegal as refusal:
            figures.refusals += 1
            texts.see(refusal.reason)
        else:
            raise Violation(f"seat {seat} was allowed to answer {choice!r}")
    if before != (table.fingerprint(), table.length, table.position):
        raise Violation("a refused answer changed the table")


def illegal_choices(ask: Ask) -> Iterator[Choice]:
    yield from (blocked.id for blocked in ask.blocked)
    yield from ("no such thing", [["nested"]], None, 1.5)  # type: ignore[misc]  # what a hostile client may send
    ids = [option.id for option in ask.options]
    match ask.kind.value:
        case "choose":
            yield from (ids, 0)
        case "number":
            yield from (ask.least - 1, ask.most + 1, str(ask.least), True)
        case _:
            yield from (ids + ids[:1], ["no such thing"], [*ids, "no such thing"])
            if ask.least:
                yield ids[: ask.least - 1]
            if ask.most < len(ids):
                yield ids[: ask.most + 1]


class Texts:
    """Every message a game can show exists in every language, with the arguments it is given."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self._seen: set[tuple[str, ...]] = set()

    def see(self, text: Text | None) -> None:
        if text is None:
            return
        for arg in text.args.values():
            for inner in arg if isinstance(arg, list) else [arg]:
                if isinstance(inner, Text):
                    self.see(inner)
        shape = (text.key, *text.args)
        if shape not in self._seen:
            self._seen.add(shape)
            for locale in LOCALES:
                self.messages.show(text, locale)
            if self.messages.missing:
                raise Violation(f"messages: {sorted(self.messages.missing)}")

    def see_table(self, table: Table[Any]) -> None:
        for event in table.change.events:
            self.see(event.text)
        for ask in table.asks.values():
            self.see(prompt(table.game.id, ask))
            for option in ask.options:
                self.see(option.text)
                self.see(option.group)
                self.see(option.detail)
            for blocked in ask.blocked:
                self.see(blocked.text)
                self.see(blocked.reason)
        if table.result is not None:
            self.see(table.result.reason)
            for score in table.result.scores:
                for line in score.lines:
                    self.see(line.text)


def check_state_type(state_type: type) -> None:
    """No sets in a state: their order is not part of the data, so a loaded game could go another way."""
    todo, done = [msgspec.inspect.type_info(state_type)], set()
    while todo:
        info = todo.pop()
        if isinstance(info, msgspec.inspect.SetType | msgspec.inspect.FrozenSetType | msgspec.inspect.AnyType):
            raise Violation(f"{state_type.__name__} holds {type(info).__name__}")
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls not in done:
                done.add(info.cls)
                todo += [f.type for f in info.fields]
            continue
        for name in info.__struct_fields__:
            inner = getattr(info, name)
            parts = inner if isinstance(inner, tuple) else (inner,)
            todo += [part for part in parts if isinstance(part, msgspec.inspect.Type)]


def check_undo(table: Table[Any], record: Record, seat: int, figures: Figures) -> Table[Any] | None:
    """After an answer that told nobody anything a copy can take it back, and is returned; otherwise undo is refused."""
    refusal = table.undo_refusal(seat)
    before = (table.fingerprint(), table.length)
    if refusal is not None:
        figures.undo_refused += 1
        try:
            table.undo(seat)
        except Illegal:
            if before != (table.fingerprint(), table.length):
                raise Violation("a refused undo changed the table") from None
            return None
        raise Violation("undo was allowed after it had been refused")
    figures.undone += 1
    tried = table.copy()
    same(table, tried, "a copy")
    change = tried.undo(seat)
    kept = Record(record.game, record.config, record.seed)
    kept.journal, kept.snapshots, kept.pending = list(record.journal), list(record.snapshots), dict(record.pending)
    kept.keep(change)
    same(tried, kept.load(), "a load after undo")
    return tried


def may_know_after(table: Table[Any], seat: int) -> None:
    """Knowledge gained by the last answer forbids undo (it stays possible by consent)."""
    learned = any(event.reveal for event in table.change.events)
    if learned and table.undo_refusal(seat) is None:
        raise Violation("undo is open although something was learned")
