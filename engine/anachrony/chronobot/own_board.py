"""What the bot does without an exosuit, rules 21.12 to 21.15."""

from __future__ import annotations

from engine.anachrony import words
from engine.anachrony.chronobot.body import bot, player, take_from_fullest_era
from engine.anachrony.chronobot.main_board import recruit
from engine.anachrony.data import BOARD, CHRONOBOT
from engine.anachrony.gain import gain
from engine.anachrony.payment import hand_over
from engine.anachrony.state import G, Player
from engine.core import say, who

WATER = {"W": 2}


def time_travel(g: G) -> bool:
    """Rules 21.12: only from the past; at the end of its track the marker stays."""
    s = g.state
    number = take_from_fullest_era(g)
    if number is None:
        return False
    p = player(s)
    p.time_travel = min(p.time_travel + 1, len(CHRONOBOT.time_travel_vp) - 1)
    vp = CHRONOBOT.time_travel_vp[p.time_travel]
    g.log(say("anachrony-log-bot-time_travel", seat=who(bot(s).seat), era=words.era(number), vp=vp))
    return True


def supply_or_recruit(g: G) -> bool:
    """Rules 21.13: at the right end it fails, whatever water there is."""
    p = player(g.state)
    if p.morale == len(CHRONOBOT.morale_vp) - 1:
        return False
    cost = CHRONOBOT.supply_cost[p.morale]
    if p.assets["W"] < cost:
        return recruit(g)
    _pay(g, {"W": cost})
    p.morale += 1
    vp = CHRONOBOT.morale_vp[p.morale]
    g.log(say("anachrony-log-morale", seat=who(bot(g.state).seat), vp=vp))
    return True


def remove_anomaly(g: G) -> bool:
    """Rules 21.14."""
    s = g.state
    me = bot(s)
    cost = _removal_cost(player(s))
    if not me.anomalies or any(player(s).assets[what] < n for what, n in cost.items()):
        return False
    _pay(g, cost)
    me.anomalies -= 1
    s.anomalies += 1
    g.log(say("anachrony-log-bot-anomaly-removed", seat=who(me.seat)))
    return True


def _removal_cost(p: Player) -> dict[str, int]:
    """All cubes of one kind: the one it has most of, neutronium counting double."""
    cubes, neutronium = BOARD.anomaly.costs
    prices = dict.fromkeys(CHRONOBOT.anomaly_payment_order, cubes["TUG"]) | {"N": neutronium["N"]}
    cube = max(prices, key=lambda cube: p.assets[cube] / prices[cube])
    return {"W": cubes["W"], cube: prices[cube]}


def take_water(g: G) -> bool:
    gain(g, bot(g.state).seat, WATER)
    return True


def _pay(g: G, cost: dict[str, int]) -> None:
    hand_over(player(g.state), cost)
    g.log(say("anachrony-log-pay", seat=who(bot(g.state).seat), cost=words.assets(cost)))
