"""Energy and Rifts changed by players, rules 6.3 and 8.7."""

from __future__ import annotations

from engine.core import say
from engine.the_loop import words
from engine.the_loop.missions import progress
from engine.the_loop.state import G


def add_energy(g: G, era: int, n: int) -> None:
    s = g.state
    added = min(n, s.energy)
    s.energy -= added
    s.eras[era].energy += added
    if added:
        g.log(say("the_loop-log-energy", n=added, era=words.era(era)))
    for _ in range(added):
        progress(g, "add_energy", era)


def remove_rifts(g: G, era: int, n: int) -> None:
    s = g.state
    removed = min(n, s.eras[era].rifts)
    s.eras[era].rifts -= removed
    s.rifts += removed
    if removed:
        g.log(say("the_loop-log-rifts", n=removed, era=words.era(era)))
    for _ in range(removed):
        progress(g, "remove_rift", era)


def remove_energy(g: G, era: int, n: int) -> None:
    """Green cubes, by Dr Faux's devices."""
    here = g.state.eras[era]
    lost = min(n, here.energy)
    here.energy -= lost
    g.state.energy += lost
    if lost:
        g.log(say("the_loop-log-energy_lost", n=lost, era=words.era(era)))


def spend(g: G, era: int, n: int) -> None:
    """Unused Perpetual cubes first (12.6.1)."""
    here = g.state.eras[era]
    perpetual = min(n, here.perpetual - here.perpetual_used)
    here.perpetual_used += perpetual
    here.energy -= n - perpetual
    g.state.energy += n - perpetual
