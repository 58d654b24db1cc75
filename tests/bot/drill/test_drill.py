"""The kill drill finds nothing where nothing is wrong, and finds what was planted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.drill.__main__ import main
from bot.drill.check import Findings, check, read
from bot.drill.player import Promise
from bot.tables import Tables
from tests.bot.play import start, turn


def test_three_kills_lose_and_double_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--kills", "3", "--game", "tests.harbour", "--seed", "quick"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert figures["kills"] == 3
    assert 0 < figures["acknowledged"] <= figures["stored"]
    assert [figures[wrong] for wrong in ("lost", "doubled", "half", "outbox_wrong")] == [0, 0, 0, 0]


async def found_after(tables: Tables, database: Path, *tampering: str) -> Findings:
    """Ten acknowledged answers, then somebody changes the database behind everybody's back."""
    game, promises = await start(tables), []
    for n in range(10):
        seat, choice = await turn(tables, game)
        promises.append(Promise(f"i{n}", choice, await tables.answer(game, seat, choice, interaction=f"i{n}")))
    found = Findings()
    with closing(sqlite3.connect(database, isolation_level=None)) as rows:
        for sql in tampering:
            rows.execute(sql)
        await check(read(rows, game), promises, Tables(tables.store), found)
    return found


async def test_an_untouched_database_has_nothing_wrong(tables: Tables, database: Path) -> None:
    assert await found_after(tables, database) == Findings()


Kind = Callable[[Findings], list[str]]


@pytest.mark.parametrize(
    ("kind", "tampering"),
    [
        (lambda f: f.lost, "DELETE FROM interactions WHERE id = 'i5'"),
        (lambda f: f.half, "DELETE FROM interactions WHERE id = 'i5'"),
        (lambda f: f.half, "UPDATE games SET length = length + 1"),
        (lambda f: f.half, "UPDATE games SET status = 'finished'"),
        (lambda f: f.lost, "DELETE FROM pending"),
        (
            lambda f: f.doubled,
            "INSERT INTO interactions SELECT 'again', game, at, outcome FROM interactions WHERE id = 'i5'",
        ),
        (lambda f: f.outbox, "DELETE FROM outbox WHERE kind = 'log' AND length = 3"),
        (
            lambda f: f.outbox,
            "INSERT INTO outbox (game, kind, length, payload, nonce, created, next_try)"
            " SELECT game, kind, length, payload, 'again', 0, 0 FROM outbox WHERE kind = 'log' LIMIT 1",
        ),
        (lambda f: f.outbox, "DELETE FROM outbox WHERE kind = 'waiting' AND length = 0"),
    ],
)
async def test_what_was_planted_is_found(tables: Tables, database: Path, kind: Kind, tampering: str) -> None:
    assert kind(await found_after(tables, database, tampering))
