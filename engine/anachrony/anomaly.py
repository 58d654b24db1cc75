"""Anomalies: when the paradox tokens of a player reach the limit (9.2 to 9.8, 20.2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import ANOMALY, BUILDINGS
from engine.anachrony.state import G, Player
from engine.anachrony.timeline import retrieve
from engine.core import Option, Rule, Text, say, who


def strike(g: G, seat: int) -> Rule[None]:
    """Outside the paradox phase: everything at once."""
    return_tokens(g, seat)
    yield from suffer(g, seat)


def return_tokens(g: G, seat: int) -> None:
    """Rules 9.2 (b): also those above the limit."""
    g.state.players[seat].paradox = 0
    g.log(say("anachrony-log-anomaly", seat=who(seat)))


def suffer(g: G, seat: int) -> Rule[None]:
    """Rules 9.2 (c) and (d), or what Harmony B may do in their place."""
    if (yield from _lose_building(g, seat)):
        return
    yield from retrieve(g, seat, 0, 1)
    if g.state.anomalies:
        yield from _place_anomaly(g, seat)


def _place_anomaly(g: G, seat: int) -> Rule[None]:
    s = g.state
    p = s.players[seat]
    spots = _free_spots(p, q.has_special(s, seat, "anomaly_on_any_free_spot"))
    if spots:
        number = yield from _choose_spot(g, seat, "anomaly.spot", spots)
        p.spots[number] = ANOMALY
    else:
        victims = _coverable(p)
        if not victims:
            return
        number = yield from _choose_spot(g, seat, "anomaly.cover", victims)
        p.covered.append(number)
    s.anomalies -= 1
    g.log(say("anachrony-log-anomaly-placed", seat=who(seat), spot=spot_name(p, number)))


def _free_spots(p: Player, anywhere: bool) -> list[int]:
    """Rules 9.4: the leftmost free spots of the whole board; Salvation B any free one."""
    free = [number for number, tile in enumerate(p.spots) if not tile]
    if anywhere or not free:
        return free
    leftmost = min(number % q.ROW for number in free)
    return [number for number in free if number % q.ROW == leftmost]


def _coverable(p: Player) -> list[int]:
    """Rules 9.6, 9.6.1: uncovered buildings, else uncovered superprojects by one half (which makes no difference)."""
    in_use = [number for number, tile in enumerate(p.spots) if tile != ANOMALY and not q.is_covered(p, tile)]
    found = [number for number in in_use if p.spots[number] in BUILDINGS]
    return found or list({p.spots[number]: number for number in reversed(in_use)}.values())


def _choose_spot(g: G, seat: int, key: str, spots: Sequence[int]) -> Rule[int]:
    p = g.state.players[seat]
    options = [Option(f"spot{number}", spot_name(p, number)) for number in spots]
    return int((yield from g.choose(seat, key, options)).removeprefix("spot"))


def spot_name(p: Player, number: int) -> Text:
    tile = p.spots[number]
    if tile and tile != ANOMALY:
        return words.tile(tile)
    return say("anachrony-spot", type=words.building_type(q.row_of(number)), column=number % q.ROW + 1)


def _lose_building(g: G, seat: int) -> Rule[bool]:
    """DP-28, rules 20.2.4."""
    s = g.state
    p = s.players[seat]
    if not q.has_special(s, seat, "lose_building_instead_of_anomaly"):
        return False
    options = [Option("anomaly", say("anachrony-suffer-anomaly"))]
    options += [
        Option(tile, say("anachrony-suffer-loss", building=words.building(tile)))
        for tile in q.buildings(p)
        if not q.is_covered(p, tile)
    ]
    lost = yield from g.choose(seat, "anomaly.or_building", options)
    if lost == "anomaly":
        return False
    _return_building(g, seat, lost)
    return True


def _return_building(g: G, seat: int, tile: str) -> None:
    """Under the bottom of its primary stack; a worker on it is set aside."""
    s = g.state
    p = s.players[seat]
    p.spots[p.spots.index(tile)] = ""
    type_ = BUILDINGS[tile].type
    s.primary[type_].insert(0, tile)
    s.known_bottom[type_] = s.known_bottom.get(type_, 0) + 1
    if f"tile:{tile}" in p.used:  # the marker is back in clean-up; on a tile that is built anew there is none
        number = p.used.index(f"tile:{tile}")
        p.used[number] = f"lost:{number}"
    for placement in [one for one in p.placed if one.space == f"tile:{tile}"]:
        p.placed.remove(placement)
        p.set_aside[placement.worker] = p.set_aside.get(placement.worker, 0) + 1
    g.log(say("anachrony-log-building-lost", seat=who(seat), building=words.building(tile)))
