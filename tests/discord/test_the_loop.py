"""The LOOP through the real client: a whole game, and a turn of many actions that does not flood the channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL, Message
from engine.core import Dice
from tests.discord.table import control, opened, play_on, running, turn, waiting

PREPARED = "tests.discord.loop_turn"


@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {}), (3, {"mode": "ultramachine", "level": "2"}), (1, {"mode": "clones", "solo_agents": "3"})],
)
async def test_a_whole_game(server: LocalDiscord, tmp_path: Path, players: int, settings: dict[str, str]) -> None:
    people = [server.person(name, locale) for name, locale in (("Anna", "en-US"), ("Борис", "ru"), ("Chen", "en-US"))]
    people = people[:players]
    async with running(server, tmp_path / "db.sqlite", games=["the_loop"]) as client:
        await opened(server, "the_loop", *people, **settings)
        await play_on(server, client, people, Dice(f"loop {players} {settings}"))
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        assert server.problems == []


def public(server: LocalDiscord) -> list[Message]:
    return [m for m in server.world.messages_in(server.channel.id) if not m.flags & EPHEMERAL]


def values(message: Message) -> list[str]:
    """What the menus of a message offer."""
    return [option.value for menu in message.selects for option in menu.options]


async def choose(server: LocalDiscord, person: Person, value: str) -> None:
    message = turn(server)
    menu = next(menu for menu in message.selects if value in [option.value for option in menu.options])
    assert menu.custom_id is not None
    await person.select(message, menu.custom_id, [value])
    await server.idle()


async def click(server: LocalDiscord, person: Person, verb: str, arg: str = "") -> None:
    message = turn(server)
    controls = {button.custom_id: control(button.custom_id) for button in message.buttons if button.custom_id}
    wanted = next(id_ for id_, made in controls.items() if (made.verb, made.arg) == (verb, arg))
    await person.click(message, wanted)
    await server.idle()


async def test_a_turn_of_many_actions_stays_one_message_and_can_be_taken_back(
    server: LocalDiscord, tmp_path: Path
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", games=[PREPARED]):
        first = await opened(server, PREPARED, *people)
        posts, choices = len(public(server)), values(first)
        seen = {attachment.id for attachment in first.attachments}
        for action in ("card:mt1", "free:globalization", "move:industry", "loop:star"):
            await choose(server, people[0], action)
            drawn = {attachment.id for attachment in turn(server).attachments}
            assert drawn.isdisjoint(seen), "the board was drawn again"
            seen |= drawn
        assert turn(server).id == first.id
        assert len(public(server)) == posts
        for _ in range(4):
            await click(server, people[0], "undo")
        assert values(turn(server)) == choices
        assert server.problems == []


async def test_the_bonus_is_asked_of_everybody_and_anybody_answers(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", games=[PREPARED]) as client:
        await opened(server, PREPARED, *people)
        await click(server, people[0], "answer", "stop")
        await click(server, people[0], "answer", "archive")
        assert await waiting(client) == [0, 1]
        cards = values(turn(server))
        assert len(cards) == 3
        await choose(server, people[1], cards[0])
        await choose(server, people[0], cards[1])
        async with client.house.tables.reading(1) as table:
            assert table.view(None).destroyed == [cards[2]]
        assert server.problems == []
