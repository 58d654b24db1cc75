"""Phase 5, rules 7.1: one turn from a checkpoint to the next."""

from __future__ import annotations

from engine.anachrony import chronobot
from engine.anachrony import questions as q
from engine.anachrony.placement import Offer, blocked, carry_out, free_offers, main_offers, own_offers
from engine.anachrony.state import G, State
from engine.anachrony.words import name
from engine.core import Option, Rule, say, who

PASS = Option("pass", say("anachrony-do-pass"), name("group", "pass"))


def turn(g: G) -> Rule[None]:
    s = g.state
    seat = s.order[s.turn]
    s.main_action = s.players[seat].reservoir = False
    if q.is_bot(s, seat):
        chronobot.turn(g)
    else:
        while not (yield from one_action(g, seat)):
            pass
    s.main_action = False
    next_turn(s)


def one_action(g: G, seat: int) -> Rule[bool]:
    """DP-6: a free action, or the placement or pass that ends the turn (True)."""
    s = g.state
    offers = offered(s, seat)
    chosen = yield from g.choose(
        seat, "turn", [*offers, PASS], why_not=lambda: blocked(s, seat, ("main", "own", "free"))
    )
    if chosen == PASS.id:
        s.players[seat].passed = True
        g.log(say("anachrony-log-pass", seat=who(seat)))
        return True
    taken = next(one for one in offers if one.id == chosen)
    s.main_action = taken.area != "free"
    yield from carry_out(g, seat, taken)
    return s.main_action


def offered(s: State, seat: int) -> list[Offer]:
    return [*main_offers(s, seat), *own_offers(s, seat), *free_offers(s, seat)]


def next_turn(s: State) -> None:
    """To the next who has not passed. Alone with the bot, the phase ends with the human's pass (21.17)."""
    in_turn = s.order[s.turn + 1 :] + s.order[: s.turn + 1]
    left = [seat for seat in in_turn if not s.players[seat].passed]
    if not left or (s.chronobot and left == [s.chronobot.seat] and not chronobot.goes_on(s)):
        s.phase = "clean_up"
    else:
        s.turn = s.order.index(left[0])
