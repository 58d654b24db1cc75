"""What an ask looks like: buttons, menus, or both."""

from __future__ import annotations

from typing import Any

import discord

from bot.control import Control
from bot.menu import rows
from engine.core import Option, choose, say


def shown(*options: Option) -> list[list[str]]:
    """The labels of each row; a menu is one row with its placeholder first."""
    made = rows(choose(0, "any", options), Control("answer", 1, 0, 0), lambda text: text.key)
    return [[label for item in row.children for label in _labels(item)] for row in made]


def _labels(item: discord.ui.Item[Any]) -> list[str]:
    if isinstance(item, discord.ui.Select):
        return [f"menu {item.placeholder}", *(option.label for option in item.options)]
    assert isinstance(item, discord.ui.Button)
    return [item.label or ""]


def option(name: str, group: str = "", detail: str = "") -> Option:
    return Option(name, say(name), say(group) if group else None, say(detail) if detail else None)


def test_a_few_options_are_buttons_whatever_their_group() -> None:
    assert shown(option("a", "cards"), option("b", "moves"), option("c")) == [["a", "b", "c"]]


def test_options_with_something_to_explain_are_a_menu_and_the_way_out_is_a_button() -> None:
    assert shown(option("a", detail="what a does"), option("b", detail="what b does"), option("none")) == [
        ["menu bot-menu-choose", "a", "b"],
        ["none"],
    ]


def test_of_many_options_each_group_is_a_menu_and_what_has_no_group_a_button() -> None:
    cards = [option(f"card{i}", "cards") for i in range(6)]
    moves = [option(f"move{i}", "moves") for i in range(6)]
    assert shown(*cards, *moves, option("stop")) == [
        ["menu cards", *(card.id for card in cards)],
        ["menu moves", *(move.id for move in moves)],
        ["stop"],
    ]


def test_many_options_without_groups_are_one_menu() -> None:
    many = [option(f"o{i}") for i in range(12)]
    assert shown(*many) == [["menu bot-menu-choose", *(one.id for one in many)]]
