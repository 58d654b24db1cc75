"""Carries out what artifacts, abilities and Ultramachine cards say, rules 6.4 and 14: one function for each verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Option, Rule, say
from engine.the_loop import verbs as v
from engine.the_loop import words
from engine.the_loop.board import agents_at, faux_is_at, spendable
from engine.the_loop.cubes import spend
from engine.the_loop.data import ARTIFACTS, UNBORROWED
from engine.the_loop.decks import destroy_cards_in_vortexes
from engine.the_loop.duplicates import reward
from engine.the_loop.effect_words import describe
from engine.the_loop.effects_cards import CARDS
from engine.the_loop.effects_cubes import CUBES
from engine.the_loop.effects_duplicates import DUPLICATES
from engine.the_loop.effects_movement import MOVEMENT
from engine.the_loop.selectors import Context, actor, candidates
from engine.the_loop.state import G, State
from engine.the_loop.vortex import check_vortexes


def run(g: G, ctx: Context, effects: Sequence[v.Effect]) -> Rule[None]:
    for effect in effects:
        yield from VERBS[type(effect)](g, ctx, effect)
        yield from reward(g)
        check_vortexes(g)


def resolve_card(g: G, agent: int, card: str) -> Rule[None]:
    """Rules 6.4: exhaust it first, then its parts in order."""
    s = g.state
    exhaust(s, agent, card)
    g.log(say("the_loop-log-card", agent=words.agent(s.agents[agent].id), card=words.card(card)))
    s.turn.resolving = card
    yield from run(g, Context(agent, card), ARTIFACTS[card].effect)
    s.turn.resolving = ""
    destroy_cards_in_vortexes(g)


def exhaust(s: State, agent: int, card: str) -> None:
    next(c for c in s.agents[agent].hand if c.id == card).ready = False


# --- blocks


def choose_one(g: G, ctx: Context, e: v.ChooseOne) -> Rule[None]:
    """Any option may be chosen, also one without effect (RU-15)."""
    options = [
        Option(f"option{i}", describe(option)) for i, option in enumerate(e.options)
    ]
    chosen = yield from g.choose(actor(g.state, ctx).seat, "option", options)
    yield from run(g, ctx, e.options[int(chosen.removeprefix("option"))])


def _agrees(g: G, ctx: Context, effects: Sequence[v.Effect]) -> Rule[bool]:
    options = [Option("yes", say("the_loop-yes")), Option("no", say("the_loop-no"))]
    offered = describe(effects)
    answer = yield from g.choose(actor(g.state, ctx).seat, "may", options, args={"effect": offered})
    return answer == "yes"


def may(g: G, ctx: Context, e: v.May) -> Rule[None]:
    if (yield from _agrees(g, ctx, e.do)):
        yield from run(g, ctx, e.do)


def if_(g: G, ctx: Context, e: v.If) -> Rule[None]:
    if holds(g.state, ctx, e.cond):
        yield from run(g, ctx, e.do)


def holds(s: State, ctx: Context, cond: str) -> bool:
    here = actor(s, ctx).era
    if cond == "other_agent_here":
        return len(agents_at(s, here)) > 1
    assert cond == "faux_here", cond
    return faux_is_at(s, here)


def pay(g: G, ctx: Context, e: v.Pay) -> Rule[None]:
    here = actor(g.state, ctx).era
    if spendable(g.state.eras[here]) < e.energy:
        return
    if (yield from _agrees(g, ctx, [e])):
        spend(g, here, e.energy)
        yield from run(g, ctx, e.then)


# --- cards of others


def use_card(g: G, ctx: Context, e: v.UseCard) -> Rule[None]:
    """As the actor, from the actor's position; the card itself stays as it is (RU-4)."""
    s = g.state
    if e.zone == "available":
        found = [card for era in candidates(s, ctx, e.at) for card in s.eras[era].cards]
    else:
        found = [card.id for i, agent in enumerate(s.agents) if i != ctx.actor for card in agent.hand]
    found = [card for card in found if card not in UNBORROWED]
    if not found:
        return
    chosen = yield from g.choose(actor(s, ctx).seat, "borrow", words.card_options(found))
    g.log(say("the_loop-log-borrow", agent=words.agent(actor(s, ctx).id), card=words.card(chosen)))
    yield from run(g, Context(ctx.actor, ctx.source), ARTIFACTS[chosen].effect)


def let_use(g: G, ctx: Context, e: v.LetUse) -> Rule[None]:
    """Another agent exhausts and resolves one of theirs, from where they stand (RU-4)."""
    s = g.state
    able = {i: cards for i in range(len(s.agents)) if i != ctx.actor and (cards := lendable(s, i))}
    if not able:
        return
    others = [Option(s.agents[i].id, words.agent(s.agents[i].id)) for i in able]
    chosen = yield from g.choose(actor(s, ctx).seat, "let_whom", others)
    helper = next(i for i in able if s.agents[i].id == chosen)
    options = [Option("none", say("the_loop-none")), *words.card_options(able[helper])]
    card = yield from g.choose(s.agents[helper].seat, "let_use", options, args={"agent": words.agent(chosen)})
    if card != "none":
        exhaust(s, helper, card)
        g.log(say("the_loop-log-card", agent=words.agent(chosen), card=words.card(card)))
        yield from run(g, Context(helper, card), ARTIFACTS[card].effect)


def lendable(s: State, agent: int) -> list[str]:
    return [card.id for card in s.agents[agent].hand if card.ready and card.id not in UNBORROWED]


VERBS: dict[type[v.Verb], Callable[[G, Context, Any], Rule[None]]] = {
    **CUBES,
    **DUPLICATES,
    **MOVEMENT,
    **CARDS,
    v.ChooseOne: choose_one,
    v.May: may,
    v.If: if_,
    v.Pay: pay,
    v.UseCard: use_card,
    v.LetUse: let_use,
}
