from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.__main__ import main


def test_fuzz_prints_its_figures_as_one_json_line_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "tests.harbour", "--games", "10", "--jobs", "1"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert figures["games"] == 10
    assert figures["violations"] == 0


def test_fuzz_finds_the_same_whatever_the_number_of_jobs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        so_far = tmp_path / jobs
        assert main(["fuzz", "tests.harbour", "--games", "25", "--jobs", jobs, "--figures", str(so_far)]) == 0
        found.append(capsys.readouterr().out.splitlines()[-1])
        assert so_far.read_text() == found[-1], "the file is kept up to date to the end"
    assert found[0] == found[1]


def test_wins_prints_how_often_each_kind_of_team_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wins", "the_loop", "--players", "4", "--games", "2", "--option", "agents=random", "--jobs", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["settings"] == {"agents": "random"}
    assert sum(figures["random"]["ends"].values()) == sum(figures["greedy"]["ends"].values()) == 2


def test_match_prints_how_often_the_greedy_player_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "tests.harbour", "--games", "4", "--jobs", "1"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert figures["games"] == 4
    assert 0 <= figures["greedy_wins"] <= 4


def test_fuzz_writes_a_failing_game_as_a_file_that_can_be_replayed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.harbour.rules import Harbour

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Harbour, "check", lambda self, state: ["spoilt"] if state.storm else [])
    assert main(["fuzz", "tests.harbour", "--games", "5", "--jobs", "1"]) == 1
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["violations"] > 0
    written = next(Path("failures").iterdir())
    assert main(["verify", str(written), "--game", "tests.harbour"]) == 0


def test_a_played_game_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.json"
    command = ["play", "tests.harbour", "--players", "2", "--seed", "x", "--option", "goal=survive", "--out", str(out)]
    assert main(command) == 0
    assert main(["verify", str(out), "--game", "tests.harbour"]) == 0
    assert "true:" in capsys.readouterr().out
    out.write_text(out.read_text().replace('"seed": "x"', '"seed": "y"'))
    assert main(["verify", str(out), "--game", "tests.harbour"]) == 1


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["play", "tests.harbour", "--players", "9", "--out", "x"], "1 to 4 players"),
        (["play", "tests.harbour", "--players", "2", "--out", "x", "--option", "goal=fun"], "catch, survive"),
        (["play", "tests.harbour", "--players", "2", "--out", "x", "--option", "tide=high"], "no setting"),
        (["play", "no-such-game", "--players", "2", "--out", "x"], "no game"),
        (["fuzz", "no.such.module"], "No module"),
        (["verify", "no-such-file"], "cannot read"),
    ],
)
def test_bad_input_gets_a_clear_message(command: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    assert told in capsys.readouterr().err
