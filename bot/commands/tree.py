"""The command tree: localised names, one place for refusals and errors."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.acknowledge import Once, whisper
from bot.clicks import Clicks, Refused, refusal_line
from bot.commands import arguments
from bot.house import House
from bot.speech import Speech, language_of
from bot.store import GameRow, Stale, Status
from bot.wishes import Wishes
from engine import games
from engine.core import PERSON, Illegal, Text, say

log = logging.getLogger("slowtable.commands")

Choices: TypeAlias = list[app_commands.Choice[str]]
Suggest: TypeAlias = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


class Words(app_commands.Translator):
    """Names and descriptions of commands, from the same message files as everything else."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def name(self, key: str) -> app_commands.locale_str:
        return self._string(say(f"bot-name-{key}"))

    def about(self, key: str) -> app_commands.locale_str:
        return self._string(say(f"bot-about-{key}"))

    def _string(self, text: Text) -> app_commands.locale_str:
        return app_commands.locale_str(self.speech.in_language("en")(text), text=text)

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        text, language = string.extras.get("text"), language_of(locale)
        return self.speech.in_language(language)(text) if text is not None and language != "en" else None


# A command of an older version of the bot, or arguments that Discord would not have let through.
_NOT_OURS = (
    app_commands.CommandNotFound, app_commands.TransformerError, app_commands.CommandSignatureMismatch,
    app_commands.NoPrivateMessage,
)  # fmt: skip
_EXPIRED = 10062


class Tree(app_commands.CommandTree[Any]):
    """Whatever a handler raises becomes a kind private message; only what nobody foresaw is logged as an error."""

    def __init__(self, client: discord.Client, house: House, clicks: Clicks) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.house, self.clicks, self.words = house, clicks, Words(house.speech)
        self.once = Once()

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether it is new, and holds what Discord lets through: the client does not look at that."""
        if not self.once.first(interaction.id):
            return False
        await self.house.meet(interaction)
        if arguments.proper(interaction):
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            show = self.house.speech.in_language(await self.clicks.language(interaction))
            await whisper(interaction, show(say("bot-refuse-command")))
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.excuse(interaction, cause)

    async def excuse(self, interaction: discord.Interaction[Any], cause: Exception) -> None:
        show = self.house.speech.in_language(await self.clicks.language(interaction))
        if isinstance(cause, Refused):
            text = show(cause.text)
        elif isinstance(cause, Illegal):
            text = refusal_line(cause, show)
        elif isinstance(cause, Stale):
            text = show(say("bot-refuse-stale"))
        elif isinstance(cause, discord.HTTPException) and cause.code == _EXPIRED:
            log.warning("an interaction was answered too late")
            return  # the person has been told so by Discord
        elif isinstance(cause, _NOT_OURS):
            text = show(say("bot-refuse-command"))
        else:
            log.error("a command failed", exc_info=cause)
            self.house.trouble(f"a command failed: {type(cause).__name__}")
            text = show(say("bot-error"))
        await whisper(interaction, text)

    async def find_game(self, interaction: discord.Interaction[Any]) -> GameRow | None:
        """The game of this channel; in a direct message the one game that this person could mean."""
        if interaction.guild_id is None:
            return await self._meant(interaction.user.id)
        row = await self.house.here(interaction.channel_id)
        return row if row is not None and row.guild == interaction.guild_id else None

    async def game_here(self, interaction: discord.Interaction[Any]) -> GameRow:
        row = await self.find_game(interaction)
        if row is None:
            private = interaction.guild_id is None
            raise Refused(say("bot-refuse-no-game-private") if private else say("bot-refuse-no-game-here"))
        return row

    async def _meant(self, person: int) -> GameRow | None:
        """My only running game, or the only one that waits for me."""
        rows = await self.house.store.games(Status.RUNNING, person=person)
        if len(rows) > 1:
            rows = [row for row in rows if await self.house.waits_for(row, person)]
        return rows[0] if len(rows) == 1 else None

    async def wishes_changed(self, person: int, old: Wishes, new: Wishes) -> None:
        """Deadlines follow what a person wishes from now on."""
        await self.client.timekeeper.wishes_changed(person, old, new)

    def is_owner(self, person: int) -> bool:
        """Of the application: the host, or the host's team."""
        about = self.client.application
        if about is None:
            return False
        team = [member.id for member in about.team.members] if about.team else []
        return person in [about.owner.id, *team]

    async def games_like(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        show = self.house.speech.in_language(await self.clicks.language(interaction))
        titles = {name: show(say(f"{games.find(name).id}-title")) for name in self.house.game_names}
        return [
            app_commands.Choice(name=title, value=name)
            for name, title in titles.items()
            if typed.casefold() in f"{title} {name}".casefold()
        ][:25]

    async def begun_here(self, interaction: discord.Interaction[Any]) -> GameRow:
        """A game that has, or had, a table to look at."""
        row = await self.game_here(interaction)
        if row.status is Status.LOBBY:
            raise Refused(say("bot-refuse-not-begun"))
        return row


def suggesting(suggest: Suggest) -> Suggest:
    """Whoever may not be told anything gets no suggestions: there is no place for a refusal among them."""

    @functools.wraps(suggest)
    async def careful(interaction: discord.Interaction[Any], typed: str) -> Choices:
        try:
            return await suggest(interaction, str(typed))
        except (Refused, Illegal):
            return []

    return careful


async def my_seats(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow) -> list[int]:
    """The seats this person holds; Refused if none."""
    seats = await tree.house.store.seats(row_.id)
    mine = [s.seat for s in seats if s.person == interaction.user.id and s.player == PERSON]
    if not mine:
        raise Refused(say("bot-refuse-not-playing"))
    return mine
