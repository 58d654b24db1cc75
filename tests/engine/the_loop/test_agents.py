"""The five agents, rules 11."""

from __future__ import annotations

from engine.the_loop.data import BOARD
from engine.the_loop.faux import rifts as place_rifts
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
    asked,
    asked_in,
    covers,
    dup,
    dups_on,
    energy_on,
    give,
    mission,
    offered,
    option_ids,
    play,
    refused,
    rifts,
    rifts_on,
    table,
    use,
    where,
)


@covers("agent:mr_time")
def test_11_mr_time_moves_another_agent_once_per_turn() -> None:
    g = table()
    act(g, "ability:mr_time", "end")
    assert where(g, 1) == END
    assert g.state.agents[1].rested
    assert refused(g, "ability:mr_time").rule == "11"


def test_11_mr_time_chooses_among_several() -> None:
    g = table("mr_time", "v_girl", "eraser_404")
    act(g, "ability:mr_time", "eraser_404", "dawn")
    assert (where(g, 1), where(g, 2)) == (ROBOTS, DAWN)


def test_11_others_have_no_such_action() -> None:
    g = table("time_prowler", "mr_time")
    assert not [option for option in offered(g) if option.startswith("ability")]


# --- Time Prowler


def drop(g: G, *eras: int) -> None:
    """These cubes have fallen and wait to be placed."""
    g.state.phase, g.state.dropped = "rifts", list(eras)
    g.state.rifts -= len(eras)


@covers("agent:time_prowler")
def test_4_8_time_prowler_cancels_a_cube_near_her() -> None:
    g = table("time_prowler", "mr_time", faux=RENAISSANCE)
    rifts(g, RENAISSANCE, 3)
    drop(g, MEDIEVAL, RENAISSANCE)
    play(g, place_rifts(g), "renaissance")
    assert rifts_on(g) == {MEDIEVAL: 1, RENAISSANCE: 3}
    assert not g.state.eras[RENAISSANCE].vortex


def test_4_8_she_need_not_and_only_near_cubes_are_offered() -> None:
    g = table("time_prowler", "mr_time", faux=RENAISSANCE)
    drop(g, MEDIEVAL, RENAISSANCE, INDUSTRY, INDUSTRY)
    rule = place_rifts(g)
    assert option_ids(asked(rule)) == ["none", "renaissance", "industry"]


def test_4_8_with_no_cube_near_her_nothing_is_asked() -> None:
    g = table("time_prowler", "mr_time", faux=DAWN)
    drop(g, DAWN, END)
    play(g, place_rifts(g))
    assert rifts_on(g) == {DAWN: 1, END: 1}


def test_ru_24_she_cancels_only_in_her_own_turn() -> None:
    g = table("mr_time", "time_prowler", faux=ROBOTS)
    drop(g, ROBOTS)
    play(g, place_rifts(g))
    assert rifts_on(g) == {ROBOTS: 1}


def test_ru_23_a_cancelled_cube_is_no_removed_rift() -> None:
    g = table("time_prowler", "mr_time", faux=INDUSTRY)
    tile = mission(g, DAWN, "m_faux_rift")
    drop(g, INDUSTRY)
    play(g, place_rifts(g), "industry")
    assert tile.cubes == 0


# --- Cztwyzzek


@covers("agent:cztwyzzek")
def test_11_the_free_move_of_cztwyzzek_leads_anywhere() -> None:
    g = table("cztwyzzek", "mr_time")
    assert [o for o in offered(g) if o.startswith("free")] == [f"free:{era}" for era in BOARD.eras]
    act(g, "free:dawn")
    assert where(g) == DAWN
    assert refused(g, "free:end").rule == "6.1.2"


def test_11_5_his_free_move_may_name_his_own_era() -> None:
    g = table("cztwyzzek", "mr_time")
    act(g, "free:industry")
    assert where(g) == INDUSTRY
    assert not g.state.agents[0].rested


# --- V-Girl


@covers("agent:v_girl")
def test_11_2_v_girl_pushes_one_era_further_if_she_likes() -> None:
    g = table("v_girl", "mr_time")
    dup(g, "d16", era=INDUSTRY)
    give(g, "vg2")
    assert option_ids(asked_in(g, "card:vg2")) == ["renaissance", "globalization", "medieval", "robots"]


def test_11_5_her_reach_adds_to_the_steps_of_the_card() -> None:
    g = table("v_girl", "mr_time")
    dup(g, "d12", era=INDUSTRY)
    use(g, "ro6", "end")
    assert dups_on(g) == {END: ["d12"]}


def test_11_5_her_reach_works_in_the_turn_of_another() -> None:
    g = table("mr_time", "v_girl")
    dup(g, "d12", era=ROBOTS)
    give(g, "vg2", agent=1)
    use(g, "in3", "vg2", "industry")
    assert dups_on(g) == {INDUSTRY: ["d12"]}


def test_ru_6_she_can_stop_short_to_destroy_on_the_way() -> None:
    g = table("v_girl", "mr_time")
    dup(g, "d03", era=INDUSTRY)
    use(g, "vg2", "globalization")
    assert dups_on(g) == {}


# --- Eraser-404


@covers("agent:eraser_404")
def test_11_eraser_is_rewarded_from_the_second_duplicate_on() -> None:
    g = table("eraser_404", "mr_time")
    dup(g, "d12", era=INDUSTRY)
    dup(g, "d01", era=GLOBALIZATION)
    rifts(g, INDUSTRY, 1)
    rifts(g, GLOBALIZATION, 1)
    use(g, "da7", "yes")
    assert rifts_on(g) == {INDUSTRY: 1}
    assert energy_on(g) == {GLOBALIZATION: 1}


def test_11_1_the_reward_is_optional() -> None:
    g = table("eraser_404", "mr_time")
    g.state.turn.destroyed = 1
    dup(g, "d02", era=RENAISSANCE)
    rifts(g, INDUSTRY, 1)
    use(g, "er1", "no")
    assert rifts_on(g) == {INDUSTRY: 1}


def test_11_3_of_those_destroyed_together_he_chooses_the_first() -> None:
    g = table("eraser_404", "mr_time")
    dup(g, "d03", era=INDUSTRY)
    dup(g, "d02", era=GLOBALIZATION)
    use(g, "en5", "d03", "globalization", "yes")
    assert energy_on(g) == {INDUSTRY: 1}


def test_11_4_the_reward_counts_for_missions() -> None:
    g = table("eraser_404", "mr_time")
    tile = mission(g, INDUSTRY, "m_energy_here")
    g.state.turn.destroyed = 1
    dup(g, "d02", era=RENAISSANCE)
    use(g, "er1", "yes")
    assert tile.cubes == 1


def test_11_5_a_duplicate_killed_by_another_through_his_action_counts() -> None:
    g = table("eraser_404", "mr_time")
    g.state.turn.destroyed = 1
    dup(g, "d04", era=GLOBALIZATION)
    give(g, "mt2", agent=1)
    use(g, "in3", "mt2", "yes")
    assert energy_on(g) == {ROBOTS: 1}


def test_11_5_in_the_turn_of_another_he_earns_nothing() -> None:
    g = table("mr_time", "eraser_404")
    g.state.turn.destroyed = 1
    dup(g, "d02", era=RENAISSANCE)
    use(g, "mt2")
    assert energy_on(g) == {}
