"""Rules 20: the B sides of the player boards."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony.actions.construct import take_building
from engine.anachrony.anomaly import strike
from engine.anachrony.data import ANOMALY, PATHS, SLOTS
from engine.anachrony.gain import gain_paradox
from engine.anachrony.phases import clean_up, power_up
from engine.anachrony.state import G, Placement
from engine.core.language import Messages
from tests.engine.anachrony.helpers import (
    act,
    asked,
    finish,
    give,
    lay,
    offered,
    option_ids,
    owned,
    play,
    power,
    put,
    staff,
    table,
    workers,
)


def b_side(path: str, leader: str, era: int = 2) -> G:
    other = "dominance" if path == "harmony" else "harmony"
    return table(
        paths=(path, other), leaders=(leader, "haulani" if other == "harmony" else "wolfe"), side="B", era=era
    )


# --- Harmony


def test_20_2_1_harmony_pays_cores_or_water_and_gets_two_water_per_empty_slot() -> None:
    g = b_side("harmony", "haulani")
    give(g, E=1, W=3)
    play(g, power_up.charge_board(g, 0), ["BL", "BR"])
    assert owned(g) == {"W": 8}
    g = b_side("harmony", "haulani")
    give(g, E=1, W=3)
    play(g, power_up.charge_board(g, 0), ["BL"], "W3")
    assert owned(g) == {"E": 1, "W": 10}


def test_20_2_1_a_slot_of_two_prices_is_offered_with_or() -> None:
    ask = asked(power_up.charge_board(b_side("harmony", "haulani"), 0))
    shown = {one.id: Messages(["engine.anachrony"]).show(one.text, "en") for one in ask.options}
    assert list(shown) == ["TL", "TM", "TR"]
    assert shown["TL"] == "top left: free of charge"
    g = b_side("harmony", "haulani")
    give(g, E=1)
    ask = asked(power_up.charge_board(g, 0))
    shown = {one.id: Messages(["engine.anachrony"]).show(one.text, "en") for one in ask.options}
    assert shown["BL"] == "bottom left: 1 energy core or 3 water"
    assert shown["BM"] == "bottom middle: 1 energy core"


def test_20_2_1_the_impact_blocks_a_third_slot_of_harmony() -> None:
    g = b_side("harmony", "haulani", era=5)
    assert [slot for slot, shut in zip(SLOTS, g.state.players[0].blocked, strict=True) if shut] == ["TL", "TR", "BM"]


def test_20_2_2_harmony_starts_one_step_lower_and_supply_pays_three() -> None:
    g = b_side("harmony", "haulani")
    p = g.state.players[0]
    assert p.morale == 2
    assert q.board(g.state, 0).morale_vp == [-4, -2, 0, 2, 4, 6, 8]
    p.morale = 6
    staff(g, 0, "engineer")
    give(g, W=8)
    act(g, 0, "supply:engineer")
    assert owned(g) == {"VP": 3}


def test_20_2_3_first_spots_of_harmony_cost_water() -> None:
    costs = q.board(b_side("harmony", "haulani").state, 0).building_costs
    assert costs["factory"][0] == {"T": 2, "G": 1, "W": 1}
    assert costs["life_support"][0] == {"T": 2, "W": 1}


def test_20_2_4_harmony_may_lose_a_building_and_takes_no_warp_tile_back() -> None:
    g = b_side("harmony", "haulani")
    put(g, 0, "310", "201")
    lay(g, 0, "gold", 1)
    p = give(g, paradox=2)
    p.placed.append(Placement("tile:310", "genius", "dead"))
    play(g, gain_paradox(g, 0, 1), "310")
    assert "310" not in p.spots
    assert ANOMALY not in p.spots
    assert p.paradox == 0
    assert g.state.primary["life_support"][0] == "310"
    assert p.set_aside == {"genius": 1}
    assert "gold" not in p.warp
    finish(clean_up.clean_up(g))
    assert workers(g, column="tired") == {"genius": 1}


def test_20_2_4_harmony_may_take_the_anomaly_all_the_same() -> None:
    g = b_side("harmony", "haulani")
    put(g, 0, "201")
    give(g, paradox=3)
    play(g, strike(g, 0), "anomaly", "spot0")
    assert g.state.players[0].spots[0] == ANOMALY


def test_20_2_4_without_an_uncovered_building_there_is_no_choice() -> None:
    g = b_side("harmony", "haulani")
    assert asked(strike(g, 0)).key == "anomaly.spot"


def test_20_2_4_a_building_that_was_lost_and_built_again_can_be_used_again() -> None:
    g = b_side("harmony", "haulani")
    g.state.secondary["factory"] += g.state.primary["factory"]
    g.state.primary["factory"] = []
    put(g, 0, "215")
    p = give(g, paradox=2, T=4, G=4, W=4)
    staff(g, 0, "scientist")
    power(g)
    act(g, 0, "tile:215", "T1")
    markers = q.count_markers(p)
    play(g, gain_paradox(g, 0, 1), "215")
    act(g, 0, "construct:1:scientist", "215")
    assert q.count_markers(p) == markers, "the first marker returns only in clean-up"
    assert "tile:215" in offered(g)
    finish(clean_up.clean_up(g))
    assert p.used == []


def test_18_1_a_tile_known_at_the_bottom_is_no_news_when_it_becomes_the_top() -> None:
    g = b_side("harmony", "haulani")
    s = g.state
    stack = s.primary["factory"]
    s.secondary["factory"] += stack[:-1]
    s.primary["factory"] = stack[-1:]
    put(g, 0, "215" if stack[-1] != "215" else "201")
    lost = s.players[0].spots[q.spot("factory", 0)]
    give(g, paradox=2)
    play(g, gain_paradox(g, 0, 1), lost)
    assert s.primary["factory"] == [lost, stack[-1]]
    g.events.clear()
    take_building(g, stack[-1])
    assert s.primary["factory"] == [lost]
    assert [(event.text.key, event.reveal) for event in g.events] == [("anachrony-log-buildings", False)]


# --- Dominance


def test_20_3_dominance_gets_no_water_for_empty_slots() -> None:
    g = b_side("dominance", "samira")
    play(g, power_up.charge_board(g, 0), ["TL"])
    assert owned(g) == {}


def test_20_3_supply_of_dominance_is_a_free_action() -> None:
    g = b_side("dominance", "samira")
    staff(g, 0, "administrator", tired=["engineer"])
    give(g, W=8)
    assert "supply:administrator" not in offered(g)
    assert act(g, 0, "supply") is False
    assert owned(g) == {"W": 4}
    assert workers(g) == {"engineer": 1, "administrator": 1}
    assert "supply" in g.state.players[0].used
    assert "supply" not in offered(g)


def test_20_3_tracks_and_costs_of_dominance() -> None:
    board = PATHS["dominance"].sides["B"]
    assert board.morale_vp == [-3, -2, -1, 0, 2, 4, 6]
    assert board.supply_cost == [4, 4, 4, 4, 5, 5, 5]
    assert board.time_travel_vp[-4:] == [10, 12, 12, 12]
    assert board.building_costs["power_plant"][1] == {"N": 1, "T": 2, "W": 2}
    assert board.building_costs["factory"][2] == {"T": 2, "G": 1, "W": 2}
    assert board.building_costs["life_support"][1] == {"T": 2, "W": 1}


# --- Progress


def test_20_4_progress_pays_bottom_slots_with_cubes() -> None:
    g = b_side("progress", "cornella")
    give(g, T=1, U=1)
    play(g, power_up.charge_board(g, 0), ["TL", "TM", "TR", "BL"], "U1")
    assert owned(g) == {"T": 1, "W": 2}


def test_20_4_an_administrator_of_progress_is_not_motivated_on_supply() -> None:
    g = b_side("progress", "cornella")
    staff(g, 0, "administrator")
    give(g, W=5)
    act(g, 0, "supply:administrator")
    assert g.state.players[0].placed[0].fate == "tired"


def test_20_4_the_paradox_limit_of_progress_is_higher_and_405_adds_to_it() -> None:
    g = b_side("progress", "cornella")
    assert q.paradox_limit(g.state, 0) == 4
    put(g, 0, "405")
    assert q.paradox_limit(g.state, 0) == 5


def test_20_4_tracks_and_costs_of_progress() -> None:
    board = PATHS["progress"].sides["B"]
    assert board.morale_vp[3:] == [0, 3, 5, 7]
    assert board.supply_cost == [4, 4, 5, 5, 7, 8, 8]
    assert board.time_travel_vp[:6] == [0, 1, 2, 4, 8, 10]
    assert board.building_costs["power_plant"][0] == {"N": 1, "T": 2, "G": 1, "W": 1}
    assert board.building_costs["life_support"][0] == {"U": 1, "T": 2}


# --- Salvation


def test_20_5_salvation_pays_the_left_slots_with_cubes_and_the_right_ones_with_cores() -> None:
    g = b_side("salvation", "amena")
    give(g, G=1, E=1)
    play(g, power_up.charge_board(g, 0), ["TL", "TM", "BM", "BR"])
    assert owned(g) == {"W": 2}


def test_20_5_anomalies_of_salvation_go_to_any_free_spot() -> None:
    g = b_side("salvation", "amena")
    assert len(option_ids(asked(strike(g, 0)))) == 12


def test_20_5_tracks_and_costs_of_salvation() -> None:
    g = b_side("salvation", "amena")
    board = q.board(g.state, 0)
    assert g.state.players[0].morale == 4
    assert board.morale_vp == [-8, -6, -4, -2, 0, 2, 4]
    assert board.time_travel_vp[4:] == [8, 12, 14, 16, 20]
    assert board.building_costs["power_plant"][1] == {"N": 1, "T": 2, "W": 2}
    assert board.building_costs["lab"][2] == {"N": 1, "T": 2, "W": 2}
