"""A copy of the database while it is being written."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import CannotOpen, Store, schema
from bot.store.backup import backup
from bot.tables import Tables
from engine.core.export import verify
from tests.bot.play import fingerprint, finish, rows, start, step
from tests.harbour import GAME


async def test_a_backup_made_while_games_go_on_is_whole(tables: Tables, database: Path, tmp_path: Path) -> None:
    games = [await start(tables, seed=f"s{n}") for n in range(4)]
    playing = [asyncio.create_task(finish(tables, game)) for game in games]
    copies = [tmp_path / f"copy{n}.sqlite" for n in range(5)]
    for copy in copies:
        assert await asyncio.to_thread(backup, database, copy) == 4
    await asyncio.gather(*playing)
    lengths = [rows(copy, "SELECT sum(length) FROM games") for copy in copies]
    assert lengths == sorted(lengths)
    for copy in copies:
        store = await Store.open(copy)
        restored = Tables(store)
        for game in games:
            verify(GAME, await restored.export(game))
        await store.close()


async def test_a_restored_game_is_played_on(tables: Tables, database: Path, tmp_path: Path) -> None:
    game = await start(tables)
    for _ in range(5):
        await step(tables, game)
    before = await fingerprint(tables, game)
    backup(database, tmp_path / "copy.sqlite")
    await step(tables, game)
    store = await Store.open(tmp_path / "copy.sqlite")
    restored = Tables(store)
    assert await fingerprint(restored, game) == before
    await finish(restored, game)
    await store.close()


def refused(database: Path, target: Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        backup(database, target)
    return caught.value.reason.key


def test_a_failed_backup_keeps_the_good_copy(tmp_path: Path) -> None:
    good, database = tmp_path / "copy.sqlite", tmp_path / "slowtable.sqlite"
    schema.migrate(database)
    backup(database, good)
    kept = good.read_bytes()
    broken = tmp_path / "broken.sqlite"
    broken.write_text("no database " * 1000)
    assert refused(broken, good) == "bot-backup-failed"
    assert good.read_bytes() == kept
    assert not list(tmp_path.glob("*.partial"))


async def test_impossible_backups_are_refused(store: Store, database: Path, tmp_path: Path) -> None:
    assert refused(database, database) == "bot-backup-itself"
    assert refused(tmp_path / "nothing.sqlite", tmp_path / "copy.sqlite") == "bot-backup-nothing"
    (tmp_path / "folder").mkdir()
    assert refused(database, tmp_path / "folder") == "bot-backup-failed"


async def test_the_command_copies_the_database_that_the_environment_names(
    tables: Tables,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await start(tables)
    target = tmp_path / "new" / "copy.sqlite"
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(database))
    assert main(["backup", str(target)]) == 0
    assert capsys.readouterr().out == f"Copied 1 game to {target}.\n"
    assert rows(target, "SELECT count(*) FROM games") == [(1,)]


def test_the_command_says_why_it_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(tmp_path / "none.sqlite"))
    assert main(["backup", str(tmp_path / "copy.sqlite")]) == 2
    shown = capsys.readouterr().err
    assert "There is no database" in shown
    assert "none.sqlite" in shown
