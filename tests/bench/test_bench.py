from __future__ import annotations

import json
from itertools import islice

import pytest

from bench import __main__ as command
from bench.figure import Figure, summary, table
from bench.scripts import full_table, random_play
from bench.stores import answering, fill, opened, played
from bench.timing import in_turns, ratio
from bench.voyage import GAME
from bot.tables import Tables
from engine.core import Table


def test_a_limit_holds_in_its_own_direction() -> None:
    assert Figure("a", "a", 1.0, at_least=1.0).verdict == "pass"
    assert Figure("a", "a", 0.99, at_least=1.0).verdict == "FAIL"
    assert Figure("a", "a", 2.1, "ms", at_most=2.0).verdict == "FAIL"
    assert Figure("a", "a", 0.1).verdict == ""


def test_a_summary_names_what_failed_and_a_table_shows_it() -> None:
    figures = [Figure("fast", "fast enough", 3.0, at_least=1.0), Figure("slow", "too slow", 9.0, "ms", at_most=5.0)]
    assert summary(figures) == {"figures": {"fast": 3.0, "slow": 9.0}, "failed": ["slow"]}
    assert table(figures).splitlines()[2].split() == ["too", "slow", "9.00", "ms", "<=", "5", "ms", "FAIL"]


def test_the_ratio_is_taken_turn_by_turn() -> None:
    """Noise that meets both of a turn does not count."""
    assert ratio([2.0, 200.0, 2.0], [1.0, 100.0, 1.0]) == 2.0


def test_works_are_done_in_turns_after_one_to_warm_up() -> None:
    done: list[str] = []

    def work(name: str) -> int:
        done.append(name)
        return 1

    costs = in_turns([lambda: work("a"), lambda: work("b")], turns=2)
    assert done == ["a", "b"] * 3
    assert [len(cost) for cost in costs] == [2, 2]


def test_the_last_line_is_json_and_a_broken_limit_is_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = {"good": Figure("g", "good", 1.0, at_least=1.0), "bad": Figure("b", "bad", 0.5, at_least=1.0)}
    monkeypatch.setattr(
        command, "MEASUREMENTS", {name: lambda figure=figure: [figure] for name, figure in figures.items()}
    )
    assert command.main(["good"]) == 0
    assert command.main([]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert json.loads(last) == {"figures": {"g": 1.0, "b": 0.5}, "failed": ["b"]}


def test_an_unknown_measurement_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["sped"])
    assert "sped" in capsys.readouterr().err


def test_the_long_game_reaches_position_2000_in_good_order() -> None:
    long = Table.new(GAME, full_table(GAME), "long")
    changes = [change for _, change in islice(random_play(long, "long"), 2_100)]
    assert long.result is None
    assert long.length >= 2_000
    assert not [wrong for change in changes if change.snapshot
                for wrong in GAME.check(GAME.decode(change.snapshot.state))]  # fmt: skip


async def test_a_stored_game_goes_on_by_its_script() -> None:
    stock = [played("bench.voyage", f"stock {i}", 30, ahead=6) for i in range(2)]
    async with opened() as store:
        numbers = await fill(store, stock, copies=2)
        assert len(numbers) == 4
        work = answering(store, numbers[2:], stock, answers=3)
        assert await work() + await work() == 12
        async with Tables(store).reading(numbers[2]) as table:
            beside = Table.new(GAME, full_table(GAME), "stock 0")
            for _ in islice(random_play(beside, "stock 0"), 36):
                pass
            assert table.fingerprint() == beside.fingerprint()
