"""The verbs of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Rule, say
from engine.the_loop import decks, words
from engine.the_loop import verbs as v
from engine.the_loop.data import ARTIFACTS, BOARD
from engine.the_loop.selectors import Context, actor, candidates
from engine.the_loop.state import G


def draw(g: G, ctx: Context, e: v.Draw) -> Rule[None]:
    s = g.state
    count = len(s.agents) if e.who == "each_agent" else 1
    for i in range(count):
        for _ in range(e.n):
            ctx.card_ref = decks.draw(g, s.agents[(ctx.actor + i) % len(s.agents)])
    yield from ()


def discard(g: G, ctx: Context, e: v.Discard) -> Rule[None]:
    """Any card of the Hand, the one being resolved among them (9.6)."""
    agent = actor(g.state, ctx)
    n = min(e.n, len(agent.hand))
    options = words.card_options([card.id for card in agent.hand])
    for card in (yield from g.pick(agent.seat, "discard", options, n, n)):
        decks.leave_hand(g.state, agent, card)
        agent.discard.append(card)
        ctx.card_ref = card
        g.log(say("the_loop-log-discard", agent=words.agent(agent.id), card=words.card(card)))


def destroy_card(g: G, ctx: Context, e: v.DestroyCard) -> Rule[None]:
    s = g.state
    if e.zone == "available":
        for era in candidates(s, ctx, e.at):
            decks.destroy(g, s.eras[era].cards)
            s.eras[era].cards = []
        return
    agent = actor(s, ctx)
    n = min(e.n, len(agent.hand))
    options = words.card_options([card.id for card in agent.hand])
    for card in (yield from g.pick(agent.seat, "destroy_card", options, n, n)):
        decks.leave_hand(s, agent, card)
        s.destroyed.append(card)
        ctx.card_ref = card
        g.log(say("the_loop-log-destroy_card", agent=words.agent(agent.id), card=words.card(card)))


def make_available(g: G, ctx: Context, e: v.MakeAvailable) -> Rule[None]:
    for _ in range(e.n):
        ctx.card_ref = decks.make_available(g)
    yield from ()


def gain_available(g: G, ctx: Context, e: v.GainAvailable) -> Rule[None]:
    s = g.state
    agent = actor(s, ctx)
    found = [card for era in candidates(s, ctx, e.at) for card in s.eras[era].cards]
    if not found:
        return
    card = yield from g.choose(agent.seat, "gain", words.card_options(found))
    s.eras[ARTIFACTS[card].era].cards.remove(card)
    decks.into_hand(s, agent, card)
    g.log(say("the_loop-log-take", agent=words.agent(agent.id), card=words.card(card)))


def ready(g: G, ctx: Context, e: v.Ready) -> Rule[None]:
    agent = actor(g.state, ctx)
    exhausted = [
        card.id
        for card in agent.hand
        if not card.ready and card.id != ctx.source and ARTIFACTS[card.id].dimension in BOARD.dimensions
    ]
    chosen = yield from g.pick(agent.seat, "ready", words.card_options(exhausted), 0, e.n)
    for card in agent.hand:
        card.ready = card.ready or card.id in chosen
    if chosen:
        g.log(say("the_loop-log-ready", agent=words.agent(agent.id), cards=[words.card(c) for c in chosen]))


CARDS: dict[type[v.Verb], Callable[[G, Context, Any], Rule[None]]] = {
    v.Draw: draw,
    v.Discard: discard,
    v.DestroyCard: destroy_card,
    v.MakeAvailable: make_available,
    v.GainAvailable: gain_available,
    v.Ready: ready,
}
