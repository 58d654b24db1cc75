"""The printed figures, loaded once. `designed` names the values for which no source was found."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct, field

from engine.core.resources import read_text
from engine.the_loop.verbs import ChooseOne, Effect, If, LetUse, Loop, May, ModifyLoop, Pay, Ready, UseCard

T = TypeVar("T")


class Artifact(Struct, frozen=True):
    id: str
    era: int  # its Original Era
    dimension: str
    effect: list[Effect]
    designed: list[str]
    agent: str = ""  # of a starting card


class AgentTile(Struct, frozen=True):
    """An agent of rules 11; each has one of the abilities."""

    id: str
    start: int
    cards: list[str]
    designed: list[str]
    ability: list[Effect] = []  # an action, once per turn
    cancels: int = 0  # cubes in the own Faux phase (4.8)
    free_move_anywhere: bool = False
    extra_push: int = 0
    reward_from: int = 0  # which destroyed Duplicate of the turn is the first to be rewarded


class Start(Struct, frozen=True):
    duplicates: int
    cards: int


class Board(Struct, frozen=True):
    eras: list[str]  # clockwise
    dimensions: list[str]  # which a LOOP can ready
    black_hole: str
    rift_spaces: int
    mega_rift_spaces: int
    vortex_tiles: int
    rifts: int
    energy: int
    perpetual: int
    base_cubes: int
    outlet_weights: list[int]  # previous Era, Faux's Era, next Era
    hand: int
    cycles: int
    missions_up: int
    setup_faux_cards: int
    setup: dict[int, Start]
    designed: list[str]


class Token(Struct, frozen=True):
    id: str
    generation: int
    destruction: int


class Tokens(Struct, frozen=True):
    duplicates: list[Token]
    supa: list[Token]
    designed: list[str]


class MissionTile(Struct, frozen=True):
    id: str
    kind: str
    event: str
    needed: int
    slots: bool  # one slot for each Era, or a plain count
    designed: list[str]


class UltraCard(Struct, frozen=True):
    id: str
    era: int
    timing: str  # before_drop, after_rifts, start_action, static
    effect: list[Effect]
    energy: int  # the price of disarming it
    require: str  # no_duplicate, no_rift or nothing
    designed: list[str]


class ModeLevel(Struct, frozen=True):
    """A mode at one difficulty level, rules 12.2. `goal` counts what the mode wants besides missions."""

    mode: str
    level: int
    mega: bool
    duplicates: list[int]  # per turn, by cycle
    missions: int
    designed: list[str]
    entering: list[int] = field(default_factory=lambda: [0, 0, 0])  # Supa Duplicates or Ultramachine cards, by cycle
    goal: int = 0
    shutdown: int = 0
    perpetual: int = 0


def _load(name: str, type_: type[T]) -> T:
    return msgspec.json.decode(read_text("engine.the_loop", "data", f"{name}.json"), type=type_, strict=False)


BOARD = _load("board", Board)
ARTIFACTS = {card.id: card for card in _load("artifacts", list[Artifact])}
AGENTS = {agent.id: agent for agent in _load("agents", list[AgentTile])}
MISSIONS = {mission.id: mission for mission in _load("missions", list[MissionTile])}
ULTRA = {card.id: card for card in _load("ultramachine", list[UltraCard])}
MODES = {(mode.mode, mode.level): mode for mode in _load("modes", list[ModeLevel])}
_TOKENS = _load("tokens", Tokens)
DUPLICATES = {token.id: token for token in _TOKENS.duplicates}
SUPA = {token.id: token for token in _TOKENS.supa}
TOKENS = DUPLICATES | SUPA
COMMON = [card.id for card in ARTIFACTS.values() if not card.agent]
ERAS = range(len(BOARD.eras))


def parts(effect: Effect) -> list[Effect]:
    """What an effect contains, itself first, at any depth."""
    match effect:
        case ChooseOne(options=options):
            inner = [one for option in options for one in option]
        case May(do=do) | If(do=do):
            inner = do
        case Pay(then=then):
            inner = then
        case _:
            inner = []
    return [effect] + [deeper for one in inner for deeper in parts(one)]


# Rules 14.4: what no other card may apply.
UNBORROWED = {
    card.id
    for card in ARTIFACTS.values()
    if any(isinstance(p, UseCard | LetUse | Ready | Loop | ModifyLoop) for e in card.effect for p in parts(e))
}
