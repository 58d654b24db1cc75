"""The whole-table picture of a crowded four-player game: how long it takes, how large it is, how the loop feels."""

from __future__ import annotations

import asyncio
import time
from statistics import median
from typing import Any

from bench.figure import Figure
from bench.timing import in_turns
from engine.anachrony.game import GAME
from render import Picture, draw_table
from render.anachrony import table
from render.anachrony.scene import Scene
from render.canvas import encode
from render.worker import Worker
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
    pause = asyncio.run(_longest_pause(whole))
    return [
        Figure(
            "pictures.p50", "whole table drawn, p50, encoding alone = 1", median(ratios), at_most=TIMES, detail=took
        ),
        Figure("pictures.p95", "whole table drawn, p95, encoding alone = 1", _p95(ratios), at_most=TIMES),
        Figure("pictures.size", "its size", len(picture.data) / 1024, "KiB", at_most=KIBIBYTES, detail=size),
        Figure("pictures.pause", "longest pause of the loop beside it", pause, "ms", at_most=MILLISECONDS),
    ]


def _one(_: object) -> int:
    return 1


def _p95(ordered: list[float]) -> float:
    return ordered[round(0.95 * (len(ordered) - 1))]


async def _longest_pause(act: Any) -> float:
    """Milliseconds by which the loop was late at worst while pictures were drawn in the worker."""
    worker, late = Worker(), [0.0]

    async def watch() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            late[0] = max(late[0], time.perf_counter() - began - TICK)

    watcher = asyncio.create_task(watch())
    for _ in range(DRAWN_BESIDE):
        await worker.draw(act)
    watcher.cancel()
    worker.close()
    return late[0] * 1000
