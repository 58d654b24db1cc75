"""/game settings and /game clock: what a table agrees on before it begins, and the clock also later."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import clocks, lobbies, lobby
from bot.acknowledge import whisper
from bot.clicks import Refused
from bot.commands import people
from bot.commands.tree import Tree, my_seats, suggesting
from bot.store import Clock, Status
from bot.wishes import HOUR
from engine import games
from engine.core import say


def install(tree: Tree, group: app_commands.Group) -> None:
    words, house = tree.words, tree.house

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
        await lobby.agree(house, row_, interaction.user.id, setting, meant)
        show = await house.show(row_, await tree.clicks.language(interaction))
        name, chosen = lobby.setting_name(row_, setting), lobby.setting_value(row_, setting, meant)
        await whisper(interaction, f"{show(name)}: {show(chosen)}")
        await lobbies.renew(house, interaction.client, row_.id)

    @settings.autocomplete("setting")
    @suggesting
    async def which_setting(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        row_ = await tree.game_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        shown = {one.key: show(lobby.setting_name(row_, one.key)) for one in games.find(row_.name).settings}
        found = {key: text for key, text in shown.items() if typed.casefold() in text.casefold()}
        return [app_commands.Choice(name=text[:100], value=key) for key, text in found.items()][:25]

    @settings.autocomplete("value")
    @suggesting
    async def which_value(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        row_ = await tree.game_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        chosen = getattr(interaction.namespace, "setting", "")
        values = [v for one in games.find(row_.name).settings if one.key == chosen for v in one.values]
        return [
            app_commands.Choice(name=show(lobby.setting_value(row_, chosen, v))[:100], value=str(v).lower())
            for v in values
        ][:25]

    @group.command(name=words.name("game-clock"), description=words.about("game-clock"))
    @app_commands.rename(bank=words.name("option-bank"), increment=words.name("option-increment"))
    @app_commands.describe(bank=words.about("option-bank"), increment=words.about("option-increment"))
    async def clock(
        interaction: discord.Interaction[Any],
        bank: app_commands.Range[int, 0, 2160],
        increment: app_commands.Range[int, 0, 720] = 0,
    ) -> None:
        row_ = await tree.game_here(interaction)
        chosen = Clock(bank * HOUR, increment * HOUR) if bank else None
        if row_.status is Status.RUNNING:
            mine = await my_seats(tree, interaction, row_)
            await people.call_vote(tree, interaction, row_, "clock", mine[0], clock=chosen)
            return
        await lobby.set_clock(house, row_, interaction.user.id, chosen)
        show = house.speech.in_language(await tree.clicks.language(interaction))
        await whisper(interaction, show(clocks.rule(chosen)))
        await lobbies.renew(house, interaction.client, row_.id)
