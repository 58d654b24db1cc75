"""Missions, rules 8."""

from __future__ import annotations

import pytest

from engine.the_loop.closing import archive
from engine.the_loop.data import ERAS
from engine.the_loop.duplicates import relocate
from engine.the_loop.missions import refill
from engine.the_loop.vortex import check_vortexes
from tests.engine.the_loop.helpers import (
    DAWN,
    END,
    GLOBALIZATION,
    INDUSTRY,
    MEDIEVAL,
    RENAISSANCE,
    ROBOTS,
    act,
    covers,
    dup,
    energy,
    give,
    mission,
    play,
    reveals,
    rifts,
    table,
    use,
)


@covers("mission:m_faux_rift")
def test_8_5_each_rift_removed_on_dr_fauxs_era_counts() -> None:
    g = table(faux=INDUSTRY)
    tile = mission(g, DAWN, "m_faux_rift")
    rifts(g, INDUSTRY, 3)
    use(g, "da1")
    assert tile.cubes == 2


def test_ru_3_the_era_of_the_event_must_be_dr_fauxs() -> None:
    g = table(faux=RENAISSANCE)
    tile = mission(g, DAWN, "m_faux_rift")
    rifts(g, INDUSTRY, 1)
    rifts(g, RENAISSANCE, 1)
    use(g, "da1")
    assert tile.cubes == 0
    use(g, "in5")  # on the own Era there is none left; it is removed on the one beside
    assert tile.cubes == 1


@covers("mission:m_faux_loop")
def test_8_5_each_loop_on_dr_fauxs_era_counts() -> None:
    g = table(faux=INDUSTRY)
    tile = mission(g, DAWN, "m_faux_loop")
    energy(g, INDUSTRY, 3)
    act(g, "loop:star")
    act(g, "loop:star")
    assert tile.cubes == 2


@covers("mission:m_faux_dup")
def test_8_5_each_duplicate_destroyed_on_dr_fauxs_era_counts() -> None:
    g = table(faux=INDUSTRY)
    tile = mission(g, DAWN, "m_faux_dup")
    dup(g, "d12", "d16", era=INDUSTRY)
    dup(g, "d08", era=RENAISSANCE)
    use(g, "en7")
    assert tile.cubes == 2


@covers("mission:m_each_rift")
def test_8_5_a_rift_fills_the_slot_of_its_era_once() -> None:
    g = table()
    tile = mission(g, DAWN, "m_each_rift")
    rifts(g, INDUSTRY, 2)
    rifts(g, ROBOTS, 1)
    use(g, "da1")
    assert tile.slots == [INDUSTRY]
    use(g, "ro1")
    assert tile.slots == [INDUSTRY, ROBOTS]


@covers("mission:m_each_loop")
def test_8_5_a_loop_fills_the_slot_of_its_era() -> None:
    g = table()
    tile = mission(g, DAWN, "m_each_loop")
    energy(g, INDUSTRY, 1)
    act(g, "loop:spiral")
    assert tile.slots == [INDUSTRY]


@covers("mission:m_each_dup")
def test_8_7_a_destroyed_duplicate_counts_where_it_is_destroyed() -> None:
    g = table()
    tile = mission(g, DAWN, "m_each_dup")
    dup(g, "d03", era=INDUSTRY)
    use(g, "mt6", "globalization")
    assert tile.slots == [GLOBALIZATION]


@pytest.mark.parametrize("id_", ["m_each_loop", "m_each_dup"])
def test_ru_7_any_six_slots_are_enough_and_the_seventh_stays_empty(id_: str) -> None:
    g = table()
    tile = mission(g, DAWN, id_)
    tile.slots = [era for era in ERAS if era != INDUSTRY]
    energy(g, INDUSTRY, 1)
    dup(g, "d02", era=RENAISSANCE)
    act(g, "loop:spiral")
    use(g, "mt2")
    assert len(tile.slots) == 6


@covers("mission:m_encircle")
def test_8_6_two_agents_around_dr_faux_give_one_cube_a_turn() -> None:
    g = table(faux=GLOBALIZATION, at=(RENAISSANCE, ROBOTS))
    tile = mission(g, END, "m_encircle")
    act(g, "free:industry")
    assert tile.cubes == 1
    energy(g, INDUSTRY, 1)
    act(g, "loop:star")
    assert tile.cubes == 1


def test_8_6_it_is_checked_when_the_phase_begins() -> None:
    g = table(faux=GLOBALIZATION, at=(INDUSTRY, ROBOTS))
    tile = mission(g, END, "m_encircle")
    g.state.turn.opened = False
    act(g, "stop")
    assert tile.cubes == 1


def test_ru_8_the_active_agent_must_be_one_of_the_two() -> None:
    g = table("mr_time", "v_girl", "eraser_404", faux=GLOBALIZATION, at=(DAWN, INDUSTRY, ROBOTS))
    tile = mission(g, END, "m_encircle")
    act(g, "free:medieval")
    assert tile.cubes == 0


def test_8_6_during_an_action_nothing_is_checked() -> None:
    g = table(faux=GLOBALIZATION, at=(RENAISSANCE, ROBOTS))
    tile = mission(g, END, "m_encircle")
    use(g, "da4", "globalization")  # passes industry
    assert tile.cubes == 0


@covers("mission:m_clean_era")
def test_8_6_a_clean_era_fills_its_slot_once_a_turn() -> None:
    g = table()
    tile = mission(g, DAWN, "m_clean_era")
    act(g, "free:globalization")
    assert tile.slots == [GLOBALIZATION]
    energy(g, GLOBALIZATION, 1)
    act(g, "move:robots")
    assert tile.slots == [GLOBALIZATION]


def test_8_6_rifts_and_duplicates_make_an_era_unclean() -> None:
    g = table()
    tile = mission(g, DAWN, "m_clean_era")
    rifts(g, INDUSTRY, 1)
    dup(g, "d12", era=GLOBALIZATION)
    give(g, "mt1")
    act(g, "card:mt1")
    assert tile.slots == []
    act(g, "free:globalization")
    assert tile.slots == []


def test_8_8_the_example_of_the_rules() -> None:
    g = table(faux=INDUSTRY)
    rifts(g, INDUSTRY, 3)
    faux_rift = mission(g, DAWN, "m_faux_rift")
    clean = mission(g, END, "m_clean_era")
    use(g, "da1")
    assert (faux_rift.cubes, clean.slots) == (2, [])
    use(g, "me3")
    assert (faux_rift.cubes, clean.slots) == (3, [INDUSTRY])


@covers("mission:m_energy_here")
def test_8_5_each_energy_added_to_the_tiles_era_counts_wherever_one_stands() -> None:
    g = table()
    tile = mission(g, ROBOTS, "m_energy_here")
    use(g, "ro2")
    assert tile.cubes == 2
    use(g, "da3")
    assert tile.cubes == 2


def test_8_7_1_energy_missing_from_the_supply_does_not_count() -> None:
    g = table()
    tile = mission(g, ROBOTS, "m_energy_here")
    energy(g, DAWN, 29)
    use(g, "ro2")
    assert tile.cubes == 1


def test_8_7_1_energy_added_by_evening_out_counts() -> None:
    g = table()
    tile = mission(g, GLOBALIZATION, "m_energy_here")
    rifts(g, GLOBALIZATION, 2)
    use(g, "me1")
    assert tile.cubes == 2


@covers("mission:m_energy_everywhere")
def test_ru_26_every_era_must_hold_energy_when_the_action_begins() -> None:
    g = table()
    tile = mission(g, ROBOTS, "m_energy_everywhere")
    for era in ERAS[1:]:
        energy(g, era, 1)
    use(g, "ro2")
    assert tile.cubes == 0
    energy(g, DAWN, 1)
    use(g, "mt1")
    assert tile.cubes == 1


def test_8_4_one_event_can_advance_both_missions() -> None:
    g = table(faux=INDUSTRY)
    faux_rift, each_rift = mission(g, DAWN, "m_faux_rift"), mission(g, END, "m_each_rift")
    rifts(g, INDUSTRY, 1)
    use(g, "da1")
    assert (faux_rift.cubes, each_rift.slots) == (1, [INDUSTRY])


def test_8_5_a_full_mission_takes_no_more() -> None:
    g = table(faux=INDUSTRY)
    tile = mission(g, DAWN, "m_faux_rift")
    tile.cubes = 4
    rifts(g, INDUSTRY, 2)
    use(g, "da1")
    assert tile.cubes == 5


def test_8_3_nothing_outside_the_action_phase_counts() -> None:
    g = table(faux=INDUSTRY)
    tile = mission(g, DAWN, "m_faux_dup")
    g.state.phase = "drop"
    dup(g, "d02", era=RENAISSANCE)
    relocate(g, "d02", INDUSTRY)
    assert tile.cubes == 0


# --- refilling


def test_8_2_the_tile_on_dr_fauxs_era_comes_first() -> None:
    g = table(faux=MEDIEVAL)
    mission(g, INDUSTRY, "m_energy_here").cubes = 6
    g.state.phase = "archive"
    play(g, archive(g), "archive")
    assert [e for e in ERAS if (m := g.state.eras[e].mission) and m.up] == [DAWN, MEDIEVAL]


def test_8_2_otherwise_clockwise_from_there() -> None:
    g = table(faux=END)
    here = g.state.eras[DAWN].mission
    assert here is not None
    here.up = False
    other = g.state.eras[MEDIEVAL].mission
    assert other is not None
    refill(g)
    assert here.up
    here.up = False
    g.state.faux = DAWN
    g.state.eras[DAWN].mission = None
    refill(g)
    assert other.up
    assert reveals(g) == ["the_loop-log-mission"] * 2


def test_5_1_a_vortex_swallows_the_mission_and_another_is_revealed() -> None:
    g = table(faux=MEDIEVAL)
    rifts(g, DAWN, 4)
    check_vortexes(g)
    assert g.state.failed == ["m_faux_loop"]
    assert g.state.eras[DAWN].mission is None
    revealed = g.state.eras[MEDIEVAL].mission
    assert revealed is not None
    assert revealed.up
