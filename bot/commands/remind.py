"""/remind: when and how often a person wants to be called."""

from __future__ import annotations

import zoneinfo
from typing import Any

import discord
from discord import app_commands

from bot import wishes
from bot.acknowledge import whisper
from bot.clicks import Refused
from bot.commands.tree import Tree, suggesting
from bot.wishes import Wishes
from engine.core import Text, say

_DAY = 86400
_ZONES = sorted(zoneinfo.available_timezones())  # reads folders, so not while people wait


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

    @tree.command(name=words.name("remind"), description=words.about("remind"))
    @app_commands.rename(
        hours=words.name("option-hours"), quiet_from=words.name("option-from"), quiet_to=words.name("option-to"),
        zone=words.name("option-zone"), away_days=words.name("option-away"), next_=words.name("option-next"),
    )  # fmt: skip
    @app_commands.describe(
        hours=words.about("option-hours"), quiet_from=words.about("option-from"), quiet_to=words.about("option-to"),
        zone=words.about("option-zone"), away_days=words.about("option-away"), next_=words.about("option-next"),
    )  # fmt: skip
    async def remind(
        interaction: discord.Interaction[Any],
        hours: app_commands.Range[int, 0, 720] | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        away_days: app_commands.Range[int, 0, 90] | None = None,
        next_: bool | None = None,
    ) -> None:
        """Without options it only tells what holds now."""
        if zone is not None and zone not in _ZONES:
            raise Refused(say("bot-refuse-zone"))
        if (quiet_from is None) != (quiet_to is None):
            raise Refused(say("bot-refuse-quiet"))
        person = interaction.user.id
        chosen = {
            "remind": hours,
            "quiet": None if quiet_from is None else [quiet_from, quiet_to],
            "zone": zone,
            "away_until": None if away_days is None else house.clock() + away_days * _DAY,
            "next": next_,
        }
        old = await wishes.of(house.store, person)
        for key, value in chosen.items():
            if value is not None:
                await house.store.set_setting("person", person, key, value)
        new = await wishes.of(house.store, person)
        if new != old:
            await tree.wishes_changed(person, old, new)
        show = house.speech.in_language(await tree.clicks.language(interaction))
        await whisper(interaction, "\n".join(show(line) for line in told(new, house.clock())))

    @remind.autocomplete("zone")
    @suggesting
    async def zones(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        found = [zone for zone in _ZONES if typed.casefold() in zone.casefold()]
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:25]]


def told(wish: Wishes, now: int) -> list[Text]:
    """What holds now, in words."""
    lines = [say("bot-remind-hours", hours=wish.remind)]
    if wish.quiet and wish.quiet[0] != wish.quiet[1]:
        lines.append(say("bot-remind-quiet", start=wish.quiet[0], end=wish.quiet[1], zone=wish.zone))
    else:
        lines.append(say("bot-remind-no-quiet"))
    if wish.away_until > now:
        lines.append(say("bot-remind-away", until=f"<t:{wish.away_until}:f>"))
    lines.append(say("bot-remind-next") if wish.next else say("bot-remind-no-next"))
    return lines
