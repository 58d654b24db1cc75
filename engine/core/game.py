"""The contract of a game: what the platform needs from it, and nothing about Discord or pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from engine.core.ask import Illegal
from engine.core.dice import Dice
from engine.core.play import Play, Rule
from engine.core.text import Text, say

S = TypeVar("S", bound=Struct)

# Stands in a view where the viewer may not know the value.
HIDDEN = "?"

PERSON = "person"
AUTOMATON = "automaton"  # played by the game's own rules; never asked

Value: TypeAlias = bool | int | str


class Setting(Struct, frozen=True):
    """Something the table agrees on before the game."""

    key: str
    values: tuple[Value, ...]
    default: Value


class Config(Struct, frozen=True):
    """`seats` says who plays each: PERSON, AUTOMATON or the name of a simple player. People sit elsewhere."""

    game: str
    seats: tuple[str, ...]
    settings: dict[str, Value] = {}


class Game(ABC, Generic[S]):
    id: str
    rules: str  # the rules version; a change of behaviour changes it
    state_type: type[S]
    players: Sequence[int]  # how many people can play
    settings: Sequence[Setting] = ()
    note: Text | None = None  # one line for the lobby, such as which figures are of our own making
    long_turns = False  # a turn is many answers that teach nothing new: the greedy player plans it as a whole
    longest: int  # more answers than this mean that the game never ends

    # --- the rules

    @abstractmethod
    def start(self, config: Config, dice: Dice) -> S:
        """The first state, before anything is asked."""

    @abstractmethod
    def step(self, g: Play[S]) -> Rule[None]:
        """One stretch from a checkpoint to the next: a turn, a phase. All it needs is in `g.state`."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """The state as a seat (or, None, everybody) may know it. Shares nothing mutable that it hides."""

    # --- what proves them

    @abstractmethod
    def reshuffle(self, state: S, seat: int | None, dice: Dice) -> None:
        """Redistribute, in place, all that the seat cannot know: a world it could not tell from this one."""

    @abstractmethod
    def check(self, state: S) -> Iterable[str]:
        """What is wrong with a state, in words; nothing for a good one."""

    # --- what a game may add

    def seats(self, players: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        return (PERSON,) * players

    def problems(self, config: Config) -> Iterable[Text]:
        """Why these settings do not go together."""
        return ()

    def evaluate(self, state: S, seat: int) -> float:
        """How well a seat stands, for the simple players. More is better."""
        return 0.0

    def next_up(self, view: S) -> int | None:
        """The seat whose turn comes after the present one, if that is known."""
        return None

    def upgrade(self, data: dict[str, Any], rules: str) -> dict[str, Any]:
        """Data of a state written under older rules, made readable for these."""
        return data

    # --- what follows from the above

    @cached_property
    def encode(self) -> Any:
        return msgspec.msgpack.Encoder().encode

    @cached_property
    def decode(self) -> Any:
        return msgspec.msgpack.Decoder(self.state_type).decode

    def copy(self, state: S) -> S:
        copied: S = self.decode(self.encode(state))
        return copied

    def config(self, players: int, settings: Mapping[str, Value] | None = None) -> Config:
        """A checked configuration; Illegal with the first reason against it."""
        chosen = {s.key: s.default for s in self.settings} | dict(settings or {})
        for key, value in chosen.items():
            self._check_setting(key, value)
        if players not in self.players:
            raise Illegal(say("core-refuse-players", least=min(self.players), most=max(self.players)))
        config = Config(self.id, self.seats(players, chosen), chosen)
        for problem in self.problems(config):
            raise Illegal(problem)
        return config

    def _check_setting(self, key: str, value: Value) -> None:
        for setting in self.settings:
            if setting.key == key:
                # True == 1 in Python, but not on a settings sheet
                if any(value == v and type(value) is type(v) for v in setting.values):
                    return
                values = ", ".join(str(v).lower() for v in setting.values)
                raise Illegal(say("core-refuse-setting-value", setting=key, values=values))
        raise Illegal(say("core-refuse-setting", setting=key))

    def any_config(self, dice: Dice, players: int | None = None) -> Config:
        """A random legal configuration, for tests; every number of players is as likely."""
        count = players or dice.choice(self.players)
        while True:
            try:
                return self.config(count, {s.key: dice.choice(s.values) for s in self.settings})
            except Illegal:
                continue
