from __future__ import annotations

import pytest

from engine.core import Dice, Illegal, Play, Rule, Table, choose, say
from engine.players import greedy, match, planner, random
from tests.engine.core.script import Pad, opts, table
from tests.harbour import GAME


def test_the_random_player_finds_the_only_legal_set() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        def only_ab(ids: list[str]) -> Illegal | None:
            return None if ids == ["a", "b"] else Illegal(say("core-refuse-over"))

        g.state.notes += yield from g.pick(0, "set", opts("a", "b", "c"), 0, 2, check=only_ab)

    live = table(stage)
    assert random.answer(live.asks[0], Dice("x")) == ["a", "b"]


def test_the_greedy_player_beats_the_random_one() -> None:
    wins = 0
    for i in range(30):
        seat = i % 2
        players = ["random", "random"]
        players[seat] = "greedy"
        wins += seat in match.play(GAME, players, f"match {i}", {"rounds": 3}).winners
    assert wins >= 22


def test_the_greedy_player_thinks_in_a_world_of_its_own() -> None:
    """It must not profit from a card or a die that it cannot know."""
    live = Table.new(GAME, GAME.config(2), "secret")
    before = live.fingerprint()
    greedy.play(live, 0, Dice("thoughts"))
    assert live.fingerprint() == before
    world = live.imagine(0, Dice("thoughts"))
    assert world is not None
    assert world.view(0) == live.view(0)
    assert world.fingerprint()[0] != before[0], "the hidden cards are others"
    assert world.fingerprint()[1] != before[1], "and so are the dice"


def test_a_world_that_contradicts_what_was_learned_is_not_imagined() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.choose(0, "word", opts("x", "y"))
        g.state.notes.append(g.state.deck.pop())
        g.reveal(say("core-seat", seat=0))
        yield from g.choose(0, "word", opts("x", "y"))

    live = table(stage)
    live.answer(0, "x")
    worlds = [live.imagine(0, Dice(f"{i}")) for i in range(20)]
    assert any(worlds)
    assert not all(worlds)
    assert all(world.view(0).notes == ["c"] for world in worlds if world)


def test_nobody_thinks_with_what_others_chose_in_secret_and_have_not_shown() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.secretly(choose(seat, "word", opts("x", "y")) for seat in (0, 1))
        yield from g.choose(0, "word", opts("x", "y"))

    live = table(stage, stage)
    assert live.imagine(0, Dice("before")) is not None
    for seat in (0, 1):
        live.answer(seat, "x")
    assert live.imagine(0, Dice("hidden")) is None
    assert live.copy().imagine(0, Dice("hidden")) is None, "nor after a restart"
    live.answer(0, "x")
    assert live.imagine(0, Dice("next stage")) is not None


def test_the_same_thoughts_lead_to_the_same_answer() -> None:
    live = Table.new(GAME, GAME.config(3), "same")
    assert greedy.play(live, 1, Dice("a")) == greedy.play(live, 1, Dice("a"))


def test_a_plan_is_followed_only_while_nothing_else_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        for _ in range(3):
            g.state.notes.append((yield from g.choose(0, "word", opts("x", "y"))))

    plans = iter([["y", "x", "x"], ["y"]])
    monkeypatch.setattr(planner, "_plan", lambda *_: next(plans))
    live = table(stage)
    live.answer(0, planner.play(live, 0, Dice("a")))
    assert planner.play(live, 0, Dice("a")) == "x", "the second answer of the first plan"
    live.answer(0, "y")
    assert planner.play(live, 0, Dice("a")) == "y", "another answer was given: a new plan"
