"""What a typed step means, and what it must never be taken for."""

from __future__ import annotations

import pytest

from bot import typed
from engine.core import Illegal, Option, Text, choose, say

CARDS = [Option("c13", say("captain", n="Captain 13")), Option("rest", say("rest", n="Rest a while"))]
ASK = choose(0, "card", CARDS)


def show(text: Text) -> str:
    return str(text.args.get("n", text.key))


@pytest.mark.parametrize("step", ["13", "c13", "captain", "capt 13", "Captain 13", "CAP"])
def test_a_step_means_the_option_whose_words_it_begins(step: str) -> None:
    assert typed.understand(ASK, step, show) == "c13"


@pytest.mark.parametrize("step", ["1", "<@13>", "@everyone 13", "!!!", "-", "captain 1", "c13 rest"])
def test_part_of_a_number_a_mention_or_punctuation_means_nothing(step: str) -> None:
    with pytest.raises(Illegal):
        typed.understand(ASK, step, show)


def test_suggestions_go_on_from_part_of_a_number() -> None:
    assert [option.id for option in typed.matching(ASK, "captain 1", show)] == ["c13"]
