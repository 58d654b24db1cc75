"""Harbour without an end: a game long enough to have a position 2,000. The sea stays calm, the deck is renewed."""

from __future__ import annotations

from engine.core import Rule, Setting
from tests.harbour.rules import G, Harbour, captains

ROUNDS = 1_000_000
CALM = -1_000  # so far below the limit that no storm of one round comes near it


class Voyage(Harbour):
    settings = (
        Setting("goal", ("catch",), "catch"),
        Setting("rounds", (ROUNDS,), ROUNDS),
        Setting("keeper", (False,), False),
    )
    longest = 1_000_000

    def step(self, g: G) -> Rule[None]:
        return calm_captains(g) if g.state.phase == "captains" else super().step(g)


def calm_captains(g: G) -> Rule[None]:
    s = g.state
    s.storm = CALM
    s.deck += s.discard
    s.discard.clear()
    g.shuffle(s.deck)
    yield from captains(g)


GAME = Voyage()
