"""What a picture is told besides the view: the view before, what happened last, plain names, the own secret answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.pictures import Picture
from bot.playground.server import LocalDiscord
from engine.core import Dice, Mode
from engine.core.language import Names
from tests.discord.table import Sketches, click_once, opened, running, turn


class Noted(Sketches):
    def __init__(self) -> None:
        self.tables: list[tuple[Any, Any, str, Names]] = []
        self.pending: list[Any] = []

    async def table(
        self, game: str, view: Any, locale: str, names: Names, turn: list[int], since: Any = None, news: str = ""
    ) -> Picture:
        self.tables.append((view, since, news, names))
        return self._picture(game, view)

    async def player(
        self, game: str, view: Any, locale: str, names: Names, seat: int, pending: Any = None
    ) -> Picture:
        self.pending.append(pending)
        return self._picture(game, view)


async def test_a_turn_is_compared_with_the_one_before(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna_B"), server.person("Boris")]
    dice = Dice("pictures")
    async with running(server, tmp_path / "db.sqlite") as client:
        client.house.pictures = noted = Noted()
        first = await opened(server, "tests.harbour", *people)
        at_first = noted.tables[-1][0]
        assert noted.tables[0][1] is None, "nothing was seen before the first picture"
        for _ in range(60):
            async with client.house.tables.reading(1) as table:
                asked = table.waiting[0]
            await click_once(server, people[asked], dice)
            if turn(server).id != first.id:
                break
        view, since, news, names = noted.tables[-1]
        assert since == at_first
        assert view != since
        assert names(0) == "Anna_B"
        assert news
        assert "\\" not in news
        assert server.problems == []


async def test_only_the_own_hand_shows_the_waiting_secret_answer(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    dice = Dice("pictures")
    async with running(server, tmp_path / "db.sqlite") as client:
        client.house.pictures = noted = Noted()
        await opened(server, "tests.harbour", *people)
        for _ in range(60):
            async with client.house.tables.reading(1) as table:
                asked, secret = table.waiting[0], table.mode is Mode.SECRET
            await click_once(server, people[asked], dice)
            async with client.house.tables.reading(1) as table:
                given = dict(table.pending)
            if secret and given:
                break
        [(seat, choice)] = given.items()
        await people[1 - seat].slash("hand", {})
        await people[seat].slash("hand", {})
        await server.idle()
        assert noted.pending == [None, choice]
