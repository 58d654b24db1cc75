"""The Ultramachine, rules 12.7."""

from __future__ import annotations

import pytest

from engine.the_loop import closing, faux
from engine.the_loop.actions import action_phase
from engine.the_loop.board import rift_spaces
from engine.the_loop.data import ERAS
from engine.the_loop.state import G
from engine.the_loop.ultramachine import enter_ultra
from tests.engine.the_loop.helpers import (
    DAWN,
    END,
    GLOBALIZATION,
    INDUSTRY,
    MEDIEVAL,
    RENAISSANCE,
    ROBOTS,
    act,
    arm,
    asked,
    covers,
    dup,
    dups_on,
    ends,
    energy,
    energy_on,
    give,
    hand,
    lay,
    mission,
    option_ids,
    play,
    refused,
    rifts,
    rifts_on,
    table,
    use,
    vortex,
    where,
)


def machine(*cards: str, at: tuple[int, int] = (INDUSTRY, ROBOTS), faux_at: int = MEDIEVAL) -> G:
    g = table(at=at, faux=faux_at, mode="ultramachine")
    arm(g, *cards)
    return g


def before_drop(g: G, *answers: str) -> int:
    """How many cubes have fallen."""
    g.state.phase = "drop"
    play(g, faux.drop(g), *answers)
    return len(g.state.dropped)


def after_rifts(g: G, *answers: str) -> None:
    g.state.phase = "rifts"
    play(g, faux.rifts(g), *answers)


def start_action(g: G, *answers: str | list[str]) -> None:
    g.state.turn.opened = False
    play(g, action_phase(g), *answers, "stop")


@covers("ultra:u01")
def test_u01_lava_vents_place_a_rift_that_can_open_a_vortex() -> None:
    g = machine("u01", faux_at=DAWN)
    after_rifts(g)
    assert rifts_on(g) == {DAWN: 1}
    rifts(g, DAWN, 2)
    after_rifts(g)
    assert g.state.eras[DAWN].vortex


@covers("ultra:u02")
def test_u02_time_glacier_empties_the_batteries_of_who_starts_there() -> None:
    g = machine("u02", at=(DAWN, ROBOTS))
    start_action(g)
    assert not g.state.agents[0].rested
    g = machine("u02")
    start_action(g)
    assert g.state.agents[0].rested


@covers("ultra:u03")
def test_u03_clone_forge_generates_before_the_cubes_are_counted() -> None:
    g = machine("u03")
    fallen = before_drop(g)
    assert sum(len(tokens) for tokens in dups_on(g).values()) == 1
    assert fallen == 2 + len(g.state.eras[MEDIEVAL].duplicates)


@covers("ultra:u04")
def test_u04_iron_portcullis_guards_the_cards() -> None:
    g = machine("u04", at=(MEDIEVAL, ROBOTS))
    lay(g, "me1")
    g.state.phase = "take"
    play(g, closing.take(g))
    assert g.state.eras[MEDIEVAL].cards == ["me1"]


@covers("ultra:u05")
def test_u05_burning_lens_burns_all_green_energy() -> None:
    g = machine("u05", faux_at=RENAISSANCE)
    energy(g, RENAISSANCE, 4)
    after_rifts(g)
    assert energy_on(g) == {}
    assert g.state.energy == 30


@covers("ultra:u06")
def test_u06_master_forger_destroys_the_available_cards() -> None:
    g = machine("u06", faux_at=RENAISSANCE)
    lay(g, "re1", "re4", "in1")
    after_rifts(g)
    assert g.state.destroyed == ["re1", "re4"]
    assert g.state.eras[INDUSTRY].cards == ["in1"]


@covers("ultra:u07")
def test_u07_overpressure_boiler_drops_one_more() -> None:
    assert before_drop(machine("u07", faux_at=INDUSTRY)) == 3
    assert before_drop(machine("u07", faux_at=MEDIEVAL)) == 2


@covers("ultra:u08")
def test_u08_smog_curtain_makes_loops_dearer_for_the_turn() -> None:
    g = machine("u08")
    g.state.turn.opened = False
    energy(g, INDUSTRY, 5)
    play(g, action_phase(g), "loop:star")
    act(g, "loop:star")
    assert energy_on(g) == {}
    g.state.phase = "end"
    play(g, closing.end(g))
    assert g.state.turn.loop_cost == 0


@covers("ultra:u09")
def test_u09_viral_broadcast_gathers_and_kills_without_progress() -> None:
    g = machine("u09", faux_at=GLOBALIZATION)
    tile = mission(g, DAWN, "m_faux_dup")
    dup(g, "d03", "d12", era=INDUSTRY)
    dup(g, "d08", era=ROBOTS)
    assert before_drop(g, "d03") == 3
    assert dups_on(g) == {INDUSTRY: ["d12"], GLOBALIZATION: ["d08"]}
    assert tile.cubes == 0
    assert g.state.turn.destroyed == 0


@covers("ultra:u10")
def test_u10_rolling_blackout_takes_energy_here_and_beside() -> None:
    g = machine("u10", faux_at=GLOBALIZATION)
    for era in (INDUSTRY, GLOBALIZATION, ROBOTS, END):
        energy(g, era, 2)
    after_rifts(g)
    assert energy_on(g) == {INDUSTRY: 1, GLOBALIZATION: 1, ROBOTS: 1, END: 2}


@covers("ultra:u11")
def test_u11_armoured_chassis_protects_from_destroy_effects_only() -> None:
    g = machine("u11", at=(ROBOTS, INDUSTRY))
    dup(g, "d12", era=ROBOTS)
    dup(g, "d04", era=GLOBALIZATION)
    use(g, "mt2")  # d04 ends up on its destruction Era
    assert dups_on(g) == {ROBOTS: ["d12"]}
    use(g, "da7")
    assert dups_on(g) == {ROBOTS: ["d12"]}


@covers("ultra:u12")
def test_u12_lockdown_protocol_exhausts_a_card_of_the_players_choice() -> None:
    g = machine("u12", at=(ROBOTS, INDUSTRY))
    give(g, "mt1", "mt2")
    start_action(g, ["mt2"])
    assert hand(g) == {"mt1": True, "mt2": False}


@covers("ultra:u13")
def test_u13_entropy_pump_places_a_rift_on_the_next_era() -> None:
    g = machine("u13", faux_at=END)
    after_rifts(g)
    assert rifts_on(g) == {DAWN: 1}


@covers("ultra:u14")
def test_u14_doomsday_clock_takes_a_space_and_works_at_once() -> None:
    g = machine()
    rifts(g, END, 3)
    g.state.ultra_deck.remove("u14")
    g.state.ultra_deck.append("u14")
    enter_ultra(g, 1)
    assert g.state.eras[END].vortex
    assert rift_spaces(g.state, END) == 2


def test_12_3_1_one_space_always_remains() -> None:
    g = table(mode="ultramachine", level=3)
    mission(g, DAWN, "m_faux_loop")
    mission(g, MEDIEVAL, "m_faux_dup")
    vortex(g, END)
    arm(g, "u14")
    assert rift_spaces(g.state, END) == 1


def test_12_7_the_active_player_orders_several() -> None:
    g = table(faux=RENAISSANCE, mode="ultramachine")
    arm(g, "u05", "u06")
    g.state.phase = "rifts"
    ask = asked(faux.rifts(g))
    assert (ask.seat, ask.key, option_ids(ask)) == (0, "ultra_order", ["u05", "u06"])


@pytest.mark.parametrize(("card", "era", "price", "needs"), [
    ("u01", DAWN, 3, "no_duplicate"),
    ("u02", DAWN, 2, ""),
    ("u05", RENAISSANCE, 2, "no_rift"),
])  # fmt: skip
def test_12_7_disarming(card: str, era: int, price: int, needs: str) -> None:
    g = machine(card, at=(era, ROBOTS))
    energy(g, era, price - 1)
    assert refused(g, f"disarm:{card}").reason.key == "the_loop-no-energy"
    energy(g, era, 1)
    dup(g, "d08", era=era)
    rifts(g, era, 1)
    if needs:
        assert refused(g, f"disarm:{card}").reason.key == f"the_loop-no-disarm-{needs}"
        g.state.eras[era].duplicates.remove("d08")
        g.state.bag = sorted([*g.state.bag, "d08"])
        g.state.eras[era].rifts -= 1
        g.state.rifts += 1
    act(g, f"disarm:{card}")
    assert g.state.disarmed == [card]
    assert energy_on(g) == {}
    assert where(g) == era


def test_10_1_1_the_last_disarmed_card_wins_when_the_missions_are_archived() -> None:
    g = machine("u08")
    g.state.archived = ["m_faux_rift", "m_each_loop", "m_clean_era", "m_each_rift"]
    g.state.disarmed = ["u01"]
    energy(g, INDUSTRY, 2)
    assert ends(g, action_phase(g), "disarm:u08").reason.key == "the_loop-end-victory-ultramachine"


def test_12_7_1_cards_enter_with_each_cycle() -> None:
    g = machine()
    g.state.phase = "end"
    g.state.faux_row, g.state.faux_deck = list(ERAS), []
    play(g, closing.end(g))
    assert sum(len(era.ultra) for era in g.state.eras) == 1
