"""What the local Discord knows: people, guilds, channels, messages. Plain data, saved piece by piece."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
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
    def __init__(self, clock: Clock = time.time, owner: str = "host") -> None:
        self.clock = clock
        self.watchers: list[Callable[[str, Json], None]] = []
        self._last_id = 0
        self._in_channel: dict[int, dict[int, Message]] = {}
        self._frame = b""
        self._unsaved: set[int] = set()
        bot = User(id=self.next_id(), name="Slowtable", bot=True)
        first = User(id=self.next_id(), name=owner)
        self.data = Saved(bot=bot, owner=first.id, app=bot.id, users={bot.id: bot, first.id: first})

    def take_changes(self) -> tuple[bytes | None, dict[int, bytes | None]]:
        """What is not saved yet: all but the messages, if any of it changed, and each message; None if it is gone."""
        frame = msgspec.json.encode(msgspec.structs.replace(self.data, messages={}, last_id=0))
        messages: dict[int, bytes | None] = {}
        for number in self._unsaved:
            message = self.data.messages.get(number)
            messages[number] = None if message is None else msgspec.msgpack.encode(message)
        before, self._frame, self._unsaved = self._frame, frame, set()
        return None if frame == before else frame, messages

    def put_back(self, messages: Iterable[int]) -> None:
        """The save failed: it is still to do."""
        self._frame = b""
        self._unsaved.update(messages)

    def load(self, frame: bytes, messages: Iterable[bytes] = ()) -> None:
        """A message for which the bot was still thinking will never be filled in: its interaction is gone."""
        self.data = msgspec.json.decode(frame, type=Saved)
        self._frame, self._unsaved = frame, set(self.data.messages)  # from before messages were kept by themselves
        for raw in messages:
            message = msgspec.msgpack.decode(raw, type=Message)
            self.data.messages[message.id] = message
        for message in [message for message in self.data.messages.values() if message.loading]:
            del self.data.messages[message.id]
            self._unsaved.add(message.id)
        self._last_id = max(self.data.last_id, *self.data.users, *self.data.channels, *self.data.messages, 0)
        self._in_channel = {}
        for message in self.data.messages.values():
            self._in_channel.setdefault(message.channel, {})[message.id] = message

    def next_id(self) -> int:
        """A snowflake: made of the time, so that the client can read the time from it, and always rising."""
        now = int(self.clock() * 1000) - DISCORD_EPOCH_MS
        self._last_id = max(now << 22, self._last_id + 1)
        return self._last_id

    def changed(self, kind: str, **about: Any) -> None:
        if "message" in about:
            self._unsaved.add(about["message"])
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
        self._unsaved.add(message.id)
        self.data.messages[message.id] = message
        self._in_channel.setdefault(message.channel, {})[message.id] = message

    def remove_message(self, message: Message) -> None:
        self._unsaved.add(message.id)
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
