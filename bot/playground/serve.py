"""The playground: the bot on the local Discord, and the chat in a browser."""

from __future__ import annotations

import asyncio
import logging
import time

from bot import app
from bot.client import Slowtable
from bot.config import Config
from bot.playground.page import Page
from bot.playground.server import LocalDiscord
from bot.playground.world import World
from bot.store import Store

log = logging.getLogger("slowtable.playground")

_SAVE_EVERY = 2.0
_READY = 0.05  # the local Discord sends its guilds at once


async def serve(config: Config) -> None:
    async with app.furnished(config) as house:
        world = World(time.time)
        if saved := await house.store.world():
            world.load(saved)
        async with LocalDiscord(world=world) as discord:
            discord.traffic.keeping = False
            page = Page(discord)
            await page.start(config.host, config.port)
            log.info("open http://%s:%s in a browser; Ctrl+C stops", config.host, page.port)
            saving = asyncio.create_task(_keep(house.store, world))
            try:
                await app.run(Slowtable(house, discord.connector(), guild_ready_timeout=_READY), discord.token)
            finally:
                saving.cancel()
                await page.stop()
                await house.store.set_world(world.dump())


async def _keep(store: Store, world: World) -> None:
    """What people see in the chat survives the process, but for the last moment."""
    last = b""
    while True:
        await asyncio.sleep(_SAVE_EVERY)
        data = world.dump()
        if data != last:
            await store.set_world(data)
            last = data
