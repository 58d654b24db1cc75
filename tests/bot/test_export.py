"""Whole games out of the store, and games that outlive their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.tables import Tables
from engine.core import Game, Option, Play, Rule, say
from engine.core.export import Export, Untrue, from_json, to_json, verify
from engine.core.journal import Amend
from tests.bot.play import bid, fingerprint, finish, look, rows, start, step
from tests.harbour import GAME
from tests.harbour.rules import Harbour, State


class Newer(Harbour):
    """The same rules under another number."""

    rules = "2"


class Slower(Harbour):
    """Turns begin with a question of their own, so that no answer of a turn fits any more."""

    rules = "2"

    def step(self, g: Play[State]) -> Rule[None]:
        if g.state.phase == "turns":
            ready = [Option("light", say("harbour-watch-light")), Option("sleep", say("harbour-watch-sleep"))]
            yield from g.choose(g.state.order[g.state.turn], "watch", ready)
        yield from super().step(g)


def under(store: Store, game: Game[Any]) -> Tables:
    return Tables(store, find=lambda name: game)


async def exported(tables: Tables, game: int) -> Export:
    return from_json(to_json(await tables.export(game)))


@pytest.mark.parametrize("answers", [0, 1, 4, 9])
async def test_a_running_game_exports_and_verifies(tables: Tables, answers: int) -> None:
    game = await start(tables, players=3)
    for _ in range(answers):
        await step(tables, game)
    table = verify(GAME, await exported(tables, game))
    assert table.view(None) == (await look(tables, game)).view(None)


async def test_a_finished_game_exports_verifies_and_keeps_one_snapshot(tables: Tables, database: Path) -> None:
    game = await start(tables)
    await finish(tables, game)
    export = await exported(tables, game)
    assert verify(GAME, export).result == export.result is not None
    assert rows(database, "SELECT count(*) FROM snapshots") == [(1,)]


async def test_a_tampered_journal_does_not_verify(tables: Tables) -> None:
    game = await start(tables)
    await finish(tables, game)
    export = await exported(tables, game)
    del export.journal[-1]
    with pytest.raises(Untrue):
        verify(GAME, export)


async def test_newer_rules_take_a_running_game_over_in_silence_where_all_fits(
    tables: Tables, store: Store, database: Path
) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    await tables.answer(game, seat, "rest")
    view, messages = (await look(tables, game)).view(None), rows(database, "SELECT count(*) FROM outbox")
    newer = under(store, Newer())
    assert (await look(newer, game)).view(None) == view
    assert (await store.journal(game))[-1] == Amend("2", back_to=3, checkpoint=2)
    assert rows(database, "SELECT count(*) FROM outbox") == messages
    assert rows(database, "SELECT rules FROM games") == [("2",)]
    assert await fingerprint(under(store, Newer()), game) == await fingerprint(newer, game)
    assert len(await store.journal(game)) == 4  # taken over once
    await finish(newer, game)
    verify(Newer(), await exported(newer, game))


async def test_answers_that_no_longer_fit_are_asked_again_and_people_are_told(
    tables: Tables, store: Store, database: Path
) -> None:
    game = await start(tables)
    seat = await bid(tables, game)
    await tables.answer(game, seat, "rest")
    slower = under(store, Slower())
    assert (await look(slower, game)).asks[seat].key == "watch"
    told = rows(database, "SELECT kind, payload FROM outbox WHERE game = ? AND length = 4 ORDER BY id", game)
    assert "core-log-amended" in told[0][1]
    assert [kind for kind, _ in told] == ["log", "board", "turn", "next"]
    await finish(slower, game)
    verify(Slower(), await exported(slower, game))


async def test_secret_answers_outlive_a_change_of_rules(tables: Tables, store: Store) -> None:
    game = await start(tables)
    card = (await look(tables, game)).asks[0].options[0].id
    await tables.answer(game, 0, card)
    newer = under(store, Newer())
    assert (await look(newer, game)).pending == {0: card}
    assert (await look(under(store, Newer()), game)).pending == {0: card}
    await finish(newer, game)


async def test_what_is_over_stays_under_the_rules_it_was_played_by(tables: Tables, store: Store) -> None:
    game = await start(tables)
    await finish(tables, game)
    journal = await store.journal(game)
    newer = under(store, Newer())
    assert (await look(newer, game)).result == (await look(tables, game)).result
    assert await store.journal(game) == journal
    export = await exported(newer, game)
    assert export.rules == "1"
    verify(GAME, export)
