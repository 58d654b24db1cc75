"""Buttons and menus made from an ask, within Discord's limits. What cannot fit on one page is paged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.control import Control
from engine.core import Ask, Kind, Option, Text, say

Show: TypeAlias = Callable[[Text], str]
Row: TypeAlias = "ui.ActionRow[Any]"

_BUTTONS = 10  # more options than this become menus
_ROW = 5  # buttons in a row
_BUTTON_LABEL = 80
_MENU = 25  # options in a menu, label and description lengths are Discord's
_LABEL = 100
_MENUS = 6  # on one page
MASK_LIMIT = 240  # options of a set whose marks still fit into a custom id


def cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def rows(ask: Ask, control: Control, show: Show, page: int = 0, mask: int = 0) -> list[Row]:
    """`control` carries game, position and seat; each item gets its own verb and argument."""
    if ask.kind is Kind.NUMBER:
        return _number_rows(ask, control, show)
    if ask.kind is Kind.PICK:
        return _pick_rows(ask, control, show, page, mask)
    plain, listed = _plain_and_listed(ask.options)
    menus = _paged(list(_menus(listed, control, show)), control, show, page)
    return [*menus, *_button_rows([_button(control, option, show) for option in plain])]


def _plain_and_listed(options: Sequence[Option]) -> tuple[Sequence[Option], Sequence[Option]]:
    """What becomes a button and what goes into menus.

    A few options that explain themselves are buttons. Elsewhere only what belongs to no group is, as "I am done" is
    none of the moves.
    """
    if len(options) <= _BUTTONS and not any(option.detail for option in options):
        return options, []
    plain = [option for option in options if not option.detail and not option.group]
    if len(plain) > _ROW:
        plain = []
    return plain, [option for option in options if option not in plain]


def row(*items: ui.Item[Any]) -> Row:
    return ui.ActionRow(*items)


def button(
    control: Control, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, disabled: bool = False
) -> ui.Button[Any]:
    return ui.Button(label=cut(label, _BUTTON_LABEL), custom_id=control.id(), style=style, disabled=disabled)


def _button(control: Control, option: Option, show: Show) -> ui.Button[Any]:
    return button(control._replace(verb="answer", arg=option.id), show(option.text), discord.ButtonStyle.primary)


def _button_rows(buttons: Sequence[ui.Button[Any]]) -> list[Row]:
    return [row(*buttons[i : i + _ROW]) for i in range(0, len(buttons), _ROW)]


def _menus(options: Sequence[Option], control: Control, show: Show) -> Iterator[Row]:
    """A menu for each group, or several where a group is long."""
    number = 0
    for group, members in groupby(options, key=lambda option: option.group):
        listed = list(members)
        for start in range(0, len(listed), _MENU):
            menu: ui.Select[Any] = ui.Select(
                custom_id=control._replace(verb="choose", arg=str(number)).id(),
                placeholder=cut(show(group or say("bot-menu-choose")), _LABEL),
                options=[_choice(option, show) for option in listed[start : start + _MENU]],
            )
            number += 1
            yield row(menu)


def _choice(option: Option, show: Show, chosen: bool = False) -> discord.SelectOption:
    detail = cut(show(option.detail), _LABEL) if option.detail else None
    label = cut(show(option.text), _LABEL)
    return discord.SelectOption(label=label, value=option.id, description=detail, default=chosen)


def _paged(menus: Sequence[Row], control: Control, show: Show, page: int) -> list[Row]:
    pages = -(-len(menus) // _MENUS)
    if pages <= 1:
        return list(menus)
    page = min(max(page, 0), pages - 1)
    return [*menus[page * _MENUS : (page + 1) * _MENUS], _pager(control, show, page, pages, 0)]


def _pager(control: Control, show: Show, page: int, pages: int, mask: int) -> Row:
    def turn(to: int, label: str) -> ui.Button[Any]:
        return button(control._replace(verb="page", arg=f"{to}.{mask:x}"), label, disabled=not 0 <= to < pages)

    back, on = turn(page - 1, show(say("bot-page-back"))), turn(page + 1, show(say("bot-page-on")))
    return row(back, on)


# --- a set


def _pick_rows(ask: Ask, control: Control, show: Show, page: int, mask: int) -> list[Row]:
    """A set of up to 25 is one menu; of a larger one the choice so far travels in the custom ids as a bit mask."""
    made = [_one_menu(ask, control, show)] if len(ask.options) <= _MENU else _masked(ask, control, show, page, mask)
    if ask.least == 0:
        made.append(row(button(control._replace(verb="confirm", arg="0"), show(say("bot-menu-none")))))
    return made


def _one_menu(ask: Ask, control: Control, show: Show) -> Row:
    menu: ui.Select[Any] = ui.Select(
        custom_id=control._replace(verb="pick", arg="").id(),
        placeholder=cut(show(say("bot-menu-pick", least=ask.least, most=ask.most)), _LABEL),
        min_values=max(ask.least, 1),
        max_values=ask.most,
        options=[_choice(option, show) for option in ask.options],
    )
    return row(menu)


def _masked(ask: Ask, control: Control, show: Show, page: int, mask: int) -> list[Row]:
    pages = -(-len(ask.options) // _MENU)
    page = min(max(page, 0), pages - 1)
    mask &= (1 << len(ask.options)) - 1
    start = page * _MENU
    shown = ask.options[start : start + _MENU]
    menu: ui.Select[Any] = ui.Select(
        custom_id=control._replace(verb="mark", arg=f"{page}.{mask:x}").id(),
        placeholder=cut(show(say("bot-menu-pick", least=ask.least, most=ask.most)), _LABEL),
        min_values=0,
        max_values=len(shown),
        options=[_choice(o, show, chosen=bool(mask >> i & 1)) for i, o in enumerate(shown, start)],
    )
    count = mask.bit_count()
    done = button(
        control._replace(verb="confirm", arg=f"{mask:x}"),
        show(say("bot-menu-confirm", count=count)),
        discord.ButtonStyle.success,
        disabled=not ask.least <= count <= ask.most or not count,
    )
    return [row(menu), _pager(control, show, page, pages, mask), row(done)]


def marked(ask: Ask, page: int, mask: int, values: Sequence[str]) -> int:
    """The mask after the options of one page were marked anew."""
    mask &= (1 << len(ask.options)) - 1
    start = page * _MENU
    for i, option in enumerate(ask.options[start : start + _MENU], start):
        bit = 1 << i
        mask = mask | bit if option.id in values else mask & ~bit
    return mask


def chosen(ask: Ask, mask: int) -> list[str]:
    return [option.id for i, option in enumerate(ask.options) if mask >> i & 1]


# --- a number


def _number_rows(ask: Ask, control: Control, show: Show) -> list[Row]:
    numbers = range(ask.least, ask.most + 1)
    answers = [control._replace(verb="answer", arg=str(n)) for n in numbers[:_MENU]]
    if len(numbers) <= _BUTTONS:
        return _button_rows([
            button(answer, str(n), discord.ButtonStyle.primary) for n, answer in zip(numbers, answers, strict=True)
        ])
    if len(numbers) <= _MENU:
        menu: ui.Select[Any] = ui.Select(
            custom_id=control._replace(verb="choose", arg="").id(),
            placeholder=cut(show(say("bot-menu-choose")), _LABEL),
            options=[discord.SelectOption(label=str(n), value=str(n)) for n in numbers],
        )
        return [row(menu)]
    label = show(say("bot-menu-number", least=ask.least, most=ask.most))
    return [row(button(control._replace(verb="number", arg=""), label, discord.ButtonStyle.primary))]
