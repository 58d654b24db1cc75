"""`python -m render` and the platform find The LOOP's own pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.export import to_json
from engine.the_loop.game import GAME
from render.__main__ import main
from tests.render.test_commands import played


@pytest.mark.parametrize("options", [[], ["--seat", "2", "--locale", "ru", "--position", "12"]])
def test_every_picture_of_an_export_is_drawn(tmp_path: Path, options: list[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(to_json(played(GAME, 2).export()))
    assert main([str(file), "--out", str(tmp_path / "out"), *options]) == 0
    names = {path.name for path in (tmp_path / "out").iterdir()}
    private = bool(options)
    assert names >= {"table.png", "player-2.png", "chart.png", "board.txt", "alt.txt"}
    assert ("scores.png" in names) != private
    text = (tmp_path / "out" / "board.txt").read_text(encoding="utf-8")
    assert ("КОЛЬЦО ЭПОХ" if private else "THE RING") in text
