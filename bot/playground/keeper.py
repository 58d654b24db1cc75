"""The chat in the database: what a request has changed is durable before the request is answered."""

from __future__ import annotations

import asyncio

from bot.playground.world import World
from bot.store import Store


class Keeper:
    def __init__(self, store: Store, world: World) -> None:
        self._store, self._world = store, world
        # Who comes while a save is under way must not be told "saved" before that one is done.
        self._saving = asyncio.Lock()

    async def load(self) -> None:
        if frame := await self._store.world():
            self._world.load(frame, await self._store.world_messages())

    async def save(self) -> None:
        async with self._saving:
            frame, messages = self._world.take_changes()
            if frame is None and not messages:
                return
            try:
                await self._store.save_world(frame, messages)
            except BaseException:
                self._world.put_back(messages)
                raise
