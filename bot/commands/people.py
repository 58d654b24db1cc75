"""/remind, /replace, /abandon, and the votes behind them: people come, go and sleep."""

from __future__ import annotations

import zoneinfo
from typing import Any

import discord
from discord import app_commands

from bot import layout, votes
from bot.acknowledge import acknowledged, whisper
from bot.clicks import Refused
from bot.commands.tree import Tree, my_seats, suggesting
from bot.control import Control
from bot.menu import button, row
from bot.speech import Show
from bot.store import GameRow, Status, Vote
from engine.core import PERSON, Illegal, say

_DAY = 86400
_ZONES = sorted(zoneinfo.available_timezones())  # reads folders, so not while people wait
_CALLED = say("bot-vote-called")


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

    @tree.command(name=words.name("remind"), description=words.about("remind"))
    @app_commands.rename(
        hours=words.name("option-hours"), quiet_from=words.name("option-from"), quiet_to=words.name("option-to"),
        zone=words.name("option-zone"), away_days=words.name("option-away"),
    )  # fmt: skip
    @app_commands.describe(
        hours=words.about("option-hours"), quiet_from=words.about("option-from"), quiet_to=words.about("option-to"),
        zone=words.about("option-zone"), away_days=words.about("option-away"),
    )  # fmt: skip
    async def remind(
        interaction: discord.Interaction[Any],
        hours: app_commands.Range[int, 0, 720] | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        away_days: app_commands.Range[int, 0, 90] | None = None,
    ) -> None:
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
        }
        for key, value in chosen.items():
            if value is not None:
                await house.store.set_setting("person", person, key, value)
        show = house.speech.in_language(await tree.clicks.language(interaction))
        await whisper(interaction, show(say("bot-remind-set")))

    @remind.autocomplete("zone")
    @suggesting
    async def zones(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        found = [zone for zone in _ZONES if typed.casefold() in zone.casefold()]
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:25]]

    @tree.command(name=words.name("replace"), description=words.about("replace"))
    @app_commands.guild_only()
    @app_commands.rename(seat=words.name("option-player"), person=words.name("option-person"))
    @app_commands.describe(seat=words.about("option-player"), person=words.about("option-person"))
    async def replace(
        interaction: discord.Interaction[Any], seat: app_commands.Range[int, 1, 8], person: discord.User | None = None
    ) -> None:
        """By somebody, or by the simple player where nobody is named."""
        row_ = await tree.begun_here(interaction)
        await my_seats(tree, interaction, row_)  # only those at the table propose
        seats = await house.store.seats(row_.id)
        if seat > len(seats) or seats[seat - 1].player != PERSON:
            raise Refused(say("bot-refuse-seat", most=len(seats)))
        if person is not None:
            if not isinstance(person, discord.User | discord.Member) or person.bot:
                raise Refused(say("bot-refuse-person"))
            await house.remember(person.id, person.display_name)
        kind = "simple" if person is None else "replace"
        await call_vote(tree, interaction, row_, kind, seat - 1, person.id if person else None)

    @tree.command(name=words.name("abandon"), description=words.about("abandon"))
    @app_commands.guild_only()
    async def abandon(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.begun_here(interaction)
        mine = await my_seats(tree, interaction, row_)
        await call_vote(tree, interaction, row_, "simple", mine[0], None)


async def call_vote(
    tree: Tree, interaction: discord.Interaction[Any], row_: GameRow, kind: str, seat: int, person: int | None
) -> None:
    if row_.status is not Status.RUNNING:
        raise Illegal(say("core-refuse-over"))
    vote = await votes.propose(tree.house, row_, kind, seat, person, interaction.user.id)
    view = await vote_view(tree, row_, vote)
    if acknowledged(interaction):
        # The first message after a private promise is private too, and the others could not vote on it.
        await whisper(interaction, (await tree.house.show(row_, await tree.clicks.language(interaction)))(_CALLED))
        await interaction.followup.send(view=view)
    else:
        await interaction.response.send_message(view=view)
    view.stop()


async def vote_view(tree: Tree, row_: GameRow, vote: Vote, declined: bool = False) -> Any:
    """What is proposed, who has yet to agree, and the buttons."""
    show: Show = await tree.house.show(row_, row_.language)
    waiting = await votes.missing(tree.house, vote) if vote.closed is None else []
    lines = [show(votes.wording(vote))]
    if vote.closed is not None:
        lines.append(show(say("bot-vote-declined") if declined else say("bot-vote-done")))
        return layout.layout("\n".join(lines), None)
    lines.append(show(say("bot-vote-waiting", people=", ".join(f"<@{person}>" for person in waiting))))
    control = Control("agree", row_.id, 0, vote.seat, str(vote.id))
    controls = row(
        button(control, show(say("bot-button-agree")), discord.ButtonStyle.success),
        button(control._replace(verb="decline"), show(say("bot-button-decline"))),
    )
    return layout.layout("\n".join(lines), None, "", [controls])


async def answer_vote(tree: Tree, interaction: discord.Interaction[Any], control: Control) -> None:
    row_ = await tree.house.store.game(control.game)
    if row_ is None or row_.guild != interaction.guild_id:
        raise Refused(say("bot-refuse-no-game"))
    if control.verb == "call":
        if control.arg not in ("simple", "end"):
            raise Refused(say("bot-refuse-stale"))
        await my_seats(tree, interaction, row_)
        if not await votes.absent(tree.house, row_.id, control.seat):
            raise Refused(say("bot-refuse-stale"))
        await call_vote(tree, interaction, row_, control.arg, control.seat, None)
        return
    decide = votes.agree if control.verb == "agree" else votes.decline
    if not control.arg.isdecimal() or len(control.arg) > 15:
        raise Refused(say("bot-refuse-stale"))
    vote = await decide(tree.house, row_.id, int(control.arg), interaction.user.id)
    view = await vote_view(tree, row_, vote, declined=control.verb == "decline")
    await interaction.response.edit_message(view=view)
    view.stop()
