"""The verbs of cubes, LOOPs and batteries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Rule, say
from engine.the_loop import cubes, words
from engine.the_loop import verbs as v
from engine.the_loop.board import energy_present, spendable
from engine.the_loop.data import BOARD
from engine.the_loop.loops import choose_dimension, do_loop
from engine.the_loop.selectors import Context, actor, select
from engine.the_loop.state import G, active
from engine.the_loop.vortex import place_rifts


def add_energy(g: G, ctx: Context, e: v.AddEnergy) -> Rule[None]:
    for era in (yield from select(g, ctx, e.at, "energy_place", lambda era: g.state.energy > 0)):
        cubes.add_energy(g, era, e.n)


def remove_rift(g: G, ctx: Context, e: v.RemoveRift) -> Rule[None]:
    for era in (yield from select(g, ctx, e.at, "rift_place", lambda era: g.state.eras[era].rifts > 0)):
        cubes.remove_rifts(g, era, BOARD.rifts if e.every else e.n)


def equalize(g: G, ctx: Context, e: v.Equalize) -> Rule[None]:
    """Energy is added or Rifts are removed where there are more Rifts than Energy, nowhere else (RU-39)."""

    def surplus(era: int) -> int:
        here = g.state.eras[era]
        return here.rifts - energy_present(here)

    change = cubes.add_energy if e.what == "energy" else cubes.remove_rifts
    for era in (yield from select(g, ctx, e.at, "equalize_place", lambda era: surplus(era) > 0)):
        change(g, era, surplus(era))


def loop(g: G, ctx: Context, e: v.Loop) -> Rule[None]:
    """At a fixed price: modifiers neither change it nor are used up (6.2.1)."""
    agent = actor(g.state, ctx)
    if spendable(g.state.eras[agent.era]) >= e.cost:
        dimension = yield from choose_dimension(g, agent)
        do_loop(g, agent, dimension, e.cost)


def modify_loop(g: G, ctx: Context, e: v.ModifyLoop) -> Rule[None]:
    g.state.turn.loop_delta += e.delta
    yield from ()


def modify_loop_cost(g: G, ctx: Context, e: v.ModifyLoopCost) -> Rule[None]:
    g.state.turn.loop_cost += e.delta
    yield from ()


def place_rift(g: G, ctx: Context, e: v.PlaceRift) -> Rule[None]:
    for era in (yield from select(g, ctx, e.at, "rift_place", lambda era: True)):
        place_rifts(g, era, e.n)


def extra_drop(g: G, ctx: Context, e: v.ExtraDrop) -> Rule[None]:
    g.state.turn.extra_drop += e.n
    yield from ()


def remove_energy(g: G, ctx: Context, e: v.RemoveEnergy) -> Rule[None]:
    for era in (yield from select(g, ctx, e.at, "energy_place", lambda era: True)):
        cubes.remove_energy(g, era, BOARD.energy if e.every else e.n)


def flip_battery(g: G, ctx: Context, e: v.FlipBattery) -> Rule[None]:
    active(g.state).rested = False
    yield from ()


def exhaust(g: G, ctx: Context, e: v.Exhaust) -> Rule[None]:
    agent = active(g.state)
    ready = [card.id for card in agent.hand if card.ready]
    n = min(e.n, len(ready))
    chosen = yield from g.pick(agent.seat, "exhaust", words.card_options(ready), n, n)
    for card in agent.hand:
        if card.id in chosen:
            card.ready = False
    if chosen:
        g.log(say("the_loop-log-exhaust", agent=words.agent(agent.id), cards=[words.card(c) for c in chosen]))


CUBES: dict[type[v.Verb], Callable[[G, Context, Any], Rule[None]]] = {
    v.AddEnergy: add_energy,
    v.RemoveRift: remove_rift,
    v.Equalize: equalize,
    v.Loop: loop,
    v.ModifyLoop: modify_loop,
    v.ModifyLoopCost: modify_loop_cost,
    v.PlaceRift: place_rift,
    v.ExtraDrop: extra_drop,
    v.RemoveEnergy: remove_energy,
    v.FlipBattery: flip_battery,
    v.Exhaust: exhaust,
}
