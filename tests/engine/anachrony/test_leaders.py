"""Rules 16: the leaders. Cornella is tested with research, Amena with the Impact."""

from __future__ import annotations

from engine.anachrony.data import ANOMALY
from engine.anachrony.phases import clean_up, power_up
from engine.anachrony.state import EMPTY_SUIT, G
from tests.engine.anachrony.helpers import (
    act,
    asked_in,
    covers,
    finish,
    give,
    offered,
    option_ids,
    owned,
    play,
    power,
    put,
    refused,
    staff,
    table,
    workers,
)


def led_by(leader: str, path: str, era: int = 2) -> G:
    other = "dominance" if path == "harmony" else "harmony"
    return table(paths=(path, other), leaders=(leader, "haulani" if other == "harmony" else "wolfe"), era=era)


# --- Haulani


@covers("leader:haulani")
def test_16_haulani_places_one_more_worker_on_the_own_board() -> None:
    g = led_by("haulani", "harmony")
    put(g, 0, "201", "204")
    staff(g, 0, "engineer", "engineer")
    assert not act(g, 0, "haulani", "tile:201:engineer")
    assert owned(g) == {"T": 2}
    assert refused(g, 0, "haulani").rule == "7.1.2"
    assert act(g, 0, "tile:204:engineer")


@covers("leader:haulani")
def test_16_haulani_needs_a_placement() -> None:
    g = led_by("haulani", "harmony")
    staff(g, 0, "engineer")
    assert refused(g, 0, "haulani").rule == "1.13"
    give(g, W=5)
    assert "haulani" in offered(g)


@covers("leader:haulani")
def test_16_haulani_also_removes_an_anomaly() -> None:
    g = led_by("haulani", "harmony")
    g.state.players[0].spots[0] = ANOMALY
    g.state.anomalies -= 1
    staff(g, 0, "engineer")
    give(g, W=2, N=1)
    act(g, 0, "haulani")
    assert ANOMALY not in g.state.players[0].spots


def test_16_others_do_not_have_haulanis_action() -> None:
    g = led_by("zaida", "harmony")
    staff(g, 0, "engineer")
    give(g, W=9)
    assert "haulani" not in offered(g)


# --- Zaida and Samira


@covers("leader:zaida")
def test_16_zaida_takes_a_worker_of_the_pool_for_two_water_without_a_bonus() -> None:
    g = led_by("zaida", "harmony")
    g.state.recruit_pool = {"scientist": 1, "genius": 1}
    give(g, W=3)
    play(g, clean_up.clean_up(g), "genius")
    assert workers(g) == {"genius": 1}
    assert owned(g) == {"W": 1}


@covers("leader:zaida")
def test_16_zaida_may_decline_and_is_not_asked_without_water_or_workers() -> None:
    g = led_by("zaida", "harmony")
    g.state.recruit_pool = {"scientist": 1}
    give(g, W=2)
    play(g, clean_up.clean_up(g), "nothing")
    assert owned(g) == {"W": 2}
    g = led_by("zaida", "harmony")
    give(g, W=1)
    finish(clean_up.clean_up(g))
    g = led_by("zaida", "harmony")
    g.state.recruit_pool = {}
    give(g, W=5)
    finish(clean_up.clean_up(g))


@covers("leader:samira")
def test_16_samira_takes_a_leftover_cube_and_a_second_one_for_two_water() -> None:
    g = led_by("samira", "dominance")
    g.state.mine_pool, g.state.mine_bonus = ["N", "U"], ["", "G", ""]
    give(g, W=2)
    play(g, clean_up.clean_up(g), "U", "G")
    assert owned(g) == {"U": 1, "G": 1}


@covers("leader:samira")
def test_16_samira_takes_no_neutronium() -> None:
    g = led_by("samira", "dominance")
    g.state.mine_pool, g.state.mine_bonus = ["N", "N"], ["", "", ""]
    finish(clean_up.clean_up(g))
    assert owned(g) == {}


@covers("leader:samira")
def test_16_samira_who_declines_the_first_cube_is_not_offered_the_second() -> None:
    g = led_by("samira", "dominance")
    give(g, W=2)
    play(g, clean_up.clean_up(g), "nothing")
    assert owned(g) == {"W": 2}


# --- Wolfe


@covers("leader:wolfe")
def test_6_5_wolfe_makes_cores_before_charging_and_water_after_the_income() -> None:
    g = led_by("wolfe", "dominance")
    give(g, W=4)
    play(g, power_up.charge_board(g, 0), "cores:2", ["TL", "TM", "TR", "BL"], "cores:1")
    assert owned(g) == {"E": 2}


@covers("leader:wolfe")
def test_6_5_wolfe_makes_water_of_cores() -> None:
    g = led_by("wolfe", "dominance")
    give(g, E=2)
    play(g, power_up.charge_board(g, 0), "water:2", ["TL"], "keep")
    assert owned(g) == {"W": 4 + 5}


# --- Valerian


@covers("leader:valerian")
def test_16_valerian_sends_a_suit_without_a_worker_once_per_era() -> None:
    g = led_by("valerian", "progress")
    power(g, 0, 2)
    assert act(g, 0, f"purify:{EMPTY_SUIT}")
    assert owned(g) == {"W": 4}
    assert offered(g) == ["force"]
    finish(clean_up.clean_up(g))
    assert workers(g) == workers(g, column="tired") == {}
    assert g.state.players[0].exosuits == 6


@covers("leader:valerian")
def test_16_valerians_suit_holds_a_marker() -> None:
    g = led_by("valerian", "progress")
    power(g)
    g.state.players[0].used = [f"free{n}" for n in range(7)]
    assert not [option for option in offered(g) if option.endswith(EMPTY_SUIT)]


@covers("leader:valerian")
def test_16_the_empty_suit_counts_as_a_scientist_on_the_main_board_only() -> None:
    g = led_by("valerian", "progress")
    power(g)
    give(g, W=9, T=9)
    ids = [option for option in offered(g) if option.endswith(EMPTY_SUIT)]
    assert f"research:1:{EMPTY_SUIT}" in ids
    assert f"recruit:1:{EMPTY_SUIT}" not in ids
    assert f"supply:{EMPTY_SUIT}" not in ids


@covers("leader:valerian")
def test_15_7_the_exocrawler_sends_valerians_suit_too() -> None:
    g = led_by("valerian", "progress")
    power(g)
    put(g, 0, "exocrawler")
    ask = asked_in(g, 0, "tile:exocrawler")
    assert f"purify:{EMPTY_SUIT}" in option_ids(ask)


# --- Caratacus


@covers("leader:caratacus")
def test_16_caratacus_gains_two_water_and_a_paradox_token() -> None:
    g = led_by("caratacus", "salvation")
    act(g, 0, "caratacus")
    assert owned(g) == {"W": 2}
    assert g.state.players[0].paradox == 1
    assert refused(g, 0, "caratacus").rule == "7.1.2"


@covers("leader:caratacus")
def test_16_caratacus_pays_two_water_to_discard_one() -> None:
    g = led_by("caratacus", "salvation")
    give(g, W=2, paradox=1)
    discard = option_ids(asked_in(g, 0, "caratacus"))[1]
    g = led_by("caratacus", "salvation")
    give(g, W=2, paradox=1)
    act(g, 0, "caratacus", discard)
    assert owned(g) == {}
    assert g.state.players[0].paradox == 0


@covers("leader:caratacus")
def test_9_2_caratacus_may_strike_himself_with_an_anomaly_at_once() -> None:
    g = led_by("caratacus", "salvation")
    give(g, paradox=2)
    act(g, 0, "caratacus", "spot0")
    assert g.state.players[0].spots[0] == ANOMALY
    assert owned(g) == {"W": 2}


def test_21_20_against_the_expert_chronobot_the_leader_does_nothing() -> None:
    g = table(1, paths=("salvation",), leaders=("caratacus",), difficulty="expert")
    assert "caratacus" not in offered(g)
