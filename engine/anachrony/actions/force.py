"""Force workers, rules 7.12."""

from __future__ import annotations

from engine.anachrony.gain import lose_worker, move_morale, wake_tired
from engine.anachrony.questions import has_tile
from engine.anachrony.registry import FREE, Action, register
from engine.anachrony.state import G
from engine.core import Rule


def force(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    p = g.state.players[seat]
    wake_tired(g, seat)
    if p.morale:
        move_morale(g, seat, -1)
    elif not has_tile(p, "synthetic_endorphins"):
        yield from lose_worker(g, seat, "force.lose")


register(FREE, Action("force", force, spaces=lambda s, seat: ("force",)))
