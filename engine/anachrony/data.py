"""The printed figures, loaded once. Where no source for a value was found it is marked as designed."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from engine.anachrony.verbs import Cost, Effect
from engine.core.resources import read_text

T = TypeVar("T")


class Tile(Struct, frozen=True):
    """What a building and a superproject have in common."""

    id: str
    vp: int
    kind: str  # worker, free, passive, instant
    worker: str = ""  # of a worker space: the type it wants, or "any"
    motivated: list[str] = []  # types that return active, or "any"
    dies: bool = False
    cost: Cost = {}  # of its action
    effects: list[Effect] = []
    instant: list[Effect] = []
    range: int = 0  # what it adds to the sum of time travel ranges (17.2)


class Building(Tile, frozen=True, kw_only=True):
    type: str


class Superproject(Tile, frozen=True, kw_only=True):
    number: int
    price: Cost
    # One of these sets of tokens; a bare shape stands for any icon.
    breakthroughs: list[list[str]]
    designed: bool = False  # its icon


class Leader(Struct, frozen=True):
    id: str
    path: str
    kind: str  # free, passive, power_up, clean_up
    cost: Cost = {}
    effects: list[Effect] = []


class ChargingSlot(Struct, frozen=True):
    slot: str
    costs: list[Cost]  # one of them is paid


class PlayerBoard(Struct, frozen=True):
    """One side of a path's board."""

    slots: list[ChargingSlot]
    water_per_empty_slot: int
    impact_blocks: list[str]
    morale_vp: list[int]
    supply_cost: list[int]
    morale_start: int
    supply_at_max_vp: int
    supply_free: bool
    supply_motivated: list[str]
    time_travel_vp: list[int]
    building_costs: dict[str, list[Cost]]
    paradox_limit: int
    special: list[str]


class Start(Struct, frozen=True):
    assets: dict[str, int] = {}
    active: list[str] = []
    tired: list[str] = []
    random_breakthroughs: int = 0


class Path(Struct, frozen=True):
    id: str
    leaders: list[str]
    tracker: str
    color: str
    evacuation: list[str]  # the two sides of the path board, A and B
    start: Start
    sides: dict[str, PlayerBoard]


class Condition(Struct, frozen=True):
    """At least so many of something; `types` narrows what is counted, each type for itself."""

    of: str
    least: int = 1
    types: list[str] = []


class EvacuationCondition(Struct, frozen=True):
    id: str
    path: str
    side: str
    base: Condition
    base_vp: int
    per: list[str]  # the things that make up one set
    extra_vp: int


class Experiment(Struct, frozen=True):
    id: str
    level: int
    vp: int
    condition: Condition
    cost: Cost = {}
    paradox: int = 0  # tokens received
    morale: int = 0  # steps lost
    breakthroughs: int = 0  # tokens spent
    designed: bool = False  # the icon it wants


class CollapsingTile(Struct, frozen=True):
    id: str
    action: str
    effect: Effect


class EndgameCard(Struct, frozen=True):
    id: str
    vp: int
    module: str


class StartingAssetCard(Start, frozen=True, kw_only=True):
    id: str
    number: int
    designed: bool


class MineCard(Struct, frozen=True):
    id: str
    cubes: list[str]  # top to bottom


class RecruitCard(Struct, frozen=True):
    id: str
    workers: dict[str, int]


class Cards(Struct, frozen=True):
    mine: list[MineCard]
    recruit: list[RecruitCard]
    endgame: list[EndgameCard]
    starting_assets: list[StartingAssetCard]
    experiments: list[Experiment]
    evacuation: list[EvacuationCondition]
    collapsing: list[CollapsingTile]


class WarpTile(Struct, frozen=True):
    id: str
    assets: dict[str, int] = {}
    worker: str = ""
    exosuit: bool = False
    cost: Cost = {}


class Asset(Struct, frozen=True):
    id: str
    resource: bool = False
    tokens: int = 0


class WorkerType(Struct, frozen=True):
    id: str
    tokens: int


class Anomaly(Struct, frozen=True):
    vp: int
    costs: list[Cost]  # of its removal


class CapitalSection(Struct, frozen=True):
    id: str
    workers: list[str]


class CouncilSpace(Struct, frozen=True):
    id: str
    cost: Cost


class Mine(Struct, frozen=True):
    bonus: list[str]  # of the spaces, top to bottom
    motivated: list[str]
    pool: int


class Purify(Struct, frozen=True):
    gain: int
    scientist_extra: int


class Trade(Struct, frozen=True):
    exchanges: list[tuple[Cost, Cost]]  # both directions
    count: int
    administrator_count: int


class Evacuation(Struct, frozen=True):
    circles: int
    least_vp: int
    most_vp: int
    penalty_vp: int


class Die(Struct, frozen=True):
    faces: list[str]
    count: int = 1
    designed: bool = False


class Board(Struct, frozen=True):
    workers: list[WorkerType]
    assets: list[Asset]
    building_types: list[str]
    token_counts: dict[str, int]
    vp_tokens: dict[str, int]
    water_tokens: dict[str, int]
    slots: list[str]
    spots_per_row: int
    exosuits: int
    path_markers: int
    warp_tiles_per_player: int
    time_travel_steps: int
    morale_steps: int
    anomaly: Anomaly
    capital: list[CapitalSection]
    capital_water: list[int]
    recruit_bonus: dict[str, dict[str, int]]
    council: list[CouncilSpace]
    mine: Mine
    purify: Purify
    trade: Trade
    evacuation: Evacuation
    warp_tiles: list[WarpTile]
    shapes: list[str]
    icons: list[str]
    breakthroughs: dict[str, int]  # "circle-genetics": tokens of that kind
    breakthrough_vp: int
    breakthrough_set_vp: int
    dice: dict[str, Die]


class Draft(Struct, frozen=True):
    deal: int
    keep: int
    extra: int


class AssetDraft(Struct, frozen=True):
    assets: dict[str, int]
    active: list[str]
    deal: dict[int, int]
    keep: int


class Unlimited(Struct, frozen=True):
    assets: list[str]
    designed: list[str]  # of these no source says so


class Setup(Struct, frozen=True):
    """Figures that depend on the number of players, and those of the beginning."""

    capital_spaces: dict[int, int]
    collapsing_tiles: dict[int, int]
    penalty_circle: dict[int, int]
    impact_mine_cube: str
    water_by_turn_order: list[int]
    endgame_cards: int
    eras: int
    endgame_draft: dict[int, Draft]
    asset_draft: AssetDraft
    unlimited: Unlimited


class TimelineTile(Struct, frozen=True):
    id: str
    slots: int
    fire: list[str]  # the effect of each slot on the fire side, or ""
    designed: bool


class FireEffect(Struct, frozen=True):
    id: str
    effect: Effect


class Timeline(Struct, frozen=True):
    tiles: list[TimelineTile]
    in_play: int  # drawn at random
    in_play_designed: bool
    impact_after: int
    impact_after_doomsday: int
    fire_effects: list[FireEffect]


class Tracker(Struct, frozen=True):
    id: str
    direction: int
    final: int
    paths: list[str]


class DoomsdaySlot(Struct, frozen=True):
    slot: int
    vp: dict[str, int]
    trajectory: int  # how many + (or, negative, −) stand beside it


class DoomsdayTrack(Struct, frozen=True):
    start: int
    trackers: list[Tracker]
    slots: list[DoomsdaySlot]
    designed: bool  # the trajectory symbols


class ChronobotPosition(Struct, frozen=True):
    id: str
    action: str
    next: str
    start_token: int = 0


class ChronobotBoard(Struct, frozen=True):
    exosuits_before_impact: int
    exosuits_after_impact: int
    warp_tiles: int
    tokens: int
    anomaly_max: int
    building_max_per_type: int
    superproject_max: int
    paradox_limit: int
    morale_vp: list[int]
    supply_cost: list[int]
    time_travel_vp: list[int]
    positions: list[ChronobotPosition]
    failure: dict[str, dict[str, int]]
    worker_priority: list[str]
    resource_priority: list[str]
    anomaly_payment_order: list[str]
    set_of_four_vp: int


def _load(name: str, type_: type[T]) -> T:
    return msgspec.json.decode(read_text("engine.anachrony", "data", f"{name}.json"), type=type_)


BOARD = _load("board", Board)
SETUP = _load("setup", Setup)
TIMELINE = _load("timeline", Timeline)
DOOMSDAY = _load("doomsday", DoomsdayTrack)
CHRONOBOT = _load("chronobot", ChronobotBoard)
CARDS = _load("cards", Cards)

BUILDINGS = {tile.id: tile for tile in _load("buildings", list[Building])}
SUPERPROJECTS = {tile.id: tile for tile in _load("superprojects", list[Superproject])}
TILES: dict[str, Tile] = {**BUILDINGS, **SUPERPROJECTS}
LEADERS = {leader.id: leader for leader in _load("leaders", list[Leader])}
PATHS = {path.id: path for path in _load("paths", list[Path])}

MINE_CARDS = {card.id: card for card in CARDS.mine}
RECRUIT_CARDS = {card.id: card for card in CARDS.recruit}
ENDGAME_CARDS = {card.id: card for card in CARDS.endgame}
STARTING_ASSETS = {card.id: card for card in CARDS.starting_assets}
EXPERIMENTS = {card.id: card for card in CARDS.experiments}
EVACUATION = {condition.id: condition for condition in CARDS.evacuation}
COLLAPSING = {tile.id: tile for tile in CARDS.collapsing}
WARP_TILES = {tile.id: tile for tile in BOARD.warp_tiles}
TIMELINE_TILES = {tile.id: tile for tile in TIMELINE.tiles}
FIRE_EFFECTS = {fire.id: fire.effect for fire in TIMELINE.fire_effects}
TRACKERS = {tracker.id: tracker for tracker in DOOMSDAY.trackers}
POSITIONS = {position.id: position for position in CHRONOBOT.positions}
CAPITAL_WORKERS = {section.id: section.workers for section in BOARD.capital}

WORKERS = [worker.id for worker in BOARD.workers]
ASSETS = ["W", "T", "U", "G", "N", "E"]
CUBES = ["T", "U", "G", "N"]
TUG = ["T", "U", "G"]
TYPES = BOARD.building_types
SLOTS = BOARD.slots
ANOMALY = "anomaly"  # stands on a building spot in place of a tile id
