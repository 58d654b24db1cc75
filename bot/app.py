"""Serving: the store, the live games and the client put together, and taken apart in order."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import discord

from bot.client import Slowtable
from bot.config import BadConfig, Config
from bot.house import House, now
from bot.pictures import Drawn, Pictures
from bot.store import Store
from bot.tables import Tables
from engine import games
from engine.core import say

log = logging.getLogger("slowtable")


@asynccontextmanager
async def house(
    database: Path, game_names: Sequence[str], pictures: Pictures, clock: Callable[[], int] = now, language: str = "en"
) -> AsyncIterator[House]:
    """CannotOpen, if the database cannot be served."""
    store = await Store.open(database)
    tables = Tables(store, clock=clock)
    try:
        yield House(store, tables, game_names, pictures, clock, language)
    finally:
        await tables.close()
        await store.close()


@asynccontextmanager
async def furnished(config: Config) -> AsyncIterator[House]:
    """The house as people meet it: every registered game, real pictures."""
    pictures = Drawn()
    try:
        async with house(config.database, games.names(), pictures, language=config.language) as made:
            heed_signals(made)
            yield made
    finally:
        pictures.close()


def heed_signals(made: House) -> None:
    """From now on a signal ends it in order, however early it comes."""
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, made.told_to_stop.set)


async def serve(config: Config) -> None:
    """Discord, until the process is told to stop."""
    async with furnished(config) as made:
        await run(Slowtable(made), config.token)


async def run(client: Slowtable, token: str) -> None:
    """Until the process is told to stop. BadConfig, if Discord refuses the token or cannot be reached."""
    serving = asyncio.create_task(client.start(token))
    stopping = asyncio.create_task(client.house.told_to_stop.wait())
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    await client.close()
    try:
        with suppress(asyncio.CancelledError):
            await serving
    except discord.LoginFailure as error:
        raise BadConfig(say("bot-config-token-refused")) from error
    except (aiohttp.ClientError, discord.DiscordException) as error:
        if not client.house.told_to_stop.is_set():  # else it was cut short on our own wish
            raise BadConfig(say("bot-config-unreachable", error=str(error))) from error
    log.info("stopped")
