"""Rules 10.C and 17: the end of the game."""

from __future__ import annotations

import pytest

from engine.anachrony import scoring
from engine.anachrony.data import ANOMALY
from engine.anachrony.phases import clean_up
from engine.anachrony.state import G
from engine.core import Result, say
from engine.core.play import GameOver
from tests.engine.anachrony.helpers import (
    covers,
    finish,
    give,
    give_tokens,
    lay,
    owned,
    power,
    put,
    staff,
    table,
    workers,
)


def final(*cards: str, players: int = 2, era: int = 7) -> G:
    """The last era, with these endgame cards and morale worth nothing."""
    g = table(players, era=era, leaders=("haulani", "wolfe", "cornella", "amena"))
    every = g.state.endgame + g.state.endgame_undealt
    g.state.endgame = list(cards)
    g.state.endgame_undealt = [card for card in every if card not in cards]
    return g


def end(g: G) -> Result:
    with pytest.raises(GameOver) as over:
        scoring.finish(g, say("anachrony-end-eras"))
    return over.value.result


def sheet(g: G, seat: int = 0) -> dict[str, int]:
    score = next(one for one in end(g).scores if one.seat == seat)
    return {line.text.key.removeprefix("anachrony-"): line.points for line in score.lines}


# --- when


def test_10_c_the_game_ends_after_era_7() -> None:
    g = final()
    with pytest.raises(GameOver) as over:
        finish(clean_up.clean_up(g))
    assert over.value.result.reason.key == "anachrony-end-eras"


def test_10_c_the_game_ends_when_all_capital_tiles_have_collapsed() -> None:
    g = final(era=5)
    g.state.flipped = [f"{action}:{n}" for action in ("construct", "recruit", "research") for n in (1, 2)]
    with pytest.raises(GameOver) as over:
        finish(clean_up.clean_up(g))
    assert over.value.result.reason.key == "anachrony-end-collapse"


def test_10_c_one_open_tile_keeps_the_game_going() -> None:
    g = final(era=5)
    g.state.flipped = [f"{action}:{n}" for action in ("construct", "recruit", "research") for n in (1, 2)][1:]
    finish(clean_up.clean_up(g))
    assert g.state.era == 6


# --- untangling


def test_17_1_every_warp_tile_is_repaid_if_possible() -> None:
    g = final()
    for era, tile in enumerate(("gold", "water", "engineer", "exosuit", "neutronium"), 2):
        lay(g, 0, tile, era)
    give(g, G=1, W=3)
    staff(g, 0, "engineer")
    power(g)
    assert sheet(g) == {"score-warps": -2}
    assert owned(g) == {"W": 1}
    assert workers(g) == {}
    assert g.state.players[0].time_travel == 0


def test_17_1_a_genius_or_a_tired_worker_repays_nothing() -> None:
    g = final()
    lay(g, 0, "engineer", 2)
    staff(g, 0, "genius", tired=["engineer"])
    assert sheet(g) == {"score-warps": -2}


def test_17_1_powered_exosuits_stay_for_it_in_the_last_clean_up() -> None:
    g = final()
    lay(g, 0, "exosuit", 2)
    power(g)
    with pytest.raises(GameOver) as over:
        finish(clean_up.clean_up(g))
    assert not [line for score in over.value.result.scores for line in score.lines if line.points < 0]


# --- endgame cards


@covers("endgame:workers")
def test_17_2_most_workers() -> None:
    g = final("workers")
    staff(g, 0, "engineer", tired=["genius"])
    staff(g, 1, "engineer")
    assert sheet(g) == {"endgame-workers": 3}


@covers("endgame:water")
def test_17_2_most_water_after_untangling() -> None:
    g = final("water")
    give(g, W=5)
    give(g, 1, W=4)
    lay(g, 0, "water", 3)
    assert sheet(g) == {}
    assert sheet(g, 1) == {"endgame-water": 3}


@covers("endgame:breakthroughs")
def test_17_2_most_breakthroughs() -> None:
    g = final("breakthroughs")
    give_tokens(g, 0, "circle-genetics")
    assert sheet(g) == {"score-breakthroughs": 1, "endgame-breakthroughs": 3}
    assert sheet(g, 1) == {}


@covers("endgame:occupied_spots")
def test_17_2_most_occupied_spots_counts_anomalies_and_halves() -> None:
    g = final("occupied_spots")
    put(g, 1, "101", "201")
    put(g, 0, "tectonic_drill")
    g.state.players[0].spots[3] = ANOMALY
    g.state.anomalies -= 1
    assert sheet(g)["endgame-occupied_spots"] == 3
    assert "endgame-occupied_spots" not in sheet(g, 1)


@covers("endgame:morale")
def test_17_2_morale_is_compared_by_steps_from_the_right_end() -> None:
    g = table(3, era=7, side="B", paths=("harmony", "salvation", "progress"), leaders=("haulani", "amena", "cornella"))
    g.state.endgame = ["morale"]
    g.state.players[0].morale = 4
    g.state.players[1].morale = 5
    assert sheet(g) == {"score-morale": 4}
    assert sheet(g, 1) == {"score-morale": 2, "endgame-morale": 3}


@covers("endgame:range")
def test_17_2_the_range_sum_takes_labs_and_temporal_tourism() -> None:
    g = final("range")
    put(g, 0, "101", "112", "402", "temporal_tourism")
    put(g, 1, "110", "102")
    assert scoring.endgame_count(g.state, 0, "range") == 1 + 1 + 2 + 3
    assert scoring.endgame_count(g.state, 1, "range") == 6


@covers("endgame:superprojects")
def test_17_2_most_superprojects() -> None:
    g = final("superprojects")
    put(g, 1, "tectonic_drill")
    assert sheet(g) == {}
    assert sheet(g, 1) == {"score-superprojects": 6, "endgame-superprojects": 3}


@covers("endgame:time_travel")
def test_17_2_the_furthest_on_the_time_travel_track() -> None:
    g = final("time_travel")
    g.state.players[0].time_travel = 2
    assert sheet(g) == {"score-time_travel": 4, "endgame-time_travel": 3}


@covers("endgame:experiments")
def test_17_2_most_experiments() -> None:
    g = final("experiments")
    g.state.players[0].experiments = ["ai_research"]
    assert sheet(g) == {"endgame-experiments": 3}
    assert sheet(g, 1) == {}


def test_17_2_all_who_tie_score_also_with_nothing() -> None:
    g = final("superprojects", "water")
    assert sheet(g) == sheet(g, 1) == {"endgame-superprojects": 3, "endgame-water": 3}


# --- the score


def test_17_3_every_line_of_the_score() -> None:
    g = final()
    put(g, 0, "101", "401", "tectonic_drill")
    p = give(g, vp=4)
    p.spots[3] = ANOMALY
    g.state.anomalies -= 1
    p.time_travel, p.morale = 3, 5
    give_tokens(g, 0, "circle-genetics", "square-genetics", "triangle-society", "triangle-society")
    lay(g, 0, "gold", 2)
    assert sheet(g) == {
        "score-buildings": 8,
        "score-superprojects": 6,
        "score-anomalies": -3,
        "score-time_travel": 6,
        "score-morale": 4,
        "score-tokens": 4,
        "score-breakthroughs": 4 + 2,
        "score-warps": -2,
    }


def test_9_5_with_406_an_anomaly_costs_one() -> None:
    g = final()
    put(g, 0, "406")
    g.state.players[0].spots[0] = ANOMALY
    assert sheet(g)["score-anomalies"] == -1


def test_15_2_the_archive_counts_steps_not_points() -> None:
    g = final()
    put(g, 0, "archive_of_the_eras")
    g.state.players[0].time_travel = 3
    assert sheet(g)["score-archive"] == 3


def test_15_2_the_ultimate_plan_counts_itself() -> None:
    g = final()
    put(g, 0, "the_ultimate_plan", "tectonic_drill")
    assert sheet(g)["score-ultimate_plan"] == 6
    g.state.players[0].covered.append(0)
    assert sheet(g) == {"score-superprojects": 9, "score-anomalies": -3}


def test_15_2_synthetic_endorphins_forgive_bad_morale() -> None:
    g = final()
    g.state.players[0].morale = 0
    assert sheet(g)["score-morale"] == -6
    put(g, 0, "synthetic_endorphins")
    assert "score-morale" not in sheet(g)


def test_17_4_water_then_cubes_break_ties() -> None:
    g = final()
    give(g, 1, W=1)
    assert end(g).winners == [1]
    give(g, 0, W=1, T=1)
    assert end(g).winners == [0]
    give(g, 1, N=1)
    assert sorted(end(g).winners) == [0, 1]


def test_10_standings_are_told_at_the_end_of_each_era() -> None:
    g = final(era=5)
    give(g, vp=7)
    finish(clean_up.clean_up(g))
    told = next(event.text for event in g.events if event.text.key == "anachrony-log-standings")
    standings = told.args["standings"]
    assert isinstance(standings, list)
    assert [one.args["vp"] for one in standings] == [7, 0]
