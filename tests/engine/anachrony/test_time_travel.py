"""Rules 8 (warp), 9 (paradox) and 11 (time travel and focus)."""

from __future__ import annotations

import pytest

from engine.anachrony import time_travel
from engine.anachrony.data import ANOMALY, WARP_TILES
from engine.anachrony.gain import gain_paradox
from engine.anachrony.phases import paradox, warp
from engine.anachrony.questions import focus_superproject
from engine.anachrony.state import G
from engine.anachrony.verbs import TimeTravel
from tests.engine.anachrony.helpers import (
    act,
    asked,
    asked_in,
    covers,
    finish,
    give,
    lay,
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


def roll_of(g: G, *faces: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left = list(faces)
    monkeypatch.setattr(g, "roll", lambda _: left.pop(0))


# --- warp


def warped(g: G, *tiles: str) -> None:
    assert warp.refusal(g.state, 0, tiles) is None
    play(g, warp.lay(g, 0, tiles))


@covers("warp:neutronium", "warp:uranium", "warp:titanium", "warp:gold", "warp:water")
@pytest.mark.parametrize(
    ("tile", "asset"),
    [
        ("neutronium", {"N": 1}),
        ("uranium", {"U": 1}),
        ("titanium", {"T": 1}),
        ("gold", {"G": 1}),
        ("water", {"W": 2}),
    ],
)
def test_8_1_a_warp_tile_is_laid_on_the_current_era_and_gives_what_it_shows(tile: str, asset: dict[str, int]) -> None:
    g = table(era=3)
    warped(g, tile)
    assert owned(g) == asset
    assert [one.tile for one in g.state.timeline[2].warps] == [tile]
    assert tile not in g.state.players[0].warp
    assert time_travel.can_repay(g.state.players[0], tile)
    time_travel.repay(g, 0, tile)
    assert owned(g) == {}
    assert g.state.players[0].warp == list(WARP_TILES)


@covers("warp:administrator", "warp:engineer", "warp:scientist")
@pytest.mark.parametrize("type_", ["administrator", "engineer", "scientist"])
def test_8_3_a_worker_tile_costs_one_water_and_is_repaid_by_that_active_type_alone(type_: str) -> None:
    g = table(era=3)
    refusal = warp.refusal(g.state, 0, [type_])
    assert refusal is not None
    assert refusal.rule == "8.3"
    give(g, W=1)
    warped(g, type_)
    assert owned(g) == {}
    assert workers(g) == {type_: 1}
    p = g.state.players[0]
    p.active, p.tired = p.tired, p.active
    p.active["genius"] = 1
    assert not time_travel.can_repay(p, type_)
    p.active[type_] = 1
    time_travel.repay(g, 0, type_)
    assert workers(g) == {"genius": 1}


def test_8_3_the_water_of_the_other_tile_pays_for_the_worker() -> None:
    g = table()
    warped(g, "engineer", "water")
    assert owned(g) == {"W": 1}
    assert workers(g) == {"engineer": 1}


@covers("warp:exosuit")
def test_8_4_the_exosuit_tile_powers_one_up_even_on_a_blocked_slot() -> None:
    g = table(era=5, impact=True)
    power(g, 0, 5)
    p = g.state.players[0]
    p.powered = [False, True, True, True, True, True]
    assert p.blocked[0]
    warped(g, "exosuit")
    assert all(p.powered)
    refusal = warp.refusal(g.state, 0, ["exosuit"])
    assert refusal is not None
    assert refusal.rule == "8.4"
    time_travel.repay(g, 0, "exosuit")
    assert p.powered.count(True) == 5
    assert p.exosuits == 1


def test_8_1_at_most_two_tiles_are_chosen_in_secret() -> None:
    g = table()
    request = next(warp.warp(g))
    ask = request.asks[0]
    assert request.mode.value == "secret"
    assert (ask.least, ask.most) == (0, 2)


def test_8_1_all_choices_are_revealed_before_anything_is_laid() -> None:
    g = table()
    rule = warp.warp(g)
    next(rule)
    with pytest.raises(StopIteration):
        rule.send({0: ["gold"], 1: []})
    assert [event.text.key for event in g.events if event.reveal] == ["anachrony-log-warp", "anachrony-log-warp-none"]
    assert owned(g) == {"G": 1}


# --- paradox


def test_9_1_the_one_with_most_warp_tiles_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(era=3)
    for tile in ("gold", "water"):
        lay(g, 0, tile, 1)
    lay(g, 1, "gold", 1)
    roll_of(g, 2, monkeypatch=monkeypatch)
    play(g, paradox.paradox(g))
    assert [p.paradox for p in g.state.players] == [2, 0]


def test_9_1_all_tied_players_roll_in_turn_order(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(era=3)
    lay(g, 0, "gold", 2)
    lay(g, 1, "gold", 2)
    g.state.order = [1, 0]
    roll_of(g, 2, 1, monkeypatch=monkeypatch)
    play(g, paradox.paradox(g))
    assert [p.paradox for p in g.state.players] == [1, 2]


def test_9_2_an_anomaly_strikes_at_the_limit_and_ends_the_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(era=4)
    for era, tile in enumerate(("gold", "water", "titanium"), 1):
        lay(g, 0, tile, era)
    give(g, paradox=2)
    roll_of(g, 2, monkeypatch=monkeypatch)
    play(g, paradox.paradox(g), ["water"], "spot3")
    p = g.state.players[0]
    assert p.paradox == 0
    assert p.spots[3] == ANOMALY
    assert "water" in p.warp
    assert p.time_travel == 0


def test_9_2_405_raises_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(era=3)
    put(g, 0, "405")
    lay(g, 0, "gold", 1)
    give(g, paradox=2)
    roll_of(g, 1, monkeypatch=monkeypatch)
    play(g, paradox.paradox(g))
    assert g.state.players[0].paradox == 3


def test_9_3_predictable_paradoxes_are_always_one() -> None:
    g = table(era=3, predictable_paradoxes=True)
    lay(g, 0, "gold", 1)
    lay(g, 0, "water", 2)
    play(g, paradox.paradox(g))
    assert g.state.players[0].paradox == 2


def test_9_4_the_anomaly_lies_on_the_leftmost_free_spot_of_the_board() -> None:
    g = table()
    put(g, 0, "101", "201", "301")
    give(g, paradox=2)
    play(g, gain_paradox(g, 0, 1))
    assert g.state.players[0].spots[9] == ANOMALY


def test_9_6_without_a_free_spot_it_covers_a_building_which_is_out_of_use() -> None:
    g = table(era=3)
    put(g, 0, "101", "102", "103", "201", "202", "203", "301", "302", "303", "401", "402", "403")
    give(g, paradox=2)
    staff(g, 0, "engineer")
    play(g, gain_paradox(g, 0, 1), "spot0")
    p = g.state.players[0]
    assert p.covered == [0]
    assert not any(option.startswith("tile:101") for option in offered(g))
    assert any(option.startswith("tile:102") for option in offered(g))


def test_9_8_with_an_empty_stack_no_tile_is_placed() -> None:
    g = table(era=3)
    put(g, 0, "101")
    lay(g, 0, "gold", 1)
    give(g, paradox=2)
    everywhere = g.state.players[1].spots
    everywhere[:] = [ANOMALY] * 12
    g.state.anomalies = 0
    play(g, gain_paradox(g, 0, 1), [])
    assert ANOMALY not in g.state.players[0].spots
    assert g.state.players[0].paradox == 0


# --- time travel


def plant(tile: str, *more: str, era: int = 5, worker: str = "scientist") -> G:
    g = table(era=era)
    put(g, 0, tile, *more)
    staff(g, 0, worker)
    return g


def test_11_1_the_focus_goes_to_a_past_era_and_a_warp_tile_is_repaid() -> None:
    g = plant("102")
    lay(g, 0, "gold", 3)
    give(g, G=1)
    act(g, 0, "tile:102:scientist", "era3:gold")
    p = g.state.players[0]
    assert p.focus == 3
    assert p.time_travel == 1
    assert "gold" in p.warp
    assert owned(g) == {}


def test_11_1_without_repaying_the_track_does_not_advance() -> None:
    g = plant("102")
    act(g, 0, "tile:102:scientist", "era4")
    assert (g.state.players[0].focus, g.state.players[0].time_travel) == (4, 0)


def test_11_1_distances_count_from_the_current_era_and_staying_is_allowed() -> None:
    g = plant("102")
    g.state.players[0].focus = 3
    assert option_ids(asked_in(g, 0, "tile:102:scientist")) == ["era4", "era3"]


def test_11_1_at_the_end_of_the_track_one_still_repays() -> None:
    g = plant("101")
    lay(g, 0, "gold", 4)
    give(g, G=1)
    g.state.players[0].time_travel = 8
    act(g, 0, "tile:101:scientist", "era4:gold")
    assert g.state.players[0].time_travel == 8
    assert owned(g) == {}


def test_11_1_only_an_active_worker_who_is_not_the_placed_one_repays() -> None:
    g = plant("101", worker="engineer")
    lay(g, 0, "engineer", 4)
    staff(g, 0, tired=["engineer"])
    act(g, 0, "tile:101:engineer")
    assert g.state.players[0].time_travel == 0


def test_11_1_the_tiles_of_others_are_not_repaid() -> None:
    g = plant("101")
    lay(g, 1, "gold", 4)
    give(g, G=1)
    act(g, 0, "tile:101:scientist")
    assert owned(g) == {"G": 1}


def test_11_2_labs_lengthen_the_range_of_plants() -> None:
    g = plant("101", "401", "402")
    assert option_ids(asked_in(g, 0, "tile:101:scientist")) == ["era4", "era3", "era2", "era1"]


def test_11_2_labs_do_not_help_temporal_tourism() -> None:
    g = plant("401", era=6)
    verb = TimeTravel(range=3, labs=False)
    assert time_travel.past_in_range(g.state, 0, verb) == [5, 4, 3]
    assert time_travel.past_in_range(g.state, 0, TimeTravel(range=3)) == [5, 4, 3, 2]


def test_11_3_no_time_travel_in_era_1() -> None:
    g = plant("101", era=1)
    assert refused(g, 0, "tile:101:scientist").rule == "11.3"


def test_11_4_warp_tiles_of_the_current_era_are_not_repaid() -> None:
    g = plant("101")
    lay(g, 0, "gold", 5)
    give(g, G=1)
    act(g, 0, "tile:101:scientist")
    assert owned(g) == {"G": 1}


def test_11_5_a_retrieved_tile_costs_nothing_and_is_no_step() -> None:
    g = plant("407")
    g.state.players[0].focus = 5
    lay(g, 0, "gold", 5)
    act(g, 0, "tile:407:scientist")
    p = g.state.players[0]
    assert "gold" in p.warp
    assert (p.focus, p.time_travel) == (5, 0)


def test_11_6_the_focus_decides_which_superproject_is_in_reach() -> None:
    g = plant("101")
    act(g, 0, "tile:101:scientist")
    assert focus_superproject(g.state, 0) == g.state.timeline[3].superproject


def test_11_7_plant_112_costs_the_distance_in_water() -> None:
    g = plant("112")
    give(g, W=2)
    assert option_ids(asked_in(g, 0, "tile:112:scientist")) == ["era4:1", "era3:2"]
    g = plant("112")
    give(g, W=2)
    act(g, 0, "tile:112:scientist", "era3:2")
    assert g.state.players[0].focus == 3
    assert owned(g) == {"VP": 1}


def test_11_7_labs_make_112_cheaper_but_never_free() -> None:
    g = plant("112", "402")
    give(g, W=2)
    assert option_ids(asked_in(g, 0, "tile:112:scientist")) == ["era4:1", "era3:1", "era2:1", "era1:2"]


def test_11_7_112_is_refused_without_water() -> None:
    assert refused(plant("112"), 0, "tile:112:scientist").rule == "11.7"


def test_11_7_plant_113_pays_no_more_than_the_distance() -> None:
    g = plant("113", "401")
    give(g, T=3)
    ids = option_ids(asked_in(g, 0, "tile:113:scientist"))
    assert ids == ["era4:1", "era3:1", "era3:2", "era2:2", "era2:3", "era1:3"]


def test_11_7_113_gives_a_vp_for_each_cube_paid_and_can_repay_with_what_is_left() -> None:
    g = plant("113")
    lay(g, 0, "gold", 3)
    give(g, T=2, G=1)
    act(g, 0, "tile:113:scientist", "era3:2", "T2", "gold")
    assert owned(g) == {"VP": 2}
    assert g.state.players[0].time_travel == 1


def test_11_7_114_travels_twice_for_one_water() -> None:
    g = plant("114")
    lay(g, 0, "gold", 3)
    lay(g, 0, "uranium", 3)
    give(g, W=1, G=1, U=1)
    act(g, 0, "tile:114:scientist", "era3:gold", "era3:uranium")
    assert g.state.players[0].time_travel == 2
    assert owned(g) == {}


def test_9_2_a_real_roll_asks_nothing_in_an_empty_timeline() -> None:
    g = table(era=2)
    finish(paradox.paradox(g))
    assert g.state.phase == "power_up"


def test_9_2_harmony_a_has_no_choice_of_a_building() -> None:
    g = table(era=2)
    put(g, 0, "101")
    give(g, paradox=2)
    ask = asked(gain_paradox(g, 0, 1))
    assert ask.key == "anomaly.spot"
