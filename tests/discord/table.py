"""A bot on the local Discord, with people who play by clicking and typing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.app import house
from bot.client import Slowtable
from bot.control import Control, parse
from bot.house import now
from bot.pictures import Picture
from bot.playground.people import Person, Reply
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL, Message
from engine.core import Dice, Result
from engine.core.language import Names

GAMES = ["tests.harbour"]


class Sketches:
    """Pictures that are quickly made: what a view holds, as text, so that a leak would be seen on the wire."""

    async def table(
        self, game: str, view: Any, locale: str, names: Names, turn: list[int], since: Any = None, news: str = ""
    ) -> Picture:
        return self._picture(game, view)

    async def player(
        self, game: str, view: Any, locale: str, names: Names, seat: int, pending: Any = None
    ) -> Picture:
        return self._picture(game, view)

    async def scores(self, game: str, view: Any, locale: str, names: Names, result: Result) -> Picture:
        return self._picture(game, view)

    def text(self, game: str, view: Any, locale: str, names: Names) -> str:
        return msgspec.json.encode(view).decode()

    def _picture(self, game: str, view: Any) -> Picture:
        return Picture("board.png", msgspec.json.encode(view), f"the table of {game}")


@asynccontextmanager
async def running(
    server: LocalDiscord, database: Path, clock: Callable[[], int] = now, games: list[str] | None = None
) -> AsyncIterator[Slowtable]:
    async with house(database, games or GAMES, Sketches(), clock) as made:
        client = Slowtable(made, server.connector(), guild_ready_timeout=0.05)
        client.sender.redraws.pause = 3600  # no test depends on how fast the machine is, unless it means to
        async with client:
            task = asyncio.create_task(client.start(server.token))
            server.bot_busy = lambda: client.sender.busy or handling()
            await server.ready()
            yield client
            server.bot_busy = lambda: False
        await task


def handling() -> bool:
    """Whether the client is at work on an interaction that it may have acknowledged long ago."""
    names = [task.get_name() for task in asyncio.all_tasks()]
    return any(name.startswith(("discord.py: on_interaction", "CommandTree", "simple players")) for name in names)


async def opened(server: LocalDiscord, game: str, *people: Person, **settings: str) -> Message:
    """A started game of these people; returns its first turn message."""
    await people[0].slash("game new", {"game": game})
    for person in people[1:]:
        await person.slash("game join", {})
    for key, value in settings.items():
        await people[0].slash("game settings", {"setting": key, "value": value})
    await people[0].slash("game start", {})
    await server.idle()
    return turn(server)


def turn(server: LocalDiscord) -> Message:
    """The latest message in the channel that has controls, or the last of all."""
    messages = [m for m in server.world.messages_in(server.channel.id) if not m.flags & EPHEMERAL]
    return next((m for m in reversed(messages) if m.buttons or m.selects), messages[-1])


async def answer_something(person: Person, message: Message, dice: Dice) -> Reply:
    """Any answer that a message offers."""
    buttons = [b.custom_id for b in message.buttons if b.custom_id and control(b.custom_id).verb == "answer"]
    offers = [*buttons, *(menu.custom_id for menu in message.selects if menu.custom_id)]
    chosen = offers[dice.below(len(offers))]
    if chosen in buttons:
        return await person.click(message, chosen)
    menu = next(menu for menu in message.selects if menu.custom_id == chosen)
    values = dice.sample([option.value for option in menu.options], menu.min_values)
    return await person.select(message, chosen, values)


async def choose_privately(server: LocalDiscord, *people: Person) -> None:
    """Each answers what the bot asked in the last direct message."""
    for person in people:
        menu = next(m for m in reversed(person.dms) if can_answer(m))
        await answer_something(person, menu, Dice("menu"))
        await server.idle()


def said(reply: Reply) -> str:
    """All that an interaction was answered with, as text."""
    return " ".join(m.text for m in [*([reply.message] if reply.message else []), *reply.follow_ups])


def control(custom_id: str) -> Control:
    found = parse(custom_id)
    assert found is not None
    return found


def can_answer(message: Message) -> bool:
    return bool(message.selects) or any(control(b.custom_id or "").verb == "answer" for b in message.buttons)


async def waiting(client: Slowtable) -> list[int]:
    async with client.house.tables.reading(1) as table:
        return [] if table.result else list(table.waiting)


async def click_once(server: LocalDiscord, person: Person, dice: Dice) -> None:
    """Answer whatever is asked, through the channel's message or the private menu behind it."""
    message = turn(server)
    if not can_answer(message):
        menu = next(b.label for b in message.buttons if "menu" in (b.custom_id or ""))
        reply = await (await person.click(message, menu)).settled()
        assert reply.message is not None
        message = reply.message
    await answer_something(person, message, dice)
    await server.idle()


async def play_on(server: LocalDiscord, client: Slowtable, people: list[Person], dice: Dice) -> None:
    for _ in range(2000):
        asked = await waiting(client)
        if not asked:
            return
        await click_once(server, people[asked[0]], dice)
