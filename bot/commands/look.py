"""/board, /hand, /log, /mine, /export, /language, /help: looking and preferences."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from bot import layout
from bot.acknowledge import acknowledge, whisper
from bot.clicks import Refused, pages
from bot.commands.tree import Tree, my_seats, suggesting
from bot.pictures import Picture
from bot.speech import Show, plain
from bot.store import GameRow, Status
from bot.turns import TURN
from engine.core import Answer, say
from engine.core.export import to_json
from engine.core.language import LOCALES

_LOG_LINES = 60


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

    @tree.command(name=words.name("board"), description=words.about("board"))
    @app_commands.rename(player=words.name("option-player"), text=words.name("option-text"))
    @app_commands.describe(player=words.about("option-player"), text=words.about("option-text"))
    async def board(
        interaction: discord.Interaction[Any], player: app_commands.Range[int, 1, 8] | None = None, text: bool = False
    ) -> None:
        await acknowledge(interaction, thinking=True)
        row_ = await tree.begun_here(interaction)
        language = await tree.clicks.language(interaction)
        seats = await house.store.seats(row_.id)
        if player is not None and player > len(seats):
            raise Refused(say("bot-refuse-seat", most=len(seats)))
        names, faces = await house.names(seats, language), await house.names(seats, language, plain)
        async with house.tables.reading(row_.id) as table:
            view, waiting = table.game.copy(table.view(None)), list(table.waiting)
        game = row_.config.game
        if text:
            picture = None
        elif player is None:
            picture = await house.pictures.table(game, view, language, faces, waiting)
        else:
            picture = await house.pictures.player(game, view, language, faces, player - 1)
        await _send(interaction, picture, house.pictures.text(game, view, language, names))

    @tree.command(name=words.name("hand"), description=words.about("hand"))
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction, thinking=True)
        row_ = await tree.begun_here(interaction)
        language = await tree.clicks.language(interaction)
        seats = await house.store.seats(row_.id)
        names, faces = await house.names(seats, language), await house.names(seats, language, plain)
        for seat in await my_seats(tree, interaction, row_):
            async with house.tables.reading(row_.id) as table:
                view, pending = table.game.copy(table.view(seat)), table.pending.get(seat)
            picture = await house.pictures.player(row_.config.game, view, language, faces, seat, pending)
            await _send(interaction, picture, house.pictures.text(row_.config.game, view, language, names))

    @tree.command(name=words.name("log"), description=words.about("log"))
    @app_commands.rename(mine=words.name("option-since"))
    @app_commands.describe(mine=words.about("option-since"))
    async def log(interaction: discord.Interaction[Any], mine: bool = False) -> None:
        row_ = await tree.game_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        seats = [s.seat for s in await house.store.seats(row_.id) if s.person == interaction.user.id]
        since = await _last_move(tree, row_.id, seats) if mine else -1
        events = await house.store.events(row_.id, seats[0] if seats else None, _LOG_LINES)
        lines = [f"- {show(event.text)}" for event in events if event.position > since]
        for part in pages("\n".join(lines) or show(say("bot-log-empty"))):
            await whisper(interaction, part)

    @tree.command(name=words.name("mine"), description=words.about("mine"))
    async def mine(interaction: discord.Interaction[Any]) -> None:
        show = house.speech.in_language(await tree.clicks.language(interaction))
        person = interaction.user.id
        running = await house.store.games(Status.RUNNING, person=person)
        lines = [await _line(tree, row_, await house.waits_for(row_, person), show) for row_ in running]
        lines.sort(key=lambda line: not line[0])
        texts = [text for _, text in lines]
        for row_ in await house.store.games(Status.LOBBY, person=person):
            title, place = say(f"{row_.config.game}-title"), f"<#{row_.thread or row_.channel}>"
            texts.append(show(say("bot-mine-lobby", game=title, place=place)))
        for part in pages("\n".join(texts) or show(say("bot-mine-none"))):
            await whisper(interaction, part)

    @tree.command(name=words.name("export"), description=words.about("export"))
    async def export(interaction: discord.Interaction[Any]) -> None:
        row_ = await tree.game_here(interaction)
        running = row_.status is Status.RUNNING and tree.is_owner(interaction.user.id)
        if row_.status is not Status.FINISHED and not running:
            raise Refused(say("bot-refuse-export"))
        await acknowledge(interaction, thinking=True)
        data = to_json(await house.tables.export(row_.id))
        file = discord.File(io.BytesIO(data), filename=f"{row_.config.game}-{row_.id}.json")
        await interaction.followup.send(file=file, ephemeral=True)

    @tree.command(name=words.name("language"), description=words.about("language"))
    @app_commands.rename(
        language=words.name("option-language"), channel=words.name("option-channel"), server=words.name("option-server")
    )
    @app_commands.describe(
        language=words.about("option-language"),
        channel=words.about("option-channel"),
        server=words.about("option-server"),
    )
    async def language_(
        interaction: discord.Interaction[Any], language: str, channel: bool = False, server: bool = False
    ) -> None:
        if language not in LOCALES:
            raise Refused(say("bot-refuse-language"))
        if (channel or server) and interaction.guild_id is None:
            raise Refused(say("bot-refuse-no-channel"))
        if server:
            if not interaction.permissions.manage_guild:
                raise Refused(say("bot-refuse-moderator"))
            await house.store.set_setting("guild", interaction.guild_id or 0, "language", language)
        elif channel:
            await _channel_language(tree, interaction, language)
        else:
            await house.store.set_setting("person", interaction.user.id, "language", language)
        await whisper(interaction, house.speech.in_language(language)(say("bot-language-set")))

    @language_.autocomplete("language")
    @suggesting
    async def which(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        names = {code: house.speech.in_language(code)(say("bot-language-name")) for code in LOCALES}
        return [app_commands.Choice(name=name, value=code) for code, name in names.items()]

    @tree.command(name=words.name("help"), description=words.about("help"))
    async def help_(interaction: discord.Interaction[Any]) -> None:
        show = house.speech.in_language(await tree.clicks.language(interaction))
        await whisper(interaction, show(say("bot-help")))


async def _last_move(tree: Tree, game: int, seats: list[int]) -> int:
    """The number of the last answer of these seats."""
    journal = await tree.house.store.journal(game)
    return max((i for i, e in enumerate(journal) if isinstance(e, Answer) and e.seat in seats), default=-1)


async def _line(tree: Tree, row_: GameRow, turn: bool, show: Show) -> tuple[bool, str]:
    """A game of mine, with the way to its turn message."""
    post = await tree.house.store.post(row_.id, TURN)
    place = f"<#{row_.thread or row_.channel}>"
    if post is not None:
        place = f"https://discord.com/channels/{row_.guild}/{post.channel}/{post.message}"
    key = "bot-mine-turn" if turn else "bot-mine-waiting"
    return turn, show(say(key, game=say(f"{row_.config.game}-title"), place=place))


async def _channel_language(tree: Tree, interaction: discord.Interaction[Any], language: str) -> None:
    house = tree.house
    row_ = await house.here(interaction.channel_id)
    host = row_ is not None and row_.host == interaction.user.id
    if not host and not interaction.permissions.manage_channels:
        raise Refused(say("bot-refuse-host"))
    await house.store.set_setting("channel", interaction.channel_id or 0, "language", language)
    if row_ is not None and row_.status in (Status.RUNNING, Status.LOBBY):
        await house.store.set_place(row_.id, row_.guild, row_.channel, row_.thread, language)


async def _send(interaction: discord.Interaction[Any], picture: Picture | None, text: str) -> None:
    if picture is None:
        for part in pages(text):
            await whisper(interaction, part)
        return
    file = discord.File(io.BytesIO(picture.data), filename=picture.name, description=picture.alt[:1024])
    view = layout.layout("", (picture.name, picture.alt))
    await interaction.followup.send(view=view, file=file, ephemeral=True)
    view.stop()
