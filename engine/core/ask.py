"""What a game asks and what may be answered. The words of a question and its legality come from here alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from engine.core.text import Arg, Text, say

# A journal holds these as they are: an option's id, the ids picked from a set, or a number.
Choice: TypeAlias = str | int | list[str]


class Illegal(Exception):
    """A refused answer. Nothing has changed."""

    def __init__(self, reason: Text, rule: str = "") -> None:
        super().__init__(reason.key if not rule else f"{reason.key} ({rule})")
        self.reason = reason
        self.rule = rule


class RulesError(Exception):
    """A mistake in a game's rules, never in a person's answer."""


class Option(Struct, frozen=True):
    id: str
    text: Text
    group: Text | None = None
    detail: Text | None = None


class Blocked(Struct, frozen=True):
    """What cannot be chosen now, why, and by which numbered rule."""

    id: str
    text: Text
    reason: Text
    rule: str


class Kind(Enum):
    CHOOSE = "choose"
    PICK = "pick"
    NUMBER = "number"


# By these names the rules of every answer find them ten times as fast as through the class.
CHOOSE, PICK, NUMBER = Kind


class Ask(Struct, eq=False):
    """One question to one seat. `key` is stable: the journal and the message files know it."""

    seat: int
    key: str
    kind: Kind
    options: Sequence[Option] = ()
    least: int = 1  # of a set: how many at least; of a range: its lower end
    most: int = 1
    args: dict[str, Arg] = {}
    # The options tell something that only this seat may know, so nobody else sees them, and the ask
    # never answers itself: that there was only one answer would tell something too.
    private: bool = False
    # Called only when somebody wants to know: why something is not on offer.
    why_not: Callable[[], Sequence[Blocked]] | None = None
    # A condition on the whole set; returns the reason of a refusal.
    check: Callable[[list[str]], Illegal | None] | None = None

    # What it returned: the state does not change while an ask is open.
    known_blocked: Sequence[Blocked] | None = None

    @property
    def blocked(self) -> Sequence[Blocked]:
        if self.known_blocked is None:
            self.known_blocked = self.why_not() if self.why_not else ()
        return self.known_blocked

    def forced(self) -> Choice | None:
        """The answer, if there is only one and giving it by itself tells nobody anything."""
        if self.private:
            return None
        if self.kind is CHOOSE:
            return self.options[0].id if len(self.options) == 1 else None
        if self.kind is NUMBER:
            return self.least if self.least == self.most else None
        if self.most == 0:
            return []
        return [o.id for o in self.options] if self.least == len(self.options) else None

    def accept(self, choice: Choice) -> Choice:
        """The choice in its one canonical form, or Illegal with the reason."""
        if self.kind is CHOOSE:
            return self._accept_option(choice)
        if self.kind is NUMBER:
            return self._accept_number(choice)
        return self._accept_set(choice)

    def _accept_option(self, choice: Choice) -> Choice:
        if isinstance(choice, str):
            for option in self.options:
                if option.id == choice:
                    return choice
        raise self._refusal(choice)

    def _accept_number(self, choice: Choice) -> Choice:
        if type(choice) is int and self.least <= choice <= self.most:
            return choice
        raise Illegal(say("core-refuse-number", least=self.least, most=self.most))

    def _accept_set(self, choice: Choice) -> Choice:
        if not isinstance(choice, list):
            raise self._refusal(choice)
        ids = [option.id for option in self.options if option.id in choice]
        if len(ids) != len(choice):
            for one in choice:
                if one not in ids:
                    raise self._refusal(one)
        if len(ids) != len(choice) or not self.least <= len(choice) <= self.most:  # one of them came twice, or too many
            raise Illegal(say("core-refuse-count", least=self.least, most=self.most))
        if self.check and (refusal := self.check(ids)):
            raise refusal
        return ids

    def _refusal(self, choice: Choice) -> Illegal:
        for blocked in self.blocked:
            if blocked.id == choice:
                return Illegal(blocked.reason, blocked.rule)
        return Illegal(say("core-refuse-unknown"))


class Mode(Enum):
    ONE = "one"  # a single seat
    SECRET = "secret"  # several at once, changeable, revealed together
    PARALLEL = "parallel"  # several at once, public, applied in seat order
    FIRST = "first"  # a group; the first answer counts


ONE, SECRET, PARALLEL, FIRST = Mode


class Request(Struct, eq=False):
    """What the rules wait for."""

    mode: Mode
    asks: dict[int, Ask]


def choose(
    seat: int,
    key: str,
    options: Sequence[Option],
    *,
    args: dict[str, Arg] | None = None,
    private: bool = False,
    why_not: Callable[[], Sequence[Blocked]] | None = None,
) -> Ask:
    if not options:
        raise RulesError(f"{key}: nothing to choose from")
    return Ask(seat, key, CHOOSE, options, args=args or {}, private=private, why_not=why_not)


def pick(
    seat: int,
    key: str,
    options: Sequence[Option],
    least: int,
    most: int,
    *,
    args: dict[str, Arg] | None = None,
    private: bool = False,
    why_not: Callable[[], Sequence[Blocked]] | None = None,
    check: Callable[[list[str]], Illegal | None] | None = None,
) -> Ask:
    """A set of `least` to `most` of the options; never a list of all combinations."""
    most = min(most, len(options))
    if not 0 <= least <= most:
        raise RulesError(f"{key}: cannot pick {least} to {most} of {len(options)}")
    return Ask(seat, key, PICK, options, least, most, args or {}, private, why_not, check)


def number(
    seat: int, key: str, least: int, most: int, *, args: dict[str, Arg] | None = None, private: bool = False
) -> Ask:
    if least > most:
        raise RulesError(f"{key}: no number from {least} to {most}")
    return Ask(seat, key, NUMBER, (), least, most, args or {}, private)


def prompt(game_id: str, ask: Ask) -> Text:
    """The question in words: its message key follows from the game and the ask."""
    return Text(f"{game_id}-ask-{ask.key.replace('.', '-')}", ask.args)
