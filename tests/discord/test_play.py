"""Whole games through the real client."""

from __future__ import annotations

from pathlib import Path

from bot.playground.server import LocalDiscord
from engine.core import Dice
from tests.discord.table import answer_something, can_answer, opened, running, turn


async def test_a_game_from_its_lobby_to_the_score_sheet_by_clicks(server: LocalDiscord, tmp_path: Path) -> None:
    people = [server.person("Anna"), server.person("Борис", "ru")]
    dice = Dice("clicks")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for _ in range(200):
            async with client.house.tables.reading(1) as table:
                if table.result is not None:
                    break
                person = people[table.waiting[0]]
            message = turn(server)
            if not can_answer(message):
                reply = await person.click(message, "My choice")
                assert reply.message is not None
                message = reply.message
            await answer_something(person, message, dice)
            await server.idle()
        row = await client.house.store.game(1)
        assert row is not None
        assert row.result is not None
        assert server.problems == []
