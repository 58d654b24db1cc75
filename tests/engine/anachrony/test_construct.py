"""Rules 7.3, 7.13 and the collapsing tiles C1 to C5 (12.7)."""

from __future__ import annotations

import pytest

from engine.anachrony.data import ANOMALY, BUILDINGS
from engine.anachrony.registry import STANDARD, How
from engine.anachrony.state import EMPTY_SUIT, G
from tests.engine.anachrony.helpers import (
    act,
    asked_in,
    collapse,
    covers,
    give,
    give_tokens,
    log_keys,
    offer_superproject,
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

RICH = {"W": 20, "T": 20, "U": 20, "G": 20, "N": 20, "E": 20}


def site(worker: str = "scientist", *, impact: bool = False) -> G:
    """Seat 0 has a worker and an exosuit ready; 201, 301 and 401 lie on top of secondary stacks."""
    g = table(era=5 if impact else 1, impact=impact)
    staff(g, 0, worker)
    power(g)
    for tile in ("101", "201", "301", "401"):
        stack(g, tile)
    return g


def rich(g: G) -> G:
    give(g, 0, **RICH)
    return g


def spent(g: G) -> dict[str, int]:
    """What is gone of the riches."""
    assets = g.state.players[0].assets
    return {what: n - assets[what] for what, n in RICH.items() if n != assets[what]}


# --- who and where


@pytest.mark.parametrize("worker", ["scientist", "engineer", "genius"])
def test_7_3_scientists_engineers_and_geniuses_construct(worker: str) -> None:
    g = rich(site(worker))
    assert f"construct:1:{worker}" in offered(g)


def test_7_3_an_administrator_does_not_construct() -> None:
    g = rich(site("administrator"))
    assert refused(g, 0, "construct:1:administrator").rule == "7.3"


def test_7_2_the_lower_spaces_cost_water() -> None:
    g = site()
    give(g, 0, T=2)
    assert "construct:1:scientist" in offered(g)
    assert refused(g, 0, "construct:2:scientist").rule == "1.13"
    give(g, 0, W=1)
    act(g, 0, "construct:2:scientist", "301")
    assert owned(g) == {"W": 3}  # 301 brings three when it is built


def test_2_1_a_third_space_exists_with_four_players_only() -> None:
    g = table(4)
    staff(g, 0, "scientist")
    power(g)
    rich(g)
    assert "construct:3:scientist" in offered(g)
    assert "construct:3:scientist" not in offered(rich(site()))


def test_1_13_nothing_affordable_means_no_construction() -> None:
    assert refused(site(), 0, "construct:1:scientist").rule == "1.13"


def test_16_an_empty_suit_constructs_as_a_scientist_without_the_discount() -> None:
    g = table(paths=("progress", "dominance"), leaders=("valerian", "wolfe"))
    power(g)
    stack(g, "201")
    rich(g)
    act(g, 0, f"construct:1:{EMPTY_SUIT}", "201")
    assert spent(g) == {"T": 2, "G": 1}


# --- buildings


def test_7_3_1_the_cost_is_that_of_the_leftmost_free_spot_of_its_row() -> None:
    g = rich(site())
    put(g, 0, "202")
    act(g, 0, "construct:1:scientist", "201")
    assert g.state.players[0].spots[3:6] == ["202", "201", ""]
    assert spent(g) == {"T": 2, "G": 1, "W": 2}


@pytest.mark.parametrize(
    ("tile", "row"),
    [
        ("101", [{"N": 1, "T": 2, "W": 1}, {"N": 1, "T": 2, "G": 1, "W": 2}, {"N": 2, "T": 2, "W": 2}]),
        ("201", [{"T": 2, "G": 1}, {"T": 2, "G": 1, "W": 2}, {"T": 2, "G": 2, "W": 2}]),
        ("303", [{"T": 2}, {"U": 1, "T": 2, "W": 1}, {"U": 1, "T": 2, "G": 1, "W": 2}]),
        ("401", [{"U": 1, "T": 2, "W": 1}, {"U": 1, "T": 2, "W": 2}, {"U": 2, "T": 2, "G": 1, "W": 2}]),
    ],
)
def test_7_3_3_the_spots_of_side_a_cost_what_the_table_says(tile: str, row: list[dict[str, int]]) -> None:
    others = [id_ for id_, one in BUILDINGS.items() if one.type == BUILDINGS[tile].type and id_ != tile]
    for column, cost in enumerate(row):
        g = rich(site())
        put(g, 0, *others[:column])
        stack(g, tile)
        act(g, 0, "construct:1:scientist", tile)
        assert spent(g) == cost


def test_7_3_1_a_full_row_takes_no_building() -> None:
    g = rich(site())
    put(g, 0, "402", "403", "404")
    ask = asked_in(g, 0, "construct:1:scientist")
    assert "401" not in option_ids(ask)
    blocked = {one.id: one for one in ask.blocked}
    assert (blocked["401"].rule, blocked["401"].reason.key) == ("7.3.1", "anachrony-no-row")


def test_7_3_1_a_spot_under_an_anomaly_is_not_free_and_a_gap_is_filled_first() -> None:
    g = rich(site())
    put(g, 0, "202", "203")
    p = g.state.players[0]
    p.spots[9] = ANOMALY
    g.state.anomalies -= 1
    p.spots[3] = ""
    g.state.primary["factory"].insert(0, "202")
    act(g, 0, "construct:1:scientist", "201")
    assert p.spots[3:6] == ["201", "203", ""]
    staff(g, 0, "scientist")
    power(g)
    act(g, 0, "construct:2:scientist", "401")
    assert p.spots[9:] == [ANOMALY, "401", ""]


def test_7_3_1_a_tile_of_a_primary_stack_shows_the_next_one() -> None:
    g = rich(site())
    stack(g, "202", primary=True)
    next_tile = g.state.primary["factory"][-2]
    act(g, 0, "construct:1:scientist", "202")
    assert g.state.primary["factory"][-1] == next_tile
    assert [event.text.key for event in g.events if event.reveal and event.shown] == ["anachrony-log-buildings"]


def test_7_3_1_a_tile_of_a_secondary_stack_reveals_nothing() -> None:
    g = rich(site())
    act(g, 0, "construct:1:scientist", "201")
    assert not [event for event in g.events if event.reveal]
    assert "anachrony-log-construct" in log_keys(g)


def test_7_3_an_engineer_saves_a_titanium() -> None:
    for worker in ("engineer", "genius"):
        g = rich(site(worker))
        act(g, 0, f"construct:1:{worker}", "201")
        assert spent(g) == {"T": 1, "G": 1}


def test_7_3_4_the_field_lowers_a_component_of_choice() -> None:
    g = rich(site("engineer"))
    put(g, 0, "anti_gravity_field")
    ask = asked_in(g, 0, "construct:1:engineer", "201")
    assert sorted(option_ids(ask)) == ["G1", "T1"]
    g = rich(site("engineer"))
    put(g, 0, "anti_gravity_field")
    act(g, 0, "construct:1:engineer", "201", "T1")
    assert spent(g) == {"T": 1}


def test_7_1_6_a_new_building_is_a_free_space() -> None:
    g = rich(site())
    staff(g, 0, "scientist")
    act(g, 0, "construct:1:scientist", "201")
    assert "tile:201:scientist" in offered(g)


def test_14_4_the_reservoir_lowers_the_total_water_once() -> None:
    g = site()
    put(g, 0, "202", "grand_reservoir")
    give(g, 0, T=2, G=1, W=2)
    act(g, 0, "construct:2:scientist", "201")
    assert owned(g) == {}
    assert g.state.players[0].reservoir


# --- superprojects


def project(g: G, tile: str = "exocrawler", *tokens: str) -> G:
    offer_superproject(g, tile)
    give_tokens(g, 0, *(tokens or ("circle-warfare",)))
    return rich(g)


def test_7_3_2_the_superproject_in_focus_is_paid_with_its_own_price() -> None:
    g = project(site())
    act(g, 0, "construct:1:scientist", "exocrawler", "spot0")
    p = g.state.players[0]
    assert p.spots[:3] == ["exocrawler", "exocrawler", ""]
    assert spent(g) == {"U": 2, "T": 3}
    assert p.breakthroughs == {}
    assert g.state.timeline[0].superproject == ""


def test_7_3_2_one_exact_token_or_two_of_the_other_shapes() -> None:
    g = project(site(), "exocrawler", "circle-warfare", "triangle-society", "square-genetics")
    ask = asked_in(g, 0, "construct:1:scientist", "exocrawler", "spot0")
    assert sorted(option_ids(ask)) == ["circle-warfare", "square-genetics+triangle-society"]


def test_7_3_2_a_token_with_another_icon_does_not_do() -> None:
    g = project(site(), "exocrawler", "circle-society", "triangle-society")
    ask = asked_in(g, 0, "construct:1:scientist")
    blocked = {one.id: one for one in ask.blocked}
    assert (blocked["exocrawler"].rule, blocked["exocrawler"].reason.key) == ("7.3.2", "anachrony-no-tokens")


def test_7_3_2_two_tokens_of_one_shape_may_be_alike_or_not() -> None:
    g = project(site(), "cloning_vat", "circle-society", "circle-society", "circle-warfare")
    ask = asked_in(g, 0, "construct:1:scientist", "cloning_vat", "spot0")
    assert sorted(option_ids(ask)) == ["circle-society+circle-society", "circle-society+circle-warfare"]


def test_7_3_2_tokens_return_to_the_supply() -> None:
    g = project(site())
    before = g.state.breakthroughs["circle-warfare"]
    act(g, 0, "construct:1:scientist", "exocrawler", "spot0")
    assert g.state.breakthroughs["circle-warfare"] == before + 1


def test_7_3_2_only_the_leftmost_pairs_are_legal() -> None:
    g = project(site())
    put(g, 0, "202", "302")
    ask = asked_in(g, 0, "construct:1:scientist", "exocrawler")
    assert option_ids(ask) == ["spot0", "spot9"]


def test_7_3_2_without_a_free_pair_it_cannot_be_built() -> None:
    g = project(site())
    p = g.state.players[0]
    for row in range(4):
        p.spots[row * 3 + 1] = ANOMALY
        g.state.anomalies -= 1
    blocked = {one.id: one for one in asked_in(g, 0, "construct:1:scientist").blocked}
    assert (blocked["exocrawler"].rule, blocked["exocrawler"].reason.key) == ("7.3.2", "anachrony-no-pair")


def test_20_3_dominance_b_builds_on_any_free_pair() -> None:
    g = table(paths=("dominance", "harmony"), leaders=("samira", "zaida"), side="B")
    staff(g, 0, "scientist")
    power(g)
    put(g, 0, "201")
    project(g)
    ask = asked_in(g, 0, "construct:1:scientist", "exocrawler")
    assert option_ids(ask) == ["spot0", "spot1", "spot4", "spot6", "spot7", "spot9", "spot10"]


def test_11_6_after_time_travel_the_focus_decides() -> None:
    g = table(era=3)
    staff(g, 0, "scientist")
    power(g)
    project(g)
    offer_superproject(g, "uranium_cores", era=1)
    g.state.players[0].focus = 1
    ask = asked_in(g, 0, "construct:1:scientist")
    assert "exocrawler" not in option_ids(ask) + [one.id for one in ask.blocked]
    assert "uranium_cores" in [one.id for one in ask.blocked]


def test_1_9_a_genius_cannot_pay_for_an_engineer() -> None:
    g = project(site(), "tectonic_drill", "square-warfare")
    staff(g, 0, tired=["genius"])
    blocked = {one.id: one for one in asked_in(g, 0, "construct:1:scientist").blocked}
    assert blocked["tectonic_drill"].rule == "1.11"


def test_7_3_2_a_tired_engineer_can_be_paid() -> None:
    g = project(site(), "tectonic_drill", "square-warfare")
    staff(g, 0, tired=["genius", "engineer"])
    act(g, 0, "construct:1:scientist", "tectonic_drill", "spot0")
    assert workers(g, 0, "tired") == {"genius": 1}


def test_23_2_the_constructing_worker_cannot_pay_for_it() -> None:
    g = table()
    staff(g, 0, "engineer")
    power(g)
    give(g, 0, T=3, G=1)
    offer_superproject(g, "tectonic_drill")
    give_tokens(g, 0, "square-warfare")
    for stacks in (g.state.primary, g.state.secondary):
        stacks["life_support"].clear()
        stacks["factory"].clear()
    assert refused(g, 0, "construct:1:engineer").rule == "1.13"


def test_7_3_an_engineer_saves_a_titanium_on_superprojects_too() -> None:
    g = project(site("engineer"))
    act(g, 0, "construct:1:engineer", "exocrawler", "spot0")
    assert spent(g) == {"U": 2, "T": 2}


def test_s3_constructs_a_superproject_only() -> None:
    g = rich(site())
    how = How("scientist", only="superproject")
    why = STANDARD["construct"].refusal(g.state, 0, how)
    assert why is not None
    assert why.rule == "1.13"
    project(g)
    assert STANDARD["construct"].refusal(g.state, 0, how) is None


# --- collapsing tiles


def collapsed(tile: str, worker: str = "scientist") -> G:
    g = rich(site(worker, impact=True))
    collapse(g, "construct", tile)
    return g


@covers("collapsing:C1")
def test_12_7_c1_lowers_a_cube_of_choice_and_12_6_no_water() -> None:
    g = collapsed("C1")
    act(g, 0, "construct:1:scientist", "201", "T2")
    assert spent(g) == {"T": 2}


@covers("collapsing:C1")
def test_7_3_4_c1_the_field_and_the_engineer_add_up() -> None:
    g = collapsed("C1", "engineer")
    put(g, 0, "anti_gravity_field")
    act(g, 0, "construct:1:engineer", "201")
    assert spent(g) == {}


@covers("collapsing:C2")
def test_12_7_c2_saves_a_neutronium() -> None:
    g = collapsed("C2")
    act(g, 0, "construct:1:scientist", "101")
    assert spent(g) == {"T": 2, "W": 1}


@covers("collapsing:C2")
def test_7_3_4_c2_is_lost_without_neutronium_in_the_cost() -> None:
    g = collapsed("C2")
    act(g, 0, "construct:1:scientist", "201")
    assert spent(g) == {"T": 2, "G": 1}


@covers("collapsing:C3")
@pytest.mark.parametrize(("before", "vp"), [([], 1), (["202"], 2), (["202", "203"], 3)])
def test_12_7_c3_gives_vp_by_the_spot(before: list[str], vp: int) -> None:
    g = collapsed("C3")
    put(g, 0, *before)
    act(g, 0, "construct:1:scientist", "201")
    assert g.state.players[0].vp == vp


@covers("collapsing:C3")
def test_12_7_c3_gives_nothing_for_a_superproject() -> None:
    g = project(collapsed("C3"))
    act(g, 0, "construct:1:scientist", "exocrawler", "spot0")
    assert g.state.players[0].vp == 0


@covers("collapsing:C4")
@pytest.mark.parametrize(("answers", "vp"), [(["exocrawler", "spot0"], 2), (["201"], 0)])
def test_12_7_c4_gives_two_vp_for_a_superproject_only(answers: list[str], vp: int) -> None:
    g = project(collapsed("C4"))
    act(g, 0, "construct:1:scientist", *answers)
    assert g.state.players[0].vp == vp


@covers("collapsing:C5")
def test_12_7_c5_constructs_again_with_the_same_worker_without_the_bonus() -> None:
    g = collapsed("C5", "engineer")
    act(g, 0, "construct:1:engineer", "201", "construct", "401")
    assert spent(g) == {"T": 2, "G": 1, "U": 1, "W": 1}
    assert {"201", "401"} <= set(g.state.players[0].spots)


@covers("collapsing:C5")
def test_12_7_c5_may_be_declined() -> None:
    g = collapsed("C5")
    act(g, 0, "construct:1:scientist", "201", "nothing")
    assert "201" in g.state.players[0].spots


# --- anomalies


def with_anomaly(spot: int = 0) -> G:
    g = table()
    staff(g, 0, "scientist", "genius")
    g.state.players[0].spots[spot] = ANOMALY
    g.state.anomalies -= 1
    return g


def test_7_13_removing_an_anomaly_costs_water_cubes_and_the_worker() -> None:
    g = with_anomaly()
    give(g, 0, W=2, T=1, U=1, N=1)
    before = g.state.anomalies
    act(g, 0, "anomaly:0:genius", "T1+U1+W2")
    p = g.state.players[0]
    assert owned(g) == {"N": 1}
    assert p.spots[0] == ""
    assert g.state.anomalies == before + 1
    assert workers(g) == {"scientist": 1}
    assert p.placed == []


def test_7_13_a_neutronium_does_for_two_cubes() -> None:
    g = with_anomaly()
    give(g, 0, W=2, N=1)
    act(g, 0, "anomaly:0:scientist")
    assert owned(g) == {}


def test_7_13_too_little_to_remove_it() -> None:
    g = with_anomaly()
    give(g, 0, W=2, T=1)
    assert refused(g, 0, "anomaly:0:scientist").rule == "7.13"


def test_9_6_a_building_under_an_anomaly_is_usable_again_when_that_is_removed() -> None:
    g = table()
    staff(g, 0, "scientist", "scientist")
    put(g, 0, "201")
    g.state.players[0].covered.append(3)
    g.state.anomalies -= 1
    give(g, 0, W=2, N=1)
    assert "tile:201:scientist" not in offered(g)
    act(g, 0, "anomaly:3:scientist")
    assert "tile:201:scientist" in offered(g)
