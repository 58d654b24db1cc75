"""Discord at its worst: nothing lost, nothing doubled, no dead button, and the game finishes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL
from engine.core import Answer, Dice
from tests.discord.table import can_answer, click_once, opened, play_on, running, waiting

FAULTS: dict[str, Callable[[LocalDiscord], None]] = {
    "429": lambda server: server.faults.rate_limit("messages", times=2),
    "429 everywhere": lambda server: server.faults.rate_limit("messages", everywhere=True),
    "500": lambda server: server.faults.fail("messages", status=500),
    "502": lambda server: server.faults.fail("messages", status=502),
    "a lost answer": lambda server: server.faults.lose_answer("POST /channels"),
    "slow": lambda server: server.faults.slow("messages", seconds=0.3),
    "a repeated interaction": lambda server: server.faults.repeat_interactions(),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_game_survives(server: LocalDiscord, tmp_path: Path, fault: str) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    dice = Dice(fault)
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for _ in range(4):
            FAULTS[fault](server)
            asked = await waiting(client)
            if asked:
                await click_once(server, people[asked[0]], dice)
        await play_on(server, client, people, dice)
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        journal = await client.house.store.journal(1)
        assert len(journal) == row.length
        assert all(isinstance(entry, Answer) for entry in journal)
        public = [m for m in server.world.messages_in(server.channel.id) if not m.flags & EPHEMERAL]
        assert not [m for m in public[1:] if can_answer(m)]


async def test_a_dropped_gateway_resumes_and_the_game_goes_on(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        await click_once(server, people[0], Dice("1"))
        await server.faults.drop_gateway()
        await server.ready()
        await play_on(server, client, people, Dice("2"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
