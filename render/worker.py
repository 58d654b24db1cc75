"""Drawing beside the event loop, in one thread.

Measured by bench/pictures.py: Pillow lets go of the interpreter while it encodes and pastes, so the loop's longest
pause stays far below 50 ms; a process would keep its own sprite caches and cost the copying of views. A second
thread would not draw faster, and one keeps the order in which pictures were asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class Worker:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "pictures")

    async def draw(self, draw: Callable[..., T], *args: Any, **options: Any) -> T:
        """`await worker.draw(draw_table, "anachrony", view, locale="en", names=names)`."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(draw, *args, **options))

    def close(self) -> None:
        """Finishes what it draws and drops what still waits."""
        self._pool.shutdown(wait=True, cancel_futures=True)
