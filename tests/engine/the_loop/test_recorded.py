"""Whole games, recorded for each way in which one can end, played again answer by answer."""

from __future__ import annotations

import pytest

from engine.the_loop.game import GAME
from tests.engine.recorded import played_again
from tests.engine.the_loop.record import CASES, FOLDER

VICTORIES = {"victory-sabotage", "victory-clones", "victory-centrifuges", "victory-ultramachine"}
ENDS = VICTORIES | {"second_vortex", "fourth_vortex", "cycles"}


@pytest.mark.parametrize("name", CASES)
def test_a_recorded_game_is_true_and_ends_as_it_did(name: str) -> None:
    case = CASES[name]
    table = played_again(FOLDER / f"{name}.json", GAME, case.players, case.settings, case.end)
    assert table.result is not None
    assert table.result.won is case.end.startswith("victory")


def test_10_every_end_is_recorded_and_every_number_of_players() -> None:
    assert {case.end for case in CASES.values()} == ENDS
    assert {case.players for case in CASES.values()} == {1, 2, 3, 4, 5}


def test_no_recorded_game_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(CASES)
