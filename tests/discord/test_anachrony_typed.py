"""Anachrony by typed lines with suggestions, warp by direct message, and a restart in the middle of a warp phase."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.client import Slowtable
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL
from engine import games
from engine.core import Ask, Dice, Kind, Mode, Undo
from engine.core.export import verify
from tests.discord.table import answer_something, can_answer, opened, running, waiting


class Typist:
    """Plays one game to its end, or until a warp phase in which the first has answered and the second has not."""

    def __init__(self, server: LocalDiscord, people: list[Person], dice: Dice) -> None:
        self.server, self.people, self.dice = server, people, dice
        self.done: Counter[str] = Counter()

    async def play(self, client: Slowtable, until_half_a_warp: bool = False) -> None:
        for _ in range(2000):
            asked = await waiting(client)
            if not asked:
                return
            async with client.house.tables.reading(1) as table:
                ask, secret, half = table.asks[asked[0]], table.mode is Mode.SECRET, bool(table.pending)
            if secret and half and until_half_a_warp:
                return
            await self._answer(client, asked[0], ask, secret)
            await self.server.idle(0.03)
        raise AssertionError("the game does not end")

    async def _answer(self, client: Slowtable, seat: int, ask: Ask, secret: bool) -> None:
        person = self.people[seat]
        if secret:
            menu = next(m for m in reversed(person.dms) if can_answer(m))
            await answer_something(person, menu, self.dice)
            self.done["by DM"] += 1
            return
        line = await self._suggested(person) if ask.kind is Kind.CHOOSE else ""
        before = len(await client.house.store.journal(1))
        if line:
            await self._type(person, line)
        if len(await client.house.store.journal(1)) == before:  # two options look alike, or it is a set or a number
            await self._type(person, self._by_id(ask))
        added = len(await client.house.store.journal(1)) - before
        self.done["several steps"] += added > 1

    async def _suggested(self, person: Person) -> str:
        """One or two steps, each picked from what is suggested."""
        first = await person.autocomplete("play", {"line": ""}, focused="line")
        if not first:
            return ""
        line = str(self.dice.choice(first)["value"])
        more = await person.autocomplete("play", {"line": f"{line} > "}, focused="line")
        self.done["suggested"] += 1
        return str(self.dice.choice(more)["value"]) if more else line

    def _by_id(self, ask: Ask) -> str:
        if ask.kind is Kind.NUMBER:
            return str(ask.least + self.dice.below(ask.most - ask.least + 1))
        if ask.kind is not Kind.PICK:
            return self.dice.choice(ask.options).id
        count = ask.least + self.dice.below(ask.most - ask.least + 1)
        return ", ".join(option.id for option in self.dice.sample(list(ask.options), count)) or "-"

    async def _type(self, person: Person, line: str) -> None:
        reply = await (await person.slash("play", {"line": line})).settled()
        assert reply.ephemeral
        self.done["lines"] += 1


@pytest.mark.parametrize("settings", [{}, {"doomsday": "true"}])
async def test_a_whole_game_by_typed_lines(server: LocalDiscord, tmp_path: Path, settings: dict[str, str]) -> None:
    people = [server.person("Anna"), server.person("Борис", "ru")]
    typist = Typist(server, people, Dice(f"typed {settings}"))
    database = tmp_path / "db.sqlite"
    async with running(server, database, games=["anachrony"]) as client:
        await opened(server, "anachrony", *people, **settings)
        await typist.play(client, until_half_a_warp=True)
        assert await waiting(client) == [1]
        half = await client.house.store.journal(1)
    async with running(server, database, games=["anachrony"]) as client:
        assert await waiting(client) == [1], "the secret choice outlives the process"
        assert await client.house.store.journal(1) == half
        await typist.play(client)
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        assert server.problems == []
        public = [m for m in server.world.messages_in(server.channel.id) if not m.flags & EPHEMERAL]
        assert public[-1].attachments, "the score sheet"
        assert not [m for m in public if m.attachments and can_answer(m)]
        verify(games.find("anachrony"), await client.house.tables.export(1))
    assert typist.done["by DM"] >= 4
    assert typist.done["suggested"] > 20
    assert typist.done["several steps"] > 5


async def test_a_typed_action_is_taken_back(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    typist = Typist(server, people, Dice("undo"))
    async with running(server, tmp_path / "db.sqlite", games=["anachrony"]) as client:
        await opened(server, "anachrony", *people)
        for _ in range(200):
            [first, *others] = await waiting(client)
            async with client.house.tables.reading(1) as table:
                free = table.undo_refusal(first) is None and not others
                before = table.position
            if free:
                break
            async with client.house.tables.reading(1) as table:
                ask, secret = table.asks[first], table.mode is Mode.SECRET
            await typist._answer(client, first, ask, secret)
            await server.idle(0.03)
        reply = await (await people[first].slash("undo", {})).settled()
        assert reply.message is not None
        assert isinstance((await client.house.store.journal(1))[-1], Undo)
        async with client.house.tables.reading(1) as table:
            assert table.position < before or table.asks[first] != ask
