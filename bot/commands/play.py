"""/play, /menu, /undo: moving."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import layout, typed
from bot.acknowledge import acknowledge, privately, whisper
from bot.clicks import Refused, refusal_line
from bot.commands import people
from bot.commands.tree import Tree, my_seats, suggesting
from bot.store import GameRow
from engine.core import Illegal, Table, say

_LINE = 300
_STEPS = 20
_CHOICE = 100
# Refusals of an undo that the others can lift.
_OTHERS_MAY_AGREE = {"core-refuse-undo-answered", "core-refuse-undo-learned", "core-refuse-undo-pending"}


def install(tree: Tree) -> None:
    words, house = tree.words, tree.house

    @tree.command(name=words.name("play"), description=words.about("play"))
    @app_commands.rename(line=words.name("option-line"))
    @app_commands.describe(line=words.about("option-line"))
    async def play(interaction: discord.Interaction[Any], line: app_commands.Range[str, 1, _LINE]) -> None:
        await acknowledge(interaction, thinking=True)
        row_ = await tree.begun_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        done: list[str] = []
        steps = typed.steps(line)[:_STEPS] or [line.strip()]
        for number, step in enumerate(steps):
            try:
                done.append(await _step(tree, interaction, row_, step, number))
            except (Illegal, Refused) as stop:
                reason = refusal_line(stop, show) if isinstance(stop, Illegal) else show(stop.text)
                await whisper(interaction, _report(done, reason))
                return
        await whisper(interaction, _report(done, show(say("bot-played"))))

    async def _step(tree: Tree, interaction: discord.Interaction[Any], row_: GameRow, step: str, number: int) -> str:
        show = await house.show(row_, await tree.clicks.language(interaction))
        async with house.tables.reading(row_.id) as table:
            seat = my_seat(table, await my_seats(tree, interaction, row_))
            ask, position = table.asks[seat], table.position
            choice = typed.understand(ask, step, show)
            shown = ", ".join(show(text) for text in layout.chosen_text(ask, choice))
        await house.tables.answer(row_.id, seat, choice, position=position, interaction=f"{interaction.id}.{number}")
        return shown

    @play.autocomplete("line")
    @suggesting
    async def suggest(interaction: discord.Interaction[Any], line: str) -> list[app_commands.Choice[str]]:
        row_ = await tree.begun_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        mine = await my_seats(tree, interaction, row_)
        async with house.tables.reading(row_.id) as table:
            found = suggestions(table, mine, line[:_LINE], show)
        return [app_commands.Choice(name=s[:_CHOICE], value=s) for s in found]

    @tree.command(name=words.name("menu"), description=words.about("menu"))
    async def menu(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction, thinking=True)
        row_ = await tree.begun_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        mine = await my_seats(tree, interaction, row_)
        async with house.tables.reading(row_.id) as table:
            view = layout.menu(row_, table, my_seat(table, mine), show)
        await privately(interaction, view=view)
        view.stop()

    @tree.command(name=words.name("undo"), description=words.about("undo"))
    async def undo(interaction: discord.Interaction[Any]) -> None:
        await acknowledge(interaction, thinking=True)
        row_ = await tree.begun_here(interaction)
        show = await house.show(row_, await tree.clicks.language(interaction))
        mine = await my_seats(tree, interaction, row_)
        for seat in mine:
            async with house.tables.reading(row_.id) as table:
                refusal = table.undo_refusal(seat)
            if refusal is None:
                await house.tables.undo(row_.id, seat, interaction=str(interaction.id))
                await whisper(interaction, show(say("bot-undone")))
                return
        assert refusal is not None
        if refusal.reason.key not in _OTHERS_MAY_AGREE:
            raise refusal
        await people.call_vote(tree, interaction, row_, "undo", mine[-1], None)


def my_seat(table: Table[Any], mine: list[int]) -> int:
    """The one of my seats that is asked; those that have yet to answer come first."""
    for seat in [*table.waiting, *table.asks]:
        if seat in mine:
            return seat
    raise Illegal(say("core-refuse-over") if table.result else say("core-refuse-not-asked"))


def suggestions(table: Table[Any], mine: list[int], line: str, show: typed.Show) -> list[str]:
    """Whole lines: what was typed, with the last step completed. Nothing hidden is ever tried out for it."""
    *before, last = line.split(">") if line else [""]
    if len(before) >= _STEPS:
        return []
    at: Table[Any] | None = table
    try:
        for step in before:
            at = _after(at, mine, step.strip(), show) if at else None
        if at is None:
            return []
        ask = at.asks[my_seat(at, mine)]
    except Illegal:
        return []
    start = "".join(f"{step.strip()} > " for step in before)
    lines = [f"{start}{show(option.text)}" for option in typed.matching(ask, last.strip(), show)]
    return [one for one in dict.fromkeys(lines) if len(one) <= _CHOICE][:25]


def _after(table: Table[Any], mine: list[int], step: str, show: typed.Show) -> Table[Any] | None:
    """The table after a step, on a copy; None where the step would reveal something."""
    seat = my_seat(table, mine)
    copy = table.copy()
    change = copy.answer(seat, typed.understand(copy.asks[seat], step, show))
    return None if any(event.reveal for event in change.events) else copy


def _report(done: list[str], last: str) -> str:
    return "\n".join([*(f"✓ {one}" for one in done), last])
