"""What a click or a choice in a menu does. Every control carries its state, so nothing is remembered between clicks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot import layout, wishes
from bot.acknowledge import acknowledge, privately, whisper
from bot.control import ANY_SEAT, Control
from bot.house import House
from bot.menu import MASK_LIMIT, chosen, cut, marked
from bot.speech import Show, language_of
from bot.store import GameRow, Stale, Status
from engine.core import PERSON, Answer, Ask, Choice, Illegal, Kind, Mode, Undo, say
from engine.core.text import Text

_NUMBER_FIELD = "number"
# These are acknowledged before anything is looked up; a form (for a number) can only be the first answer.
_MOVES = {"answer", "choose", "pick", "confirm", "undo"}
_LOOKS = {"menu", "why", "text"}
_PAGES = {"page", "mark"}


class Refused(Exception):
    """A kind private answer to somebody who may not do this."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Clicks:
    def __init__(self, house: House) -> None:
        self.house = house

    async def handle(self, interaction: discord.Interaction[Any], control: Control, values: Sequence[str]) -> None:
        if control.verb in _MOVES or (control.verb in _PAGES and is_private(interaction)):
            await acknowledge(interaction)
        elif control.verb in _LOOKS | _PAGES:
            await acknowledge(interaction, thinking=True)
        show = self.house.speech.in_language(await self.language(interaction))
        try:
            row_, seat = await self._who(interaction, control)
            show = await self.house.show(row_, await self.language(interaction))
            await self._do(interaction, control._replace(seat=seat), values, row_, show)
        except Refused as refused:
            await whisper(interaction, show(refused.text))
        except Illegal as refusal:
            await whisper(interaction, refusal_line(refusal, show))

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        kept = await wishes.of(self.house.store, interaction.user.id)
        return kept.language or language_of(interaction.locale)

    # --- who may

    async def _who(self, interaction: discord.Interaction[Any], control: Control) -> tuple[GameRow, int]:
        """The game, and the seat for which this person clicks."""
        row_ = await self.house.store.game(control.game)
        if row_ is None or (interaction.guild_id is not None and interaction.guild_id != row_.guild):
            raise Refused(say("bot-refuse-no-game"))
        seats = await self.house.store.seats(row_.id)
        mine = [s.seat for s in seats if s.person == interaction.user.id and s.player == PERSON]
        if not mine:
            raise Refused(say("bot-refuse-not-playing"))
        if row_.status is Status.LOBBY:
            raise Refused(say("bot-refuse-not-begun"))
        if control.seat == ANY_SEAT:
            return row_, await self._my_asked_seat(row_, mine)
        if control.seat not in mine:
            raise Refused(say("bot-refuse-not-yours"))
        return row_, control.seat

    async def _my_asked_seat(self, row_: GameRow, mine: Sequence[int]) -> int:
        async with self.house.tables.reading(row_.id) as table:
            asked = [seat for seat in table.waiting if seat in mine] or [s for s in table.asks if s in mine]
        return asked[0] if asked else mine[0]

    # --- what

    async def _do(
        self, interaction: discord.Interaction[Any], control: Control, values: Sequence[str], row_: GameRow, show: Show
    ) -> None:
        match control.verb:
            case "answer" | "choose" | "pick" | "confirm":
                await self._answer(interaction, control, values, row_, show)
            case "mark" | "page":
                await self._turn_page(interaction, control, values, row_, show)
            case "menu":
                await self._open_menu(interaction, row_, control.seat, show)
            case "undo":
                await self._undo(interaction, control, row_, show)
            case "why":
                await self._why(interaction, row_, control.seat, show)
            case "text":
                await self._text(interaction, row_, show)
            case "number":
                await self._ask_number(interaction, control, row_, show)
            case _:
                raise Refused(say("bot-refuse-stale"))

    async def _answer(
        self, interaction: discord.Interaction[Any], control: Control, values: Sequence[str], row_: GameRow, show: Show
    ) -> None:
        async with self.house.tables.reading(row_.id) as table:
            ask = table.asks.get(control.seat)
            fresh = ask is not None and table.position == control.position
            choice = meant(ask, control, values) if ask is not None and fresh else None
        try:
            if choice is None:
                raise Stale
            await self.house.tables.answer(
                row_.id, control.seat, choice, position=control.position, interaction=str(interaction.id)
            )
        except Stale:
            if not await self._given_before(row_, control, values):
                await self._fresh_menu(interaction, row_, control.seat, show)
                return
        await self._renew(interaction, row_, control.seat, show)

    async def _undo(
        self, interaction: discord.Interaction[Any], control: Control, row_: GameRow, show: Show
    ) -> None:
        """A double click takes one answer back, not two."""
        try:
            await self.house.tables.undo(
                row_.id, control.seat, position=control.position, interaction=str(interaction.id)
            )
        except Stale:
            last = (await self.house.store.journal(row_.id))[-1:]
            if not (last and isinstance(last[0], Undo) and last[0].seat == control.seat):
                await self._fresh_menu(interaction, row_, control.seat, show)
                return
        await self._renew(interaction, row_, control.seat, show)

    async def _given_before(self, row_: GameRow, control: Control, values: Sequence[str]) -> bool:
        """A double click: the answer that this control stands for is the one that the seat gave to its question."""
        if control.position < 0:
            return False
        later = (await self.house.store.journal(row_.id))[control.position :]
        entry = next((one for one in later if isinstance(one, Answer) and one.seat == control.seat), None)
        if entry is None:
            return False
        if control.verb == "confirm":
            marks = page_and_mask(f"0.{control.arg}")[1].bit_count()
            return isinstance(entry.choice, list) and len(entry.choice) == marks
        typed = control.verb == "answer" and control.arg
        wanted: list[Choice] = [control.arg] if typed else [*values[:1], list(values)]
        return entry.choice in wanted or str(entry.choice) in wanted

    async def _renew(self, interaction: discord.Interaction[Any], row_: GameRow, seat: int, show: Show) -> None:
        """A private menu shows what is asked now; the message in the channel is the sender's.

        Where an answer in the channel leads to a question in private, its menu opens at once.
        """
        if is_private(interaction):
            view = await self._menu(row_, seat, show)
            await interaction.edit_original_response(view=view)
            view.stop()
            return
        async with self.house.tables.reading(row_.id) as table:
            ask = table.asks.get(seat)
            secluded = ask is not None and ask.private and table.mode is not Mode.SECRET  # those come by DM
            view = layout.menu(row_, table, seat, show) if secluded else None
        if view is not None:
            await privately(interaction, view=view)
            view.stop()

    async def _menu(self, row_: GameRow, seat: int, show: Show, page: int = 0, mask: int = 0) -> Any:
        async with self.house.tables.reading(row_.id) as table:
            return layout.menu(row_, table, seat, show, page, mask)

    async def _fresh_menu(self, interaction: discord.Interaction[Any], row_: GameRow, seat: int, show: Show) -> None:
        """A private menu that is out of date becomes the fresh one, so that no dead menu stays behind."""
        await whisper(interaction, show(say("bot-refuse-stale")))
        if is_private(interaction):
            await self._renew(interaction, row_, seat, show)
        else:
            await self._open_menu(interaction, row_, seat, show)

    async def _open_menu(self, interaction: discord.Interaction[Any], row_: GameRow, seat: int, show: Show) -> None:
        view = await self._menu(row_, seat, show)
        await privately(interaction, view=view)
        view.stop()

    async def _turn_page(
        self, interaction: discord.Interaction[Any], control: Control, values: Sequence[str], row_: GameRow, show: Show
    ) -> None:
        """Paging is private: in the channel it opens a menu of one's own."""
        page, mask = page_and_mask(control.arg)
        async with self.house.tables.reading(row_.id) as table:
            ask = table.asks.get(control.seat)
            if ask is not None and control.verb == "mark":
                mask = marked(ask, page, mask, values)
            view = layout.menu(row_, table, control.seat, show, page, mask)
        if is_private(interaction):
            await interaction.edit_original_response(view=view)
        else:
            await privately(interaction, view=view)
        view.stop()

    async def _why(self, interaction: discord.Interaction[Any], row_: GameRow, seat: int, show: Show) -> None:
        async with self.house.tables.reading(row_.id) as table:
            ask = table.asks.get(seat)
            text = layout.impossible(ask, show) if ask else show(say("bot-menu-nothing"))
        await whisper(interaction, text)

    async def _text(self, interaction: discord.Interaction[Any], row_: GameRow, show: Show) -> None:
        language = await self.language(interaction)
        names = await self.house.names(await self.house.store.seats(row_.id), language)
        async with self.house.tables.reading(row_.id) as table:
            view = table.game.copy(table.view(None))
        board = self.house.pictures.text(row_.config.game, view, language, names)
        for part in pages(board):
            await whisper(interaction, part)

    # --- numbers too many for a menu

    async def _ask_number(
        self, interaction: discord.Interaction[Any], control: Control, row_: GameRow, show: Show
    ) -> None:
        async with self.house.tables.reading(row_.id) as table:
            ask = table.asks.get(control.seat)
            if ask is None or ask.kind is not Kind.NUMBER:
                raise Refused(say("bot-refuse-stale"))
            label = show(say("bot-menu-number", least=ask.least, most=ask.most))
        modal = ui.Modal(title=cut(label, 45), custom_id=control._replace(verb="answer", arg="").id(), timeout=1)
        modal.add_item(ui.TextInput(label=cut(label, 45), custom_id=_NUMBER_FIELD, max_length=9))
        await interaction.response.send_modal(modal)


def meant(ask: Ask, control: Control, values: Sequence[str]) -> Choice | None:
    """The choice that a control and the values picked in it stand for; None where it makes no sense."""
    if ask.kind is Kind.NUMBER:
        given = control.arg or next(iter(values), "")
        return int(given) if given.removeprefix("-").isdecimal() and len(given) < 12 else None
    if ask.kind is Kind.PICK:
        if control.verb == "confirm":
            return chosen(ask, page_and_mask(f"0.{control.arg}")[1])
        return list(values)
    return control.arg if control.verb == "answer" else next(iter(values), None)


def page_and_mask(arg: str) -> tuple[int, int]:
    page, _, mask = arg.partition(".")
    if len(page) > 4 or len(mask) > MASK_LIMIT // 4:
        raise Refused(say("bot-refuse-stale"))
    try:
        return max(int(page or "0"), 0), max(int(mask or "0", 16), 0)
    except ValueError:
        raise Refused(say("bot-refuse-stale")) from None


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Only this person sees the message that was clicked."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def refusal_line(refusal: Illegal, show: Show) -> str:
    reason = show(refusal.reason)
    return f"{reason} ({show(say('bot-rule', number=refusal.rule))})" if refusal.rule else reason


def pages(text: str, limit: int = 1900) -> list[str]:
    """A long text in parts of whole lines."""
    parts: list[str] = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) + 1 > limit:
            parts.append("")
        parts[-1] += line[:limit] + "\n"
    return [part for part in parts if part.strip()]


__all__ = ["Clicks", "Refused", "is_private", "pages", "refusal_line", "whisper"]
