"""A bot in a process of its own, on a local Discord in another. Arguments: kind, port, certificate, database."""

from __future__ import annotations

import asyncio
import ssl
import sys
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import app
from bot.client import Slowtable
from bot.config import Config
from bot.playground.server import LOOPBACK, TOKEN, way

READY = 0.05  # the local Discord sends its guilds at once


class Bare(discord.Client):
    """The least that a bot can do: it answers every click with "ok"."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("ok", ephemeral=True)


async def bare(connector: aiohttp.TCPConnector) -> None:
    async with Bare(intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=READY) as client:
        await client.start(TOKEN)


async def slowtable(connector: aiohttp.TCPConnector, database: Path) -> None:
    """As people meet it: every registered game, real pictures."""
    async with app.furnished(Config(TOKEN, database, LOOPBACK, 0, "en")) as house:
        await app.run(Slowtable(house, connector, guild_ready_timeout=READY), TOKEN)


async def main(kind: str, port: str, certificate: str, database: str) -> None:
    connector = way(int(port), ssl.create_default_context(cafile=certificate))
    await (bare(connector) if kind == "bare" else slowtable(connector, Path(database)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
