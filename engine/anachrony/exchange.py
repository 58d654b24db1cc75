"""Exchanges at fixed rates: trade with nomads (7.9), the Particle Collider (DP-16.1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from engine.anachrony import words
from engine.anachrony.data import TUG
from engine.anachrony.payment import Mix, hand_over, mix_id, mixes, payable
from engine.anachrony.state import G, Player
from engine.anachrony.verbs import Cost, Swap
from engine.core import Option, Rule, say, who

DECLINE = Option("nothing", say("anachrony-decline"))


def can_exchange(p: Player, swaps: Sequence[Swap]) -> bool:
    return any(payable(p, swap.pay) for swap in swaps)


def exchange(g: G, seat: int, swaps: Sequence[Swap], *, optional: bool = False) -> Rule[bool]:
    """One exchange, direction and mix at once; False: none was possible or wanted."""
    p = g.state.players[seat]
    ways = {
        f"{mix_id(pay)}>{mix_id(get)}": (pay, get)
        for swap in swaps
        for pay in mixes(p, swap.pay)
        for get in receivable(swap.get)
    }
    if not ways:
        return False
    options = [
        Option(id_, say("anachrony-exchange", pay=words.assets(pay), get=words.assets(get)))
        for id_, (pay, get) in ways.items()
    ]
    chosen = yield from g.choose(seat, "exchange", [*options, DECLINE] if optional else options)
    if chosen == DECLINE.id:
        return False
    pay, get = ways[chosen]
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
