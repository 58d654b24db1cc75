"""Warp tiles on the timeline: laid there (8.1) and taken back unpaid (11.5). Repaying is time travel's (11.1)."""

from __future__ import annotations

from engine.anachrony import words
from engine.anachrony.data import WARP_TILES
from engine.anachrony.questions import current_era, warps_of
from engine.anachrony.state import Era, G, Warp
from engine.core import Option, Rule, say, who


def next_free_slot(era: Era) -> int:
    taken = {warp.slot for warp in era.warps}
    return next(slot for slot in range(1, len(taken) + 2) if slot not in taken)


def lay_warp(g: G, seat: int, tile: str) -> int:
    """Put a warp tile on the current era's tile; returns its slot."""
    era = current_era(g.state)
    slot = next_free_slot(era)
    g.state.players[seat].warp.remove(tile)
    era.warps.append(Warp(seat, tile, slot))
    era.warps.sort(key=lambda warp: warp.slot)
    return slot


def take_warp(g: G, seat: int, tile: str) -> int:
    """Return a warp tile from the timeline to its owner; returns the era it lay at."""
    s = g.state
    for number, warp in warps_of(s, seat):
        if warp.tile == tile:
            s.timeline[number - 1].warps.remove(warp)
            hand = s.players[seat].warp
            hand.append(tile)
            hand.sort(key=list(WARP_TILES).index)
            return number
    raise ValueError(f"seat {seat} has no {tile} on the timeline")


def retrieve(g: G, seat: int, least: int, most: int) -> Rule[None]:
    """DP-21, DP-25.1: own warp tiles from any era, unpaid and without a track step; as many as there are."""
    options = [
        Option(warp.tile, say("anachrony-warp-at", warp=words.warp(warp.tile), era=words.era(number)))
        for number, warp in warps_of(g.state, seat)
    ]
    if not options:
        return
    most = min(most, len(options))
    for tile in (yield from g.pick(seat, "retrieve", options, min(least, most), most)):
        number = take_warp(g, seat, tile)
        g.log(say("anachrony-log-retrieve", seat=who(seat), warp=words.warp(tile), era=words.era(number)))
