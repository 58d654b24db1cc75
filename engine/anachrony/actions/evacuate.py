"""Evacuation, rules 13."""

from __future__ import annotations

from engine.anachrony import conditions, words
from engine.anachrony import questions as q
from engine.anachrony.data import BOARD, EVACUATION
from engine.anachrony.gain import gain_vp
from engine.anachrony.registry import MAIN, Action, No, no, register
from engine.anachrony.state import G, State
from engine.core import Rule, say, who

NOT_YET = no("evacuation-early", "13.1")
ONCE = no("evacuation-once", "13.1")


def closed(s: State, seat: int, space: str) -> No | None:
    p = s.players[seat]
    if not s.impact:
        return NOT_YET
    if p.evacuated:
        return ONCE
    if q.has_tile(p, "rescue_pods") or conditions.holds(s, seat, EVACUATION[p.condition].base):
        return None
    return No(say("anachrony-no-evacuation", condition=words.name("evacuation", f"{p.condition}-text")), "13.1")


def evacuate(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    s = g.state
    p = s.players[seat]
    vp = worth(s, seat)
    s.evacuated.append(seat)
    p.evacuated = True
    g.log(say("anachrony-log-evacuation", seat=who(seat), condition=words.evacuation(p.condition)))
    gain_vp(g, seat, vp)
    yield from ()


def worth(s: State, seat: int) -> int:
    """Rules 13.2, on the topmost free circle: the penalty first, then the limits."""
    p = s.players[seat]
    condition = EVACUATION[p.condition]
    vp = condition.base_vp + condition.extra_vp * conditions.sets(p, condition.per)
    if len(s.evacuated) + 1 == q.penalty_circle(s):
        vp += BOARD.evacuation.penalty_vp
    return min(max(vp, BOARD.evacuation.least_vp), BOARD.evacuation.most_vp)


register(MAIN, Action("evacuate", evacuate, spaces=lambda s, seat: ("evacuate",), closed=closed, pool=True))
