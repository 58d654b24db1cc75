"""Every building does what it says: rules 7.14 and 14, the power plants 11."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.anachrony import questions as q
from engine.anachrony.data import BUILDINGS, WORKERS
from engine.anachrony.phases.clean_up import bring_back
from engine.anachrony.scoring import lines
from engine.anachrony.state import G
from tests.engine.anachrony.helpers import (
    act,
    asked_in,
    covers,
    give,
    lay,
    log_keys,
    offered,
    option_ids,
    owned,
    power,
    put,
    refused,
    stack,
    staff,
    table,
    workers,
)

MOTIVATED, TIRED, DEAD = "active", "tired", "dead"


def with_tile(tile: str, *crew: str, era: int = 1, **assets: int) -> G:
    """Seat 0 owns the tile, these active workers and these assets."""
    g = table(era=era)
    put(g, 0, tile)
    staff(g, 0, *crew)
    give(g, 0, **assets)
    return g


def fates(g: G) -> list[str]:
    return [placement.fate for placement in g.state.players[0].placed]


# --- factories and life supports with a worker space: who, what is paid, the answers, what there is then, the return

PRODUCTION: dict[str, tuple[str, dict[str, int], list[str], dict[str, int], str]] = {
    "201": ("any", {}, [], {"T": 2}, MOTIVATED),
    "202": ("any", {"W": 1}, [], {"T": 3}, TIRED),
    "203": ("any", {"W": 1}, ["U1"], {"U": 1}, MOTIVATED),
    "204": ("any", {}, [], {"G": 1}, MOTIVATED),
    "205": ("any", {"W": 1}, [], {"G": 2}, TIRED),
    "206": ("any", {}, [], {"U": 1}, MOTIVATED),
    "207": ("any", {"W": 1}, [], {"U": 2}, TIRED),
    "208": ("any", {"G": 1, "W": 1}, [], {"N": 1, "VP": 1}, TIRED),
    "209": ("any", {"U": 1, "W": 1}, [], {"N": 1, "VP": 1}, TIRED),
    "210": ("engineer", {"W": 3}, ["G2+T1"], {"G": 2, "T": 1}, TIRED),
    "211": ("engineer", {"T": 1}, [], {"E": 1}, MOTIVATED),
    "212": ("engineer", {}, [], {"E": 1}, TIRED),
    "213": ("engineer", {"G": 2}, [], {"E": 2}, TIRED),
    "214": ("engineer", {"W": 3}, [], {"E": 2}, TIRED),
    "305": ("any", {}, [], {"W": 3}, MOTIVATED),
    "306": ("any", {}, [], {"W": 3}, MOTIVATED),
    "307": ("administrator", {}, [], {"W": 5}, TIRED),
    "308": ("administrator", {}, [], {"W": 5}, TIRED),
    "309": ("any", {"N": 1}, [], {"W": 8}, TIRED),
    "310": ("any", {}, [], {"W": 7}, DEAD),
    "313": ("any", {"U": 1}, [], {"W": 6, "VP": 1}, MOTIVATED),
    "314": ("any", {"G": 1}, [], {"W": 6, "VP": 1}, MOTIVATED),
    "412": ("any", {"U": 1}, [], {"VP": 2}, TIRED),
    "413": ("any", {}, [], {"W": 1, "VP": 1}, TIRED),
    "415": ("scientist", {}, [], {"W": 2, "VP": 2}, DEAD),
}


@covers(*(f"building:{tile}" for tile in PRODUCTION))
@pytest.mark.parametrize("tile", PRODUCTION)
def test_7_14_a_worker_space_gives_what_it_shows_for_its_cost(tile: str) -> None:
    wanted, cost, answers, result, fate = PRODUCTION[tile]
    worker = "scientist" if wanted == "any" else wanted
    g = with_tile(tile, worker, **cost)
    assert act(g, 0, f"tile:{tile}:{worker}", *answers)
    assert owned(g) == result
    assert fates(g) == [fate]


@pytest.mark.parametrize("tile", PRODUCTION)
def test_7_14_only_the_wanted_worker_and_1_9_a_genius(tile: str) -> None:
    wanted, cost, *_ = PRODUCTION[tile]
    g = with_tile(tile, *WORKERS, **cost)
    allowed = [type_ for type_ in WORKERS if f"tile:{tile}:{type_}" in offered(g)]
    assert allowed == [type_ for type_ in WORKERS if wanted in ("any", type_) or type_ == "genius"]
    for type_ in set(WORKERS) - set(allowed):
        assert refused(g, 0, f"tile:{tile}:{type_}").rule == "7.14"


@pytest.mark.parametrize("tile", [tile for tile, row in PRODUCTION.items() if row[1]])
def test_1_11_a_cost_that_cannot_be_paid_closes_the_space(tile: str) -> None:
    wanted, cost, *_ = PRODUCTION[tile]
    worker = "scientist" if wanted == "any" else wanted
    short = dict(cost)
    short[next(iter(short))] -= 1
    g = with_tile(tile, worker, **short)
    assert refused(g, 0, f"tile:{tile}:{worker}").rule == "1.11"


def test_7_1_5_a_worker_space_holds_one_worker_an_era() -> None:
    g = with_tile("201", "scientist", "scientist")
    act(g, 0, "tile:201:scientist")
    assert refused(g, 0, "tile:201:scientist").rule == "7.1.5"


def test_10_a_2_workers_return_as_their_space_says() -> None:
    for tile, column in (("201", "active"), ("202", "tired"), ("310", "")):
        g = with_tile(tile, "administrator", W=1)
        act(g, 0, f"tile:{tile}:administrator")
        assert q.count_type(g.state.players[0], "administrator") == 1  # 14.3: owned until clean-up
        bring_back(g.state.players[0])
        assert workers(g, 0, "active") == ({"administrator": 1} if column == "active" else {})
        assert workers(g, 0, "tired") == ({"administrator": 1} if column == "tired" else {})


@covers("building:210")
def test_210_lists_every_mix_and_the_neutronium_at_once() -> None:
    g = with_tile("210", "engineer", W=3)
    options = option_ids(asked_in(g, 0, "tile:210:engineer"))
    assert "N1" in options
    assert len(options) == 11


@covers("building:213")
def test_213_takes_any_two_cubes() -> None:
    g = with_tile("213", "engineer", T=1, U=1, G=1)
    act(g, 0, "tile:213:engineer", "T1+U1")
    assert owned(g) == {"G": 1, "E": 2}


# --- free actions

FREE: dict[str, tuple[dict[str, int], list[str], dict[str, int]]] = {
    "215": ({"W": 1}, ["T1"], {"T": 1}),
    "301": ({}, [], {"W": 1}),
    "302": ({}, [], {"W": 1}),
    "303": ({}, [], {"W": 2}),
    "304": ({}, [], {"W": 2}),
    "414": ({}, [], {"VP": 2}),
}


@covers(*(f"building:{tile}" for tile in FREE))
@pytest.mark.parametrize("tile", FREE)
def test_7_1_2_a_free_action_is_used_once_an_era_and_ends_no_turn(tile: str) -> None:
    cost, answers, result = FREE[tile]
    g = with_tile(tile, **cost)
    assert not act(g, 0, f"tile:{tile}", *answers)
    assert owned(g) == result
    assert g.state.players[0].used == [f"tile:{tile}"]
    give(g, 0, **cost)
    assert refused(g, 0, f"tile:{tile}").rule == "7.1.2"


def test_1_10_without_a_marker_no_free_action() -> None:
    g = with_tile("303")
    g.state.players[0].used = [f"other{n}" for n in range(7)]
    assert refused(g, 0, "tile:303").rule == "1.10"


@covers("building:215")
def test_215_needs_its_water() -> None:
    assert refused(with_tile("215"), 0, "tile:215").rule == "1.11"


@covers("building:414")
def test_14_10_the_paradox_of_414_may_strike_and_the_vp_stay() -> None:
    g = with_tile("414", paradox=2)
    act(g, 0, "tile:414", "spot0")
    p = g.state.players[0]
    assert (p.paradox, p.vp) == (0, 2)
    assert q.count_anomalies(p) == 1


# --- instants


@covers("building:301", "building:302", "building:315")
@pytest.mark.parametrize(("tile", "water"), [("301", 3), ("302", 3), ("315", 8)])
def test_14_11_instant_water_comes_when_built(tile: str, water: int) -> None:
    g = table()
    staff(g, 0, "scientist")
    power(g)
    stack(g, tile)
    give(g, 0, T=2)
    for stacks in (g.state.primary, g.state.secondary):  # nothing else is affordable
        stacks["life_support"][:] = sorted(stacks["life_support"], key=lambda one: one == tile)
    act(g, 0, "construct:1:scientist", tile)
    assert owned(g) == {"W": water}
    assert f"tile:{tile}:scientist" not in offered(g)


@covers("building:111")
@pytest.mark.parametrize("taken", [[], ["exosuit"]])
def test_111_may_take_back_a_warp_tile_when_built(taken: list[str]) -> None:
    g = table(era=2)
    staff(g, 0, "scientist")
    power(g)
    stack(g, "111")
    give(g, 0, T=2, N=1, W=1)
    lay(g, 0, "exosuit", 2)
    act(g, 0, "construct:1:scientist", "111", taken)
    assert ("exosuit" in g.state.players[0].warp) == bool(taken)
    assert g.state.players[0].time_travel == 0


# --- power plants

# Cost, VP gained, range, wanted worker, return.
PLANTS: dict[str, tuple[dict[str, int], int, int, str, str]] = {
    "101": ({}, 0, 1, "any", TIRED),
    "102": ({}, 0, 2, "any", TIRED),
    "103": ({}, 0, 2, "any", TIRED),
    "104": ({}, 0, 2, "scientist", TIRED),
    "105": ({}, 0, 3, "any", TIRED),
    "106": ({}, 0, 3, "any", TIRED),
    "107": ({"U": 1}, 1, 3, "any", TIRED),
    "108": ({}, 0, 2, "scientist", MOTIVATED),
    "109": ({"N": 1}, 2, 3, "scientist", TIRED),
    "110": ({"W": 1}, 0, 4, "any", TIRED),
    "111": ({}, 0, 3, "any", TIRED),
    "115": ({"G": 1}, 1, 3, "any", TIRED),
}


@covers(*(f"building:{tile}" for tile in PLANTS))
@pytest.mark.parametrize("tile", PLANTS)
def test_11_1_a_plant_reaches_as_far_as_it_says(tile: str) -> None:
    cost, vp, reach, wanted, fate = PLANTS[tile]
    worker = "engineer" if wanted == "any" else wanted
    g = with_tile(tile, worker, era=7, **cost)
    if reach > 1:
        ask = asked_in(g, 0, f"tile:{tile}:{worker}")
        assert option_ids(ask) == [f"era{7 - distance}" for distance in range(1, reach + 1)]
        g = with_tile(tile, worker, era=7, **cost)
    act(g, 0, f"tile:{tile}:{worker}", *([] if reach == 1 else [f"era{7 - reach}"]))
    p = g.state.players[0]
    assert p.focus == 7 - reach
    assert (p.vp, fates(g)) == (vp, [fate])
    assert not any(p.assets.values())
    assert p.time_travel == 0  # nothing was sent back


@pytest.mark.parametrize("tile", PLANTS)
def test_11_3_there_is_no_past_in_era_1(tile: str) -> None:
    cost, *_ = PLANTS[tile]
    g = with_tile(tile, "scientist", era=1, **cost)
    assert refused(g, 0, f"tile:{tile}:scientist").rule == "11.3"


@covers("building:101")
def test_11_1_repaying_spends_the_asset_and_advances_the_marker() -> None:
    g = with_tile("101", "scientist", era=2, G=1)
    lay(g, 0, "gold", 1)
    act(g, 0, "tile:101:scientist", "era1:gold")
    p = g.state.players[0]
    assert (p.time_travel, owned(g)) == (1, {})
    assert "gold" in p.warp


@covers("building:112")
def test_11_7_112_costs_water_by_distance_and_gives_a_vp() -> None:
    g = with_tile("112", "engineer", era=5, W=3)
    act(g, 0, "tile:112:engineer", "era2:3")
    assert owned(g) == {"VP": 1}
    assert g.state.players[0].focus == 2


@covers("building:113")
def test_11_7_113_costs_cubes_by_distance_and_gives_as_many_vp() -> None:
    g = with_tile("113", "engineer", era=5, T=2)
    act(g, 0, "tile:113:engineer", "era3:2")
    assert owned(g) == {"VP": 2}
    assert g.state.players[0].focus == 3


@covers("building:114")
def test_11_7_114_travels_twice_for_one_water() -> None:
    g = with_tile("114", "scientist", era=4, W=1, G=1, T=1)
    lay(g, 0, "gold", 1)
    lay(g, 0, "titanium", 3)
    act(g, 0, "tile:114:scientist", "era1:gold", "era3:titanium")
    assert owned(g) == {}
    assert (g.state.players[0].time_travel, g.state.players[0].focus) == (2, 3)
    assert fates(g) == [TIRED]


# --- labs


@covers("building:401", "building:402")
@pytest.mark.parametrize(("labs", "reach"), [(["401"], 2), (["402"], 3), (["401", "402"], 4)])
def test_11_2_labs_reach_further(labs: Sequence[str], reach: int) -> None:
    g = with_tile("101", "scientist", era=7)
    put(g, 0, *labs)
    assert option_ids(asked_in(g, 0, "tile:101:scientist")) == [f"era{7 - d}" for d in range(1, reach + 1)]


@covers("building:403")
def test_14_5_403_powers_an_exosuit_up_for_a_core() -> None:
    g = with_tile("403", "administrator", E=1)
    act(g, 0, "tile:403:administrator")
    p = g.state.players[0]
    assert (q.count_powered(p), p.exosuits, owned(g)) == (1, 5, {})
    assert fates(g) == [MOTIVATED]


@covers("building:403")
def test_1_13_403_needs_an_exosuit_and_a_slot() -> None:
    g = with_tile("403", "administrator", E=1)
    power(g, 0, 6)
    assert refused(g, 0, "tile:403:administrator").rule == "12.8"


@covers("building:404")
def test_14_5_404_discards_a_paradox_token_and_needs_one() -> None:
    g = with_tile("404", "scientist")
    assert refused(g, 0, "tile:404:scientist").rule == "1.13"
    give(g, 0, paradox=2)
    act(g, 0, "tile:404:scientist")
    assert g.state.players[0].paradox == 1


@covers("building:405")
def test_9_2_405_raises_the_paradox_limit_while_in_use() -> None:
    g = with_tile("405")
    assert q.paradox_limit(g.state, 0) == 4
    g.state.players[0].covered.append(9)
    assert q.paradox_limit(g.state, 0) == 3


@covers("building:406")
def test_9_5_406_makes_an_anomaly_cost_one_vp() -> None:
    def anomalies(g: G) -> int:
        g.state.players[0].spots[0] = "anomaly"
        return sum(vp for _, vp in lines(g.state, 0))

    without, with_lab = table(), with_tile("406")
    before = sum(vp for _, vp in lines(with_lab.state, 0)), sum(vp for _, vp in lines(without.state, 0))
    assert anomalies(without) - before[1] == -3
    assert anomalies(with_lab) - before[0] == -1


@covers("building:407")
def test_14_5_407_takes_back_one_own_tile_from_any_era() -> None:
    g = with_tile("407", "scientist", era=2)
    assert refused(g, 0, "tile:407:scientist").rule == "1.13"
    lay(g, 0, "gold", 2)
    act(g, 0, "tile:407:scientist")
    p = g.state.players[0]
    assert "gold" in p.warp
    assert (p.time_travel, p.focus) == (0, 2)
    assert "anachrony-log-retrieve" in log_keys(g)


@covers("building:408")
@pytest.mark.parametrize(
    ("worker", "fate"), [("scientist", TIRED), ("administrator", MOTIVATED), ("genius", MOTIVATED)]
)
def test_14_6_408_wakes_the_tired(worker: str, fate: str) -> None:
    g = with_tile("408", worker)
    assert refused(g, 0, f"tile:408:{worker}").rule == "1.13"
    staff(g, 0, tired=["engineer", "engineer"])
    act(g, 0, f"tile:408:{worker}")
    assert workers(g) == {"engineer": 2}
    assert fates(g) == [fate]


@covers("building:409")
def test_14_7_409_gives_a_scientist_or_an_engineer_from_the_supply() -> None:
    g = with_tile("409", "administrator", W=2)
    pool = dict(g.state.recruit_pool)
    act(g, 0, "tile:409:administrator", "engineer")
    assert workers(g) == {"engineer": 1}
    assert owned(g) == {}  # no recruit bonus
    assert g.state.recruit_pool == pool
    assert fates(g) == [MOTIVATED]


@covers("building:410")
def test_14_7_410_gives_a_genius() -> None:
    g = with_tile("410", "administrator", W=2)
    act(g, 0, "tile:410:administrator")
    assert workers(g) == {"genius": 1}
    assert fates(g) == [MOTIVATED]


@covers("building:311", "building:312")
@pytest.mark.parametrize(("tiles", "cost"), [(["311"], 4), (["312"], 4), (["311", "312"], 2)])
def test_14_2_supply_at_half_the_cost_rounded_up(tiles: Sequence[str], cost: int) -> None:
    g = table()
    put(g, 0, *tiles)
    staff(g, 0, "scientist")
    p = g.state.players[0]
    p.morale = q.board(g.state, 0).supply_cost.index(7)
    give(g, 0, W=cost)
    act(g, 0, "supply:scientist")
    assert owned(g).get("W", 0) == 0


@covers("building:411")
def test_14_9_411_sets_the_second_die_for_a_water() -> None:
    g = with_tile("411", "scientist", W=1)
    power(g)
    act(g, 0, "research:1:scientist", "circle-genetics")
    assert g.state.players[0].breakthroughs == {"circle-genetics": 1}
    assert owned(g) == {}


# --- boards


@pytest.mark.parametrize(
    ("tile", "worker", "fate"),
    [
        ("102", "scientist", MOTIVATED),
        ("202", "genius", MOTIVATED),
        ("413", "scientist", MOTIVATED),
        ("415", "scientist", DEAD),
        ("202", "engineer", TIRED),
        ("309", "scientist", TIRED),
    ],
)
def test_20_4_progress_b_motivates_scientists(tile: str, worker: str, fate: str) -> None:
    g = table(paths=("progress", "dominance"), leaders=("cornella", "wolfe"), era=2, side="B")
    put(g, 0, tile)
    staff(g, 0, worker)
    give(g, 0, W=1, N=1)
    act(g, 0, f"tile:{tile}:{worker}")
    assert fates(g) == [fate]


def test_9_6_a_covered_building_does_nothing() -> None:
    for tile, spot, option in (("201", 3, "tile:201:scientist"), ("303", 6, "tile:303")):
        g = with_tile(tile, "scientist")
        assert option in offered(g)
        g.state.players[0].covered.append(spot)
        assert option not in offered(g)


def test_every_building_has_its_kind_of_test() -> None:
    by_kind = {kind: {t.id for t in BUILDINGS.values() if t.kind == kind} for kind in ("worker", "free")}
    odd = {"112", "113", "114", "403", "404", "407", "408", "409", "410"}
    assert by_kind["worker"] == set(PRODUCTION) | set(PLANTS) | odd
    assert by_kind["free"] == set(FREE)
