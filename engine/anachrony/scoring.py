"""The end of the game, rules 17, and 21.19 for the Chronobot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from engine.anachrony import questions as q
from engine.anachrony import time_travel, words
from engine.anachrony.data import BOARD, CHRONOBOT, CUBES, ENDGAME_CARDS, TILES
from engine.anachrony.state import G, Player, State
from engine.anachrony.verbs import Passive
from engine.core import Line, Score, Text, ranked, say, who

WARP_VP = -2


def finish(g: G, reason: Text) -> NoReturn:
    s = g.state
    for seat in q.in_turn_order(s):
        untangle(g, seat)
    for card, seats in best_at_all(s).items():
        vp = ENDGAME_CARDS[card].vp
        g.log(say("anachrony-log-endgame", card=words.endgame(card), seats=[who(seat) for seat in seats], vp=vp))
    g.end(ranked(reason, scores(s)))


def untangle(g: G, seat: int) -> None:
    """Rules 17.1: every tile wants another asset, so nothing is to be chosen."""
    p = g.state.players[seat]
    on_timeline = [warp.tile for _, warp in q.warps_of(g.state, seat)]
    repaid = [tile for tile in on_timeline if time_travel.can_repay(p, tile)]
    for tile in repaid:
        time_travel.repay(g, seat, tile)
    if repaid:
        g.log(say("anachrony-log-untangle", seat=who(seat), warps=[words.warp(tile) for tile in repaid]))


def scores(s: State) -> list[Score]:
    """Everybody's."""
    best = best_at_all(s)
    return [_score(s, seat, best) for seat in range(len(s.players))]


def _score(s: State, seat: int, best: Mapping[str, Sequence[int]]) -> Score:
    """Rules 17.3, and 17.4 for ties."""
    p = s.players[seat]
    points = [Line(say(f"anachrony-score-{what}"), vp) for what, vp in lines(s, seat)]
    points += [Line(words.endgame(card), ENDGAME_CARDS[card].vp) for card, seats in best.items() if seat in seats]
    if not q.is_bot(s, seat):
        points.append(Line(say("anachrony-score-warps"), WARP_VP * sum(1 for _ in q.warps_of(s, seat))))
    shown = [line for line in points if line.points]
    return Score(seat, shown, [p.assets["W"], sum(p.assets[cube] for cube in CUBES)])


# --- what is scored at any time


def points(s: State, seat: int) -> int:
    """As things stand, before the endgame cards and the warp tiles on the timeline."""
    return sum(vp for _, vp in lines(s, seat))


def lines(s: State, seat: int) -> list[tuple[str, int]]:
    p = s.players[seat]
    own = _bot_tiles(s) if q.is_bot(s, seat) else _tiles(p)
    return [
        ("buildings", _printed(q.buildings(p))),
        *own,
        ("time_travel", _track(s, seat)),
        ("morale", _morale(s, seat)),
        ("tokens", p.vp),
        ("breakthroughs", breakthrough_vp(p)),
    ]


def _printed(tiles: Sequence[str]) -> int:
    return sum([TILES[tile].vp for tile in tiles]) if tiles else 0


def _tiles(p: Player) -> list[tuple[str, int]]:
    """Superprojects keep their printed VP under an anomaly, but not what they add (15.12)."""
    projects = q.superprojects(p)
    each_anomaly = BOARD.anomaly.vp + _passive(p, "406")
    return [
        ("superprojects", _printed(projects)),
        ("ultimate_plan", _passive(p, "the_ultimate_plan") * len(projects)),
        ("archive", _passive(p, "archive_of_the_eras") * p.time_travel),
        ("anomalies", each_anomaly * q.count_anomalies(p)),
    ]


def _passive(p: Player, tile: str) -> int:
    """The value of a tile's passive effect, 0 without it."""
    if not q.has_tile(p, tile):
        return 0
    return sum(effect.value for effect in TILES[tile].effects if isinstance(effect, Passive))


def _bot_tiles(s: State) -> list[tuple[str, int]]:
    assert s.chronobot is not None
    return [
        ("superprojects", _printed(s.chronobot.superprojects)),
        ("anomalies", BOARD.anomaly.vp * s.chronobot.anomalies),
    ]


def _track(s: State, seat: int) -> int:
    track = CHRONOBOT.time_travel_vp if q.is_bot(s, seat) else q.board(s, seat).time_travel_vp
    return track[s.players[seat].time_travel]


def _morale(s: State, seat: int) -> int:
    """Never negative with the Synthetic Endorphins (15.2)."""
    p = s.players[seat]
    if q.is_bot(s, seat):
        return CHRONOBOT.morale_vp[p.morale]
    vp = q.board(s, seat).morale_vp[p.morale]
    return max(0, vp) if q.has_tile(p, "synthetic_endorphins") else vp


def breakthrough_vp(p: Player) -> int:
    """1 each, and 2 for each set of the three shapes."""
    if not p.breakthroughs:
        return 0
    by_shape = dict.fromkeys(BOARD.shapes, 0)
    for kind, n in p.breakthroughs.items():
        by_shape[kind.partition("-")[0]] += n
    return BOARD.breakthrough_vp * sum(by_shape.values()) + BOARD.breakthrough_set_vp * min(by_shape.values())


# --- endgame cards


def best_at_all(s: State) -> dict[str, list[int]]:
    """By endgame card."""
    return {card: best_at(s, card) for card in s.endgame}


def best_at(s: State, card: str) -> list[int]:
    """Rules 17.2: everybody with the most, also if that is nothing."""
    counts = {seat: endgame_count(s, seat, card) for seat in q.people(s)}
    most = max(counts.values())
    return [seat for seat, n in counts.items() if n == most]


def endgame_count(s: State, seat: int, card: str) -> int:
    p = s.players[seat]
    match card:
        case "workers":
            return q.count_workers(p)
        case "water":
            return p.assets["W"]
        case "breakthroughs":
            return sum(p.breakthroughs.values())
        case "occupied_spots":
            return q.count_occupied_spots(p)
        case "morale":
            return p.morale - len(q.board(s, seat).morale_vp)
        case "range":
            return sum(TILES[tile].range for tile in q.tiles(p))
        case "superprojects":
            return len(q.superprojects(p))
        case "time_travel":
            return p.time_travel
        case "experiments":
            return len(p.experiments)
    raise ValueError(f"no endgame card is called {card!r}")
