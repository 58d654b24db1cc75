"""What warp tiles give when they are laid (8.1 to 8.4)."""

from __future__ import annotations

from engine.anachrony.data import WARP_TILES
from engine.anachrony.gain import gain, gain_worker, power_up_exosuit
from engine.anachrony.payment import pay
from engine.anachrony.state import G
from engine.core import Rule


def receive(g: G, seat: int, tile: str) -> Rule[None]:
    """What a warp tile shows."""
    warp_tile = WARP_TILES[tile]
    gain(g, seat, warp_tile.assets)
    if warp_tile.worker:
        yield from pay(g, seat, warp_tile.cost)
        gain_worker(g, seat, warp_tile.worker)
    if warp_tile.exosuit:
        power_up_exosuit(g, seat)
