"""The Chronobot, rules 21."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from engine.anachrony import checks, chronobot, scoring
from engine.anachrony import questions as q
from engine.anachrony.chronobot.phases import PARADOX_DIE
from engine.anachrony.data import BUILDINGS, CHRONOBOT, POSITIONS, SUPERPROJECTS, TILES, TYPES
from engine.anachrony.game import GAME
from engine.anachrony.phases import clean_up, opening, paradox, power_up, turns, warp
from engine.anachrony.placement import place
from engine.anachrony.setup import new_game
from engine.anachrony.state import Chronobot, G, Player
from engine.core import Dice, Illegal, Mode, Play, Table, ranked, say
from tests.engine.anachrony.helpers import (
    collapse,
    finish,
    give,
    give_tokens,
    lay,
    log_keys,
    offer_superproject,
    offered,
    owned,
    play,
    power,
    put,
    stack,
    staff,
    table,
    workers,
)

T = TypeVar("T")

BOT = 1
CONSTRUCTION = {"A1": "power_plant", "B2": "lab", "C3": "life_support", "C1": "factory"}
CAPITAL = {"A1": "construct", "C2": "recruit", "B3": "research"}
COMPENSATION = {"W": 2, "VP": 1}


def solo(**how: object) -> G:
    """Phase 5 with six powered exosuits for the bot."""
    g = table(1, **how)  # type: ignore[arg-type]
    power(g, BOT, 6)
    return g


def bot(g: G) -> Chronobot:
    assert g.state.chronobot is not None
    return g.state.chronobot


def bot_player(g: G) -> Player:
    return g.state.players[BOT]


def load_dice(g: G, *results: object) -> list[object]:
    """The next rolls come out like this. Returns those that were not rolled yet."""
    left = list(results)

    def roll(faces: Sequence[T]) -> T:
        assert left, f"an unexpected roll of {faces}"
        face = left.pop(0)
        return next(one for one in faces if one == face)

    vars(g)["roll"] = roll
    return left


def do(g: G, position: str, *rolls: object) -> None:
    """A turn in which the die shows the 1 and token 1 is at the position; then what else is rolled."""
    bot(g).tokens[0] = position
    left = load_dice(g, 1, *rolls)
    chronobot.turn(g)
    assert not left, f"not rolled: {left}"
    assert not list(checks.check(g.state))


def stands(g: G) -> list[str]:
    return [placement.space for placement in bot_player(g).placed]


def occupy(g: G, *spaces: str) -> None:
    """Exosuits of the human."""
    power(g, 0, len(spaces))
    staff(g, 0, *["engineer"] * len(spaces))
    for space in spaces:
        place(g, 0, space, "engineer", "tired", exosuit=True, pool=False)


def everything(g: G, action: str) -> list[str]:
    return [*q.capital_spaces(g.state, action), "council:left", "council:right"]


def empty_stacks(g: G, type_: str) -> None:
    """All tiles of a type are the human's, as far as the bot can see."""
    g.state.primary[type_].clear()
    g.state.secondary[type_].clear()


# --- 21.1, 21.2


def new(**settings: object) -> G:
    config = GAME.config(1, settings)  # type: ignore[arg-type]
    dice = Dice("new")
    return Play(GAME, config, new_game(config, dice), dice)


def test_21_1_the_bot_is_the_second_player_with_six_exosuits_eight_warp_tiles_and_nothing_else() -> None:
    g = new()
    s = g.state
    assert [q.is_bot(s, seat) for seat in range(2)] == [False, True]
    assert bot_player(g).exosuits == 6
    assert len(bot_player(g).warp) == 8
    assert owned(g, BOT) == {}
    assert q.count_workers(bot_player(g)) == 0
    assert s.capital_spaces == 2
    assert s.endgame == []


def test_21_1_the_bot_begins_and_the_human_gets_1_water() -> None:
    g = new()
    assert g.state.banner == BOT
    finish(opening.first_water(g))
    assert g.state.order == [BOT, 0]
    assert owned(g, 0) == {"W": 1}
    assert owned(g, BOT) == {}


@pytest.mark.parametrize("setting", ["doomsday", "asset_draft", "endgame_draft"])
def test_21_1_not_with_doomsday_or_drafts(setting: str) -> None:
    with pytest.raises(Illegal):
        GAME.config(1, {setting: True})


@pytest.mark.parametrize("side", ["A", "B"])
def test_21_1_the_human_chooses_path_and_leader_on_either_side(side: str) -> None:
    live = Table.new(GAME, GAME.config(1, {"side": side}), "solo")
    assert list(live.asks) == [0]
    live.answer(0, "salvation")
    assert [option.id for option in live.asks[0].options] == ["caratacus", "amena"]


def test_21_2_six_tokens_on_their_start_positions() -> None:
    assert bot(new()).tokens == ["A1", "B2", "B4", "C3", "C4", "D1"]


@pytest.mark.parametrize(
    ("position", "action", "following"),
    [
        ("A1", "construct_power_plant", "A2"),
        ("A2", "time_travel", "A3"),
        ("A3", "remove_anomaly", "A1"),
        ("B1", "supply_or_recruit", "B2"),
        ("B2", "construct_lab", "B3"),
        ("B3", "research", "B4"),
        ("B4", "mine", "C3"),
        ("C4", "take_water", "C3"),
        ("C3", "construct_life_support", "C2"),
        ("C2", "recruit", "C1"),
        ("C1", "construct_factory", "B1"),
        ("D1", "take_water", "D2"),
        ("D2", "superproject", "D1"),
    ],
)
def test_21_2_positions(position: str, action: str, following: str) -> None:
    assert (POSITIONS[position].action, POSITIONS[position].next) == (action, following)
    g = solo()
    bot(g).tokens = ["D1", position, "D1", "A2", "A2", "A1"]
    load_dice(g, 2, "circle", "circle-genetics")
    chronobot.turn(g)
    assert bot(g).tokens[1] == following


# --- 21.3


def paradox_table(*laid: tuple[int, str, int], era: int = 4) -> G:
    """Phase 2 with these warp tiles: seat, tile, era."""
    g = table(1, era=era)
    for seat, tile, number in laid:
        lay(g, seat, tile, number)
    g.state.phase = "paradox"
    return g


def test_21_3_the_bot_rolls_after_the_human_for_its_own_leading_tiles_left_to_right() -> None:
    g = paradox_table((BOT, "neutronium", 1), (0, "neutronium", 2), (0, "uranium", 3), (BOT, "uranium", 3))
    load_dice(g, 0, 2, 1, 1)
    play(g, paradox.paradox(g))
    rolls = [event.text.args for event in g.events if event.text.key == "anachrony-log-paradox-roll"]
    assert [args["count"] for args in rolls] == [0, 2, 1, 1]
    assert (g.state.players[0].paradox, bot_player(g).paradox) == (2, 2)


def test_21_3_an_anomaly_takes_a_warp_tile_from_where_the_bot_has_most_and_ends_its_rolls() -> None:
    g = paradox_table((BOT, "neutronium", 1), (BOT, "uranium", 2), (BOT, "titanium", 2), (BOT, "gold", 3))
    give(g, BOT, paradox=1)
    load_dice(g, 2)
    play(g, paradox.paradox(g))
    assert bot_player(g).paradox == 0
    assert bot(g).anomalies == 1
    assert [q.count_warps(era, BOT) for era in g.state.timeline[:3]] == [1, 1, 1]
    assert g.state.anomalies == 11


def test_21_3_among_equals_the_oldest_tile_loses_the_warp_tile() -> None:
    g = paradox_table((BOT, "neutronium", 2), (BOT, "uranium", 3))
    give(g, BOT, paradox=2)
    load_dice(g, 1)
    play(g, paradox.paradox(g))
    assert [q.count_warps(era, BOT) for era in g.state.timeline[:3]] == [0, 0, 1]


def test_21_3_a_fourth_anomaly_only_returns_tokens_and_ends_the_rolls() -> None:
    g = paradox_table((BOT, "neutronium", 1), (BOT, "uranium", 2))
    bot(g).anomalies, g.state.anomalies = 3, 9
    give(g, BOT, paradox=2)
    load_dice(g, 1)
    play(g, paradox.paradox(g))
    assert (bot(g).anomalies, bot_player(g).paradox) == (3, 0)
    assert len(list(q.warps_of(g.state, BOT))) == 2


def test_9_8_without_anomaly_tiles_the_bot_still_loses_its_warp_tile() -> None:
    g = paradox_table((BOT, "neutronium", 1))
    g.state.anomalies = 0
    give(g, BOT, paradox=2)
    load_dice(g, 1)
    for request in paradox.paradox(g):
        raise AssertionError(request)
    assert bot(g).anomalies == 0
    assert not list(q.warps_of(g.state, BOT))


def test_21_3_the_humans_retrieval_waits_for_the_bots_rolls() -> None:
    g = paradox_table((0, "neutronium", 1), (BOT, "uranium", 2))
    give(g, 0, paradox=2)
    left = load_dice(g, 1, 1)
    request = next(paradox.paradox(g))
    assert request.asks[0].key == "retrieve"
    assert not left


def test_22_4_predictable_paradoxes_give_the_bot_one_token_without_a_roll() -> None:
    g = paradox_table((BOT, "uranium", 2), (BOT, "neutronium", 1))
    g.state.variants.predictable_paradoxes = True
    load_dice(g)
    play(g, paradox.paradox(g))
    assert bot_player(g).paradox == 2


@pytest.mark.parametrize(("impact", "count"), [(False, 6), (True, 4)])
@pytest.mark.parametrize("simultaneous", [False, True])
def test_21_3_power_up_without_energy_cores(impact: bool, count: int, simultaneous: bool) -> None:
    g = table(1, era=5 if impact else 1, impact=impact, simultaneous_power_up=simultaneous)
    g.state.phase, g.state.order = "power_up", [0, BOT]
    while g.state.phase == "power_up":
        play(g, power_up.power_up(g), *([[]] if g.state.turn == 0 else []))
    assert q.count_powered(bot_player(g)) == count
    assert bot_player(g).exosuits == 6 - count
    assert owned(g, BOT) == {}


@pytest.mark.parametrize("count", sorted(set(PARADOX_DIE)))
def test_21_3_warp_lays_as_many_tiles_as_the_paradox_die_shows_and_gains_nothing(count: int) -> None:
    g = table(1, era=3)
    load_dice(g, count)
    chronobot.warp(g)
    assert q.count_warps(q.current_era(g.state), BOT) == count
    assert len(bot_player(g).warp) == 8 - count
    assert owned(g, BOT) == {}
    assert q.count_workers(bot_player(g)) == 0


def test_21_3_the_bot_warps_all_it_has_left_if_the_die_shows_more() -> None:
    g = table(1, era=3)
    for tile in list(bot_player(g).warp)[:7]:
        lay(g, BOT, tile, 1)
    load_dice(g, 2)
    chronobot.warp(g)
    assert bot_player(g).warp == []
    assert q.count_warps(q.current_era(g.state), BOT) == 1


@pytest.mark.parametrize("first", [0, BOT])
def test_21_3_warp_in_turn_order(first: int) -> None:
    g = table(1)
    g.state.order = [first, 1 - first]
    load_dice(g, 2)
    rule = warp.warp(g)
    request = next(rule)
    assert request.mode is Mode.SECRET
    assert q.count_warps(q.current_era(g.state), BOT) == (2 if first == BOT else 0)
    with pytest.raises(StopIteration):
        rule.send({0: ["titanium"]})
    seats = [laid.seat for laid in q.current_era(g.state).warps]
    assert seats == ([BOT, BOT, 0] if first == BOT else [0, BOT, BOT])


def test_22_1_the_bots_tiles_fill_slots_without_effects() -> None:
    g = table(1, alternate_timeline=True)
    g.state.order = [BOT, 0]
    before = (bot_player(g).morale, bot_player(g).paradox)
    for _ in range(4):
        load_dice(g, 2)
        chronobot.warp(g)
    assert [laid.slot for laid in q.current_era(g.state).warps] == list(range(1, 9))
    assert owned(g, BOT) == {}
    assert (bot_player(g).morale, bot_player(g).paradox) == before


# --- 21.4, 21.5


@pytest.mark.parametrize("face", range(1, 7))
def test_21_4_the_die_names_the_token_which_then_moves_one_step(face: int) -> None:
    g = solo()
    before = list(bot(g).tokens)
    load_dice(g, face)
    chronobot.turn(g)
    moved = [token for token in range(1, 7) if bot(g).tokens[token - 1] != before[token - 1]]
    assert moved == [face]
    assert bot(g).tokens[face - 1] == POSITIONS[before[face - 1]].next


def test_21_4_the_token_moves_even_if_the_action_failed() -> None:
    g = solo()
    do(g, "A2")
    assert "anachrony-log-bot-fails" in log_keys(g)
    assert bot(g).tokens[0] == "A3"


def test_21_4_of_three_tokens_on_one_position_the_highest_moves_on() -> None:
    g = solo()
    bot(g).tokens = ["A1", "B4", "C3", "C3", "C4", "D1"]
    load_dice(g, 2)
    chronobot.turn(g)
    assert bot(g).tokens == ["A1", "C3", "C3", "C2", "C4", "D1"]


def test_21_4_the_highest_is_the_one_that_came_if_its_number_is_highest() -> None:
    g = solo()
    bot(g).tokens = ["A1", "C3", "C3", "B1", "C4", "D1"]
    load_dice(g, 5)
    chronobot.turn(g)
    assert bot(g).tokens == ["A1", "C3", "C3", "B1", "C2", "D1"]


def test_21_4_repeated_if_that_makes_another_three() -> None:
    g = solo()
    bot(g).tokens = ["C4", "C3", "C3", "C2", "C2", "D1"]
    load_dice(g, 1)
    chronobot.turn(g)
    assert bot(g).tokens == ["C3", "C3", "C2", "C2", "C1", "D1"]


@pytest.mark.parametrize(
    ("difficulty", "got"), [("beginner", {"W": 2}), ("normal", {"W": 2, "VP": 1}), ("expert", {"W": 2, "VP": 1})]
)
def test_21_5_failure(difficulty: str, got: dict[str, int]) -> None:
    g = solo(difficulty=difficulty)
    do(g, "A3")
    assert owned(g, BOT) == got


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


# --- 21.15 to 21.18


@pytest.mark.parametrize("position", ["C4", "D1"])
def test_21_15_take_2_water(position: str) -> None:
    g = solo()
    do(g, position)
    assert owned(g, BOT) == {"W": 2}
    assert stands(g) == []
    assert "anachrony-log-bot-fails" not in log_keys(g)


def test_21_16_the_bot_never_evacuates() -> None:
    assert not any("evacuat" in position.action for position in POSITIONS.values())


@pytest.mark.parametrize("laid", [True, False])
def test_21_17_without_exosuits_a_last_time_travel_and_a_pass_without_a_roll(laid: bool) -> None:
    g = table(1, era=2)
    if laid:
        lay(g, BOT, "neutronium", 1)
    before = list(bot(g).tokens)
    load_dice(g)
    chronobot.turn(g)
    assert bot_player(g).passed
    assert bot_player(g).time_travel == int(laid)
    assert owned(g, BOT) == {}, "no compensation"
    assert bot(g).tokens == before


def test_21_17_the_turn_that_places_the_last_exosuit_is_not_the_pass() -> None:
    g = table(1, era=2)
    power(g, BOT, 1)
    do(g, "B4")
    assert not bot_player(g).passed
    load_dice(g)
    chronobot.turn(g)
    assert bot_player(g).passed


def test_21_17_the_humans_pass_ends_the_phase_at_once() -> None:
    g = solo()
    play(g, turns.turn(g), "pass")
    assert g.state.phase == "clean_up"
    assert not bot_player(g).passed


def test_21_17_after_the_bots_pass_the_human_plays_on_alone() -> None:
    g = table(1)
    g.state.turn = 1
    staff(g, 0, "engineer", "scientist")
    power(g, 0, 2)
    load_dice(g)
    finish(turns.turn(g))
    for option in ("purify:engineer", "purify:scientist"):
        assert g.state.order[g.state.turn] == 0
        play(g, turns.turn(g), option)
    assert g.state.phase == "actions"
    play(g, turns.turn(g), "pass")
    assert g.state.phase == "clean_up"


def test_21_18_clean_up_returns_the_bots_exosuits_and_frees_the_board() -> None:
    g = solo()
    do(g, "C2")
    do(g, "B4")
    held = workers(g, BOT)
    g.state.phase = "clean_up"
    play(g, clean_up.clean_up(g))
    assert bot_player(g).exosuits == 6
    assert stands(g) == []
    assert g.state.occupied == {}
    assert workers(g, BOT) == held
    assert bot_player(g).tired == dict.fromkeys(held.keys() | bot_player(g).tired.keys(), 0)


def test_21_18_the_impact_lays_two_collapsing_tiles_for_each_action() -> None:
    g = table(1, era=4)
    g.state.phase = "clean_up"
    play(g, clean_up.clean_up(g))
    assert g.state.impact
    assert [len(tiles) for tiles in g.state.collapsing.values()] == [2, 2, 2]
    assert not any(bot_player(g).blocked)
    assert q.penalty_circle(g.state) == 2


def test_21_18_exosuits_of_the_bot_can_bring_the_capital_down() -> None:
    g = solo(era=6, impact=True)
    g.state.flipped = [space for action in ("construct", "recruit") for space in q.capital_spaces(g.state, action)]
    occupy(g, "research:1")
    do(g, "B3", "circle", "circle-society")
    clean_up.retrieve(g.state)
    assert q.all_collapsed(g.state)


# --- 21.19, 21.20


def test_21_19_the_bots_score() -> None:
    g = table(1, era=5)
    tiles = ["101", "201", "401"]
    put(g, BOT, *tiles)
    project = "the_ultimate_plan"
    offer_superproject(g, project)
    q.current_era(g.state).superproject = ""
    bot(g).superprojects = [project]
    bot(g).anomalies, g.state.anomalies = 2, 10
    give(g, BOT, vp=7, W=9, N=3)
    give_tokens(g, BOT, "circle-society", "triangle-society", "square-society", "square-warfare")
    lay(g, BOT, "neutronium", 1)
    p = bot_player(g)
    p.morale, p.time_travel = 2, 3
    assert not list(checks.check(g.state))
    printed = sum(TILES[tile].vp for tile in [*tiles, project])
    assert scoring.score(g.state, BOT).points == printed - 6 + 7 + 5 + 6 + (4 + 2)


@pytest.mark.parametrize(("index", "vp"), list(enumerate([0, 2, 4, 6, 8, 10, 12])))
def test_21_2_time_travel_track(index: int, vp: int) -> None:
    g = table(1)
    bot_player(g).time_travel = index
    assert scoring.score(g.state, BOT).points == vp


@pytest.mark.parametrize(("index", "vp"), list(enumerate([0, 2, 5, 8])))
def test_21_2_morale_track(index: int, vp: int) -> None:
    g = table(1)
    bot_player(g).morale = index
    assert scoring.score(g.state, BOT).points == vp


def test_21_19_more_points_win_and_a_tie_goes_by_water_then_cubes() -> None:
    def winners(g: G) -> list[int]:
        return ranked(say("core-refuse-over"), [scoring.score(g.state, seat) for seat in (0, BOT)]).winners

    g = table(1)
    give(g, BOT, vp=1, W=5)
    give(g, 0, vp=2)
    assert winners(g) == [0]
    give(g, BOT, vp=1)
    assert winners(g) == [BOT], "more water"
    give(g, 0, W=5, T=1)
    assert winners(g) == [0], "more cubes"
    give(g, BOT, N=1)
    assert winners(g) == [0, BOT]


def test_21_20_three_difficulties() -> None:
    setting = next(setting for setting in GAME.settings if setting.key == "difficulty")
    assert setting.values == ("beginner", "normal", "expert")
    assert set(CHRONOBOT.failure) == set(setting.values)


@pytest.mark.parametrize(("difficulty", "usable"), [("beginner", True), ("normal", True), ("expert", False)])
def test_21_20_the_expert_bot_switches_the_leader_off(difficulty: str, usable: bool) -> None:
    g = table(1, paths=("salvation",), leaders=("caratacus",), difficulty=difficulty)
    assert any("caratacus" in option for option in offered(g)) is usable
    assert q.has_leader(g.state, 0, "caratacus") is usable


def test_every_building_type_has_a_position() -> None:
    assert sorted(CONSTRUCTION.values()) == sorted(TYPES)
