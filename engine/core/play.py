"""What the rules of a game hold in their hands while they run: `g`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeAlias, TypeVar

from msgspec import Struct

from engine.core import ask as asks
from engine.core.ask import FIRST, ONE, PARALLEL, SECRET, Ask, Blocked, Choice, Illegal, Option, Request, RulesError
from engine.core.dice import Dice
from engine.core.result import Result
from engine.core.text import Arg, Text, say

if TYPE_CHECKING:
    from engine.core.game import Config, Game

S = TypeVar("S", bound=Struct)
T = TypeVar("T")

DICE = say("core-learned-dice")

# A rule is a generator: it yields what it waits for, is sent the answer, and returns its outcome.
Rule: TypeAlias = Generator[Request, Any, T]


class GameOver(Exception):
    """Raised from any depth of an effect."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason.key)
        self.result = result


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, for those in `audience` (None: everybody). What a reveal told, no undo takes back."""

    position: int
    text: Text
    audience: list[int] | None = None
    reveal: bool = False
    shown: bool = True

    def reaches(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


class Play(Generic[S]):
    def __init__(self, game: Game[S], config: Config, state: S, dice: Dice) -> None:
        self.game = game
        self.config = config
        self.state = state
        self.dice = dice
        self.position = 0
        self.events: list[Event] = []
        self.learned: Text | None = None  # what somebody has learned last, if undo has not been told of it yet

    @property
    def seats(self) -> range:
        return range(len(self.config.seats))

    # --- asking one seat

    def choose(
        self,
        seat: int,
        key: str,
        options: Sequence[Option],
        *,
        args: dict[str, Arg] | None = None,
        private: bool = False,
        why_not: Callable[[], Sequence[Blocked]] | None = None,
    ) -> Rule[str]:
        return self.one(asks.choose(seat, key, options, args=args, private=private, why_not=why_not))

    def pick(
        self,
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
    ) -> Rule[list[str]]:
        return self.one(
            asks.pick(seat, key, options, least, most, args=args, private=private, why_not=why_not, check=check)
        )

    def number(
        self, seat: int, key: str, least: int, most: int, *, args: dict[str, Arg] | None = None
    ) -> Rule[int]:
        return self.one(asks.number(seat, key, least, most, args=args))

    def order(
        self, seat: int, key: str, options: Sequence[Option], *, args: dict[str, Arg] | None = None
    ) -> Rule[list[str]]:
        """An order, chosen as "which is next?" until one is left."""
        left = list(options)
        chosen: list[str] = []
        while left:
            answer = yield from self.choose(seat, key, left, args=args)
            chosen.append(answer)
            left = [o for o in left if o.id != answer]
        return chosen

    def one(self, ask: Ask) -> Rule[Any]:
        forced = ask.forced()
        if forced is not None:
            return forced
        return (yield Request(ONE, {ask.seat: ask}))

    # --- asking several seats

    def secretly(self, wanted: Iterable[Ask]) -> Rule[dict[int, Choice]]:
        """All at once; changeable and unseen until everyone has answered. Never forced: that would tell something."""
        asked = _by_seat(wanted)
        answers: dict[int, Choice] = (yield Request(SECRET, asked)) if asked else {}
        return answers

    def parallel(self, wanted: Iterable[Ask]) -> Rule[dict[int, Choice]]:
        """All at once, publicly; the answers come back together, in seat order."""
        every = _by_seat(wanted)
        given = {seat: forced for seat, ask in every.items() if (forced := ask.forced()) is not None}
        open_asks = {seat: ask for seat, ask in every.items() if seat not in given}
        if open_asks:
            given |= yield Request(PARALLEL, open_asks)
        return {seat: given[seat] for seat in every}

    def first(self, wanted: Iterable[Ask]) -> Rule[tuple[int, Choice]]:
        """A group of which whoever answers first decides."""
        group = _by_seat(wanted)
        forced = {seat: only for seat, ask in group.items() if (only := ask.forced()) is not None}
        if len(forced) == len(group):
            return next(iter(forced.items()))
        answer: tuple[int, Choice] = yield Request(FIRST, group)
        return answer

    def together(self, rules: Mapping[int, Rule[None]]) -> Rule[None]:
        """Each seat follows a rule of its own, side by side; answers are applied in seat order, round by round."""
        waiting: dict[int, Ask] = {}
        running = dict(sorted(rules.items()))

        def advance(seat: int, send: Choice | None) -> None:
            try:
                request = running[seat].send(send)
            except StopIteration:
                del running[seat]
                waiting.pop(seat, None)
                return
            if request.mode is not ONE or list(request.asks) != [seat]:
                raise RulesError("a rule of `together` may only ask its own seat")
            waiting[seat] = request.asks[seat]

        for seat in list(running):
            advance(seat, None)
        while waiting:
            answers = yield from self.parallel(list(waiting.values()))
            for seat, answer in answers.items():
                advance(seat, answer)

    # --- telling

    def log(self, text: Text, to: Iterable[int] | None = None) -> None:
        self.events.append(Event(self.position, text, None if to is None else sorted(to)))

    def reveal(self, text: Text, to: Iterable[int] | None = None) -> None:
        """Somebody learns something that was hidden: a log line, and a point that undo does not cross."""
        self.events.append(Event(self.position, text, None if to is None else sorted(to), reveal=True))
        self.learned = text

    # --- chance

    def roll(self, faces: Sequence[T]) -> T:
        """A public die or draw. What came out is for the rule to log in the players' words."""
        self.events.append(Event(self.position, DICE, reveal=True, shown=False))
        self.learned = DICE
        return self.dice.choice(faces)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Nobody learns anything by a shuffle."""
        self.dice.shuffle(items)

    # --- the rest

    def end(self, result: Result) -> NoReturn:
        raise GameOver(result)

    def sandbox(self) -> Play[S]:
        """A copy on which an effect can be tried; nothing done there is heard or kept."""
        return Play(self.game, self.config, self.game.copy(self.state), Dice(self.dice.seed, self.dice.drawn))


def _by_seat(wanted: Iterable[Ask]) -> dict[int, Ask]:
    asked = sorted(wanted, key=lambda ask: ask.seat)
    by_seat = {ask.seat: ask for ask in asked}
    if len(by_seat) != len(asked):
        raise RulesError("a seat is asked twice at once")
    return by_seat
