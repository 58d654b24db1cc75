"""The Chronobot, rules 21: setup, phases, turn, end. Its actions are in test_chronobot_actions."""

from __future__ import annotations

import pytest

from engine.anachrony import checks, chronobot, scoring
from engine.anachrony import questions as q
from engine.anachrony.chronobot.phases import PARADOX_DIE
from engine.anachrony.data import CHRONOBOT, POSITIONS, TILES, TYPES
from engine.anachrony.game import GAME
from engine.anachrony.phases import clean_up, opening, paradox, power_up, turns, warp
from engine.anachrony.setup import new_game
from engine.anachrony.state import G
from engine.core import Dice, Illegal, Mode, Play, Table, ranked, say
from tests.engine.anachrony.helpers import (
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
    staff,
    table,
    workers,
)
from tests.engine.anachrony.solo import (
    BOT,
    CONSTRUCTION,
    bot,
    bot_player,
    do,
    load_dice,
    occupy,
    solo,
    stands,
)

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


# --- 21.16 to 21.18


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


def test_21_17_r23_after_the_humans_pass_the_bot_takes_its_minimum_of_actions() -> None:
    g = solo(minimum_actions_before_phase_ends=3)
    do(g, "C4")
    g.state.turn = 0
    play(g, turns.turn(g), "pass")
    for _ in range(2):
        assert g.state.phase == "actions"
        assert g.state.order[g.state.turn] == BOT
        bot(g).tokens[0] = "C4"
        load_dice(g, 1)
        finish(turns.turn(g))
    assert g.state.phase == "clean_up"
    assert owned(g, BOT) == {"W": 6}
    finish(clean_up.clean_up(g))
    assert bot(g).actions == 0, "counted anew in each era"


def test_21_17_r23_without_exosuits_the_bot_passes_before_its_minimum() -> None:
    g = table(1, minimum_actions_before_phase_ends=3)
    play(g, turns.turn(g), "pass")
    load_dice(g)
    finish(turns.turn(g))
    assert bot_player(g).passed
    assert g.state.phase == "clean_up"


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
    assert scoring.scores(g.state)[BOT].points == printed - 6 + 7 + 5 + 6 + (4 + 2)


@pytest.mark.parametrize(("index", "vp"), list(enumerate([0, 2, 4, 6, 8, 10, 12])))
def test_21_2_time_travel_track(index: int, vp: int) -> None:
    g = table(1)
    bot_player(g).time_travel = index
    assert scoring.scores(g.state)[BOT].points == vp


@pytest.mark.parametrize(("index", "vp"), list(enumerate([0, 2, 5, 8])))
def test_21_2_morale_track(index: int, vp: int) -> None:
    g = table(1)
    bot_player(g).morale = index
    assert scoring.scores(g.state)[BOT].points == vp


def test_21_19_more_points_win_and_a_tie_goes_by_water_then_cubes() -> None:
    def winners(g: G) -> list[int]:
        return ranked(say("core-refuse-over"), scoring.scores(g.state)).winners

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
