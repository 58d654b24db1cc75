"""A copy of the database, safe while the bot is running."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import CannotOpen
from engine.core import say


def backup(database: Path, target: Path) -> int:
    """Copy everything committed so far; returns how many games it holds.

    The copy is one read of one moment: in WAL mode the bot goes on writing meanwhile. It gets its name only when
    it is whole and checked, so a broken copy never takes the place of a good one.
    """
    if not database.is_file():
        raise CannotOpen(say("bot-backup-nothing", path=str(database)))
    if target.exists() and target.samefile(database):
        raise CannotOpen(say("bot-backup-itself", path=str(target)))
    partial = target.with_name(target.name + ".partial")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        partial.unlink(missing_ok=True)
        games = _copy(database, partial)
        _make_durable(partial)
        os.replace(partial, target)
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise CannotOpen(say("bot-backup-failed", path=str(target), error=str(error))) from error
    return games


def _copy(database: Path, partial: Path) -> int:
    with closing(sqlite3.connect(database, timeout=30)) as source, closing(sqlite3.connect(partial)) as copy:
        source.execute("PRAGMA query_only = ON")
        source.backup(copy)
        # One plain file: no side files until somebody opens it as a database to serve.
        copy.execute("PRAGMA journal_mode = DELETE")
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        return int(copy.execute("SELECT count(*) FROM games").fetchone()[0])


def _make_durable(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
