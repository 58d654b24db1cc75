"""Anachrony through the real client, pictures included."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.playground.server import LocalDiscord
from engine.core import Dice
from tests.discord.table import opened, play_on, running


@pytest.mark.parametrize(("players", "settings"), [(2, {}), (2, {"doomsday": "true"}), (1, {})])
async def test_a_whole_game(server: LocalDiscord, tmp_path: Path, players: int, settings: dict[str, str]) -> None:
    people = [server.person(name) for name in ("Anna", "Борис")][:players]
    async with running(server, tmp_path / "db.sqlite", games=["anachrony"]) as client:
        await opened(server, "anachrony", *people, **settings)
        await play_on(server, client, people, Dice(f"{players} {settings}"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        assert server.problems == []
