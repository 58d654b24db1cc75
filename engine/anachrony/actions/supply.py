"""Supply, rules 7.11: a worker space, on the board of Dominance B a free action (20.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony.gain import gain_vp, move_morale, wake_tired
from engine.anachrony.payment import affordable, pay
from engine.anachrony.questions import at_max_morale, board, motivated, supply_cost
from engine.anachrony.registry import FREE, OWN, Action, No, no, register
from engine.anachrony.state import G, State
from engine.core import Rule

SPACE = ("supply",)


def worker_space(s: State, seat: int) -> Sequence[str]:
    return () if board(s, seat).supply_free else SPACE


def free_space(s: State, seat: int) -> Sequence[str]:
    return SPACE if board(s, seat).supply_free else ()


def closed(s: State, seat: int, space: str) -> No | None:
    cost = supply_cost(s, seat)
    return None if affordable(s, seat, [{"W": cost}]) else no("supply", "7.11", cost=cost)


def fate(s: State, seat: int, space: str, worker: str) -> str:
    return "active" if motivated(worker, board(s, seat).supply_motivated) else "tired"


def supply(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    s = g.state
    yield from pay(g, seat, {"W": supply_cost(s, seat)})
    wake_tired(g, seat)
    if at_max_morale(s, seat):
        gain_vp(g, seat, board(s, seat).supply_at_max_vp)
    else:
        move_morale(g, seat, 1)


register(OWN, Action("supply", supply, spaces=worker_space, closed=closed, fate=fate))
register(FREE, Action("supply", supply, spaces=free_space, closed=closed))
