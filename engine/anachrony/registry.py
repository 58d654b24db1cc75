"""What can be done in a turn. Every action is one `Action`, registered by its module when that is imported.

A space is called `<action>` or `<action>:<which>` (`purify`, `mine:2`, `tile:403`); the option of a turn adds the
worker (`mine:2:engineer`). A free action's space is its option and the name of the marker it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from engine.anachrony import words
from engine.anachrony.data import WORKERS
from engine.anachrony.state import EMPTY_SUIT, G, State
from engine.core import Rule, Text
from engine.core.text import Arg


class No(Struct, frozen=True):
    """Why something cannot be done, and by which rule."""

    reason: Text
    rule: str


@cache
def no(key: str, rule: str, **args: Arg) -> No:
    """With the message `anachrony-no-<key>`."""
    return No(Text(f"anachrony-no-{key}", args), rule)


# All who can be placed anywhere.
CREW = (*WORKERS, EMPTY_SUIT)

# The state, the seat, the space and the worker: a type, EMPTY_SUIT, or "" where none is placed (free actions).
Closed: TypeAlias = Callable[[State, int, str], No | None]
Refusal: TypeAlias = Callable[[State, int, str, str], No | None]
Note: TypeAlias = Callable[[State, str], str]
Perform: TypeAlias = Callable[[G, int, str, str], Rule[None]]


def _tired(s: State, seat: int, space: str, worker: str) -> str:
    return "tired"


def _nobody(space: str) -> Mapping[str, No]:
    return {}


@cache
def _do(space: str, worker: str) -> Text:
    """The message `anachrony-do-<action>` with the crew, or `anachrony-free-<action>`."""
    action = space.partition(":")[0]
    return Text(f"anachrony-do-{action}", {"crew": words.crew(worker)}) if worker else Text(f"anachrony-free-{action}")


@dataclass(frozen=True)
class Action:
    """`refuses` and `closed` are asked before the placement and judge the state after it (1.13).

    `perform` runs when worker and exosuit stand on their space; it pays all costs itself.
    """

    id: str
    perform: Perform
    spaces: Callable[[State, int], Sequence[str]]  # all that exist for the seat now, taken or not
    unfit: Callable[[str], Mapping[str, No]] = _nobody  # who is always refused at a space, and why
    closed: Closed | None = None  # whoever comes; None: never
    refuses: Refusal | None = None  # this worker; None: every one is welcome
    fate: Callable[[State, int, str, str], str] = _tired  # where the worker returns to: active, tired, dead
    text: Callable[[str, str], Text] = _do  # of a space and a worker; must not depend on the state
    pool: bool = False  # a hex pool: never full (7.1.5)
    note: Note | None = None  # what is particular about a space now, as in `words.note`


MAIN: dict[str, Action] = {}  # an exosuit on the main board
OWN: dict[str, Action] = {}  # a worker on the own board
FREE: dict[str, Action] = {}  # no worker, a marker instead


def register(area: dict[str, Action], action: Action) -> Action:
    if action.id in area:
        raise ValueError(f"two actions are called {action.id}")
    area[action.id] = action
    return action


class How(Struct, frozen=True):
    """In which way a standard action is taken: what its space, card or tile adds to it."""

    worker: str = ""  # "" where an effect acts without one (15.9)
    leaving: str = ""  # while asking beforehand: the worker that will be placed and so cannot pay
    water: int = 0  # the price of the space or tile, part of the action's total water (14.4)
    tile: str = ""  # the collapsing tile whose bonus comes with it
    only: str = ""  # "superproject": nothing else may be constructed (tile S3)


@dataclass(frozen=True)
class Standard:
    """A standard capital action, for its own spaces, the World Council and all effects that grant one."""

    id: str
    unfit: Mapping[str, No]  # who is always refused, and why
    closed: Callable[[State, int, int], No | None] | None  # whoever comes, by the water it costs; None: never
    refuses: Callable[[State, int, How], No | None] | None  # this worker; None: every one is welcome
    perform: Callable[[G, int, How], Rule[None]]

    def refusal(self, s: State, seat: int, how: How) -> No | None:
        if how.worker in self.unfit:
            return self.unfit[how.worker]
        if self.closed and (why := self.closed(s, seat, how.water)):
            return why
        return self.refuses(s, seat, how) if self.refuses else None


STANDARD: dict[str, Standard] = {}  # construct, recruit, research

# Rules 10.A.1: what leaders may do in clean-up, for each seat in turn order.
CLEAN_UP: list[Callable[[G, int], Rule[None]]] = []
