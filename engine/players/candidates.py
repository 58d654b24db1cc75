"""The answers worth trying."""

from __future__ import annotations

from engine.core import Ask, Choice, Dice, Kind
from engine.players import random

_SETS = 10  # of a set to pick, so many are tried
_NUMBERS = 12


def candidates(ask: Ask, dice: Dice) -> list[Choice]:
    if ask.kind is Kind.CHOOSE:
        return [option.id for option in ask.options]
    if ask.kind is Kind.NUMBER:
        step = max(1, (ask.most - ask.least) // _NUMBERS)
        return list(range(ask.least, ask.most + 1, step))
    sets: list[Choice] = []
    for _ in range(_SETS):
        picked = random.answer(ask, dice)
        if picked not in sets:
            sets.append(picked)
    return sets
