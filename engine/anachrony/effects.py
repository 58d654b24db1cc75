"""What tiles, leaders and cards do, carried out verb by verb.

`refusal` says why a cost cannot be paid or a basic effect cannot be carried out (1.11, 1.13): ask it before an action.
`apply` pays the cost and does what can be done; of a bonus, what cannot be done is simply lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from engine.anachrony import questions as q
from engine.anachrony import time_travel, words
from engine.anachrony.data import TILES, Tile
from engine.anachrony.exchange import can_exchange, exchange, receivable
from engine.anachrony.gain import (
    discard_paradox,
    gain,
    gain_choice,
    gain_one_of,
    gain_paradox,
    gain_worker,
    move_morale,
    power_up_exosuit,
    wake_tired,
)
from engine.anachrony.granted import (
    By,
    capital_action,
    capital_refusal,
    extra_action,
    main_board_placement,
    main_placements,
    own_board_placement,
    recruit_from_pool,
    refused,
    take_from_mine_area,
)
from engine.anachrony.payment import affordable, mix_id, pay
from engine.anachrony.placement import own_offers
from engine.anachrony.registry import No, no
from engine.anachrony.state import G, State
from engine.anachrony.timeline import retrieve
from engine.anachrony.verbs import (
    Alternative,
    CapitalAction,
    ChooseOne,
    CopyWorkerSpace,
    Cost,
    DiscardParadox,
    Effect,
    Exchange,
    ExtraAction,
    Gain,
    GainChoice,
    GainParadox,
    GainWorker,
    MainBoardPlacement,
    Morale,
    OwnBoardPlacement,
    PowerUpExosuit,
    RecruitFromPool,
    RetrieveWarp,
    TakeFromMineArea,
    TimeTravel,
    WakeTired,
)
from engine.core import Option, Rule, Text, say

CHAMELEON = "quantum_chameleon"
FREE_OF_CHARGE: Cost = {}

NO_SUIT_OR_SLOT = no("power_up_one", "12.8")
NO_PARADOX = no("paradox", "1.13")
NO_WARP = no("warp", "1.13")
NO_TIRED = no("tired", "1.13")
MORALE_AT_END = no("morale", "1.13")
NO_EXCHANGE = no("exchange", "1.13")
NO_PLACEMENT = no("placement", "1.13")
NO_COPY = no("copy", "15.4")
NO_ALTERNATIVE = no("alternative", "1.13")


# --- before


def refusal(
    s: State, seat: int, effects: Sequence[Effect], worker: str = "", *, leaving: str = "", cost: Cost = FREE_OF_CHARGE
) -> No | None:
    """`leaving`: the worker who is about to be placed, as long as it still stands among the active ones."""
    if cost and not affordable(s, seat, [cost], leaving):
        return too_expensive(tuple(cost.items()))
    by = By(worker, leaving, cost)
    for effect in effects:
        refuses = REFUSALS.get(type(effect))
        if refuses and (why := refuses(s, seat, effect, by)):
            return why
    return None


@cache
def too_expensive(cost: tuple[tuple[str, int], ...]) -> No:
    return No(say("anachrony-no-cost", cost=words.assets(dict(cost))), "1.11")


def _no_travel(s: State, seat: int, effect: TimeTravel, by: By) -> No | None:
    return time_travel.refusal(s, seat, effect)


def _no_warp(s: State, seat: int, effect: RetrieveWarp, by: By) -> No | None:
    return NO_WARP if effect.least and not any(q.warps_of(s, seat)) else None


def _no_suit_or_slot(s: State, seat: int, effect: PowerUpExosuit, by: By) -> No | None:
    return None if q.can_power_up(s.players[seat]) else NO_SUIT_OR_SLOT


def _no_paradox(s: State, seat: int, effect: DiscardParadox, by: By) -> No | None:
    return NO_PARADOX if s.players[seat].paradox < effect.least else None


def _no_tired(s: State, seat: int, effect: WakeTired, by: By) -> No | None:
    return None if any(s.players[seat].tired.values()) else NO_TIRED


def _no_morale(s: State, seat: int, effect: Morale, by: By) -> No | None:
    return MORALE_AT_END if effect.delta > 0 and q.at_max_morale(s, seat) else None


def _no_exchange(s: State, seat: int, effect: Exchange, by: By) -> No | None:
    return None if can_exchange(s.players[seat], effect.options) else NO_EXCHANGE


def _no_alternative(s: State, seat: int, effect: ChooseOne, by: By) -> No | None:
    return None if any(_possible(s, seat, one, by) for one in effect.options) else NO_ALTERNATIVE


def _no_copy(s: State, seat: int, effect: CopyWorkerSpace, by: By) -> No | None:
    return NO_COPY if all(_copy_refusal(s, seat, tile, by) for tile in copyable(s)) else None


def _no_main_placement(s: State, seat: int, effect: MainBoardPlacement, by: By) -> No | None:
    return None if main_placements(s, seat) else NO_PLACEMENT


def _no_own_placement(s: State, seat: int, effect: OwnBoardPlacement, by: By) -> No | None:
    return None if own_offers(s, seat) else NO_PLACEMENT


# The verbs that can be impossible; every offer of a turn asks this, so each is found at once.
REFUSALS: dict[type, Callable[[State, int, Any, By], No | None]] = {
    TimeTravel: _no_travel,
    RetrieveWarp: _no_warp,
    PowerUpExosuit: _no_suit_or_slot,
    DiscardParadox: _no_paradox,
    WakeTired: _no_tired,
    Morale: _no_morale,
    Exchange: _no_exchange,
    CapitalAction: capital_refusal,
    ChooseOne: _no_alternative,
    CopyWorkerSpace: _no_copy,
    MainBoardPlacement: _no_main_placement,
    OwnBoardPlacement: _no_own_placement,
}


# --- doing it


def apply(
    g: G, seat: int, effects: Sequence[Effect], worker: str = "", *, cost: Cost = FREE_OF_CHARGE
) -> Rule[None]:
    """The cost, then the effects in their order; a declined one ends the list, for the next would build on it."""
    by = By(worker, "", cost)
    if cost and not (effects and isinstance(effects[0], CapitalAction | RecruitFromPool)):  # these pay themselves
        yield from pay(g, seat, cost)
    for effect in effects:
        if not (yield from _do(g, seat, effect, by)):
            return


def _do(g: G, seat: int, effect: Effect, by: By) -> Rule[bool]:
    """Verbs that are not here are read where they matter: passives, discounts, and what dice and bonuses do."""
    match effect:
        case Gain(assets=assets):
            gain(g, seat, assets)
        case GainChoice(of=of, count=count):
            yield from gain_choice(g, seat, of, count)
        case GainWorker():
            yield from _gain_worker(g, seat, effect, by)
        case ChooseOne():
            yield from _choose_one(g, seat, effect, by)
        case TimeTravel():
            yield from time_travel.travel(g, seat, effect)
        case RetrieveWarp(least=least, most=most):
            yield from retrieve(g, seat, least, most)
        case PowerUpExosuit():
            power_up_exosuit(g, seat)
        case DiscardParadox(least=least, most=most):
            yield from _discard_paradox(g, seat, least, most)
        case GainParadox(count=count):
            yield from gain_paradox(g, seat, count)
        case WakeTired():
            wake_tired(g, seat)
        case Morale(delta=delta):
            move_morale(g, seat, delta)
        case Exchange(options=options):
            yield from exchange(g, seat, options)
        case CapitalAction():
            yield from capital_action(g, seat, effect, by)
        case ExtraAction():
            yield from extra_action(g, seat, effect, by)
        case CopyWorkerSpace():
            yield from _copy(g, seat, by)
        case MainBoardPlacement():
            yield from main_board_placement(g, seat)
        case OwnBoardPlacement():
            yield from own_board_placement(g, seat)
        case RecruitFromPool():
            return (yield from recruit_from_pool(g, seat, by.cost))
        case TakeFromMineArea():
            return (yield from take_from_mine_area(g, seat, effect))
    return True


def _gain_worker(g: G, seat: int, effect: GainWorker, by: By) -> Rule[None]:
    """From the general supply (14.7); without named types the one that was placed (15.5)."""
    types = effect.types or [by.worker]
    options = [Option(type_, words.worker(type_)) for type_ in types]
    gain_worker(g, seat, (yield from g.choose(seat, "worker", options)), effect.column)


def _discard_paradox(g: G, seat: int, least: int, most: int) -> Rule[None]:
    most = min(most, g.state.players[seat].paradox)
    discard_paradox(g, seat, (yield from g.number(seat, "paradox.discard", min(least, most), most)))


# --- one of several


def _possible(s: State, seat: int, one: Alternative, by: By) -> bool:
    if s.players[seat].paradox < one.paradox:
        return False
    return not refusal(s, seat, one.effects, by.worker, leaving=by.leaving, cost=one.cost)


def _choose_one(g: G, seat: int, effect: ChooseOne, by: By) -> Rule[None]:
    """Where all alternatives are mere gains their mixes are listed together."""
    possible = [one for one in effect.options if _possible(g.state, seat, one, by)]
    if not possible:
        return
    ways = [_mere_gains(one) for one in possible]
    if all(ways):
        yield from gain_one_of(g, seat, [way for some in ways for way in some])
        return
    by_id = {_alternative_id(one): one for one in possible}
    options = [Option(id_, _alternative_text(one)) for id_, one in by_id.items()]
    chosen = by_id[(yield from g.choose(seat, "alternative", options))]
    yield from apply(g, seat, chosen.effects, by.worker, cost=chosen.cost)


def _mere_gains(alternative: Alternative) -> list[dict[str, int]]:
    """Everything that the alternative can give, if it does nothing else."""
    if len(alternative.effects) > 1 or alternative.cost:
        return []
    match alternative.effects[0]:
        case Gain(assets=assets):
            return [dict(assets)]
        case GainChoice(count=count):
            return receivable({"TUG": count})
    return []


def _alternative_id(alternative: Alternative) -> str:
    """What it costs, then what it does: "W2>discard"."""
    does = "+".join(_effect_id(effect) for effect in alternative.effects)
    return f"{mix_id(alternative.cost)}>{does}" if alternative.cost else does


def _effect_id(effect: Effect) -> str:
    match effect:
        case Gain(assets=assets):
            return mix_id(assets)
        case GainParadox(count=count):
            return f"PX{count}"
        case GainWorker(types=types):
            return "-".join(types)
        case DiscardParadox():
            return "discard"
    raise ValueError(f"{effect} is no alternative of a choice")


def _alternative_text(alternative: Alternative) -> Text:
    does = [text for effect in alternative.effects for text in _effect_texts(effect)]
    if alternative.cost:
        return say("anachrony-alternative-for", cost=words.assets(alternative.cost), effects=does)
    return say("anachrony-alternative", effects=does)


def _effect_texts(effect: Effect) -> list[Text]:
    match effect:
        case Gain(assets=assets):
            return words.assets(assets)
        case GainParadox(count=count):
            return words.assets({"PX": count})
        case GainWorker(types=types, column=column):
            return [words.amount(f"{column}-{type_}", 1) for type_ in types]
        case DiscardParadox(most=most):
            return [say("anachrony-discard", tokens=words.amount("PX", most))]
    raise ValueError(f"{effect} is no alternative of a choice")


# --- Quantum Chameleon, rules 15.4


def copyable(s: State) -> list[str]:
    """Tiles with a worker space on any board, also where somebody stands; none under an anomaly."""
    tiles = [tile for p in s.players for tile in q.tiles_in_use(p)]
    if s.chronobot:
        tiles += s.chronobot.superprojects
    return [tile for tile in tiles if TILES[tile].kind == "worker" and tile != CHAMELEON]


def _copy_refusal(s: State, seat: int, tile: str, by: By) -> No | None:
    copied = TILES[tile]
    return refusal(s, seat, copied.effects, by.worker, leaving=by.leaving, cost=copied.cost)


def _copy(g: G, seat: int, by: By) -> Rule[None]:
    """DP-15.2. The genius returns as the copied tile says."""
    s = g.state
    found = {tile: _copy_refusal(s, seat, tile, by) for tile in copyable(s)}
    options = [Option(tile, words.tile(tile), detail=words.tile_text(tile)) for tile, why in found.items() if not why]
    tile = TILES[(yield from g.choose(seat, "copy", options, why_not=partial(refused, found, words.tile)))]
    for placement in s.players[seat].placed:
        if placement.space == f"tile:{CHAMELEON}":
            placement.fate = fate(tile, by.worker)
    g.log(say("anachrony-log-copy", tile=words.tile(tile.id)))
    yield from apply(g, seat, tile.effects, by.worker, cost=tile.cost)


def fate(tile: Tile, worker: str) -> str:
    """Where a worker on the tile returns to in clean-up (10.A.2)."""
    if tile.dies:
        return "dead"
    return "active" if q.motivated(worker, tile.motivated) else "tired"
