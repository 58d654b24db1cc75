"""Opening the database file: one process at a time, at the newest schema."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from pathlib import Path

from bot.store.errors import CannotOpen
from engine.core import say

_OLDEST_SQLITE = (3, 37)  # strict tables


def migrations() -> list[str]:
    """The scripts in order; the first makes version 1 of an empty file."""
    scripts = sorted((f for f in files("migrations").iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    for number, script in enumerate(scripts, 1):
        if int(script.name.partition("_")[0]) != number:
            raise ValueError(f"migration {number} is missing: found {script.name}")
    return [script.read_text(encoding="utf-8") for script in scripts]


def lock(path: Path) -> sqlite3.Connection:
    """Held until closed or until the process ends in whatever way. A second database file is a lock on any system."""
    held = _connect(path.with_name(path.name + ".lock"))
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        held.close()
        if "locked" in str(error):
            raise CannotOpen(say("bot-store-in-use", path=str(path))) from error
        raise _unreadable(path, error) from error
    return held


def migrate(path: Path) -> None:
    """Bring the file to the newest version, each step whole or not at all."""
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise CannotOpen(say("bot-store-old-sqlite", found=sqlite3.sqlite_version, needed="3.37"))
    connection = _connect(path)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        scripts = migrations()
        if version > len(scripts):
            raise CannotOpen(say("bot-store-newer", path=str(path), found=version, known=len(scripts)))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        for number, script in enumerate(scripts[version:], version + 1):
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise CannotOpen(say("bot-store-locked", path=str(path))) from error
        raise _unreadable(path, error) from error
    finally:
        connection.close()  # rolls a half-made step back


def _connect(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: Exception) -> CannotOpen:
    return CannotOpen(say("bot-store-unreadable", path=str(path), error=str(error)))
