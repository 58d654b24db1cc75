from __future__ import annotations

from typing import Any

import pytest

from engine.core import Blocked, Illegal, Mode, Play, Rule, RulesError, Table, choose, number, pick, say
from tests.engine.core.script import Pad, Script, Stage, ask, notes, opts, table


def refusal(of: Table[Pad], seat: int, choice: Any) -> tuple[str, str]:
    before = (of.fingerprint(), of.length, of.position)
    with pytest.raises(Illegal) as refused:
        of.answer(seat, choice)
    assert (of.fingerprint(), of.length, of.position) == before
    return refused.value.reason.key, refused.value.rule


def test_a_choice_is_one_of_the_options() -> None:
    game = table(ask(0))
    assert refusal(game, 0, "z")[0] == "core-refuse-unknown"
    assert refusal(game, 0, ["x"])[0] == "core-refuse-unknown"
    assert refusal(game, 1, "x")[0] == "core-refuse-not-asked"
    game.answer(0, "x")
    assert notes(game) == ["x"]
    assert refusal(game, 0, "x")[0] == "core-refuse-over"


def test_what_is_impossible_is_refused_with_its_reason_and_rule() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        def why_not() -> list[Blocked]:
            return [Blocked("z", say("core-seat", seat=1), say("core-refuse-over"), "7.3.1")]

        yield from g.choose(0, "word", opts("x", "y"), why_not=why_not)

    assert refusal(table(stage), 0, "z") == ("core-refuse-over", "7.3.1")


def picking(least: int, most: int, **kwargs: Any) -> Stage:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes += yield from g.pick(0, "set", opts("a", "b", "c"), least, most, **kwargs)

    return stage


def test_a_set_has_the_right_size_and_no_doubles() -> None:
    game = table(picking(1, 2))
    for wrong in ([], ["a", "b", "c"], ["a", "a"]):
        assert refusal(game, 0, wrong)[0] == "core-refuse-count"
    assert refusal(game, 0, ["d"])[0] == "core-refuse-unknown"
    assert refusal(game, 0, "a")[0] == "core-refuse-unknown"
    game.answer(0, ["c", "a"])
    assert notes(game) == ["a", "c"], "the order of the options is the canonical one"


def test_a_set_may_have_a_condition_of_its_own() -> None:
    def not_together(ids: list[str]) -> Illegal | None:
        return Illegal(say("core-refuse-over"), "8.3") if ids == ["a", "b"] else None

    game = table(picking(0, 2, check=not_together))
    assert refusal(game, 0, ["b", "a"]) == ("core-refuse-over", "8.3")
    game.answer(0, [])
    assert game.result is not None


def test_a_number_lies_in_its_range() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes.append(str((yield from g.number(0, "count", 2, 4))))

    game = table(stage)
    for wrong in (1, 5, "3", 3.0, True, None):
        assert refusal(game, 0, wrong)[0] == "core-refuse-number"
    game.answer(0, 3)
    assert notes(game) == ["3"]


def test_an_order_is_chosen_one_by_one_and_the_last_follows() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes += yield from g.order(0, "next", opts("a", "b", "c"))

    game = table(stage)
    game.answer(0, "b")
    assert [option.id for option in game.asks[0].options] == ["a", "c"]
    game.answer(0, "c")
    assert notes(game) == ["b", "c", "a"]


def test_forced_asks_answer_themselves_and_leave_no_entry() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes.append((yield from g.choose(0, "word", opts("only"))))
        g.state.notes.append(str((yield from g.number(0, "count", 3, 3))))
        g.state.notes += yield from g.pick(0, "set", opts("a", "b"), 2, 2)
        g.state.notes += yield from g.pick(0, "set", [], 0, 2)
        everyone = yield from g.parallel(choose(seat, "word", opts("same")) for seat in g.seats)
        g.state.notes += [str(answer) for answer in everyone.values()]
        _, first = yield from g.first(choose(seat, "word", opts("one")) for seat in g.seats)
        g.state.notes.append(str(first))

    game = table(stage)
    assert notes(game) == ["only", "3", "a", "b", "same", "same", "one"]
    assert game.length == 0


def test_a_private_ask_with_one_option_still_waits() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.choose(0, "word", opts("only"), private=True)

    assert table(stage).waiting == [0]


def test_secret_answers_wait_for_each_other_and_may_change() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        answers = yield from g.secretly(choose(seat, "word", opts("x", "y")) for seat in g.seats)
        g.state.notes += [f"{seat}{answer}" for seat, answer in answers.items()]

    game = table(stage, players=3)
    position = game.position
    first = game.answer(2, "x")
    assert (first.entries, first.events, first.pending) == ([], [], {2: "x"})
    game.answer(2, "y")
    game.answer(0, "x")
    assert (game.position, game.length, game.waiting) == (position, 0, [1])
    assert set(game.asks) == {0, 1, 2}, "an answer stays open for change"
    last = game.answer(1, "x")
    assert notes(game) == ["0x", "1x", "2y"]
    assert [entry.seat for entry in last.entries if hasattr(entry, "seat")] == [0, 1, 2]
    assert last.pending == {}


def test_a_single_secret_option_is_still_asked() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.secretly(choose(seat, "word", opts("only")) for seat in g.seats)

    assert table(stage).waiting == [0, 1]


def test_parallel_answers_come_in_any_order_and_apply_in_seat_order() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        answers = yield from g.parallel(choose(seat, "word", opts("x", "y")) for seat in reversed(g.seats))
        g.state.notes += [f"{seat}{answer}" for seat, answer in answers.items()]

    game = table(stage, players=3)
    position = game.position
    game.answer(2, "x")
    assert refusal(game, 2, "y")[0] == "core-refuse-not-asked"
    game.answer(0, "y")
    assert game.position == position, "the others' buttons stay good"
    game.answer(1, "x")
    assert notes(game) == ["0y", "1x", "2x"]


def test_of_a_group_the_first_answer_counts() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        seat, answer = yield from g.first(choose(seat, "word", opts("x", "y")) for seat in g.seats)
        g.state.notes.append(f"{seat}{answer}")

    game = table(stage, ask(0), players=3)
    assert game.mode is Mode.FIRST
    game.answer(2, "y")
    assert notes(game) == ["2y"]
    assert refusal(game, 1, "x")[0] == "core-refuse-not-asked"


def test_together_runs_a_rule_for_each_seat_side_by_side() -> None:
    def own(g: Play[Pad], seat: int) -> Rule[None]:
        for _ in range(seat + 1):
            g.state.notes.append(f"{seat}{(yield from g.choose(seat, 'word', opts('x', 'y')))}")

    def stage(g: Play[Pad]) -> Rule[None]:
        yield from g.together({seat: own(g, seat) for seat in g.seats})

    game = table(stage)
    game.answer(1, "y")
    game.answer(0, "x")
    assert (notes(game), game.waiting) == (["0x", "1y"], [1])
    game.answer(1, "x")
    assert notes(game) == ["0x", "1y", "1x"]


def test_another_seat_can_be_asked_in_the_middle_of_a_turn() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes.append((yield from g.choose(0, "word", opts("hit", "miss"))))
        g.state.notes.append((yield from g.choose(1, "reaction", opts("duck", "stand"))))
        g.state.notes.append((yield from g.choose(0, "word", opts("again", "stop"))))

    game = table(stage)
    for seat, choice in ((0, "hit"), (1, "duck"), (0, "stop")):
        assert game.waiting == [seat]
        game.answer(seat, choice)
    assert notes(game) == ["hit", "duck", "stop"]


@pytest.mark.parametrize(
    "broken",
    [
        lambda: choose(0, "word", []),
        lambda: pick(0, "set", opts("a"), 2, 3),
        lambda: number(0, "count", 3, 2),
    ],
)
def test_an_ask_that_nobody_could_answer_is_a_mistake_of_the_rules(broken: Any) -> None:
    with pytest.raises(RulesError):
        broken()


def test_a_mistake_of_the_rules_leaves_the_table_as_it_was() -> None:
    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes.append((yield from g.choose(0, "word", opts("good", "bad"))))
        if g.state.notes[-1] == "bad":
            raise ZeroDivisionError

    game = Script(stage)
    live = Table.new(game, game.config(1), "s")
    before = live.fingerprint()
    with pytest.raises(ZeroDivisionError):
        live.answer(0, "bad")
    assert (live.fingerprint(), live.length) == (before, 0)
    live.answer(0, "good")
    assert notes(live) == ["good"]
