"""What the bot must be allowed to do in a channel, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.house import House
from bot.store import Status
from engine.core import Text, say

_ALWAYS = ("view_channel", "attach_files")
_ARCHIVED = 50083  # Discord's code: a message in an archived thread cannot be edited, one that is locked too takes none


def missing(granted: discord.Permissions, *, in_thread: bool, new_thread: bool = False) -> list[Text]:
    """Those that the bot lacks for playing there, in words."""
    needed = [*_ALWAYS, "send_messages_in_threads" if in_thread or new_thread else "send_messages"]
    if new_thread:
        needed.append("create_public_threads")
    return [say(f"bot-permission-{name}") for name in needed if not getattr(granted, name)]


def unchangeable(error: Exception) -> bool:
    """Whether a message cannot be changed any more: it is gone, or its thread is archived."""
    return isinstance(error, discord.NotFound) or (isinstance(error, discord.HTTPException) and error.code == _ARCHIVED)


def shut_out(error: Exception) -> bool:
    """Whether the bot cannot write there until somebody does something about it."""
    return isinstance(error, discord.Forbidden) or unchangeable(error)


async def closed_channels(client: discord.Client, house: House) -> list[Text]:
    """The running games whose channel the bot can no longer serve, for the host to read."""
    rows = await house.store.games(Status.RUNNING)
    return [text for row in rows for text in _closed(client, row.id, row.thread or row.channel or 0)]


def _closed(client: discord.Client, game: int, channel_id: int) -> Iterator[Text]:
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return  # an archived thread is not known before something happens in it
    granted = channel.permissions_for(channel.guild.me)
    if lacks := missing(granted, in_thread=isinstance(channel, discord.Thread)):
        yield say("bot-start-permissions", game=game, channel=f"#{channel.name}", permissions=lacks)
