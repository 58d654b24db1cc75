"""What the battery says about the length of turns."""

from __future__ import annotations

from engine import games
from engine.battery import Battery, Figures
from engine.core import Answer


def counted(*turns: list[str]) -> Figures:
    figures = Figures()
    for keys in turns:
        figures.count_turn([Answer(0, key, "x") for key in keys])
    return figures


def test_turns_are_told_by_the_question_they_begin_with() -> None:
    figures = counted(["action", "pay"], ["action"], ["bid"])
    figures.add(counted(["action", "pay", "pay", "pay"]))
    assert figures.turn_lengths() == {
        "action": {"turns": 3, "mean": 2.33, "worst": 4, "up_to_3": 0.667},
        "bid": {"turns": 1, "mean": 1.0, "worst": 1, "up_to_3": 1.0},
    }


def test_a_turn_counts_only_the_answers_that_stand() -> None:
    battery = Battery(games.find("tests.harbour"))
    for i in range(10):
        battery.play(f"figures {i}", players=2)
    lengths = battery.figures.turn_lengths()
    assert battery.figures.undone > 0
    assert lengths["captain"]["worst"] == 2, "one secret answer of each of the two"
    assert set(battery.figures.summary()["turns"]) == set(lengths)
