"""The verbs of Duplicates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Rule
from engine.the_loop import duplicates, words
from engine.the_loop import verbs as v
from engine.the_loop.board import forbidden, neighbours, step_from
from engine.the_loop.data import AGENTS, ERAS, SUPA
from engine.the_loop.selectors import Context, actor, candidates
from engine.the_loop.state import G, State


def _choose(g: G, seat: int, key: str, found: Sequence[str]) -> Rule[str]:
    options = [words.duplicate_option(d, duplicates.where(g.state, d)) for d in found]
    return (yield from g.choose(seat, key, options))


def _on(s: State, eras: Sequence[int]) -> list[str]:
    return [d for era in eras for d in s.eras[era].duplicates]


def push(g: G, ctx: Context, e: v.Push) -> Rule[None]:
    """One at a time, each in its own direction; V-Girl may push further (11.2)."""
    agent = actor(g.state, ctx)
    reach = e.steps + AGENTS[agent.id].extra_push
    for _ in range(e.n):
        found = _on(g.state, candidates(g.state, ctx, e.of))
        if not found:
            return
        chosen = yield from _choose(g, agent.seat, "push", found)
        start = duplicates.where(g.state, chosen)
        goals = [step_from(start, sign * n) for n in range(1, reach + 1) for sign in (-1, 1)]
        options = [words.era_option(era) for era in goals]
        goal = yield from g.choose(agent.seat, "push_place", options, args={"duplicate": words.duplicate(chosen)})
        ctx.pushed_to = words.era_index(goal)
        duplicates.relocate(g, chosen, ctx.pushed_to)


def pull(g: G, ctx: Context, e: v.Pull) -> Rule[None]:
    agent = actor(g.state, ctx)
    for _ in range(e.n):
        found = _on(g.state, neighbours(agent.era))
        if not found:
            return
        chosen = yield from _choose(g, agent.seat, "pull", found)
        duplicates.relocate(g, chosen, agent.era)


def destroyable(s: State, eras: Sequence[int]) -> list[str]:
    """Never a Supa Duplicate (12.4), nor where an armed card protects them."""
    open_eras = [era for era in eras if not forbidden(s, "destroy_duplicate", era)]
    return [d for d in _on(s, open_eras) if d not in SUPA]


def destroy_duplicate(g: G, ctx: Context, e: v.DestroyDuplicate) -> Rule[None]:
    agent = actor(g.state, ctx)
    found = destroyable(g.state, candidates(g.state, ctx, e.at))
    for _ in range(len(found) if e.every else min(e.n, len(found))):
        chosen = found[0] if e.every else (yield from _choose(g, agent.seat, "destroy", found))
        found.remove(chosen)
        duplicates.destroy(g, chosen)


def swap(g: G, ctx: Context, e: v.Swap) -> Rule[None]:
    s = g.state
    seat = actor(s, ctx).seat
    inhabited = [era for era in ERAS if s.eras[era].duplicates]
    if len(inhabited) < 2:
        return
    one = yield from _choose(g, seat, "swap", _on(s, inhabited))
    here = duplicates.where(s, one)
    other = yield from _choose(g, seat, "swap_with", _on(s, [era for era in inhabited if era != here]))
    there = duplicates.where(s, other)
    duplicates.relocate(g, one, there)
    duplicates.relocate(g, other, here)


def generate_duplicate(g: G, ctx: Context, e: v.GenerateDuplicate) -> Rule[None]:
    duplicates.generate(g, e.n)
    yield from ()


def gather_duplicate(g: G, ctx: Context, e: v.GatherDuplicate) -> Rule[None]:
    seat = actor(g.state, ctx).seat
    goal = candidates(g.state, ctx, e.to)[0]
    for era in candidates(g.state, ctx, e.of):
        for _ in range(min(e.n, len(g.state.eras[era].duplicates))):
            chosen = yield from _choose(g, seat, "gather", g.state.eras[era].duplicates)
            duplicates.relocate(g, chosen, goal)


DUPLICATES: dict[type[v.Verb], Callable[[G, Context, Any], Rule[None]]] = {
    v.Push: push,
    v.Pull: pull,
    v.DestroyDuplicate: destroy_duplicate,
    v.Swap: swap,
    v.GenerateDuplicate: generate_duplicate,
    v.GatherDuplicate: gather_duplicate,
}
