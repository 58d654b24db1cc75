"""Figures of the pictures: `python -m bench.pictures`.

The whole-table picture of a crowded four-player game, as a ratio to encoding a picture of the same size alone, its
size, and the longest pause of an event loop while pictures are drawn beside it.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable
from typing import Any

from PIL import Image

from engine.anachrony.game import GAME
from render import draw_table
from render.anachrony import table
from render.anachrony.scene import Scene
from render.canvas import encode
from render.worker import Worker
from tests.render.positions import crowded, long_name

ROUNDS = 25
TICK = 0.001


def times(act: Callable[[], Any], rounds: int = ROUNDS) -> list[float]:
    """Milliseconds of each round, after three that warm the caches."""
    for _ in range(3):
        act()
    taken = []
    for _ in range(rounds):
        start = time.perf_counter()
        act()
        taken.append((time.perf_counter() - start) * 1000)
    return sorted(taken)


def p95(taken: list[float]) -> float:
    return taken[min(len(taken) - 1, round(0.95 * (len(taken) - 1)))]


async def _longest_pause(act: Callable[[], Any]) -> float:
    """Milliseconds by which the loop was late at worst while ten pictures were drawn."""
    worker, late = Worker(), [0.0]

    async def watch() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(TICK)
            late[0] = max(late[0], time.perf_counter() - start - TICK)

    watcher = asyncio.create_task(watch())
    for _ in range(10):
        await worker.draw(act)
    watcher.cancel()
    worker.close()
    return late[0] * 1000


def main() -> dict[str, float]:
    view = GAME.view(crowded(), None)

    def whole() -> Any:
        return draw_table("anachrony", view, locale="ru", names=long_name, turn=[1])

    image: Image.Image = table.draw(Scene(view, "ru", long_name, None, [1])).image
    encoding, drawing = times(lambda: encode(image)), times(whole)
    base = statistics.median(encoding)
    return {
        "table p50 ms": statistics.median(drawing),
        "table p95 ms": p95(drawing),
        "encoding alone p50 ms": base,
        "table p50 / encoding (at most 2.5)": statistics.median(drawing) / base,
        "table p95 / encoding (at most 2.5)": p95(drawing) / base,
        "size KiB (aim under 400)": len(whole().data) / 1024,
        "event loop's longest pause ms (under 50)": asyncio.run(_longest_pause(whole)),
    }


if __name__ == "__main__":
    for name, value in main().items():
        print(f"{name:45} {value:8.2f}")
