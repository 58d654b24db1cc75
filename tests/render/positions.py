"""Positions for pictures: by hand, and filled to the brim where the worst case is wanted."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony.data import ANOMALY, BOARD, COLLAPSING, PATHS, SLOTS, TYPES, WARP_TILES
from engine.anachrony.game import GAME
from engine.anachrony.state import Placement, State, Warp
from engine.core import Dice, Value

LONG_NAMES = [
    "Александра Константинопольская",
    "Wolfeschlegelsteinhausen",
    "Вячеслав Преображенский-Юсупов",
    "Maximiliane",
]


def long_name(seat: int) -> str:
    return LONG_NAMES[seat]


def opening(players: int = 4, seed: str = "opening", **settings: Value) -> State:
    return GAME.start(GAME.config(players, settings), Dice(seed))


def crowded(players: int = 4, era: int = 6, seed: str = "crowded", **settings: Value) -> State:
    """A late era with every space taken, every slot and spot full, every figure of two digits."""
    s = opening(players, seed, **settings)
    dice = Dice(seed + " fill")
    s.era, s.phase, s.turn = era, "actions", 1
    s.order = s.order or list(range(len(s.players)))
    for number, time in enumerate(s.timeline, 1):
        time.superproject_up = time.experiment_up = number <= era + 1
    for type_ in TYPES:
        s.secondary[type_] = [s.primary[type_].pop() for _ in range(5)]
    s.recruit_pool = {"scientist": 1, "engineer": 2, "administrator": 0, "genius": 1}
    s.mine_pool, s.mine_bonus = ["N", "G", "U", "T", "T"], ["U", "", "T"]
    for seat, path in zip(range(len(s.players)), PATHS, strict=False):
        if s.chronobot and s.chronobot.seat == seat:
            continue
        _fill_player(s, seat, path, dice)
    _fill_board(s, era)
    return s


def _fill_player(s: State, seat: int, path: str, dice: Dice) -> None:
    p = s.players[seat]
    p.path, p.leader = path, PATHS[path].leaders[1]
    p.condition = PATHS[path].evacuation[seat % 2]
    p.assets = {"W": 12 + seat, "T": 10, "U": 3, "G": 11, "N": 2, "E": 0 if seat else 14}
    p.vp, p.paradox, p.morale, p.time_travel = 9 + 3 * seat, seat % 3, 6 - seat, 2 + seat
    p.focus = 1 + dice.below(s.era)
    kinds = list(BOARD.breakthroughs)
    p.breakthroughs = {kinds[(seat * 4 + n) % len(kinds)]: 1 + n % 2 for n in range(3 + seat * 2)}
    p.active = {"scientist": 2, "engineer": 1, "administrator": 0, "genius": 1}
    p.tired = {"scientist": 1, "engineer": 10, "administrator": 2, "genius": 0}
    for type_ in TYPES:
        row = TYPES.index(type_) * 3
        for column in range(3):
            if s.primary[type_] and (column + seat) % 4:
                p.spots[row + column] = s.primary[type_].pop(0)
    p.spots[9 + seat % 2] = p.spots[10 + seat % 2] = s.superprojects_removed[seat]
    p.spots[3] = ANOMALY
    p.powered = [n < 4 for n in range(len(SLOTS))]
    p.blocked = [n == 5 for n in range(len(SLOTS))]
    p.exosuits = 2
    p.placed = [
        Placement("purify", "engineer", "tired", exosuit=True),
        Placement("purify", "genius", "tired", exosuit=True),
    ]
    worked = next(tile for tile in p.spots if tile and tile != ANOMALY)
    p.placed.append(Placement(f"tile:{worked}", "scientist", "tired"))
    p.used = ["force"]
    p.passed = seat == 2


def _fill_board(s: State, era: int) -> None:
    people = [seat for seat, p in enumerate(s.players) if p.path]
    tiles = list(WARP_TILES)
    for number in range(1, era + 1):
        slot = 0
        for seat in people:
            for k in range(2 if number % 2 else 1):
                slot += 1
                tile = tiles[(number * 2 + k) % len(tiles)]
                s.timeline[number - 1].warps.append(Warp(seat, tile, slot))
                if tile in s.players[seat].warp:
                    s.players[seat].warp.remove(tile)
    spaces = [
        f"{action}:{n}" for action in ("construct", "recruit", "research") for n in range(1, s.capital_spaces + 1)
    ]
    spaces += ["council:left", "mine:1", "mine:3"]
    for n, space in enumerate(spaces):
        if n % 4 != 3:
            seat = people[n % len(people)]
            s.occupied[space] = seat
            s.players[seat].placed.append(Placement(space, "scientist" if n % 2 else "engineer", "tired", exosuit=True))
    if era > s.impact_after:
        s.impact = True
        for action in ("construct", "recruit", "research"):
            s.collapsing[action] = [t.id for t in COLLAPSING.values() if t.action == action][: s.capital_spaces]
        s.flipped = ["recruit:1"]
        s.occupied.pop("recruit:1", None)
        last = q.people(s)[-1]
        s.evacuated = [last]
        s.players[last].evacuated = True
    if s.doomsday:
        s.doomsday.save_earth, s.doomsday.seal_fate = 3, 8
