"""Rules 1 to 7.1, 10 and 18: set-up, the phases of an era, turns, and who knows what."""

from __future__ import annotations

import pytest

from engine.anachrony.anomaly import strike
from engine.anachrony.data import PATHS, RECRUIT_CARDS, SLOTS, TYPES
from engine.anachrony.game import GAME
from engine.anachrony.phases import clean_up, opening, power_up, preparation, turns
from engine.anachrony.setup import new_game
from engine.anachrony.state import G, Placement
from engine.core import HIDDEN, Config, Dice, Play, Value
from tests.engine.anachrony.helpers import (
    act,
    asked,
    finish,
    give,
    log_keys,
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


def fresh(players: int = 2, **settings: Value) -> G:
    config = GAME.config(players, {"first_player": "seat1", **settings})
    dice = Dice("fresh")
    return Play(GAME, config, new_game(config, dice), dice)


# --- 1


def test_1_10_seven_markers_for_free_actions() -> None:
    g = table()
    g.state.players[0].used = [f"free{n}" for n in range(7)]
    assert refused(g, 0, "force").rule == "1.10"


def test_1_11_a_placement_that_cannot_be_paid_is_refused() -> None:
    g = table()
    staff(g, 0, "engineer")
    give(g, W=4)
    assert refused(g, 0, "supply:engineer").rule == "7.11"


# --- 2, 3


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_2_1_hex_spaces_by_number_of_players(players: int, spaces: int) -> None:
    assert fresh(players).state.capital_spaces == spaces


def test_2_1_a_simple_player_is_a_player_too() -> None:
    config = GAME.config(4)
    seats = ("person", "greedy", "person", "random")
    assert new_game(Config(config.game, seats, config.settings), Dice("x")).capital_spaces == 3


def test_2_5_only_the_first_superproject_lies_face_up() -> None:
    s = fresh().state
    assert [era.superproject_up for era in s.timeline] == [True] + [False] * 6
    assert len(s.superprojects_removed) == 11


def test_2_7_five_of_eight_endgame_cards() -> None:
    s = fresh().state
    assert len(s.endgame) == 5
    assert "experiments" not in s.endgame + s.endgame_undealt


def test_3_2_every_path_is_taken_once_and_in_turn_order() -> None:
    g = fresh(3)
    rule = opening.paths(g)
    request = next(rule)
    assert list(request.asks) == [0]
    request = rule.send("progress")
    assert "progress" not in option_ids(request.asks[1])


@pytest.mark.parametrize("path", list(PATHS))
def test_3_4_starting_assets(path: str) -> None:
    expected = {
        "harmony": ({"T": 3, "U": 1, "W": 6, "E": 3}, {"scientist": 2, "engineer": 2}, {"genius": 1}),
        "dominance": ({"T": 2, "U": 2, "G": 1, "W": 3, "E": 4}, {"scientist": 2, "engineer": 2}, {"engineer": 1}),
        "progress": ({"T": 2, "U": 1, "G": 1, "W": 3, "E": 4}, {"scientist": 2, "administrator": 2}, {"engineer": 1}),
        "salvation": ({"T": 2, "G": 2, "N": 1, "W": 4, "E": 3}, {"scientist": 3, "engineer": 1}, {"administrator": 1}),
    }[path]
    g = fresh()
    other = next(one for one in PATHS if one != path)
    play(g, opening.paths(g), path, other)
    assert (owned(g), workers(g), workers(g, column="tired")) == expected
    assert sum(g.state.players[0].breakthroughs.values()) == (path == "progress")
    assert g.state.players[0].condition in PATHS[path].evacuation


def test_3_6_each_picks_one_of_the_two_leaders_of_the_path() -> None:
    g = fresh()
    play(g, opening.paths(g), "harmony", "salvation")
    assert option_ids(asked(opening.leaders(g))) == ["haulani", "zaida"]


def test_3_8_water_by_turn_order() -> None:
    g = fresh(4, first_player="seat3")
    play(g, opening.paths(g), "harmony", "dominance", "progress")
    before = [p.assets["W"] for p in g.state.players]
    finish(opening.first_water(g))
    assert [p.assets["W"] - w for p, w in zip(g.state.players, before, strict=True)] == [1, 2, 0, 1]


# --- 5


def test_5_1_the_superproject_of_the_next_era_is_turned_up() -> None:
    g = table(era=3)
    assert [era.superproject_up for era in g.state.timeline] == [True] * 4 + [False] * 3


def test_5_2_the_top_of_each_primary_stack_moves_to_the_secondary() -> None:
    g = table()
    tops = {type_: g.state.primary[type_][-1] for type_ in TYPES}
    preparation.move_buildings(g)
    assert {type_: stack[-1] for type_, stack in g.state.secondary.items()} == tops
    assert [event.reveal for event in g.events] == [True]


def test_5_2_an_empty_primary_stack_is_skipped() -> None:
    g = table()
    g.state.secondary["lab"] += g.state.primary["lab"]
    g.state.primary["lab"] = []
    preparation.move_buildings(g)
    assert g.state.primary["lab"] == []


def test_5_3_and_5_4_pools_are_filled_anew() -> None:
    g = table()
    s = g.state
    s.mine_bonus = ["", "", ""]
    preparation.fill_recruit_pool(g)
    preparation.fill_mine(g)
    assert sum(s.recruit_pool.values()) == 4
    assert s.recruit_pool == RECRUIT_CARDS[s.recruit_discard[-1]].workers
    assert len(s.mine_pool) == 5
    assert s.mine_bonus == ["U", "G", "T"]


# --- 6


def test_6_1_bottom_slots_cost_a_core_and_empty_slots_give_water() -> None:
    g = table(leaders=("zaida", "samira"))
    give(g, E=1)
    play(g, power_up.charge_board(g, 0), ["TL", "BL"])
    assert owned(g) == {"W": 4}
    assert g.state.players[0].powered == [True, False, False, True, False, False]
    assert g.state.players[0].exosuits == 4


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("path", PATHS)
def test_6_1_the_slots_of_every_board_stand_in_the_order_of_their_marks(path: str, side: str) -> None:
    assert [slot.slot for slot in PATHS[path].sides[side].slots] == SLOTS


def test_6_1_what_cannot_be_paid_together_is_refused() -> None:
    g = table(leaders=("zaida", "samira"))
    give(g, E=1)
    ask = asked(power_up.charge_board(g, 0))
    with pytest.raises(Exception, match=r"6\.1"):
        ask.accept(["BL", "BM"])


def test_6_3_blocked_slots_are_not_charged_and_give_no_water() -> None:
    g = table(era=5, impact=True)
    ask = asked(power_up.charge_board(g, 0))
    assert option_ids(ask) == ["TM"]
    assert {one.id: one.rule for one in ask.blocked} == {
        "TL": "6.3", "TR": "6.3", "BL": "6.1", "BM": "6.1", "BR": "6.1",
    }  # fmt: skip
    play(g, power_up.charge_board(g, 0), [])
    assert owned(g) == {"W": 4}


def test_6_1_every_player_has_a_step_of_the_own_in_turn_order() -> None:
    g = table(leaders=("zaida", "samira"))
    g.state.phase, g.state.order = "power_up", [1, 0]
    assert list(next(power_up.power_up(g)).asks) == [1]


def test_22_5_simultaneous_power_up_asks_all_at_once() -> None:
    g = table(leaders=("zaida", "samira"), simultaneous_power_up=True)
    g.state.phase = "power_up"
    assert list(next(power_up.power_up(g)).asks) == [0, 1]


# --- 7.1


def test_7_1_1_players_take_turns_until_all_have_passed() -> None:
    g = table(3)
    g.state.players[1].passed = True
    turns.next_turn(g.state)
    assert g.state.turn == 2
    g.state.players[0].passed = g.state.players[2].passed = True
    turns.next_turn(g.state)
    assert g.state.phase == "clean_up"


def test_7_1_2_free_actions_come_before_the_main_action() -> None:
    g = table()
    staff(g, 0, "engineer")
    power(g)
    assert act(g, 0, "force") is False
    assert refused(g, 0, "force").rule == "7.1.2"
    assert act(g, 0, "purify:engineer") is True


def test_7_1_2_a_main_board_space_needs_a_worker_and_an_exosuit() -> None:
    g = table()
    staff(g, 0, "engineer")
    assert refused(g, 0, "purify:engineer").rule == "7.1.2"
    power(g)
    assert refused(g, 0, "purify:scientist").rule == "7.1.2"


def test_7_1_3_who_can_do_nothing_else_passes_without_being_asked() -> None:
    g = table()
    g.state.players[0].used = ["force"]
    finish(turns.turn(g))
    assert g.state.players[0].passed
    assert log_keys(g) == ["anachrony-log-pass"]


def test_7_1_4_the_worker_is_busy_and_the_slot_empty_again() -> None:
    g = table()
    staff(g, 0, "engineer")
    power(g)
    act(g, 0, "purify:engineer")
    p = g.state.players[0]
    assert workers(g) == {}
    assert p.powered.count(True) == 0
    assert p.placed == [Placement("purify", "engineer", "tired", True)]


def test_7_1_5_a_hex_space_holds_one_exosuit_and_a_pool_any_number() -> None:
    g = table()
    staff(g, 0, "engineer", "engineer", "engineer")
    power(g, 0, 3)
    act(g, 0, "mine:1:engineer", g.state.mine_pool[0])
    assert refused(g, 0, "mine:1:engineer").rule == "7.1.5"
    act(g, 0, "purify:engineer")
    assert "purify:engineer" in offered(g)


def test_7_1_5_a_worker_space_holds_one_worker() -> None:
    g = table()
    put(g, 0, "201")
    staff(g, 0, "engineer", "engineer")
    act(g, 0, "tile:201:engineer")
    assert refused(g, 0, "tile:201:engineer").rule == "7.1.5"


def test_1_9_a_genius_earns_every_benefit_of_a_type() -> None:
    g = table()
    staff(g, 0, "genius", "genius")
    power(g, 0, 2)
    act(g, 0, "purify:genius")
    assert owned(g) == {"W": 4}
    act(g, 0, "mine:2:genius", g.state.mine_pool[0])
    assert g.state.players[0].placed[-1].fate == "active"


# --- 10


def test_10_a_workers_return_to_their_columns() -> None:
    g = table(leaders=("haulani", "wolfe"))
    p = g.state.players[0]
    power(g, 0, 2)
    staff(g, 0, "engineer", "scientist")
    act(g, 0, "mine:1:engineer", g.state.mine_pool[0])
    act(g, 0, "purify:scientist")
    p.placed.append(Placement("tile:310", "genius", "dead"))
    p.set_aside = {"administrator": 1}
    finish(clean_up.clean_up(g))
    assert workers(g) == {"engineer": 1}
    assert workers(g, column="tired") == {"scientist": 1, "administrator": 1}
    assert p.placed == []
    assert p.exosuits == 6
    assert g.state.occupied == {}


def test_10_d_powered_exosuits_and_the_focus_move_on() -> None:
    g = table(era=2, leaders=("haulani", "wolfe"))
    power(g)
    g.state.players[0].focus = 1
    finish(clean_up.clean_up(g))
    p = g.state.players[0]
    assert (p.focus, p.exosuits, p.powered.count(True)) == (3, 6, 0)
    assert g.state.phase == "preparation"


def test_10_a_markers_return_and_10_d_the_banner_holder_begins() -> None:
    g = table(era=2, leaders=("haulani", "wolfe"))
    act(g, 0, "force")
    g.state.banner = 1
    finish(clean_up.clean_up(g))
    assert g.state.players[0].used == []
    assert g.state.order == [1, 0]
    assert "anachrony-log-first" in log_keys(g)


# --- 18


def test_18_only_the_tops_of_the_primary_stacks_are_known() -> None:
    s = table().state
    seen = GAME.view(s, 0).primary["lab"]
    assert seen[-1] == s.primary["lab"][-1]
    assert set(seen[:-1]) == {HIDDEN}
    assert set(GAME.view(s, 0).recruit_deck) == {HIDDEN}


def test_18_face_down_superprojects_are_hidden_and_built_ones_are_not_there() -> None:
    s = table(era=2).state
    s.timeline[0].superproject, s.timeline[0].superproject_up = "", False
    seen = [era.superproject for era in GAME.view(s, 0).timeline]
    assert seen[0] == ""
    assert seen[1:3] == [era.superproject for era in s.timeline[1:3]]
    assert set(seen[3:]) == {HIDDEN}


def test_18_a_reshuffled_world_leaves_the_place_of_a_built_superproject_empty() -> None:
    g = table(era=2)
    put(g, 0, g.state.timeline[0].superproject)
    before = GAME.view(g.state, 0)
    GAME.reshuffle(g.state, 0, Dice("other"))
    assert g.state.timeline[0].superproject == ""
    assert GAME.view(g.state, 0) == before


def test_18_1_a_lost_building_is_known_at_the_bottom_of_its_stack() -> None:
    g = table(side="B", leaders=("haulani", "wolfe"))
    put(g, 0, "401")
    give(g, paradox=3)
    play(g, strike(g, 0), "401")
    seen = GAME.view(g.state, 1).primary["lab"]
    assert seen[0] == "401"
    assert seen[1] == HIDDEN
