"""A player for turns of many small answers: it plans its whole turn in imagined worlds and then follows the plan."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from engine.core import Answer, Choice, Dice, Mode, Table
from engine.players import random
from engine.players.candidates import candidates

_STEPS = 12  # checkpoints to look ahead
_LINES = 8  # followed at once
_WAYS = 6  # in which one answer's further questions are answered, up to the next checkpoint
_QUESTIONS = 12
_FINALISTS = 8  # lines compared with regard to what chance may bring
_WORLDS = 5  # imagined for that

# So that a turn is thought through once: who planned it, from where, which answers. A table loaded anew thinks again.
_plans: WeakKeyDictionary[Table[Any], tuple[int, int, list[Choice]]] = WeakKeyDictionary()


@dataclass
class Line:
    """Answers of one seat in a row, and a world in which they were given. Its value is from before it learned more."""

    world: Table[Any]
    answers: list[Choice]
    value: float


def play(table: Table[Any], seat: int, dice: Dice) -> Choice:
    planned = _next_planned(table, seat)
    if planned is not None:
        return planned
    thoughts = [f"thought {dice.below(1 << 60)}" for _ in range(_WORLDS)]
    worlds = [world for thought in thoughts if (world := table.imagine(seat, Dice(thought))) is not None]
    if not worlds:
        return random.answer(table.asks[seat], dice)
    answers = _plan(worlds, seat, dice)
    _plans[table] = seat, table.length, answers
    return answers[0]


def _next_planned(table: Table[Any], seat: int) -> Choice | None:
    """If since the plan was made nothing has happened but its own answers."""
    planner, start, answers = _plans.get(table, (seat, 0, []))
    since = table.entries[start - table.length :] if start < table.length else []
    given = [entry.choice for entry in since if isinstance(entry, Answer) and entry.seat == seat]
    follows = planner == seat and len(since) == len(given) == table.length - start
    if follows and given == answers[: len(given)] and len(given) < len(answers):
        return answers[len(given)]
    return None


def _plan(worlds: list[Table[Any]], seat: int, dice: Dice) -> list[Choice]:
    """Follow the best lines to where the seat learns something or is no longer asked; then take the best on average."""
    start = worlds[0].length
    lines, ended = [Line(worlds[0], [], worlds[0].evaluate(seat))], list[Line]()
    for _ in range(_STEPS):
        found: dict[bytes, Line] = {}
        for line in lines:
            for longer in _steps(line, seat, start, dice):
                if _ended(longer.world, seat, start):
                    ended.append(longer)
                else:
                    found.setdefault(longer.world.snapshots[-1].state, longer)
        lines = sorted(found.values(), key=lambda line: line.value, reverse=True)[:_LINES]
    best = sorted(ended or lines, key=lambda line: line.value, reverse=True)[:_FINALISTS]
    return max(best, key=lambda line: sum(_outcome(world, seat, line.answers) for world in worlds)).answers


def _ended(world: Table[Any], seat: int, start: int) -> bool:
    return world.result is not None or seat not in world.asks or world.mode is Mode.SECRET or world.floor > start


def _steps(line: Line, seat: int, start: int, dice: Dice) -> Iterator[Line]:
    for choice in candidates(line.world.asks[seat], dice):
        seen = set[str]()
        for _ in range(_WAYS):
            longer = _step(line, seat, choice, start, dice)
            if (way := repr(longer.answers)) not in seen:
                seen.add(way)
                yield longer
            if len(longer.answers) == len(line.answers) + 1:
                break


def _step(line: Line, seat: int, choice: Choice, start: int, dice: Dice) -> Line:
    """One answer, and by chance those to the questions that follow from it."""
    world, answers = line.world.copy(), list(line.answers)
    checkpoint = world.snapshots[-1].position
    for _ in range(_QUESTIONS):
        world.answer(seat, choice)
        answers.append(choice)
        if _ended(world, seat, start):
            return Line(world, answers, line.value)
        if world.snapshots[-1].position != checkpoint:
            break
        choice = random.answer(world.asks[seat], dice)
    return Line(world, answers, world.evaluate(seat))


def _outcome(world: Table[Any], seat: int, answers: list[Choice]) -> float:
    world = world.copy()
    for answer in answers:
        world.answer(seat, answer)
    return world.evaluate(seat)
