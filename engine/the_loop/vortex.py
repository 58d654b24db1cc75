"""Rifts that overflow, rules 5."""

from __future__ import annotations

from engine.core import say
from engine.the_loop import words
from engine.the_loop.board import clockwise, rift_spaces
from engine.the_loop.data import ERAS
from engine.the_loop.decks import destroy
from engine.the_loop.ending import defeat
from engine.the_loop.missions import refill
from engine.the_loop.state import G


def check_vortexes(g: G) -> None:
    """Clockwise from Dr Faux; the missions are refilled once, at the end (5.2)."""
    s = g.state
    # An Era has at least one space (12.3.1), and asking for their number is the dearer question.
    crowded = [e for e in ERAS if s.eras[e].rifts > 1 and s.eras[e].rifts > rift_spaces(s, e)]
    overflowed = [e for e in clockwise(s.faux) if e in crowded] if crowded else []
    for era in overflowed:
        become_vortex(g, era)
    if overflowed:
        refill(g)


def become_vortex(g: G, era: int) -> None:
    """Rules 5.1."""
    s = g.state
    here = s.eras[era]
    s.rifts += here.rifts
    here.rifts = 0
    if here.vortex:
        defeat(g, "second_vortex")
    if not s.vortex_tiles:
        defeat(g, "fourth_vortex")
    s.vortex_tiles -= 1
    here.vortex = True
    g.log(say("the_loop-log-vortex", era=words.era(era)))
    if here.mission is not None:
        (s.failed if here.mission.up else s.boxed).append(here.mission.id)
        here.mission = None
    destroy(g, here.cards)
    here.cards = []


def place_rifts(g: G, era: int, n: int) -> None:
    """From the supply, as far as it goes (RU-11); the check follows."""
    placed = min(n, g.state.rifts)
    g.state.rifts -= placed
    g.state.eras[era].rifts += placed
