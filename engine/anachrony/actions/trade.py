"""Trade with nomads, rules 7.9."""

from __future__ import annotations

from engine.anachrony.data import BOARD
from engine.anachrony.exchange import can_exchange, exchange
from engine.anachrony.questions import acts_as
from engine.anachrony.registry import MAIN, Action, No, no, register
from engine.anachrony.state import G, State
from engine.anachrony.verbs import Swap
from engine.core import Rule

SWAPS = [Swap(*both) for one, other in BOARD.trade.exchanges for both in ((one, other), (other, one))]
NOTHING_TO_TRADE = no("exchange", "1.13")


def closed(s: State, seat: int, space: str) -> No | None:
    return None if can_exchange(s.players[seat], SWAPS) else NOTHING_TO_TRADE


def trade(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    """DP-16. The second exchange of an administrator may use what the first gave, or be declined."""
    count = BOARD.trade.administrator_count if acts_as(worker, "administrator") else BOARD.trade.count
    yield from exchange(g, seat, SWAPS)
    for _ in range(1, count):
        yield from exchange(g, seat, SWAPS, optional=True)


register(MAIN, Action("trade", trade, spaces=lambda s, seat: ("trade",), closed=closed, pool=True))
