"""Taking answers back through the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import Tables
from engine.core import Illegal, Undo
from engine.core.export import verify
from tests.bot.play import bid, fingerprint, finish, look, rows, start
from tests.harbour import GAME


async def test_undo_is_an_entry_and_the_table_is_as_before(tables: Tables, store: Store) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    before = await fingerprint(tables, game)
    await tables.answer(game, seat, "rest")
    outcome = await tables.undo(game, seat, interaction="u1")
    assert await tables.undo(game, seat, interaction="u1") == outcome
    assert await fingerprint(tables, game) == before == await fingerprint(Tables(store), game)
    assert (await store.journal(game))[-1] == Undo(seat, 2, 2)


async def test_the_events_of_what_was_taken_back_are_gone(tables: Tables, store: Store) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    await tables.answer(game, seat, "rest")
    assert "harbour-log-rest" in [event.text.key for event in await store.events(game, None)]
    await tables.undo(game, seat)
    keys = [event.text.key for event in await store.events(game, None)]
    assert "harbour-log-rest" not in keys
    assert keys[-1] == "core-log-undo"


async def test_undo_goes_over_a_restart_but_not_over_what_was_learned(tables: Tables, store: Store) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    await tables.answer(game, seat, "rest")
    await Tables(store).undo(game, seat)
    again = Tables(store)
    await again.answer(game, seat, "bottle")  # H3.5 shows a card to all
    with pytest.raises(Illegal, match="core-refuse-undo"):
        await again.undo(game, seat)


async def take_two_turns(tables: Tables, game: int) -> int:
    """The first seat rests and shows a card, the second rests twice; returns the first."""
    seat = await bid(tables, game)
    for who, action in [(seat, "rest"), (seat, "bottle"), (1 - seat, "rest"), (1 - seat, "rest")]:
        await tables.answer(game, who, action)
    return seat


@pytest.mark.parametrize("restarted", [False, True])
async def test_with_consent_undo_goes_back_however_far(tables: Tables, store: Store, restarted: bool) -> None:
    game = await start(tables)
    seat = await take_two_turns(tables, game)
    some = Tables(store) if restarted else tables
    for consent in (None, [], [seat]):
        with pytest.raises(Illegal):
            await some.undo(game, seat, consent=consent)
    await some.undo(game, seat, consent=[1 - seat])
    table = await look(Tables(store), game)
    assert (table.waiting, table.asks[seat].key, table.length) == ([seat], "action", 7)
    assert await fingerprint(Tables(store), game) == await fingerprint(some, game)
    await finish(some, game)
    verify(GAME, await some.export(game))


async def test_a_simple_player_joins_in_the_consent_of_people(tables: Tables) -> None:
    game = await start(tables, players=3)
    seat = await bid(tables, game)
    other, simple = (one for one in range(3) if one != seat)
    await tables.answer(game, seat, "rest")
    await tables.answer(game, seat, "bottle")
    await tables.seat(game, simple, "random")
    await tables.idle()
    with pytest.raises(Illegal):
        await tables.undo(game, seat, consent=[])
    await tables.undo(game, seat, consent=[other])
    assert seat in (await look(tables, game)).waiting


async def test_without_other_people_nothing_revealed_is_taken_back(tables: Tables) -> None:
    game = await start(tables)
    seat = await take_two_turns(tables, game)
    await tables.seat(game, 1 - seat, "random")
    await tables.idle()
    before = (await look(tables, game)).length
    with pytest.raises(Illegal, match="core-refuse-undo"):
        await tables.undo(game, seat)
    with pytest.raises(Illegal, match="core-refuse-undo"):
        await tables.undo(game, seat, consent=[])
    assert (await look(tables, game)).length == before


async def test_nothing_is_left_of_a_snapshot_that_was_undone(tables: Tables, database: Path) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    for _ in range(2):
        await tables.answer(game, seat, "rest")
    assert rows(database, "SELECT max(position) FROM snapshots") == [(4,)]
    await tables.undo(game, seat)
    assert rows(database, "SELECT max(position) FROM snapshots") == [(2,)]
