"""Two runs that differ only in one seat's secret choice send the same bytes to everybody else, until the reveal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.client import Slowtable
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from engine.core import Dice
from tests.discord.conftest import Hands
from tests.discord.table import can_answer, click_once, opened, running

# Made anew by each process, and the same for everybody: no secret of a game.
_NONCE = re.compile(rb'"nonce":"[^"]*"')


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda n=None: "5eed")


async def up_to_warp(server: LocalDiscord, client: Slowtable, people: list[Person]) -> None:
    dice = Dice("before the warp")
    for _ in range(200):
        async with client.house.tables.reading(1) as table:
            if table.view(None).phase == "warp":
                return
            asked = table.waiting[0]
        await click_once(server, people[asked], dice)
    raise AssertionError("no warp phase was reached")


async def what_others_get(database: Path, choices: list[list[str]]) -> list[bytes]:
    """All that reaches anybody but Anna while she answers in secret, and answers again."""
    async with LocalDiscord(clock=Hands()) as server:
        people = anna, _ = [server.person("Anna"), server.person("Boris")]
        async with running(server, database, games=["anachrony"]) as client:
            await opened(server, "anachrony", *people)
            await up_to_warp(server, client, people)
            start = len(server.traffic)
            for tiles in choices:
                menu = next(m for m in reversed(anna.dms) if can_answer(m))
                if tiles:
                    await anna.select(menu, menu.selects[0].custom_id or "", tiles)
                else:
                    await anna.click(menu, "Nothing")
                await server.idle()
            async with client.house.tables.reading(1) as table:
                assert table.pending[0] == choices[-1]
            records = [record for record in list(server.traffic)[start:] if set(record.audience) - {anna.id}]
            return [_NONCE.sub(b"", record.wire()) for record in records]


async def test_nobody_else_can_tell_what_was_chosen_or_that_it_was_changed(tmp_path: Path) -> None:
    one = await what_others_get(tmp_path / "one.sqlite", [["water"]])
    other = await what_others_get(tmp_path / "other.sqlite", [["titanium"]])
    changed = await what_others_get(tmp_path / "changed.sqlite", [["titanium"], [], ["water"]])
    assert one
    assert one == other
    assert one == changed
