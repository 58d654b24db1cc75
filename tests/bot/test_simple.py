"""Seats that simple players answer for."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import Status, Store
from bot.tables import Tables
from engine.core import Choice, Dice, Mode, Table
from engine.players import PLAYERS, random
from tests.bot.play import bid, fingerprint, look, rows, start, step


class Slow:
    """Thinks until it is allowed to answer."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()

    def __call__(self, table: Table[Any], seat: int, dice: Dice) -> Choice:
        self.may_answer.wait(timeout=30)
        return random.play(table, seat, dice)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    player = Slow()
    monkeypatch.setitem(PLAYERS, "slow", player)
    yield player
    player.may_answer.set()


@pytest.mark.parametrize("player", ["random", "greedy"])
async def test_simple_players_play_a_whole_game_by_themselves(tables: Tables, store: Store, player: str) -> None:
    game = await start(tables)
    for seat in (0, 1):
        await tables.seat(game, seat, player)
    await tables.idle()
    assert [row.id for row in await store.games(Status.FINISHED)] == [game]
    assert await fingerprint(Tables(store), game) == await fingerprint(tables, game)


async def test_a_simple_player_answers_when_it_is_asked_and_only_for_its_seat(tables: Tables) -> None:
    game = await start(tables)
    await tables.seat(game, 1, "random")
    while (await look(tables, game)).result is None:
        await tables.idle()
        table = await look(tables, game)
        assert 0 in table.waiting
        await tables.answer(game, 0, random.answer(table.asks[0], Dice(str(table.length))))
        await tables.idle()


async def test_while_a_simple_player_thinks_everybody_else_goes_on(tables: Tables, slow: Slow) -> None:
    game, other = await start(tables), await start(tables)
    await tables.seat(game, 1, "slow")
    thinking = asyncio.create_task(tables.idle())
    await step(tables, other)
    assert not thinking.done()
    slow.may_answer.set()
    await thinking
    assert (await look(tables, game)).pending.keys() == {1}


async def test_a_person_is_told_before_simple_players_think(tables: Tables, slow: Slow) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    await tables.seat(game, 1 - seat, "slow")
    for _ in range(2):
        await tables.answer(game, seat, "rest")  # returns although the other seat is thinking by then
    slow.may_answer.set()
    await tables.idle()
    assert (await look(tables, game)).length > 4


async def test_a_person_can_take_a_seat_back(tables: Tables) -> None:
    game = await start(tables)
    await tables.seat(game, 1, "random")
    await tables.idle()
    await tables.seat(game, 1, "person", 12)
    first = await bid(tables, game)
    for _ in range(2):
        await tables.answer(game, first, "rest")
    await tables.idle()
    assert (await look(tables, game)).waiting == [1 - first]


async def test_what_a_group_decides_the_people_in_it_decide(store: Store) -> None:
    tables = Tables(store)
    for n in range(40):  # until a storm rises in the first round
        game = await start(tables, seed=f"storm {n}")
        await tables.seat(game, 1, "random")
        await tables.idle()
        for _ in range(8):
            table = await look(tables, game)
            if table.mode is Mode.FIRST:
                assert table.waiting == [0, 1]
                return
            if 0 in table.asks:
                await tables.answer(game, 0, random.answer(table.asks[0], Dice(str(table.length))))
                await tables.idle()
    pytest.fail("no storm rose")


async def test_nobody_calls_a_simple_player(tables: Tables, database: Path) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    await tables.seat(game, 1 - seat, "random")
    for _ in range(2):
        await tables.answer(game, seat, "rest")
    await tables.idle()
    called = rows(database, "SELECT payload FROM outbox WHERE kind IN ('turn', 'waiting') AND length >= 4 ORDER BY id")
    assert called
    assert all(f'"seats":[{seat}]' in payload for (payload,) in called)


async def test_after_a_restart_they_go_on_where_they_were_stopped(tables: Tables, store: Store, slow: Slow) -> None:
    game = await start(tables)
    await tables.seat(game, 1, "slow")
    await tables.close()
    assert (await look(tables, game)).pending == {}
    slow.may_answer.set()
    await tables.close()
    again = Tables(store)
    await again.resume()
    await again.idle()
    assert (await look(again, game)).pending.keys() == {1}


async def test_a_player_that_fails_is_logged_and_the_game_is_as_stored(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(PLAYERS, "wrong", lambda table, seat, dice: "no such card")
    game = await start(tables)
    before = await fingerprint(tables, game)
    with caplog.at_level(logging.ERROR):
        await tables.seat(game, 1, "wrong")
        await tables.idle()
    assert "a simple player cannot answer" in caplog.text
    await tables.seat(game, 1, "person")
    assert await fingerprint(tables, game) == before
    await step(tables, game)


async def test_a_long_game_of_simple_players_is_stored_a_few_answers_at_a_time(
    tables: Tables, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.simple.ANSWERS_AT_ONCE", 3)
    game = await start(tables)
    for seat in (0, 1):
        await tables.seat(game, seat, "random")
    await tables.idle()
    [(boards, length)] = rows(
        database, "SELECT count(DISTINCT outbox.length), games.length FROM outbox JOIN games ON game = games.id"
    )
    assert boards >= length / 3 - 1
    assert (await look(tables, game)).result is not None
