"""All that a table of The LOOP is, rules 2.5."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from engine.core import Play
from engine.the_loop.data import ERAS, MODES, ModeLevel

NOWHERE = -1  # Dr Faux before his first card (2.4)


class Mission(Struct):
    id: str
    up: bool = False
    cubes: int = 0
    slots: list[int] = []  # the Eras whose slot is filled


class Era(Struct):
    rifts: int = 0
    energy: int = 0
    perpetual: int = 0
    perpetual_used: int = 0  # this turn (12.6)
    duplicates: list[str] = []
    cards: list[str] = []
    mission: Mission | None = None
    vortex: bool = False
    centrifuge: str = ""  # running or shut_down
    ultra: list[str] = []  # armed


class HandCard(Struct):
    id: str
    ready: bool = True


class Agent(Struct):
    id: str
    seat: int
    era: int
    pile: list[str] = []  # the last one is on top
    known: int = 0  # so many on top have been seen by everybody
    hand: list[HandCard] = []
    discard: list[str] = []
    rested: bool = True  # Full batteries


class Turn(Struct):
    """What is forgotten at the end of a turn."""

    loops: int = 0
    loop_delta: int = 0  # for the next LOOP
    loop_cost: int = 0  # for every LOOP
    ability_used: bool = False
    destroyed: int = 0  # Duplicates
    unrewarded: list[int] = []  # the Eras of Duplicates destroyed by the present part of an effect
    advanced: list[str] = []  # missions that take one cube a turn
    gone: list[str] = []  # cards that left a Hand in this Action phase (14.4.1)
    powered: bool = False  # every Era held Energy when the action began (8.5)
    opened: bool = False  # the Action phase has begun
    extra_drop: int = 0
    resolving: str = ""  # the card being resolved


class State(Struct):
    mode: str
    level: int
    random_agents: bool
    seat_of_agent: list[int]
    phase: str = "agents"
    cycle: int = 1
    turn_number: int = 1
    active: int = 0
    faux: int = NOWHERE
    eras: list[Era] = field(default_factory=lambda: [Era() for _ in ERAS])
    bag: list[str] = []  # sorted: what comes next is decided when it is drawn
    rifts: int = 0
    energy: int = 0
    perpetual: int = 0
    vortex_tiles: int = 0
    faux_deck: list[int] = []  # the last one is on top, as in every deck
    faux_row: list[int] = []
    huge: list[str] = []
    destroyed: list[str] = []
    bonus: list[str] = []  # revealed for the attendance bonus
    dropped: list[int] = []  # cubes fallen and not yet placed
    agents: list[Agent] = []
    boxed: list[str] = []  # missions nobody has seen
    failed: list[str] = []
    archived: list[str] = []
    supa_stack: list[str] = []
    supa_destroyed: list[str] = []
    ultra_deck: list[str] = []
    disarmed: list[str] = []
    turn: Turn = field(default_factory=Turn)
    outcome: str = ""  # victory, or which defeat


G: TypeAlias = Play[State]


def mode_level(s: State) -> ModeLevel:
    return MODES[s.mode, s.level]


def active(s: State) -> Agent:
    return s.agents[s.active]
