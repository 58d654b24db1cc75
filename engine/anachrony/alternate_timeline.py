"""The fire side of the timeline, rules 22.1."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import effects, words
from engine.anachrony import questions as q
from engine.anachrony.data import FIRE_EFFECTS, TIMELINE_TILES, WARP_TILES
from engine.anachrony.payment import payable
from engine.anachrony.state import Era, G, Player
from engine.anachrony.timeline import lay_warp
from engine.anachrony.verbs import GainWarpAssetAgain
from engine.anachrony.warp_tiles import receive
from engine.core import Blocked, Option, Rule, say, who


def lay(g: G, seat: int, tiles: Sequence[str]) -> Rule[None]:
    """The revealed tiles one after the other, each with its asset and then the effect of its slot [R66]."""
    left = list(tiles)
    if len(left) > 1:
        first = yield from choose_first(g, seat, left)
        left.sort(key=lambda tile: tile != first)
    while left:
        tile = left.pop(0)
        slot = lay_warp(g, seat, tile)
        yield from receive(g, seat, tile)
        yield from apply_slot(g, seat, tile, slot, left)


def choose_first(g: G, seat: int, tiles: Sequence[str]) -> Rule[str]:
    """DP-29, among the orders that can be paid. Where neither slot does anything the order makes no difference."""
    p = g.state.players[seat]
    possible = [tile for tile in tiles if payable(p, WARP_TILES[tile].cost)]
    if not any(_next_effects(q.current_era(g.state), len(tiles))):
        return possible[0]

    def why_not() -> list[Blocked]:
        reason = say("anachrony-no-warp-worker")
        return [Blocked(tile, words.warp(tile), reason, "22.1") for tile in tiles if tile not in possible]

    options = [Option(tile, words.warp(tile)) for tile in possible]
    return (yield from g.choose(seat, "warp.first", options, why_not=why_not))


def _next_effects(era: Era, count: int) -> list[str]:
    """The effects of the next free slots."""
    taken = {warp.slot for warp in era.warps}
    fire = TIMELINE_TILES[era.tile].fire
    return [effect for slot, effect in enumerate(fire, 1) if slot not in taken][:count]


def apply_slot(g: G, seat: int, tile: str, slot: int, left: Sequence[str]) -> Rule[None]:
    """The effect beside a slot, at once to the owner of the tile; `left` is still to be laid."""
    fire = TIMELINE_TILES[q.current_era(g.state).tile].fire[slot - 1]
    if not fire:
        return
    g.log(say("anachrony-log-fire", seat=who(seat), slot=slot, effect=words.fire(fire)))
    effect = FIRE_EFFECTS[fire]
    if not isinstance(effect, GainWarpAssetAgain):
        yield from effects.apply(g, seat, [effect])
    elif can_receive_again(g.state.players[seat], tile, left):
        yield from receive(g, seat, tile)


def can_receive_again(p: Player, tile: str, left: Sequence[str]) -> bool:
    """A second worker must leave the water for a tile that is still to be laid: that one is owed already [R53]."""
    warp_tile = WARP_TILES[tile]
    if warp_tile.exosuit:
        return q.can_power_up(p)
    owed = sum(WARP_TILES[other].cost.get("W", 0) for other in left)
    return not warp_tile.worker or payable(p, {"W": warp_tile.cost.get("W", 0) + owed})
