"""Makes the recorded games again: `python -m tests.engine.anachrony.record [name ...]`.

A change of the rules may make them untrue. Each case plays until a seed leads to its end. The players answer by
chance, but lean towards what the case needs: chance alone hardly ever saves the Earth.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.anachrony.game import GAME
from engine.core import Ask, Choice, Dice, Kind, Table, Value
from engine.core.export import Record
from engine.players import random
from tests.engine import recorded

FOLDER = Path(__file__).parent / "games"
SEEDS = 400

BUSY = ("construct:", "recruit:", "research:", "mine:")
CAPITAL = ("construct:", "recruit:", "research:")
SAVING = ("experiment:", "move", "harmony", "dominance", "research:", "construct:")


@dataclass(frozen=True)
class Case:
    players: int
    end: str
    lean: Sequence[str] = ()  # beginnings of option ids, the most wanted first
    settings: dict[str, Value] = field(default_factory=dict)


CASES = {
    "eras-solo": Case(1, "eras", BUSY, {"side": "B", "alternate_timeline": True}),
    "eras-2": Case(2, "eras", BUSY, {"endgame_draft": True, "predictable_paradoxes": True}),
    "eras-3": Case(3, "eras", BUSY, {"side": "B", "asset_draft": True, "simultaneous_power_up": True}),
    "eras-4": Case(4, "eras", BUSY, {"alternate_timeline": True, "random_paths": True, "doomsday": True}),
    "collapse-solo": Case(1, "collapse", CAPITAL),
    "collapse-2": Case(2, "collapse", CAPITAL, {"side": "B"}),
    "collapse-3": Case(3, "collapse", CAPITAL, {"alternate_timeline": True}),
    "collapse-4": Case(4, "collapse", CAPITAL, {"asset_draft": True, "endgame_draft": True}),
    "saved-2": Case(2, "saved", SAVING, {"doomsday": True}),
    "saved-3": Case(3, "saved", SAVING, {"doomsday": True, "planned_experiments": True}),
    "saved-4": Case(4, "saved", SAVING, {"doomsday": True, "side": "B"}),
}


def main(names: Sequence[str]) -> None:
    recorded.write(FOLDER, names or CASES, find)


def find(name: str) -> Record:
    """The first game of the case's seeds that comes to the wanted end."""
    case = CASES[name]
    for number in range(SEEDS):
        record, reason = play(case, f"{name} {number}")
        if reason == f"anachrony-end-{case.end}":
            return record
    raise LookupError(f"{name}: none of {SEEDS} games ended that way")


def play(case: Case, seed: str) -> tuple[Record, str]:
    config = GAME.config(case.players, case.settings)
    table = Table.new(GAME, config, seed)
    record = Record(GAME, config, seed)
    record.keep(table.change)
    dice = Dice(f"players of {seed}")
    while table.result is None:
        seat = dice.choice(table.waiting)
        record.keep(table.answer(seat, answer(case, table.asks[seat], dice)))
    return record, table.result.reason.key


def answer(case: Case, ask: Ask, dice: Dice) -> Choice:
    """Mostly what the case wants most; exosuits as many as possible, for all of it needs them."""
    if case.lean and dice.below(10):
        if ask.kind is Kind.CHOOSE:
            for start in case.lean:
                if wanted := [option.id for option in ask.options if option.id.startswith(start)]:
                    return dice.choice(wanted)
            if awake := [option.id for option in ask.options if option.id != "pass"]:
                return dice.choice(awake)
        elif ask.key == "power_up":
            return most_payable(ask)
    return random.answer(ask, dice)


def most_payable(ask: Ask) -> list[str]:
    chosen: list[str] = []
    for option in ask.options:
        wider = [*chosen, option.id]
        if len(wider) <= ask.most and not (ask.check and ask.check(wider)):
            chosen = wider
    return chosen


if __name__ == "__main__":
    main(sys.argv[1:])
