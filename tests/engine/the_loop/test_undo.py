"""What can be taken back, rules 16, and who knows what, rules 2.6."""

from __future__ import annotations

from engine.core import HIDDEN, Dice, Table
from engine.the_loop.data import ERAS
from engine.the_loop.game import GAME
from engine.the_loop.state import NOWHERE, State
from tests.engine.the_loop.helpers import (
    DAWN,
    INDUSTRY,
    dup,
    energy,
    give,
    lay,
    live,
    mission,
    rifts,
    stack,
    table,
)


def undone(at: Table[State], seat: int = 0) -> int:
    """How many answers can be taken back one after another."""
    count = 0
    while at.undo_refusal(seat) is None:
        at.undo(seat)
        count += 1
    return count


def test_16_1_moves_loops_pushes_and_cubes_are_all_taken_back() -> None:
    g = table()
    energy(g, INDUSTRY, 3)
    rifts(g, INDUSTRY, 2)
    dup(g, "d12", era=INDUSTRY)
    give(g, "mt6", "da1")
    at = live(g)
    before = at.fingerprint()
    for answer in ("card:da1", "loop:stripe", "card:mt6", "globalization", "free:renaissance"):
        at.answer(0, answer)
    assert undone(at) == 5
    assert at.fingerprint()[0] == before[0]


def test_16_1_a_drawn_card_fixes_the_action_up_to_it() -> None:
    g = table()
    give(g, "da5", "mt1")
    at = live(g)
    at.answer(0, "card:mt1")
    at.answer(0, "card:da5")
    assert at.undo_refusal(0) is not None
    at.answer(0, "free:renaissance")
    assert undone(at) == 1


def test_16_a_known_top_card_is_no_barrier() -> None:
    g = table()
    stack(g, "mt1", agent=0)
    g.state.agents[0].known = 1
    give(g, "da5")
    at = live(g)
    at.answer(0, "card:da5")
    assert undone(at) == 1


def test_16_1_a_generated_duplicate_and_an_available_card_are_barriers() -> None:
    for card in ("gl3", "gl7"):
        g = table()
        give(g, card)
        at = live(g)
        at.answer(0, f"card:{card}")
        assert at.undo_refusal(0) is not None


def test_16_2_taking_a_card_can_be_undone_into_the_actions() -> None:
    g = table()
    lay(g, "in1")
    mission(g, INDUSTRY, "m_energy_here").cubes = 6
    at = live(g)
    at.answer(0, "stop")
    at.answer(0, "in1")
    assert at.asks[0].key == "archive"
    assert undone(at) == 2
    assert at.asks[0].key == "act"


def test_16_2_archiving_is_a_barrier() -> None:
    g = table()
    mission(g, INDUSTRY, "m_energy_here").cubes = 6
    at = live(g)
    at.answer(0, "stop")
    at.answer(0, "archive")
    assert at.undo_refusal(0) is not None


def test_16_1_the_cancelled_cube_can_be_taken_back_before_the_first_action() -> None:
    g = table("time_prowler", "mr_time", faux=INDUSTRY)
    g.state.phase, g.state.dropped, g.state.turn.opened = "rifts", [INDUSTRY, INDUSTRY], False
    g.state.rifts -= 2
    at = live(g)
    at.answer(0, "industry")
    assert at.asks[0].key == "act"
    assert undone(at) == 1
    assert at.asks[0].key == "cancel"


def test_2_6_orders_and_faces_are_hidden_from_everybody_alike() -> None:
    g = table(mode="clones")
    s = g.state
    s.agents[0].known = 1
    view = GAME.view(s, None)
    assert GAME.view(s, 0) == view
    assert view.huge == [HIDDEN] * 49
    assert view.boxed == [HIDDEN] * 3
    assert view.supa_stack == [HIDDEN] * 7
    assert view.faux_deck == [NOWHERE] * 6
    assert view.agents[0].pile == [*[HIDDEN] * 5, "mt6"]
    assert [era.mission.id for era in view.eras if era.mission] == [
        "m_faux_loop", HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, "m_encircle",
    ]  # fmt: skip


def test_2_6_what_is_hidden_moves_in_an_imagined_world() -> None:
    g = table(mode="ultramachine")
    other = GAME.copy(g.state)
    GAME.reshuffle(other, None, Dice("another world"))
    assert GAME.view(other, None) == GAME.view(g.state, None)
    assert other.huge != g.state.huge
    assert other.ultra_deck != g.state.ultra_deck
    assert sorted(other.huge) == sorted(g.state.huge)
    assert not list(GAME.check(other))
    assert sorted(other.faux_deck) == [era for era in ERAS if era != g.state.faux]
    assert other.eras[DAWN].mission == g.state.eras[DAWN].mission
