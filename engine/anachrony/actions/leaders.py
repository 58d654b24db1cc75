"""What leaders do, rules 16: free actions, and abilities of clean-up step A.

Elsewhere: Wolfe (power up), Valerian (placement), Cornella (research), Amena (the Impact).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import questions as q
from engine.anachrony.data import LEADERS
from engine.anachrony.effects import apply, refusal
from engine.anachrony.registry import CLEAN_UP, FREE, Action, No, register
from engine.anachrony.state import G, State
from engine.core import Rule

WITH_FREE_ACTION = ("haulani", "caratacus")


def spaces(s: State, seat: int) -> Sequence[str]:
    leader = s.players[seat].leader
    return (leader,) if leader in WITH_FREE_ACTION and q.has_leader(s, seat, leader) else ()


def refuses(s: State, seat: int, space: str, worker: str) -> No | None:
    return refusal(s, seat, LEADERS[space].effects)


def perform(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    return apply(g, seat, LEADERS[space].effects)


register(FREE, Action("leader", perform, spaces=spaces, refuses=refuses))


def in_clean_up(g: G, seat: int) -> Rule[None]:
    """Zaida and Samira."""
    leader = LEADERS[g.state.players[seat].leader]
    if leader.kind == "clean_up" and q.has_leader(g.state, seat, leader.id):
        yield from apply(g, seat, leader.effects, cost=leader.cost)


CLEAN_UP.append(in_clean_up)
