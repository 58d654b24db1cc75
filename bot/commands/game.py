"""/game: from a lobby to a running game, and its end."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot import clocks, lobbies, lobby, permissions, votes
from bot.acknowledge import acknowledge, whisper
from bot.clicks import Refused, pages
from bot.commands import agree, people
from bot.commands.tree import Tree, suggesting
from bot.speech import Show, language_of
from bot.store import GameRow, Status
from bot.tables import Place
from engine import games
from engine.core import PERSON, say

_THREAD_NAME = 100
_LONGEST_OPEN: Final = 10080  # minutes: a week without a word, the most that Discord has
_UNCHOSEN = "en-US"  # the locale of every server that has chosen none


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house
    group: app_commands.Group = app_commands.Group(
        name=words.name("game"), description=words.about("game"), guild_only=True
    )

    @group.command(name=words.name("game-new"), description=words.about("game-new"))
    @app_commands.rename(game=words.name("option-game"), thread=words.name("option-thread"))
    @app_commands.describe(game=words.about("option-game"), thread=words.about("option-thread"))
    async def new(interaction: discord.Interaction[Any], game: str, thread: bool = False) -> None:
        if game not in house.game_names:
            raise Refused(say("bot-refuse-no-such-game"))
        place = await _place(tree, interaction)
        fork = thread and place.thread is None
        _may_play_here(interaction, fork)
        if not fork:
            row_ = await lobby.open_lobby(house, game, interaction.user.id, place)
            await lobbies.answer_with(house, interaction, row_)
            return
        await acknowledge(interaction, thinking=True)
        made = await _thread(tree, interaction, game, place)
        row_ = await lobby.open_lobby(house, game, interaction.user.id, made)
        await lobbies.renew(house, interaction.client, row_.id)
        await whisper(interaction, (await _show(tree, interaction, row_))(say("bot-thread", place=f"<#{made.thread}>")))

    @new.autocomplete("game")
    @suggesting
    async def which(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await tree.games_like(interaction, typed)

    @group.command(name=words.name("game-join"), description=words.about("game-join"))
    async def join(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        if row_.status is Status.RUNNING and await votes.come_back(house, row_.id, interaction.user.id):
            await whisper(interaction, (await _show(tree, interaction, row_))(say("bot-back")))
            return
        await lobby.join(house, row_, interaction.user.id)
        await whisper(interaction, (await _show(tree, interaction, row_))(say("bot-joined")))
        await lobbies.renew(house, interaction.client, row_.id)

    @group.command(name=words.name("game-leave"), description=words.about("game-leave"))
    async def leave(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        await lobby.leave(house, row_, interaction.user.id)
        await whisper(interaction, (await _show(tree, interaction, row_))(say("bot-left")))
        await lobbies.renew(house, interaction.client, row_.id)

    @group.command(name=words.name("game-start"), description=words.about("game-start"))
    async def start(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction, thinking=True)
        row_ = await tree.game_here(interaction)
        await lobby.start(house, row_, interaction.user.id)
        await whisper(interaction, (await _show(tree, interaction, row_))(say("bot-started")))

    @group.command(name=words.name("game-cancel"), description=words.about("game-cancel"))
    async def cancel(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        moderator = interaction.permissions.manage_channels
        if interaction.user.id != row_.host and not moderator:
            raise Refused(say("bot-refuse-host"))
        if row_.status is Status.RUNNING and not moderator:  # a game belongs to all who play it
            await people.call_vote(tree, interaction, row_, "end", await _seat_of(tree, interaction, row_), None)
            return
        if row_.status is Status.RUNNING:
            await house.tables.cancel(row_.id)
        else:
            await lobby.close(house, row_)
        public = await house.show(row_, row_.language)
        await interaction.response.send_message(public(say("bot-cancelled")))
        await lobbies.renew(house, interaction.client, row_.id)

    @group.command(name=words.name("game-info"), description=words.about("game-info"))
    async def info(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        lines = await _facts(tree, row_, await _show(tree, interaction, row_))
        for part in pages("\n".join(lines)):
            await whisper(interaction, part)

    agree.install(tree, group)
    tree.add_command(group)


async def _show(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow) -> Show:
    return await tree.house.show(row_, await tree.clicks.language(interaction))


async def _facts(tree: Tree, row_: GameRow, show: Show) -> list[str]:
    house = tree.house
    lines = [
        show(say(f"{row_.config.game}-title")),
        show(say("bot-info", number=row_.id, length=row_.length, seal=row_.commitment or "–")),
        *(
            f"- {show(lobby.setting_name(row_, key))}: {show(lobby.setting_value(row_, key, value))}"
            for key, value in row_.config.settings.items()
        ),
        show(clocks.rule(row_.clock)),
    ]
    if row_.clock is not None and row_.status is Status.RUNNING:
        deadlines, banks = await house.store.deadlines(row_.id), await house.store.banks(row_.id)
        seats = [seat.seat for seat in await house.store.seats(row_.id) if seat.player == PERSON]
        texts = [*clocks.running(deadlines), *clocks.standing(row_.clock, deadlines, banks, seats)]
        lines += [f"- {show(text)}" for text in texts]
    for failing in await house.store.failing(row_.id, 1):
        lines.append(show(say("bot-info-failing", attempts=failing.attempts, error=failing.error)))
    return lines


async def _seat_of(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow) -> int:
    seats = await tree.house.store.seats(row_.id)
    return next((seat.seat for seat in seats if seat.person == interaction.user.id), 0)


def _may_play_here(interaction: discord.Interaction[Any], new_thread: bool) -> None:
    """Refused, if the bot could not post there later: then the game would stand still in silence."""
    if not interaction.is_guild_integration():
        raise Refused(say("bot-refuse-not-invited"))
    in_thread = isinstance(interaction.channel, discord.Thread)
    if lacks := permissions.missing(interaction.app_permissions, in_thread=in_thread, new_thread=new_thread):
        raise Refused(say("bot-refuse-permissions", permissions=lacks))


async def _place(tree: Tree, interaction: discord.Interaction[Any]) -> Place:
    language = await _public_language(tree, interaction)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id, language)
    return Place(interaction.guild_id, interaction.channel_id, None, language)


async def _public_language(tree: Tree, interaction: discord.Interaction[Any]) -> str:
    """Of the channel, of the server; where nobody has chosen any, of whoever opens the game."""
    store = tree.house.store
    for scope, owner in (("channel", interaction.channel_id), ("guild", interaction.guild_id)):
        if chosen := (await store.settings(scope, owner or 0)).get("language"):
            return str(chosen)
    locale = str(interaction.guild_locale or _UNCHOSEN)
    return await tree.clicks.language(interaction) if locale == _UNCHOSEN else language_of(locale)


async def _thread(tree: Tree, interaction: discord.Interaction[Any], game: str, place: Place) -> Place:
    """A thread of its own, made only if a game could be opened in it."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(say("bot-refuse-thread"))
    await lobby.may_open(tree.house, interaction.user.id, Place(place.guild, None, 0, place.language))
    title = tree.house.speech.in_language(place.language)(say(f"{games.find(game).id}-title"))
    made = await channel.create_thread(
        name=title[:_THREAD_NAME],
        type=discord.ChannelType.public_thread,
        auto_archive_duration=_LONGEST_OPEN,
    )
    return Place(place.guild, channel.id, made.id, place.language)
