"""How well a seat stands, for the simple players: the points it has, and a rough worth in VP of all the rest."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import scoring
from engine.anachrony.data import BUILDINGS, ENDGAME_CARDS, SETUP, TILES
from engine.anachrony.state import Player, State

ASSETS = {"W": 0.3, "T": 0.7, "U": 0.7, "G": 0.7, "N": 1.1, "E": 0.6}
ENOUGH = {"W": 12, "T": 6, "U": 4, "G": 4, "N": 3, "E": 4}
OF_TOO_MUCH = 0.3  # what is above "enough" is worth this part
ACTIVE_WORKER = 1.6
TIRED_WORKER = 1.0
READY_EXOSUIT = 1.0
WORKING_TILE = 1.5
PARADOX = -0.7
WARP = -1.2
WARP_AT_THE_END = -2.0
LAST_ERA_PART = 0.15  # of the worth of assets when nothing can be made of them any more


def evaluate(s: State, seat: int) -> float:
    p = s.players[seat]
    if not p.path:
        return 0.0
    left = _eras_left(s)
    value = float(scoring.points(s, seat))
    value += max(LAST_ERA_PART, min(1.0, left / 3)) * _assets(p)
    value += min(1.0, left / 4) * (_workers(p) + _working_tiles(p))
    value += _readiness(s, p) + PARADOX * p.paradox + _warps(s, seat, left)
    return value + (_endgame(s, seat) if left <= 2 else 0.0)


def _eras_left(s: State) -> float:
    """The present one counts as long as actions can be taken in it."""
    return SETUP.eras - s.era + (0.0 if s.phase == "clean_up" else 0.5)


def _assets(p: Player) -> float:
    total = 0.0
    for asset, each in ASSETS.items():
        much = max(0, p.assets[asset] - ENOUGH[asset])
        total += each * (p.assets[asset] - much + OF_TOO_MUCH * much)
    return total


def _workers(p: Player) -> float:
    """A busy worker is worth what it will be when it returns, so that the end of an era changes nothing."""
    active = sum(p.active.values()) + sum(one.fate == "active" for one in p.placed)
    tired = sum(p.tired.values()) + sum(p.set_aside.values()) + sum(one.fate == "tired" for one in p.placed)
    return ACTIVE_WORKER * active + TIRED_WORKER * tired


def _readiness(s: State, p: Player) -> float:
    """Exosuits that can still go out in this era with somebody in them."""
    if p.passed or s.phase not in ("power_up", "warp", "actions"):
        return 0.0
    return READY_EXOSUIT * min(q.count_powered(p), sum(p.active.values()) + 1)


def _working_tiles(p: Player) -> float:
    return WORKING_TILE * sum(TILES[tile].kind != "instant" for tile in q.tiles_in_use(p))


def _warps(s: State, seat: int, left: float) -> float:
    """A debt, heavier without a power plant to repay it."""
    plants = any(BUILDINGS[tile].type == "power_plant" for tile in q.buildings(s.players[seat]))
    return (WARP if plants and left > 1 else WARP_AT_THE_END) * sum(1 for _ in q.warps_of(s, seat))


def _endgame(s: State, seat: int) -> float:
    return sum(ENDGAME_CARDS[card].vp / 2 for card in s.endgame if seat in scoring.best_at(s, card))
