"""Each invariant notices the mistake it is there for, rules 17."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.the_loop.checks import check
from engine.the_loop.data import ERAS, ULTRA
from engine.the_loop.state import State
from tests.engine.the_loop.helpers import energy, mission, rifts, table, vortex


def _lose_token(s: State) -> None:
    s.bag.pop()


def _shuffle_bag(s: State) -> None:
    s.bag.reverse()


def _lose_supa(s: State) -> None:
    s.supa_stack.pop()


def _doomed(s: State) -> None:
    s.bag.remove("d01")
    s.eras[2].duplicates.append("d01")


def _make_rift(s: State) -> None:
    s.eras[0].rifts += 1


def _make_energy(s: State) -> None:
    s.eras[0].energy += 1


def _make_perpetual(s: State) -> None:
    s.eras[0].perpetual += 1


def _owe(s: State) -> None:
    s.eras[0].energy, s.energy = -1, s.energy + s.eras[0].energy + 1


def _use_twice(s: State) -> None:
    s.eras[0].perpetual_used = 1


def _overflow(s: State) -> None:
    s.eras[1].rifts, s.rifts = 4, 30 - 4 - s.eras[0].rifts


def _lose_card(s: State) -> None:
    s.huge.pop()


def _know_too_much(s: State) -> None:
    s.agents[0].known = 7


def _card_in_vortex(s: State) -> None:
    s.eras[3].cards.append(s.huge.pop())


def _lose_faux_card(s: State) -> None:
    s.faux_deck.pop()


def _double_ultra(s: State) -> None:
    s.disarmed.append(next(iter(ULTRA)))


def _lose_mission(s: State) -> None:
    s.boxed.pop()


def _three_up(s: State) -> None:
    for era in ERAS:
        if (tile := s.eras[era].mission) is not None:
            tile.up = True


def _one_up(s: State) -> None:
    assert s.eras[0].mission is not None
    s.eras[0].mission.up = False


def _too_full(s: State) -> None:
    assert s.eras[0].mission is not None
    s.eras[0].mission.cubes = 9


def _lose_tile(s: State) -> None:
    s.vortex_tiles -= 1


MISTAKES: list[tuple[Callable[[State], None], str]] = [
    (_lose_token, "17.1"),
    (_shuffle_bag, "the bag"),
    (_lose_supa, "Supa"),
    (_doomed, "17.6"),
    (_make_rift, "Rifts were"),
    (_make_energy, "Energy was"),
    (_make_perpetual, "Perpetual Energy was lost"),
    (_owe, "less than no cubes"),
    (_use_twice, "used too often"),
    (_overflow, "17.3"),
    (_lose_card, "17.7"),
    (_know_too_much, "more cards are known"),
    (_card_in_vortex, "17.8"),
    (_lose_faux_card, "17.9"),
    (_double_ultra, "Ultramachine"),
    (_lose_mission, "17.10"),
    (_three_up, "17.5"),
    (_one_up, "17.5"),
    (_too_full, "8.5"),
    (_lose_tile, "17.4"),
]


def good() -> State:
    g = table(mode="clones")
    rifts(g, 0, 2)
    energy(g, 0, 2)
    vortex(g, 3)
    mission(g, 0, "m_faux_loop")
    return g.state


def test_a_good_state_is_not_complained_about() -> None:
    assert list(check(good())) == []


@pytest.mark.parametrize(("mistake", "complaint"), MISTAKES)
def test_17_each_mistake_is_noticed(mistake: Callable[[State], None], complaint: str) -> None:
    s = good()
    mistake(s)
    assert any(complaint in said for said in check(s)), list(check(s))
