"""Player setup, rules 3."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import PATHS, SETUP, Start
from engine.anachrony.gain import gain, random_breakthrough
from engine.anachrony.setup import turn_order
from engine.anachrony.state import G
from engine.core import Option, Rule, say, who


def paths(g: G) -> Rule[None]:
    """DP-2, RND-2.1, RND-3."""
    s = g.state
    for seat in q.in_turn_order(s):
        free = [path for path in PATHS if all(p.path != path for p in s.players)]
        if s.variants.random_paths:
            path = g.roll(free)
        else:
            path = yield from g.choose(seat, "path", [Option(id_, words.path(id_)) for id_ in free])
        p = s.players[seat]
        p.path = path
        p.morale = q.board(s, seat).morale_start
        g.log(say("anachrony-log-path", seat=who(seat), path=words.path(path)))
    for seat in q.in_turn_order(s):
        p = s.players[seat]
        p.condition = g.roll(PATHS[p.path].evacuation)
        g.log(say("anachrony-log-condition", seat=who(seat), condition=words.evacuation(p.condition)))
        if not s.variants.asset_draft:
            give(g, seat, PATHS[p.path].start)
    s.phase = "leaders"


def give(g: G, seat: int, start: Start) -> None:
    """Rules 3.4; also for the cards of the asset draft."""
    p = g.state.players[seat]
    gain(g, seat, start.assets)
    for type_ in start.active:
        p.active[type_] += 1
    for type_ in start.tired:
        p.tired[type_] += 1
    for _ in range(start.random_breakthroughs):
        random_breakthrough(g, seat)


def leaders(g: G) -> Rule[None]:
    """DP-3."""
    s = g.state
    for seat in q.in_turn_order(s):
        options = [
            Option(id_, words.leader(id_), detail=words.leader_text(id_)) for id_ in PATHS[s.players[seat].path].leaders
        ]
        leader = yield from g.choose(seat, "leader", options)
        s.players[seat].leader = leader
        g.log(say("anachrony-log-leader", seat=who(seat), leader=words.leader(leader)))
    s.phase = "asset_draft" if s.variants.asset_draft else "first_water"


def first_water(g: G) -> Rule[None]:
    """Rules 3.8."""
    s = g.state
    s.order = turn_order(s)
    g.log(say("anachrony-log-first", seat=who(s.banner)))
    for seat, water in zip(s.order, SETUP.water_by_turn_order, strict=False):
        if not q.is_bot(s, seat):
            gain(g, seat, {"W": water})
    s.phase = "preparation"
    yield from ()
