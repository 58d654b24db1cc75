"""Planted mistakes: each must be caught by the battery, or the battery is worth nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import field

from engine.battery import Battery, Violation
from engine.core import Change, Choice, Dice, Option, Play, Rule, Table, Text, say, who
from engine.core.ask import Ask
from engine.core.export import from_json, replay, to_json
from tests.harbour import rules
from tests.harbour.rules import G, Harbour, State


def caught(game: Harbour, games: int = 40) -> str:
    """What the battery says of a game."""
    battery = Battery(game)
    try:
        for i in range(games):
            battery.play(f"mutation {i}")
        battery.finish()
    except Violation as violation:
        return violation.what
    return ""


def test_the_unchanged_game_is_not_blamed() -> None:
    assert caught(Harbour()) == ""


def test_a_view_that_shows_the_deck_is_caught() -> None:
    class Leaky(Harbour):
        def view(self, state: State, seat: int | None) -> State:
            seen = super().view(state, seat)
            seen.deck = state.deck[-1:] + seen.deck[1:]
            return seen

    assert "the view of" in caught(Leaky())


def test_a_view_that_shows_the_others_hands_is_caught() -> None:
    class Leaky(Harbour):
        def view(self, state: State, seat: int | None) -> State:
            seen = super().view(state, seat)
            seen.hands = state.hands
            return seen

    assert "the view of" in caught(Leaky())


def test_an_option_made_from_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(g: G, seat: int) -> Rule[None]:
        s = g.state
        rich = [Option(f"seat{o}", who(o), detail=rules.card_name(s.hands[o][0])) for o in rules.raidable(s, seat)]
        yield from g.choose(seat, "raid", rich)

    monkeypatch.setitem(rules.ACTIONS, "raid", raid)
    monkeypatch.setattr(rules, "raidable", lambda s, seat: [o for o in s.order if o != seat and s.hands[o]])
    assert "the ask raid" in caught(Harbour())


def test_an_option_that_exists_because_of_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def raidable(s: State, seat: int) -> list[int]:
        return [other for other in s.order if other != seat and s.hands[other][:1] > ["c20"]]

    monkeypatch.setattr(rules, "raidable", raidable)
    assert "the ask" in caught(Harbour())


def test_a_refusal_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = rules.impossible

    def impossible(s: State, seat: int) -> list[Any]:
        told = say("harbour-log-bottle", seat=who(seat), card=rules.card_name(s.deck[-1]))
        return [type(b)(b.id, b.text, told, b.rule) for b in original(s, seat)] if s.deck else original(s, seat)

    monkeypatch.setattr(rules, "impossible", impossible)
    assert "tells what it may not know" in caught(Harbour())


def test_a_log_line_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(g: G, seat: int) -> Rule[None]:
        g.state.coins[seat] += 2
        g.log(say("harbour-log-bottle", seat=who(seat), card=rules.card_name(g.state.deck[-1])))
        yield from ()

    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    assert "the log of" in caught(Harbour())


def test_a_die_that_undo_could_cross_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(g: G, seat: int) -> Rule[None]:
        g.state.coins[seat] += g.dice.below(3)  # past g.roll, so nobody knows that a die was rolled
        yield from ()

    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    assert "the view of" in caught(Harbour())


def test_a_roll_without_its_barrier_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll(self: Play[State], faces: Any) -> Any:
        return self.dice.choice(faces)

    def rest(g: G, seat: int) -> Rule[None]:
        g.log(say("harbour-log-weather", die=g.roll([1, 2, 3])))
        yield from ()

    monkeypatch.setattr(Play, "roll", roll)
    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    assert "tells what it may not know" in caught(Harbour())


def test_a_table_that_forgets_an_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Table.answer

    def answer(self: Table[Any], seat: int, choice: Choice) -> Change:
        change = original(self, seat, choice)
        if self.length % 7 == 0:
            change.entries = change.entries[:-1]
        return change

    monkeypatch.setattr(Table, "answer", answer)
    assert "the stored journal is not the table's" in caught(Harbour())


def test_a_snapshot_that_is_not_kept_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that misses checkpoints would replay more than a turn; its load still has to be the same game."""
    original = Table._checkpoint

    def checkpoint(self: Table[Any]) -> None:
        original(self)
        if self._play.position == 5:
            self._play.state.storm += 0
            self._play.state.coins[0] += 1  # after the snapshot: a load will not know

    monkeypatch.setattr(Table, "_checkpoint", checkpoint)
    assert caught(Harbour()) != ""


class Loose(State):
    seen: Any = None


def test_a_state_type_that_can_hold_anything_is_caught() -> None:
    class Odd(Harbour):
        state_type = Loose

    with pytest.raises(Violation, match="AnyType"):
        Battery(Odd())


def test_a_state_with_a_set_is_caught() -> None:
    class WithSet(State):
        seen: set[str] = field(default_factory=set)

    class Odd(Harbour):
        state_type = WithSet

    with pytest.raises(Violation, match="SetType"):
        Battery(Odd())


@pytest.mark.parametrize("value", [("a", "b"), lambda: None, {1: "x"}.keys()])
def test_a_value_that_does_not_survive_its_encoding_is_caught(value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(g: G, seat: int) -> Rule[None]:
        g.state.tides = value
        yield from ()

    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    assert caught(Harbour()) != ""


def test_an_undo_that_goes_too_far_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "undo_refusal", lambda self, seat: None)
    assert caught(Harbour()) != ""


def test_an_ask_that_accepts_anything_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ask, "_accept_number", lambda self, choice: self.least)
    assert "was allowed to answer" in caught(Harbour())


def test_a_broken_invariant_is_caught_and_written_as_an_importable_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(g: G, seat: int) -> Rule[None]:
        g.state.deck[:] = g.state.deck[1:]
        yield from ()

    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    with pytest.raises(Violation, match="cards were lost") as failure:
        Battery(Harbour()).play("a game in which somebody rests")
    export = failure.value.export
    assert export is not None
    again = replay(Harbour(), from_json(to_json(export)))
    assert again.journal == export.journal


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "finish", lambda *args, **kwargs: None)
    monkeypatch.setattr(Harbour, "longest", 60)
    assert "no end after" in caught(Harbour()) or "nothing to choose from" in caught(Harbour())


def test_a_reshuffle_that_forgets_something_is_caught() -> None:
    class Blind(Harbour):
        def reshuffle(self, state: State, seat: int | None, dice: Dice) -> None:
            dice.shuffle(state.deck)

    assert "the leak test is blind" in caught(Blind())


def test_a_missing_message_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(g: G, seat: int) -> Rule[None]:
        g.log(Text("harbour-log-nothing-like-this"))
        yield from ()

    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    assert "messages" in caught(Harbour())


def test_a_game_that_forgets_to_ask_is_caught() -> None:
    class Silent(Harbour):
        def step(self, g: G) -> Rule[None]:
            yield from ()

    assert "without asking" in caught(Silent())


def test_rules_that_depend_on_something_outside_the_state_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Iterator[int] = iter(range(10**9))

    def rest(g: G, seat: int) -> Rule[None]:
        g.state.coins[seat] += next(calls) % 2
        yield from ()

    monkeypatch.setitem(rules.ACTIONS, "rest", rest)
    assert caught(Harbour()) != ""
