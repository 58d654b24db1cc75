"""/game: from a lobby to a running game, and its end."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import layout, lobby
from bot.clicks import Refused, whisper
from bot.commands.tree import Tree
from bot.control import Control
from bot.menu import button, row
from bot.speech import Show
from bot.store import GameRow, Status
from bot.tables import Place
from engine import games
from engine.core import Text, say

_THREAD_NAME = 100


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
        await house.remember(interaction.user.id, interaction.user.display_name)
        place = await _place(tree, interaction, game, thread)
        row_ = await lobby.open_lobby(house, game, interaction.user.id, place)
        await show_lobby(tree, interaction, row_)

    @new.autocomplete("game")
    async def which(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        show = house.speech.in_language(await tree.clicks.language(interaction))
        titles = {name: show(say(f"{games.find(name).id}-title")) for name in house.game_names}
        return [
            app_commands.Choice(name=title, value=name)
            for name, title in titles.items()
            if typed.casefold() in f"{title} {name}".casefold()
        ][:25]

    @group.command(name=words.name("game-join"), description=words.about("game-join"))
    async def join(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        await lobby.join(house, row_, interaction.user.id)
        await show_lobby(tree, interaction, row_)

    @group.command(name=words.name("game-leave"), description=words.about("game-leave"))
    async def leave(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        await lobby.leave(house, row_, interaction.user.id)
        await show_lobby(tree, interaction, row_)

    @group.command(name=words.name("game-start"), description=words.about("game-start"))
    async def start(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await lobby.start(house, row_, interaction.user.id)
        await whisper(interaction, (await _show(tree, interaction, row_))(say("bot-started")))

    @group.command(name=words.name("game-cancel"), description=words.about("game-cancel"))
    async def cancel(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        if interaction.user.id != row_.host and not interaction.permissions.manage_channels:
            raise Refused(say("bot-refuse-host"))
        if row_.status is Status.LOBBY:
            await house.store.set_status(row_.id, Status.CANCELLED, house.clock())
        else:
            await house.tables.cancel(row_.id)
        await interaction.response.send_message((await _show(tree, interaction, row_))(say("bot-cancelled")))

    @group.command(name=words.name("game-info"), description=words.about("game-info"))
    async def info(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        show = await _show(tree, interaction, row_)
        seal = row_.commitment or "–"
        await whisper(interaction, show(say("bot-info", number=row_.id, length=row_.length, seal=seal)))

    @group.command(name=words.name("game-settings"), description=words.about("game-settings"))
    @app_commands.rename(setting=words.name("option-setting"), value=words.name("option-value"))
    @app_commands.describe(setting=words.about("option-setting"), value=words.about("option-value"))
    async def settings(interaction: discord.Interaction[Any], setting: str, value: str) -> None:
        row_ = await tree.game_here(interaction)
        meant = {
            (one.key, str(v).lower()): v for one in games.find(row_.name).settings for v in one.values
        }.get((setting, value.lower()))
        if meant is None:
            raise Refused(say("bot-refuse-setting"))
        changed = await lobby.agree(house, row_, interaction.user.id, setting, meant)
        await show_lobby(tree, interaction, changed)

    @settings.autocomplete("setting")
    async def which_setting(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        row_ = await tree.game_here(interaction)
        show = await _show(tree, interaction, row_)
        shown = {one.key: show(lobby.setting_name(row_, one.key)) for one in games.find(row_.name).settings}
        found = {key: text for key, text in shown.items() if typed.casefold() in text.casefold()}
        return [app_commands.Choice(name=text[:100], value=key) for key, text in found.items()][:25]

    @settings.autocomplete("value")
    async def which_value(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        row_ = await tree.game_here(interaction)
        show = await _show(tree, interaction, row_)
        chosen = getattr(interaction.namespace, "setting", "")
        values = [v for one in games.find(row_.name).settings if one.key == chosen for v in one.values]
        return [
            app_commands.Choice(name=show(lobby.setting_value(row_, chosen, v))[:100], value=str(v).lower())
            for v in values
        ][:25]

    tree.add_command(group)


async def _show(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow) -> Show:
    return await tree.house.show(row_, await tree.clicks.language(interaction))


async def _place(tree: Tree, interaction: discord.Interaction[Any], game: str, thread: bool) -> Place:
    """Where the game is played: here, or in a thread of its own."""
    kept = await tree.house.store.settings("channel", interaction.channel_id or 0)
    language = str(kept.get("language") or await tree.clicks.language(interaction))
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id, language)
    if thread and isinstance(channel, discord.TextChannel):
        title = tree.house.speech.in_language(language)(say(f"{games.find(game).id}-title"))
        made = await channel.create_thread(name=title[:_THREAD_NAME], type=discord.ChannelType.public_thread)
        return Place(interaction.guild_id, channel.id, made.id, language)
    return Place(interaction.guild_id, interaction.channel_id, None, language)


async def show_lobby(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow) -> None:
    """The lobby as it is now, with its buttons."""
    view = await lobby_view(tree, row_)
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(view=view)
    else:
        await interaction.response.send_message(view=view, allowed_mentions=discord.AllowedMentions.none())
    view.stop()


async def lobby_view(tree: Tree, row_: GameRow) -> Any:
    house = tree.house
    show = await house.show(row_, row_.language)
    game = games.find(row_.name)
    people = await lobby.sitting(house, row_)
    seated = [Text("core-seat", {"seat": i}) for i in range(len(people))]
    lines = [
        show(say("bot-lobby-title", game=say(f"{game.id}-title"))),
        show(say("bot-lobby-people", people=seated, least=min(game.players), most=max(game.players)))
        if people
        else show(say("bot-lobby-empty")),
    ]
    if game.note is not None:
        lines.append(f"-# {show(game.note)}")
    lines += [
        f"- {show(lobby.setting_name(row_, key))}: {show(lobby.setting_value(row_, key, value))}"
        for key, value in row_.config.settings.items()
    ]
    controls = row(
        button(Control("join", row_.id), show(say("bot-button-join")), discord.ButtonStyle.success),
        button(Control("leave", row_.id), show(say("bot-button-leave"))),
        button(Control("start", row_.id), show(say("bot-button-start")), discord.ButtonStyle.primary),
    )
    return layout.layout("\n".join(lines), None, "", [controls] if row_.status is Status.LOBBY else [])
