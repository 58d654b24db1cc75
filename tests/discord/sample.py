"""A small bot on the unmodified client, which uses each kind of answer once."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands
from PIL import Image


def picture(color: str = "red") -> discord.File:
    stream = io.BytesIO()
    Image.new("RGB", (8, 6), color).save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, "board.png", description="a board")


class Step(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"step:(?P<to>\d+)"):
    def __init__(self, to: int) -> None:
        super().__init__(discord.ui.Button(label=f"to {to}", custom_id=f"step:{to}"))
        self.to = to

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Step:
        return cls(int(match["to"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"at {self.to}", view=steps(self.to + 1))


class Pick(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("red", "green", "blue")]
        super().__init__(discord.ui.Select(custom_id="pick", options=options, max_values=2, placeholder="Colours"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Pick:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        assert interaction.data is not None
        values = interaction.data.get("values", [])
        await interaction.response.send_message(" and ".join(values), ephemeral=True)  # type: ignore[arg-type]


def steps(first: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Step(first))
    view.add_item(Pick())
    return view


class Name(discord.ui.Modal, title="Your name"):
    given: discord.ui.TextInput[Name] = discord.ui.TextInput(label="Name", custom_id="given", max_length=10)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"hello {self.given.value}", ephemeral=True)


class Board(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[Board] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png")
        )
        row: discord.ui.ActionRow[Board] = discord.ui.ActionRow()
        row.add_item(Step(7))
        self.add_item(discord.ui.Container(discord.ui.TextDisplay("the table"), gallery, row))


class Sample(discord.Client):
    def __init__(self, **settings: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **settings)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.resumed = asyncio.Event()
        every: list[app_commands.Command[Any, ..., None]] = [
            buttons, deferred, form, whisper, thread, layout, play, late, follow, hello, silent,
        ]  # fmt: skip
        for command in every:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step, Pick)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.resumed.set()


@app_commands.command(description="A message with controls")
async def buttons(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_message("start", view=steps(1))


@app_commands.command(description="First a promise, then a picture")
async def deferred(interaction: discord.Interaction[Sample], private: bool = False) -> None:
    await interaction.response.defer(ephemeral=private)
    await interaction.edit_original_response(content="drawn", attachments=[picture()])


@app_commands.command(description="A form")
async def form(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_modal(Name())


@app_commands.command(description="A direct message")
async def whisper(interaction: discord.Interaction[Sample], who: discord.User) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await who.send("psst", view=steps(4))
    except discord.Forbidden as error:
        await interaction.edit_original_response(content=f"closed: {error.code}")
    else:
        await interaction.edit_original_response(content="sent")


@app_commands.command(description="A thread")
async def thread(interaction: discord.Interaction[Sample], name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await made.add_user(interaction.user)
    await made.send("first")
    await interaction.response.send_message(made.mention)


@app_commands.command(description="Second generation components")
async def layout(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_message(view=Board(), file=picture())


@app_commands.command(description="A typed line")
async def play(interaction: discord.Interaction[Sample], line: str) -> None:
    await interaction.response.send_message(f"played {line}")


@play.autocomplete("line")
async def lines(interaction: discord.Interaction[Sample], typed: str) -> list[app_commands.Choice[str]]:
    words = ("construct", "recruit", "research")
    return [app_commands.Choice(name=word, value=word) for word in words if word.startswith(typed)]


@app_commands.command(description="Answers after a signal")
async def late(interaction: discord.Interaction[Sample]) -> None:
    try:
        await interaction.response.send_message("late")
    except discord.NotFound as error:
        interaction.client.dispatch("refused", error.code)


@app_commands.command(description="An answer and two more")
async def follow(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_message("one")
    await interaction.followup.send("two", ephemeral=True)
    sent = await interaction.followup.send("three", wait=True)
    await sent.edit(content="four")


@app_commands.command(description="Says which language one speaks")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def hello(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_message(f"hello {interaction.locale}", ephemeral=True)


@app_commands.command(description="Never answers")
async def silent(interaction: discord.Interaction[Sample]) -> None:
    return
