"""A store and tables on a fresh file, with a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import Tables

NOW = 1_000


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "slowtable.sqlite"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    opened = Tables(store, clock=lambda: NOW)
    yield opened
    await opened.close()
