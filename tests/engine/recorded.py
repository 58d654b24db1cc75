"""Recorded games: written by a game's `record`, read and played again by its tests."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.core import Game, Table, Value
from engine.core.export import Record, from_json, to_json, verify


def write(folder: Path, names: Iterable[str], find: Callable[[str], Record]) -> None:
    folder.mkdir(exist_ok=True)
    for name in names:
        record = find(name)
        (folder / f"{name}.json").write_bytes(to_json(record.export()))
        sys.stdout.write(f"{name}: {len(record.journal)} answers, seed {record.seed}\n")
        sys.stdout.flush()


def played_again(file: Path, game: Game[Any], players: int, settings: Mapping[str, Value], end: str) -> Table[Any]:
    """The table at the end of a recorded game, which is true, of this kind, and ends this way in a sound state."""
    export = from_json(file.read_bytes())
    assert export.config == game.config(players, settings)
    table = verify(game, export)
    assert table.result is not None
    assert table.result.reason.key == f"{game.id}-end-{end}"
    assert not list(game.check(game.decode(table.fingerprint()[0])))
    return table
