"""People in a hurry, and people who delete things: no dead button, nothing doubled, nobody left out."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot import layout
from bot.client import Slowtable
from bot.playground import posting
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL, Message
from bot.store import Status
from engine.core import Answer, Dice, Undo
from tests.discord.table import can_answer, click_once, control, opened, play_on, running, turn, waiting


def button(message: Message, verb: str, arg: str | None = None) -> str:
    for one in message.buttons:
        found = control(one.custom_id or "")
        if found.verb == verb and arg in (None, found.arg):
            return one.custom_id or ""
    raise AssertionError(f"no {verb} {arg}")


async def at_a_turn(server: LocalDiscord, client: Slowtable, people: list[Person]) -> Person:
    """Past the secret choice; whoever is asked now."""
    await opened(server, "tests.harbour", *people)
    for person in people:
        await click_once(server, person, Dice("captains"))
    return people[(await waiting(client))[0]]


async def test_everybody_who_joins_at_once_sits_and_the_game_begins_once(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
    async with running(server, tmp_path / "db.sqlite") as client:
        reply = await people[0].slash("game new", {"game": "tests.harbour"})
        assert reply.message is not None
        lobby = reply.message
        await asyncio.gather(*(person.click(lobby, "Join") for person in people[1:]))
        assert {seat.person for seat in await client.house.store.seats(1)} == {person.id for person in people}
        await asyncio.gather(*(person.click(lobby, "Start") for person in people))
        await server.idle()
        openings = [m for m in server.world.messages_in(server.channel.id) if m.attachments]
        assert len(openings) == 1
        await play_on(server, client, people, Dice("four"))
        export = await client.house.tables.export(1)
        assert export.result is not None


async def test_a_channel_gets_one_game_however_many_open_it_at_once(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person(name) for name in ("Anna", "Boris", "Vera")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await asyncio.gather(*(person.slash("game new", {"game": "tests.harbour"}) for person in people))
        assert len(await client.house.store.games(Status.LOBBY)) == 1


async def test_a_double_click_on_undo_takes_one_answer_back(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        asked = await at_a_turn(server, client, people)
        await asked.slash("play", {"line": "rest"})
        await asked.slash("play", {"line": "chart > ebb"})
        await server.idle()
        before = len(await client.house.store.journal(1))
        message, undo = turn(server), button(turn(server), "undo")
        await asyncio.gather(asked.forge(message, undo), asked.forge(message, undo))
        await server.idle()
        added = (await client.house.store.journal(1))[before:]
        assert [type(entry) for entry in added] == [Undo]


async def test_a_double_click_on_the_last_secret_choice_is_no_stale_click(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        await click_once(server, people[0], Dice("captains"))
        menu = people[1].dms[-1]
        card = button(menu, "answer")
        await people[1].click(menu, card)
        await server.idle()
        again = await people[1].forge(menu, card)
        await server.idle()
        assert not again.follow_ups
        assert len(await client.house.store.journal(1)) == 2


async def test_a_deleted_turn_message_comes_back(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        asked = await at_a_turn(server, client, people)
        posting.delete(server.hub, turn(server))
        await asked.slash("play", {"line": "rest"})
        await server.idle()
        assert can_answer(turn(server))
        await play_on(server, client, people, Dice("after the loss"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None


async def test_a_cancelled_game_keeps_no_buttons(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        await at_a_turn(server, client, people)
        reply = await people[0].slash("game cancel", {})
        assert reply.message is not None
        await people[1].click(reply.message, "Agree")
        await server.idle()
        public = [m for m in server.world.messages_in(server.channel.id) if not m.flags & EPHEMERAL]
        turns = [m for m in public if m.attachments]
        assert turns
        assert not [m for m in turns if m.buttons or m.selects]
        assert await client.house.store.deadlines(1) == []


async def test_the_others_see_and_decide_an_undo_that_needs_them(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        asked = await at_a_turn(server, client, people)
        other = next(person for person in people if person is not asked)
        await asked.slash("play", {"line": "bottle"})  # shows a card, so it cannot be taken back alone
        await server.idle()
        await asked.slash("undo", {})
        await server.idle()
        vote = next(m for m in reversed(other.sees()) if any("agree" in (b.custom_id or "") for b in m.buttons))
        before = len(await client.house.store.journal(1))
        agree = button(vote, "agree")
        await asyncio.gather(other.forge(vote, agree), other.forge(vote, agree))
        await server.idle()
        added = (await client.house.store.journal(1))[before:]
        assert [type(entry) for entry in added] == [Undo]


@pytest.mark.parametrize("days", [0, 3])
async def test_one_of_two_cannot_end_the_game_while_the_other_is_there(
    server: LocalDiscord, tmp_path: Path, days: int
) -> None:
    now = [1_800_000_000]
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", clock=lambda: now[0]) as client:
        asked = await at_a_turn(server, client, people)
        other = next(person for person in people if person is not asked)
        now[0] += days * 86400
        seat = people.index(asked)
        await other.forge(turn(server), f"st|late|1|0|{seat}|end")
        await server.idle()
        row = await client.house.store.game(1)
        assert row is not None
        assert row.status is (Status.CANCELLED if days else Status.RUNNING)


async def test_a_message_that_cannot_be_made_holds_up_no_other_game(
    server: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    beside = server.add_channel("beside")
    real = layout.turn_controls

    def broken(row_: object, table: object, show: object) -> object:
        if getattr(row_, "id", 0) == 2:
            raise ValueError("a mistake in one game")
        return real(row_, table, show)  # type: ignore[arg-type]

    monkeypatch.setattr(layout, "turn_controls", broken)
    caplog.set_level(logging.CRITICAL, "slowtable.sender")
    async with running(server, tmp_path / "db.sqlite") as client:
        await people[0].slash("game new", {"game": "tests.harbour"}, channel=beside)
        await opened(server, "tests.harbour", *people)
        assert "ValueError" in client.house.last_error
        await people[1].slash("game join", {}, channel=beside)
        await (await people[0].slash("game start", {}, channel=beside)).settled()
        await server.idle()
        assert [m for m in people[0].sees(beside) if m.attachments], "the sender lives on"


async def test_the_answer_to_an_acknowledgement_is_lost_and_the_click_counts(
    server: LocalDiscord, tmp_path: Path
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite") as client:
        asked = await at_a_turn(server, client, people)
        before = len(await client.house.store.journal(1))
        message, rest = turn(server), button(turn(server), "answer", "rest")
        server.faults.lose_answer("/callback")
        await asked.click(message, rest)
        await server.idle(1.5)  # the client tries again after a second
        [entry] = (await client.house.store.journal(1))[before:]
        assert isinstance(entry, Answer)
        assert entry.choice == "rest"
