"""Artifacts that draw, borrow, ready and LOOP, and the finer points of moving and pushing."""

from __future__ import annotations

import pytest

from engine.the_loop.actions import action_phase
from engine.the_loop.data import UNBORROWED
from engine.the_loop.state import G
from tests.engine.the_loop.helpers import (
    DAWN,
    END,
    GLOBALIZATION,
    INDUSTRY,
    MEDIEVAL,
    RENAISSANCE,
    ROBOTS,
    act,
    asked_in,
    covers,
    discard_pile,
    dup,
    dups_on,
    ends,
    energy,
    energy_on,
    give,
    hand,
    lay,
    offered,
    option_ids,
    reveals,
    rifts,
    rifts_on,
    stack,
    table,
    use,
    vortex,
    where,
)

# --- cards drawn, discarded, destroyed


@covers("artifact:da5")
def test_9_7_a_drawn_card_is_ready_and_its_original_era_gets_the_energy() -> None:
    g = table()
    stack(g, "mt3", agent=0)
    use(g, "da5")
    assert hand(g) == {"da5": False, "mt3": True}
    assert energy_on(g) == {END: 1}


def test_14_1_without_a_drawn_card_its_era_means_nothing() -> None:
    g = table()
    discard_pile(g, 1, *g.state.agents[0].pile)
    g.state.agents[1].pile += g.state.agents[1].discard
    g.state.agents[1].discard = []
    use(g, "da5")
    assert hand(g) == {"da5": False}
    assert energy_on(g) == {}


@covers("artifact:me5")
def test_14_3_every_agent_draws() -> None:
    g = table()
    stack(g, "mt1", agent=0)
    stack(g, "tp1", agent=1)
    use(g, "me5")
    assert hand(g) == {"me5": False, "mt1": True}
    assert hand(g, 1) == {"tp1": True}


@covers("artifact:re6")
def test_9_6_the_card_being_resolved_can_be_discarded() -> None:
    g = table()
    stack(g, "mt1", "mt2", agent=0)
    use(g, "re6", ["re6"])
    assert hand(g) == {"mt1": True, "mt2": True}
    assert g.state.agents[0].discard == ["re6"]


@covers("artifact:in1")
def test_14_1_that_card_is_the_one_last_discarded() -> None:
    g = table()
    stack(g, "mt1", agent=0)
    give(g, "mt3")
    use(g, "in1", ["mt3"])
    assert hand(g) == {"in1": False, "mt1": True}
    assert energy_on(g) == {END: 1}


@covers("artifact:ro5")
def test_9_5_a_destroyed_card_goes_to_the_destroyed_pile() -> None:
    g = table()
    give(g, "mt5")
    use(g, "ro5", "yes", ["mt5"])
    assert g.state.destroyed == ["mt5"]
    assert energy_on(g) == {ROBOTS: 2}


def test_6_4_what_one_may_do_one_may_leave() -> None:
    g = table()
    give(g, "mt5")
    use(g, "ro5", "no")
    assert hand(g) == {"mt5": True, "ro5": False}


def test_14_4_1_a_card_that_comes_back_in_the_same_action_phase_is_exhausted() -> None:
    g = table()
    discard_pile(g, 1, *(card for card in g.state.agents[0].pile if card not in ("mt1", "mt2")))
    g.state.agents[1].pile += g.state.agents[1].discard
    g.state.agents[1].discard = []
    give(g, "da5")
    use(g, "re6", ["mt1"])  # draws mt1 and mt2, discards mt1
    act(g, "card:da5")  # the pile is empty: mt1 is shuffled and drawn again
    assert hand(g)["mt1"] is False
    energy(g, INDUSTRY, 1)
    act(g, "loop:star")
    assert hand(g)["mt1"] is True


def test_14_4_1_the_memory_ends_with_the_action_phase() -> None:
    g = table()
    give(g, "mt1")
    use(g, "ro5", "yes", ["mt1"])
    assert g.state.turn.gone == ["mt1"]
    act(g, "stop")
    assert g.state.turn.gone == []


# --- available cards


@covers("artifact:gl7")
def test_14_3_two_cards_become_available_and_one_is_taken_into_the_hand() -> None:
    g = table()
    stack(g, "da1", "ro2")
    lay(g, "en3")
    use(g, "gl7", "en3")
    assert hand(g) == {"gl7": False, "en3": True}
    assert g.state.eras[DAWN].cards == ["da1"]
    assert g.state.eras[ROBOTS].cards == ["ro2"]
    assert reveals(g) == ["the_loop-log-available"] * 2


def test_4_4_a_card_made_available_on_a_vortex_is_destroyed_only_after_the_effect() -> None:
    g = table()
    vortex(g, ROBOTS, MEDIEVAL)
    stack(g, "ro1", "me3")
    use(g, "gl7", "ro1")
    assert hand(g) == {"gl7": False, "ro1": True}
    assert g.state.destroyed == ["me3"]


@covers("artifact:re3")
def test_14_3_an_available_card_of_the_own_era_is_applied_and_stays() -> None:
    g = table()
    lay(g, "in4", "in5")
    rifts(g, INDUSTRY, 1)
    use(g, "re3", "in5")
    assert g.state.eras[INDUSTRY].cards == ["in4", "in5"]
    assert rifts_on(g) == {}


@pytest.mark.parametrize("card", ["re3", "in3", "in7", "ro4", "ro7", "en1"])
def test_14_4_what_cannot_be_borrowed(card: str) -> None:
    assert card in UNBORROWED


def test_14_4_an_available_card_that_readies_is_not_offered() -> None:
    g = table()
    lay(g, "in3", "in7", "in5")
    use(g, "re3")  # in5 alone is left, so nothing is asked
    assert "the_loop-log-borrow" in [event.text.key for event in g.events]


@covers("artifact:ro4")
def test_ru_4_a_card_of_another_hand_works_from_the_own_position_and_stays_as_it_is() -> None:
    g = table()
    give(g, "tp3", agent=1, ready=False)
    use(g, "ro4")
    assert energy_on(g) == {INDUSTRY: 1}
    assert hand(g, 1) == {"tp3": False}


@covers("artifact:in3")
def test_ru_4_another_agent_uses_a_card_from_where_they_stand() -> None:
    ask = asked_in(lending(), "card:in3")
    assert (ask.seat, option_ids(ask)) == (1, ["none", "tp3", "tp2"])
    g = lending()
    act(g, "card:in3", "tp3")
    assert energy_on(g) == {ROBOTS: 1}
    assert hand(g, 1) == {"tp3": False, "tp2": True}


def lending() -> G:
    g = table()
    give(g, "tp3", "tp2", agent=1)
    give(g, "in3")
    return g


def test_15_the_other_agent_may_decline() -> None:
    g = table()
    give(g, "tp3", agent=1)
    use(g, "in3", "none")
    assert hand(g, 1) == {"tp3": True}
    assert energy_on(g) == {}


def test_14_2_1_letting_somebody_use_a_card_is_skipped_where_nobody_can() -> None:
    g = table()
    give(g, "tp3", agent=1, ready=False)
    use(g, "in3")
    assert energy_on(g) == {}


# --- readying and LOOPs


@covers("artifact:in7")
def test_14_3_elementary_cards_become_ready_but_no_black_hole() -> None:
    g = table()
    give(g, "mt1", "mt2", "me7", ready=False)
    give(g, "in7")
    assert option_ids(asked_in(g, "card:in7")) == ["mt1", "mt2"]
    g = table()
    give(g, "mt1", "mt2", "me7", ready=False)
    use(g, "in7", ["mt2"])
    assert hand(g) == {"mt1": False, "mt2": True, "me7": False, "in7": False}


@covers("artifact:ro7")
def test_6_2_1_a_free_loop_counts_but_leaves_modifiers() -> None:
    g = table()
    give(g, "mt2", ready=False)
    g.state.turn.loop_delta = -1
    use(g, "ro7", "spiral")
    assert hand(g) == {"mt2": True, "ro7": False}
    assert (g.state.turn.loops, g.state.turn.loop_delta) == (1, -1)


@covers("artifact:en1")
def test_6_2_1_the_next_loop_is_cheaper_and_uses_the_modifier_up() -> None:
    g = table()
    use(g, "en1")
    act(g, "loop:star")
    assert energy_on(g) == {INDUSTRY: 1}
    assert hand(g) == {"en1": True}
    assert g.state.turn.loop_delta == 0
    assert "loop:star" not in offered(g)  # the second costs two again


# --- Duplicates


@covers("artifact:gl3")
def test_4_3_an_effect_generates_a_duplicate_and_that_is_a_barrier() -> None:
    g = table()
    use(g, "gl3")
    assert energy_on(g) == {INDUSTRY: 3}
    assert sum(len(tokens) for tokens in dups_on(g).values()) == 1
    assert "the_loop-log-generated" in reveals(g)


@covers("artifact:me4")
def test_ru_22_each_of_two_pushed_goes_its_own_way() -> None:
    g = table()
    dup(g, "d12", "d08", era=INDUSTRY)
    use(g, "me4", "d12", "renaissance", "globalization")
    assert dups_on(g) == {RENAISSANCE: ["d12"], GLOBALIZATION: ["d08"]}


def test_ru_21_where_the_duplicate_went_counts_even_if_it_died_there() -> None:
    g = table()
    dup(g, "d03", era=INDUSTRY)
    rifts(g, GLOBALIZATION, 1)
    use(g, "mt6", "globalization")
    assert dups_on(g) == {}
    assert rifts_on(g) == {}


def test_14_2_without_a_push_there_is_no_place_it_went() -> None:
    g = table()
    rifts(g, GLOBALIZATION, 1)
    use(g, "mt6")
    assert rifts_on(g) == {GLOBALIZATION: 1}


def test_6_5_a_destroyed_duplicate_returns_to_the_bag() -> None:
    g = table()
    dup(g, "d02", era=RENAISSANCE)
    use(g, "mt2")
    assert dups_on(g) == {}
    assert "d02" in g.state.bag


def test_ru_6_passing_over_the_destruction_era_does_nothing() -> None:
    g = table()
    dup(g, "d03", era=INDUSTRY)
    use(g, "da4", "robots", "d03>robots")
    assert dups_on(g) == {ROBOTS: ["d03"]}


def test_ru_6_a_carrier_can_leave_it_on_the_way() -> None:
    g = table()
    dup(g, "d03", era=INDUSTRY)
    use(g, "da4", "robots", "d03>globalization")
    assert dups_on(g) == {}
    assert where(g) == ROBOTS


def test_14_3_swapping_needs_duplicates_on_two_eras() -> None:
    g = table()
    dup(g, "d12", "d08", era=INDUSTRY)
    use(g, "en5")
    assert dups_on(g) == {INDUSTRY: ["d12", "d08"]}


def test_6_5_both_swapped_ones_can_die() -> None:
    g = table()
    dup(g, "d03", era=INDUSTRY)
    dup(g, "d02", era=GLOBALIZATION)
    use(g, "en5", "d03")
    assert dups_on(g) == {}


# --- moving


@covers("artifact:gl1")
def test_14_3_out_of_a_vortex_a_duplicate_can_be_carried_anywhere() -> None:
    g = table()
    vortex(g, INDUSTRY)
    dup(g, "d12", era=INDUSTRY)
    use(g, "gl1", "end", "d12>end")
    assert where(g) == END
    assert dups_on(g) == {END: ["d12"]}


def test_ru_38_staying_carries_nothing() -> None:
    g = table()
    vortex(g, INDUSTRY)
    dup(g, "d12", era=INDUSTRY)
    use(g, "gl1", "industry")
    assert dups_on(g) == {INDUSTRY: ["d12"]}


def test_2_2_your_era_is_measured_when_the_part_resolves() -> None:
    g = table("time_prowler", "mr_time")
    rifts(g, INDUSTRY, 1)
    rifts(g, RENAISSANCE, 1)
    use(g, "tp1", "renaissance")
    assert rifts_on(g) == {INDUSTRY: 1}


def test_14_2_1_an_agent_already_there_is_not_fetched() -> None:
    g = table(at=(INDUSTRY, INDUSTRY))
    rifts(g, INDUSTRY, 1)
    use(g, "me6")
    assert rifts_on(g) == {}


# --- conditions and limits


@covers("artifact:mt3")
def test_ru_20_another_agent_here_gives_one_more_however_many() -> None:
    g = table("mr_time", "v_girl", "eraser_404", at=(INDUSTRY, INDUSTRY, INDUSTRY))
    use(g, "mt3")
    assert energy_on(g) == {INDUSTRY: 2}


@covers("artifact:cz4")
def test_14_3_with_dr_faux_here_one_rift_more() -> None:
    g = table("cztwyzzek", "mr_time", faux=INDUSTRY)
    rifts(g, INDUSTRY, 3)
    use(g, "cz4")
    assert rifts_on(g) == {INDUSTRY: 1}


def test_ru_39_nothing_happens_where_energy_is_already_ahead() -> None:
    g = table()
    energy(g, INDUSTRY, 2)
    rifts(g, INDUSTRY, 1)
    use(g, "en6")
    assert rifts_on(g) == {INDUSTRY: 1}
    energy(g, RENAISSANCE, 2)
    rifts(g, RENAISSANCE, 1)
    use(g, "me1")
    assert energy_on(g) == {INDUSTRY: 2, RENAISSANCE: 2}


def test_ru_19_the_own_era_gets_one_energy_even_on_a_vortex() -> None:
    g = table()
    vortex(g, INDUSTRY, GLOBALIZATION)
    use(g, "gl2", "option1")
    assert energy_on(g) == {INDUSTRY: 1, GLOBALIZATION: 1}


def test_6_3_energy_missing_from_the_supply_is_not_added() -> None:
    g = table()
    energy(g, DAWN, 29)
    use(g, "da3")
    assert energy_on(g) == {DAWN: 29, INDUSTRY: 1}


def test_ru_15_an_option_without_effect_may_be_chosen() -> None:
    g = table()
    rifts(g, INDUSTRY, 1)
    use(g, "mt4", "option1")
    assert rifts_on(g) == {INDUSTRY: 1}


def test_er3_paying_needs_the_energy() -> None:
    g = table("eraser_404", "mr_time")
    dup(g, "d12", era=INDUSTRY)
    use(g, "er3")
    assert dups_on(g) == {INDUSTRY: ["d12"]}


def test_5_3_an_effect_that_places_rifts_can_open_a_vortex() -> None:
    """No artifact does, but each of its parts is followed by the check."""
    g = table()
    vortex(g, RENAISSANCE)
    rifts(g, RENAISSANCE, 4)
    give(g, "mt2")
    assert ends(g, action_phase(g), "card:mt2").reason.key == "the_loop-end-second_vortex"
