"""The first answer to an interaction: at once, once, and through whatever happens to it on the way."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord

from bot.menu import cut

_ALREADY = 40060  # Discord's code for an interaction that has been acknowledged
_TEXT = 2000
_REMEMBERED = 20_000


class Once:
    """Discord may deliver an interaction twice. Across a restart the store knows the answers that were given."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def first(self, interaction: int) -> bool:
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return True


async def acknowledge(interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
    """Says that the click has arrived, nothing more; with `thinking`, a private answer is promised.

    Where the answer to the acknowledgement itself was lost, the client sends it again and hears that it has arrived.
    """
    try:
        await interaction.response.defer(ephemeral=True, thinking=thinking)
    except discord.HTTPException as error:
        if error.code != _ALREADY:
            raise
        interaction.extras["acknowledged"] = True


def acknowledged(interaction: discord.Interaction[Any]) -> bool:
    return interaction.response.is_done() or "acknowledged" in interaction.extras


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """To this person alone, whatever was answered before."""
    await privately(interaction, content=cut(text, _TEXT))


async def privately(interaction: discord.Interaction[Any], **message: Any) -> None:
    """A private message, as the first answer or after it."""
    quiet = discord.AllowedMentions.none()
    if acknowledged(interaction):
        await interaction.followup.send(**message, ephemeral=True, allowed_mentions=quiet)
        return
    try:
        await interaction.response.send_message(**message, ephemeral=True, allowed_mentions=quiet)
    except discord.HTTPException as error:
        if error.code != _ALREADY:  # else it is there, and only the answer was lost
            raise
