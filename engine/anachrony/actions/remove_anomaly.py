"""Anomaly removal, rules 7.13: every anomaly is a worker space of its own."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import words
from engine.anachrony.anomaly import spot_name
from engine.anachrony.data import ANOMALY, BOARD
from engine.anachrony.payment import affordable, pay
from engine.anachrony.questions import ROW, row_of
from engine.anachrony.registry import OWN, Action, No, no, register
from engine.anachrony.state import G, State
from engine.core import Rule, Text, say, who

TOO_EXPENSIVE = no("anomaly", "7.13")


def spaces(s: State, seat: int) -> Sequence[str]:
    p = s.players[seat]
    if ANOMALY not in p.spots and not p.covered:
        return ()
    return [f"anomaly:{n}" for n, tile in enumerate(p.spots) if tile == ANOMALY or n in p.covered]


def closed(s: State, seat: int, space: str) -> No | None:
    return None if affordable(s, seat, BOARD.anomaly.costs) else TOO_EXPENSIVE


def text(space: str, worker: str) -> Text:
    number = _spot(space)
    spot = say("anachrony-spot", type=words.building_type(row_of(number)), column=number % ROW + 1)
    return say("anachrony-do-anomaly", spot=spot, crew=words.crew(worker))


def remove_anomaly(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    """DP-18. The worker goes to the general supply at once."""
    s = g.state
    p = s.players[seat]
    yield from pay(g, seat, *BOARD.anomaly.costs)
    number = _spot(space)
    if number in p.covered:
        p.covered.remove(number)
    else:
        p.spots[number] = ""
    s.anomalies += 1
    p.placed = [placement for placement in p.placed if placement.space != space]
    g.log(say("anachrony-log-anomaly-removed", seat=who(seat), spot=spot_name(p, number)))


def _spot(space: str) -> int:
    return int(space.partition(":")[2])


register(OWN, Action("anomaly", remove_anomaly, spaces=spaces, closed=closed, text=text))
