"""A player that answers anything legal."""

from __future__ import annotations

from typing import Any

from engine.core import Ask, Choice, Dice, Illegal, RulesError, Table
from engine.core.ask import CHOOSE, NUMBER

_TRIES = 50


def play(table: Table[Any], seat: int, dice: Dice) -> Choice:
    return answer(table.asks[seat], dice)


def answer(ask: Ask, dice: Dice) -> Choice:
    if ask.kind is CHOOSE:
        return dice.choice(ask.options).id
    if ask.kind is NUMBER:
        return ask.least + dice.below(ask.most - ask.least + 1)
    return _any_set(ask, dice)


def _any_set(ask: Ask, dice: Dice) -> Choice:
    """A set may have a condition of its own, so try; the smallest sets last, as they are the likeliest to be legal."""
    ids = [option.id for option in ask.options]
    for attempt in range(_TRIES):
        least_of_late = ask.least if attempt > _TRIES // 2 else ask.most
        size = ask.least + dice.below(least_of_late - ask.least + 1)
        picked: Choice = dice.sample(ids, size)
        try:
            return ask.accept(picked)
        except Illegal:
            continue
    raise RulesError(f"{ask.key}: no legal set found in {_TRIES} tries")
