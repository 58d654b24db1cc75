"""What a run of the battery found."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, field

from engine.core.export import Export


class Violation(Exception):
    """A promise of the platform that a game broke, with the game up to that point if it can be written down."""

    def __init__(self, what: str, export: Export | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.export = export


class Figures(Struct):
    games: int = 0
    answers: int = 0
    longest: int = 0  # answers in one game
    turns: int = 0  # stretches between checkpoints in which somebody was asked
    worst_turn: int = 0  # answers in one of them
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
            elif name in ("longest", "worst_turn"):
                setattr(self, name, max(mine, theirs))
            else:
                setattr(self, name, mine + theirs)

    def summary(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "answers": self.answers,
            "answers_per_game": round(self.answers / max(1, self.games), 1),
            "longest_game": self.longest,
            "answers_per_turn": round(self.answers / max(1, self.turns), 2),
            "worst_turn": self.worst_turn,
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
