"""Conditions of evacuation and experiments (13.3, 19.8), and what is counted for them."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony.data import ASSETS, WORKERS, Condition
from engine.anachrony.state import Player, State


def holds(s: State, seat: int, condition: Condition) -> bool:
    p = s.players[seat]
    match condition.of:
        case "building_types":
            return all(q.count_buildings(p, type_) >= condition.least for type_ in condition.types)
        case "breakthrough_icon":
            icon = condition.types[0]
            return sum(n for kind, n in p.breakthroughs.items() if kind.endswith(f"-{icon}")) >= condition.least
        case "each_worker":
            return all(q.count_type(p, type_) >= condition.least for type_ in WORKERS)
        case "morale_max":
            return q.at_max_morale(s, seat)
        case "morale_vp":
            return q.board(s, seat).morale_vp[p.morale] >= condition.least
        case _:
            return count(p, condition.of) >= condition.least


def count(p: Player, thing: str) -> int:
    """How many of one thing; a genius counts only as a genius (1.9)."""
    if thing in ASSETS:
        return p.assets[thing]
    if thing in WORKERS:
        return q.count_type(p, thing)
    match thing:
        case "worker":
            return q.count_workers(p)
        case "building":
            return len(q.buildings(p))
        case "superproject":
            return len(q.superprojects(p))
        case "anomaly":
            return q.count_anomalies(p)
        case "occupied_spots":
            return q.count_occupied_spots(p)
        case "breakthrough":
            return sum(p.breakthroughs.values())
        case "unused_warp_tile":
            return len(p.warp)
        case "powered_exosuit":
            return q.count_powered(p)
        case "time_travel":
            return p.time_travel
    raise ValueError(f"nothing called {thing!r} is counted")


def sets(p: Player, things: list[str]) -> int:
    """Complete sets of the things."""
    return min(count(p, thing) for thing in things)
