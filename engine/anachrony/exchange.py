"""Exchanges at fixed rates: trade with nomads (7.9), the Particle Collider (DP-16.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.anachrony import words
from engine.anachrony.data import TUG
from engine.anachrony.payment import Components, Mix, all_mixes, hand_over, mix_id, owns, payable
from engine.anachrony.state import G, Player
from engine.anachrony.verbs import Cost, Swap
from engine.core import Option, Rule, Text, say, who

DECLINE = Option("nothing", say("anachrony-decline"))


def can_exchange(p: Player, swaps: Sequence[Swap]) -> bool:
    return any(payable(p, swap.pay) for swap in swaps)


class Way(NamedTuple):
    """One mix for another."""

    option: Option
    pay: Mix
    get: Mix


@cache
def _ways(pay: Components, get: Components) -> list[Way]:
    """All that a swap can be, whatever one owns."""
    return [
        Way(Option(f"{id_}>{mix_id(gained)}", _text(paid, gained)), paid, gained)
        for id_, paid in all_mixes(pay).items()
        for gained in receivable(dict(get))
    ]


def _text(pay: Mix, get: Mix) -> Text:
    return say("anachrony-exchange", pay=words.assets(pay), get=words.assets(get))


def exchange(g: G, seat: int, swaps: Sequence[Swap], *, optional: bool = False) -> Rule[bool]:
    """One exchange, direction and mix at once; False: none was possible or wanted."""
    p = g.state.players[seat]
    ways = {
        way.option.id: way
        for swap in swaps
        for way in _ways(tuple(swap.pay.items()), tuple(swap.get.items()))
        if owns(p, way.pay)
    }
    if not ways:
        return False
    options = [way.option for way in ways.values()]
    chosen = yield from g.choose(seat, "exchange", [*options, DECLINE] if optional else options)
    if chosen == DECLINE.id:
        return False
    _, pay, get = ways[chosen]
    hand_over(p, pay)
    for what, n in get.items():
        p.assets[what] += n
    g.log(say("anachrony-log-exchange", seat=who(seat), pay=words.assets(pay), get=words.assets(get)))
    return True


def receivable(get: Cost) -> list[Mix]:
    """Every mix that a gain can be (DP-0)."""
    fixed = {what: n for what, n in get.items() if what != "TUG"}
    some = combinations_with_replacement(TUG, get.get("TUG", 0))
    return [fixed | {cube: cubes.count(cube) for cube in TUG if cube in cubes} for cubes in some]
