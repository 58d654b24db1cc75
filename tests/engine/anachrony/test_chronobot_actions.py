"""The actions of the Chronobot, rules 21.6 to 21.15."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.anachrony import chronobot
from engine.anachrony import questions as q
from engine.anachrony.data import BUILDINGS, SUPERPROJECTS
from engine.anachrony.phases import clean_up
from engine.anachrony.state import G
from tests.engine.anachrony.helpers import (
    collapse,
    give,
    give_tokens,
    lay,
    log_keys,
    offer_superproject,
    owned,
    put,
    stack,
    staff,
    table,
    workers,
)
from tests.engine.anachrony.solo import (
    BOT,
    CAPITAL,
    COMPENSATION,
    CONSTRUCTION,
    bot,
    bot_player,
    do,
    everything,
    load_dice,
    occupy,
    solo,
    stands,
)

# --- 21.6


@pytest.mark.parametrize(("position", "action"), CAPITAL.items())
def test_21_6_topmost_free_space_then_council_left_then_right(position: str, action: str) -> None:
    spaces = everything(table(1), action)
    rolls = ["circle", "circle-genetics"] if action == "research" else []
    for taken in range(len(spaces)):
        g = solo()
        occupy(g, *spaces[:taken])
        do(g, position, *rolls)
        assert stands(g) == [spaces[taken]]
        assert q.count_powered(bot_player(g)) == 5
        assert "anachrony-log-bot-fails" not in log_keys(g)


@pytest.mark.parametrize(("position", "action"), CAPITAL.items())
def test_21_6_without_a_free_space_it_fails_and_keeps_the_exosuit(position: str, action: str) -> None:
    g = solo()
    occupy(g, *everything(g, action))
    do(g, position)
    assert stands(g) == []
    assert q.count_powered(bot_player(g)) == 6
    assert owned(g, BOT) == COMPENSATION


def test_21_6_the_left_council_space_takes_the_banner_from_the_human() -> None:
    g = solo()
    g.state.banner = 0
    occupy(g, "recruit:1", "recruit:2")
    do(g, "C2")
    assert g.state.banner == BOT
    assert g.state.order == [0, BOT], "until the next era"
    assert "anachrony-log-banner" in log_keys(g)


def test_21_6_a_bot_that_holds_the_banner_keeps_it() -> None:
    g = solo()
    g.state.banner = BOT
    occupy(g, "recruit:1", "recruit:2")
    do(g, "C2")
    assert stands(g) == ["council:left"]
    assert "anachrony-log-banner" not in log_keys(g)


def test_21_6_the_right_council_space_leaves_the_banner() -> None:
    g = solo()
    g.state.banner = 0
    occupy(g, "recruit:1", "recruit:2", "council:left")
    do(g, "C2")
    assert stands(g) == ["council:right"]
    assert g.state.banner == 0


def test_21_6_collapsing_tiles_give_the_bot_nothing_and_are_flipped() -> None:
    g = solo(era=5, impact=True)
    collapse(g, "research", "S2", "S5")
    do(g, "B3", "square", "square-society")
    assert owned(g, BOT) == {}
    assert bot_player(g).breakthroughs == {"square-society": 1}
    clean_up.retrieve(g.state)
    assert g.state.flipped == ["research:1"]
    assert bot_player(g).exosuits == 1
    do(g, "B3", "square", "square-society")
    assert stands(g) == ["research:2"]


def test_21_6_no_costs() -> None:
    g = solo()
    occupy(g, "construct:1")
    do(g, "A1")
    assert stands(g) == ["construct:2"], "1 water for anybody else"
    assert q.count_buildings(bot_player(g), "power_plant") == 1


# --- 21.7


def empty_stacks(g: G, type_: str) -> None:
    """All tiles of a type are the human's, as far as the bot can see."""
    g.state.primary[type_].clear()
    g.state.secondary[type_].clear()


def two_of(type_: str, better: bool) -> tuple[str, str]:
    """Two buildings of a type: the first worth more than the second, or as much."""
    tiles = [tile for tile in BUILDINGS.values() if tile.type == type_]
    return next(
        (a.id, b.id)
        for a in tiles
        for b in tiles
        if a is not b and (a.vp > b.vp if better else a.vp == b.vp)
    )


@pytest.mark.parametrize(("position", "type_"), CONSTRUCTION.items())
def test_21_7_the_building_with_more_vp(position: str, type_: str) -> None:
    better, worse = two_of(type_, better=True)
    for primary in (True, False):
        g = solo()
        stack(g, better, primary=primary)
        stack(g, worse, primary=not primary)
        do(g, position)
        assert q.buildings(bot_player(g)) == [better]
        assert owned(g, BOT) == {}
        shown = [event for event in g.events if event.text.key == "anachrony-log-buildings"]
        assert [event.reveal for event in shown] == ([True] if primary else [])


def test_21_7_among_equals_the_secondary_one() -> None:
    primary, secondary = two_of("lab", better=False)
    g = solo()
    stack(g, primary, primary=True)
    stack(g, secondary)
    do(g, "B2")
    assert q.buildings(bot_player(g)) == [secondary]


def test_21_7_one_stack_alone_is_enough() -> None:
    g = solo()
    top = g.state.primary["lab"][-1]
    put(g, 0, g.state.secondary["lab"][-1])
    do(g, "B2")
    assert q.buildings(bot_player(g)) == [top]


@pytest.mark.parametrize(("position", "type_"), CONSTRUCTION.items())
def test_21_7_with_three_of_the_type_the_exosuit_is_placed_for_nothing(position: str, type_: str) -> None:
    g = solo()
    put(g, BOT, *[tile.id for tile in BUILDINGS.values() if tile.type == type_][:3])
    do(g, position)
    assert q.count_buildings(bot_player(g), type_) == 3
    assert stands(g) == ["construct:1"]
    assert owned(g, BOT) == COMPENSATION


def test_21_7_without_a_tile_of_the_type_the_exosuit_is_placed_for_nothing() -> None:
    g = solo()
    empty_stacks(g, "lab")
    load_dice(g, 2)
    chronobot.turn(g)
    assert stands(g) == ["construct:1"]
    assert owned(g, BOT) == COMPENSATION


# --- 21.8


def superprojects_by_vp() -> list[str]:
    return sorted(SUPERPROJECTS, key=lambda tile: SUPERPROJECTS[tile].vp)


def test_21_8_before_the_impact_1_vp_without_an_exosuit() -> None:
    g = solo(difficulty="beginner")
    do(g, "D2")
    assert owned(g, BOT) == {"VP": 1}
    assert stands(g) == []
    assert "anachrony-log-bot-fails" not in log_keys(g)


def superproject_table(*tiles: str, era: int = 5) -> G:
    """After the Impact, these superprojects from era 1 on, no others in the present or past."""
    g = solo(era=era, impact=True)
    for number, tile in enumerate(tiles, 1):
        offer_superproject(g, tile, number)
    for past in g.state.timeline[len(tiles) : era]:
        if past.superproject:
            g.state.superprojects_removed.append(past.superproject)
            past.superproject = ""
    return g


def test_21_8_after_the_impact_the_superproject_with_most_vp_of_present_and_past() -> None:
    *_, second, best = superprojects_by_vp()
    worst, worse = superprojects_by_vp()[:2]
    g = superproject_table(worst, second, worse)
    offer_superproject(g, best, era=6)
    do(g, "D2")
    assert bot(g).superprojects == [second], "that of the next era is out of reach"
    assert stands(g) == ["construct:1"]
    assert g.state.timeline[1].superproject == ""
    assert owned(g, BOT) == {}


def test_21_8_among_equals_the_oldest() -> None:
    values = [SUPERPROJECTS[tile].vp for tile in SUPERPROJECTS]
    vp = max(vp for vp in values if values.count(vp) > 1)
    equal = [tile for tile in SUPERPROJECTS if SUPERPROJECTS[tile].vp == vp][:2]
    g = superproject_table(*equal)
    do(g, "D2")
    assert bot(g).superprojects == equal[:1]


def test_21_8_a_face_down_superproject_is_not_available() -> None:
    g = superproject_table("rescue_pods")
    g.state.timeline[0].superproject_up = False
    do(g, "D2")
    assert bot(g).superprojects == []


def test_21_8_none_available_the_exosuit_is_placed_for_nothing() -> None:
    g = superproject_table()
    do(g, "D2")
    assert stands(g) == ["construct:1"]
    assert owned(g, BOT) == COMPENSATION


def test_21_8_with_two_superprojects_the_exosuit_is_placed_for_nothing() -> None:
    first, second, third, *_ = superprojects_by_vp()
    g = superproject_table(first, second, third)
    do(g, "D2")
    do(g, "D2")
    assert len(bot(g).superprojects) == 2
    do(g, "D2")
    assert len(bot(g).superprojects) == 2
    assert stands(g) == ["construct:1", "construct:2", "council:left"]
    assert owned(g, BOT) == COMPENSATION


def test_21_8_no_free_space_no_superproject() -> None:
    g = superproject_table("rescue_pods")
    occupy(g, *everything(g, "construct"))
    do(g, "D2")
    assert bot(g).superprojects == []
    assert owned(g, BOT) == COMPENSATION


# --- 21.9


POOL = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}


@pytest.mark.parametrize(
    ("pool", "held", "taken"),
    [
        (["scientist", "engineer", "administrator", "genius"], [], "genius"),
        (["scientist", "engineer", "administrator"], [], "administrator"),
        (["scientist", "engineer"], [], "engineer"),
        (["scientist", "genius"], ["genius"], "scientist"),
        (["engineer", "administrator", "genius"], ["genius", "administrator"], "engineer"),
        (["scientist", "engineer"], ["scientist", "engineer"], "engineer"),
    ],
)
def test_21_9_recruit_takes_what_it_lacks_then_the_best(pool: list[str], held: list[str], taken: str) -> None:
    g = solo()
    g.state.recruit_pool = dict.fromkeys(pool, 1)
    staff(g, BOT, *held)
    do(g, "C2")
    assert workers(g, BOT) == {type_: [*held, taken].count(type_) for type_ in POOL if type_ in [*held, taken]}
    assert g.state.recruit_pool[taken] == 0
    assert owned(g, BOT) == {}, "no bonus"
    assert stands(g) == ["recruit:1"]


def test_21_9_all_four_types_are_5_vp() -> None:
    g = solo()
    g.state.recruit_pool = dict(POOL)
    staff(g, BOT, "scientist", "engineer", "administrator", "administrator")
    do(g, "C2")
    assert owned(g, BOT) == {"VP": 5}
    assert workers(g, BOT) == {"administrator": 1}


def test_21_9_empty_pool_the_exosuit_is_placed_for_nothing() -> None:
    g = solo()
    g.state.recruit_pool = dict.fromkeys(POOL, 0)
    do(g, "C2")
    assert stands(g) == ["recruit:1"]
    assert owned(g, BOT) == COMPENSATION


# --- 21.10


@pytest.mark.parametrize("shape", ["circle", "triangle", "square"])
def test_21_10_research_takes_a_token_of_the_rolled_shape(shape: str) -> None:
    g = solo()
    do(g, "B3", shape, f"{shape}-warfare")
    assert bot_player(g).breakthroughs == {f"{shape}-warfare": 1}
    assert stands(g) == ["research:1"]


def test_21_10_the_icon_is_one_of_those_left() -> None:
    g = solo()
    for kind, n in list(g.state.breakthroughs.items()):
        if kind.startswith("circle") and kind != "circle-society":
            give_tokens(g, 0, *[kind] * n)
    bot(g).tokens[0] = "B3"
    rolled: list[Sequence[object]] = []
    answers = iter([1, "circle", "circle-society"])

    def roll(faces: Sequence[object]) -> object:
        rolled.append(faces)
        return next(answers)

    vars(g)["roll"] = roll
    chronobot.turn(g)
    assert rolled[-1] == ["circle-society"]


def test_21_10_no_token_of_the_shape_left_the_exosuit_is_placed_for_nothing() -> None:
    g = solo()
    for kind, n in list(g.state.breakthroughs.items()):
        if kind.startswith("circle"):
            give_tokens(g, 0, *[kind] * n)
    do(g, "B3", "circle")
    assert bot_player(g).breakthroughs == {}
    assert stands(g) == ["research:1"]
    assert owned(g, BOT) == COMPENSATION


# --- 21.11


@pytest.mark.parametrize(
    ("pool", "held", "taken"),
    [
        ("TTGUN", "", "N"),
        ("TTGUU", "", "U"),
        ("TTGGT", "", "G"),
        ("TTTTT", "", "T"),
        ("TTGUN", "N", "U"),
        ("TTGUN", "NU", "G"),
        ("TTGGU", "TGU", "U"),
    ],
)
def test_21_11_mine_takes_one_cube_it_lacks_then_the_best(pool: str, held: str, taken: str) -> None:
    g = solo()
    g.state.mine_pool = list(pool)
    give(g, BOT, **{cube: held.count(cube) for cube in held})
    do(g, "B4")
    assert owned(g, BOT) == {cube: (held + taken).count(cube) for cube in held + taken}
    assert sorted(g.state.mine_pool) == sorted(pool.replace(taken, "", 1))
    assert g.state.mine_bonus == ["U", "G", "T"], "the cube beside the space stays"
    assert stands(g) == ["mine:1"]


def test_21_11_all_four_types_are_5_vp() -> None:
    g = solo()
    g.state.mine_pool = list("NTTTT")
    give(g, BOT, T=2, U=1, G=1)
    do(g, "B4")
    assert owned(g, BOT) == {"T": 1, "VP": 5}


def test_21_11_r20_with_the_switch_the_cube_beside_the_space_is_taken_too() -> None:
    g = solo(mine_takes_slot_bonus=True)
    g.state.mine_pool = list("TTTTT")
    give(g, BOT, N=1, G=1)
    do(g, "B4")
    assert owned(g, BOT) == {"VP": 5}, "T of the pool and U of the space make the set"
    assert g.state.mine_bonus == ["", "G", "T"]


def test_21_11_topmost_free_mine_space() -> None:
    g = solo()
    occupy(g, "mine:1")
    do(g, "B4")
    do(g, "B4")
    assert stands(g) == ["mine:2", "mine:3"]


def test_21_11_no_free_space_it_fails_and_keeps_the_exosuit() -> None:
    g = solo()
    occupy(g, "mine:1", "mine:2", "mine:3")
    do(g, "B4")
    assert stands(g) == []
    assert owned(g, BOT) == COMPENSATION


def test_21_11_empty_pool_the_exosuit_is_placed_for_nothing() -> None:
    g = solo()
    g.state.mine_pool = []
    do(g, "B4")
    assert stands(g) == ["mine:1"]
    assert owned(g, BOT) == COMPENSATION


# --- 21.12


def test_21_12_time_travel_from_the_past_era_with_most_tiles() -> None:
    g = solo(era=4)
    for tile, era in (("neutronium", 1), ("uranium", 2), ("titanium", 2), ("gold", 3), ("water", 4)):
        lay(g, BOT, tile, era)
    do(g, "A2")
    assert [q.count_warps(era, BOT) for era in g.state.timeline[:3]] == [1, 1, 1]
    assert bot_player(g).time_travel == 1
    assert stands(g) == []
    do(g, "A2")
    assert [q.count_warps(era, BOT) for era in g.state.timeline[:3]] == [0, 1, 1], "among equals the oldest"


def test_21_12_at_the_end_of_the_track_the_tile_is_removed_all_the_same() -> None:
    g = solo(era=2)
    lay(g, BOT, "neutronium", 1)
    bot_player(g).time_travel = 6
    do(g, "A2")
    assert bot_player(g).time_travel == 6
    assert not list(q.warps_of(g.state, BOT))
    assert owned(g, BOT) == {}


def test_21_12_no_tile_on_a_past_era_is_a_failure() -> None:
    g = solo(era=2)
    lay(g, BOT, "neutronium", 2)
    lay(g, 0, "neutronium", 1)
    do(g, "A2")
    assert bot_player(g).time_travel == 0
    assert len(list(q.warps_of(g.state, BOT))) == 1
    assert owned(g, BOT) == COMPENSATION


# --- 21.13


@pytest.mark.parametrize(("step", "cost"), [(0, 5), (1, 6), (2, 7)])
def test_21_13_supply_with_enough_water(step: int, cost: int) -> None:
    g = solo()
    bot_player(g).morale = step
    give(g, BOT, W=cost + 1)
    do(g, "B1")
    assert bot_player(g).morale == step + 1
    assert owned(g, BOT) == {"W": 1}
    assert stands(g) == []


@pytest.mark.parametrize(("step", "cost"), [(0, 5), (1, 6), (2, 7)])
def test_21_13_recruit_without_enough_water(step: int, cost: int) -> None:
    g = solo()
    bot_player(g).morale = step
    give(g, BOT, W=cost - 1)
    do(g, "B1")
    assert bot_player(g).morale == step
    assert owned(g, BOT) == {"W": cost - 1}
    assert stands(g) == ["recruit:1"]
    assert q.count_workers(bot_player(g)) == 1


@pytest.mark.parametrize("water", [0, 9])
def test_21_13_at_the_right_end_it_fails_and_pays_nothing(water: int) -> None:
    g = solo()
    bot_player(g).morale = 3
    give(g, BOT, W=water)
    do(g, "B1")
    assert bot_player(g).morale == 3
    assert owned(g, BOT) == {"W": water + 2, "VP": 1}
    assert stands(g) == []


# --- 21.14


@pytest.mark.parametrize(
    ("cubes", "left"),
    [
        ({"T": 2}, {}),
        ({"T": 2, "G": 2, "U": 2, "N": 1}, {"G": 2, "U": 2, "N": 1}),
        ({"G": 2, "U": 2, "N": 1}, {"U": 2, "N": 1}),
        ({"U": 2, "N": 1}, {"N": 1}),
        ({"T": 1, "N": 1}, {"T": 1}),
        ({"T": 3, "N": 2}, {"T": 3, "N": 1}),
        ({"T": 2, "G": 3}, {"T": 2, "G": 1}),
    ],
)
def test_21_14_anomaly_removal_with_the_type_it_has_most_of(cubes: dict[str, int], left: dict[str, int]) -> None:
    g = solo()
    bot(g).anomalies, g.state.anomalies = 2, 10
    give(g, BOT, W=3, **cubes)
    do(g, "A3")
    assert (bot(g).anomalies, g.state.anomalies) == (1, 11)
    assert owned(g, BOT) == {"W": 1, **left}
    assert stands(g) == []


@pytest.mark.parametrize(
    ("anomalies", "assets"),
    [(0, {"W": 2, "T": 2}), (1, {"W": 1, "T": 2}), (1, {"W": 2, "T": 1, "G": 1, "U": 1}), (1, {"W": 2})],
)
def test_21_14_missing_anything_is_a_failure(anomalies: int, assets: dict[str, int]) -> None:
    g = solo()
    bot(g).anomalies, g.state.anomalies = anomalies, 12 - anomalies
    give(g, BOT, **assets)
    do(g, "A3")
    assert bot(g).anomalies == anomalies
    assert owned(g, BOT) == {**assets, "W": assets["W"] + 2, "VP": 1}


# --- 21.15


@pytest.mark.parametrize("position", ["C4", "D1"])
def test_21_15_take_2_water(position: str) -> None:
    g = solo()
    do(g, position)
    assert owned(g, BOT) == {"W": 2}
    assert stands(g) == []
    assert "anachrony-log-bot-fails" not in log_keys(g)
