"""/replace, /abandon, and the votes behind them: people come and go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot import clocks, layout, votes, wishes
from bot.acknowledge import acknowledged, whisper
from bot.clicks import Refused
from bot.commands.tree import Tree, my_seats
from bot.control import Control
from bot.menu import Row, button, row
from bot.speech import Show
from bot.store import Clock, GameRow, Seat, Status, Vote, Write
from engine.core import AUTOMATON, Illegal, say, who

_CALLED = say("bot-vote-called")


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

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
        if seat > len(seats) or seats[seat - 1].player == AUTOMATON:
            raise Refused(say("bot-refuse-seat", most=len(seats)))
        if person is not None:
            known = isinstance(person, discord.User | discord.Member)
            await _invite(tree, person.id, person.display_name if known else "", not known or person.bot)
        kind = "simple" if person is None else "replace"
        await call_vote(tree, interaction, row_, kind, seat - 1, person.id if person else None)

    @tree.command(name=words.name("abandon"), description=words.about("abandon"))
    @app_commands.guild_only()
    async def abandon(interaction: discord.Interaction[Any]) -> None:
        """Who plays alone ends the game; otherwise the others agree to the simple player."""
        row_ = await tree.begun_here(interaction)
        mine = await my_seats(tree, interaction, row_)
        alone = not votes.others(await house.store.seats(row_.id), mine[0])
        await call_vote(tree, interaction, row_, "end" if alone else "leave", mine[0], None)


async def _invite(tree: Tree, person: int, name: str, bot: bool) -> None:
    if bot:
        raise Refused(say("bot-refuse-person"))
    await tree.house.remember(person, name)


# --- votes


async def call_vote(
    tree: Tree,
    interaction: discord.Interaction[Any],
    row_: GameRow,
    kind: str,
    seat: int,
    person: int | None = None,
    clock: Clock | None = None,
) -> None:
    """Proposed in the channel; those who have to agree are called."""
    if row_.status is not Status.RUNNING:
        raise Illegal(say("core-refuse-over"))
    vote = await votes.propose(tree.house, row_, kind, seat, person, interaction.user.id, clock)
    view = await vote_view(tree, row_, vote)
    asked = [] if vote.closed else [discord.Object(voter) for voter in await votes.missing(tree.house, vote)]
    calls = discord.AllowedMentions(everyone=False, roles=False, users=asked)
    if acknowledged(interaction):
        # The first message after a private promise is private too, and the others could not vote on it.
        await whisper(interaction, (await tree.house.show(row_, await tree.clicks.language(interaction)))(_CALLED))
        await interaction.followup.send(view=view, allowed_mentions=calls)
    else:
        await interaction.response.send_message(view=view, allowed_mentions=calls)
    view.stop()


async def vote_view(tree: Tree, row_: GameRow, vote: Vote, declined: bool = False) -> Any:
    """What is proposed, who has yet to agree, and the buttons."""
    show = await tree.house.show(row_, row_.language)
    lines = [show(votes.wording(vote))]
    if vote.closed is not None:
        seats = await tree.house.store.seats(row_.id)
        lines.append(show(say("bot-vote-declined") if declined else say("bot-vote-done")))
        return layout.layout("\n".join(lines), None, "", [] if declined else _way_back(row_, vote, seats, show))
    waiting = await votes.missing(tree.house, vote)
    lines.append(show(say("bot-vote-waiting", people=", ".join(f"<@{person}>" for person in waiting))))
    control = Control("agree", row_.id, 0, vote.seat, str(vote.id))
    controls = row(
        button(control, show(say("bot-button-agree")), discord.ButtonStyle.success),
        button(control._replace(verb="decline"), show(say("bot-button-decline"))),
    )
    return layout.layout("\n".join(lines), None, "", [controls])


def _way_back(row_: GameRow, vote: Vote, seats: Sequence[Seat], show: Show) -> list[Row]:
    if vote.kind != "simple" or seats[vote.seat].person is None:
        return []
    return [row(button(Control("back", row_.id, 0, vote.seat), show(say("bot-button-back"))))]


async def answer_vote(tree: Tree, interaction: discord.Interaction[Any], control: Control) -> None:
    row_ = await _game_of(tree, interaction, control)
    if control.verb == "back":
        if not await votes.come_back(tree.house, row_.id, interaction.user.id):
            raise Refused(say("bot-refuse-not-yours"))
        show = await tree.house.show(row_, await tree.clicks.language(interaction))
        await whisper(interaction, show(say("bot-back")))
        return
    if not control.arg.isascii() or not control.arg.isdigit() or len(control.arg) > 15:
        raise Refused(say("bot-refuse-stale"))
    decide = votes.agree if control.verb == "agree" else votes.decline
    vote = await decide(tree.house, row_.id, int(control.arg), interaction.user.id)
    view = await vote_view(tree, row_, vote, declined=control.verb == "decline")
    await interaction.response.edit_message(view=view)
    view.stop()


async def _game_of(tree: Tree, interaction: discord.Interaction[Any], control: Control) -> GameRow:
    row_ = await tree.house.store.game(control.game)
    if row_ is None or row_.guild != interaction.guild_id:
        raise Refused(say("bot-refuse-no-game"))
    return row_


# --- when somebody's time has run out


async def decide_about_the_late(
    tree: Tree, interaction: discord.Interaction[Any], control: Control, values: Sequence[str]
) -> None:
    """Wait, let the simple player move, replace or end: the first takes one of the others, the rest all of them."""
    house, row_ = tree.house, await _game_of(tree, interaction, control)
    await my_seats(tree, interaction, row_)
    seats = await house.store.seats(row_.id)
    if not 0 <= control.seat < len(seats) or not await votes.absent(house, row_.id, control.seat):
        raise Refused(say("bot-refuse-not-late"))
    if interaction.user.id not in votes.others(seats, control.seat):
        raise Refused(say("bot-refuse-vote"))
    match control.arg:
        case "wait":
            await _wait(tree, interaction, row_, control.seat)
        case "simple" | "end":
            await call_vote(tree, interaction, row_, control.arg, control.seat, None)
        case "replace":
            person = await _picked(tree, interaction, values)
            await call_vote(tree, interaction, row_, "replace", control.seat, person)
        case _:
            raise Refused(say("bot-refuse-stale"))


async def _wait(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow, seat: int) -> None:
    house = tree.house
    if row_.clock is None:
        raise Refused(say("bot-refuse-stale"))
    wish = await wishes.of(house.store, (await house.store.seats(row_.id))[seat].person)
    write = Write("deadlines")
    clocks.extend(write, row_, seat, wish, house.clock())
    await house.store.commit(write)
    show = await house.show(row_, row_.language)
    waiting = say("bot-late-waiting", seat=who(seat), time=clocks.duration(clocks.grace(row_.clock)))
    view = layout.layout(show(waiting), None)
    await interaction.response.edit_message(view=view)
    view.stop()


async def _picked(tree: Tree, interaction: discord.Interaction[Any], values: Sequence[str]) -> int:
    """The person chosen in a menu of people."""
    data: Any = interaction.data or {}
    users = (data.get("resolved") or {}).get("users") or {}
    user = users.get(values[0]) if len(values) == 1 else None
    if user is None or not values[0].isascii() or not values[0].isdigit():
        raise Refused(say("bot-refuse-stale"))
    name = str(user.get("global_name") or user.get("username") or "")
    await _invite(tree, int(values[0]), name, bool(user.get("bot")))
    return int(values[0])
