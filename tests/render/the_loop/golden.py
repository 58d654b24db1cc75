"""Golden pictures of The LOOP, a quarter as large as drawn; `python -m tests.render.the_loop.golden` renews them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.core import cooperative, say
from engine.the_loop.game import GAME
from render import Picture, draw_player, draw_scores, draw_table
from tests.render.golden import FOLDER, small
from tests.render.the_loop.positions import crowded, long_name, opening


def table() -> Picture:
    before, state = opening(4, mode="ultramachine"), crowded(4, "opening", mode="ultramachine")
    before.eras[:4] = state.eras[:4]
    looked = GAME.view(before, None)
    return draw_table("the_loop", GAME.view(state, None), locale="ru", names=long_name, since=looked, turn=[3])


def player() -> Picture:
    return draw_player("the_loop", GAME.view(crowded(), None), seat=3, locale="en", names=long_name, turn=[3])


def scores() -> Picture:
    lost = cooperative(False, say("the_loop-end-fourth_vortex"))
    return draw_scores("the_loop", GAME.view(crowded(mode="clones"), None), lost, locale="ru", names=long_name)


PICTURES: dict[str, Callable[[], Picture]] = {"loop-table": table, "loop-player": player, "loop-scores": scores}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        small(draw()).quantize(256, Image.Quantize.FASTOCTREE).save(FOLDER / f"{name}.png", optimize=True)
