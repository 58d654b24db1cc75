"""Drawing beside the event loop, in one thread.

Pillow lets go of the interpreter while it encodes and pastes, so the loop hardly pauses (bench/pictures.py measures
it); a process would keep its own sprite caches and cost the copying of views. A second
thread would not draw faster, and one keeps the order in which pictures were asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def _own(value: Any) -> Any:
    """A copy of a view: it shares its public parts with a game that may go on while the picture is drawn."""
    if not isinstance(value, msgspec.Struct):
        return value
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=type(value))


class Worker:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "pictures")

    async def draw(self, draw: Callable[..., T], *args: Any, **options: Any) -> T:
        """`await worker.draw(draw_table, "anachrony", view, locale="en", names=names)`."""
        own = partial(draw, *map(_own, args), **{name: _own(value) for name, value in options.items()})
        return await asyncio.get_running_loop().run_in_executor(self._pool, own)

    def close(self) -> None:
        """Finishes what it draws and drops what still waits."""
        self._pool.shutdown(wait=True, cancel_futures=True)
