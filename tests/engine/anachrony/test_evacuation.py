"""Rules 12 (the Impact) and 13 (evacuation)."""

from __future__ import annotations

import pytest

from engine.anachrony import impact
from engine.anachrony.data import ANOMALY, EVACUATION, PATHS, SLOTS
from engine.anachrony.phases import clean_up, preparation
from engine.anachrony.state import EMPTY_SUIT, G
from tests.engine.anachrony.helpers import (
    act,
    collapse,
    covers,
    finish,
    give,
    give_tokens,
    offered,
    power,
    put,
    refused,
    staff,
    table,
)

# --- the Impact


def test_12_1_it_strikes_in_the_clean_up_of_era_4() -> None:
    g = table(era=3)
    finish(clean_up.clean_up(g))
    assert not g.state.impact
    g = table(era=4)
    finish(clean_up.clean_up(g))
    assert g.state.impact


@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (3, 2), (4, 3)])
def test_12_4_tiles_cover_the_spaces_of_each_capital_action(players: int, tiles: int) -> None:
    g = table(players, era=4)
    impact.resolve(g)
    assert {action: len(drawn) for action, drawn in g.state.collapsing.items()} == {
        "construct": tiles,
        "recruit": tiles,
        "research": tiles,
    }
    assert all(tile[0] == "C" for tile in g.state.collapsing["construct"])
    assert sum(event.reveal for event in g.events) == 3


def test_12_3_the_left_and_right_top_slots_are_blocked() -> None:
    g = table(era=5, impact=True)
    assert [slot for slot, shut in zip(SLOTS, g.state.players[0].blocked, strict=True) if shut] == ["TL", "TR"]


@covers("leader:amena")
def test_12_3_amena_keeps_all_her_slots() -> None:
    g = table(paths=("salvation", "harmony"), leaders=("amena", "zaida"), era=5, impact=True)
    assert not any(g.state.players[0].blocked)
    assert any(g.state.players[1].blocked)


def test_12_5_the_top_mine_cube_is_neutronium_afterwards() -> None:
    g = table(era=5, impact=True)
    g.state.mine_deck.append("7")
    g.state.mine_discard.remove("7") if "7" in g.state.mine_discard else g.state.mine_deck.remove("7")
    preparation.fill_mine(g)
    assert g.state.mine_pool == ["N", "G", "G", "U", "T"]


def test_12_6_a_used_tile_is_flipped_in_clean_up_and_closed_then() -> None:
    g = table(era=5, impact=True, leaders=("haulani", "wolfe"))
    staff(g, 0, "administrator", "administrator")
    power(g, 0, 2)
    collapse(g, "recruit", "R3", "R3")
    g.state.recruit_pool = {"scientist": 2}
    act(g, 0, "recruit:1:administrator")
    finish(clean_up.clean_up(g))
    assert g.state.flipped == ["recruit:1"]
    finish(preparation.preparation(g))
    power(g)
    give(g, W=4)
    assert refused(g, 0, "recruit:1:administrator").rule == "12.6"
    assert "recruit:2:administrator" in offered(g)


def test_12_6_the_spaces_of_the_era_of_the_impact_are_not_flipped() -> None:
    g = table(era=4, leaders=("haulani", "wolfe"))
    staff(g, 0, "administrator")
    power(g)
    g.state.recruit_pool = {"scientist": 2}
    act(g, 0, "recruit:1:administrator")
    finish(clean_up.clean_up(g))
    assert g.state.impact
    assert g.state.flipped == []


# --- evacuation


def refuge(condition: str, *, worker: str = "scientist", players: int = 2, impact: bool = True) -> G:
    """After the Impact, seat 0 with the path board of this condition, a worker and an exosuit."""
    path = EVACUATION[condition].path
    other = next(one for one in PATHS if one != path)
    paths = [path, other, *[one for one in PATHS if one not in (path, other)]]
    leaders = [PATHS[one].leaders[1] for one in paths]
    g = table(players, paths=paths, leaders=leaders, era=5 if impact else 4)
    g.state.players[0].condition = condition
    staff(g, 0, worker)
    power(g)
    return g


def evacuated(g: G, count: int) -> None:
    """So many others were faster."""
    for seat in range(1, count + 1):
        g.state.players[seat].evacuated = True
        g.state.evacuated.append(seat)


def vp(g: G, worker: str = "scientist") -> int:
    act(g, 0, f"evacuate:{worker}")
    return g.state.players[0].vp


def test_13_1_not_before_the_impact() -> None:
    g = refuge("the_apex_of_humanity", impact=False)
    give(g, W=8)
    assert refused(g, 0, "evacuate:scientist").rule == "13.1"


def test_13_1_once_in_a_game() -> None:
    g = refuge("the_apex_of_humanity")
    staff(g, 0, "engineer")
    power(g)
    give(g, W=8)
    act(g, 0, "evacuate:scientist")
    assert refused(g, 0, "evacuate:engineer").rule == "13.1"


def test_1_10_the_evacuation_marker_is_never_missing_and_never_returns() -> None:
    g = refuge("the_apex_of_humanity")
    give(g, W=8)
    g.state.players[0].used = [f"free{n}" for n in range(7)]
    act(g, 0, "evacuate:scientist")
    assert g.state.players[0].evacuated


@covers("evacuation:welfare_and_prosperity")
def test_13_3_welfare_and_prosperity() -> None:
    g = refuge("welfare_and_prosperity", worker="genius")
    put(g, 0, "303", "304")
    give(g, G=3)
    assert refused(g, 0, "evacuate:genius").rule == "13.1"
    put(g, 0, "305")
    staff(g, 0, tired=["genius"])
    assert vp(g, "genius") == 2 + 3 * 2
    assert g.state.players[0].assets["G"] == 3


@covers("evacuation:natures_resurgence")
def test_13_3_natures_resurgence_counts_superprojects_twice_and_anomalies_once() -> None:
    g = refuge("natures_resurgence", worker="administrator")
    put(g, 0, "rescue_pods", "201", "301", "401")
    g.state.players[0].covered.append(0)  # the Rescue Pods do not help
    g.state.anomalies -= 1
    assert refused(g, 0, "evacuate:administrator").rule == "13.1"
    g.state.players[0].spots[11] = ANOMALY
    g.state.anomalies -= 1
    staff(g, 0, "administrator")
    assert vp(g, "administrator") == 2 + 3 * 2


@covers("evacuation:industrial_revolution")
def test_13_3_industrial_revolution() -> None:
    g = refuge("industrial_revolution", worker="engineer")
    put(g, 0, "201", "202", "203")
    staff(g, 0, "genius", tired=["engineer"])
    give(g, T=9)
    assert vp(g, "engineer") == 5 + 2 * 2


@covers("evacuation:the_power_of_unity")
def test_13_3_the_power_of_unity_needs_the_best_morale() -> None:
    g = refuge("the_power_of_unity")
    staff(g, 0, "engineer", tired=["genius"])
    assert refused(g, 0, "evacuate:scientist").rule == "13.1"
    g.state.players[0].morale = 6
    assert vp(g) == 3 + 3


@covers("evacuation:technological_superiority")
def test_13_3_technological_superiority() -> None:
    g = refuge("technological_superiority")
    put(g, 0, "403", "404", "405")
    give_tokens(g, 0, "circle-genetics", "circle-society")
    assert vp(g) == 5 + 2


@covers("evacuation:the_apex_of_humanity")
def test_13_3_the_apex_of_humanity() -> None:
    g = refuge("the_apex_of_humanity")
    put(g, 0, "tectonic_drill", "cloning_vat")
    give(g, W=7)
    assert refused(g, 0, "evacuate:scientist").rule == "13.1"
    give(g, W=1)
    assert vp(g) == 3 + 4 * 2
    assert g.state.players[0].assets["W"] == 8


@covers("evacuation:overwhelming_power")
def test_13_3_overwhelming_power() -> None:
    g = refuge("overwhelming_power")
    put(g, 0, "101", "102", "103")
    give(g, N=2)
    assert vp(g) == 3 + 3 * 2


@covers("evacuation:masters_of_time")
def test_13_3_masters_of_time() -> None:
    g = refuge("masters_of_time")
    p = g.state.players[0]
    p.spots[0] = p.spots[3] = ANOMALY
    g.state.anomalies -= 2
    give(g, U=3)
    assert vp(g) == 6 + 2 * 3


def test_13_2_at_most_thirty_vp() -> None:
    g = refuge("overwhelming_power")
    put(g, 0, "101", "102", "103")
    give(g, N=20)
    assert vp(g) == 30


@pytest.mark.parametrize(("players", "before"), [(2, 1), (3, 2), (4, 3)])
def test_13_2_the_last_circle_costs_three_vp(players: int, before: int) -> None:
    g = refuge("the_apex_of_humanity", players=players)
    give(g, W=8)
    evacuated(g, before)
    assert vp(g) == 0
    g = refuge("the_apex_of_humanity", players=players)
    give(g, W=8)
    evacuated(g, before - 1)
    assert vp(g) == 3


def test_13_2_the_penalty_comes_before_the_limits() -> None:
    g = refuge("overwhelming_power")
    put(g, 0, "101", "102", "103")
    give(g, N=20)
    evacuated(g, 1)
    assert vp(g) == 30


def test_13_4_rescue_pods_meet_the_condition() -> None:
    g = refuge("overwhelming_power")
    put(g, 0, "rescue_pods")
    give(g, N=1)
    assert vp(g) == 6


def test_16_the_empty_suit_is_no_worker_of_a_set() -> None:
    g = table(paths=("progress", "harmony"), leaders=("valerian", "zaida"), era=5, impact=True)
    put(g, 0, "403", "404", "405")
    give_tokens(g, 0, "circle-genetics")
    power(g)
    assert vp(g, EMPTY_SUIT) == 5
