"""The bot in the paradox, power-up and warp phases, rules 21.3."""

from __future__ import annotations

from engine.anachrony import words
from engine.anachrony.chronobot.body import bot, player, take_from_fullest_era
from engine.anachrony.data import BOARD, CHRONOBOT
from engine.anachrony.state import G
from engine.anachrony.timeline import lay_warp
from engine.core import say, who

PARADOX_DIE = [int(face) for face in BOARD.dice["paradox"].faces]


def suffer(g: G) -> None:
    """An anomaly has struck; its tokens are returned already. A fourth one changes nothing."""
    s = g.state
    me = bot(s)
    if me.anomalies == CHRONOBOT.anomaly_max:
        return
    number = take_from_fullest_era(g)
    if number is not None:
        g.log(say("anachrony-log-bot-loses-warp", seat=who(me.seat), era=words.era(number)))
    if s.anomalies:
        s.anomalies -= 1
        me.anomalies += 1
        g.log(say("anachrony-log-bot-anomaly", seat=who(me.seat), count=me.anomalies))


def power_up(g: G) -> None:
    s = g.state
    p = player(s)
    count = CHRONOBOT.exosuits_after_impact if s.impact else CHRONOBOT.exosuits_before_impact
    p.exosuits -= count
    p.powered[:count] = [True] * count
    g.log(say("anachrony-log-power_up", seat=who(bot(s).seat), count=count))


def warp(g: G) -> None:
    """RND-20: as many warp tiles as the paradox die shows, of those it has left."""
    s = g.state
    seat = bot(s).seat
    count = min(g.roll(PARADOX_DIE), len(player(s).warp))
    for tile in player(s).warp[:count]:
        lay_warp(g, seat, tile)
    g.log(say("anachrony-log-bot-warp", seat=who(seat), count=count))
