"""Phase 3, rules 6."""

from __future__ import annotations

from functools import cache, partial
from itertools import product

from engine.anachrony import chronobot, words
from engine.anachrony import questions as q
from engine.anachrony.data import PATHS, SLOTS, ChargingSlot
from engine.anachrony.gain import gain
from engine.anachrony.granted import refused
from engine.anachrony.payment import any_payable, combined, pay
from engine.anachrony.registry import No, no
from engine.anachrony.state import G, Player
from engine.anachrony.verbs import Cost
from engine.core import Illegal, Option, Rule, Text, say, who
from engine.core.text import Arg

WATER_FOR_A_CORE = 2

BLOCKED_SLOT = no("blocked-slot", "6.3")
NO_PRICE = no("slot-price", "6.1")


def power_up(g: G) -> Rule[None]:
    """Each player in turn order, a checkpoint for each; or all at once (22.5)."""
    s = g.state
    if s.variants.simultaneous_power_up:
        yield from g.together({seat: charge_board(g, seat) for seat in q.people(s)})
        if s.chronobot:
            chronobot.power_up(g)
        s.turn = len(s.order)
    else:
        seat = s.order[s.turn]
        if q.is_bot(s, seat):
            chronobot.power_up(g)
        else:
            yield from charge_board(g, seat)
        s.turn += 1
    if s.turn >= len(s.order):
        s.phase, s.turn = "warp", 0


def charge_board(g: G, seat: int) -> Rule[None]:
    """DP-4, then the water income (6.4)."""
    yield from hydrocores(g, seat)
    yield from charge(g, seat)
    water_income(g, seat)
    yield from hydrocores(g, seat)


def charge(g: G, seat: int) -> Rule[None]:
    s = g.state
    p = s.players[seat]
    slots = zip(q.board(s, seat).slots, p.blocked, strict=True)
    refusals = {slot.slot: _refusal(p, slot, shut) for slot, shut in slots}
    offers = _slots(p.path, s.variants.side)
    options = [offers[slot] for slot, why in refusals.items() if not why]

    def check(chosen: list[str]) -> Illegal | None:
        if any_payable(p, prices(p.path, s.variants.side, tuple(chosen))):
            return None
        return Illegal(say("anachrony-no-power_up"), "6.1")

    most = min(p.exosuits, len(options))
    why_not = partial(refused, refusals, lambda slot: offers[slot].text)
    args: dict[str, Arg] = {"water": q.board(s, seat).water_per_empty_slot}
    chosen = yield from g.pick(seat, "power_up", options, 0, most, args=args, check=check, why_not=why_not)
    yield from pay(g, seat, *prices(p.path, s.variants.side, tuple(chosen)))
    for slot in chosen:
        p.powered[SLOTS.index(slot)] = True
    p.exosuits -= len(chosen)
    g.log(say("anachrony-log-power_up", seat=who(seat), count=len(chosen)))


def _refusal(p: Player, slot: ChargingSlot, shut: bool) -> No | None:
    if shut:
        return BLOCKED_SLOT
    return None if any_payable(p, slot.costs) else NO_PRICE


@cache
def _slots(path: str, side: str) -> dict[str, Option]:
    return {slot.slot: Option(slot.slot, _slot_text(slot)) for slot in PATHS[path].sides[side].slots}


def _slot_text(slot: ChargingSlot) -> Text:
    name, (cost, *others) = words.slot(slot.slot), slot.costs
    if others:
        return say("anachrony-charge-or", slot=name, cost=words.assets(cost), other=words.assets(others[0]))
    if not cost:
        return say("anachrony-charge-free", slot=name)
    return say("anachrony-charge", slot=name, cost=words.assets(cost))


@cache
def prices(path: str, side: str, chosen: tuple[str, ...]) -> list[Cost]:
    """Every total that charging these slots can cost."""
    ways = [slot.costs for slot in PATHS[path].sides[side].slots if slot.slot in chosen]
    totals = [combined(*some) for some in product(*ways)]
    return list({tuple(sorted(total.items())): total for total in totals}.values())


def water_income(g: G, seat: int) -> None:
    s = g.state
    p = s.players[seat]
    empty = p.powered.count(False) - p.blocked.count(True)  # a blocked slot is never charged (6.3)
    gain(g, seat, {"W": empty * q.board(s, seat).water_per_empty_slot})


def hydrocores(g: G, seat: int) -> Rule[None]:
    """Captain Wolfe (6.5, DP-5). Exchanges between two charges can as well be made before the first."""
    s = g.state
    if not q.has_leader(s, seat, "wolfe"):
        return
    assets = s.players[seat].assets
    most_cores, most_water = assets["W"] // WATER_FOR_A_CORE, assets["E"]
    options = [Option("keep", say("anachrony-decline"))]
    options += [Option(f"cores:{n}", say("anachrony-hydrocores-cores", cores=n)) for n in range(1, most_cores + 1)]
    options += [Option(f"water:{n}", say("anachrony-hydrocores-water", cores=n)) for n in range(1, most_water + 1)]
    way, _, count = (yield from g.choose(seat, "hydrocores", options)).partition(":")
    if way == "keep":
        return
    cores = int(count) if way == "cores" else -int(count)
    assets["E"] += cores
    assets["W"] -= WATER_FOR_A_CORE * cores
    exchanged = {"cores": words.amount("E", abs(cores)), "water": words.amount("W", WATER_FOR_A_CORE * abs(cores))}
    g.log(say(f"anachrony-log-hydrocores-{way}", seat=who(seat), **exchanged))
