"""/health: how the bot is doing, for its owner's eyes only."""

from __future__ import annotations

from typing import Any

import discord

from bot.acknowledge import acknowledge, whisper
from bot.clicks import Refused, pages
from bot.commands.tree import Tree
from bot.health import examine, report
from engine.core import say


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

    @tree.command(name=words.name("health"), description=words.about("health"))
    async def health(interaction: discord.Interaction[Any]) -> None:
        if not tree.is_owner(interaction.user.id):
            raise Refused(say("bot-refuse-owner"))
        await acknowledge(interaction, thinking=True)
        show = house.speech.in_language(await tree.clicks.language(interaction))
        lines = report(await examine(house, interaction.client.latency))
        for part in pages("\n".join(show(line) for line in lines)):
            await whisper(interaction, part)
