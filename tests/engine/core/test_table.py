from __future__ import annotations

import pytest

from engine.core import Answer, Play, Rule, RulesError, Table, choose, cooperative, say
from engine.core.journal import Amend
from tests.engine.core.script import Pad, Script, Stage, ask, notes, opts, play, table


def test_a_load_decodes_the_last_snapshot_and_replays_only_what_came_since() -> None:
    replayed = []

    def noisy(stage: Stage) -> Stage:
        def wrapped(g: Play[Pad]) -> Rule[None]:
            replayed.append(g.state.stage)
            yield from stage(g)

        return wrapped

    game = Script(*[noisy(ask(i % 2)) for i in range(10)])
    record = play(game, *[(i % 2, "x") for i in range(7)])
    replayed.clear()
    loaded = record.load()
    assert replayed == [7]
    assert notes(loaded) == ["x"] * 7


def test_a_copy_goes_its_own_way() -> None:
    game = table(ask(0), ask(1))
    other = game.copy()
    other.answer(0, "y")
    assert (notes(game), notes(other)) == ([], ["y"])


def test_memory_does_not_grow_with_the_game() -> None:
    game = table(*[ask(i % 2) for i in range(200)])
    for i in range(199):
        game.answer(i % 2, "x")
    assert len(game.snapshots) <= 3
    assert len(game.entries) <= 3
    assert game.length == 199


def test_the_game_can_end_at_any_depth() -> None:
    def inner(g: Play[Pad]) -> Rule[None]:
        yield from g.choose(1, "word", opts("x", "y"))
        g.end(cooperative(False, say("core-refuse-over")))

    def stage(g: Play[Pad]) -> Rule[None]:
        yield from inner(g)
        g.state.notes.append("never")

    game = table(stage, ask(0))
    change = game.answer(1, "x")
    assert game.result is not None
    assert game.result.won is False
    assert not game.asks
    assert notes(game) == []
    assert change.snapshot is not None
    assert change.snapshot.result == game.result, "a finished game is stored as finished"


def test_a_game_that_goes_on_without_asking_is_a_mistake_of_the_rules() -> None:
    class Endless(Script):
        def step(self, g: Play[Pad]) -> Rule[None]:
            yield from ()

    game = Endless()
    with pytest.raises(RulesError):
        Table.new(game, game.config(1), "s")


def test_events_reach_their_audience_only() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.log(say("core-seat", seat=1))
        g.reveal(say("core-seat", seat=2), to=[1])
        yield from g.choose(0, "word", opts("x", "y"))

    events = table(stage).change.events
    assert [[event.reaches(seat) for seat in (None, 0, 1)] for event in events] == [
        [True, True, True],
        [False, False, True],
    ]


# --- newer rules


def test_a_running_game_goes_on_under_newer_rules() -> None:
    record = play(Script(ask(0), ask(1), ask(0)), (0, "x"))
    record.game = Script(ask(0), ask(1, ids=["p", "q"]), ask(0), rules="2")
    loaded = record.load()
    assert [option.id for option in loaded.asks[1].options] == ["p", "q"]
    assert loaded.change.entries == [Amend("2", 1, 1)]
    record.keep(loaded.change)
    assert record.load().change.entries == [], "it is amended once"


def test_answers_that_no_longer_fit_are_asked_again_and_the_players_are_told() -> None:
    def two(ids: list[str]) -> Stage:
        def stage(g: Play[Pad]) -> Rule[None]:
            for _ in range(3):
                g.state.notes.append((yield from g.choose(0, "word", opts(*ids))))

        return stage

    record = play(Script(ask(1), two(["x", "y"])), (1, "x"), (0, "x"), (0, "y"))
    record.game = Script(ask(1), two(["x", "z"]), rules="2")
    loaded = record.load()
    assert notes(loaded) == ["x", "x"], "the first of the two answers still fits"
    assert loaded.change.back_to == 2
    assert [event.text.key for event in loaded.change.events] == ["core-log-amended"]
    record.keep(loaded.change)
    assert loaded.undo_refusal(0) is not None, "the rules of that answer are gone"
    record.keep(loaded.answer(0, "z"))
    assert notes(record.load()) == ["x", "x", "z"]


def test_a_secret_answer_that_no_longer_fits_is_asked_again() -> None:
    def secret(ids: list[str]) -> Stage:
        def stage(g: Play[Pad]) -> Rule[None]:
            yield from g.secretly(choose(seat, "word", opts(*ids)) for seat in g.seats)

        return stage

    record = play(Script(secret(["x", "y"])), (0, "y"))
    record.game = Script(secret(["x", "z"]), rules="2")
    loaded = record.load()
    assert loaded.waiting == [0, 1]
    assert loaded.change.pending == {}
    assert [event.audience for event in loaded.change.events] == [[0]]


def test_a_state_of_older_rules_is_upgraded() -> None:
    class Renamed(Script):
        def upgrade(self, data: dict[str, object], rules: str) -> dict[str, object]:
            assert rules == "1"
            return data | {"notes": ["upgraded"]}

    record = play(Script(ask(0), ask(1)), (0, "x"))
    record.game = Renamed(ask(0), ask(1), rules="2")
    assert notes(record.load()) == ["upgraded"]


def test_the_journal_is_readable() -> None:
    record = play(Script(ask(0), ask(1)), (0, "x"))
    assert record.journal == [Answer(0, "word", "x")]
