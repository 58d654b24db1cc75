"""Costs and how they are paid: DP-0, rules 1.11, 1.12 and 14.4."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import combinations_with_replacement
from typing import TypeAlias

from engine.anachrony import words
from engine.anachrony.data import ASSETS, TUG, WORKERS
from engine.anachrony.questions import has_tile
from engine.anachrony.state import G, Player, State
from engine.anachrony.verbs import Cost
from engine.core import Option, Rule, say, who

# What is really handed over: asset letters, and workers by column ("active-genius").
Mix: TypeAlias = dict[str, int]
Components: TypeAlias = tuple[tuple[str, int], ...]  # a cost as the key of a cache
# So many of a cost's components that are among `of` fall away; the payer chooses which (DP-7.1).
Discount: TypeAlias = Sequence[str]

COLUMNS = ("tired", "active")


def payable(p: Player, cost: Mapping[str, int], leaving: str = "") -> bool:
    """Whether some mix pays the cost. `leaving`: the type of an active worker about to be placed, who cannot pay."""
    assets = p.assets
    for what, n in cost.items():
        owned = assets.get(what)
        if owned is not None:
            if owned < n:
                return False
        elif what == "TUG":
            if sum(assets[cube] - cost.get(cube, 0) for cube in TUG) < n:
                return False
        elif what == "worker":
            named = sum(m for type_, m in cost.items() if type_ in WORKERS)
            if sum(_workers(p, type_, leaving) for type_ in WORKERS) < n + named:
                return False
        elif _workers(p, what, leaving) < n:
            return False
    return True


def any_payable(p: Player, costs: Sequence[Mapping[str, int]]) -> bool:
    """One that costs nothing can be had by everybody."""
    return not all(costs) or any(map(partial(payable, p), costs))


def _workers(p: Player, type_: str, leaving: str) -> int:
    return p.active[type_] + p.tired[type_] - (type_ == leaving)


def mixes(p: Player, cost: Mapping[str, int]) -> dict[str, Mix]:
    """Every mix of what is owned that pays the cost, by its id."""
    return {id_: mix for id_, mix in all_mixes(tuple(cost.items())).items() if owns(p, mix)}


@cache
def all_mixes(components: Components) -> dict[str, Mix]:
    """Every mix that pays the cost, whatever one owns."""
    cost = dict(components)
    found: list[Mix] = [{asset: cost[asset] for asset in ASSETS if cost.get(asset)}]
    if n := cost.get("TUG", 0):
        found = [_plus(mix, cubes) for mix in found for cubes in _choices(TUG, n)]
    for type_ in WORKERS:
        if n := cost.get(type_, 0):
            found = [_plus(mix, some) for mix in found for some in _choices([f"{c}-{type_}" for c in COLUMNS], n)]
    if n := cost.get("worker", 0):
        anyone = [f"{column}-{type_}" for type_ in WORKERS for column in COLUMNS]
        found = [_plus(mix, some) for mix in found for some in _choices(anyone, n)]
    return {mix_id(mix): mix for mix in found}


def _choices(things: Sequence[str], n: int) -> list[tuple[str, ...]]:
    return list(combinations_with_replacement(things, n))


def _plus(mix: Mix, things: Iterable[str]) -> Mix:
    more = dict(mix)
    for thing in things:
        more[thing] = more.get(thing, 0) + 1
    return more


def owns(p: Player, mix: Mix) -> bool:
    for what, n in mix.items():
        if what in p.assets:
            owned = p.assets[what]
        else:
            column, _, type_ = what.partition("-")
            owned = (p.active if column == "active" else p.tired)[type_]
        if owned < n:
            return False
    return True


def mix_id(mix: Mapping[str, int]) -> str:
    """A mix as the id of an option: "T2+W1+tired-genius1"; "nothing" for an empty one."""
    return "+".join(f"{what}{n}" for what, n in sorted(mix.items()) if n) or "nothing"


# --- changing costs


def combined(*costs: Mapping[str, int]) -> Cost:
    """The sum of several costs: they are all-or-nothing together (1.11)."""
    total: Cost = {}
    for cost in costs:
        for what, n in cost.items():
            total[what] = total.get(what, 0) + n
    return total


def without(cost: Mapping[str, int], what: str, n: int = 1) -> Cost:
    """A cost with a component lowered, never below 0 (1.11)."""
    lowered = dict(cost)
    if what in lowered:
        lowered[what] = max(0, lowered[what] - n)
    return lowered


def discounted(cost: Mapping[str, int], discounts: Iterable[Discount]) -> list[Cost]:
    """Every cost to which the discounts can lead; one without a matching component is lost (7.3.4)."""
    found = [dict(cost)]
    for discount in discounts:
        lowered = [without(one, what) for one in found for what in discount if one.get(what)]
        found = list({mix_id(one): one for one in lowered}.values()) or found
    return found


# --- the Grand Reservoir


def can_use_reservoir(s: State, seat: int) -> bool:
    """Rules 14.4: once per own turn, in phase 5 only."""
    p = s.players[seat]
    return s.phase == "actions" and not p.reservoir and has_tile(p, "grand_reservoir")


def affordable(s: State, seat: int, costs: Iterable[Mapping[str, int]], leaving: str = "") -> bool:
    """Whether one of the costs of an action can be paid, with the Grand Reservoir if need be."""
    p = s.players[seat]
    for cost in costs:
        if payable(p, cost, leaving):
            return True
    return can_use_reservoir(s, seat) and any(payable(p, without(cost, "W"), leaving) for cost in costs)


def affords_water(s: State, seat: int, n: int) -> bool:
    """The same for a cost of water alone."""
    owned = s.players[seat].assets["W"]
    return owned >= n or (owned == n - 1 and can_use_reservoir(s, seat))


# --- paying


def pay(g: G, seat: int, *costs: Mapping[str, int], reservoir: bool = True) -> Rule[None]:
    """Pay one of the costs, asking only if there is a choice. `reservoir=False`: not an action's cost (trade, 14.4)."""
    if len(costs) == 1 and not any(costs[0].values()):
        return
    s = g.state
    p = s.players[seat]
    ways: dict[str, Mix] = {}
    helped: dict[str, Mix] = {}
    for cost in costs:
        if reservoir and cost.get("W") and can_use_reservoir(s, seat):
            helped |= mixes(p, without(cost, "W"))
            if s.main_action:  # nothing can come after it this turn, so it is not worth keeping
                continue
        ways |= mixes(p, cost)
    chosen = yield from _choose_mix(g, seat, ways, helped)
    if chosen.startswith("reservoir:"):
        p.reservoir = True
        mix = helped[chosen.removeprefix("reservoir:")]
        g.log(say("anachrony-log-reservoir", seat=who(seat)))
    else:
        mix = ways[chosen]
    hand_over(p, mix)
    if mix:
        g.log(say("anachrony-log-pay", seat=who(seat), cost=words.assets(mix)))


def _choose_mix(g: G, seat: int, ways: Mapping[str, Mix], helped: Mapping[str, Mix]) -> Rule[str]:
    if len(ways) + len(helped) == 1:
        return next(iter(ways), "") or f"reservoir:{next(iter(helped))}"
    options = [Option(id_, say("anachrony-pay", cost=words.assets(mix))) for id_, mix in ways.items()]
    options += [
        Option(f"reservoir:{id_}", say("anachrony-pay-reservoir", cost=words.assets(mix)))
        for id_, mix in helped.items()
    ]
    return (yield from g.choose(seat, "pay", options))


def hand_over(p: Player, mix: Mapping[str, int]) -> None:
    for what, n in mix.items():
        column, _, type_ = what.partition("-")
        if type_:
            (p.active if column == "active" else p.tired)[type_] -= n
        else:
            p.assets[what] -= n
