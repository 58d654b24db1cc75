"""What several of the bot's rules need: who it is, its warp tiles on the timeline, its sets of four."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import CHRONOBOT
from engine.anachrony.gain import gain_vp
from engine.anachrony.state import Chronobot, G, Player, State
from engine.anachrony.timeline import take_warp
from engine.core import say, who


def bot(s: State) -> Chronobot:
    assert s.chronobot is not None
    return s.chronobot


def player(s: State) -> Player:
    return s.players[bot(s).seat]


def take_from_fullest_era(g: G) -> int | None:
    """A warp tile returns from the past era where the bot has most, among equals the oldest; which era that was."""
    s = g.state
    seat = bot(s).seat
    laid = [(number, warp.tile) for number, warp in q.warps_of(s, seat) if number < s.era]
    if not laid:
        return None
    numbers = [number for number, _ in laid]
    return take_warp(g, seat, dict(laid)[max(numbers, key=numbers.count)])


def discard_set(g: G, held: dict[str, int], kinds: list[str]) -> None:
    """Rules 21.9, 21.11: as soon as it has one of each kind."""
    seat = bot(g.state).seat
    if all(held[kind] for kind in kinds):
        for kind in kinds:
            held[kind] -= 1
        g.log(say("anachrony-log-bot-set", seat=who(seat), things=[words.amount(kind, 1) for kind in kinds]))
        gain_vp(g, seat, CHRONOBOT.set_of_four_vp)
