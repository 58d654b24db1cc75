"""One lock per game, a bounded memory, and a disk that memory is never ahead of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.store import Stale, Status, Store, Write
from bot.tables import Outcome, Tables
from engine.core import Choice, Illegal
from tests.bot.play import bid, fingerprint, finish, look, rows, start, step, turn

Fail = Callable[[Store, Write], Awaitable[None]]


async def test_an_answer_is_stored_with_its_messages_and_its_outcome(tables: Tables, database: Path) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    outcome = await tables.answer(game, seat, "rest", interaction="i1")
    assert outcome == Outcome(game, seat, start=2, entries=1, position=3)
    assert rows(database, "SELECT count(*) FROM journal WHERE game = ?", game) == [(3,)]
    kinds = rows(database, "SELECT kind FROM outbox WHERE game = ? AND length = 3", game)
    assert kinds == [("log",)]  # the same seat goes on: nobody is called, and a turn ends with its second action


async def test_of_many_answers_to_one_question_one_counts(tables: Tables) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    position = (await look(tables, game)).position
    tries = [tables.answer(game, seat, "rest", position=position, interaction=f"i{n}") for n in range(10)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Outcome) for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 9
    assert (await look(tables, game)).length == 3


async def test_a_game_waits_for_its_lock_and_others_do_not(tables: Tables) -> None:
    held, free = await start(tables), await start(tables)
    async with tables.reading(held) as table:
        before = table.fingerprint()
        waiting = asyncio.create_task(tables.answer(held, 0, table.asks[0].options[0].id))
        await step(tables, free)
        assert not waiting.done()
        assert table.fingerprint() == before
    assert (await waiting).game == held


async def test_games_that_are_answered_together_share_commits(tables: Tables, store: Store) -> None:
    games = [await start(tables, seed=f"s{n}") for n in range(20)]
    commits, writes = store.writer.commits, store.writer.writes
    await asyncio.gather(*(finish(tables, game) for game in games))
    assert store.writer.writes - writes > 2 * (store.writer.commits - commits)
    assert len(await store.games(Status.FINISHED)) == 20


async def test_memory_is_bounded_and_games_come_back_as_they_were(store: Store) -> None:
    tables = Tables(store, capacity=3)
    games = [await start(tables, seed=f"s{n}") for n in range(8)]
    expected = {}
    for game in games:
        await step(tables, game)
        expected[game] = await fingerprint(tables, game)
        assert len(tables) <= 3
    assert {game: await fingerprint(tables, game) for game in games} == expected


async def test_a_game_in_use_stays_whatever_the_bound(store: Store) -> None:
    tables = Tables(store, capacity=1)
    first, second, third = [await start(tables) for _ in range(3)]
    async with tables.reading(first) as table:
        await step(tables, second)
        await step(tables, third)
        waiting = asyncio.create_task(tables.answer(first, 0, table.asks[0].options[0].id))
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
    assert (await look(tables, first)).pending.keys() == {0}
    assert len(tables) == 1


async def test_after_every_answer_a_fresh_load_equals_the_live_table(tables: Tables, store: Store) -> None:
    game, over = await start(tables, players=3, seed="whole"), False
    while not over:
        over = (await step(tables, game)).over
        assert await fingerprint(Tables(store), game) == await fingerprint(tables, game)


async def test_an_unknown_game_is_no_game_and_takes_no_memory(tables: Tables) -> None:
    with pytest.raises(LookupError):
        await step(tables, 77)
    assert len(tables) == 0


async def test_a_refused_answer_changes_nothing(tables: Tables, database: Path) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    before, messages = await fingerprint(tables, game), rows(database, "SELECT count(*) FROM outbox")
    wrong: list[tuple[int, Choice]] = [(seat, "fly"), (seat, 3), (1 - seat, "rest")]
    for who, choice in wrong:
        with pytest.raises(Illegal):
            await tables.answer(game, who, choice, interaction="refused")
    with pytest.raises(Stale):
        await tables.answer(game, seat, "rest", position=0)
    assert await fingerprint(tables, game) == before
    assert rows(database, "SELECT count(*) FROM outbox") == messages
    await tables.answer(game, seat, "rest", interaction="refused")  # a refusal uses no interaction up


async def disk_error(store: Store, write: Write) -> None:
    raise OSError("the disk is on fire")


async def cancelled(store: Store, write: Write) -> None:
    raise asyncio.CancelledError


@pytest.mark.parametrize("fail", [disk_error, cancelled])
async def test_after_a_failed_write_memory_is_what_the_disk_is(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, fail: Fail
) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    before = await fingerprint(tables, game)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "commit", fail)
        with pytest.raises((OSError, asyncio.CancelledError)):
            await tables.answer(game, seat, "rest", interaction="i1")
        with pytest.raises((OSError, asyncio.CancelledError)):
            await start(tables)
    assert await fingerprint(tables, game) == before
    await tables.answer(game, seat, "rest", interaction="i1")
    assert len(tables) == 1


async def test_a_write_that_was_cancelled_but_stored_is_in_memory_too(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    answer = asyncio.create_task(tables.answer(game, seat, "rest", interaction="i1"))
    submitted, submit = asyncio.Event(), store.writer.submit

    def seen(write: Write) -> asyncio.Future[None]:
        submitted.set()
        return submit(write)

    monkeypatch.setattr(store.writer, "submit", seen)
    await submitted.wait()
    answer.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answer
    assert (await look(tables, game)).length == 3
    assert (await tables.answer(game, seat, "rest", interaction="i1")).start == 2  # delivered again
    assert (await look(tables, game)).length == 3


async def test_a_repeated_interaction_gets_the_same_outcome_and_adds_nothing(tables: Tables, database: Path) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    position = (await look(tables, game)).position
    first = await tables.answer(game, seat, "rest", position=position, interaction="i1")
    messages = rows(database, "SELECT count(*) FROM outbox")
    assert await tables.answer(game, seat, "rest", position=position, interaction="i1") == first  # stale by now
    assert await tables.answer(game, seat, "rest", interaction="i1") == first  # it could be done once more
    await finish(tables, game)
    assert await tables.answer(game, seat, "rest", interaction="i1") == first  # the game is over
    assert rows(database, "SELECT count(*) FROM interactions") == [(1,)]
    assert rows(database, "SELECT count(*) FROM outbox WHERE length <= 3") == messages


async def test_a_repeated_secret_answer_does_not_replace_a_newer_one(tables: Tables) -> None:
    game = await start(tables)
    first, second = [option.id for option in (await look(tables, game)).asks[0].options[:2]]
    outcome = await tables.answer(game, 0, first, interaction="i1")
    await tables.answer(game, 0, second, interaction="i2")
    assert await tables.answer(game, 0, first, interaction="i1") == outcome
    assert (await look(tables, game)).pending == {0: second}


async def test_secret_answers_survive_a_restart_and_stay_changeable(tables: Tables, store: Store) -> None:
    game = await start(tables, players=3)
    cards = [option.id for option in (await look(tables, game)).asks[1].options]
    await tables.answer(game, 1, cards[0])
    again = Tables(store)
    assert (await look(again, game)).pending == {1: cards[0]}
    await again.answer(game, 1, cards[1])
    await again.undo(game, 1)
    assert (await look(Tables(store), game)).pending == {}


async def test_a_cancelled_game_refuses_answers_and_can_still_be_looked_at(tables: Tables, store: Store) -> None:
    game = await start(tables)
    seat, choice = await turn(tables, game)
    before = await fingerprint(tables, game)
    await tables.cancel(game)
    for some in (tables, Tables(store)):
        with pytest.raises(Illegal, match="bot-refuse-cancelled"):
            await some.answer(game, seat, choice)
        assert await fingerprint(some, game) == before


async def test_a_finished_game_cannot_be_cancelled(tables: Tables, store: Store) -> None:
    game = await start(tables)
    await finish(tables, game)
    await tables.cancel(game)
    row = await store.game(game)
    assert row is not None
    assert row.status is Status.FINISHED
    assert row.result == (await look(tables, game)).result


async def test_people_sit_in_the_seats_of_persons(tables: Tables, store: Store) -> None:
    game = await start(tables, players=2, keeper=True)
    named = await tables.create("tests.harbour", (await look(tables, game)).config, people=[11, 12])
    assert [(s.player, s.person) for s in (await store.load(named)).seats] == [
        ("person", 11), ("person", 12), ("automaton", None)
    ]  # fmt: skip
    assert [row.id for row in await store.games(person=12)] == [named]


async def test_the_listener_hears_only_what_is_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    tables = Tables(store, listener=lambda game, changes: heard.append((game, changes[0].start)))
    game = await start(tables)
    await step(tables, game)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "commit", disk_error)
        with pytest.raises(OSError, match="fire"):
            await step(tables, game)
    assert heard == [(game, 0), (game, 0)]
