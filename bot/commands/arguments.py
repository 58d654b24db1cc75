"""The arguments of a command, checked as Discord checks them: the client hands on whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import AppCommandOptionType as Type
from discord import app_commands

_PYTHON: dict[int, type[Any]] = {
    Type.string.value: str, Type.integer.value: int, Type.boolean.value: bool, Type.user.value: str,
}  # fmt: skip


def proper(interaction: discord.Interaction[Any]) -> bool:
    """What is only being typed may still be too long or too short."""
    data: Any = interaction.data or {}
    given = dict(_values(data.get("options", [])))
    if not all(_typed(kind, value) for kind, value in given.values()):
        return False
    command = interaction.command
    if interaction.type is discord.InteractionType.autocomplete or not isinstance(command, app_commands.Command):
        return True
    limits = {parameter.display_name: parameter for parameter in command.parameters}
    return all(_within(limits[name], value) for name, (_, value) in given.items() if name in limits)


def _values(options: Any) -> Iterator[tuple[str, tuple[int, Any]]]:
    for option in options:
        if "value" in option:
            yield option["name"], (option["type"], option["value"])
        yield from _values(option.get("options", []))


def _typed(kind: int, value: Any) -> bool:
    wanted = _PYTHON.get(kind)
    if wanted is None or not isinstance(value, wanted) or isinstance(value, bool) != (wanted is bool):
        return False
    return kind != Type.user.value or (str(value).isascii() and str(value).isdecimal() and len(value) < 21)


def _within(parameter: app_commands.Parameter, value: Any) -> bool:
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
