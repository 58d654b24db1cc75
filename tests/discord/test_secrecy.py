"""Two runs that differ only in one seat's secret choice send the same bytes to everybody else, until the reveal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import layout
from bot.client import Slowtable
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.speech import Show
from bot.store import GameRow
from engine.core import Dice, Mode, Table
from tests.discord.conftest import Hands
from tests.discord.table import can_answer, click_once, opened, running, turn

# Made anew by each process, and the same for everybody: no secret of a game.
_NONCE = re.compile(rb'"nonce":"[^"]*"')


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda n=None: "5eed")


# Ids count whatever happened before, in the order in which receivers were served; which is which is compared.
_ID = re.compile(rb"\d{15,}|token-[0-9a-f]+")
SECRETS: dict[str, dict[str, str]] = {"warp": {}, "draft": {"asset_draft": "true", "endgame_draft": "true"}}
LOOKS = ("menu", "hand", "board", "log")


async def up_to_a_secret(server: LocalDiscord, client: Slowtable, people: list[Person], draft: bool) -> None:
    dice = Dice("before the secret")
    for _ in range(200):
        async with client.house.tables.reading(1) as table:
            secret = table.mode is Mode.SECRET and (draft or table.view(None).phase == "warp")
            asked = table.waiting[0]
        if secret:
            await client.sender.draw_again(1)  # answers that came close together may have shared a picture
            await server.idle()
            return
        await click_once(server, people[asked], dice)
    raise AssertionError("no secret choice was reached")


async def choose(server: LocalDiscord, anna: Person, number: int) -> None:
    """By her menu: the option with this number, or nothing (-1)."""
    menu = next(m for m in reversed(anna.dms) if can_answer(m))
    if number < 0:
        await anna.click(menu, "Nothing")
    elif menu.selects:
        one = menu.selects[0]
        values = [option.value for option in one.options][number : number + max(one.min_values, 1)]
        await anna.select(menu, one.custom_id or "", values)
    else:
        answers = [b.custom_id or "" for b in menu.buttons if "|answer|" in (b.custom_id or "")]
        await anna.click(menu, answers[number])
    await server.idle()


async def look_about(server: LocalDiscord, boris: Person, stranger: Person) -> None:
    """Everything that others can try in order to learn something."""
    for person in (boris, stranger):
        for line in ("", "w", "t > ", "water > "):
            await person.autocomplete("play", {"line": line}, focused="line")
            await server.idle()
        for words in LOOKS:
            await person.slash(words, {})
            await server.idle()
        await person.slash("board", {"text": True})
        await server.idle()
        for verb in ("menu", "undo", "why", "text"):
            button = next(b.custom_id or "" for b in turn(server).buttons if f"|{verb}|" in (b.custom_id or ""))
            await person.forge(turn(server), button)
            await server.idle()


async def what_others_get(database: Path, secret: str, choices: list[int]) -> list[bytes]:
    """All that reaches anybody but Anna while she answers in secret, and answers again, in its order."""
    async with LocalDiscord(clock=Hands()) as server:
        people = anna, boris = [server.person("Anna"), server.person("Boris")]
        stranger = server.person("Eve")
        async with running(server, database, games=["anachrony"]) as client:
            await opened(server, "anachrony", *people, **SECRETS[secret])
            await up_to_a_secret(server, client, people, secret == "draft")
            start = len(server.traffic)
            for number in choices:
                await choose(server, anna, number)
            async with client.house.tables.reading(1) as table:
                assert list(table.pending) == [0]
            await look_about(server, boris, stranger)
            records = [record for record in list(server.traffic)[start:] if set(record.audience) - {anna.id}]
            assert {"INTERACTION_CREATE"} < {record.what for record in records}
            return renamed([_NONCE.sub(b"", r.wire() + msgspec.json.encode(r.answer)) for r in records])


def renamed(records: list[bytes]) -> list[bytes]:
    """Each id as the number of its first appearance."""
    known: dict[bytes, bytes] = {}
    return [_ID.sub(lambda found: known.setdefault(found[0], b"id %d" % len(known)), record) for record in records]


@pytest.mark.parametrize("secret", SECRETS)
async def test_nobody_else_can_tell_what_was_chosen_or_that_it_was_changed(tmp_path: Path, secret: str) -> None:
    one = await what_others_get(tmp_path / "one.sqlite", secret, [0])
    other = await what_others_get(tmp_path / "other.sqlite", secret, [1])
    back = -1 if secret == "warp" else 0
    changed = await what_others_get(tmp_path / "changed.sqlite", secret, [1, back, 0])
    assert len(one) > 40
    assert one == other, "byte for byte, in number and in order"
    assert one == changed


async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is worth something: with the chosen tiles in the public question it fails."""
    real = layout.question

    def leaking(row_: GameRow, table: Table[Any], show: Show) -> str:
        return f"{real(row_, table, show)} {table.pending}"

    monkeypatch.setattr(layout, "question", leaking)
    one = await what_others_get(tmp_path / "one.sqlite", "warp", [0])
    other = await what_others_get(tmp_path / "other.sqlite", "warp", [1])
    assert one != other
