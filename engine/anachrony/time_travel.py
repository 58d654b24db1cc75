"""Time travel and focus, rules 11; also the repaying of warp tiles when the game is over (17.1)."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import WARP_TILES
from engine.anachrony.gain import discharge, gain_vp
from engine.anachrony.payment import affordable, hand_over, pay, payable
from engine.anachrony.registry import No, no
from engine.anachrony.state import G, Player, State
from engine.anachrony.timeline import take_warp
from engine.anachrony.verbs import TimeTravel
from engine.core import Option, Rule, say, who

NO_PAST = no("past", "11.3")
TOO_DEAR = no("travel-price", "11.7")


def refusal(s: State, seat: int, verb: TimeTravel) -> No | None:
    if not past_in_range(s, seat, verb):
        return NO_PAST
    if verb.price and not fares(s, seat, verb):
        return TOO_DEAR
    return None


def travel(g: G, seat: int, verb: TimeTravel) -> Rule[None]:
    for _ in range(verb.times):
        if verb.price:
            yield from _priced_travel(g, seat, verb)
        else:
            yield from _plain_travel(g, seat, verb)


# --- where to


def lab_bonus(s: State, seat: int, verb: TimeTravel) -> int:
    """Rules 11.2: labs help power plants only."""
    return q.lab_bonus(s.players[seat]) if verb.labs else 0


def past_in_range(s: State, seat: int, verb: TimeTravel) -> list[int]:
    """The eras that can be reached, the nearest first; distances are counted from the current era (11.1)."""
    if verb.price:
        return list(range(s.era - 1, 0, -1))
    reach = verb.range + lab_bonus(s, seat, verb)
    return list(range(s.era - 1, max(0, s.era - 1 - reach), -1))


def fares(s: State, seat: int, verb: TimeTravel) -> list[tuple[int, int]]:
    """Plants 112 and 113: every era with each payable price (11.7)."""
    bonus = lab_bonus(s, seat, verb)
    found = []
    for era in past_in_range(s, seat, verb):
        distance = s.era - era
        least = max(1, distance - bonus)
        most = distance if verb.vp_each else least
        found += [(era, n) for n in range(least, most + 1) if affordable(s, seat, [{verb.price: n}])]
    return found


# --- going there


def _plain_travel(g: G, seat: int, verb: TimeTravel) -> Rule[None]:
    """DP-24 and DP-25 in one question: the era, and what is sent back there if anything."""
    s = g.state
    options = []
    for era in past_in_range(s, seat, verb):
        options.append(Option(f"era{era}", say("anachrony-travel", era=words.era(era))))
        options += [
            Option(f"era{era}:{tile}", say("anachrony-travel-repay", era=words.era(era), warp=words.warp(tile)))
            for tile in repayable_at(s, seat, era)
        ]
    era_id, _, tile = (yield from g.choose(seat, "travel", options)).partition(":")
    set_focus(g, seat, int(era_id.removeprefix("era")))
    if tile:
        repay_and_advance(g, seat, tile)


def _priced_travel(g: G, seat: int, verb: TimeTravel) -> Rule[None]:
    """DP-24.1, then DP-25 when the price is paid."""
    s = g.state
    options = [
        Option(f"era{era}:{n}", say("anachrony-travel-price", era=words.era(era), cost=words.amount(verb.price, n)))
        for era, n in fares(s, seat, verb)
    ]
    era_id, _, price = (yield from g.choose(seat, "travel.price", options)).partition(":")
    era = int(era_id.removeprefix("era"))
    yield from pay(g, seat, {verb.price: int(price)})
    set_focus(g, seat, era)
    tiles = repayable_at(s, seat, era)
    if tiles:
        options = [Option(tile, say("anachrony-repay", warp=words.warp(tile))) for tile in tiles]
        options.append(Option("nothing", say("anachrony-decline")))
        tile = yield from g.choose(seat, "travel.repay", options, args={"era": words.era(era)})
        if tile != "nothing":
            repay_and_advance(g, seat, tile)
    if verb.vp_each:
        gain_vp(g, seat, verb.vp_each * int(price))


def set_focus(g: G, seat: int, era: int) -> None:
    g.state.players[seat].focus = era
    g.log(say("anachrony-log-travel", seat=who(seat), era=words.era(era)))


# --- repaying


def repayable_at(s: State, seat: int, era: int) -> list[str]:
    p = s.players[seat]
    return [warp.tile for warp in s.timeline[era - 1].warps if warp.seat == seat and can_repay(p, warp.tile)]


def can_repay(p: Player, tile: str) -> bool:
    """Exactly what it shows: a worker must be active and of the type, an exosuit powered (11.1)."""
    shown = WARP_TILES[tile]
    if shown.worker:
        return p.active[shown.worker] > 0
    if shown.exosuit:
        return q.count_powered(p) > 0
    return payable(p, shown.assets)


def repay(g: G, seat: int, tile: str) -> None:
    """The asset is spent and the warp tile returns to its owner."""
    p = g.state.players[seat]
    shown = WARP_TILES[tile]
    hand_over(p, shown.assets)
    if shown.worker:
        p.active[shown.worker] -= 1
    if shown.exosuit:
        discharge(p)
        p.exosuits += 1
    take_warp(g, seat, tile)


def repay_and_advance(g: G, seat: int, tile: str) -> None:
    """The marker stays at the end of its track (11.1)."""
    s = g.state
    p = s.players[seat]
    repay(g, seat, tile)
    track = q.board(s, seat).time_travel_vp
    p.time_travel = min(p.time_travel + 1, len(track) - 1)
    vp = track[p.time_travel]
    g.log(say("anachrony-log-repay", seat=who(seat), warp=words.warp(tile), vp=vp))
