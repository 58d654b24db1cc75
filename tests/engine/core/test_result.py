from __future__ import annotations

from engine.core import Line, Score, cooperative, ranked, say


def score(seat: int, points: int, *tie_breaks: int) -> Score:
    return Score(seat, [Line(say("core-seat", seat=seat), points)], list(tie_breaks))


def places(*scores: Score) -> dict[int, int]:
    return {s.seat: s.place for s in ranked(say("core-refuse-over"), scores).scores}


def test_more_points_win() -> None:
    assert places(score(0, 5), score(1, 9), score(2, 7)) == {1: 1, 2: 2, 0: 3}


def test_ties_are_broken_in_order() -> None:
    assert places(score(0, 5, 1, 9), score(1, 5, 2, 0), score(2, 5, 2, 1)) == {2: 1, 1: 2, 0: 3}


def test_who_is_still_equal_shares_the_place_and_the_victory() -> None:
    result = ranked(say("core-refuse-over"), [score(0, 5, 1), score(1, 5, 1), score(2, 3, 9)])
    assert result.winners == [0, 1]
    assert [s.place for s in result.scores] == [1, 1, 3]


def test_points_are_the_sum_of_the_sheet() -> None:
    sheet = Score(0, [Line(say("core-seat", seat=0), 4), Line(say("core-seat", seat=0), -3)])
    assert sheet.points == 1


def test_a_cooperative_game_is_won_or_lost_by_all() -> None:
    assert cooperative(True, say("core-refuse-over")).won is True
    assert cooperative(False, say("core-refuse-over")).scores == []
