"""Makes the recorded games again: `python -m tests.engine.the_loop.record [name ...]`.

A change of the rules may make them untrue. Random teams lose long before they win, so the games that need skill are
found by greedy ones, or by a team that tries many ways through each turn on copies of the table, the dice to come
included, and follows the best few.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.core import Ask, Choice, Dice, Table, Value
from engine.core.export import Record
from engine.players import PLAYERS, random
from engine.players.candidates import candidates
from engine.the_loop.game import GAME
from engine.the_loop.state import State
from tests.engine import recorded

FOLDER = Path(__file__).parent / "games"
SEEDS = 60
WAYS = 8  # through a turn, from each of the best tables
BEST = 30
LONGEST_TURN = 60
BETWEEN = ("act", "take", "archive", "bonus", "cancel")  # questions that belong to no action
WHIM = 8  # one answer in so many is given by chance, so that the ways differ
GUESSES = 2


@dataclass(frozen=True)
class Case:
    players: int
    end: str
    settings: dict[str, Value] = field(default_factory=dict)
    team: str = "seeing"  # or the name of a simple player
    seeds: str = ""  # how they begin, if not with the case's name


CASES = {
    "won-sabotage-hard-4": Case(4, "victory-sabotage", {"level": 2}),
    "won-clones-4": Case(4, "victory-clones", {"mode": "clones"}),
    "won-ultramachine-solo": Case(1, "victory-ultramachine", {"mode": "ultramachine", "solo_agents": 4}),
    "won-centrifuges-4": Case(4, "victory-centrifuges", {"mode": "centrifuges"}, team="greedy"),
    "lost-cycles-4": Case(4, "cycles", {"agents": "random"}, team="greedy", seeds="wins-"),
    "lost-second-vortex-3": Case(3, "second_vortex", {"level": 3}, team="random"),
    "lost-second-vortex-5": Case(5, "second_vortex", {"five_players": True}, team="random"),
    "lost-fourth-vortex-2": Case(2, "fourth_vortex", {"mode": "ultramachine", "level": 3}, team="random"),
    "lost-fourth-vortex-solo": Case(1, "fourth_vortex", {"mode": "clones", "level": 2}, team="random"),
}


def main(names: Sequence[str]) -> None:
    recorded.write(FOLDER, names or CASES, find)


def find(name: str) -> Record:
    """The first game of the case's seeds that comes to the wanted end."""
    case = CASES[name]
    for number in range(SEEDS):
        seed = f"{case.seeds or name + ' '}{number}"
        answers = seeing(case, seed) if case.team == "seeing" else simple(case, seed)
        record, reason = replay(case, seed, answers)
        if reason == f"the_loop-end-{case.end}":
            return record
    raise LookupError(f"{name}: none of {SEEDS} games ended that way")


def replay(case: Case, seed: str, answers: Sequence[tuple[int, Choice]]) -> tuple[Record, str]:
    config = GAME.config(case.players, case.settings)
    table = Table.new(GAME, config, seed)
    record = Record(GAME, config, seed)
    record.keep(table.change)
    for seat, choice in answers:
        record.keep(table.answer(seat, choice))
    return record, table.result.reason.key if table.result else ""


def simple(case: Case, seed: str) -> list[tuple[int, Choice]]:
    table, dice = Table.new(GAME, GAME.config(case.players, case.settings), seed), Dice(f"players of {seed}")
    answers: list[tuple[int, Choice]] = []
    while table.result is None:
        seat = dice.choice(table.waiting)
        choice = PLAYERS[case.team](table, seat, dice)
        answers.append((seat, choice))
        table.answer(seat, choice)
    return answers


@dataclass
class Line:
    """A table and the answers that led to it."""

    table: Table[State]
    answers: list[tuple[int, Choice]]

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def value(self) -> float:
        return self.table.evaluate(0)


def seeing(case: Case, seed: str) -> list[tuple[int, Choice]]:
    """Follow the best few lines, turn by turn; the answers of the best one at the end."""
    dice = Dice(f"players of {seed}")
    lines = [Line(Table.new(GAME, GAME.config(case.players, case.settings), seed), [])]
    while not all(line.over for line in lines):
        ways = [through_a_turn(line, case, dice) for line in lines if not line.over for _ in range(WAYS)]
        ways += [line for line in lines if line.over]
        wanted = f"the_loop-end-{case.end}"
        for way in ways:
            if way.table.result is not None and way.table.result.reason.key == wanted:
                return way.answers
        lines = sorted(ways, key=lambda line: line.value, reverse=True)[:BEST]
    return lines[0].answers


def through_a_turn(line: Line, case: Case, dice: Dice) -> Line:
    table, answers = line.table.copy(), list(line.answers)
    turn = table.view(None).turn_number
    for _ in range(LONGEST_TURN):
        if table.result is not None or table.view(None).turn_number != turn:
            break
        table, answer = _best_answer(table, case, dice)
        answers.append(answer)
    return Line(table, answers)


def _best_answer(table: Table[State], case: Case, dice: Dice) -> tuple[Table[State], tuple[int, Choice]]:
    """What leads to the best table, an action's further questions guessed."""
    seat = table.waiting[0]
    choices = candidates(table.asks[seat], dice)
    if len(choices) == 1 or table.asks[seat].key == "archive" or not dice.below(WHIM):
        return table, _give(table, seat, dice)
    tried = [(_look(table, seat, choice, case, dice), choice) for choice in choices for _ in range(GUESSES)]
    best = max(value for value, _ in tried)
    choice = dice.choice([choice for value, choice in tried if value == best])
    table.answer(seat, choice)
    return table, (seat, choice)


def _look(table: Table[State], seat: int, choice: Choice, case: Case, dice: Dice) -> float:
    world = table.copy()
    world.answer(seat, choice)
    while world.result is None and world.asks.keys() == {seat} and world.asks[seat].key not in BETWEEN:
        _give(world, seat, dice)
    if world.result is not None and world.result.reason.key == f"the_loop-end-{case.end}":
        return float("inf")
    return world.evaluate(seat)


def _give(table: Table[State], seat: int, dice: Dice) -> tuple[int, Choice]:
    choice = _answer(table.asks[seat], dice)
    table.answer(seat, choice)
    return seat, choice


def _answer(ask: Ask, dice: Dice) -> Choice:
    if ask.key == "archive":
        return "archive"
    if ask.key == "act" and (busy := [option.id for option in ask.options if option.id != "stop"]):
        return dice.choice(busy)
    return random.answer(ask, dice)


if __name__ == "__main__":
    main(sys.argv[1:])
