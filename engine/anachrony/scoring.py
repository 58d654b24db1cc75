"""The end of the game, rules 17."""

from __future__ import annotations

from typing import NoReturn

from engine.anachrony import questions as q
from engine.anachrony.data import BOARD, CHRONOBOT, CUBES, TILES
from engine.anachrony.state import G, Player, State
from engine.core import Line, Score, Text, ranked, say


def finish(g: G, reason: Text) -> NoReturn:
    s = g.state
    g.end(ranked(reason, [score(s, seat) for seat in range(len(s.players))]))


def score(s: State, seat: int) -> Score:
    """Rules 17.3, and 17.4 for ties."""
    p = s.players[seat]
    points = [Line(say(f"anachrony-score-{what}"), vp) for what, vp in lines(s, seat) if vp]
    return Score(seat, points, [p.assets["W"], sum(p.assets[cube] for cube in CUBES)])


def lines(s: State, seat: int) -> list[tuple[str, int]]:
    p = s.players[seat]
    return [
        ("buildings", sum(TILES[tile].vp for tile in q.buildings(p))),
        ("superprojects", sum(TILES[tile].vp for tile in q.superprojects(p))),
        ("anomalies", BOARD.anomaly.vp * q.count_anomalies(p)),
        ("time_travel", _track(s, seat)),
        ("morale", _morale(s, seat)),
        ("tokens", p.vp),
        ("breakthroughs", breakthrough_vp(p)),
    ]


def _track(s: State, seat: int) -> int:
    track = CHRONOBOT.time_travel_vp if q.is_bot(s, seat) else q.board(s, seat).time_travel_vp
    return track[s.players[seat].time_travel]


def _morale(s: State, seat: int) -> int:
    track = CHRONOBOT.morale_vp if q.is_bot(s, seat) else q.board(s, seat).morale_vp
    return track[s.players[seat].morale]


def breakthrough_vp(p: Player) -> int:
    """1 each, and 2 for each set of the three shapes."""
    by_shape = [sum(n for kind, n in p.breakthroughs.items() if kind.startswith(shape)) for shape in BOARD.shapes]
    return BOARD.breakthrough_vp * sum(by_shape) + BOARD.breakthrough_set_vp * min(by_shape)
