"""The playground: the bot on the local Discord, and the chat in a browser."""

from __future__ import annotations

import logging
import time

from bot import app
from bot.client import Slowtable
from bot.config import Config
from bot.playground.keeper import Keeper
from bot.playground.page import Page
from bot.playground.server import LocalDiscord
from bot.playground.world import World
from engine.core.language import Messages
from engine.core.text import Text

log = logging.getLogger("slowtable.playground")

_READY = 0.05  # the local Discord sends its guilds at once


async def serve(config: Config) -> None:
    async with app.furnished(config) as house:
        first = Messages(["bot.playground"]).show(Text("page-first-person"), config.language)
        world = World(time.time, owner=first)
        keeper = Keeper(house.store, world)
        await keeper.load()
        async with LocalDiscord(world=world, keep=keeper.save) as discord:
            discord.traffic.keeping = False
            page = Page(discord, house.game_names)
            await page.start(config.host, config.port)
            log.info("open http://%s:%s in a browser; Ctrl+C stops", config.host, page.port)
            try:
                await app.run(Slowtable(house, discord.connector(), guild_ready_timeout=_READY), discord.token)
            finally:
                await page.stop()
                await keeper.save()
