"""Which files can be served, and by whom."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

from bot.store import CannotOpen, Store, schema
from engine.core.language import LOCALES, Messages
from tests.bot.play import rows


async def refusal(path: Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        await Store.open(path)
    return caught.value.reason.key


async def test_a_new_file_gets_the_newest_schema_and_keeps_what_was_told(store: Store, database: Path) -> None:
    assert rows(database, "PRAGMA user_version") == [(len(schema.migrations()),)]
    assert rows(database, "PRAGMA journal_mode") == [("wal",)]
    assert [tuple(row) for row in await store._writing.execute_fetchall("PRAGMA synchronous")] == [(2,)]  # FULL


def test_migrations_are_numbered_without_a_gap() -> None:
    names = sorted(f.name for f in files("migrations").iterdir() if f.name.endswith(".sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))


async def test_a_missing_migration_is_noticed(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "0001_start.sql").write_text("CREATE TABLE a (b) STRICT;")
    (tmp_path / "0003_late.sql").write_text("CREATE TABLE c (d) STRICT;")
    monkeypatch.setattr(schema, "files", lambda package: tmp_path)
    with pytest.raises(ValueError, match="migration 2 is missing"):
        await Store.open(database)


async def test_an_older_file_is_brought_forward_and_keeps_its_rows(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(database)
    await store.set_setting("person", 1, "language", "ru")
    await store.close()
    newer = [*schema.migrations(), "CREATE TABLE added (one INTEGER) STRICT;"]
    monkeypatch.setattr(schema, "migrations", lambda: newer)
    store = await Store.open(database)
    assert await store.settings("person", 1) == {"language": "ru"}
    await store.close()
    assert rows(database, "SELECT count(*) FROM added") == [(0,)]


async def test_a_migration_that_fails_leaves_nothing_behind(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(database)).close()
    version = len(schema.migrations())
    newer = [*schema.migrations(), "CREATE TABLE half (one INTEGER) STRICT; INSERT INTO nowhere VALUES (1);"]
    monkeypatch.setattr(schema, "migrations", lambda: newer)
    assert await refusal(database) == "bot-store-unreadable"
    assert rows(database, "PRAGMA user_version") == [(version,)]
    assert rows(database, "SELECT name FROM sqlite_schema WHERE name = 'half'") == []


async def test_a_newer_database_is_refused_and_left_alone(database: Path) -> None:
    await (await Store.open(database)).close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(CannotOpen) as caught:
        await Store.open(database)
    assert caught.value.reason.args["found"] == 99
    for locale in LOCALES:
        assert "99" in Messages(["bot"]).show(caught.value.reason, locale)
    assert rows(database, "PRAGMA user_version") == [(99,)]


async def test_a_second_store_of_one_file_is_refused_until_the_first_is_closed(store: Store, database: Path) -> None:
    assert await refusal(database) == "bot-store-in-use"
    await store.set_setting("person", 1, "still", "open")


async def test_a_second_process_is_refused(store: Store, database: Path) -> None:
    code = (
        "import asyncio, sys\nfrom pathlib import Path\nfrom bot.store import CannotOpen, Store\n"
        "try:\n    asyncio.run(Store.open(Path(sys.argv[1])))\n"
        "except CannotOpen as refusal:\n    print(refusal.reason.key)\n"
    )
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", code, str(database), stdout=subprocess.PIPE)
    said, _ = await other.communicate()
    assert said.decode().strip() == "bot-store-in-use"


async def test_a_closed_store_can_be_opened_again(database: Path) -> None:
    for _ in range(2):
        await (await Store.open(database)).close()


@pytest.fixture(params=["directory", "text", "under a file", "broken lock"])
def no_database(request: pytest.FixtureRequest, database: Path) -> Path:
    if request.param == "directory":
        database.mkdir()
    elif request.param == "text":
        database.write_text("Dear diary, this is not a database at all. " * 100)
    elif request.param == "under a file":
        database.write_text("")
        return database / "below.sqlite"
    else:
        database.with_name(database.name + ".lock").write_text("not a database either " * 100)
    return database


async def test_a_path_that_is_no_database_is_refused_with_its_name(no_database: Path) -> None:
    with pytest.raises(CannotOpen) as caught:
        await Store.open(no_database)
    assert caught.value.reason.key == "bot-store-unreadable"
    assert str(no_database) in Messages(["bot"]).show(caught.value.reason, "en")


async def test_an_old_sqlite_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    assert await refusal(database) == "bot-store-old-sqlite"
