"""Messages to send: in order for each receiver, again after a failure, never two with one nonce."""

from __future__ import annotations

from pathlib import Path

from bot.store import Message, Store, Write
from bot.tables import Tables
from tests.bot.play import rows, start


async def post(store: Store, game: int, *messages: tuple[str, int | None]) -> None:
    write = Write(game)
    store.add_messages(write, game, 0, [Message(kind, seat, "{}") for kind, seat in messages], at=0)
    await store.commit(write)


async def claimed(store: Store, now: int, until: int | None = None, limit: int = 20) -> list[str]:
    return [m.message.kind for m in await store.claim(now, until or now + 60, limit)]


async def empty_game(store: Store, tables: Tables) -> int:
    game = await start(tables)
    for message in await store.claim(5_000, 6_000):
        await store.sent([message.id], 5_000)
    return game


async def test_messages_are_claimed_oldest_first_and_only_once(store: Store, tables: Tables) -> None:
    game = await empty_game(store, tables)
    await post(store, game, ("a", None), ("b", 0), ("c", None))
    assert await claimed(store, 10, limit=2) == ["a", "b"]
    assert await claimed(store, 10) == []  # c waits until a, to the same channel, is done
    assert await claimed(store, 80) == ["a", "b", "c"]  # nobody reported on them


async def test_a_failed_message_holds_back_its_receiver_alone(store: Store, tables: Tables) -> None:
    game, other = await empty_game(store, tables), await empty_game(store, tables)
    await post(store, game, ("first", None), ("second", None), ("private", 1))
    await post(store, other, ("elsewhere", None))
    [first] = await store.claim(10, 70, limit=1)
    await store.failed(first.id, next_try=500)
    assert await claimed(store, 20, until=30) == ["private", "elsewhere"]
    again = await store.claim(500, 560)
    assert [m.message.kind for m in again] == ["first", "second", "private", "elsewhere"]
    assert (again[0].attempts, again[0].nonce) == (1, first.nonce)


async def test_what_was_sent_never_comes_again_and_is_forgotten_later(
    store: Store, tables: Tables, database: Path
) -> None:
    game = await empty_game(store, tables)
    await post(store, game, ("a", None))
    [a] = await store.claim(10, 70)
    await store.sent([a.id], 11)
    assert await claimed(store, 10_000) == []
    await store.forget_sent(before=12)
    assert rows(database, "SELECT count(*) FROM outbox WHERE id = ?", a.id) == [(0,)]


async def test_nonces_differ_within_a_store_and_after_reopening(database: Path) -> None:
    for _ in range(3):
        store = await Store.open(database)
        tables = Tables(store)
        await post(store, await start(tables), *[("a", None)] * 20)
        await store.close()
    [(all_of_them, different)] = rows(database, "SELECT count(*), count(DISTINCT nonce) FROM outbox")
    assert all_of_them == different > 60


async def test_messages_survive_a_restart(database: Path) -> None:
    store = await Store.open(database)
    game = await start(Tables(store, clock=lambda: 5))
    await store.close()
    store = await Store.open(database)
    assert [m.message.kind for m in await store.claim(5, 6)] == ["start", "board", "turn"]
    assert {m.game for m in await store.claim(7, 8)} == {game}
    await store.close()
