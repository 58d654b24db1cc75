"""Discord at its worst: nothing lost, nothing doubled, no dead button, and the game finishes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.client import Slowtable
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL
from engine import games
from engine.core import Answer, Dice
from engine.core.export import verify
from tests.discord.table import answer_something, click_once, opened, play_on, running, waiting

FAULTS: dict[str, Callable[[LocalDiscord], None]] = {
    "429": lambda server: server.faults.rate_limit("messages", times=2),
    "429 everywhere": lambda server: server.faults.rate_limit("messages", everywhere=True),
    "429 on the acknowledgement": lambda server: server.faults.rate_limit("/callback"),
    "500": lambda server: server.faults.fail("messages", status=500),
    "502": lambda server: server.faults.fail("messages", status=502),
    "502 on the acknowledgement": lambda server: server.faults.fail("/callback", status=502),
    "a lost answer": lambda server: server.faults.lose_answer("POST /channels"),
    "a slow request": lambda server: server.faults.slow("messages", seconds=0.3),
    "a slow answer": lambda server: server.faults.slow_answer("/callback", seconds=0.3),
    "a repeated interaction": lambda server: server.faults.repeat_interactions(),
}
STRIKES = 3


async def over_and_in_order(server: LocalDiscord, client: Slowtable) -> None:
    """The game has ended; each answer was stored once and each turn posted once; no button is left, nothing waits."""
    row = await client.house.store.game(1)
    assert row is not None
    assert row.result is not None
    journal = await client.house.store.journal(1)
    assert len(journal) == row.length
    assert all(isinstance(entry, Answer) for entry in journal)
    public = [m for m in server.world.messages_in(server.channel.id) if not m.flags & EPHEMERAL and m.attachments]
    assert not [m for m in public if m.buttons or m.selects]
    told = [(m.text, m.attachments[0].data) for m in public]
    assert len(set(told)) == len(told), "no turn is told twice"
    assert await client.house.store.claim(2**40, 2**40) == [], "no message is left unsent"
    verify(games.find("tests.harbour"), await client.house.tables.export(1))


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_game_survives(
    server: LocalDiscord, tmp_path: Path, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    dice = Dice(fault)
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for _ in range(STRIKES):
            FAULTS[fault](server)
            [asked, *_] = await waiting(client)
            before = len(await client.house.store.journal(1)), await client.house.store.load(1)
            await click_once(server, people[asked], dice)
            await settled(server)
            after = len(await client.house.store.journal(1)), await client.house.store.load(1)
            assert before != after, "the click counted"
        await play_on(server, client, people, dice)
        await settled(server)
        assert not server.faults.pending, "the fault has struck"
        assert not server.faults.repeats
        await over_and_in_order(server, client)
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def settled(server: LocalDiscord) -> None:
    """The client waits a second before it tries again what was lost."""
    await server.idle(1.2 if server.faults.struck else 0.05)
    server.faults.struck.clear()


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_dropped_gateway_loses_no_click(server: LocalDiscord, tmp_path: Path, resumable: bool) -> None:
    """A click while the connection is broken arrives with the resumption; a new session starts without it."""
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        await click_once(server, people[0], Dice("1"))
        menu = people[1].dms[-1]
        server.hub.gateway.identified.clear()
        await server.faults.drop_gateway(resumable=resumable)
        if not resumable:
            async with asyncio.timeout(15):
                await server.hub.gateway.identified.wait()
        reply = await answer_something(people[1], menu, Dice("2"))
        assert not reply.failed
        await server.idle()
        assert len(await client.house.store.journal(1)) == 2
        await play_on(server, client, people, Dice("3"))
        await over_and_in_order(server, client)


async def test_with_closed_direct_messages_nothing_is_lost(server: LocalDiscord, tmp_path: Path) -> None:
    """Closed in the middle of a game, and open again later."""
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        people[1].close_dms()
        for number in range(12):
            if asked := await waiting(client):
                await click_once(server, people[asked[0]], Dice(f"closed {number}"))
        people[1].open_dms()
        await play_on(server, client, people, Dice("open"))
        await over_and_in_order(server, client)
