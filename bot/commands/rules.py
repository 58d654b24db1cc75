"""/rules: the numbered rules of a game, found by number or by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.acknowledge import whisper
from bot.clicks import Refused
from bot.commands.tree import Tree, suggesting
from bot.menu import cut
from bot.speech import Show
from engine import games
from engine.core import say
from engine.core.rulebook import Rule, Rulebook, rulebook

_ANSWER = 1900  # of the 2,000 characters of a message
_REST = 300  # of these for what did not fit
_CHOICE = 100
_CHOICES = 25


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

    @tree.command(name=words.name("rules"), description=words.about("rules"))
    @app_commands.rename(query=words.name("option-query"), game=words.name("option-game"))
    @app_commands.describe(query=words.about("option-query"), game=words.about("option-game"))
    async def rules(
        interaction: discord.Interaction[Any], query: app_commands.Range[str, 1, 100], game: str | None = None
    ) -> None:
        language = await tree.clicks.language(interaction)
        name = await game_meant(tree, interaction, game)
        book = book_of(name, language)
        if book is None:
            raise Refused(say("bot-rules-no-book", game=say(f"{games.find(name).id}-title")))
        await whisper(interaction, answer(book, query, house.speech.in_language(language)))

    @rules.autocomplete("query")
    @suggesting
    async def numbered(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        name = await game_meant(tree, interaction, interaction.namespace.game)
        book = book_of(name, await tree.clicks.language(interaction))
        found = [] if book is None else book.search(typed) if typed.strip() else book.rules
        return [
            app_commands.Choice(name=cut(f"{rule.number} {rule.title}", _CHOICE), value=rule.number)
            for rule in found[:_CHOICES]
        ]

    @rules.autocomplete("game")
    @suggesting
    async def which(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await tree.games_like(interaction, typed)


async def game_meant(tree: Tree, interaction: discord.Interaction[Any], game: str | None) -> str:
    """The game that was named, else the one of this channel, else the only one there is."""
    names = tree.house.game_names
    if game:
        if game not in names:
            raise Refused(say("bot-refuse-no-such-game"))
        return game
    row = await tree.house.here(interaction.channel_id)
    if row is not None and row.guild == interaction.guild_id:
        return row.name
    if len(names) == 1:
        return names[0]
    raise Refused(say("bot-rules-which"))


def book_of(game: str, language: str) -> Rulebook | None:
    return rulebook(games.package(games.find(game)), language)


def answer(book: Rulebook, query: str, show: Show) -> str:
    """The rules that fit into one message, and the numbers of the others."""
    found = book.search(query)
    if not found:
        return show(say("bot-rules-nothing"))
    parts: list[str] = []
    title = book.sections.get(query.strip().rstrip("."))
    if title:
        parts.append(f"**{title}**")
    room = _ANSWER - _REST - sum(map(len, parts))
    shown = 0
    for rule in found:
        text = f"**{rule.number} {rule.title}.** {rule.text}"
        room -= len(text) + 2
        if shown and room < 0:
            break
        parts.append(text)
        shown += 1
    if shown < len(found):
        parts.append(_more(found[shown:], show))
    return "\n\n".join(parts)


def _more(rest: Sequence[Rule], show: Show) -> str:
    numbers = ", ".join(rule.number for rule in rest)
    return show(say("bot-rules-more", count=len(rest), numbers=cut(numbers, _REST - 100)))
