from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import Answer, Dice, Table, commitment
from engine.core.export import Export, Record, Untrue, from_json, to_json, verify
from engine.players import random
from tests.engine.core.script import Script, ask, play
from tests.harbour import GAME


def finished(seed: str = "export", undo: bool = True) -> Export:
    config = GAME.config(3)
    table = Table.new(GAME, config, seed)
    record = Record(GAME, config, seed)
    record.keep(table.change)
    dice = Dice("players")
    while table.result is None:
        seat = dice.choice(table.waiting)
        record.keep(table.answer(seat, random.answer(table.asks[seat], dice)))
        if undo and table.undo_refusal(seat) is None and dice.below(4) == 0:
            record.keep(table.undo(seat))
    return record.export()


def test_an_export_reproduces_the_game_from_its_file() -> None:
    export = finished()
    again = from_json(to_json(export))
    assert again == export
    assert verify(GAME, again).result == export.result


def test_the_file_has_one_line_for_each_entry() -> None:
    export = finished()
    lines = to_json(export).decode().splitlines()
    assert len([line for line in lines if '"do":' in line]) == len(export.journal)


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        (lambda e: replace(e, seed="another"), "seed"),
        (lambda e: replace(e, seed="another", commitment=commitment("another")), "refused|itself|another"),
        (lambda e: replace(e, journal=e.journal[:-1]), "another"),
        (lambda e: replace(e, journal=[*e.journal, Answer(0, "action", "rest")]), "refused"),
        (lambda e: replace(e, journal=[e.journal[1], e.journal[0], *e.journal[2:]]), "itself"),
        (lambda e: replace(e, result=None), "result"),
        (lambda e: replace(e, digest="0"), "position"),
        (lambda e: replace(e, rules="0"), "rules"),
    ],
)
def test_a_lie_is_found(lie: object, told: str) -> None:
    export = finished(undo=False)
    with pytest.raises(Untrue, match=told):
        verify(GAME, lie(export))  # type: ignore[operator]


def test_a_running_game_can_be_exported() -> None:
    record = play(Script(ask(0), ask(1)), (0, "x"))
    export = record.export()
    assert export.result is None
    assert verify(record.game, from_json(to_json(export))).waiting == [1]


def test_a_game_that_lived_through_a_change_of_rules_is_verified_from_there_on() -> None:
    record = play(Script(ask(0), ask(1), ask(0)), (0, "x"))
    record.game = Script(ask(0, ids=["p", "q"]), ask(1), ask(0), rules="2")
    table = record.load()
    record.keep(table.change)
    record.keep(table.answer(1, "y"))
    record.keep(table.answer(0, "x"))
    export = from_json(to_json(record.export()))
    assert export.origin is not None
    assert verify(record.game, export).result == table.result
    with pytest.raises(Untrue):
        verify(record.game, replace(export, origin=None))


def test_an_undo_by_consent_is_verified_too() -> None:
    record = play(Script(ask(0), ask(1), ask(0)), (0, "x"), (1, "x"))
    table = record.load(before=0)
    record.keep(table.undo(0, consent=[1]))
    assert verify(record.game, record.export()).waiting == [0]
