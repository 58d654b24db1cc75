"""Ten thousand malformed or hostile interactions: each is refused, nothing changes, nothing breaks."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.playground.server import LocalDiscord
from bot.playground.world import Message
from engine.core import Dice
from tests.discord.table import click_once, opened, running, turn

COUNT = 10_000
AT_ONCE = 20
VERBS = ("answer", "choose", "pick", "confirm", "mark", "page", "undo", "join", "start", "agree", "call", "x", "")
NUMBERS = ("0", "1", "2", "-1", "99", "9" * 18, "9" * 40, "", "x", "1.5", "٣", "--1")
ARGUMENTS = ("", "rest", "c01", "0.ffffffffffff", "zz", "-5.x", "9" * 30, "'; DROP TABLE games", "<@1>", "\u202e", "0")


def forged(dice: Dice) -> str:
    numbers = "|".join(dice.choice(NUMBERS) for _ in range(3))
    made = f"st|{dice.choice(VERBS)}|{numbers}|{dice.choice(ARGUMENTS)}"
    return dice.choice([made, made, made, made[: dice.below(len(made) + 1)], "", "|||||", "other:thing"])[:100]


async def test_ten_thousand_hostile_clicks_change_nothing(
    server: LocalDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    people = [server.person("Anna"), server.person("Boris")]
    strangers = [server.person("Eve"), server.person("Mallory", "ru")]
    dice = Dice("hostile")
    async with running(server, tmp_path / "db.sqlite") as client:
        await opened(server, "tests.harbour", *people)
        for person in people:
            await click_once(server, person, dice)
        message: Message = turn(server)
        async with client.house.tables.reading(1) as table:
            before = table.fingerprint()
        server.traffic.keeping = False

        async def attack(number: int) -> None:
            luck = Dice(f"hostile {number}")
            reply = await luck.choice(strangers).forge(
                message, forged(luck), luck.choice([2, 3]), luck.choice([None, [], ["rest"], ["x" * 100]])
            )
            assert not reply.failed, "every click is answered"

        for start in range(0, COUNT, AT_ONCE):
            await asyncio.gather(*(attack(start + i) for i in range(AT_ONCE)))
        await server.idle()
        async with client.house.tables.reading(1) as table:
            assert table.fingerprint() == before
        assert (await client.house.store.seats(1))[1].person == people[1].id
        assert server.problems == []
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
