"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.text import Text


class Line(Struct, frozen=True):
    """One line of a score sheet."""

    text: Text
    points: int


class Score(Struct, frozen=True):
    seat: int
    lines: list[Line]
    tie_breaks: list[int] = []  # compared in order, more is better
    place: int = 0

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)


class Result(Struct, frozen=True):
    """Ranked (`scores`, best first; equal places share) or cooperative (`won` is set), with the reason of the end."""

    reason: Text
    scores: list[Score] = []
    won: bool | None = None

    @property
    def winners(self) -> list[int]:
        return [s.seat for s in self.scores if s.place == 1]


def ranked(reason: Text, scores: Sequence[Score]) -> Result:
    """Places from points, then tie-breaks; who is still equal shares the place."""

    def strength(score: Score) -> tuple[int, list[int]]:
        return score.points, score.tie_breaks

    ordered = sorted(scores, key=strength, reverse=True)
    placed: list[Score] = []
    for i, score in enumerate(ordered):
        tied = i > 0 and strength(score) == strength(ordered[i - 1])
        place = placed[-1].place if tied else i + 1
        placed.append(Score(score.seat, score.lines, score.tie_breaks, place))
    return Result(reason, placed)


def cooperative(won: bool, reason: Text) -> Result:
    return Result(reason, won=won)
