"""Messages: made, edited and deleted, after every check that Discord makes."""

from __future__ import annotations

import io
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.playground.hub import Hub
from bot.playground.limits import check_files, check_flags_kept, check_message, check_not_empty
from bot.playground.permissions import BITS
from bot.playground.refusals import archived_thread, closed_dms, missing_access, missing_permissions
from bot.playground.world import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    LOADING,
    TEXT_DISPLAY,
    Attachment,
    Channel,
    Json,
    Message,
    World,
    parts,
)

KEPT_FLAGS = EPHEMERAL | LOADING
SETTABLE_FLAGS = 1 << 2 | 1 << 12 | COMPONENTS_V2
NONCE_SECONDS = 300.0
TYPES = {"png": "image/png", "webp": "image/webp", "gif": "image/gif", "jpg": "image/jpeg", "txt": "text/plain",
         "json": "application/json"}  # fmt: skip


@dataclass(slots=True)
class Body:
    """A request's form: its JSON, and the files sent along by number."""

    json: Json = field(default_factory=dict)
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)


def need(hub: Hub, channel: Channel, *names: str) -> None:
    """Refuses unless the bot sees the channel and may do all this there."""
    allowed = hub.world.bot_permissions(channel)
    if not allowed & BITS["view_channel"] or not hub.world.can_enter(hub.world.data.bot.id, channel):
        raise missing_access()
    if any(not allowed & BITS[name] for name in names):
        raise missing_permissions()


def need_to_post(hub: Hub, channel: Channel, body: Body) -> None:
    if channel.kind == DM and not _reachable(hub.world, channel):
        raise closed_dms()
    names = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
    if body.files:
        names.append("attach_files")
    if body.json.get("embeds"):
        names.append("embed_links")
    need(hub, channel, *names)
    if channel.archived and channel.locked:
        raise archived_thread()


def _reachable(world: World, channel: Channel) -> bool:
    person = next(world.data.users[user] for user in channel.people if user != world.data.bot.id)
    shared = any(guild.has_bot and person.id in guild.members for guild in world.data.guilds.values())
    return person.dms_open and (shared or person.installed_app)


def same_nonce(hub: Hub, channel: Channel, body: Json) -> Message | None:
    """The message which an earlier try of the same request has made."""
    if body.get("nonce") is None or not body.get("enforce_nonce"):
        return None
    now, nonce = hub.world.clock(), body["nonce"]
    for message in reversed(hub.world.messages_in(channel.id)):
        if message.nonce == nonce and message.author == hub.world.data.bot.id and now - message.sent < NONCE_SECONDS:
            return message
    return None


def known_emojis(world: World) -> set[int]:
    return {number for guild in world.data.guilds.values() for number in guild.emojis}


def create(hub: Hub, channel: Channel, author: int, body: Body, *, only_for: int | None = None,
           interaction: Json | None = None) -> Message:  # fmt: skip
    data = body.json
    check_files(body.files)
    names = [name for name, _ in body.files.values()]
    flags = (data.get("flags") or 0) & SETTABLE_FLAGS
    check_message(data, v2=bool(flags & COMPONENTS_V2), emojis=known_emojis(hub.world), files=names)
    check_not_empty(data, names)
    number = hub.world.next_id()
    reference = data.get("message_reference") or {}
    message = Message(
        id=number, channel=channel.id, author=author, content=data.get("content") or "", sent=hub.world.clock(),
        flags=flags | (EPHEMERAL if only_for else 0), nonce=data.get("nonce"), only_for=only_for,
        interaction=interaction, attachments=_uploads(hub.world, channel, body),
        reply_to=int(reference["message_id"]) if reference else None,
    )  # fmt: skip
    message.embeds = resolved(data.get("embeds") or [], message.attachments)
    message.components = numbered(resolved(data.get("components") or [], message.attachments))
    _mention(hub.world, message, data.get("allowed_mentions"))
    hub.world.add_message(message)
    channel.archived = False
    hub.publish("MESSAGE_CREATE", message)
    return message


def loading(hub: Hub, channel: Channel, interaction: Json, only_for: int | None) -> Message:
    """The "thinking" message which stands for a deferred answer."""
    world = hub.world
    message = Message(
        id=world.next_id(), channel=channel.id, author=world.data.bot.id, sent=world.clock(), only_for=only_for,
        flags=LOADING | (EPHEMERAL if only_for else 0), interaction=interaction,
    )  # fmt: skip
    world.add_message(message)
    hub.publish("MESSAGE_CREATE", message)
    return message


def edit(hub: Hub, message: Message, body: Body) -> Message:
    data = body.json
    check_files(body.files)
    kept = _kept(message, data)
    names = [file.filename for file in kept] + [name for name, _ in body.files.values()]
    flags = message.flags & KEPT_FLAGS & ~LOADING | message.flags & COMPONENTS_V2
    if data.get("flags") is not None:
        check_flags_kept(message.flags, data["flags"])
        flags |= data["flags"] & SETTABLE_FLAGS
    whole = {key: getattr(message, key) for key in ("content", "embeds", "components")} | data
    check_message(whole, v2=bool(flags & COMPONENTS_V2), emojis=known_emojis(hub.world), files=names)
    check_not_empty(whole, names)
    message.attachments = kept + _uploads(hub.world, hub.world.data.channels[message.channel], body)
    message.content, message.flags = whole["content"] or "", flags
    message.embeds = resolved(whole["embeds"] or [], message.attachments)
    message.components = numbered(resolved(whole["components"] or [], message.attachments))
    message.edited = hub.world.clock()
    _mention(hub.world, message, data.get("allowed_mentions"))
    hub.publish("MESSAGE_UPDATE", message)
    hub.finish(message)
    return message


def delete(hub: Hub, message: Message) -> None:
    hub.publish("MESSAGE_DELETE", message)
    hub.world.remove_message(message)


def _kept(message: Message, data: Json) -> list[Attachment]:
    if data.get("attachments") is None:
        return list(message.attachments)
    wanted = {str(entry["id"]) for entry in data["attachments"]}
    return [file for file in message.attachments if str(file.id) in wanted]


def _uploads(world: World, channel: Channel, body: Body) -> list[Attachment]:
    described = {str(entry["id"]): entry.get("description") for entry in body.json.get("attachments") or []}
    made = []
    for n, (name, data) in sorted(body.files.items()):
        number = world.next_id()
        kind = TYPES.get(name.rpartition(".")[2].lower(), "application/octet-stream")
        width, height = _size(data) if kind.startswith("image/") else (None, None)
        made.append(Attachment(
            id=number, filename=name, data=data, content_type=kind, description=described.get(str(n)), width=width,
            height=height, url=f"https://cdn.discordapp.com/attachments/{channel.id}/{number}/{name}",
        ))  # fmt: skip
    return made


def _size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(data)) as image:
            return image.size
    except UnidentifiedImageError:
        return None, None


def resolved(tree: Any, files: Collection[Attachment]) -> Any:
    """A copy in which attachment://name became the file's address."""
    urls = {f"attachment://{file.filename}": file for file in files}

    def walk(node: Any) -> Any:
        if isinstance(node, list):
            return [walk(item) for item in node]
        if not isinstance(node, dict):
            return node
        node = {key: walk(value) for key, value in node.items()}
        file = urls.get(node["url"]) if isinstance(node.get("url"), str) else None
        if file:
            node |= {"url": file.url, "proxy_url": file.url, "width": file.width, "height": file.height,
                     "content_type": file.content_type, "attachment_id": str(file.id)}  # fmt: skip
        return node

    return walk(tree)


def numbered(tree: list[Json]) -> list[Json]:
    """Discord numbers the components that came without an id."""
    taken = {part["id"] for part in parts(tree) if part.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for part in parts(tree):
        if not part.get("id"):
            part["id"] = next(free)
    return tree


def _mention(world: World, message: Message, allowed: Json | None) -> None:
    """Who is pinged: named in the text, and allowed by the sender."""
    texts = [message.content, *(part["content"] for part in parts(message.components) if part["type"] == TEXT_DISPLAY)]
    named = {int(user) for text in texts for user in re.findall(r"<@!?(\d+)>", text)} & set(world.data.users)
    everyone = any(word in text for text in texts for word in ("@everyone", "@here"))
    if allowed is not None:
        kinds = allowed.get("parse") or []
        if "users" not in kinds:
            named &= {int(user) for user in allowed.get("users") or []}
        everyone = everyone and "everyone" in kinds
    allowed_here = world.bot_permissions(world.data.channels[message.channel]) & BITS["mention_everyone"]
    message.mentions = sorted(named)
    message.mentions_everyone = everyone and (message.author != world.data.bot.id or bool(allowed_here))
