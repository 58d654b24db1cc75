"""A turn of the bot, rules 21.4, 21.5 and 21.17."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.chronobot import main_board, own_board
from engine.anachrony.chronobot.body import bot, player
from engine.anachrony.data import BOARD, CHRONOBOT, POSITIONS, TYPES
from engine.anachrony.gain import gain
from engine.anachrony.state import G, State
from engine.core import say, who

DIE = [int(face) for face in BOARD.dice["chronobot"].faces]
CROWD = 3

# Each returns whether it could be done.
ACTIONS: dict[str, Callable[[G], bool]] = {
    **{f"construct_{type_}": partial(main_board.construct, type_=type_) for type_ in TYPES},
    "superproject": main_board.superproject,
    "recruit": main_board.recruit,
    "research": main_board.research,
    "mine": main_board.mine,
    "time_travel": own_board.time_travel,
    "supply_or_recruit": own_board.supply_or_recruit,
    "remove_anomaly": own_board.remove_anomaly,
    "take_water": own_board.take_water,
}


def turn(g: G) -> None:
    """RND-21; without an exosuit it passes."""
    s = g.state
    me = bot(s)
    if not q.count_powered(player(s)):
        retire(g)
        return
    me.actions += 1
    token = g.roll(DIE)
    position = me.tokens[token - 1]
    g.log(say("anachrony-log-bot-die", seat=who(me.seat), token=token, action=words.position(position)))
    if not ACTIONS[POSITIONS[position].action](g):
        compensate(g)
    advance(g, token)


def goes_on(s: State) -> bool:
    """Whether it acts after the human's pass: only if the table decided on a minimum [R23]."""
    me = s.chronobot
    return me is not None and not player(s).passed and me.actions < s.variants.minimum_actions_before_phase_ends


def retire(g: G) -> None:
    """Rules 21.17: a last time travel, if there is one to make."""
    own_board.time_travel(g)
    player(g.state).passed = True
    g.log(say("anachrony-log-pass", seat=who(bot(g.state).seat)))


def compensate(g: G) -> None:
    """Rules 21.5."""
    s = g.state
    seat = bot(s).seat
    g.log(say("anachrony-log-bot-fails", seat=who(seat)))
    gain(g, seat, CHRONOBOT.failure[s.variants.difficulty])


def advance(g: G, token: int) -> None:
    """The token goes one step; where three are together, the highest goes one more."""
    tokens = bot(g.state).tokens
    _step(g, token)
    while crowded := [position for position, count in Counter(tokens).items() if count >= CROWD]:
        _step(g, len(tokens) - tokens[::-1].index(crowded[0]))


def _step(g: G, token: int) -> None:
    tokens = bot(g.state).tokens
    tokens[token - 1] = POSITIONS[tokens[token - 1]].next
    g.log(say("anachrony-log-bot-token", token=token, action=words.position(tokens[token - 1])))
