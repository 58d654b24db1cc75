"""Pictures are drawn beside the event loop, several at once."""

from __future__ import annotations

import asyncio
import threading

import pytest

import render
from bot.pictures import Drawn
from engine.anachrony.game import GAME
from tests.render.positions import crowded, long_name


async def test_pictures_drawn_at_once_are_those_drawn_one_by_one() -> None:
    views = [GAME.view(crowded(players, era), None) for players in (2, 4) for era in (3, 6)]
    drawn = Drawn()
    made = await asyncio.gather(*(drawn.table("anachrony", view, "en", long_name, [0]) for view in views))
    drawn.close()
    alone = [render.draw_table("anachrony", view, locale="en", names=long_name, turn=[0]) for view in views]
    assert [picture.data for picture in made] == [picture.data for picture in alone]
    assert [picture.alt for picture in made] == [picture.alt for picture in alone]


async def test_nothing_is_drawn_by_the_event_loops_own_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def draw_table(*_: object, **__: object) -> render.Picture:
        threads.append(threading.current_thread())
        return render.Picture(b"", "", 1, 1)

    monkeypatch.setattr(render, "draw_table", draw_table)
    drawn = Drawn()
    await drawn.table("anachrony", None, "en", long_name, [])
    drawn.close()
    assert len(threads) == 1
    assert threading.main_thread() not in threads
