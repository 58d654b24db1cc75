"""Phase II, rules 6."""

from __future__ import annotations

import pytest

from engine.the_loop.actions import action_phase
from tests.engine.the_loop.helpers import (
    GLOBALIZATION,
    INDUSTRY,
    RENAISSANCE,
    act,
    asked,
    energy,
    energy_on,
    give,
    hand,
    offered,
    perpetual,
    refused,
    table,
    where,
)


def test_6_1_actions_in_any_order_and_any_number() -> None:
    g = table()
    energy(g, INDUSTRY, 2)
    give(g, "mt1", "mt5")
    act(g, "card:mt1")
    act(g, "move:globalization")
    act(g, "free:industry")
    act(g, "card:mt5", "globalization")
    assert where(g) == GLOBALIZATION
    assert g.state.phase == "action"
    act(g, "stop")
    assert g.state.phase == "take"


def test_6_1_options_come_in_groups_and_the_end_stands_alone() -> None:
    g = table("mr_time", "v_girl", mode="centrifuges")
    give(g, "mt1", "mt2")
    energy(g, INDUSTRY, 3)
    g.state.eras[INDUSTRY].centrifuge = "running"
    groups = [option.group.key if option.group else "" for option in asked(action_phase(g)).options]
    seen = list(dict.fromkeys(groups))
    assert seen == ["the_loop-group-cards", "the_loop-group-moves", "the_loop-group-loops", "the_loop-group-mode", ""]
    assert groups == sorted(groups, key=seen.index)


def test_6_1_1_a_move_costs_an_energy_of_the_own_era() -> None:
    g = table()
    energy(g, INDUSTRY, 1)
    act(g, "move:renaissance")
    assert where(g) == RENAISSANCE
    assert energy_on(g) == {}
    assert g.state.energy == 30
    assert refused(g, "move:industry").rule == "6.1.1"


def test_6_1_2_the_free_move_empties_the_batteries() -> None:
    g = table()
    act(g, "free:globalization")
    assert where(g) == GLOBALIZATION
    assert refused(g, "free:industry").rule == "6.1.2"


def test_6_1_3_only_ready_cards_are_used() -> None:
    g = table()
    give(g, "mt1", ready=False)
    assert refused(g, "card:mt1").rule == "6.1.3"


def test_6_2_a_loop_readies_one_dimension_and_each_costs_one_more() -> None:
    g = table()
    energy(g, INDUSTRY, 3)
    give(g, "mt1", "mt2", "mt3", ready=False)
    act(g, "loop:star")
    assert hand(g) == {"mt1": True, "mt2": False, "mt3": True}
    assert energy_on(g) == {INDUSTRY: 2}
    act(g, "loop:spiral")
    assert hand(g)["mt2"] is True
    assert energy_on(g) == {}


def test_ru_10_the_energy_must_lie_on_the_own_era() -> None:
    g = table()
    energy(g, GLOBALIZATION, 5)
    assert refused(g, "loop:star").rule == "6.2"


def test_9_2_a_black_hole_is_never_readied() -> None:
    g = table()
    energy(g, INDUSTRY, 5)
    give(g, "me7", ready=False)
    assert refused(g, "loop:black_hole").rule == "9.2"


def test_ru_9_a_loop_that_readies_nothing_is_legal() -> None:
    g = table()
    energy(g, INDUSTRY, 1)
    act(g, "loop:stripe")
    assert g.state.turn.loops == 1


def test_6_2_1_the_price_never_falls_below_zero() -> None:
    g = table()
    g.state.turn.loop_delta = -3
    assert "loop:star" in offered(g)
    act(g, "loop:star")
    assert g.state.energy == 30
    assert g.state.turn.loop_delta == 0


@pytest.mark.parametrize("perpetual_cubes", [1, 2])
def test_12_6_1_perpetual_energy_pays_first_and_once_a_turn(perpetual_cubes: int) -> None:
    g = table(mode="centrifuges")
    perpetual(g, INDUSTRY, perpetual_cubes)
    energy(g, INDUSTRY, 2)
    act(g, "loop:star")
    assert energy_on(g) == {INDUSTRY: 2}
    act(g, "loop:star")
    assert g.state.eras[INDUSTRY].energy == perpetual_cubes - 1
    assert g.state.eras[INDUSTRY].perpetual_used == perpetual_cubes


def test_16_1_the_end_is_asked_even_when_nothing_else_is_left() -> None:
    g = table()
    g.state.agents[0].rested = False
    g.state.turn.ability_used = True
    assert offered(g) == ["stop"]
