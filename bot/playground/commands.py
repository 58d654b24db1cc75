"""What Discord accepts as slash commands, and which of them a person finds where."""

from __future__ import annotations

import re
from typing import Any

from bot.playground.refusals import Form, Path
from bot.playground.world import Channel, Json, World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
NAME = re.compile(r"[-_'\w]{1,32}")
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
LOCALES = frozenset([
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
])  # fmt: skip


def check_commands(commands: list[Json], *, most: int = 100) -> None:
    form = Form()
    if len(commands) > most:
        form.wrong((), "APPLICATION_COMMANDS_MAX", f"Maximum number of application commands reached ({most}).")
    _unique(form, (), commands)
    for n, command in enumerate(commands):
        _named(form, (n,), command, slash=command.get("type", 1) == 1)
        _options(form, (n,), command.get("options") or [])
        if _size(command) > 8000:
            form.wrong((n,), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    form.check()


def _named(form: Form, path: Path, thing: Json, *, slash: bool = True) -> None:
    if not slash:
        form.length((*path, "name"), thing.get("name"), 1, 32)
        return
    names: dict[Path, object] = {("name",): thing.get("name")}
    names |= {("name_localizations", tag): name for tag, name in (thing.get("name_localizations") or {}).items()}
    for where, name in names.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            form.wrong((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.length((*path, "description"), thing.get("description"), 1, 100)
    for tag, text in (thing.get("description_localizations") or {}).items():
        form.length((*path, "description_localizations", tag), text, 1, 100)
    _locales(form, path, thing, ("name_localizations", "description_localizations"))


def _locales(form: Form, path: Path, thing: Json, keys: tuple[str, ...]) -> None:
    for key in keys:
        for tag in thing.get(key) or {}:
            if tag not in LOCALES:
                form.wrong((*path, key, tag), "ENUM_TYPE_COERCE", f'Value "{tag}" is not a valid enum value.')


def _unique(form: Form, path: Path, things: list[Json]) -> None:
    names = [(thing.get("type", 1) if not path else 0, thing.get("name")) for thing in things]
    if len(set(names)) < len(names):
        form.wrong(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names within a set must be unique")


def _options(form: Form, path: Path, options: list[Json]) -> None:
    here: Path = (*path, "options")
    form.count(here, options, 0, 25)
    _unique(form, here, options)
    optional_seen = False
    for n, option in enumerate(options):
        _named(form, (*here, n), option)
        _options(form, (*here, n), option.get("options") or [])
        _choices(form, (*here, n), option)
        if option.get("required") and optional_seen:
            form.wrong((*here, n), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                       "Required options must be placed before non-required options")  # fmt: skip
        optional_seen = optional_seen or not option.get("required")


def _choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    form.count((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
                   "Choices and autocomplete exclude each other")  # fmt: skip
    for n, choice in enumerate(choices):
        form.length((*path, "choices", n, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length((*path, "choices", n, "value"), choice["value"], 1, 100)
        for tag, text in (choice.get("name_localizations") or {}).items():
            form.length((*path, "choices", n, "name_localizations", tag), text, 1, 100)
        _locales(form, (*path, "choices", n), choice, ("name_localizations",))


def _size(thing: Json) -> int:
    """Names, descriptions and values count, each in its longest language."""
    size = len(str(thing.get("value", "")))
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        size += max(len(str(text)) for text in texts)
    return size + sum(_size(part) for key in ("options", "choices") for part in thing.get(key) or [])


def registered(world: World, command: Json, guild: int | None) -> Json:
    """The command as Discord hands it back."""
    made: Json = {
        "type": 1, "description": "", "default_member_permissions": None, "options": [], "nsfw": False,
        "name_localizations": None, "description_localizations": None, "contexts": None, "integration_types": [0],
    }  # fmt: skip
    made |= {key: value for key, value in command.items() if value is not None}
    number = str(world.next_id())
    made |= {"id": number, "application_id": str(world.data.app), "version": number}
    return made | {"guild_id": str(guild)} if guild else made


def available(world: World, user: int, channel: Channel) -> list[Json]:
    """The commands which this person finds in this channel's palette."""
    guild = world.guild_of(channel)
    found = [command for command in world.data.global_commands if _offered(world, command, user, channel)]
    if guild and guild.has_bot:
        found += world.data.guild_commands.get(guild.id, [])
    return [command for command in found if command["type"] == 1 and _permitted(world, command, user, channel)]


def _offered(world: World, command: Json, user: int, channel: Channel) -> bool:
    guild = world.guild_of(channel)
    with_bot = world.data.bot.id in channel.people
    context = IN_GUILD if guild else IN_BOT_DM if with_bot else IN_PRIVATE
    contexts = command["contexts"]
    if contexts is not None and context not in contexts:
        return False
    by_guild = (guild.has_bot if guild else with_bot) and 0 in command["integration_types"]
    return by_guild or (world.data.users[user].installed_app and 1 in command["integration_types"])


def _permitted(world: World, command: Json, user: int, channel: Channel) -> bool:
    guild = world.guild_of(channel)
    needed = command["default_member_permissions"]
    if guild is None or needed is None:
        return True
    return int(needed) & world.person_permissions(user, guild) == int(needed) and needed != "0"


def leaf(command: Json, words: list[str]) -> tuple[Json, list[Json]]:
    """The command or subcommand that the words name, and the subcommands on the way to it."""
    way: list[Json] = []
    here = command
    for word in words:
        here = next(
            (part for part in here["options"] if part["name"] == word and part["type"] in (SUBCOMMAND, GROUP)), {}
        )
        if not here:
            raise LookupError(f"/{command['name']} has no subcommand {word!r}")
        way.append(here)
    return here, way


def value_fits(option: Json, value: Any) -> bool:
    """Whether Discord's own client would let a person send this value."""
    kind = option["type"]
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        return False
    if kind == STRING:
        return isinstance(value, str) and option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000)
    if kind in (INTEGER, NUMBER):
        low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
        return isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high
    return isinstance(value, bool) if kind == BOOLEAN else True
