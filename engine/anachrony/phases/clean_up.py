"""Phase 6, rules 10."""

from __future__ import annotations

from engine.anachrony import doomsday, impact, scoring, words
from engine.anachrony import questions as q
from engine.anachrony.data import SETUP
from engine.anachrony.registry import CLEAN_UP
from engine.anachrony.setup import turn_order
from engine.anachrony.state import EMPTY_SUIT, G, Player, State
from engine.core import Rule, say, who


def clean_up(g: G) -> Rule[None]:
    s = g.state
    for seat in q.in_turn_order(s):
        for ability in CLEAN_UP:
            yield from ability(g, seat)
    retrieve(s)
    log_standings(g)
    if not s.impact:
        if s.doomsday:
            doomsday.move_impact(g)
        if s.impact_after == s.era:
            impact.resolve(g)
    if s.era == SETUP.eras:
        scoring.finish(g, say("anachrony-end-eras"))
    if q.all_collapsed(s):
        scoring.finish(g, say("anachrony-end-collapse"))
    next_era(g)


def retrieve(s: State) -> None:
    """Rules 10.A.2 to 10.A.4."""
    for p in s.players:
        bring_back(p)
        p.used.clear()
    s.flipped += [space for space in s.occupied if q.collapsing_tile(s, space)]
    s.occupied.clear()


def bring_back(p: Player) -> None:
    for placement in p.placed:
        p.exosuits += placement.exosuit
        if placement.worker != EMPTY_SUIT and placement.fate != "dead":
            (p.active if placement.fate == "active" else p.tired)[placement.worker] += 1
    p.placed.clear()
    for type_, n in p.set_aside.items():
        p.tired[type_] += n
    p.set_aside.clear()


def log_standings(g: G) -> None:
    s = g.state
    standings = [say("anachrony-standing", seat=who(seat), vp=scoring.points(s, seat)) for seat in s.order]
    g.log(say("anachrony-log-standings", era=words.era(s.era), standings=standings))


def next_era(g: G) -> None:
    """Rules 10.D."""
    s = g.state
    s.era += 1
    for p in s.players:
        p.exosuits += q.count_powered(p)
        p.powered = [False] * len(p.powered)
        p.focus = s.era
        p.passed = False
    if s.chronobot:
        s.chronobot.actions = 0
    before, s.order = s.order, turn_order(s)
    if s.order != before:
        g.log(say("anachrony-log-first", seat=who(s.banner)))
    s.phase = "preparation"
