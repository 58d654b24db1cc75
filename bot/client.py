"""The Discord client: it connects, hears interactions, and hands them on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord

from bot import lobbies, lobby, permissions
from bot.acknowledge import acknowledge
from bot.clicks import Clicks
from bot.commands import Tree, game, health, look, people, play, remind, rules
from bot.control import Control, parse
from bot.house import House
from bot.sender import Sender
from bot.timekeeper import Timekeeper
from engine.core import Change, Illegal, say

log = logging.getLogger("slowtable.client")

_LOBBY = ("join", "leave", "start")
_VOTE = ("agree", "decline", "back")


class Slowtable(discord.Client):
    """Least privilege: no message content, no member list."""

    def __init__(self, house: House, connector: aiohttp.BaseConnector | None = None, **options: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        # Nobody speaks at this table, so nobody needs to hear that the libraries for it are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=intents, connector=connector, allowed_mentions=discord.AllowedMentions.none(), **options
        )
        self.house = house
        self.clicks = Clicks(house)
        self.tree = Tree(self, house, self.clicks)
        for commands in (game, play, look, people, remind, health, rules):
            commands.install(self.tree)
        self.timekeeper = Timekeeper(house)
        self.sender = Sender(house, self, self.timekeeper.review)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(self.tree.words)
        await self.tree.sync()
        self.house.tables.listen(self._changed)
        self.sender.start()
        self.timekeeper.start()
        await self.house.tables.resume()

    async def on_ready(self) -> None:
        show = self.house.speech.in_language(self.house.language)
        for text in await permissions.closed_channels(self, self.house):
            log.warning(show(text))

    def _changed(self, game: int, changes: Sequence[Change]) -> None:
        self.sender.wake(game, changes)
        self.timekeeper.wake(game, changes)

    async def close(self) -> None:
        await self.timekeeper.stop()
        await self.sender.stop()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Controls and forms; commands go through the tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        if not self.tree.once.first(interaction.id):
            return
        data: Any = interaction.data or {}
        control = parse(str(data.get("custom_id", "")))
        try:
            await self.house.meet(interaction)
            if control is None:
                raise Illegal(say("bot-refuse-stale"))
            if control.verb in _LOBBY:
                await self._lobby(interaction, control)
            elif control.verb in _VOTE:
                await people.answer_vote(self.tree, interaction, control)
            elif control.verb == "late":
                await people.decide_about_the_late(self.tree, interaction, control, _values(data))
            else:
                await self.clicks.handle(interaction, control, _values(data))
        except Exception as error:
            await self.tree.excuse(interaction, error)

    async def _lobby(self, interaction: discord.Interaction[Any], control: Control) -> None:
        row = await self.house.store.game(control.game)
        if row is None or row.guild != interaction.guild_id:
            raise Illegal(say("bot-refuse-no-game"))
        person = interaction.user.id
        if control.verb == "start":
            await acknowledge(interaction)
            await lobby.start(self.house, row, person)
            return
        await (lobby.join if control.verb == "join" else lobby.leave)(self.house, row, person)
        view = await lobbies.view(self.house, row)
        await interaction.response.edit_message(view=view)
        view.stop()


def _values(data: Any) -> list[str]:
    """What was picked in a menu or typed into a form."""
    picked = [str(value) for value in data.get("values", [])]
    typed = [
        str(field.get("value", ""))
        for row in data.get("components", [])
        for field in [*row.get("components", []), *([row["component"]] if "component" in row else [])]
    ]
    return picked + typed
