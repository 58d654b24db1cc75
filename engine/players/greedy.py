"""A player that tries every answer in imagined worlds and takes the one after which it stands best."""

from __future__ import annotations

from typing import Any

from engine.core import Ask, Choice, Dice, Kind, Mode, Table
from engine.players import random

_SETS = 10  # of a set to pick, so many are tried
_NUMBERS = 12
_FOLLOW_UPS = 12  # a turn of many small answers is looked into no further than this
_TRIES = 2  # how often at least the follow-ups of one answer are guessed in one world
_GUESSES = 60  # so many in all for one question: the fewer its answers, the more for each of them
_WORLDS = 3  # at most; what chance brings next weighs less when several are imagined


def play(table: Table[Any], seat: int, dice: Dice) -> Choice:
    choices = candidates(table.asks[seat], dice)
    guesses = max(_TRIES, _GUESSES // len(choices))
    wanted = [f"thought {dice.below(1 << 60)}" for _ in range(min(_WORLDS, guesses // _TRIES))]
    thoughts = [thought for thought in wanted if table.imagine(seat, Dice(thought)) is not None]
    if not thoughts:
        return random.answer(table.asks[seat], dice)
    tries = guesses // len(thoughts)
    tried = [(sum(_value(table, seat, choice, one, tries) for one in thoughts), choice) for choice in choices]
    best = max(value for value, _ in tried)
    return dice.choice([choice for value, choice in tried if value == best])


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


def _value(table: Table[Any], seat: int, choice: Choice, thought: str, tries: int) -> float:
    """The best of a few guesses at how the turn goes on; every answer is tried in the same imagined world."""
    return max(_guess(table, seat, choice, Dice(thought), Dice(f"{thought} {i}")) for i in range(tries))


def _guess(table: Table[Any], seat: int, choice: Choice, thought: Dice, luck: Dice) -> float:
    world = table.imagine(seat, thought)
    assert world is not None, "the same thought was possible before"
    world.answer(seat, choice)
    _finish_turn(world, seat, luck)
    return world.evaluate(seat)


def _finish_turn(table: Table[Any], seat: int, dice: Dice) -> None:
    """Until the turn has passed to somebody else: the own answers at random, and those asked meanwhile too."""
    checkpoint = table.snapshots[-1].position
    for _ in range(_FOLLOW_UPS):
        over = table.result is not None or table.snapshots[-1].position != checkpoint
        if over or not (seat in table.asks or table.mode is Mode.SECRET):
            return
        asked = table.waiting[0]
        table.answer(asked, random.answer(table.asks[asked], dice))
