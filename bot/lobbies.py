"""The message of a lobby: one for each game, changed in place, without controls once the game has begun."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot import clocks, layout, lobby, permissions
from bot.control import Control
from bot.house import House
from bot.menu import button, row
from bot.store import GameRow, Post, Status
from engine import games
from engine.core import say, who

log = logging.getLogger("slowtable.lobbies")

LOBBY = "lobby"


async def view(house: House, row_: GameRow) -> Any:
    """Who sits, what was agreed on, and why it cannot begin yet."""
    show = await house.show(row_, row_.language)
    game = games.find(row_.name)
    people = [who(seat) for seat in range(len(await lobby.sitting(house, row_)))]
    limits = {"least": min(game.players), "most": max(game.players)}
    lines = [show(say("bot-lobby-title", game=say(f"{game.id}-title")))]
    lines.append(show(say("bot-lobby-people", people=people, **limits) if people else say("bot-lobby-empty")))
    if game.note is not None:
        lines.append(f"-# {show(game.note)}")
    lines += [
        f"- {show(lobby.setting_name(row_, key))}: {show(lobby.setting_value(row_, key, value))}"
        for key, value in row_.config.settings.items()
    ]
    lines.append(f"- {show(clocks.rule(row_.clock))}")
    if row_.status is not Status.LOBBY:
        return layout.layout("\n".join(lines), None)
    if (problem := await lobby.problem(house, row_)) is not None:
        lines.append(show(say("bot-lobby-problem", problem=problem)))
    return layout.layout("\n".join(lines), None, "", [row(
        button(Control("join", row_.id), show(say("bot-button-join")), discord.ButtonStyle.success),
        button(Control("leave", row_.id), show(say("bot-button-leave"))),
        button(Control("start", row_.id), show(say("bot-button-start")), discord.ButtonStyle.primary),
    )])  # fmt: skip


async def answer_with(house: House, interaction: discord.Interaction[Any], row_: GameRow) -> None:
    """A new lobby, as the answer to the command that opened it."""
    async with house.posting:
        made = await view(house, row_)
        response = await interaction.response.send_message(view=made, allowed_mentions=discord.AllowedMentions.none())
        made.stop()
        message = response.message_id or (await interaction.original_response()).id
        await house.store.set_post(Post(row_.id, LOBBY, interaction.channel_id or 0, message))


async def renew(house: House, client: discord.Client, game: int) -> None:
    """The lobby as it is now: the message it has changes; if that is gone, it gets another while it is open."""
    async with house.posting:
        await _renew(house, client, game)


async def _renew(house: House, client: discord.Client, game: int) -> None:
    row_, post = await house.store.game(game), await house.store.post(game, LOBBY)
    assert row_ is not None
    made = await view(house, row_)
    try:
        if post is not None and await _changed(client, post, made):
            return
        if row_.status is not Status.LOBBY:
            return
        channel = client.get_partial_messageable(row_.thread or row_.channel or 0)
        sent = await channel.send(view=made)
        await house.store.set_post(Post(game, LOBBY, channel.id, sent.id))
    finally:
        made.stop()


async def _changed(client: discord.Client, post: Post, made: Any) -> bool:
    message = client.get_partial_messageable(post.channel).get_partial_message(post.message)
    try:
        await message.edit(view=made)
    except discord.HTTPException as error:
        if permissions.unchangeable(error):
            log.info("game %s: the message of its lobby cannot be changed any more", post.game)
            return False
        raise
    return True
