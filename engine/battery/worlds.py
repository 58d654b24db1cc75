"""The leak test: in a world that differs only in what a viewer cannot know, the viewer notices nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.battery.figures import Figures, Violation
from engine.core import Change, Choice, Dice, Event, Illegal, Mode, Snapshot, Table
from engine.core.table import ask_data
from engine.players import random


class World:
    """A reshuffled copy of a game at a checkpoint, which then hears the same answers as the real one."""

    def __init__(self, table: Table[Any], snapshot: Snapshot, viewer: int | None, dice: Dice, figures: Figures) -> None:
        self.viewer = viewer
        self.figures = figures
        self.dice = dice
        game, config = table.game, table.config
        state = game.decode(snapshot.state)
        game.reshuffle(state, viewer, dice)
        self._note_coverage(table, game.decode(snapshot.state), state)
        other_dice = Dice(f"other world {dice.below(1 << 60)}")
        shuffled = replace(snapshot, state=game.encode(state), dice=other_dice)
        real = Table.load(game, config, [snapshot], [])
        self.table = Table.load(game, config, [shuffled], [])
        self.told = any(event.reveal and event.reaches(viewer) for event in real.replayed)
        if not self.told:
            self._compare(real, real.replayed, self.table.replayed)

    def hear(self, real: Table[Any], seat: int, choice: Choice, change: Change) -> None:
        """The same answer in this world. The world ends (`told`) where the viewer legitimately learns something."""
        if self.told:
            return
        try:
            here = self.table.answer(seat, self._choice_here(seat, choice))
        except Illegal as refusal:
            if seat == self.viewer:
                raise Violation(f"what seat {seat} may answer depends on what it cannot know: {refusal}") from refusal
            self.told = True  # somebody showed what they had by using it
            return
        if any(event.reveal and event.reaches(self.viewer) for event in change.events):
            self.told = True
            return
        self._compare(real, change.events, here.events)

    def _choice_here(self, seat: int, choice: Choice) -> Choice:
        """Others may have chosen differently in secret; the viewer must not notice that either."""
        if self.table.mode is Mode.SECRET and seat != self.viewer and seat in self.table.asks:
            return random.answer(self.table.asks[seat], self.dice)
        return choice

    def _compare(self, real: Table[Any], events: Sequence[Event], events_here: Sequence[Event]) -> None:
        self.figures.compared += 1
        pairs = zip(noticed(real, self.viewer, events), noticed(self.table, self.viewer, events_here), strict=True)
        for (name, one), (_, other) in pairs:
            if one != other:
                what = f"{name} of {self._viewer_name()} tells what it may not know: {brief(one, other)}"
                raise Violation(what)

    def _viewer_name(self) -> str:
        return "everybody" if self.viewer is None else f"seat {self.viewer}"

    def _note_coverage(self, table: Table[Any], state: Any, reshuffled: Any) -> None:
        self.figures.worlds += 1
        seen = msgspec.to_builtins(table.game.view(state, self.viewer))
        full, other = msgspec.to_builtins(state), msgspec.to_builtins(reshuffled)
        for path in set(differences(full, seen)):
            self.figures.count(self.figures.hidden, path)
        for path in set(differences(full, other)):
            self.figures.count(self.figures.moved, path)


def noticed(table: Table[Any], viewer: int | None, events: Sequence[Event]) -> Iterator[tuple[str, Any]]:
    """Everything that a viewer could see, in an order that can be compared."""
    yield "the view", table.view(viewer)
    yield "who is asked", (table.mode, [(seat, ask.key) for seat, ask in table.asks.items()])
    for seat, ask in table.asks.items():
        open_to_all = table.mode is not Mode.SECRET and not ask.private
        yield f"the ask {ask.key}", ask_data(ask) if seat == viewer or open_to_all else None
    yield "the log", [(e.text, e.audience, e.shown) for e in events if e.reaches(viewer)]
    yield "the result", table.result
    yield "a refusal", refusals(table, viewer)


def refusals(table: Table[Any], viewer: int | None) -> list[Any]:
    """What the viewer is told on answers that are not on offer."""
    if viewer is None:
        return []
    tried: list[Choice] = ["no such thing", -1, ["no such thing"]]
    ask = table.asks.get(viewer)
    if ask is not None:
        tried += [blocked.id for blocked in ask.blocked]
        tried += [[option.id, option.id] for option in ask.options[:1]]
    found: list[Any] = []
    for choice in tried:
        try:
            if ask is None:
                table.answer(viewer, choice)
            else:
                ask.accept(choice)
        except Illegal as refusal:
            found.append((refusal.reason, refusal.rule))
    return found


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths, without list positions, at which two plain values differ."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for a, b in zip(one, other, strict=True):
            yield from differences(a, b, path)
    else:
        yield path


def brief(one: Any, other: Any) -> str:
    paths = sorted(set(differences(msgspec.to_builtins(one, enc_hook=str), msgspec.to_builtins(other, enc_hook=str))))
    return f"{', '.join(p for p in paths if p)}: {str(one)[:200]} | {str(other)[:200]}"
