"""Which Eras an effect means, rules 14.2."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import Rule
from engine.the_loop import words
from engine.the_loop.board import neighbours, step_from, vortexes
from engine.the_loop.data import ARTIFACTS, ERAS
from engine.the_loop.state import NOWHERE, Agent, G, State

# Of these one is chosen; the others mean every Era they name.
ONE_OF = ("adjacent", "vortex", "other_agent", "any")


@dataclass
class Context:
    """What one effect remembers (14.1)."""

    actor: int
    source: str = ""  # the card being resolved
    pushed_to: int | None = None
    card_ref: str | None = None
    this_era: int = NOWHERE  # of an Ultramachine card


def actor(s: State, ctx: Context) -> Agent:
    return s.agents[ctx.actor]


def candidates(s: State, ctx: Context, selector: str) -> list[int]:
    """Measured at the moment the part resolves (2.2)."""
    here = actor(s, ctx).era
    match selector:
        case "self":
            return [here]
        case "adjacent" | "each_adjacent":
            return neighbours(here)
        case "any":
            return list(ERAS)
        case "faux":
            return [] if s.faux == NOWHERE else [s.faux]
        case "vortex" | "each_vortex":
            return vortexes(s)
        case "each_agent":
            return sorted({agent.era for agent in s.agents})
        case "other_agent":
            return sorted({agent.era for i, agent in enumerate(s.agents) if i != ctx.actor})
        case "pushed_to":
            return [] if ctx.pushed_to is None else [ctx.pushed_to]
        case "card_era":
            return [] if ctx.card_ref is None else [ARTIFACTS[ctx.card_ref].era]
        case "this_era":
            return [ctx.this_era]
        case "next_of_this":
            return [step_from(ctx.this_era, 1)]
    assert selector == "each_adjacent_to_this", selector
    return neighbours(ctx.this_era)


def select(g: G, ctx: Context, selector: str, key: str, useful: Callable[[int], bool]) -> Rule[list[int]]:
    """Only Eras where the step does something are offered (14.2.1)."""
    found = [era for era in candidates(g.state, ctx, selector) if useful(era)]
    if selector not in ONE_OF or len(found) < 2:
        return found
    chosen = yield from g.choose(actor(g.state, ctx).seat, key, [words.era_option(e) for e in found])
    return [words.era_index(chosen)]
