"""Around a table: lobbies, threads, languages, direct messages, and channels that are not flooded."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import lobby
from bot.client import Slowtable
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL, Channel, Message
from engine.core import Dice, Mode, say
from tests.discord.table import (
    answer_something,
    can_answer,
    choose_privately,
    click_once,
    opened,
    play_on,
    running,
    said,
    turn,
    waiting,
)
from tests.harbour import GAME


async def in_a_thread(server: LocalDiscord, client: Slowtable, *people: Person) -> Channel:
    """A started game of these people in a thread of its own."""
    await (await people[0].slash("game new", {"game": "tests.harbour", "thread": True})).settled()
    row = await client.house.store.game(1)
    assert row is not None
    assert row.thread is not None
    for person in people[1:]:
        await person.slash("game join", {}, channel=row.thread)
    await people[0].slash("game start", {}, channel=row.thread)
    await server.idle()
    return server.world.data.channels[row.thread]


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda n=None: "storm 1")


def public(server: LocalDiscord, channel: int | None = None) -> list[Message]:
    return [m for m in server.world.messages_in(channel or server.channel.id) if not m.flags & EPHEMERAL]


async def test_a_lobby_is_one_message_that_loses_its_controls(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    async with running(server, tmp_path / "db.sqlite"):
        await anna.slash("game new", {"game": "tests.harbour"})
        [message] = public(server)
        assert "Cannot begin yet" in message.text
        await boris.slash("game join", {})
        await anna.slash("game settings", {"setting": "rounds", "value": "2"})
        await server.idle()
        [message] = public(server)
        assert "Boris" in message.text
        assert "Cannot begin yet" not in message.text
        assert message.buttons
        await anna.click(message, "Start")
        await server.idle()
        assert not public(server)[0].buttons
        assert server.problems == []


async def test_a_cancelled_lobby_loses_its_controls_and_frees_the_channel(server: LocalDiscord, tmp_path: Path) -> None:
    anna = server.person("Anna")
    async with running(server, tmp_path / "db.sqlite"):
        await anna.slash("game new", {"game": "tests.harbour"})
        assert "already a game" in said(await anna.slash("game new", {"game": "tests.harbour"}))
        await anna.slash("game cancel", {})
        await server.idle()
        assert not [m for m in public(server) if m.buttons]
        assert (await anna.slash("game new", {"game": "tests.harbour"})).message


async def test_a_thread_stays_open_for_a_week_and_wakes_when_the_game_goes_on(
    server: LocalDiscord, tmp_path: Path
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        thread = await in_a_thread(server, client, *people)
        assert thread.archive_minutes == 7 * 24 * 60
        before = public(server, thread.id)[-1]
        thread.archived = True
        await choose_privately(server, *people)
        after = public(server, thread.id)[-1]
        assert not thread.archived, "a message wakes a thread"
        assert after.id != before.id
        assert can_answer(after)
        assert not before.buttons, "the old message has lost its controls"
        assert [m for m in public(server, thread.id) if can_answer(m)] == [after]


async def test_a_locked_thread_is_told_to_the_opener_and_served_when_it_is_open_again(
    server: LocalDiscord, tmp_path: Path
) -> None:
    now = [1_800_000_000]
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", clock=lambda: now[0]) as client:
        thread = await in_a_thread(server, client, *people)
        thread.archived = thread.locked = True
        await choose_privately(server, *people)
        assert [m for m in people[0].dms if "I cannot write in" in m.text]
        assert not can_answer(public(server, thread.id)[-1])
        thread.archived = thread.locked = False
        now[0] += 10
        client.sender.wake(1, [])
        await server.idle()
        assert can_answer(public(server, thread.id)[-1])


async def test_people_who_sit_down_at_the_same_moment_all_get_a_seat(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await people[0].slash("game new", {"game": "tests.harbour"})
        await asyncio.gather(*(person.slash("game join", {}) for person in people[1:]))
        assert {seat.person for seat in await client.house.store.seats(1)} == {person.id for person in people}
        message = public(server)[0]
        await asyncio.gather(*(person.click(message, "Start") for person in people))
        await server.idle()
        assert len([m for m in public(server) if can_answer(m) or "private choice" in m.text]) == 1


async def test_a_thread_has_a_game_of_its_own_beside_the_channels(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    async with running(server, tmp_path / "db.sqlite") as client:
        reply = await (await anna.slash("game new", {"game": "tests.harbour", "thread": True})).settled()
        row = await client.house.store.game(1)
        assert row is not None
        assert row.thread is not None
        assert f"<#{row.thread}>" in said(reply)
        [message] = public(server, row.thread)
        await boris.click(message, "Join")
        await anna.slash("game start", {}, channel=row.thread)
        await server.idle()
        assert "private choice" in public(server, row.thread)[-1].text
        assert (await anna.slash("game new", {"game": "tests.harbour"})).message, "the channel itself is free"
        assert "already a game" in said(
            await anna.slash("game new", {"game": "tests.harbour"}, channel=row.thread)
        )


async def test_the_lobby_shows_what_a_game_wants_noted(
    server: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "note", say("harbour-title"))
    async with running(server, tmp_path / "db.sqlite"):
        await server.person("Анна", "ru").slash("game new", {"game": "tests.harbour"})
        assert "-# Гавань" in public(server)[0].text


async def test_there_is_a_limit_to_what_one_person_can_play(
    server: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_GAMES_OF_A_PERSON", 1)
    anna, boris = server.person("Anna"), server.person("Boris")
    elsewhere = server.add_channel("elsewhere")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", anna, boris)
        assert "as many as one person" in said(
            await anna.slash("game new", {"game": "tests.harbour"}, channel=elsewhere)
        )
        await server.person("Vera").slash("game new", {"game": "tests.harbour"}, channel=elsewhere)
        assert "as many as one person" in said(await boris.slash("game join", {}, channel=elsewhere))
        assert len(await client.house.store.seats(2)) == 1


async def test_private_messages_follow_each_persons_own_discord(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Борис", "ru")
    async with running(server, tmp_path / "db.sqlite"):
        await opened(server, "tests.harbour", anna, boris)
        assert "Harbour" in anna.dms[-1].text
        assert "Гавань" in boris.dms[-1].text
        assert "Harbour" in turn(server).text, "the channel speaks the language of whoever opened the game"


async def test_public_text_follows_channel_then_server(server: LocalDiscord, tmp_path: Path) -> None:
    anna = server.person("Anna")
    owner = Person(server.hub, server.world.data.users[server.world.data.owner], server.channel, server.patience)
    async with running(server, tmp_path / "db.sqlite") as client:
        assert "manage this server" in said(await anna.slash("language", {"language": "ru", "server": True}))
        await owner.slash("language", {"language": "ru", "server": True})
        await anna.slash("game new", {"game": "tests.harbour"})
        assert "Гавань" in public(server)[0].text
        await anna.slash("game cancel", {})
        await owner.slash("language", {"language": "en", "channel": True})
        await anna.slash("game new", {"game": "tests.harbour"})
        row = await client.house.store.game(2)
        assert row is not None
        assert row.language == "en"


async def test_commands_in_a_direct_message_mean_my_only_game(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris, vera = server.person("Anna"), server.person("Boris"), server.person("Vera")
    async with running(server, tmp_path / "db.sqlite"):
        await opened(server, "tests.harbour", anna, boris)
        reply = await (await anna.slash("menu", {}, channel=anna.dm_channel)).settled()
        assert [m for m in [reply.message, *reply.follow_ups] if m and can_answer(m)]
        reply = await (await vera.slash("menu", {}, channel=vera.dm_channel)).settled()
        assert "which game you mean" in said(reply)
        mine = said(await anna.slash("mine", {}, channel=anna.dm_channel))
        assert "**Your turn**: Harbour" in mine
        assert f"{server.channel.id}/{turn(server).id}" in mine


async def test_a_long_turn_is_one_message_and_pings_once(server: LocalDiscord, tmp_path: Path) -> None:
    """Alone at the table everything is one long turn: it is edited, not posted again."""
    anna = server.person("Anna")
    async with running(server, tmp_path / "db.sqlite") as client:
        client.sender.redraws.pause = 0.01
        await opened(server, "tests.harbour", anna, goal="survive")
        before = len(public(server))
        for _ in range(8):
            if not await waiting(client):
                break
            await click_once(server, anna, Dice("long turn"))
        assert len(await client.house.store.journal(1)) >= 8
        turns = public(server)[before - 1 :]
        assert len([m for m in turns if can_answer(m)]) <= 1
        assert len(turns) <= 2
        assert sum(anna.mention in m.text for m in public(server)) == 0, "the one message was edited since its ping"


async def test_the_picture_follows_within_a_turn_once_it_is_quiet(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        client.sender.redraws.pause = 0.2
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        mover = people[(await waiting(client))[0]]
        first = turn(server)
        drawn = first.attachments[0].data
        await mover.slash("play", {"line": "rest"})
        await server.idle()
        assert turn(server).id == first.id
        await asyncio.sleep(0.5)
        await server.idle()
        assert turn(server).id == first.id
        assert turn(server).attachments[0].data != drawn


async def test_what_a_group_decides_does_not_flood_the_channel(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people, goal="survive")
        for _ in range(300):
            asked = await waiting(client)
            async with client.house.tables.reading(1) as table:
                if not asked or table.mode is Mode.FIRST:
                    break
            await click_once(server, people[asked[0]], Dice(f"group {len(await client.house.store.journal(1))}"))
        assert await waiting(client) == [0, 1], "with these dice the storm rises"
        await answer_something(people[1], turn(server), Dice("anybody"))
        await server.idle()
        assert len([m for m in public(server) if can_answer(m)]) <= 1
        await play_on(server, client, people, Dice("on"))
        assert server.problems == []


async def test_abandoning_takes_consent_and_alone_it_ends_the_game(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    elsewhere = server.add_channel("elsewhere")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", anna, boris)
        reply = await anna.slash("abandon", {})
        assert reply.message is not None
        assert boris.mention in reply.message.text
        assert boris.id in reply.message.mentions, "who has to agree is called"
        await boris.click(reply.message, "Decline")
        assert (await client.house.store.seats(1))[0].player == "person"
        reply = await anna.slash("abandon", {})
        assert reply.message is not None
        await boris.click(reply.message, "Agree")
        left = (await client.house.store.seats(1))[0]
        assert (left.player != "person", left.person) == (True, None)
        await anna.slash("game new", {"game": "tests.harbour"}, channel=elsewhere)
        await anna.slash("game settings", {"setting": "goal", "value": "survive"}, channel=elsewhere)
        await (await anna.slash("game start", {}, channel=elsewhere)).settled()
        await anna.slash("abandon", {}, channel=elsewhere)
        row = await client.house.store.game(2)
        assert row is not None
        assert row.status.value == "cancelled"


async def test_the_host_cancels_a_running_game_only_with_the_others(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", anna, boris)
        assert "Only the person who opened" in said(await boris.slash("game cancel", {}))
        reply = await anna.slash("game cancel", {})
        row = await client.house.store.game(1)
        assert row is not None
        assert row.status.value == "running"
        assert reply.message is not None
        await boris.click(reply.message, "Agree")
        await server.idle()
        assert not [m for m in public(server) if m.buttons]


async def test_every_command_is_localised_and_asks_for_no_more_than_it_needs(
    server: LocalDiscord, tmp_path: Path
) -> None:
    async with running(server, tmp_path / "db.sqlite"):
        commands = server.world.data.global_commands
        assert {c["name"] for c in commands} >= {
            "game", "board", "play", "menu", "hand", "undo", "log", "mine", "remind", "export", "replace", "abandon",
            "language", "help", "health",
        }  # fmt: skip
        for command in commands:
            assert command["integration_types"] == [0, 1], command["name"]
            assert command["contexts"] in ([0, 1], [0]), command["name"]
            assert command["default_member_permissions"] is None
            parts = [command, *command["options"], *(o for part in command["options"] for o in part.get("options", []))]
            for part in parts:
                assert part["name_localizations"].get("ru"), part["name"]
                assert part["description_localizations"].get("ru"), part["name"]
