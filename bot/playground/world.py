"""What the local Discord knows: people, guilds, channels, messages. Plain data; it saves and loads as JSON."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bot.playground.permissions import BOT_DEFAULT, OWNER, PERSON

Json = dict[str, Any]
Clock = Callable[[], float]

DISCORD_EPOCH_MS = 1_420_070_400_000
TEXT, DM, GROUP_DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
BUTTON, SELECT, TEXT_INPUT, TEXT_DISPLAY = 2, 3, 4, 10
SELECTS = (3, 5, 6, 7, 8)


class User(msgspec.Struct, kw_only=True):
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    installed_app: bool = False


class Guild(msgspec.Struct, kw_only=True):
    id: int
    name: str
    owner: int
    bot_role: int
    person_role: int
    locale: str = "en-US"
    members: list[int] = []
    has_bot: bool = True
    bot_permissions: int = BOT_DEFAULT
    emojis: dict[int, str] = {}


class Channel(msgspec.Struct, kw_only=True):
    id: int
    kind: int
    name: str = ""
    guild: int | None = None
    parent: int | None = None
    owner: int | None = None
    # The recipients of a DM, the members of a thread.
    people: list[int] = []
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 4320
    denied_to_bot: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS


class Attachment(msgspec.Struct, kw_only=True):
    id: int
    filename: str
    data: bytes
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Option(msgspec.Struct, kw_only=True):
    label: str
    value: str
    description: str | None = None
    default: bool = False


class Control(msgspec.Struct, kw_only=True):
    """A button or a menu as a person sees it."""

    kind: int
    custom_id: str | None = None
    label: str = ""
    disabled: bool = False
    style: int = 0
    url: str | None = None
    placeholder: str | None = None
    options: list[Option] = []
    min_values: int = 1
    max_values: int = 1


class Message(msgspec.Struct, kw_only=True):
    id: int
    channel: int
    author: int
    content: str = ""
    embeds: list[Json] = []
    components: list[Json] = []
    attachments: list[Attachment] = []
    flags: int = 0
    sent: float = 0
    edited: float | None = None
    nonce: str | int | None = None
    mentions: list[int] = []
    mentions_everyone: bool = False
    # An ephemeral message is for this person alone.
    only_for: int | None = None
    reply_to: int | None = None
    interaction: Json | None = None
    pinned: bool = False

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def buttons(self) -> list[Control]:
        return [control(part) for part in parts(self.components) if part["type"] == BUTTON]

    @property
    def selects(self) -> list[Control]:
        return [control(part) for part in parts(self.components) if part["type"] in SELECTS]

    @property
    def text(self) -> str:
        """All that a person can read in it, line by line."""
        lines = [self.content]
        for embed in self.embeds:
            lines += [embed.get("title", ""), embed.get("description", "")]
            lines += [f"{field['name']}: {field['value']}" for field in embed.get("fields", [])]
            lines.append(embed.get("footer", {}).get("text", ""))
        lines += [part["content"] for part in parts(self.components) if part["type"] == TEXT_DISPLAY]
        return "\n".join(line for line in lines if line)


def parts(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, parents before children, in the order in which they are shown."""
    for part in components:
        yield part
        yield from parts(part.get("components", []))
        yield from parts([part[key] for key in ("component", "accessory") if key in part])


def control(part: Json) -> Control:
    known = {key: value for key, value in part.items() if key in Control.__struct_fields__ and value is not None}
    emoji = part.get("emoji") or {}
    label = part.get("label") or emoji.get("name") or ""
    return msgspec.convert(known | {"kind": part["type"], "label": label}, Control)


class Saved(msgspec.Struct):
    """The part of the world that outlives a restart."""

    bot: User
    owner: int
    app: int
    users: dict[int, User] = {}
    guilds: dict[int, Guild] = {}
    channels: dict[int, Channel] = {}
    messages: dict[int, Message] = {}
    global_commands: list[Json] = []
    guild_commands: dict[int, list[Json]] = {}
    last_id: int = 0


class World:
    def __init__(self, clock: Clock = time.time) -> None:
        self.clock = clock
        self.watchers: list[Callable[[str, Json], None]] = []
        self._last_id = 0
        self._in_channel: dict[int, dict[int, Message]] = {}
        bot = User(id=self.next_id(), name="Slowtable", bot=True)
        owner = User(id=self.next_id(), name="host")
        self.data = Saved(bot=bot, owner=owner.id, app=bot.id, users={bot.id: bot, owner.id: owner})

    def dump(self) -> bytes:
        self.data.last_id = self._last_id
        return msgspec.json.encode(self.data)

    def load(self, saved: bytes) -> None:
        self.data = msgspec.json.decode(saved, type=Saved)
        self._last_id = self.data.last_id
        self._in_channel = {}
        for message in self.data.messages.values():
            self._in_channel.setdefault(message.channel, {})[message.id] = message

    def next_id(self) -> int:
        """A snowflake: made of the time, so that the client can read the time from it, and always rising."""
        now = int(self.clock() * 1000) - DISCORD_EPOCH_MS
        self._last_id = max(now << 22, self._last_id + 1)
        return self._last_id

    def changed(self, kind: str, **about: Any) -> None:
        for watcher in list(self.watchers):
            watcher(kind, about)

    def user_named(self, name: str) -> User | None:
        return next((user for user in self.data.users.values() if user.name == name and not user.bot), None)

    def add_user(self, name: str, locale: str) -> User:
        user = User(id=self.next_id(), name=name, locale=locale)
        self.data.users[user.id] = user
        return user

    def add_guild(self, name: str, *, has_bot: bool) -> Guild:
        guild = Guild(
            id=self.next_id(), name=name, owner=self.data.owner, bot_role=self.next_id(),
            person_role=self.next_id(), members=[self.data.owner], has_bot=has_bot,
        )  # fmt: skip
        if has_bot:
            guild.members.append(self.data.bot.id)
        self.data.guilds[guild.id] = guild
        return guild

    def add_channel(self, name: str, guild: Guild) -> Channel:
        channel = Channel(id=self.next_id(), kind=TEXT, name=name, guild=guild.id)
        self.data.channels[channel.id] = channel
        return channel

    def dm_with(self, user: int) -> Channel:
        for channel in self.data.channels.values():
            if channel.kind == DM and user in channel.people:
                return channel
        channel = Channel(id=self.next_id(), kind=DM, people=[user, self.data.bot.id])
        self.data.channels[channel.id] = channel
        return channel

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild is None else self.data.guilds[channel.guild]

    def threads_of(self, guild: Guild) -> list[Channel]:
        return [place for place in self.data.channels.values() if place.guild == guild.id and place.is_thread]

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [place for place in self.data.channels.values() if place.guild == guild.id and place.kind == TEXT]

    def messages_in(self, channel: int) -> list[Message]:
        return list(self._in_channel.get(channel, {}).values())

    def add_message(self, message: Message) -> None:
        self.data.messages[message.id] = message
        self._in_channel.setdefault(message.channel, {})[message.id] = message

    def remove_message(self, message: Message) -> None:
        del self.data.messages[message.id]
        del self._in_channel[message.channel][message.id]

    def can_enter(self, user: int, channel: Channel) -> bool:
        guild = self.guild_of(channel)
        if guild is None or channel.kind == PRIVATE_THREAD:
            return user in channel.people
        return user in guild.members

    def can_see(self, user: int, message: Message) -> bool:
        if message.only_for is not None:
            return user == message.only_for
        return self.can_enter(user, self.data.channels[message.channel])

    def audience(self, channel: Channel) -> tuple[int, ...]:
        people = channel.people if channel.guild is None else self.data.guilds[channel.guild].members
        return tuple(sorted(user for user in people if user != self.data.bot.id and self.can_enter(user, channel)))

    def readers(self, message: Message) -> tuple[int, ...]:
        return self.audience(self.data.channels[message.channel]) if message.only_for is None else (message.only_for,)

    def bot_permissions(self, channel: Channel) -> int:
        """What the bot's roles allow it there; in a DM all that a person may do."""
        guild = self.guild_of(channel)
        if guild is None:
            return PERSON if self.data.bot.id in channel.people else 0
        if not guild.has_bot:
            return 0
        parent = self.data.channels[channel.parent] if channel.parent else channel
        return guild.bot_permissions & ~parent.denied_to_bot & ~channel.denied_to_bot

    def person_permissions(self, user: int, guild: Guild) -> int:
        return OWNER if user == guild.owner else PERSON
