"""A player that tries every answer in an imagined world and takes the one after which it stands best."""

from __future__ import annotations

from typing import Any

from engine.core import Choice, Dice, Mode, Table
from engine.players import planner, random
from engine.players.candidates import candidates

_FOLLOW_UPS = 12  # a turn of many small answers is looked into no further than this
_TRIES = 2  # how often the follow-ups of one answer are guessed


def play(table: Table[Any], seat: int, dice: Dice) -> Choice:
    if table.game.long_turns:
        return planner.play(table, seat, dice)
    thought = f"thought {dice.below(1 << 60)}"
    if table.imagine(seat, Dice(thought)) is None:
        return random.answer(table.asks[seat], dice)
    tried = [(_value(table, seat, choice, thought), choice) for choice in candidates(table.asks[seat], dice)]
    best = max(value for value, _ in tried)
    return dice.choice([choice for value, choice in tried if value == best])


def _value(table: Table[Any], seat: int, choice: Choice, thought: str) -> float:
    """The best of a few guesses at how the turn goes on; every answer is tried in the same imagined world."""
    return max(_guess(table, seat, choice, Dice(thought), Dice(f"{thought} {i}")) for i in range(_TRIES))


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
