"""Messages as Discord lays them out: text, picture, controls. Every text is cut to what Discord takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.control import ANY_SEAT, Control
from bot.menu import Row, button, cut, row, rows
from bot.speech import Show
from bot.store import GameRow, Status
from engine.core import Ask, Mode, Table, Text, prompt, say

_STORY = 2400  # of the 4,000 characters that one message may hold
_PROMPT = 1200
_ACCENT = 0xE0A84A
_BUTTON_OF_MENU = "menu"


def layout(story: str, picture: tuple[str, str] | None, question: str = "", controls: Sequence[Row] = ()) -> Any:
    """`picture` is the name of an attachment and its alt text."""
    box: ui.Container[Any] = ui.Container(accent_colour=_ACCENT)
    if story:
        box.add_item(ui.TextDisplay(story))
    if picture:
        name, alt = picture
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=cut(alt, 1024))))
    if question:
        box.add_item(ui.TextDisplay(cut(question, _PROMPT)))
    for one in controls:
        box.add_item(one)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def story(title: str, lines: Sequence[str]) -> str:
    """The latest lines that fit, under a title."""
    kept: list[str] = []
    size = len(title)
    for line in reversed(lines):
        size += len(line) + 3
        if size > _STORY:
            break
        kept.append(f"- {line}")
    return "\n".join([f"**{title}**", *reversed(kept)])


def fits(title: str, lines: Sequence[str]) -> bool:
    """Whether a story of these lines would leave none out."""
    return len(title) + sum(len(line) + 3 for line in lines) <= _STORY


def asks_in_private(table: Table[Any], ask: Ask) -> bool:
    return table.mode is Mode.SECRET or ask.private


def inline(table: Table[Any]) -> Ask | None:
    """The ask whose options everybody may see: of one seat, or of a group of which one decides."""
    waiting = table.waiting
    if not waiting or (len(waiting) > 1 and table.mode is not Mode.FIRST):
        return None
    ask = table.asks[waiting[0]]
    return None if asks_in_private(table, ask) else ask


def turn_controls(row_: GameRow, table: Table[Any], show: Show) -> list[Row]:
    if row_.status is Status.CANCELLED:
        return []
    control = Control("", row_.id, table.position)
    ask = inline(table)
    made: list[Row] = []
    if ask is not None:
        seat = ANY_SEAT if table.mode is Mode.FIRST else ask.seat
        made += rows(ask, control._replace(seat=seat), show)
    elif table.waiting:
        label = show(say("bot-button-menu"))
        made.append(row(button(control._replace(verb=_BUTTON_OF_MENU), label, discord.ButtonStyle.primary)))
    if table.result is None:
        made.append(row(
            button(control._replace(verb="undo"), show(say("bot-button-undo"))),
            button(control._replace(verb="why"), show(say("bot-button-why"))),
            button(control._replace(verb="text"), show(say("bot-button-text"))),
        ))  # fmt: skip
    return made


def question(row_: GameRow, table: Table[Any], show: Show) -> str:
    """Who is asked, and, if everybody may know it, what."""
    if row_.status is Status.CANCELLED:
        return show(say("bot-cancelled"))
    if table.result is not None or not table.waiting:
        return ""
    ask = inline(table)
    who_ = [Text("core-seat", {"seat": seat}) for seat in table.waiting]
    if ask is None:
        return show(say("bot-turn-private", seats=who_))
    return show(say("bot-turn", seats=who_, question=prompt(table.game.id, ask)))


def menu(row_: GameRow, table: Table[Any], seat: int, show: Show, page: int = 0, mask: int = 0) -> Any:
    """The private menu of one seat."""
    ask = table.asks.get(seat)
    if ask is None:
        return layout(show(say("bot-menu-nothing")), None)
    control = Control("", row_.id, table.position, seat)
    lines = [show(say("bot-menu-title", game=say(f"{table.game.id}-title"), seat=Text("core-seat", {"seat": seat})))]
    if seat in table.pending:
        lines.append(show(say("bot-menu-chosen", choice=chosen_text(ask, table.pending[seat]))))
    asked = show(prompt(table.game.id, ask))
    controls = rows(ask, control, show, page, mask)
    controls.append(row(
        button(control._replace(verb="undo"), show(say("bot-button-undo"))),
        button(control._replace(verb="why"), show(say("bot-button-why"))),
    ))  # fmt: skip
    return layout("\n".join(lines), None, asked, controls)


def chosen_text(ask: Ask, choice: Any) -> list[Text]:
    if isinstance(choice, int):
        return [say("bot-number", number=choice)]
    ids = [choice] if isinstance(choice, str) else choice
    return [option.text for option in ask.options if option.id in ids] or [say("bot-none")]


def impossible(ask: Ask, show: Show) -> str:
    """What cannot be chosen now and why, the same reason said once."""
    reasons: dict[str, list[str]] = {}
    for blocked in ask.blocked:
        reasons.setdefault(f"{show(blocked.reason)} ({blocked.rule})", []).append(show(blocked.text))
    lines = [f"- {', '.join(dict.fromkeys(things))}: {reason}" for reason, things in reasons.items()]
    if not lines:
        return show(say("bot-why-nothing"))
    return "\n".join([cut("\n".join(lines), 1800), show(say("bot-rules-hint", number=ask.blocked[0].rule))])
