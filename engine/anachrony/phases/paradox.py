"""Phase 2, rules 9."""

from __future__ import annotations

from engine.anachrony import anomaly, chronobot
from engine.anachrony import questions as q
from engine.anachrony.data import BOARD
from engine.anachrony.gain import take_paradox
from engine.anachrony.state import Era, G
from engine.core import Rule, say, who

DIE = [int(face) for face in BOARD.dice["paradox"].faces]


def paradox(g: G) -> Rule[None]:
    s = g.state
    struck: list[int] = []
    for era in s.timeline:
        for seat in _leaders(era, q.in_turn_order(s)):
            if seat not in struck and roll(g, seat):
                struck.append(seat)
    if s.chronobot:
        yield from chronobot.paradox(g)
    for seat in q.in_turn_order(s):
        if seat in struck:
            yield from anomaly.suffer(g, seat)
    s.phase, s.turn = "power_up", 0


def _leaders(era: Era, order: list[int]) -> list[int]:
    """Those with the most warp tiles on a tile, the bot's included in the comparison (9.1)."""
    most = max((q.count_warps(era, warp.seat) for warp in era.warps), default=0)
    return [seat for seat in order if most and q.count_warps(era, seat) == most]


def roll(g: G, seat: int) -> bool:
    """RND-13; True if an anomaly strikes. Predictable paradoxes: always 1 (22.4)."""
    s = g.state
    count = 1
    if not s.variants.predictable_paradoxes:
        count = g.roll(DIE)
        g.log(say("anachrony-log-paradox-roll", seat=who(seat), count=count))
    take_paradox(g, seat, count)
    if s.players[seat].paradox < q.paradox_limit(s, seat):
        return False
    anomaly.return_tokens(g, seat)
    return True
