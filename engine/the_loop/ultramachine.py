"""Ultramachine cards, rules 12.7."""

from __future__ import annotations

from engine.core import Option, Rule, say
from engine.the_loop import words
from engine.the_loop.data import ULTRA
from engine.the_loop.effect_words import describe
from engine.the_loop.effects import run
from engine.the_loop.selectors import Context
from engine.the_loop.state import G, active
from engine.the_loop.vortex import check_vortexes


def enter_ultra(g: G, n: int) -> None:
    """Armed, beside its Era; fewer Rift spaces may make a Vortex at once (12.7.2)."""
    s = g.state
    for _ in range(min(n, len(s.ultra_deck))):
        card = s.ultra_deck.pop()
        era = ULTRA[card].era
        s.eras[era].ultra.append(card)
        g.reveal(say("the_loop-log-ultra", card=words.ultra(card), era=words.era(era)))
        check_vortexes(g)


def trigger(g: G, timing: str, era: int) -> Rule[None]:
    """The active player orders several."""
    cards = [card for card in g.state.eras[era].ultra if ULTRA[card].timing == timing]
    options = [
        Option(card, words.ultra(card), detail=describe(ULTRA[card].effect))
        for card in cards
    ]
    for card in (yield from g.order(active(g.state).seat, "ultra_order", options)):
        g.log(say("the_loop-log-ultra_works", card=words.ultra(card)))
        yield from run(g, Context(g.state.active, this_era=era), ULTRA[card].effect)
