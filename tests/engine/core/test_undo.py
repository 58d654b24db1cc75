from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Illegal, Play, Rule, Table, Undo, choose, say
from engine.core.export import from_json, to_json, verify
from tests.engine.core.script import Pad, Script, ask, notes, opts, play, table


def refused(of: Table[Pad], seat: int, consent: tuple[int, ...] = ()) -> str:
    before = (of.fingerprint(), of.length)
    with pytest.raises(Illegal) as refusal:
        of.undo(seat, consent)
    assert (of.fingerprint(), of.length) == before
    return refusal.value.reason.key


def then(seat: int, what: Callable[[Play[Pad]], object]) -> Callable[[Play[Pad]], Rule[None]]:
    """A stage in which a seat answers and then something becomes known."""

    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes.append((yield from g.choose(seat, "word", opts("x", "y"))))
        what(g)

    return stage


def test_undo_restores_the_exact_table_and_is_an_entry_of_the_journal() -> None:
    game = table(ask(0), ask(0))
    before = game.fingerprint()
    position = game.position
    game.answer(0, "x")
    change = game.undo(0)
    assert game.fingerprint() == before
    assert change.entries == [Undo(0, 0, 0)]
    assert game.length == 2
    assert game.position > position, "buttons made before the undo are stale"


def test_undo_crosses_checkpoints_where_nobody_learned_anything() -> None:
    game = table(ask(0), ask(0), ask(1))
    game.answer(0, "x")
    game.answer(0, "y")
    assert game.waiting == [1]
    game.undo(0)
    game.undo(0)
    assert notes(game) == []
    assert refused(game, 0) == "core-refuse-undo-nothing"


def test_undo_stops_at_another_seats_answer() -> None:
    game = table(ask(0), ask(1), ask(0))
    game.answer(0, "x")
    game.answer(1, "x")
    assert refused(game, 0) == "core-refuse-undo-answered"
    game.undo(1)
    assert refused(game, 0) == "core-refuse-undo-answered", "seat 1's answer was seen, though taken back"


@pytest.mark.parametrize(
    "learn",
    [
        lambda g: g.roll([1, 2, 3]),
        lambda g: g.reveal(say("core-seat", seat=1)),
        lambda g: g.reveal(say("core-seat", seat=1), to=[0]),
        lambda g: g.reveal(say("core-seat", seat=1), to=[1]),
    ],
)
def test_undo_stops_where_anybody_learned_something(learn: Callable[[Play[Pad]], object]) -> None:
    game = table(then(0, learn), ask(0), ask(0))
    game.answer(0, "x")
    assert refused(game, 0) == "core-refuse-undo-learned"
    game.answer(0, "y")
    game.undo(0)
    assert notes(game) == ["x"]


@pytest.mark.parametrize("harmless", [lambda g: g.shuffle(g.state.deck), lambda g: g.log(say("core-seat", seat=1))])
def test_undo_crosses_what_told_nobody_anything(harmless: Callable[[Play[Pad]], object]) -> None:
    game = table(then(0, harmless), ask(0))
    before = game.fingerprint()
    game.answer(0, "x")
    game.undo(0)
    assert game.fingerprint() == before


def test_beyond_that_point_all_other_seats_must_agree() -> None:
    record = play(Script(then(0, lambda g: g.roll([1, 2, 3])), ask(1), ask(2), ask(0)), players=3)
    live = record.load()
    before = live.fingerprint()
    record.keep(live.answer(0, "x"))
    record.keep(live.answer(1, "x"))
    deep = record.load(before=0)
    assert refused(deep, 0, consent=(1,)) == "core-refuse-undo-answered"
    change = deep.undo(0, consent=(2, 1))
    assert deep.fingerprint() == before
    assert change.entries == [Undo(0, 0, 0, [1, 2])]
    record.keep(change)
    assert record.load().fingerprint() == before


def test_alone_nobody_can_agree_to_forget_a_die() -> None:
    game = table(then(0, lambda g: g.roll([1, 2, 3])), ask(0), players=1)
    game.answer(0, "x")
    assert refused(game, 0) == "core-refuse-undo-learned"


def test_a_secret_answer_can_be_withdrawn_while_others_think() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.secretly(choose(seat, "word", opts("x", "y")) for seat in g.seats)

    game = table(ask(0), stage)
    game.answer(0, "x")
    game.answer(1, "y")
    assert refused(game, 0) == "core-refuse-undo-pending"
    assert game.undo(1).pending == {}
    assert game.waiting == [0, 1]
    game.undo(0)
    assert game.waiting == [0]


def test_consent_to_an_undo_over_a_pending_secret_survives_a_replay() -> None:
    """The secret answer that made the consent needed is not in the journal."""

    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.secretly(choose(seat, "word", opts("x", "y")) for seat in g.seats)

    game = Script(ask(0), stage)
    record = play(game, (0, "x"), (1, "y"))
    live = record.load()
    record.keep(live.undo(0, consent=(1,)))
    for seat, word in ((0, "y"), (0, "x"), (1, "x")):
        record.keep(live.answer(seat, word))
    verify(game, from_json(to_json(record.export())))


def test_in_parallel_a_seat_takes_back_its_own_answer_only() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.parallel(choose(seat, "word", opts("x", "y")) for seat in g.seats)

    game = table(stage, players=3)
    game.answer(2, "x")
    game.answer(0, "x")
    assert refused(game, 2) == "core-refuse-undo-answered"
    game.undo(0)
    assert game.waiting == [0, 1]


def test_nothing_is_taken_back_after_the_end() -> None:
    game = table(ask(0))
    game.answer(0, "x")
    assert game.result is not None
    assert refused(game, 0) == "core-refuse-over"
    assert refused(game, 0, consent=(1,)) == "core-refuse-over"


def test_the_same_dice_fall_after_an_undo() -> None:
    """Otherwise undo by consent would be a way to roll again."""
    record = play(Script(then(0, lambda g: g.state.notes.append(str(g.roll(range(1000))))), ask(1)), (0, "x"))
    first = notes(record.load())
    again = record.load(before=0)
    again.undo(0, consent=(1,))
    again.answer(0, "x")
    assert notes(again) == first
