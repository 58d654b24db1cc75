"""A player that answers anything legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from engine.core import Ask, Choice, Dice, Illegal, RulesError, Table
from engine.core.ask import CHOOSE, NUMBER

T = TypeVar("T")

_TRIES = 50


class Chance(Protocol):
    """The game's dice, or Python's own generator where nobody has to prove anything."""

    def choice(self, items: Sequence[T], /) -> T: ...

    def sample(self, items: Sequence[T], n: int, /) -> list[T]: ...


def play(table: Table[Any], seat: int, dice: Dice) -> Choice:
    return answer(table.asks[seat], dice)


def answer(ask: Ask, chance: Chance) -> Choice:
    if ask.kind is CHOOSE:
        return chance.choice(ask.options).id
    if ask.kind is NUMBER:
        return chance.choice(range(ask.least, ask.most + 1))
    return _any_set(ask, chance)


def _any_set(ask: Ask, chance: Chance) -> Choice:
    """A set may have a condition of its own, so try; the smallest sets last, as they are the likeliest to be legal."""
    ids = [option.id for option in ask.options]
    for attempt in range(_TRIES):
        least_of_late = ask.least if attempt > _TRIES // 2 else ask.most
        size = chance.choice(range(ask.least, least_of_late + 1))
        picked: Choice = chance.sample(ids, size)
        try:
            return ask.accept(picked)
        except Illegal:
            continue
    raise RulesError(f"{ask.key}: no legal set found in {_TRIES} tries")
