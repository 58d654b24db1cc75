"""One writer, many writes in a commit, nothing half there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store import Deadline, Repeated, Stale, Store, Write
from bot.tables import Tables
from engine.core import Answer, Change
from tests.bot.play import rows, start, step


def entry(game: int, seq: int, choice: str = "x") -> Write:
    write = Write(game)
    write.keep(game, [Change(seq, [Answer(0, "word", choice)])], at=1)
    return write


async def test_writes_that_come_together_share_a_commit(store: Store) -> None:
    await asyncio.gather(*(store.set_setting("person", person, "language", "ru") for person in range(50)))
    assert store.writer.writes == 50
    assert store.writer.commits < 10
    for person in range(50):
        assert await store.settings("person", person) == {"language": "ru"}


async def test_two_writes_to_one_game_never_share_a_commit(store: Store, tables: Tables) -> None:
    game = await start(tables)
    before = store.writer.commits
    await asyncio.gather(store.commit(entry(game, 0)), store.commit(entry(game, 1)), store.commit(entry(game, 2)))
    assert store.writer.commits == before + 3
    assert len(await store.journal(game)) == 3


async def test_only_the_guilty_write_of_a_batch_fails(store: Store, tables: Tables) -> None:
    games = [await start(tables) for _ in range(5)]
    writes = [entry(game, 7 if game == games[2] else 0) for game in games]
    results = await asyncio.gather(*(store.commit(write) for write in writes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), Stale, type(None), type(None)]
    assert [len(await store.journal(game)) for game in games] == [1, 1, 0, 1, 1]


@pytest.mark.parametrize("seq", [0, 2, 5])
async def test_an_entry_that_is_not_the_next_is_stale(store: Store, tables: Tables, seq: int) -> None:
    game = await start(tables)
    await store.commit(entry(game, 0))
    with pytest.raises(Stale):
        await store.commit(entry(game, seq, "other"))
    assert await store.journal(game) == [Answer(0, "word", "x")]


async def test_a_secret_answer_for_an_old_journal_is_stale(store: Store, tables: Tables) -> None:
    game = await start(tables)
    await store.commit(entry(game, 0))
    write = Write(game)
    write.keep(game, [Change(0, pending={1: "c01"})], at=1)
    with pytest.raises(Stale):
        await store.commit(write)


async def test_a_repeated_interaction_stores_nothing_of_its_write(store: Store, tables: Tables) -> None:
    game = await start(tables)
    first, second = entry(game, 0), entry(game, 1)
    first.outcome("i1", game, 1, b'"first"')
    second.outcome("i1", game, 1, b'"second"')
    await store.commit(first)
    with pytest.raises(Repeated):
        await store.commit(second)
    assert await store.outcome("i1") == b'"first"'
    assert len(await store.journal(game)) == 1


@pytest.mark.parametrize("sql", ["DELETE FROM journal", "UPDATE journal SET entry = '{}'"])
async def test_the_journal_is_append_only_for_everybody(
    store: Store, tables: Tables, database: Path, sql: str
) -> None:
    game = await start(tables)
    await store.commit(entry(game, 0))
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        rows(database, sql)


async def test_a_full_disk_keeps_nothing_of_a_write_and_later_writes_succeed(store: Store, tables: Tables) -> None:
    """SQLite rolls back by itself here; what follows in the same write must not be committed on its own."""
    game = await start(tables)
    [(pages,)] = await store._writing.execute_fetchall("PRAGMA page_count")
    await store._writing.execute(f"PRAGMA max_page_count = {pages}")
    write = Write(game)
    write.setting("guild", 1, "fills the disk", "x" * 1_000_000)
    write.deadline(game, 0, "comes after it", 5)
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await store.commit(write)
    assert (await store.settings("guild", 1), await store.due(10)) == ({}, [])
    await store._writing.execute("PRAGMA max_page_count = 1000000")
    await store.commit(entry(game, 0))
    assert len(await store.journal(game)) == 1


async def test_a_cancelled_write_is_decided_before_the_caller_goes_on(store: Store) -> None:
    task = asyncio.create_task(store.set_setting("person", 1, "language", "ru"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()  # an impatient caller
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await store.settings("person", 1) == {"language": "ru"}


async def test_closing_writes_what_waits_and_then_refuses(database: Path) -> None:
    store = await Store.open(database)
    waiting = [asyncio.create_task(store.set_setting("guild", n, "k", n)) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(RuntimeError, match="closed"):
        await store.set_setting("guild", 1, "k", 0)
    assert rows(database, "SELECT count(*) FROM settings") == [(20,)]


async def test_what_was_committed_is_there_after_reopening(database: Path) -> None:
    store = await Store.open(database)
    tables = Tables(store)
    game = await start(tables)
    for n in range(6):
        await step(tables, game, f"i{n}")
    journal, outcome = await store.journal(game), await store.outcome("i3")
    kept, events = await store.load(game), await store.events(game, None)
    await store.close()
    store = await Store.open(database)
    assert await store.journal(game) == journal
    assert await store.outcome("i3") == outcome is not None
    assert await store.load(game) == kept
    assert await store.events(game, None) == events
    assert store.new_game_id() == game + 1
    await store.close()


async def test_settings_are_kept_by_owner_and_none_forgets(store: Store) -> None:
    await store.set_setting("person", 1, "pings", {"dm": True})
    await store.set_setting("guild", 1, "pings", 3)
    await store.set_setting("person", 1, "pings", {"dm": False})
    assert await store.settings("person", 1) == {"pings": {"dm": False}}
    assert await store.settings("guild", 1) == {"pings": 3}
    await store.set_setting("person", 1, "pings", None)
    assert await store.settings("person", 1) == {}


async def test_deadlines_come_due_in_order_and_are_dropped_by_seat_or_game(store: Store, tables: Tables) -> None:
    game, other = await start(tables), await start(tables)
    wanted = [Deadline(game, 1, "remind", 30), Deadline(game, 0, "remind", 10), Deadline(other, 0, "remind", 20)]
    await store.set_deadlines(wanted)
    assert [d.due for d in await store.due(25)] == [10, 20]
    await store.set_deadlines([Deadline(game, 0, "remind", 40)])  # moved, not doubled
    assert [d.due for d in await store.due(100)] == [20, 30, 40]
    await store.drop_deadlines(game, 1)
    assert [d.due for d in await store.due(100)] == [20, 40]
    await store.drop_deadlines(game)
    assert await store.due(100) == [Deadline(other, 0, "remind", 20)]
