"""Starting and stopping: what goes wrong is said clearly in the host's language, and a signal ends it in order."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import schema

TOKEN = "bG9jYWw.bG9jYWw.a-token-for-nobody"


def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, **given: str) -> str:
    """What the host reads when it cannot start."""
    monkeypatch.chdir(folder)
    for key, value in ({"SLOWTABLE_DATABASE": str(folder / "db.sqlite"), "SLOWTABLE_PORT": "0"} | given).items():
        monkeypatch.setenv(key, value)
    assert main([]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(("language", "words"), [("en", "does not look like"), ("ru", "DISCORD_TOKEN")])
def test_a_wrong_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: str
) -> None:
    told = start(monkeypatch, capsys, tmp_path, DISCORD_TOKEN="not a token", SLOWTABLE_LANGUAGE=language)
    assert words in told
    assert ("похож" in told) == (language == "ru")
    assert "not a token" not in told


@pytest.mark.parametrize(("language", "words"), [("en", "Cannot use"), ("ru", "db.sqlite")])
def test_a_wrong_path(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: str
) -> None:
    (tmp_path / "db.sqlite").mkdir()
    assert words in start(monkeypatch, capsys, tmp_path, DISCORD_TOKEN=TOKEN, SLOWTABLE_LANGUAGE=language)


@pytest.mark.parametrize(("language", "words"), [("en", "already serves"), ("ru", "уже")])
def test_a_second_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: str
) -> None:
    with closing(schema.lock(tmp_path / "db.sqlite")):
        assert words in start(monkeypatch, capsys, tmp_path, SLOWTABLE_LANGUAGE=language)


@pytest.mark.parametrize(("language", "words"), [("en", "holds"), ("ru", "занят другой программой")])
def test_a_locked_database(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: str
) -> None:
    with closing(sqlite3.connect(tmp_path / "db.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert words in start(monkeypatch, capsys, tmp_path, SLOWTABLE_LANGUAGE=language)


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_in_order(tmp_path: Path, told: signal.Signals) -> None:
    root = Path(__file__).parents[2]
    given = os.environ | {
        "DISCORD_TOKEN": "", "SLOWTABLE_PORT": "0", "SLOWTABLE_DATABASE": str(tmp_path / "db.sqlite"),
        "PYTHONPATH": str(root),
    }  # fmt: skip
    with subprocess.Popen(
        [sys.executable, "-m", "bot"], cwd=tmp_path, env=given, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            assert line.startswith("time="), line
            if "open http://" in line:
                break
        process.send_signal(told)
        rest = process.stderr.read()
        assert process.wait(30) == 0
    assert 'message="stopped"' in rest
    assert "error=" not in rest
    with closing(schema.lock(tmp_path / "db.sqlite")), closing(sqlite3.connect(tmp_path / "db.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
