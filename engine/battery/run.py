"""Random whole games of any game, checked after every answer."""

from __future__ import annotations

from typing import Any

from engine.battery.checks import (
    Texts,
    check_asks,
    check_load,
    check_refusals,
    check_state,
    check_state_type,
    check_undo,
    may_know_after,
    same,
)
from engine.battery.figures import Figures, Violation
from engine.battery.worlds import World
from engine.core import PERSON, Answer, Change, Choice, Config, Dice, Game, Illegal, Table
from engine.core.export import Record, Untrue, from_json, to_json, verify
from engine.core.journal import standing
from engine.core.language import Messages
from engine.games import package
from engine.players import random


class Battery:
    """One for each game; `play` as often as wanted, then look at `figures`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.figures = Figures()
        self.texts = Texts(Messages(["engine.core", package(game)]))
        check_state_type(game.state_type)

    def play(self, seed: str, players: int | None = None) -> None:
        """One checked game; Violation, with the game so far, if a promise is broken."""
        dice = Dice(f"player of {seed}")
        config = self.game.any_config(dice, players)
        record = Record(self.game, config, seed)
        try:
            _CheckedGame(self, config, record, dice).play()
        except Violation as violation:
            raise Violation(violation.what, _written(record)) from violation
        except Exception as error:
            raise Violation(f"{type(error).__name__}: {error}", _written(record)) from error

    def finish(self) -> None:
        """What only the whole run can tell."""
        if blind := self.figures.never_reshuffled():
            raise Violation(f"the leak test is blind: hidden but never reshuffled: {blind}")


def _written(record: Record) -> Any:
    try:
        return record.export()
    except Exception:  # the game is broken: what can be written is its journal
        return record.export(broken=True)


class _CheckedGame:
    def __init__(self, battery: Battery, config: Config, record: Record, dice: Dice) -> None:
        self.game, self.figures, self.texts = battery.game, battery.figures, battery.texts
        self.config, self.record, self.dice = config, record, dice
        self.table: Table[Any]
        self.world: World | None = None

    def play(self) -> None:
        self.table = Table.new(self.game, self.config, self.record.seed)
        self.record.keep(self.table.change)
        self._check_position()
        self._watch(self.table.change)
        answers = 0
        while self.table.result is None:
            if answers > self.game.longest:
                raise Violation(f"no end after {answers} answers")
            check_refusals(self.table, self.dice, self.figures, self.texts)
            self._answer()
            answers += 1
            if self.table.result is None and self.dice.below(25) == 0:
                self._undo_by_consent()
        self._check_end(answers)

    def _answer(self) -> None:
        seat = self.dice.choice(list(self.table.asks) if self.dice.below(8) == 0 else self.table.waiting)
        choice = random.answer(self.table.asks[seat], self.dice)
        before, turn = self.table.fingerprint(), self._turn_so_far()
        change = self.table.answer(seat, choice)
        self.record.keep(change)
        self._check_position()
        if self.world:
            self.world.hear(self.table, seat, choice, change)
        may_know_after(self.table, seat)
        self._watch(change)
        if change.snapshot is not None:
            self.figures.count_turn(turn + [entry for entry in change.entries if isinstance(entry, Answer)])
        self._check_undo_of(seat, choice, before)

    def _check_undo_of(self, seat: int, choice: Choice, before: tuple[Any, ...]) -> None:
        """Undo gives back the table from before, and the same answer then leads to the same table again."""
        changed_secret = seat in before[5]
        tried = check_undo(self.table, self.record, seat, self.figures)
        if tried is None or changed_secret:
            return
        if tried.fingerprint() != before:
            raise Violation("undo does not restore the table")
        after = self.table.fingerprint()
        tried.answer(seat, choice)
        if tried.fingerprint() != after:
            raise Violation("the same answer after an undo leads elsewhere")
        if self.dice.below(10) == 0:
            self.record.keep(self.table.undo(seat))
            self._check_position()
            self.world = None

    def _undo_by_consent(self) -> None:
        people = self._people()
        seat = self.dice.choice(people)
        try:
            change = self.table.undo(seat, consent=[other for other in people if other != seat])
        except Illegal:  # nothing of this seat in memory, or nobody to agree
            return
        self.record.keep(change)
        self._check_position()
        self.world = None

    def _watch(self, change: Change) -> None:
        """Another world for the leak test, from a checkpoint just reached, if none is under way."""
        under_way = self.world is not None and not self.world.told
        if change.snapshot is not None and self.table.result is None and not under_way:
            viewer = self.dice.choice([None, *self._people()])
            self.world = World(self.table, change.snapshot, viewer, self.dice, self.figures)

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.config.seats) if player == PERSON]

    def _check_position(self) -> None:
        check_state(self.table)
        check_asks(self.table)
        check_load(self.table, self.record)
        self.texts.see_table(self.table)

    def _turn_so_far(self) -> list[Answer]:
        """The answers that stand since the last checkpoint."""
        start = self.table.snapshots[-1].position
        in_memory = self.table.entries
        since = in_memory[start - self.table.length + len(in_memory) :]
        return [answer for _, answer in standing(since, start)]

    def _check_end(self, answers: int) -> None:
        result = self.table.result
        assert result is not None
        if not result.scores and result.won is None:
            raise Violation("the game ended without a result")
        export = from_json(to_json(self.record.export()))
        try:
            same(self.table, verify(self.game, export), "a full replay")
        except Untrue as untrue:
            raise Violation(f"the export is not true: {untrue}") from untrue
        self.figures.games += 1
        self.figures.answers += answers
        self.figures.longest = max(self.figures.longest, answers)
        outcome = "" if result.won is None else " (won)" if result.won else " (lost)"
        self.figures.count(self.figures.ends, result.reason.key + outcome)
