"""Effects that grant whole actions: capital actions, placements, and what leaders take in clean-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import WORKERS
from engine.anachrony.exchange import DECLINE
from engine.anachrony.gain import gain, gain_worker
from engine.anachrony.payment import pay, payable
from engine.anachrony.placement import Offer, choose_placement, main_offers, own_offers
from engine.anachrony.registry import STANDARD, How, No, no
from engine.anachrony.state import EMPTY_SUIT, G, State
from engine.anachrony.verbs import CapitalAction, Cost, ExtraAction, TakeFromMineArea
from engine.core import Blocked, Option, Rule, Text

NO_CAPITAL_ACTION = no("capital", "1.13")


class By(Struct, frozen=True):
    """Who carries out an effect, and the cost of the action that it belongs to."""

    worker: str = ""
    leaving: str = ""
    cost: Cost = {}


def refused(found: Mapping[str, No | None], text: Callable[[str], Text]) -> list[Blocked]:
    """Those of the found things that are not on offer."""
    return [Blocked(id_, text(id_), why.reason, why.rule) for id_, why in found.items() if why]


# --- capital actions


def capital_refusal(s: State, seat: int, effect: CapitalAction, by: By) -> No | None:
    how = _how(effect, by)
    refusals = [STANDARD[action].refusal(s, seat, how) for action in effect.actions]
    if effect.optional or None in refusals:
        return None
    return refusals[0] if len(refusals) == 1 else NO_CAPITAL_ACTION


def capital_action(g: G, seat: int, effect: CapitalAction, by: By) -> Rule[None]:
    """DP-15.1, DP-11.4. The tile's water is part of the action's total (14.4), which the action pays."""
    how = _how(effect, by)
    for _ in range(effect.times):
        refusals = {action: STANDARD[action].refusal(g.state, seat, how) for action in effect.actions}
        options = [Option(action, words.action(action)) for action, why in refusals.items() if not why]
        if not options:
            return
        options += [DECLINE] if effect.optional else []
        why_not = partial(refused, refusals, words.action)
        action = yield from g.choose(seat, "capital", options, why_not=why_not)
        if action == DECLINE.id:
            return
        yield from STANDARD[action].perform(g, seat, how)


def _how(effect: CapitalAction, by: By) -> How:
    worker = by.worker if effect.worker else ""
    return How(worker, by.leaving if effect.worker else "", water=by.cost.get("W", 0))


def extra_action(g: G, seat: int, effect: ExtraAction, by: By) -> Rule[None]:
    """DP-7.2, DP-7.3, DP-10.2, DP-11.3: once more, with the same worker and without the tile's bonus (12.7)."""
    standard = STANDARD[effect.action]
    how = How(by.worker, only=effect.only)
    if standard.refusal(g.state, seat, how):
        return
    options = [Option(effect.action, words.action(effect.action)), DECLINE]
    if (yield from g.choose(seat, "again", options)) != DECLINE.id:
        yield from standard.perform(g, seat, how)


# --- placements


def main_placements(s: State, seat: int) -> list[Offer]:
    """Beside the marker of the free action an empty suit needs one of its own (1.10)."""
    spare = q.count_markers(s.players[seat]) > 1
    return [one for one in main_offers(s, seat) if spare or one.worker != EMPTY_SUIT]


def main_board_placement(g: G, seat: int) -> Rule[None]:
    yield from choose_placement(g, seat, "placement.main", main_offers(g.state, seat))


def own_board_placement(g: G, seat: int) -> Rule[None]:
    yield from choose_placement(g, seat, "placement.own", own_offers(g.state, seat))


# --- clean-up


def recruit_from_pool(g: G, seat: int, cost: Cost) -> Rule[bool]:
    """Zaida, DP-17.1: a worker still in the recruit pool, without a bonus."""
    s = g.state
    types = [type_ for type_ in WORKERS if s.recruit_pool.get(type_)]
    if not types or not payable(s.players[seat], cost):
        return False
    options = [Option(type_, words.worker(type_)) for type_ in types]
    type_ = yield from g.choose(seat, "pool", [*options, DECLINE], args={"cost": words.assets(cost)})
    if type_ == DECLINE.id:
        return False
    yield from pay(g, seat, cost)
    s.recruit_pool[type_] -= 1
    gain_worker(g, seat, type_)
    return True


def take_from_mine_area(g: G, seat: int, effect: TakeFromMineArea) -> Rule[bool]:
    """Samira, DP-17.2: a cube of the pool or of the right squares; which of the two it is makes no difference."""
    s = g.state
    cubes = [cube for cube in dict.fromkeys(s.mine_pool + s.mine_bonus) if cube and cube not in effect.excluded]
    if not cubes or not payable(s.players[seat], effect.cost):
        return False
    options = [Option(cube, words.asset(cube)) for cube in cubes]
    cube = yield from g.choose(seat, "mine.left", [*options, DECLINE], args={"cost": words.assets(effect.cost)})
    if cube == DECLINE.id:
        return False
    yield from pay(g, seat, effect.cost)
    if cube in s.mine_pool:
        s.mine_pool.remove(cube)
    else:
        s.mine_bonus[s.mine_bonus.index(cube)] = ""
    gain(g, seat, {cube: 1})
    return True
