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
    struck = roll_for_tiles(g, q.in_turn_order(s))
    if s.chronobot and roll_for_tiles(g, [s.chronobot.seat]):
        chronobot.suffer(g)
    for seat in q.in_turn_order(s):
        if seat in struck:
            yield from anomaly.suffer(g, seat)
    s.phase, s.turn = "power_up", 0


def roll_for_tiles(g: G, order: list[int]) -> list[int]:
    """From left to right; whom an anomaly strikes rolls no more (9.2 (a)). The bot rolls after the human (21.3)."""
    struck: list[int] = []
    for era in g.state.timeline:
        for seat in _leaders(era, order):
            if seat not in struck and roll(g, seat):
                struck.append(seat)
    return struck


def _leaders(era: Era, order: list[int]) -> list[int]:
    """Those with the most warp tiles on a tile, the bot's included in the comparison (9.1)."""
    if not era.warps:
        return []
    owners = [warp.seat for warp in era.warps]
    most = max(map(owners.count, owners))
    return [seat for seat in order if owners.count(seat) == most]


def roll(g: G, seat: int) -> bool:
    """RND-13; True if an anomaly strikes. Predictable paradoxes: always 1 (22.4)."""
    s = g.state
    count = 1
    if not s.variants.predictable_paradoxes:
        count = g.roll(DIE)
        g.log(say("anachrony-log-paradox-roll", seat=who(seat), count=count))
    take_paradox(g, seat, count)
    if not count or s.players[seat].paradox < q.paradox_limit(s, seat):  # a lower limit waits for a token (9.9)
        return False
    anomaly.return_tokens(g, seat)
    return True
