"""The golden pictures, a quarter as large as drawn. `python -m tests.render.golden` draws them anew."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from engine.anachrony import scoring
from engine.anachrony.game import GAME
from engine.core import ranked, say
from render import Picture, draw_chart, draw_player, draw_scores, draw_table
from tests.render.positions import crowded, long_name

FOLDER = Path(__file__).parent / "golden"


def table() -> Picture:
    return draw_table("anachrony", GAME.view(crowded(), None), locale="ru", names=long_name, turn=[1])


def player() -> Picture:
    state = crowded()
    state.phase = "warp"
    view = GAME.view(state, 2)
    return draw_player("anachrony", view, seat=2, locale="en", names=long_name, pending=["neutronium", "engineer"])


def scores() -> Picture:
    state = crowded()
    result = ranked(say("anachrony-end-eras"), scoring.scores(state))
    return draw_scores("anachrony", GAME.view(state, None), result, locale="ru", names=long_name)


def chronobot() -> Picture:
    state = crowded(1)
    assert state.chronobot is not None
    state.players[state.chronobot.seat].path = "chronobot"
    view = GAME.view(state, None)
    return draw_player("anachrony", view, seat=state.chronobot.seat, locale="ru", names=long_name)


def chart() -> Picture:
    history = [GAME.view(crowded(4, era), None) for era in (2, 4, 6)]
    picture = draw_chart("anachrony", history, locale="en", names=long_name)
    assert picture is not None
    return picture


PICTURES: dict[str, Callable[[], Picture]] = {
    "table": table,
    "player": player,
    "scores": scores,
    "chronobot": chronobot,
    "chart": chart,
}


def small(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB").reduce(4)


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        small(draw()).quantize(256, Image.Quantize.FASTOCTREE).save(FOLDER / f"{name}.png", optimize=True)
