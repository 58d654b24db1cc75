"""The verbs of movement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Option, Rule, say
from engine.the_loop import duplicates, words
from engine.the_loop import verbs as v
from engine.the_loop.board import neighbours, step_from
from engine.the_loop.selectors import Context, actor, candidates
from engine.the_loop.state import Agent, G, State


def move_to(g: G, agent: Agent, era: int) -> None:
    agent.era = era
    g.log(say("the_loop-log-move", agent=words.agent(agent.id), era=words.era(era)))


def move(g: G, ctx: Context, e: v.Move) -> Rule[None]:
    s = g.state
    agent = actor(s, ctx)
    paths = {path[-1]: path for path in _paths(s, ctx, e)}
    if not paths:
        return
    options = [words.era_option(era) for era in paths]
    path = paths[words.era_index((yield from g.choose(agent.seat, "move", options)))]
    carried = (yield from _carry(g, agent, e, path)) if e.carry else None
    move_to(g, agent, path[-1])
    if carried:
        duplicates.relocate(g, *carried)


def _paths(s: State, ctx: Context, e: v.Move) -> list[list[int]]:
    """Each from the start to a destination; wherever one wants to go there is no path between (RU-38)."""
    start = actor(s, ctx).era
    if e.to:
        return [[start, era] if era != start else [start] for era in candidates(s, ctx, e.to)]
    distances = range(e.steps + 1) if e.up_to else [e.steps]
    return [[step_from(start, sign * i) for i in range(n + 1)] for n in distances for sign in (-1, 1)]


def _carry(g: G, agent: Agent, e: v.Move, path: Sequence[int]) -> Rule[tuple[str, int] | None]:
    """A Duplicate picked up on the way, and the later Era where it is left."""
    s = g.state
    options = [Option("none", say("the_loop-none"))]
    for i, era in enumerate(path):
        if e.carry_from == "vortex" and not s.eras[era].vortex:
            continue
        for duplicate in s.eras[era].duplicates:
            options += [_carry_option(duplicate, goal) for goal in path[i + 1 :]]
    chosen = yield from g.choose(agent.seat, "carry", options)
    if chosen == "none":
        return None
    duplicate, _, goal = chosen.partition(">")
    return duplicate, words.era_index(goal)


def _carry_option(duplicate: str, goal: int) -> Option:
    goal_option = words.era_option(goal)
    text = say("the_loop-carry-option", duplicate=words.duplicate(duplicate), era=goal_option.text)
    return Option(f"{duplicate}>{goal_option.id}", text)


def move_agent(g: G, ctx: Context, e: v.MoveAgent) -> Rule[None]:
    s = g.state
    if e.who == "each_agent":
        for agent in s.agents:
            yield from _move_or_stay(g, ctx, agent)
        return
    others = [a for i, a in enumerate(s.agents) if i != ctx.actor and (not e.to or a.era != actor(s, ctx).era)]
    if not others:
        return
    options = [Option(a.id, say("the_loop-agent-at", agent=words.agent(a.id), era=words.era(a.era))) for a in others]
    chosen = yield from g.choose(actor(s, ctx).seat, "agent", options)
    agent = next(a for a in others if a.id == chosen)
    if e.to:
        move_to(g, agent, actor(s, ctx).era)
    else:
        yield from _move_agent_by(g, ctx, agent, e.steps)


def _move_agent_by(g: G, ctx: Context, agent: Agent, steps: int) -> Rule[None]:
    options = [words.era_option(step_from(agent.era, sign * steps)) for sign in (-1, 1)]
    name = words.agent(agent.id)
    chosen = yield from g.choose(actor(g.state, ctx).seat, "agent_place", options, args={"agent": name})
    move_to(g, agent, words.era_index(chosen))


def _move_or_stay(g: G, ctx: Context, agent: Agent) -> Rule[None]:
    options = [words.era_option(era) for era in (agent.era, *neighbours(agent.era))]
    name = words.agent(agent.id)
    chosen = yield from g.choose(actor(g.state, ctx).seat, "agent_place", options, args={"agent": name})
    goal = words.era_index(chosen)
    if goal != agent.era:
        move_to(g, agent, goal)


MOVEMENT: dict[type[v.Verb], Callable[[G, Context, Any], Rule[None]]] = {v.Move: move, v.MoveAgent: move_agent}
