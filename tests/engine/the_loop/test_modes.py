"""Modes and levels, rules 12.1 to 12.6; the Ultramachine has its own file."""

from __future__ import annotations

import pytest

from engine.the_loop import closing, faux
from engine.the_loop.actions import action_phase
from engine.the_loop.board import energy_present, rift_spaces
from engine.the_loop.closing import mode_entries
from engine.the_loop.data import ERAS, MODES
from engine.the_loop.ending import extra_condition
from engine.the_loop.state import G
from engine.the_loop.vortex import check_vortexes
from tests.engine.the_loop.helpers import (
    DAWN,
    END,
    INDUSTRY,
    MEDIEVAL,
    RENAISSANCE,
    act,
    covers,
    dup,
    dups_on,
    ends,
    energy,
    energy_on,
    give,
    mission,
    offered,
    perpetual,
    play,
    refused,
    rifts,
    rifts_on,
    table,
    use,
    vortex,
)
from tests.engine.the_loop.test_setup import begun

# Rules 12.2: mega side, Duplicates by cycle, entering by cycle, the mode's own goal.
TABLE = {
    ("sabotage", 1): (False, [1, 2, 3], [0, 0, 0], 0),
    ("sabotage", 2): (True, [1, 2, 3], [0, 0, 0], 0),
    ("sabotage", 3): (True, [2, 2, 3], [0, 0, 0], 0),
    ("clones", 1): (False, [1, 2, 3], [1, 1, 1], 1),
    ("clones", 2): (False, [1, 2, 3], [2, 1, 1], 2),
    ("clones", 3): (True, [1, 2, 3], [2, 1, 1], 2),
    ("centrifuges", 1): (False, [1, 2, 3], [0, 0, 0], 3),
    ("centrifuges", 2): (False, [1, 2, 3], [0, 0, 0], 3),
    ("centrifuges", 3): (True, [1, 2, 3], [0, 0, 0], 3),
    ("ultramachine", 1): (False, [1, 2, 3], [2, 1, 1], 2),
    ("ultramachine", 2): (False, [1, 2, 3], [2, 2, 2], 3),
    ("ultramachine", 3): (True, [1, 2, 3], [3, 2, 2], 4),
}


@covers(*(f"mode:{mode}-{level}" for mode, level in TABLE))
@pytest.mark.parametrize(("mode", "level"), TABLE)
def test_12_2_a_level_plays_by_its_parameters(mode: str, level: int) -> None:
    mega, duplicates, entering, goal = TABLE[mode, level]
    for cycle in (1, 2, 3):
        g = table(mode=mode, level=level)
        g.state.phase, g.state.cycle = "faux", cycle
        play(g, faux.arrive(g))
        assert sum(len(tokens) for tokens in dups_on(g).values()) == duplicates[cycle - 1]
        g = table(mode=mode, level=level)
        g.state.cycle = cycle
        mode_entries(g)
        assert len(g.state.supa_stack) == (7 - entering[cycle - 1] if mode == "clones" else 0)
        assert len(g.state.ultra_deck) == (14 - entering[cycle - 1] if mode == "ultramachine" else 0)
    g = table(mode=mode, level=level)
    vortex(g, MEDIEVAL)
    assert rift_spaces(g.state, MEDIEVAL) == (2 if mega else 3)
    assert won_at(g) == goal


def won_at(g: G) -> int:
    """How much of the mode's own condition four archived missions need."""
    mission(g, INDUSTRY, "m_energy_here").cubes = 6
    g.state.archived = ["m_each_rift", "m_each_dup", "m_energy_everywhere"]
    for needed in range(5):
        g.state.supa_destroyed = [f"s{i}" for i in range(1, needed + 1)] if g.state.mode == "clones" else []
        g.state.disarmed = [f"u0{i}" for i in range(1, needed + 1)] if g.state.mode == "ultramachine" else []
        for era in ERAS[:needed] if g.state.mode == "centrifuges" else []:
            g.state.eras[era].centrifuge = "shut_down"
        if extra_condition(g.state) >= MODES[g.state.mode, g.state.level].goal:
            g.state.phase = "archive"
            assert ends(g, closing.archive(g), "archive").won
            return needed
    raise AssertionError("no number is enough")


def test_12_1_every_mode_wants_four_missions() -> None:
    assert {level.missions for level in MODES.values()} == {4}


# --- mega-vortex


def test_12_3_a_third_rift_on_a_mega_vortex_is_defeat() -> None:
    g = table(level=2)
    vortex(g, MEDIEVAL)
    rifts(g, MEDIEVAL, 2)
    check_vortexes(g)
    g.state.phase, g.state.dropped = "rifts", [MEDIEVAL]
    g.state.rifts -= 1
    assert ends(g, faux.rifts(g)).reason.key == "the_loop-end-second_vortex"


# --- clones


def test_12_4_a_supa_duplicate_counts_twice_for_the_machine() -> None:
    g = table(mode="clones")
    dup(g, "s1", "d12", era=MEDIEVAL)
    assert faux.cubes_to_drop(g.state) == 5


def test_12_4_destroy_effects_cannot_choose_it() -> None:
    g = table(mode="clones", faux=INDUSTRY)
    dup(g, "s2", "d12", era=INDUSTRY)
    use(g, "en7")
    assert dups_on(g) == {INDUSTRY: ["s2"]}
    use(g, "da7")
    assert dups_on(g) == {INDUSTRY: ["s2"]}


def test_12_4_it_dies_on_its_destruction_era_and_leaves_the_game() -> None:
    g = table(mode="clones", level=2)
    tile = mission(g, DAWN, "m_each_dup")
    dup(g, "s1", era=RENAISSANCE)
    use(g, "mt2")
    assert g.state.supa_destroyed == ["s1"]
    assert "s1" not in g.state.bag
    assert tile.slots == [INDUSTRY]


def test_10_1_1_its_death_wins_at_once_in_the_middle_of_an_action() -> None:
    g = table(mode="clones")
    g.state.archived = ["m_faux_rift", "m_each_loop", "m_clean_era", "m_each_rift"]
    dup(g, "s1", era=RENAISSANCE)
    give(g, "mt2")
    result = ends(g, action_phase(g), "card:mt2")
    assert (result.won, result.reason.key) == (True, "the_loop-end-victory-clones")


def test_12_4_1_new_ones_enter_with_each_cycle_and_never_die_by_it() -> None:
    g = table(mode="clones")
    g.state.phase = "end"
    g.state.faux_row, g.state.faux_deck = list(ERAS), []
    play(g, closing.end(g))
    assert [token for tokens in dups_on(g).values() for token in tokens] == ["s7"]


# --- centrifuges


def test_12_5_three_centrifuges_run_and_level_one_brings_perpetual_energy() -> None:
    s = begun(2, mode="centrifuges", level=1)
    assert [era.centrifuge for era in s.eras].count("running") == 3
    assert [era.perpetual for era in s.eras] == [1 if era.rifts else 0 for era in s.eras]
    assert sum(era.perpetual for era in begun(2, mode="centrifuges", level=2).eras) == 0


def test_12_5_a_running_one_drops_a_cube_more_and_takes_an_energy() -> None:
    g = table(mode="centrifuges")
    g.state.eras[MEDIEVAL].centrifuge = "running"
    energy(g, MEDIEVAL, 2)
    perpetual(g, MEDIEVAL, 1)
    assert faux.cubes_to_drop(g.state) == 3
    g.state.phase = "rifts"
    play(g, faux.rifts(g))
    assert energy_on(g) == {MEDIEVAL: 1}
    assert g.state.eras[MEDIEVAL].perpetual == 1


def test_12_5_shutting_down_needs_a_clean_era_and_the_price() -> None:
    g = table(mode="centrifuges")
    g.state.eras[INDUSTRY].centrifuge = "running"
    energy(g, INDUSTRY, 2)
    assert refused(g, "shutdown").reason.key == "the_loop-no-energy"
    energy(g, INDUSTRY, 1)
    rifts(g, INDUSTRY, 1)
    assert refused(g, "shutdown").reason.key == "the_loop-no-shutdown"
    use(g, "me7")
    dup(g, "d12", era=INDUSTRY)
    assert refused(g, "shutdown").reason.key == "the_loop-no-shutdown"
    use(g, "da7")
    act(g, "shutdown")
    here = g.state.eras[INDUSTRY]
    assert (here.centrifuge, here.energy, here.perpetual, here.perpetual_used) == ("shut_down", 0, 1, 0)
    assert "shutdown" not in offered(g)


def test_12_6_1_the_new_perpetual_cube_works_in_the_same_turn() -> None:
    g = table(mode="centrifuges")
    g.state.eras[INDUSTRY].centrifuge = "running"
    energy(g, INDUSTRY, 3)
    act(g, "shutdown")
    act(g, "loop:star")
    assert g.state.eras[INDUSTRY].perpetual_used == 1
    g.state.phase = "end"
    play(g, closing.end(g))
    assert g.state.eras[INDUSTRY].perpetual_used == 0


def test_12_6_perpetual_energy_counts_as_present() -> None:
    g = table(mode="centrifuges")
    perpetual(g, INDUSTRY, 1)
    rifts(g, INDUSTRY, 2)
    assert energy_present(g.state.eras[INDUSTRY]) == 1
    use(g, "en6")
    assert rifts_on(g) == {INDUSTRY: 1}


def test_10_1_1_the_last_centrifuge_wins_when_the_missions_are_archived() -> None:
    g = table(mode="centrifuges")
    g.state.archived = ["m_faux_rift", "m_each_loop", "m_clean_era", "m_each_rift"]
    g.state.eras[DAWN].centrifuge = g.state.eras[END].centrifuge = "shut_down"
    g.state.eras[INDUSTRY].centrifuge = "running"
    energy(g, INDUSTRY, 3)
    assert ends(g, action_phase(g), "shutdown").reason.key == "the_loop-end-victory-centrifuges"
