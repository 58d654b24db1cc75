"""All that a game of Anachrony is made of while it is played. Plain data; the figures are in `data`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from engine.anachrony.data import ASSETS, BOARD, SLOTS, TYPES, WARP_TILES, WORKERS
from engine.core import Play


def _no_assets() -> dict[str, int]:
    return dict.fromkeys(ASSETS, 0)


def _no_workers() -> dict[str, int]:
    return dict.fromkeys(WORKERS, 0)


class Placement(Struct):
    """A worker at work until clean-up. `exosuit`: on the main board. `fate`: active, tired or dead."""

    space: str
    worker: str  # a type, or EMPTY_SUIT
    fate: str
    exosuit: bool = False


class Player(Struct, omit_defaults=True):
    path: str = ""
    leader: str = ""
    condition: str = ""  # the evacuation condition, which is the side of the path board
    assets: dict[str, int] = field(default_factory=_no_assets)
    vp: int = 0  # tokens
    paradox: int = 0
    breakthroughs: dict[str, int] = {}  # by kind: "circle-genetics"
    active: dict[str, int] = field(default_factory=_no_workers)
    tired: dict[str, int] = field(default_factory=_no_workers)
    set_aside: dict[str, int] = {}  # rules 20.2.4
    placed: list[Placement] = []
    used: list[str] = []  # free actions of this era; each holds a path marker
    exosuits: int = BOARD.exosuits  # in the personal supply, uncharged
    powered: list[bool] = field(default_factory=lambda: [False] * len(SLOTS))
    blocked: list[bool] = field(default_factory=lambda: [False] * len(SLOTS))  # Hex Unavailable
    warp: list[str] = field(default_factory=lambda: list(WARP_TILES))  # not on the timeline
    morale: int = 0
    time_travel: int = 0
    focus: int = 1
    # Four rows of three, row by row: a tile id (both halves of a superproject), ANOMALY, or "".
    spots: list[str] = field(default_factory=lambda: [""] * (len(TYPES) * BOARD.spots_per_row))
    covered: list[int] = []  # spots with an anomaly on top of the tile
    experiments: list[str] = []
    evacuated: bool = False
    passed: bool = False
    reservoir: bool = False  # the Grand Reservoir has helped this turn
    hand: list[str] = []  # drafts: what can be chosen from, known to the owner alone
    kept: list[str] = []  # drafts: what has been chosen, known to the owner alone


class Warp(Struct):
    """A warp tile on the timeline."""

    seat: int
    tile: str
    slot: int  # from 1


class Era(Struct, omit_defaults=True):
    """A timeline tile and what lies at it."""

    tile: str
    superproject: str = ""
    superproject_up: bool = False
    experiment: str = ""
    experiment_up: bool = False
    warps: list[Warp] = []  # by slot


class Variants(Struct):
    """The settings that change rules, as in `Anachrony.settings`."""

    side: str = "A"
    difficulty: str = "normal"
    alternate_timeline: bool = False
    asset_draft: bool = False
    endgame_draft: bool = False
    predictable_paradoxes: bool = False
    simultaneous_power_up: bool = False
    planned_experiments: bool = False
    random_paths: bool = False
    mine_takes_slot_bonus: bool = False  # [R20]
    minimum_actions_before_phase_ends: int = 0  # [R23]


class Doomsday(Struct):
    save_earth: int
    seal_fate: int
    deck: list[str]  # level 2; the last is on top
    removed: list[str]  # level 1 cards that left the game unseen


class Chronobot(Struct):
    """What the bot has besides its `Player`, whose seat this is. Its buildings lie on the player's spots."""

    seat: int
    tokens: list[str]  # the position of token 1, 2, ...
    superprojects: list[str] = []
    anomalies: int = 0
    actions: int = 0  # taken in this era


class State(Struct, omit_defaults=True):
    variants: Variants
    players: list[Player]
    timeline: list[Era]
    impact_after: int
    # The four stacks of each kind by building type; the last tile is on top.
    primary: dict[str, list[str]]
    secondary: dict[str, list[str]]
    superprojects_removed: list[str]  # left the game unseen
    recruit_deck: list[str]
    mine_deck: list[str]
    breakthroughs: dict[str, int]  # the supply, by kind
    capital_spaces: int
    era: int = 1
    phase: str = ""
    banner: int = 0  # who holds the first-player banner
    order: list[int] = []  # turn order of this era
    turn: int = 0  # whose turn or step it is: an index of `order`
    main_action: bool = False  # the turn has come to its placement: no more free actions (7.1.2)
    # Of each primary stack, how many tiles at its bottom are known (18.1).
    known_bottom: dict[str, int] = {}
    recruit_discard: list[str] = []
    recruit_pool: dict[str, int] = {}
    mine_discard: list[str] = []
    mine_pool: list[str] = []  # the left squares, top to bottom
    mine_bonus: list[str] = []  # the right squares beside the three spaces; "" when taken
    occupied: dict[str, int] = {}  # hex spaces of the main board: the seat whose exosuit stands there
    anomalies: int = BOARD.token_counts["anomaly_tiles"]
    endgame: list[str] = []  # the cards in play
    endgame_undealt: list[str] = []
    assets_undealt: list[str] = []  # of the starting asset draft
    impact: bool = False  # it has happened
    collapsing: dict[str, list[str]] = {}  # by action, top to bottom
    flipped: list[str] = []  # spaces whose collapsing tile is unavailable
    evacuated: list[int] = []  # seats, by circle
    doomsday: Doomsday | None = None
    chronobot: Chronobot | None = None


G: TypeAlias = Play[State]

# Stands for a worker's type where an exosuit goes out without one (Valerian, rules 16).
EMPTY_SUIT = "empty_suit"
