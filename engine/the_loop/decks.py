"""Cards on their ways, rules 4.4, 7.4 and 9."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import say
from engine.the_loop import words
from engine.the_loop.board import vortexes
from engine.the_loop.data import ARTIFACTS
from engine.the_loop.state import Agent, G, HandCard, State


def top_of_huge_deck(g: G) -> str | None:
    """The destroyed pile becomes a new Huge Deck when one is needed (4.4)."""
    s = g.state
    if not s.huge:
        s.huge, s.destroyed = s.destroyed, []
        g.shuffle(s.huge)
    if not s.huge:
        return None
    return s.huge.pop()


def make_available(g: G) -> str | None:
    card = top_of_huge_deck(g)
    if card is not None:
        era = ARTIFACTS[card].era
        g.state.eras[era].cards.append(card)
        g.reveal(say("the_loop-log-available", card=words.card(card), era=words.era(era)))
    return card


def destroy_cards_in_vortexes(g: G) -> None:
    """At once in phase I; otherwise when the effect that revealed them is over."""
    s = g.state
    for era in vortexes(s):
        for card in s.eras[era].cards:
            g.log(say("the_loop-log-card_lost", card=words.card(card), era=words.era(era)))
        s.destroyed += s.eras[era].cards
        s.eras[era].cards = []


def destroy(g: G, cards: Sequence[str]) -> None:
    """Onto the destroyed pile (9.5); whoever calls takes them from where they were."""
    if cards:
        g.state.destroyed += cards
        g.log(say("the_loop-log-cards_destroyed", cards=[words.card(card) for card in cards]))


def put_on_top(agent: Agent, card: str) -> None:
    """Everybody has seen it, so drawing it later tells nothing (7.5)."""
    agent.pile.append(card)
    agent.known += 1


def into_hand(s: State, agent: Agent, card: str) -> None:
    """Ready, unless it has left a Hand in this Action phase (14.4.1)."""
    agent.hand.append(HandCard(card, card not in s.turn.gone))


def draw(g: G, agent: Agent) -> str | None:
    if not agent.pile:
        agent.pile, agent.discard = agent.discard, []
        g.shuffle(agent.pile)
    if not agent.pile:
        return None
    card = agent.pile.pop()
    into_hand(g.state, agent, card)
    text = say("the_loop-log-draw", agent=words.agent(agent.id), card=words.card(card))
    if agent.known:
        agent.known -= 1
        g.log(text)
    else:
        g.reveal(text)
    return card


def leave_hand(s: State, agent: Agent, card: str) -> None:
    agent.hand = [c for c in agent.hand if c.id != card]
    if s.phase == "action":
        s.turn.gone.append(card)
