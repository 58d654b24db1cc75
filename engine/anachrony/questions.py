"""Small questions about a state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.anachrony.data import (
    ANOMALY,
    BOARD,
    BUILDINGS,
    CAPITAL_WORKERS,
    CHRONOBOT,
    PATHS,
    SETUP,
    SUPERPROJECTS,
    TYPES,
    PlayerBoard,
)
from engine.anachrony.state import EMPTY_SUIT, Era, Player, State, Warp

ROW = BOARD.spots_per_row
ROWS = {type_: range(row * ROW, (row + 1) * ROW) for row, type_ in enumerate(TYPES)}  # the numbers of their spots
CAPITAL_SPACES = {
    action: tuple(f"{action}:{n}" for n in range(1, len(BOARD.capital_water) + 1)) for action in CAPITAL_WORKERS
}
CAPITAL_PLACES = {
    space: (action, number) for action, spaces in CAPITAL_SPACES.items() for number, space in enumerate(spaces)
}


# --- the table


def is_bot(s: State, seat: int) -> bool:
    return s.chronobot is not None and s.chronobot.seat == seat


def people(s: State) -> list[int]:
    seats = range(len(s.players))
    return [seat for seat in seats if seat != s.chronobot.seat] if s.chronobot else list(seats)


def count_players(s: State) -> int:
    """For the tables by number of players: the bot is no player there."""
    return len(people(s))


def in_turn_order(s: State) -> list[int]:
    """The people, by the order of this era."""
    return [seat for seat in s.order if not is_bot(s, seat)]


def current_era(s: State) -> Era:
    return s.timeline[s.era - 1]


def board(s: State, seat: int) -> PlayerBoard:
    """The side in use of a seat's player board. The bot has none."""
    return PATHS[s.players[seat].path].sides[s.variants.side]


def has_special(s: State, seat: int, key: str) -> bool:
    return not is_bot(s, seat) and key in board(s, seat).special


def has_leader(s: State, seat: int, leader: str) -> bool:
    """Against the expert Chronobot the leader does nothing (21.20)."""
    if s.players[seat].leader != leader:
        return False
    return s.chronobot is None or s.variants.difficulty != "expert"


# --- workers


def acts_as(worker: str, type_: str) -> bool:
    """Whether a placed worker earns what a type earns (1.9). The empty suit counts as a scientist."""
    return worker in (type_, "genius") or (worker == EMPTY_SUIT and type_ == "scientist")


def may_use(worker: str, wanted: str) -> bool:
    """Whether a worker space of a tile accepts a worker."""
    return wanted == "any" or acts_as(worker, wanted)


def motivated(worker: str, types: list[str]) -> bool:
    return "any" in types or any(acts_as(worker, type_) for type_ in types)


def count_type(p: Player, type_: str) -> int:
    """Workers of one type, the busy ones and those set aside included (13.3)."""
    busy = sum(placement.worker == type_ for placement in p.placed)
    return p.active[type_] + p.tired[type_] + p.set_aside.get(type_, 0) + busy


def count_workers(p: Player) -> int:
    busy = sum(placement.worker != EMPTY_SUIT for placement in p.placed)
    return sum(p.active.values()) + sum(p.tired.values()) + sum(p.set_aside.values()) + busy


def count_markers(p: Player) -> int:
    """Path markers left for free actions: one is the focus, one may lie on the evacuation tile (1.10)."""
    return BOARD.path_markers - 1 - len(p.used) - p.evacuated


# --- exosuits


def count_powered(p: Player) -> int:
    return p.powered.count(True)


def can_power_up(p: Player) -> bool:
    """Rules 12.8."""
    return p.exosuits > 0 and False in p.powered


# --- building spots


def spot(type_: str, column: int) -> int:
    """The number of a spot; columns count from 0."""
    return ROWS[type_][column]


def row_of(number: int) -> str:
    return TYPES[number // ROW]


def is_covered(p: Player, tile: str) -> bool:
    return any(p.spots[number] == tile for number in p.covered)


def has_tile(p: Player, tile: str) -> bool:
    """Owned and in use: not under an anomaly."""
    return tile in p.spots and not (p.covered and is_covered(p, tile))


def tiles(p: Player) -> list[str]:
    """Buildings and superprojects, covered ones too, each once."""
    return [tile for tile in dict.fromkeys(p.spots) if tile and tile != ANOMALY]


def tiles_in_use(p: Player) -> list[str]:
    if not p.covered:
        return tiles(p)
    return [tile for tile in tiles(p) if not is_covered(p, tile)]


def buildings(p: Player) -> list[str]:
    return [tile for tile in p.spots if tile in BUILDINGS]


def count_buildings(p: Player, type_: str) -> int:
    return sum(BUILDINGS[tile].type == type_ for tile in buildings(p))


def superprojects(p: Player) -> list[str]:
    return [tile for tile in dict.fromkeys(p.spots) if tile in SUPERPROJECTS]


def count_anomalies(p: Player) -> int:
    return p.spots.count(ANOMALY) + len(p.covered)


def count_occupied_spots(p: Player) -> int:
    return len(p.spots) - p.spots.count("")


def leftmost_free_spot(p: Player, type_: str) -> int | None:
    spots = p.spots
    for number in ROWS[type_]:
        if not spots[number]:
            return number
    return None


# --- timeline


def warps_of(s: State, seat: int) -> Iterator[tuple[int, Warp]]:
    """A seat's warp tiles on the timeline, each with the number of its era."""
    for number, era in enumerate(s.timeline, 1):
        for warp in era.warps:
            if warp.seat == seat:
                yield number, warp


def count_warps(era: Era, seat: int) -> int:
    return sum(warp.seat == seat for warp in era.warps)


def focus_superproject(s: State, seat: int) -> str:
    """The superproject in focus, or "" (7.3.2)."""
    era = s.timeline[s.players[seat].focus - 1]
    return era.superproject if era.superproject_up else ""


# --- limits and tracks


def paradox_limit(s: State, seat: int) -> int:
    if is_bot(s, seat):
        return CHRONOBOT.paradox_limit
    return board(s, seat).paradox_limit + has_tile(s.players[seat], "405")


def lab_bonus(p: Player) -> int:
    return has_tile(p, "401") + 2 * has_tile(p, "402")


def supply_cost(s: State, seat: int) -> int:
    """Rules 7.11 and 14.2, before the Grand Reservoir."""
    p = s.players[seat]
    cost = board(s, seat).supply_cost[p.morale]
    for tile in ("311", "312"):
        if has_tile(p, tile):
            cost = (cost + 1) // 2
    return cost


def at_max_morale(s: State, seat: int) -> bool:
    return s.players[seat].morale == len(board(s, seat).morale_vp) - 1


# --- main board


def capital_spaces(s: State, action: str) -> Sequence[str]:
    """The spaces of a capital action, top to bottom."""
    return CAPITAL_SPACES[action][: s.capital_spaces]


def is_open(s: State, space: str) -> bool:
    """A hex space nobody stands on, whose collapsing tile, if it has one, is not used up."""
    return space not in s.occupied and space not in s.flipped


def is_full(s: State, action: str) -> bool:
    """Whether a capital action has no open space."""
    occupied, flipped = s.occupied, s.flipped
    return all(space in occupied or space in flipped for space in capital_spaces(s, action))


def collapsing_tile(s: State, space: str) -> str:
    """The collapsing tile on a capital space, or ""."""
    if not s.impact or space not in CAPITAL_PLACES:
        return ""
    action, number = CAPITAL_PLACES[space]
    return s.collapsing[action][number]


def all_collapsed(s: State) -> bool:
    """Rules 10.C."""
    return s.impact and len(s.flipped) == sum(map(len, s.collapsing.values()))


def penalty_circle(s: State) -> int:
    return SETUP.penalty_circle[count_players(s)]
