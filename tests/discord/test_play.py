"""Whole games through the real client, and what people do in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.playground.people import Reply
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL
from engine.core import Dice, Kind
from tests.discord.table import (
    answer_something,
    can_answer,
    click_once,
    control,
    opened,
    play_on,
    running,
    turn,
    waiting,
)


async def test_a_game_from_its_lobby_to_the_score_sheet_by_clicks(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Борис", "ru")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        await play_on(server, client, people, Dice("clicks"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        assert server.problems == []
        last = server.world.messages_in(server.channel.id)
        public = [m for m in last if not m.flags & EPHEMERAL]
        assert "Anna" in public[-1].text
        assert public[-1].attachments
        assert not [m for m in public[1:] if can_answer(m)], "finished turns keep no controls"


async def test_a_game_by_typed_lines(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    dice = Dice("lines")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for _ in range(300):
            asked = await waiting(client)
            if not asked:
                break
            async with client.house.tables.reading(1) as table:
                ask = table.asks[asked[0]]
            if ask.kind is Kind.NUMBER:
                line = str(ask.least)
            else:
                line = ", ".join(o.id for o in dice.sample(list(ask.options), max(ask.least, 1)))
            reply = await (await people[asked[0]].slash("play", {"line": line})).settled()
            assert not reply.failed
            await server.idle()
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        assert server.problems == []


async def test_several_steps_in_one_line_and_suggestions_for_each(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        asked = people[(await waiting(client))[0]]
        offered = await asked.autocomplete("play", {"line": "fish > "}, focused="line")
        assert offered == []  # a number is typed, not chosen
        offered = await asked.autocomplete("play", {"line": "f"}, focused="line")
        assert len(offered) == 1
        reply = await (await asked.slash("play", {"line": "fish > 2 > rest"})).settled()
        assert "✓" in "".join(m.text for m in reply.follow_ups + ([reply.message] if reply.message else []))
        journal = await client.house.store.journal(1)
        assert [getattr(entry, "choice", None) for entry in journal[-3:]] == ["fish", 2, "rest"]


async def test_undo_by_button_gives_the_question_back(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        asked = people[(await waiting(client))[0]]
        await asked.slash("play", {"line": "rest"})
        await server.idle()
        await asked.click(turn(server), "Undo")
        await server.idle()
        async with client.house.tables.reading(1) as table:
            assert [a.key for a in table.asks.values()] == ["action"]
            assert table.view(None).actions == 2


async def test_a_stale_click_changes_nothing_and_brings_a_fresh_menu(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        asked = people[(await waiting(client))[0]]
        old = next(b.custom_id for b in turn(server).buttons if control(b.custom_id or "").arg == "rest")
        message = turn(server)
        await asked.slash("play", {"line": "chart"})
        await server.idle()
        before = await client.house.store.journal(1)
        assert old is not None
        reply = await asked.forge(message, old)
        await server.idle()
        assert await client.house.store.journal(1) == before
        assert any(can_answer(m) for m in reply.follow_ups)


async def test_a_stale_private_menu_becomes_the_fresh_one(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        await server.idle()
        menu = people[0].dms[-1]
        offered = [b.custom_id or "" for b in menu.buttons if control(b.custom_id or "").verb == "answer"]
        for person in people:
            await click_once(server, person, Dice("captains"))
        asked = people[(await waiting(client))[0]]
        await asked.slash("play", {"line": "chart"})
        await server.idle()
        before = await client.house.store.journal(1)
        given = [getattr(entry, "choice", None) for entry in before]
        dead = menu.text
        reply = await people[0].forge(menu, next(old for old in offered if control(old).arg not in given))
        await server.idle()
        assert await client.house.store.journal(1) == before
        assert not any(can_answer(m) for m in reply.follow_ups)
        assert menu.text != dead


async def test_a_double_click_is_answered_once_without_complaint(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        asked = people[(await waiting(client))[0]]
        message = turn(server)
        button = next(b.custom_id for b in message.buttons if control(b.custom_id or "").arg == "rest")
        assert button is not None
        await asked.forge(message, button)
        await server.idle()
        once = len(await client.house.store.journal(1))
        reply = await asked.forge(message, button)
        await server.idle()
        assert len(await client.house.store.journal(1)) == once
        assert not reply.follow_ups


async def test_somebody_elses_click_is_refused_kindly_in_their_language(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    stranger = server.person("Вера", "ru")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, Dice("captains"))
        before = await client.house.store.journal(1)
        other = people[1 - (await waiting(client))[0]]
        message = turn(server)
        button = next(b.custom_id for b in message.buttons if control(b.custom_id or "").verb == "answer") or ""
        assert "somebody else's" in _said(await (await other.click(message, button)).settled())
        assert "Вы не сидите" in _said(await (await stranger.click(message, button)).settled())
        assert await client.house.store.journal(1) == before


def _said(reply: Reply) -> str:
    """What a click was answered with, to this person alone."""
    assert reply.follow_ups
    assert all(m.flags & EPHEMERAL for m in reply.follow_ups)
    return " ".join(m.text for m in reply.follow_ups)


async def test_a_restart_in_the_middle_of_a_secret_choice_loses_nothing(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    database = tmp_path / "db.sqlite"
    async with running(server, database) as client:
        await opened(server, "tests.harbour", *people)
        await click_once(server, people[0], Dice("captains"))
        assert await waiting(client) == [1]
    async with running(server, database) as client:
        assert await waiting(client) == [1]
        menu = people[1].dms[-1]  # sent before the restart
        await answer_something(people[1], menu, Dice("dm"))
        await server.idle()
        async with client.house.tables.reading(1) as table:
            assert table.view(None).phase == "turns"
        await play_on(server, client, people, Dice("after the restart"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None


async def test_where_dms_are_closed_the_channel_has_a_private_menu(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    people[1].close_dms()
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        assert people[0].dms
        assert not people[1].dms
        hints = [m for m in server.world.messages_in(server.channel.id) if "direct message" in m.text]
        assert len(hints) == 1
        await play_on(server, client, people, Dice("closed"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None


async def test_the_language_of_a_person_and_of_a_channel(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", anna, boris)
        await boris.slash("language", {"language": "ru"})
        reply = await (await boris.slash("menu", {})).settled()
        assert reply.message is not None
        assert "Гавань" in reply.message.text
        await anna.slash("language", {"language": "ru", "channel": True})
        await click_once(server, anna, Dice("1"))
        await click_once(server, boris, Dice("2"))
        assert "Гавань" in turn(server).text
        assert await waiting(client)


@pytest.mark.parametrize("days", [0, 3])
async def test_replacing_a_player_needs_the_consent_of_all_and_of_the_others_if_that_one_is_gone(
    server: LocalDiscord, tmp_path: Path, days: int
) -> None:
    now = [1_800_000_000]
    anna, boris, vera, guest = (server.person(name) for name in ("Anna", "Boris", "Vera", "Guest"))
    async with running(server, tmp_path / "db.sqlite", clock=lambda: now[0]) as client:
        await opened(server, "tests.harbour", anna, boris, vera)
        now[0] += days * 86400
        reply = await anna.slash("replace", {"player": 3, "person": guest})
        assert reply.message is not None
        assert (await client.house.store.seats(1))[2].person == vera.id
        await boris.click(reply.message, "Agree")
        await server.idle()
        if not days:
            assert (await client.house.store.seats(1))[2].person == vera.id
            await vera.click(reply.message, "Agree")
        assert (await client.house.store.seats(1))[2].person == vera.id, "nobody is put into a seat unasked"
        await guest.click(reply.message, "Agree")
        await server.idle()
        assert (await client.house.store.seats(1))[2].person == guest.id
        assert guest.dms, "the secret choice is now the newcomer's"
        await play_on(server, client, [anna, boris, guest], Dice("on"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None


@pytest.mark.parametrize("hours", [24])
async def test_a_reminder_comes_once_when_it_is_due(server: LocalDiscord, tmp_path: Path, hours: int) -> None:
    now = [1_800_000_000]
    anna, boris = server.person("Anna"), server.person("Boris")
    async with running(server, tmp_path / "db.sqlite", clock=lambda: now[0]) as client:
        await opened(server, "tests.harbour", anna, boris)
        await click_once(server, anna, Dice("1"))
        await client.timekeeper.tick()

        async def nudges() -> list[str]:
            await client.timekeeper.tick()
            client.sender.wake(1, [])
            await server.idle()
            return [m.text for m in server.world.messages_in(server.channel.id) if "nudge" in m.text]

        now[0] += hours * 3600 - 60
        assert await nudges() == []
        now[0] += 120
        told = await nudges()
        assert len(told) == 1
        assert boris.mention in told[0]
        assert anna.mention not in told[0]
        assert len(await nudges()) == 1
