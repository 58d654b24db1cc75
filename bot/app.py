"""Serving: the store, the live games and the client put together, and taken apart in order."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord

from bot.client import Slowtable
from bot.config import BadConfig, Config
from bot.house import House
from bot.pictures import Drawn, Pictures
from bot.store import Store
from bot.tables import Tables
from engine import games
from engine.core import say

log = logging.getLogger("slowtable")


@asynccontextmanager
async def house(
    database: Path, game_names: Sequence[str], pictures: Pictures, clock: Callable[[], int] | None = None
) -> AsyncIterator[House]:
    """CannotOpen, if the database cannot be served."""
    store = await Store.open(database)
    tables = Tables(store, clock=clock) if clock else Tables(store)
    try:
        yield House(store, tables, game_names, pictures, clock) if clock else House(store, tables, game_names, pictures)
    finally:
        await tables.close()
        await store.close()


async def serve(config: Config, connector: aiohttp.BaseConnector | None = None) -> None:
    """Until the process is told to stop. BadConfig, if Discord refuses the token."""
    async with house(config.database, games.names(), Drawn()) as made:
        client = Slowtable(made, connector)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, lambda: loop.create_task(client.close()))
        try:
            await client.start(config.token)
        except discord.LoginFailure as error:
            raise BadConfig(say("bot-config-token-refused")) from error
        finally:
            if not client.is_closed():
                await client.close()
        log.info("stopped")
