"""Phase I and the Vortexes, rules 4 and 5."""

from __future__ import annotations

import pytest

from engine.core import Dice
from engine.the_loop import faux
from engine.the_loop.data import ERAS
from engine.the_loop.decks import make_available
from engine.the_loop.duplicates import generate
from engine.the_loop.state import G
from engine.the_loop.vortex import check_vortexes
from tests.engine.the_loop.helpers import (
    DAWN,
    END,
    GLOBALIZATION,
    INDUSTRY,
    MEDIEVAL,
    RENAISSANCE,
    ROBOTS,
    dup,
    dups_on,
    ends,
    energy,
    lay,
    log_keys,
    play,
    reveals,
    rifts,
    rifts_on,
    stack,
    table,
    vortex,
)


def phase(name: str, cycle: int = 1) -> G:
    g = table()
    g.state.phase, g.state.cycle = name, cycle
    return g


# --- step A


@pytest.mark.parametrize(("cycle", "count"), [(1, 1), (2, 2), (3, 3)])
def test_4_1_as_many_duplicates_as_the_cycle_says(cycle: int, count: int) -> None:
    g = phase("faux", cycle)
    play(g, faux.arrive(g))
    assert sum(len(tokens) for tokens in dups_on(g).values()) == count


def test_4_2_then_one_card_becomes_available() -> None:
    g = phase("faux")
    stack(g, "re4")
    play(g, faux.arrive(g))
    assert g.state.eras[RENAISSANCE].cards == ["re4"]
    assert reveals(g)[-2:] == ["the_loop-log-available", "the_loop-log-faux"]


def test_4_3_an_empty_bag_gives_what_it_has() -> None:
    g = table()
    dup(g, *(token for token in list(g.state.bag) if token not in ("d01", "d28")), era=DAWN)
    g.state.eras[DAWN].duplicates = []
    generate(g, 3)
    assert g.state.bag == []
    assert dups_on(g) == {DAWN: ["d01"], END: ["d28"]}


def test_4_4_a_card_of_a_vortex_is_destroyed_at_once() -> None:
    g = phase("faux")
    vortex(g, RENAISSANCE)
    stack(g, "re4")
    play(g, faux.arrive(g))
    assert g.state.destroyed == ["re4"]
    assert g.state.eras[RENAISSANCE].cards == []


def test_4_4_the_destroyed_pile_becomes_the_huge_deck() -> None:
    g = table()
    g.state.huge, g.state.destroyed = [], ["da1", "en7"]
    first = make_available(g)
    second = make_available(g)
    assert {first, second} == {"da1", "en7"}
    assert make_available(g) is None


# --- step B


def test_4_5_the_machine_turns_to_the_era_of_the_card() -> None:
    g = phase("faux")
    g.state.faux_deck = [*[e for e in ERAS if e not in (MEDIEVAL, GLOBALIZATION)], GLOBALIZATION]
    play(g, faux.arrive(g))
    assert g.state.faux == GLOBALIZATION
    assert g.state.faux_row == [MEDIEVAL, GLOBALIZATION]


def test_4_6_two_cubes_and_one_for_each_duplicate_there() -> None:
    g = phase("drop")
    dup(g, "d12", "d08", era=MEDIEVAL)
    dup(g, "d04", era=DAWN)
    assert faux.cubes_to_drop(g.state) == 4
    play(g, faux.drop(g))
    assert len(g.state.dropped) == 4


def test_4_7_each_cube_falls_on_one_of_three_eras() -> None:
    fallen = set()
    for seed in range(12):
        g = phase("drop")
        g.dice = Dice(f"drop {seed}")
        play(g, faux.drop(g))
        fallen.update(g.state.dropped)
    assert fallen == {DAWN, MEDIEVAL, RENAISSANCE}


def test_ru_11_a_short_supply_drops_what_there_is() -> None:
    g = phase("drop")
    for era in (INDUSTRY, GLOBALIZATION, ROBOTS):
        rifts(g, era, 3)
    g.state.rifts, g.state.dropped = 1, [END] * 20  # as if they were still in the air
    play(g, faux.drop(g))
    assert len(g.state.dropped) == 21
    assert g.state.rifts == 0


def fall(g: G, *eras: int) -> None:
    g.state.phase, g.state.dropped = "rifts", list(eras)
    g.state.rifts -= len(eras)


def test_4_9_all_cubes_are_placed_before_vortexes_are_looked_for() -> None:
    g = table()
    rifts(g, MEDIEVAL, 3)
    fall(g, MEDIEVAL, MEDIEVAL, DAWN)
    play(g, faux.rifts(g))
    assert rifts_on(g) == {DAWN: 1}
    assert g.state.eras[MEDIEVAL].vortex
    assert g.state.phase == "action"


# --- Vortexes


def test_5_1_three_rifts_are_no_vortex() -> None:
    g = table()
    rifts(g, MEDIEVAL, 3)
    check_vortexes(g)
    assert rifts_on(g) == {MEDIEVAL: 3}


def test_5_1_a_vortex_clears_rifts_mission_and_cards_and_leaves_the_rest() -> None:
    g = table()
    rifts(g, MEDIEVAL, 4)
    energy(g, MEDIEVAL, 2)
    dup(g, "d12", era=MEDIEVAL)
    lay(g, "me1", "me3")
    check_vortexes(g)
    here = g.state.eras[MEDIEVAL]
    assert (here.vortex, here.rifts, here.energy, here.duplicates, here.cards) == (True, 0, 2, ["d12"], [])
    assert here.mission is None
    assert g.state.boxed[-1] == "m_faux_dup"
    assert g.state.destroyed == ["me1", "me3"]
    assert (g.state.vortex_tiles, g.state.rifts) == (2, 30)


def test_5_1_a_a_second_vortex_on_an_era_is_defeat() -> None:
    g = table()
    vortex(g, MEDIEVAL)
    rifts(g, MEDIEVAL, 3)
    fall(g, MEDIEVAL)
    result = ends(g, faux.rifts(g))
    assert (result.won, result.reason.key) == (False, "the_loop-end-second_vortex")


def test_5_1_a_a_fourth_vortex_is_defeat() -> None:
    g = table()
    vortex(g, MEDIEVAL, RENAISSANCE, INDUSTRY)
    rifts(g, DAWN, 3)
    fall(g, DAWN)
    result = ends(g, faux.rifts(g))
    assert (result.won, result.reason.key) == (False, "the_loop-end-fourth_vortex")
    assert g.state.outcome == "fourth_vortex"


def test_5_2_several_are_resolved_clockwise_from_dr_faux_and_missions_refilled_once() -> None:
    g = table(faux=END)
    rifts(g, DAWN, 4)
    rifts(g, END, 4)
    check_vortexes(g)
    opened = [e.text.args["era"] for e in g.events if e.text.key == "the_loop-log-vortex"]
    assert [era.key for era in opened] == ["the_loop-era-end", "the_loop-era-dawn"]  # type: ignore[union-attr]
    assert g.state.failed == ["m_encircle", "m_faux_loop"]
    assert log_keys(g).count("the_loop-log-mission") == 2
