"""Experiment, rules 19.3, 19.5 and 19.8."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.anachrony import doomsday, words
from engine.anachrony.conditions import holds
from engine.anachrony.data import EXPERIMENTS, Condition
from engine.anachrony.gain import gain_paradox, move_morale, spend_breakthrough
from engine.anachrony.payment import affordable, pay
from engine.anachrony.registry import MAIN, Action, No, no, register
from engine.anachrony.state import G, State
from engine.core import Option, Rule, say

SPACE = ("experiment",)
NO_CARD = no("experiment", "19.5")


def spaces(s: State, seat: int) -> Sequence[str]:
    return SPACE if s.doomsday else ()


def closed(s: State, seat: int, space: str) -> No | None:
    card = doomsday.in_focus(s, seat)
    if not card:
        return NO_CARD
    return None if holds(s, seat, before_placement(EXPERIMENTS[card].condition)) else condition_unmet(card)


def before_placement(condition: Condition) -> Condition:
    """The exosuit that goes out does not count any more (Outback Mapping, 19.8)."""
    if condition.of != "powered_exosuit":
        return condition
    return replace(condition, least=condition.least + 1)


@cache
def condition_unmet(card: str) -> No:
    wants = words.experiment_text(card)
    return No(say("anachrony-no-experiment-condition", experiment=words.experiment(card), wants=wants), "19.8")


@cache
def cost_unpayable(card: str) -> No:
    wants = words.experiment_text(card)
    return No(say("anachrony-no-experiment-cost", experiment=words.experiment(card), wants=wants), "19.8")


def refuses(s: State, seat: int, space: str, worker: str) -> No | None:
    card = doomsday.in_focus(s, seat)
    return None if affordable(s, seat, [EXPERIMENTS[card].cost], worker) else cost_unpayable(card)


def experiment(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    s = g.state
    card = EXPERIMENTS[doomsday.in_focus(s, seat)]
    yield from pay(g, seat, card.cost)
    for _ in range(card.breakthroughs):
        yield from give_up_breakthrough(g, seat)
    if card.morale:
        move_morale(g, seat, -card.morale)
    if card.paradox:
        yield from gain_paradox(g, seat, card.paradox)
    yield from doomsday.claim(g, seat)


def give_up_breakthrough(g: G, seat: int) -> Rule[None]:
    """DP-9, Alien Studies."""
    tokens = g.state.players[seat].breakthroughs
    options = [Option(kind, words.breakthrough(kind)) for kind in sorted(tokens)]
    spend_breakthrough(g, seat, (yield from g.choose(seat, "experiment.breakthrough", options)))


register(MAIN, Action("experiment", experiment, spaces=spaces, closed=closed, refuses=refuses, pool=True))
