"""Phases III to V, rules 7 and 10."""

from __future__ import annotations

import pytest

from engine.core import Mode
from engine.the_loop import closing
from engine.the_loop.data import ERAS
from engine.the_loop.state import G
from tests.engine.the_loop.helpers import (
    INDUSTRY,
    arm,
    asked,
    discard_pile,
    ends,
    give,
    hand,
    lay,
    mission,
    option_ids,
    play,
    reveals,
    stack,
    table,
)


def phase(g: G, name: str) -> G:
    g.state.phase = name
    return g


# --- III


def test_7_1_one_card_of_the_own_era_goes_on_top_of_the_pile() -> None:
    g = phase(table(), "take")
    lay(g, "in1", "in2", "da1")
    assert option_ids(asked(closing.take(g))) == ["in1", "in2", "none"]
    play(g, closing.take(g), "in2")
    agent = g.state.agents[0]
    assert (agent.pile[-1], agent.known) == ("in2", 1)
    assert g.state.eras[INDUSTRY].cards == ["in1"]


def test_7_1_taking_is_optional_and_not_asked_without_cards() -> None:
    g = phase(table(), "take")
    play(g, closing.take(g))
    assert g.state.phase == "archive"
    lay(g, "in1")
    play(g, closing.take(phase(g, "take")), "none")
    assert g.state.eras[INDUSTRY].cards == ["in1"]


def test_7_5_a_card_taken_is_drawn_at_the_next_refill_and_tells_nothing_new() -> None:
    g = phase(table(), "take")
    lay(g, "in2")
    play(g, closing.take(g), "in2")
    give(g, "mt1", "mt2")
    play(g, closing.end(phase(g, "end")))
    assert hand(g)["in2"] is True
    drawn = [e for e in g.events if e.text.key == "the_loop-log-draw"]
    assert next(e.reveal for e in drawn) is False
    assert any(e.reveal for e in drawn)


# --- IV


def full(g: G) -> G:
    mission(g, INDUSTRY, "m_energy_here").cubes = 6
    return phase(g, "archive")


def test_7_2_a_full_mission_on_the_own_era_can_be_archived() -> None:
    g = full(table())
    play(g, closing.archive(g), "archive")
    assert g.state.archived == ["m_energy_here"]
    assert g.state.eras[INDUSTRY].mission is None
    assert g.state.phase == "bonus"
    assert len(g.state.bonus) == 3


@pytest.mark.parametrize("why", ["not full", "face down", "elsewhere", "declined"])
def test_ru_30_archiving_needs_it_revealed_full_and_here(why: str) -> None:
    g = full(table())
    tile = g.state.eras[INDUSTRY].mission
    assert tile is not None
    if why == "not full":
        tile.cubes = 5
    if why == "face down":
        tile.up, tile.cubes = False, 0
        g.state.eras[0].mission.up = g.state.eras[6].mission.up = True  # type: ignore[union-attr]
    if why == "elsewhere":
        g.state.agents[0].era = 0
    play(g, closing.archive(g), *(["none"] if why == "declined" else []))
    assert g.state.archived == []
    assert g.state.phase == "end"


def test_7_2_c_each_agent_gets_one_bonus_card_and_the_last_is_destroyed() -> None:
    g = phase(table("mr_time", "v_girl", "eraser_404"), "bonus")
    g.state.active = 1
    g.state.bonus = ["da1", "me3", "re4", "in5"]
    for card in g.state.bonus:
        g.state.huge.remove(card)
    play(g, closing.bonus(g), "re4", "da1", "in5")
    assert [agent.pile[-1] for agent in g.state.agents] == ["in5", "re4", "da1"]
    assert [agent.known for agent in g.state.agents] == [1, 1, 1]
    assert g.state.destroyed == ["me3"]
    assert g.state.phase == "end"


def test_15_the_bonus_is_asked_of_the_whole_team() -> None:
    g = phase(table("mr_time", "v_girl", "eraser_404"), "bonus")
    g.state.bonus = ["da1", "me3", "re4", "in5"]
    request = next(closing.bonus(g))
    assert request.mode is Mode.FIRST
    assert list(request.asks) == [0, 1, 2]


def test_ru_17_too_few_bonus_cards_are_dealt_in_turn_order() -> None:
    g = phase(table("mr_time", "v_girl", "eraser_404"), "bonus")
    g.state.huge.remove("da1")
    g.state.bonus = ["da1"]
    play(g, closing.bonus(g))
    assert g.state.agents[0].pile[-1] == "da1"


# --- V


def test_7_3_the_hand_is_discarded_batteries_filled_and_counters_forgotten() -> None:
    g = phase(table(), "end")
    give(g, "mt1", "mt2")
    give(g, "mt3", ready=False)
    g.state.agents[0].rested = False
    g.state.turn.loops = 2
    play(g, closing.end(g))
    agent = g.state.agents[0]
    assert sorted(agent.discard) == ["mt1", "mt2", "mt3"]
    assert agent.rested
    assert g.state.turn.loops == 0
    assert (g.state.active, g.state.turn_number, g.state.phase) == (1, 2, "faux")


def test_ru_28_every_agent_below_three_refills() -> None:
    g = phase(table(), "end")
    give(g, "tp1", agent=1)
    play(g, closing.end(g))
    assert [len(agent.hand) for agent in g.state.agents] == [3, 3]
    assert hand(g, 1)["tp1"] is True


def test_7_4_a_hand_above_three_stays() -> None:
    g = phase(table(), "end")
    give(g, "tp1", "tp2", "tp3", "tp4", agent=1)
    play(g, closing.end(g))
    assert len(g.state.agents[1].hand) == 4


def test_7_4_an_empty_pile_is_made_from_the_discard() -> None:
    g = phase(table(), "end")
    discard_pile(g, 0, *list(g.state.agents[0].pile))
    play(g, closing.end(g))
    agent = g.state.agents[0]
    assert (len(agent.hand), len(agent.pile), agent.discard) == (3, 3, [])


def test_7_3_d_an_empty_faux_deck_begins_the_next_cycle() -> None:
    g = phase(table(), "end")
    g.state.faux_row, g.state.faux_deck = list(ERAS), []
    play(g, closing.end(g))
    assert g.state.cycle == 2
    assert sorted(g.state.faux_deck) == list(ERAS)
    assert g.state.faux_row == []


def test_10_2_c_the_third_cycle_is_the_last() -> None:
    g = phase(table(), "end")
    g.state.faux_row, g.state.faux_deck, g.state.cycle = list(ERAS), [], 3
    result = ends(g, closing.end(g))
    assert (result.won, result.reason.key) == (False, "the_loop-end-cycles")


# --- victory


def test_10_1_the_fourth_archived_mission_wins_before_any_bonus() -> None:
    g = full(table())
    g.state.archived = ["m_each_rift", "m_each_dup", "m_energy_everywhere"]
    result = ends(g, closing.archive(g), "archive")
    assert (result.won, result.reason.key) == (True, "the_loop-end-victory-sabotage")
    assert g.state.bonus == []
    assert "the_loop-log-bonus" not in reveals(g)


def test_10_1_1_without_the_modes_condition_the_game_goes_on_with_a_bonus() -> None:
    g = full(table(mode="ultramachine"))
    for tile in ("m_each_rift", "m_each_dup", "m_energy_everywhere"):
        place = next(e for e in g.state.eras if e.mission is not None and e.mission.id == tile)
        place.mission = None
        g.state.archived.append(tile)
    play(g, closing.archive(g), "archive")
    assert len(g.state.archived) == 4
    assert g.state.phase == "bonus"


def test_12_7_a_guarded_card_cannot_be_taken() -> None:
    g = phase(table(at=(1, 5), mode="ultramachine"), "take")
    arm(g, "u04")
    stack(g, "mt1", agent=0)
    lay(g, "me1")
    play(g, closing.take(g))
    assert g.state.eras[1].cards == ["me1"]
