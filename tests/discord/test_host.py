"""What the host sees: health, trouble with deliveries, exports, logs."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from bot import logs
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL
from engine.core import Dice
from tests.discord.table import can_answer, choose_privately, click_once, opened, play_on, running, said, turn, waiting


def owner(server: LocalDiscord, locale: str = "en-US") -> Person:
    user = server.world.data.users[server.world.data.owner]
    user.locale = locale
    return Person(server.hub, user, server.channel, server.patience)


async def test_health_is_for_the_owner_alone_in_the_owners_language(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite"):
        await opened(server, "tests.harbour", *people)
        assert "Only the owner" in said(await people[0].slash("health", {}))
        reply = await (await owner(server).slash("health", {})).settled()
        assert all(m.flags & EPHEMERAL for m in [*([reply.message] if reply.message else []), *reply.follow_ups])
        for words in ("Running since <t:", "its check says: ok", "Games: 1 running", "waiting: 0", "No trouble"):
            assert words in said(reply)
        reply = await (await owner(server, "ru").slash("health", {})).settled()
        assert "Игры: идут 1" in said(reply)


async def test_a_channel_that_was_closed_is_seen_by_host_and_opener(server: LocalDiscord, tmp_path: Path) -> None:
    now = [1_800_000_000]
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", clock=lambda: now[0]) as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        server.deny("send_messages", channel=server.channel)
        await (await people[(await waiting(client))[0]].slash("play", {"line": "rest > rest"})).settled()
        await server.idle()
        health = said(await (await owner(server).slash("health", {})).settled())
        assert "- Game 1: 1 attempts, Forbidden" in health
        assert "Last trouble: game 1: Forbidden" in health
        assert "could not be delivered" in said(await people[0].slash("game info", {}))
        assert [m for m in people[0].dms if "I cannot write in" in m.text]
        assert not [m for m in people[1].dms if "I cannot write in" in m.text]
        server.channel.denied_to_bot = 0
        now[0] += 10
        client.sender.wake(1, [])
        await server.idle()
        assert can_answer(turn(server)), "what waited is sent as soon as it can be"
        assert "waiting: 0" in said(await (await owner(server).slash("health", {})).settled())


async def test_a_deleted_turn_message_is_followed_by_another(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        gone = turn(server)
        server.world.data.messages.pop(gone.id)
        await choose_privately(server, *people)
        assert turn(server).id != gone.id
        await play_on(server, client, people, Dice("deleted"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None


async def test_a_running_game_is_exported_for_the_owner_only(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        assert "holds every secret" in said(await people[0].slash("export", {}))
        reply = await (await owner(server).slash("export", {})).settled()
        [message] = [*([reply.message] if reply.message and reply.message.attachments else []), *reply.follow_ups]
        assert message.flags & EPHEMERAL
        assert b'"journal"' in message.attachments[0].data
        await play_on(server, client, people, Dice("export"))
        reply = await (await server.person("Anyone").slash("export", {})).settled()
        files = [a for m in [reply.message, *reply.follow_ups] if m for a in m.attachments]
        assert json.loads(files[0].data)


async def test_no_permission_no_lobby(server: LocalDiscord, tmp_path: Path) -> None:
    anna = server.person("Анна", "ru")
    async with running(server, tmp_path / "db.sqlite") as client:
        server.deny("attach_files", channel=server.channel)
        assert "«Прикреплять файлы»" in said(await anna.slash("game new", {"game": "tests.harbour"}))
        assert await client.house.store.game(1) is None


async def test_start_up_names_the_games_that_cannot_go_on(
    server: LocalDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite"):
        await opened(server, "tests.harbour", *people)
    server.deny("attach_files", channel=server.channel)
    async with running(server, tmp_path / "db.sqlite") as client:
        await client.wait_until_ready()
        await server.idle()
    assert "Game 1 cannot be played on in channel #general: Slowtable lacks Attach Files there." in caplog.messages


async def test_the_log_holds_no_token_and_no_secret_answer(server: LocalDiscord, tmp_path: Path) -> None:
    heard = io.StringIO()
    root, level = logging.getLogger(), logging.getLogger().level
    handlers = list(root.handlers)
    logs.begin(server.token, heard)
    root.setLevel(logging.DEBUG)
    try:
        people = [server.person("Anna"), server.person("Boris")]
        async with running(server, tmp_path / "db.sqlite") as client:
            await opened(server, "tests.harbour", *people)
            server.faults.fail("messages", status=500)
            server.faults.rate_limit("callback")
            await click_once(server, people[0], Dice("secret"))
            async with client.house.tables.reading(1) as table:
                [secret] = table.pending.values()
                words = client.house.speech.in_language("en")(table.asks[0].options[0].text).split()[0]
            logging.getLogger("slowtable").warning("the token is %s", server.token)
            logging.getLogger("slowtable").warning("PATCH /webhooks/1/a-key-of-an-interaction/messages/@original")
            await server.idle()
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    text = heard.getvalue()
    assert "the token is ***" in text
    assert server.token not in text
    assert "a-key-of-an-interaction" not in text
    ours = "\n".join(line for line in text.splitlines() if "logger=slowtable" in line)
    assert str(secret) not in ours
    assert words not in ours
    assert all(line.startswith("time=") for line in text.splitlines())


def test_an_error_is_one_line_of_fields() -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError as error:
        record = logging.LogRecord("slowtable", logging.ERROR, "", 0, "it %s", ("failed",), (ValueError, error, None))
    line = logs.Fields("token").format(record)
    assert "\n" not in line
    assert 'level=error logger=slowtable message="it failed" error="' in line
