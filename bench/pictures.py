"""The whole-table picture of a crowded four-player game: how long it takes, how large it is, how the loop feels."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from statistics import median
from typing import Any

from bench.figure import Figure
from bench.timing import in_turns
from bot.pictures import Drawn
from engine.anachrony.game import GAME
from engine.anachrony.state import State
from render import Picture, draw_table
from render.anachrony import table
from render.anachrony.scene import Scene
from render.canvas import encode
from tests.render.positions import crowded, long_name

TURNS = 40
TICK = 0.001
DRAWN_BESIDE = 20
TIMES = 2.5
MILLISECONDS = 50.0
KIBIBYTES = 400.0


def measure() -> list[Figure]:
    view = GAME.view(crowded(doomsday=True), None)
    common: dict[str, Any] = {"locale": "ru", "names": long_name, "turn": [1]}

    def whole() -> Picture:
        return draw_table("anachrony", view, **common)

    image = table.draw(Scene(view, "ru", long_name, None, [1])).image
    encoding, drawing = in_turns([lambda: _one(encode(image)), lambda: _one(whole())], TURNS)
    ratios = sorted(cost / base for cost, base in zip(drawing, encoding, strict=True))
    picture = whole()
    took = f"{1000 * median(drawing):.0f} ms, encoding {1000 * median(encoding):.0f} ms"
    size = f"{picture.width} x {picture.height}"
    pause, idle = asyncio.run(_pauses(view))
    without = f"{idle:.1f} ms without drawing"
    return [
        Figure(
            "pictures.p50", "whole table drawn, p50, encoding alone = 1", median(ratios), at_most=TIMES, detail=took
        ),
        Figure("pictures.p95", "whole table drawn, p95, encoding alone = 1", _p95(ratios), at_most=TIMES),
        Figure("pictures.size", "its size", len(picture.data) / 1024, "KiB", at_most=KIBIBYTES, detail=size),
        Figure(
            "pictures.pause", "longest pause of the loop beside it", pause, "ms", at_most=MILLISECONDS, detail=without
        ),
    ]


def _one(_: object) -> int:
    return 1


def _p95(ordered: list[float]) -> float:
    return ordered[round(0.95 * (len(ordered) - 1))]


async def _pauses(view: State) -> tuple[float, float]:
    """The longest pause while the bot draws pictures, and in as long a time without."""
    drawn = Drawn()

    async def beside() -> None:
        await asyncio.gather(*(drawn.table("anachrony", view, "ru", long_name, [1]) for _ in range(DRAWN_BESIDE)))

    began = time.perf_counter()
    drawing = await _longest_pause(beside())
    drawn.close()
    return drawing, await _longest_pause(asyncio.sleep(time.perf_counter() - began))


async def _longest_pause(meanwhile: Coroutine[Any, Any, None]) -> float:
    """Milliseconds by which the loop was late at worst."""
    late = 0.0

    async def watch() -> None:
        nonlocal late
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            late = max(late, time.perf_counter() - began - TICK)

    watcher = asyncio.create_task(watch())
    await meanwhile
    watcher.cancel()
    return late * 1000
