"""A live game: its state, what it waits for, and the record from which it can be rebuilt at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from engine.core.ask import FIRST, ONE, SECRET, Ask, Choice, Illegal, Mode, Request, RulesError
from engine.core.dice import Dice
from engine.core.game import PERSON, Config, Game
from engine.core.journal import Amend, Answer, Entry, Undo, standing
from engine.core.play import Event, GameOver, Play, Rule
from engine.core.result import Result
from engine.core.text import Text, say, who

S = TypeVar("S", bound=Struct)

# A game that passes this many checkpoints without asking anybody anything is stuck.
_SILENT_STEPS = 10_000


class Snapshot(Struct, frozen=True):
    """Everything at a checkpoint. `position` counts the journal entries before it; undo does not go below `floor`."""

    position: int
    rules: str
    state: bytes
    dice: Dice
    floor: int
    barrier: Text
    last_seat: int | None
    result: Result | None = None


class Change(Struct):
    """What one operation added: all that a store must keep, and all that people must hear."""

    start: int  # the number of the first new entry
    entries: list[Entry] = []
    events: list[Event] = []
    snapshot: Snapshot | None = None
    back_to: int | None = None  # events and snapshots after this position are no longer true
    pending: dict[int, Choice] | None = None  # the secret answers waiting now, if they changed


class Table(Generic[S]):
    def __init__(self, game: Game[S], config: Config) -> None:
        """Use `new` or `load`."""
        self.game = game
        self.config = config
        self.result: Result | None = None
        self.pending: dict[int, Choice] = {}
        self.change = Change(0)
        self.replayed: list[Event] = []  # what happened between the last snapshot and the moment it was loaded
        self._base = 0  # the journal entries before this one are not in memory
        self._entries: list[Entry] = []
        self._snapshots: list[Snapshot] = []
        self._play: Play[S]
        self._flow: Rule[NoReturn]
        self._request: Request | None = None
        self._opened = 0
        self._given: dict[int, Choice] = {}
        self._secretly: set[int] = set()  # who has answered in secret since the last checkpoint
        self._floor = 0
        self._barrier = say("core-refuse-undo-nothing")
        self._last_seat: int | None = None

    # --- making one

    @classmethod
    def new(cls, game: Game[S], config: Config, seed: str) -> Table[S]:
        table = cls(game, config)
        dice = Dice(seed)
        table._play = Play(game, config, game.start(config, dice), dice)
        table._checkpoint()
        table._flow = table._steps()
        table._run(None)
        table._forget_old()
        return table

    @classmethod
    def load(
        cls,
        game: Game[S],
        config: Config,
        snapshots: Sequence[Snapshot],
        entries: Sequence[Entry],
        pending: Mapping[int, Choice] | None = None,
    ) -> Table[S]:
        """From snapshots (oldest first; the last one is decoded) and the entries since the first of them.

        Where answers do not fit the present rules they are dropped; `change` then holds what to store and to tell.
        """
        table = cls(game, config)
        table._base = snapshots[0].position
        table._entries = list(entries)
        table._snapshots = list(snapshots)
        older = snapshots[-1].rules != game.rules
        if older:
            table._upgrade_last_snapshot()
        unfit = table._rebuild(table.length)
        if older or unfit is not None:
            table._amend(unfit)
        table._restore_pending(pending or {})
        return table

    def copy(self) -> Table[S]:
        """An independent table in the same position."""
        copied = Table(self.game, self.config)
        copied._base, copied._entries, copied._snapshots = self._base, list(self._entries), list(self._snapshots)
        if copied._rebuild(self.length) is not None:
            raise RulesError("a copy does not follow its own journal: the rules are not deterministic")
        copied.pending = dict(self.pending)
        return copied

    def imagine(self, seat: int, dice: Dice) -> Table[S] | None:
        """A world to think in: all that the seat cannot know, the dice to come included, is made up.

        None where that does not fit what the seat has learned since the last checkpoint, or where others have
        chosen something in secret since then: it may not have been shown to the seat yet, and is in no state.
        """
        if self._secretly - {seat}:
            return None
        last = self._snapshots[-1]
        state = self.game.decode(last.state)
        self.game.reshuffle(state, seat, dice)
        world = Table(self.game, self.config)
        world._base, world._entries = last.position, self._entries[last.position - self._base :]
        world._snapshots = [msgspec.structs.replace(last, state=self.game.encode(state))]
        if world._rebuild(self.length) is not None or world.view(seat) != self.view(seat):
            return None
        world._play.dice = Dice(f"imagined {dice.below(1 << 60)}")
        return world

    def evaluate(self, seat: int) -> float:
        """The game's own opinion of how a seat stands."""
        return self.game.evaluate(self._play.state, seat)

    # --- what it says

    @property
    def length(self) -> int:
        """Entries in the journal."""
        return self._base + len(self._entries)

    @property
    def position(self) -> int:
        """Names the present question: it changes whenever the question does, never by a secret answer."""
        return self._opened

    @property
    def asks(self) -> Mapping[int, Ask]:
        """What each seat may answer now; a secret answer stays open for change."""
        if self._request is None:
            return {}
        if not self._given:
            return self._request.asks
        return {seat: ask for seat, ask in self._request.asks.items() if seat not in self._given}

    @property
    def mode(self) -> Mode | None:
        return self._request.mode if self._request else None

    @property
    def floor(self) -> int:
        """The first answer that may still be taken back without asking anybody."""
        return self._floor

    @property
    def waiting(self) -> list[int]:
        """The seats that still have to answer."""
        return [seat for seat in self.asks if seat not in self.pending] if self.pending else list(self.asks)

    @property
    def entries(self) -> Sequence[Entry]:
        """The journal as far as it is in memory: from the oldest snapshot held."""
        return self._entries

    @property
    def snapshots(self) -> Sequence[Snapshot]:
        return self._snapshots

    def view(self, seat: int | None) -> S:
        return self.game.view(self._play.state, seat)

    def fingerprint(self) -> tuple[Any, ...]:
        """Two tables with the same one are the same table."""
        questions = [ask_data(ask) for ask in self.asks.values()]
        return (
            self.game.encode(self._play.state),
            self._play.dice.seed,
            self._play.dice.drawn,
            questions,
            self.mode,
            dict(self.pending),
            dict(self._given),
            self.result,
        )

    # --- answering

    def answer(self, seat: int, choice: Choice) -> Change:
        ask = self._open_ask(seat)
        accepted = ask.accept(choice)
        if self._request is not None and self._request.mode is SECRET:
            return self._answer_secretly(seat, accepted)
        return self._record([Answer(seat, ask.key, accepted)])

    def _answer_secretly(self, seat: int, choice: Choice) -> Change:
        asks = self.asks
        pending = self.pending | {seat: choice}
        if len(pending) < len(asks):
            self.pending, self.change = pending, Change(self.length, pending=dict(pending))
            return self.change
        kept, self.pending = self.pending, {}
        try:
            self._record([Answer(s, asks[s].key, pending[s]) for s in asks])
        except Exception:
            self.pending = kept
            raise
        self.change.pending = {}
        return self.change

    def _open_ask(self, seat: int) -> Ask:
        ask = self.asks.get(seat)
        if ask is None:
            raise Illegal(say("core-refuse-not-asked" if self.result is None else "core-refuse-over"))
        return ask

    def _record(self, answers: list[Answer]) -> Change:
        """Write the answers down and let the rules go on; if the rules fail, nothing has happened."""
        before = self.length
        self.change = Change(before, [*answers])
        self._entries += answers
        try:
            for seq, answer in enumerate(answers, before):
                self._take(seq, answer)
        except Exception:
            del self._entries[before - self._base :]
            self._rebuild(before)
            raise
        self._forget_old()
        return self.change

    def _apply(self, seq: int, answer: Answer) -> None:
        """Take an answer of the journal, if it fits what is asked."""
        ask = self.asks.get(answer.seat)
        if ask is None or ask.key != answer.key or ask.accept(answer.choice) != answer.choice:
            raise Illegal(say("core-refuse-not-asked"))
        self._take(seq, answer)

    def _take(self, seq: int, answer: Answer) -> None:
        """Take an accepted answer; go on when the request is complete."""
        request, seat, choice = self._request, answer.seat, answer.choice
        assert request is not None, "somebody was asked"
        if isinstance(choice, list):
            choice = list(choice)  # the rules may change theirs, but never the journal's
        if seat != self._last_seat:
            self._last_seat, self._floor = seat, seq
            self._barrier = _answered_by(seat)
        self._play.position = seq + 1
        if request.mode is ONE:
            self._run(choice)
        elif request.mode is FIRST:
            self._run((seat, choice))
        else:
            self._given[seat] = choice
            if request.mode is SECRET:
                self._secretly.add(seat)
            if len(self._given) == len(request.asks):
                self._run({seat: self._given[seat] for seat in request.asks})

    # --- running the rules

    def _run(self, send: Any) -> None:
        """Until the next question or the end of the game."""
        self._given = {}
        self._request = None
        try:
            self._request = self._flow.send(send)
        except GameOver as over:
            self.result = over.result
        play = self._play
        self._opened = play.position
        if play.events:
            self.change.events += play.events
            play.events = []
        if play.learned:
            self._learn(play.learned)
        if self.result is not None:
            self._floor, self._barrier = play.position, say("core-refuse-over")
            self._checkpoint()

    def _steps(self) -> Rule[NoReturn]:
        """From checkpoint to checkpoint, until the game ends itself."""
        silent, answered = 0, self._play.position
        while silent < _SILENT_STEPS:
            yield from self.game.step(self._play)
            silent = silent + 1 if self._play.position == answered else 0
            answered = self._play.position
            self._checkpoint()
        raise RulesError("the game goes on without asking anybody anything")

    def _learn(self, what: Text) -> None:
        """Knowledge gained raises the floor of undo."""
        self._floor, self._barrier = self._play.position, say("core-refuse-undo-learned", what=what)
        self._play.learned = None

    def _checkpoint(self) -> None:
        play = self._play
        if play.learned:
            self._learn(play.learned)
        snapshot = Snapshot(
            play.position,
            self.game.rules,
            self.game.encode(play.state),
            Dice(play.dice.seed, play.dice.drawn),
            self._floor,
            self._barrier,
            self._last_seat,
            self.result,
        )
        if self._secretly:
            self._secretly = set()
        # Of several checkpoints that follow one answer only the last is worth keeping.
        while self._snapshots and self._snapshots[-1].position == snapshot.position:
            self._snapshots.pop()
        self._snapshots.append(snapshot)
        self.change.snapshot = snapshot

    def _forget_old(self) -> None:
        """Keep the newest snapshot from which every free undo can start, and what follows it."""
        first, last = 0, len(self._snapshots) - 1
        while first < last and self._snapshots[first + 1].position <= self._floor:
            first += 1
        if first:
            del self._snapshots[:first]
            start = self._snapshots[0].position
            del self._entries[: start - self._base]
            self._base = start

    # --- rebuilding

    def _rebuild(self, before: int) -> int | None:
        """The table as it was before entry `before`. Returns the first answer that does not fit, if one does not."""
        while self._snapshots[-1].position > before:
            self._snapshots.pop()
        snapshot = self._snapshots[-1]
        dice = Dice(snapshot.dice.seed, snapshot.dice.drawn)
        self._play = Play(self.game, self.config, self.game.decode(snapshot.state), dice)
        self._play.position = self._opened = snapshot.position
        self._floor, self._barrier = snapshot.floor, snapshot.barrier
        self._last_seat = snapshot.last_seat
        self._given, self._secretly, self._request, self.pending = {}, set(), None, {}
        self.result = snapshot.result
        self.change = Change(self.length)
        if self.result is not None:
            return None
        self._flow = self._steps()
        self._run(None)
        unfit = self._replay(snapshot.position, before)
        self.replayed = self.change.events
        self.change = Change(self.length)
        return unfit

    def _replay(self, start: int, before: int) -> int | None:
        entries = self._entries[start - self._base :]
        for seq, answer in standing(entries, start):
            if seq >= before:
                break
            try:
                self._apply(seq, answer)
            except Illegal:
                return seq
        for seq, entry in enumerate(entries, start):
            if not isinstance(entry, Answer):  # the question was put again after it
                self._opened = max(self._opened, seq + 1)
                self._floor = max(self._floor, entry.floor if isinstance(entry, Undo) else seq + 1)
        return None

    def _restore_pending(self, pending: Mapping[int, Choice]) -> None:
        for seat, choice in pending.items():
            try:
                self.pending[seat] = self._open_ask(seat).accept(choice)
            except Illegal:
                self.change.events.append(Event(self.length, say("core-log-amended-secret"), audience=[seat]))
        if self.pending != pending:
            self.change.pending = dict(self.pending)

    # --- newer rules

    def _upgrade_last_snapshot(self) -> None:
        """Of older snapshots only the last matters: undo does not go back behind a change of rules."""
        last = self._snapshots[-1]
        data = self.game.upgrade(msgspec.msgpack.decode(last.state), last.rules)
        state = msgspec.convert(data, self.game.state_type)
        upgraded = msgspec.structs.replace(last, rules=self.game.rules, state=self.game.encode(state))
        self._entries = self._entries[last.position - self._base :]
        self._base = last.position
        self._snapshots = [upgraded]

    def _amend(self, unfit: int | None) -> None:
        """Go on under these rules from the last checkpoint, and say so."""
        checkpoint = self._snapshots[-1].position
        back_to = self.length if unfit is None else unfit
        self._entries.append(Amend(self.game.rules, back_to, checkpoint))
        self._rebuild(self.length)
        self.change = Change(self.length - 1, back_to=back_to)
        self.change.entries.append(self._entries[-1])
        self.change.snapshot = self._snapshots[-1]
        if unfit is not None:
            self.change.events.append(Event(self.length, say("core-log-amended")))

    # --- undo

    def undo_refusal(self, seat: int) -> Illegal | None:
        """Why a seat cannot take its last answer back by itself."""
        if seat in self.pending:
            return None
        if self.result is not None:
            return Illegal(say("core-refuse-over"))
        last = self._standing()[-1:]
        if not last:
            return Illegal(self._barrier)
        seq, answer = last[0]
        if answer.seat != seat:
            return Illegal(_answered_by(answer.seat))
        if seq < self._floor:
            return Illegal(self._barrier)
        if self.pending:  # somebody has already thought about the next question
            return Illegal(say("core-refuse-undo-pending"))
        return None

    def undo(self, seat: int, consent: Iterable[int] = ()) -> Change:
        """Take the seat's last answer back; further than its own with the consent of all other seats."""
        if seat in self.pending:
            del self.pending[seat]
            self.change = Change(self.length, pending=dict(self.pending))
            return self.change
        agreed = sorted(set(consent))
        # Consent is kept even where none was needed: a replay cannot see the secret answers that made it needed.
        if self.result is None and self._all_others_agree(seat, agreed):
            return self._take_back(seat, self._last_answer_of(seat), agreed)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        return self._take_back(seat, self._standing()[-1][0], [])

    def _all_others_agree(self, seat: int, agreed: Sequence[int]) -> bool:
        others = {s for s, player in enumerate(self.config.seats) if player == PERSON and s != seat}
        return bool(others) and others <= set(agreed)

    def _last_answer_of(self, seat: int) -> int:
        for seq, answer in reversed(self._standing()):
            if answer.seat == seat:
                return seq
        raise Illegal(say("core-refuse-undo-nothing"))

    def _standing(self) -> list[tuple[int, Answer]]:
        return standing(self._entries, self._base)

    def _take_back(self, seat: int, back_to: int, agreed: list[int]) -> Change:
        floor = min(self._floor, back_to)
        withdrawn = bool(self.pending)
        self._rebuild(back_to)
        entry = Undo(seat, back_to, floor, agreed)
        self._entries.append(entry)
        self._floor = max(self._floor, floor)
        self._opened = self.length
        self.change = Change(self.length - 1, [entry], back_to=back_to)
        if withdrawn:
            self.change.pending = {}
        self.change.events.append(Event(self.length, say("core-log-undo", seat=who(seat))))
        return self.change


@cache
def _answered_by(seat: int) -> Text:
    return say("core-refuse-undo-answered", seat=who(seat))


def ask_data(ask: Ask) -> tuple[Any, ...]:
    """All of an ask that a person could notice."""
    return (
        ask.seat, ask.key, ask.kind, list(ask.options), ask.least, ask.most, ask.args, list(ask.blocked)
    )  # fmt: skip
