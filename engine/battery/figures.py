"""What a run of the battery found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from engine.core import Answer
from engine.core.export import Export

SHORT_TURN = 3  # answers that a typical turn should not exceed


class Violation(Exception):
    """A promise of the platform that a game broke, with the game up to that point if it can be written down."""

    def __init__(self, what: str, export: Export | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.export = export


def _lengths(counted: Counter[int]) -> dict[str, float]:
    short = sum(times for length, times in counted.items() if length <= SHORT_TURN)
    return {
        "turns": counted.total(),
        "mean": round(sum(length * times for length, times in counted.items()) / counted.total(), 2),
        "worst": max(counted),
        f"up_to_{SHORT_TURN}": round(short / counted.total(), 3),
    }


class Figures(Struct):
    games: int = 0
    answers: int = 0
    longest: int = 0  # answers in one game
    # Turns, which are the answers between two checkpoints: how many began with a question and took so many answers.
    turns: dict[str, int] = field(default_factory=dict)  # "action 2": 40
    undone: int = 0
    undo_refused: int = 0
    refusals: int = 0
    worlds: int = 0  # reshuffled worlds made
    compared: int = 0  # positions at which a viewer could not tell the worlds apart
    ends: dict[str, int] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)  # how often a field was hidden from a viewer
    moved: dict[str, int] = field(default_factory=dict)  # and how often the reshuffle changed it

    def count(self, counter: dict[str, int], key: str) -> None:
        counter[key] = counter.get(key, 0) + 1

    def add(self, other: Figures) -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                setattr(self, name, dict(Counter(mine) + Counter(theirs)))
            elif name == "longest":
                setattr(self, name, max(mine, theirs))
            else:
                setattr(self, name, mine + theirs)

    def count_turn(self, answers: Sequence[Answer]) -> None:
        self.count(self.turns, f"{answers[0].key} {len(answers)}")

    def turn_lengths(self) -> dict[str, dict[str, float]]:
        """Of the turns that begin with a question: their number, the mean and the most answers, the share up to 3."""
        by_key: dict[str, Counter[int]] = {}
        for turn, times in self.turns.items():
            key, length = turn.split()
            by_key.setdefault(key, Counter())[int(length)] += times
        return {key: _lengths(counted) for key, counted in sorted(by_key.items())}

    def summary(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "answers": self.answers,
            "answers_per_game": round(self.answers / max(1, self.games), 1),
            "longest_game": self.longest,
            "turns": self.turn_lengths(),
            "undone": self.undone,
            "undo_refused": self.undo_refused,
            "refusals": self.refusals,
            "reshuffled_worlds": self.worlds,
            "positions_compared": self.compared,
            "ends": self.ends,
        }

    def never_reshuffled(self, enough: int = 50) -> list[str]:
        """Fields that a view hides but a reshuffle has never touched: the leak test would be blind there."""
        return [path for path, times in self.hidden.items() if times >= enough and path not in self.moved]
