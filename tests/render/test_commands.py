"""`python -m render`, and plain pictures for games without their own."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.anachrony.game import GAME
from engine.core import Dice, Game, Table
from engine.core.export import Record, to_json
from engine.players import random as random_player
from render import alt_text, draw_chart, draw_player, draw_scores, draw_table, text_board
from render.__main__ import at_position, draw_all, main
from tests.harbour.rules import GAME as HARBOUR
from tests.render.positions import crowded, long_name

HARBOUR_ID = "tests.harbour.rules"


def played(game: Game[Any], players: int, most: int = 10_000) -> Record:
    record = Record(game, game.config(players), "pictures")
    table = Table.new(game, record.config, record.seed)
    record.keep(table.change)
    dice = Dice("answers")
    while table.waiting and len(record.journal) < most:
        seat = table.waiting[0]
        record.keep(table.answer(seat, random_player.play(table, seat, dice)))
    return record


@pytest.mark.parametrize("options", [[], ["--seat", "1", "--locale", "ru", "--position", "40"]])
def test_every_picture_of_an_export_is_drawn(tmp_path: Path, options: list[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(to_json(played(GAME, 2).export()))
    assert main([str(file), "--out", str(tmp_path / "out"), "--game", "engine.anachrony.game", *options]) == 0
    names = {path.name for path in (tmp_path / "out").iterdir()}
    private = bool(options)
    assert names >= {"table.png", "player-1.png", "chart.png", "board.txt", "alt.txt"}
    assert ("scores.png" in names) != private
    assert ("player-2.png" in names) != private


def test_every_position_can_be_drawn_also_between_secret_answers(tmp_path: Path) -> None:
    export = played(GAME, 2).export()
    drawn = [at_position(GAME, export, position) for position in range(len(export.journal) + 1)]
    waiting = [record for record in drawn if record.pending]
    assert waiting
    secret = next(iter(waiting[0].pending))
    with_secret = draw_all(waiting[0], "anachrony", "en", secret + 1)
    assert b"Only you know this" in with_secret["alt.txt"]
    assert b"Only you know this" not in draw_all(waiting[0], "anachrony", "en", None)["alt.txt"]


def test_a_secret_answer_of_a_draft_is_no_warp_tile() -> None:
    state = crowded()
    state.phase = "endgame_draft"
    state.players[0].hand = ["water", "workers"]
    drawn = [
        draw_player("anachrony", GAME.view(state, 0), seat=0, locale="en", names=long_name, pending=pending)
        for pending in (None, "water")
    ]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("wrong", [["--position", "100000"], ["--seat", "3"]])
def test_a_position_or_seat_that_is_not_there_is_refused(tmp_path: Path, wrong: list[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(to_json(played(GAME, 2, 30).export()))
    with pytest.raises(SystemExit):
        main([str(file), "--out", str(tmp_path / "out"), *wrong])


def test_a_false_export_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(to_json(played(GAME, 2, 30).export()).replace(b'"rules": "', b'"rules": "9'))
    assert main([str(file), "--out", str(tmp_path), "--game", "engine.anachrony.game"]) == 1
    assert "rules" in capsys.readouterr().err


@pytest.mark.parametrize("game_id", [HARBOUR_ID, "a game nobody knows"])
def test_a_game_without_pictures_gets_plain_ones(game_id: str) -> None:
    table = played(HARBOUR, 3, 12).load()
    view = table.view(None)
    picture = draw_table(game_id, view, locale="en", names=long_name, turn=table.waiting, since=view)
    assert Image.open(io.BytesIO(picture.data)).size == (picture.width, picture.height)
    assert draw_player(game_id, view, seat=0, locale="ru", names=long_name).data
    assert draw_chart(game_id, [view], locale="ru", names=long_name) is None
    board = text_board(game_id, view, locale="en", names=long_name, turn=table.waiting)
    assert all(field.split("_")[0] in board for field in view.__struct_fields__)
    assert "storm" in alt_text(game_id, view, locale="en", names=long_name)


def test_plain_score_sheets_show_places_and_the_words_of_the_game() -> None:
    table = played(HARBOUR, 3).load()
    assert table.result is not None
    sheet = draw_scores(HARBOUR_ID, table.view(None), table.result, locale="en", names=long_name)
    assert sheet.height > 300
    assert "harbour-" not in sheet.alt
