"""The LOOP, rules 6.2."""

from __future__ import annotations

from engine.core import Option, Rule, say
from engine.the_loop import words
from engine.the_loop.cubes import spend
from engine.the_loop.data import ARTIFACTS, BOARD
from engine.the_loop.missions import progress
from engine.the_loop.state import Agent, G, State


def price(s: State) -> int:
    """Rules 6.2.1."""
    return max(0, 1 + s.turn.loops + s.turn.loop_delta + s.turn.loop_cost)


def do_loop(g: G, agent: Agent, dimension: str, cost: int) -> None:
    s = g.state
    spend(g, agent.era, cost)
    s.turn.loops += 1
    for card in agent.hand:
        if ARTIFACTS[card.id].dimension == dimension:
            card.ready = True
    g.log(say("the_loop-log-loop", agent=words.agent(agent.id), dimension=words.dimension(dimension), cost=cost))
    progress(g, "loop", agent.era)


def choose_dimension(g: G, agent: Agent) -> Rule[str]:
    options = [Option(d, words.dimension(d)) for d in BOARD.dimensions]
    return (yield from g.choose(agent.seat, "dimension", options))
