"""What each artifact does on one and the same board; the odd ones are in `test_odd_artifacts`."""

from __future__ import annotations

import pytest

from engine.the_loop.data import ARTIFACTS
from engine.the_loop.state import G, State
from tests.engine.the_loop.helpers import (
    END,
    GLOBALIZATION,
    INDUSTRY,
    MEDIEVAL,
    RENAISSANCE,
    ROBOTS,
    covers,
    dup,
    energy,
    rifts,
    table,
    use,
    vortex,
)

# Card, answers, and all that it changes: cubes on Eras by number, Duplicates and agents on their way, x for destroyed.
CASES = [
    ("mt1", [], "energy5+1"),
    ("mt2", ["d12"], "d12:2>3"),
    ("mt3", [], "energy3+1"),
    ("mt4", ["option0"], "rift3-1"),
    ("mt4", ["option1"], "rift5-1"),
    ("mt5", ["globalization", "d16>globalization"], "me:3>4 d16:3>4"),
    ("mt5", ["renaissance", "none"], "me:3>2"),
    ("mt6", ["globalization"], "d16:3>4 rift4-1"),
    ("tp1", ["renaissance"], "me:3>2 rift2-1"),
    ("tp2", [], "rift3-1"),
    ("tp3", [], "energy3+1"),
    ("tp4", ["option0"], "energy3+1"),
    ("tp4", ["option1", "globalization"], "energy4+1"),
    ("tp5", ["d08"], "d08:4>3"),
    ("tp6", ["option0", "renaissance"], "d16:3>2"),
    ("tp6", ["option1", "d12", "medieval"], "d12:2>1"),
    ("cz1", ["d12"], "d12:2>3"),
    ("cz2", ["option0", "globalization"], "d16:3>4"),
    ("cz2", ["option1", "d08", "robots"], "d08:4>5"),
    ("cz3", [], "energy3+1"),
    ("cz4", [], "rift3-1"),
    ("cz5", ["option0", "globalization", "none"], "me:3>4"),
    ("cz5", ["option0", "renaissance", "d16>renaissance"], "me:3>2 d16:3>2"),
    ("cz5", ["option1"], "energy3+1"),
    ("cz6", ["option0", "renaissance"], "rift2-1"),
    ("cz6", ["option1", "renaissance"], "energy2+1"),
    ("vg1", [], "rift3-1"),
    ("vg2", ["robots"], "d16:3>5"),
    ("vg3", ["option0", "globalization"], "d16:3>4"),
    ("vg3", ["option1", "d12", "dawn"], "d12:2>x"),
    ("vg4", ["option0"], "energy3+1"),
    ("vg4", ["option1", "renaissance"], "energy2+1"),
    ("vg5", ["medieval"], "me:3>1"),
    ("vg5", ["industry"], ""),
    ("vg6", ["option0"], "energy3+1"),
    ("vg6", ["option1"], "rift3-1"),
    ("er1", ["d12"], "d12:2>3"),
    ("er2", ["globalization"], "d16:3>4"),
    ("er3", ["yes"], "energy3-1 d16:3>x"),
    ("er3", ["no"], ""),
    ("er4", [], "energy3+1"),
    ("er5", ["option0"], "rift3-1"),
    ("er5", ["option1", "renaissance"], "rift2-1"),
    ("er6", ["renaissance", "d16>renaissance"], "me:3>2 d16:3>2"),
    ("da1", [], "rift3-2"),
    ("da2", ["d12"], "d12:2>3 d08:4>3"),
    ("da3", [], "energy3+2"),
    ("da4", ["robots", "d16>globalization"], "me:3>5 d16:3>4"),
    ("da4", ["medieval", "d12>medieval"], "me:3>1 d12:2>1"),
    ("da6", ["d12", "medieval"], "d12:2>1 rift1-1"),
    ("da7", ["d12"], "d16:3>x d12:2>x"),
    ("me1", ["renaissance"], "energy2+2"),
    ("me2", ["medieval", "d12>medieval"], "me:3>1 d12:2>1"),
    ("me2", ["industry"], ""),
    ("me3", [], "rift3-1 energy3+1"),
    ("me4", ["globalization"], "d16:3>4"),
    ("me6", [], "other:5>3 rift3-1"),
    ("me7", [], "rift3-2"),
    ("re1", [], "rift3-1 rift4-1"),
    ("re2", ["dawn"], "me:3>0 energy0+1"),
    ("re4", ["d12"], "d12:2>3 rift3-1"),
    ("re5", ["globalization", "none"], "energy3+1 me:3>4"),
    ("re7", [], "energy3+2 energy2+1 energy4+1"),
    ("in2", ["renaissance"], "d16:3>2 energy2+1"),
    ("in4", ["globalization"], "energy3+1 energy4+1"),
    ("in5", ["renaissance"], "rift3-1 rift2-1"),
    ("in6", ["end", "d16>globalization"], "me:3>6 d16:3>4"),
    ("gl1", ["dawn"], "me:3>0"),
    ("gl2", ["option0"], "energy3+1"),
    ("gl2", ["option1"], "energy4+1"),
    ("gl4", ["globalization"], "me:3>4 rift4-1 energy4+1"),
    ("gl5", ["renaissance", "end"], "me:3>2 other:5>6"),
    ("gl5", ["industry", "robots"], ""),
    ("gl6", ["d12", "d16", "renaissance"], "d12:2>3 d16:3>2"),
    ("ro1", [], "rift3-1 rift5-1"),
    ("ro2", [], "energy5+2"),
    ("ro3", ["d03", "dawn"], "d03:6>0"),
    ("ro6", ["robots"], "d16:3>5 energy3+1"),
    ("en1", [], "energy3+1"),
    ("en2", ["option0"], "rift3-1"),
    ("en2", ["option1"], "rift4-2"),
    ("en3", [], "energy3+1 energy5+1"),
    ("en4", ["none"], "me:3>1 rift1-1"),
    ("en4", ["d16>medieval"], "me:3>1 d16:3>x rift1-1"),
    ("en5", ["d16", "d12"], "d16:3>2 d12:2>3"),
    ("en6", [], "rift3-1"),
    ("en7", [], "d02:1>x"),
]


def scene(card: str) -> G:
    """The card's owner on industry, another agent on robots, Dr Faux on medieval, a Vortex on globalization."""
    owner = ARTIFACTS[card].agent or "cztwyzzek"
    g = table(owner, "time_prowler" if owner != "time_prowler" else "mr_time")
    vortex(g, GLOBALIZATION)
    for era in (MEDIEVAL, RENAISSANCE, INDUSTRY, GLOBALIZATION, ROBOTS):
        rifts(g, era, 2)
    energy(g, INDUSTRY, 1)
    dup(g, "d02", era=MEDIEVAL)
    dup(g, "d12", era=RENAISSANCE)
    dup(g, "d16", era=INDUSTRY)
    dup(g, "d08", era=GLOBALIZATION)
    dup(g, "d03", era=END)
    return g


def changes(before: State, after: State) -> set[str]:
    found = set()
    for number, (old, new) in enumerate(zip(before.eras, after.eras, strict=True)):
        if new.rifts != old.rifts:
            found.add(f"rift{number}{new.rifts - old.rifts:+}")
        if new.energy != old.energy:
            found.add(f"energy{number}{new.energy - old.energy:+}")
    start, end = places(before), places(after)
    return found | {f"{who}:{start[who]}>{end.get(who, 'x')}" for who in start if start[who] != end.get(who)}


def places(s: State) -> dict[str, int]:
    agents = dict(zip(("me", "other"), (agent.era for agent in s.agents), strict=True))
    return agents | {token: number for number, era in enumerate(s.eras) for token in era.duplicates}


@covers(*(f"artifact:{card}" for card, _, _ in CASES))
@pytest.mark.parametrize(("card", "answers", "expected"), CASES, ids=lambda value: str(value))
def test_14_3_an_artifact_does_what_it_says(card: str, answers: list[str], expected: str) -> None:
    g = scene(card)
    before = g.game.copy(g.state)
    use(g, card, *answers)
    assert changes(before, g.state) == set(expected.split())
    assert g.state.agents[0].hand[0].ready is False
