"""Every superproject does what it says: rules 15."""

from __future__ import annotations

import pytest

from engine.anachrony import questions as q
from engine.anachrony.data import SUPERPROJECTS
from engine.anachrony.scoring import lines
from engine.anachrony.state import EMPTY_SUIT, G
from tests.engine.anachrony.helpers import (
    act,
    asked_in,
    covers,
    give,
    give_tokens,
    lay,
    new_turn,
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

# The price, and the tokens of the dearer way to pay.
PRICES: dict[str, tuple[dict[str, int], str, list[str]]] = {
    "welfare_society": ({"T": 2, "G": 2, "W": 4}, "", ["circle-society"]),
    "archive_of_the_eras": ({"N": 1, "T": 2, "G": 2}, "", ["circle-time_travel"]),
    "continuum_stabilizer": ({"T": 2, "G": 2}, "", ["square-time_travel"]),
    "grand_reservoir": ({"U": 2, "T": 2, "W": 2}, "engineer", ["square-society"]),
    "anti_gravity_field": ({"T": 4}, "engineer", ["triangle-technology"]),
    "uranium_cores": ({"U": 3, "T": 1}, "scientist", ["triangle-warfare"]),
    "particle_collider": ({"U": 1, "T": 2, "G": 1, "W": 2}, "", ["square-technology"]),
    "temporal_tourism": ({"N": 1, "T": 3, "W": 3}, "", ["triangle-time_travel"]),
    "outback_conditioner": ({"U": 2, "T": 2, "G": 2}, "", ["square-genetics"]),
    "synthetic_endorphins": ({"T": 3, "W": 3}, "scientist", ["triangle-genetics"]),
    "exocrawler": ({"U": 2, "T": 3}, "", ["circle-warfare"]),
    "dark_matter_converter": ({"T": 2, "G": 2, "W": 2}, "", ["circle-genetics"]),
    "tectonic_drill": ({"T": 3, "G": 1}, "engineer", ["square-warfare"]),
    "rescue_pods": ({"E": 1, "T": 2, "W": 3}, "", ["triangle-society"]),
    "neutronium_research_center": ({"N": 2, "T": 3}, "scientist", ["circle-technology"]),
    "the_ultimate_plan": ({"U": 1, "T": 2, "G": 1}, "scientist", ["triangle-society", "triangle-genetics"]),
    "quantum_chameleon": ({"N": 1, "U": 1, "T": 1, "G": 1}, "", ["square-society", "square-genetics"]),
    "cloning_vat": ({"U": 2, "T": 2, "W": 4}, "", ["circle-society", "circle-genetics"]),
}


@pytest.mark.parametrize("tile", SUPERPROJECTS)
def test_15_1_a_superproject_costs_its_price_its_worker_and_its_breakthroughs(tile: str) -> None:
    price, worker, tokens = PRICES[tile]
    g = table()
    staff(g, 0, "scientist", tired=[worker] if worker else [])
    power(g)
    give(g, 0, **RICH)
    give_tokens(g, 0, *tokens)
    offer_superproject(g, tile)
    declined = ["nothing"] if tile == "neutronium_research_center" else []
    act(g, 0, "construct:1:scientist", tile, "spot3", *declined)
    p = g.state.players[0]
    assert p.spots[3:5] == [tile, tile]
    assert {what: n - p.assets[what] for what, n in RICH.items() if n != p.assets[what]} == price
    assert (p.breakthroughs, workers(g, 0, "tired")) == ({}, {})


def with_project(tile: str, *crew: str, era: int = 1, **assets: int) -> G:
    g = table(era=era)
    put(g, 0, tile)
    staff(g, 0, *crew)
    give(g, 0, **assets)
    return g


def points(g: G) -> int:
    return sum(vp for _, vp in lines(g.state, 0))


def fates(g: G) -> list[str]:
    return [placement.fate for placement in g.state.players[0].placed]


# --- worker spaces


@covers("superproject:welfare_society")
def test_15_11_welfare_society_raises_morale_and_is_illegal_at_the_end() -> None:
    g = with_project("welfare_society", "administrator", W=1)
    p = g.state.players[0]
    before = p.morale
    act(g, 0, "tile:welfare_society:administrator")
    assert (p.morale, owned(g)) == (before + 1, {})
    g = with_project("welfare_society", "administrator", W=1)
    g.state.players[0].morale = 6
    assert refused(g, 0, "tile:welfare_society:administrator").rule == "1.13"


@covers("superproject:outback_conditioner")
def test_15_3_the_conditioner_grants_what_the_worker_may_do() -> None:
    g = with_project("outback_conditioner", "engineer", W=2, T=1)
    stack(g, "303")
    g.state.recruit_pool = {"scientist": 1, "genius": 1}
    ask = asked_in(g, 0, "tile:outback_conditioner:engineer")
    assert option_ids(ask) == ["construct", "recruit"]
    assert [(one.id, one.rule) for one in ask.blocked] == [("research", "7.5")]


@covers("superproject:outback_conditioner")
def test_15_3_the_conditioner_costs_two_water_besides_the_action() -> None:
    g = with_project("outback_conditioner", "engineer", W=2, T=1)
    stack(g, "303")
    stack(g, "304", primary=True)
    g.state.recruit_pool = {}
    assert act(g, 0, "tile:outback_conditioner:engineer", "303")
    assert owned(g) == {}
    assert "303" in g.state.players[0].spots
    assert fates(g) == ["tired"]


@covers("superproject:outback_conditioner")
def test_1_13_the_conditioner_needs_an_action_that_can_be_paid_with_it() -> None:
    g = with_project("outback_conditioner", "engineer", W=1, T=9)
    assert refused(g, 0, "tile:outback_conditioner:engineer").rule == "1.11"
    g = with_project("outback_conditioner", "engineer", W=2)
    g.state.recruit_pool = {}
    assert refused(g, 0, "tile:outback_conditioner:engineer").rule == "1.13"


@covers("superproject:quantum_chameleon")
def test_15_4_the_chameleon_copies_a_worker_space_of_any_board() -> None:
    g = with_project("quantum_chameleon", "genius", "scientist", W=1)
    put(g, 0, "303", "311")
    put(g, 1, "310", "201", "402")
    ask = asked_in(g, 0, "tile:quantum_chameleon:genius")
    assert option_ids(ask) == ["201", "310"]
    g = with_project("quantum_chameleon", "genius")
    put(g, 1, "310", "201")
    act(g, 0, "tile:quantum_chameleon:genius", "310")
    assert owned(g) == {"W": 7}
    assert fates(g) == ["dead"]


@covers("superproject:quantum_chameleon")
def test_15_4_the_copied_space_may_be_occupied_and_its_return_rule_applies() -> None:
    g = with_project("quantum_chameleon", "genius", "scientist")
    put(g, 0, "201")
    act(g, 0, "tile:201:scientist")
    act(g, 0, "tile:quantum_chameleon:genius")
    assert owned(g) == {"T": 4}
    assert fates(g) == ["active", "active"]


@covers("superproject:quantum_chameleon")
def test_15_4_only_a_genius_and_only_something_payable_and_uncovered() -> None:
    g = with_project("quantum_chameleon", "genius", "scientist")
    put(g, 1, "202")
    assert refused(g, 0, "tile:quantum_chameleon:scientist").rule == "7.14"
    assert refused(g, 0, "tile:quantum_chameleon:genius").rule == "15.4"  # 202 costs a water
    give(g, 0, W=1)
    assert "tile:quantum_chameleon:genius" in offered(g)
    g.state.players[1].covered.append(3)
    assert refused(g, 0, "tile:quantum_chameleon:genius").rule == "15.4"


@covers("superproject:quantum_chameleon")
def test_15_4_own_labs_help_a_copied_plant() -> None:
    g = with_project("quantum_chameleon", "genius", era=4)
    put(g, 0, "401")
    put(g, 1, "101")
    ask = asked_in(g, 0, "tile:quantum_chameleon:genius")
    assert option_ids(ask) == ["era3", "era2"]


@covers("superproject:cloning_vat")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_15_5_the_vat_clones_the_placed_worker_tired(worker: str) -> None:
    g = with_project("cloning_vat", worker)
    act(g, 0, f"tile:cloning_vat:{worker}")
    assert workers(g, 0, "tired") == {worker: 1}
    assert q.count_type(g.state.players[0], worker) == 2


# --- free actions


@covers("superproject:uranium_cores")
def test_15_11_uranium_cores_power_an_exosuit_up() -> None:
    g = with_project("uranium_cores")
    assert not act(g, 0, "tile:uranium_cores")
    assert q.count_powered(g.state.players[0]) == 1
    g = with_project("uranium_cores")
    power(g, 0, 6)
    assert refused(g, 0, "tile:uranium_cores").rule == "12.8"


@covers("superproject:particle_collider")
@pytest.mark.parametrize(
    ("assets", "answer", "result"),
    [({"T": 1, "U": 1, "G": 1}, "T1+U1>N1", {"G": 1, "N": 1}), ({"N": 1}, "N1>G1+U1", {"G": 1, "U": 1})],
)
def test_dp_16_1_the_collider_turns_cubes_into_neutronium_and_back(
    assets: dict[str, int], answer: str, result: dict[str, int]
) -> None:
    g = with_project("particle_collider", **assets)
    act(g, 0, "tile:particle_collider", answer)
    assert owned(g) == result


@covers("superproject:particle_collider")
def test_1_13_the_collider_needs_something_to_turn() -> None:
    assert refused(with_project("particle_collider", T=1), 0, "tile:particle_collider").rule == "1.13"


@covers("superproject:temporal_tourism")
def test_15_8_tourism_travels_with_range_3_whatever_the_labs() -> None:
    g = with_project("temporal_tourism", era=7, G=1)
    put(g, 0, "402")
    lay(g, 0, "gold", 5)
    assert option_ids(asked_in(g, 0, "tile:temporal_tourism")) == ["era6", "era5", "era5:gold", "era4"]
    g = with_project("temporal_tourism", era=7, G=1)
    lay(g, 0, "gold", 5)
    assert not act(g, 0, "tile:temporal_tourism", "era5:gold")
    assert (g.state.players[0].time_travel, g.state.players[0].focus, owned(g)) == (1, 5, {})


@covers("superproject:exocrawler")
def test_15_7_the_exocrawler_is_a_placement_before_the_main_action() -> None:
    g = with_project("exocrawler", "scientist", "engineer")
    power(g, 0, 2)
    assert not act(g, 0, "tile:exocrawler", "purify:scientist")
    assert owned(g) == {"W": 4}
    assert act(g, 0, "purify:engineer")
    assert owned(g) == {"W": 7}


@covers("superproject:exocrawler")
def test_1_13_the_exocrawler_needs_a_worker_and_a_powered_exosuit() -> None:
    g = with_project("exocrawler", "scientist")
    assert refused(g, 0, "tile:exocrawler").rule == "1.13"
    power(g)
    assert "tile:exocrawler" in offered(g)


@covers("superproject:exocrawler")
def test_16_an_empty_suit_beside_the_exocrawler_needs_a_second_marker() -> None:
    g = table(paths=("progress", "dominance"), leaders=("valerian", "wolfe"))
    put(g, 0, "exocrawler")
    power(g)
    p = g.state.players[0]
    p.used = [f"other{n}" for n in range(6)]
    assert refused(g, 0, "tile:exocrawler").rule == "1.13"
    p.used.pop()
    act(g, 0, "tile:exocrawler", f"purify:{EMPTY_SUIT}")
    assert owned(g) == {"W": 4}


@covers("superproject:dark_matter_converter")
@pytest.mark.parametrize("answer", ["genius", "N1", "E1"])
def test_15_6_the_converter_turns_a_worker_into_something(answer: str) -> None:
    g = with_project("dark_matter_converter", "scientist")
    staff(g, 0, tired=["engineer"])
    act(g, 0, "tile:dark_matter_converter", "tired-engineer1", answer)
    assert workers(g, 0, "tired") == {}
    assert workers(g) == ({"scientist": 1, "genius": 1} if answer == "genius" else {"scientist": 1})
    assert owned(g) == ({} if answer == "genius" else {answer[0]: 1})


@covers("superproject:dark_matter_converter")
def test_1_11_the_converter_needs_a_worker_who_is_not_busy() -> None:
    g = with_project("dark_matter_converter", "scientist")
    put(g, 0, "201")
    act(g, 0, "tile:201:scientist")
    assert refused(g, 0, "tile:dark_matter_converter").rule == "1.11"


# --- instants


def built(tile: str, *answers: str | list[str], era: int = 1, warps: tuple[str, ...] = (), **more: int) -> G:
    """Seat 0 builds it with a scientist on the upper space."""
    price, worker, tokens = PRICES[tile]
    g = table(era=era)
    staff(g, 0, "scientist", tired=[worker] if worker else [])
    power(g)
    give(g, 0, **price)
    give(g, 0, **more)
    give_tokens(g, 0, *tokens)
    offer_superproject(g, tile)
    for warp in warps:
        lay(g, 0, warp, era)
    act(g, 0, "construct:1:scientist", tile, "spot0", *answers)
    return g


@covers("superproject:continuum_stabilizer")
@pytest.mark.parametrize("taken", [[], ["gold"], ["gold", "uranium", "water"]])
def test_15_10_the_stabilizer_takes_back_up_to_three(taken: list[str]) -> None:
    warps = ("gold", "uranium", "water", "titanium")
    g = built("continuum_stabilizer", sorted(taken), warps=warps)
    p = g.state.players[0]
    assert [tile for tile in warps if tile in p.warp] == taken
    assert p.time_travel == 0


@covers("superproject:neutronium_research_center")
def test_15_9_the_center_researches_up_to_twice_without_a_worker() -> None:
    for answers, count in (
        (["nothing"], 0),
        (["research", "society", "nothing"], 1),
        (["research", "society", "research", "warfare"], 2),
    ):
        g = built("neutronium_research_center", *answers)
        p = g.state.players[0]
        assert sum(p.breakthroughs.values()) == count


@covers("superproject:neutronium_research_center")
def test_15_9_411_may_be_used_with_it() -> None:
    price, worker, tokens = PRICES["neutronium_research_center"]
    g = table()
    put(g, 0, "411")
    staff(g, 0, "scientist", tired=[worker])
    power(g)
    give(g, 0, **price)
    give(g, 0, W=2)
    give_tokens(g, 0, *tokens)
    offer_superproject(g, "neutronium_research_center")
    twice = ["research", "circle-society", "research", "square-society"]
    act(g, 0, "construct:1:scientist", "neutronium_research_center", "spot0", *twice)
    assert g.state.players[0].breakthroughs == {"circle-society": 1, "square-society": 1}
    assert owned(g) == {}


# --- passives


@covers("superproject:anti_gravity_field")
def test_7_3_4_the_field_makes_construction_cheaper() -> None:
    g = with_project("anti_gravity_field", "scientist", T=1, G=1)
    power(g)
    stack(g, "201")
    act(g, 0, "construct:1:scientist", "201")
    assert owned(g) == {}


@covers("superproject:grand_reservoir")
def test_14_4_the_reservoir_helps_one_action_a_turn_and_may_be_kept() -> None:
    g = with_project("grand_reservoir", "scientist", W=2)
    put(g, 0, "215", "202")
    new_turn(g)
    options = option_ids(asked_in(g, 0, "tile:215"))
    assert options == ["W1", "reservoir:nothing"]
    g = with_project("grand_reservoir", "scientist", W=2)
    put(g, 0, "215", "202")
    act(g, 0, "tile:215", "reservoir:nothing", "U1")
    act(g, 0, "tile:202:scientist")
    assert owned(g) == {"W": 1, "U": 1, "T": 3}


@covers("superproject:grand_reservoir")
def test_14_4_the_reservoir_helps_supply_after_halving() -> None:
    g = with_project("grand_reservoir", "scientist")
    put(g, 0, "311")
    cost = q.supply_cost(g.state, 0)
    give(g, 0, W=cost - 1)
    act(g, 0, "supply:scientist")
    assert owned(g) == {}


@covers("superproject:tectonic_drill")
@pytest.mark.parametrize("cube", ["T", "U", "G", "nothing"])
def test_dp_14_1_the_drill_brings_up_one_more_cube(cube: str) -> None:
    g = with_project("tectonic_drill", "scientist")
    power(g)
    g.state.mine_pool = ["N"] * 5
    act(g, 0, "mine:1:scientist", cube)
    expected = {"N": 1, "U": 1}
    if cube != "nothing":
        expected[cube] = expected.get(cube, 0) + 1
    assert owned(g) == expected


@covers("superproject:archive_of_the_eras")
def test_15_2_the_archive_scores_the_time_travel_steps() -> None:
    g = with_project("archive_of_the_eras")
    without = table()
    for one in (g, without):
        one.state.players[0].time_travel = 4
    printed = SUPERPROJECTS["archive_of_the_eras"].vp
    assert points(g) - points(without) == printed + 4


@covers("superproject:the_ultimate_plan")
def test_15_2_the_plan_scores_three_for_every_superproject() -> None:
    g = with_project("the_ultimate_plan")
    put(g, 0, "exocrawler")
    assert points(g) - points(table()) == 3 + 6 + 2 * 3


@covers("superproject:synthetic_endorphins")
def test_15_2_endorphins_keep_morale_from_costing_points() -> None:
    g, without = with_project("synthetic_endorphins"), table()
    for one in (g, without):
        one.state.players[0].morale = 0
    lowest = q.board(g.state, 0).morale_vp[0]
    assert lowest < 0
    assert points(g) - points(without) == SUPERPROJECTS["synthetic_endorphins"].vp - lowest


@covers("superproject:synthetic_endorphins")
def test_7_12_endorphins_cancel_the_loss_of_a_worker() -> None:
    g = with_project("synthetic_endorphins", "scientist", "engineer")
    g.state.players[0].morale = 0
    act(g, 0, "force")
    assert workers(g) == {"scientist": 1, "engineer": 1}


@covers("superproject:rescue_pods")
def test_13_4_rescue_pods_meet_the_base_condition() -> None:
    g = table(era=5)
    staff(g, 0, "scientist")
    power(g)
    assert refused(g, 0, "evacuate:scientist")
    put(g, 0, "rescue_pods")
    act(g, 0, "evacuate:scientist")
    assert g.state.players[0].vp > 0


def test_15_12_a_covered_superproject_is_out_of_use_but_keeps_its_vp() -> None:
    g = with_project("the_ultimate_plan")
    before = points(table())
    g.state.players[0].covered.append(0)
    assert points(g) - before == SUPERPROJECTS["the_ultimate_plan"].vp - 3  # the anomaly's own
