"""Whole games, recorded for each way in which one can end, played again answer by answer."""

from __future__ import annotations

import pytest

from engine.anachrony.game import GAME
from tests.engine.anachrony.record import CASES, FOLDER
from tests.engine.recorded import played_again


@pytest.mark.parametrize("name", CASES)
def test_a_recorded_game_is_true_and_ends_as_it_did(name: str) -> None:
    case = CASES[name]
    played_again(FOLDER / f"{name}.json", GAME, case.players, case.settings, case.end)


@pytest.mark.parametrize("end", ["eras", "collapse", "saved"])
def test_10_c_19_7_every_end_is_recorded_for_every_number_of_players(end: str) -> None:
    players = {case.players for case in CASES.values() if case.end == end}
    assert players == ({2, 3, 4} if end == "saved" else {1, 2, 3, 4})


def test_no_recorded_game_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(CASES)
