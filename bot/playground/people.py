"""What a person can do in Discord: type a command, press, choose, fill in a form, read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.playground import posting
from bot.playground.commands import CHANNEL, USER, available, leaf, value_fits
from bot.playground.hub import Hub
from bot.playground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.playground.limits import MAX_FILE_BYTES
from bot.playground.posting import Body
from bot.playground.shapes import channel_json, member_json, message_json, user_json
from bot.playground.world import BUTTON, SELECT, TEXT_INPUT, Channel, Control, Json, Message, User, control


class NotPossible(Exception):
    """Discord's own client would not let a person do this."""


class Modal:
    """A form which the bot has opened for a person."""

    def __init__(self, data: Json, channel: int, source: Message | None) -> None:
        self.data, self.channel, self.source = data, channel, source
        self.title: str = data["title"]
        self.custom_id: str = data["custom_id"]

    @property
    def fields(self) -> list[Json]:
        """The inputs, each with the label that stands by it."""
        found = []
        for part in self.data["components"]:
            inner = part["component"] if "component" in part else (part.get("components") or [{}])[0]
            if "custom_id" in inner:
                found.append(inner | {"label": part.get("label") or inner.get("label", "")})
        return found


class Reply:
    """What came back: filled in as the bot answers, edits and follows up."""

    def __init__(self, hub: Hub, interaction: Interaction, patience: float) -> None:
        self._hub, self._patience = hub, patience
        self.interaction = interaction

    @property
    def failed(self) -> bool:
        """Discord shows "This interaction failed"."""
        return self.interaction.acknowledged is None

    @property
    def message(self) -> Message | None:
        message = self.interaction.original
        return None if message is None or message.loading else message

    @property
    def follow_ups(self) -> list[Message]:
        return self.interaction.follow_ups

    @property
    def modal(self) -> Modal | None:
        data = self.interaction.modal
        return Modal(data, self.interaction.channel, self.interaction.source) if data else None

    @property
    def ephemeral(self) -> bool:
        return self.interaction.original is not None and self.interaction.original.ephemeral

    @property
    def acknowledged_after(self) -> float | None:
        when = self.interaction.acknowledged
        return None if when is None else when - self.interaction.created

    async def settled(self) -> Reply:
        """Waits until a deferred answer has been filled in."""
        await asyncio.wait_for(self.interaction.finished.wait(), self._patience)
        return self


class Person:
    def __init__(self, hub: Hub, user: User, home: Channel, patience: float) -> None:
        self.hub, self.user, self.home, self.patience = hub, user, home, patience

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    @property
    def dm_channel(self) -> Channel:
        return self.hub.world.dm_with(self.user.id)

    @property
    def dms(self) -> list[Message]:
        """What the bot sent privately."""
        bot = self.hub.world.data.bot.id
        return [message for message in self.sees(self.dm_channel) if message.author == bot]

    def close_dms(self) -> None:
        self.user.dms_open = False

    def open_dms(self) -> None:
        self.user.dms_open = True

    def install_app(self) -> None:
        """Adds the app to the person instead of a guild: its commands follow the person everywhere."""
        self.user.installed_app = True

    def sees(self, channel: Channel | int | None = None) -> list[Message]:
        where = self._where(channel)
        return [m for m in self.hub.world.messages_in(where.id) if self.hub.world.can_see(self.user.id, m)]

    def commands(self, channel: Channel | int | None = None) -> list[Json]:
        return available(self.hub.world, self.user.id, self._where(channel))

    async def say(self, text: str, channel: Channel | int | None = None) -> Message:
        return posting.create(self.hub, self._where(channel), self.user.id, Body({"content": text}))

    async def slash(
        self, words: str, options: Json | None = None, *, channel: Channel | int | None = None
    ) -> Reply:
        where = self._where(channel)
        data = self._command(words, options or {}, where, None)
        return await self._act(COMMAND, data, where)

    async def autocomplete(
        self, words: str, options: Json | None = None, *, focused: str, channel: Channel | int | None = None
    ) -> list[Json]:
        where = self._where(channel)
        data = self._command(words, {focused: ""} | (options or {}), where, focused)
        return (await self._act(AUTOCOMPLETE, data, where)).interaction.choices

    async def click(self, message: Message, button: str) -> Reply:
        """Presses the button with this custom id or label."""
        found = self._find(message, message.buttons, button)
        return await self.forge(message, found.custom_id or "", BUTTON)

    async def select(self, message: Message, menu: str, values: Sequence[str]) -> Reply:
        """Chooses in the menu with this custom id or placeholder; values or labels."""
        found = self._find(message, message.selects, menu)
        chosen = [self._choice(found, value) for value in values]
        if not found.min_values <= len(chosen) <= found.max_values:
            raise NotPossible(f"{menu!r} takes {found.min_values} to {found.max_values} values")
        return await self.forge(message, found.custom_id or "", found.kind, chosen)

    async def forge(
        self, message: Message, custom_id: str, kind: int = BUTTON, values: Sequence[str] | None = None
    ) -> Reply:
        """A component interaction without any check, as a hostile client could send it."""
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = list(values)
            data["resolved"] = self._resolved([int(v) for v in values if v.isdecimal()]) if kind != SELECT else {}
        return await self._act(COMPONENT, data, self.hub.world.data.channels[message.channel], message)

    async def send(
        self, kind: int, data: Json, *, channel: Channel | None = None, source: Message | None = None
    ) -> Reply:
        """Any interaction without any check, as a hostile client could send it."""
        return await self._act(kind, data, channel or self.home, source)

    async def submit(self, modal: Modal, values: dict[str, Any]) -> Reply:
        """Sends a form; values by custom id or label."""
        filled = {field["custom_id"]: self._filled(field, values) for field in modal.fields}
        data = {"custom_id": modal.custom_id, "components": [_submitted(p, filled) for p in modal.data["components"]]}
        return await self._act(MODAL_SUBMIT, data, self.hub.world.data.channels[modal.channel], modal.source)

    def _where(self, channel: Channel | int | None) -> Channel:
        where = self.hub.world.data.channels[channel] if isinstance(channel, int) else channel or self.home
        if not self.hub.world.can_enter(self.user.id, where):
            raise NotPossible(f"{self.name} cannot see channel {where.id}")
        return where

    def _find(self, message: Message, controls: list[Control], wanted: str) -> Control:
        if message.id not in self.hub.world.data.messages or not self.hub.world.can_see(self.user.id, message):
            raise NotPossible(f"{self.name} does not see that message")
        for key in ("custom_id", "label", "placeholder"):
            for found in controls:
                if getattr(found, key) == wanted:
                    if found.disabled:
                        raise NotPossible(f"{wanted!r} is disabled")
                    return found
        raise NotPossible(f"no {wanted!r} among {[(c.label or c.placeholder, c.custom_id) for c in controls]}")

    def _choice(self, menu: Control, wanted: str) -> str:
        if menu.kind != SELECT:
            return wanted
        for option in menu.options:
            if wanted in (option.value, option.label):
                return option.value
        raise NotPossible(f"no {wanted!r} among {[option.label for option in menu.options]}")

    def _filled(self, field: Json, values: dict[str, Any]) -> Any:
        value = values.get(field["custom_id"], values.get(field["label"], field.get("value")))
        if field["type"] == TEXT_INPUT:
            text = value or ""
            least = max(field.get("min_length") or 0, 1) if text or field.get("required", True) else 0
            if not least <= len(text) <= (field.get("max_length") or 4000):
                raise NotPossible(f"{field['label']!r} does not take {text!r}")
            return text
        return [self._choice(control(field), chosen) for chosen in value or []]

    def _command(self, words: str, options: Json, where: Channel, focused: str | None) -> Json:
        name, *rest = words.removeprefix("/").split()
        command = next((known for known in self.commands(where) if known["name"] == name), None)
        if command is None:
            raise NotPossible(f"{self.name} finds no command /{name} here")
        last, way = leaf(command, rest)
        inner = self._options(last, options, focused)
        people = [int(option["value"]) for option in inner if option["type"] == USER]
        for step in reversed(way):
            inner = [{"type": step["type"], "name": step["name"], "options": inner}]
        data: Json = {"id": command["id"], "name": name, "type": 1, "options": inner}
        if people:
            data["resolved"] = self._resolved(people)
        return data | {"guild_id": command["guild_id"]} if "guild_id" in command else data

    def _options(self, command: Json, options: Json, focused: str | None) -> list[Json]:
        known = {option["name"]: option for option in command["options"]}
        if unknown := set(options) - set(known):
            raise NotPossible(f"no option {unknown} among {set(known)}")
        missing = {name for name, option in known.items() if option.get("required")} - set(options)
        if missing and not focused:
            raise NotPossible(f"options missing: {missing}")
        sent = []
        for name, value in options.items():
            option = known[name]
            if name != focused and not value_fits(option, value):
                raise NotPossible(f"option {name} does not take {value!r}")
            plain = str(getattr(value, "id", value)) if option["type"] in (USER, CHANNEL) else value
            sent.append({"type": option["type"], "name": name, "value": plain})
            if name == focused:
                sent[-1]["focused"] = True
        return sent

    def _resolved(self, people: Sequence[int]) -> Json:
        users = {number: self.hub.world.data.users[number] for number in people if number in self.hub.world.data.users}
        guild = self.hub.world.guild_of(self.home)
        resolved: Json = {"users": {str(number): user_json(user) for number, user in users.items()}}
        if guild:
            inside = {number: user for number, user in users.items() if number in guild.members}
            resolved["members"] = {str(number): self._member(user) for number, user in inside.items()}
        return resolved

    def _member(self, user: User) -> Json:
        guild = self.hub.world.data.guilds[self.home.guild or 0]
        shape = {key: value for key, value in member_json(user, guild).items() if key != "user"}
        return shape | {"permissions": str(self.hub.world.person_permissions(user.id, guild))}

    async def _act(self, kind: int, data: Json, where: Channel, source: Message | None = None) -> Reply:
        interaction, payload = self._interaction(kind, data, where, source)
        self.hub.begin(interaction)
        for _ in range(2 if self.hub.faults.take_repeat() else 1):
            self.hub.gateway.dispatch("INTERACTION_CREATE", payload, audience=(self.user.id,))
        try:
            await asyncio.wait_for(interaction.answered.wait(), self.patience)
        except TimeoutError:
            self.hub.unanswered.discard(interaction.id)
        return Reply(self.hub, interaction, self.patience)

    def _interaction(
        self, kind: int, data: Json, where: Channel, source: Message | None
    ) -> tuple[Interaction, Json]:
        world = self.hub.world
        guild = world.guild_of(where)
        with_bot = guild.has_bot if guild else world.data.bot.id in where.people
        number = world.next_id()
        interaction = Interaction(number, f"token-{number:x}", kind, self.user.id, where.id, world.clock(), source,
                                  without_bot=not with_bot)  # fmt: skip
        payload: Json = {
            "id": str(number), "application_id": str(world.data.app), "type": kind, "token": interaction.token,
            "version": 1, "data": data, "channel_id": str(where.id), "locale": self.user.locale, "entitlements": [],
            "channel": channel_json(world, where) | {"permissions": str(world.person_permissions(self.user.id, guild))
                                                     if guild else "0"},
            "app_permissions": str(world.bot_permissions(where)), "attachment_size_limit": MAX_FILE_BYTES,
            "authorizing_integration_owners": self._owners(where, with_bot),
            "context": 0 if guild else 1 if with_bot else 2,
        }  # fmt: skip
        if guild:
            member = member_json(self.user, guild)
            member["permissions"] = str(world.person_permissions(self.user.id, guild))
            payload |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member}
            payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        else:
            payload["user"] = user_json(self.user)
        if source is not None:
            payload["message"] = message_json(world, source)
        return interaction, payload

    def _owners(self, where: Channel, with_bot: bool) -> Json:
        owners: Json = {"0": str(where.guild or 0)} if with_bot else {}
        return owners | {"1": str(self.user.id)} if self.user.installed_app else owners


def _submitted(part: Json, filled: dict[str, Any]) -> Json:
    """A form's component as it is sent back: with values instead of looks."""
    kept: Json = {"type": part["type"], "id": part.get("id", 0)}
    if "custom_id" in part:
        key = "value" if part["type"] == TEXT_INPUT else "values"
        kept |= {"custom_id": part["custom_id"], key: filled[part["custom_id"]]}
    if "components" in part:
        kept["components"] = [_submitted(inner, filled) for inner in part["components"]]
    if "component" in part:
        kept["component"] = _submitted(part["component"], filled)
    return kept
