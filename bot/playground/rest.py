"""The bot's own routes: login, commands, channels, messages, threads, DMs."""

from __future__ import annotations

from aiohttp import web

from bot.playground import posting
from bot.playground.commands import check_commands, registered
from bot.playground.refusals import (
    Form,
    Refusal,
    archived_thread,
    closed_dms,
    missing_access,
    missing_permissions,
    other_author,
    thread_exists,
    unknown_channel,
    unknown_guild,
    unknown_message,
    unknown_user,
)  # fmt: skip
from bot.playground.requests import API, HUB, answer, nothing, reach, read_body, snowflake
from bot.playground.shapes import application_json, channel_json, guild_json, member_json, message_json, user_json
from bot.playground.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Guild, Json, Message

routes = web.RouteTableDef()
CHANNEL = API + "/channels/{channel}"
ONE_MESSAGE = CHANNEL + "/messages/{message}"
GLOBAL_COMMANDS = API + "/applications/{app}/commands"
GUILD_COMMANDS = API + "/applications/{app}/guilds/{guild}/commands"
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _channel(request: web.Request, *permissions: str) -> Channel:
    hub = request.app[HUB]
    channel = hub.world.data.channels.get(snowflake(request, "channel"))
    if channel is None:
        raise unknown_channel()
    reach(request, hub.world.audience(channel))
    posting.need(hub, channel, *permissions)
    return channel


def _message(request: web.Request, channel: Channel) -> Message:
    """Ephemeral messages are out of reach here: only their interaction's token opens them."""
    message = request.app[HUB].world.data.messages.get(snowflake(request, "message"))
    if message is None or message.channel != channel.id or message.only_for is not None:
        raise unknown_message()
    return message


def _guild(request: web.Request) -> Guild:
    guild = request.app[HUB].world.data.guilds.get(snowflake(request, "guild"))
    if guild is None:
        raise unknown_guild()
    if not guild.has_bot:
        raise missing_access()
    return guild


@routes.get(API + "/users/@me")
async def me(request: web.Request) -> web.Response:
    bot = request.app[HUB].world.data.bot
    return answer(user_json(bot) | {"mfa_enabled": True, "locale": bot.locale, "verified": True})


@routes.get(API + "/oauth2/applications/@me")
@routes.get(API + "/applications/@me")
async def application(request: web.Request) -> web.Response:
    return answer(application_json(request.app[HUB].world))


@routes.get(API + "/gateway/bot")
async def gateway(request: web.Request) -> web.Response:
    limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return answer({"url": "wss://gateway.discord.gg", "shards": 1, "session_start_limit": limits})


@routes.get(API + "/users/{user}")
async def user(request: web.Request) -> web.Response:
    found = request.app[HUB].world.data.users.get(snowflake(request, "user"))
    if found is None:
        raise unknown_user()
    return answer(user_json(found))


@routes.get(API + "/guilds/{guild}")
async def guild(request: web.Request) -> web.Response:
    return answer(guild_json(request.app[HUB].world, _guild(request)))


@routes.get(API + "/guilds/{guild}/channels")
async def guild_channels(request: web.Request) -> web.Response:
    world = request.app[HUB].world
    return answer([channel_json(world, channel) for channel in world.channels_of(_guild(request))])


@routes.get(API + "/guilds/{guild}/members/{user}")
async def member(request: web.Request) -> web.Response:
    guild, who = _guild(request), snowflake(request, "user")
    if who not in guild.members:
        raise Refusal(404, 10007, "Unknown Member")
    return answer(member_json(request.app[HUB].world.data.users[who], guild))


@routes.get(GLOBAL_COMMANDS)
async def list_commands(request: web.Request) -> web.Response:
    return answer(request.app[HUB].world.data.global_commands)


@routes.get(GUILD_COMMANDS)
async def list_guild_commands(request: web.Request) -> web.Response:
    return answer(request.app[HUB].world.data.guild_commands.get(_guild(request).id, []))


@routes.put(GLOBAL_COMMANDS)
async def put_commands(request: web.Request) -> web.Response:
    world = request.app[HUB].world
    world.data.global_commands = await _register(request, None)
    return answer(world.data.global_commands)


@routes.put(GUILD_COMMANDS)
async def put_guild_commands(request: web.Request) -> web.Response:
    guild = _guild(request).id
    commands = request.app[HUB].world.data.guild_commands
    commands[guild] = await _register(request, guild)
    return answer(commands[guild])


async def _register(request: web.Request, guild: int | None) -> list[Json]:
    sent = (await read_body(request)).json
    if not isinstance(sent, list):
        raise Refusal(400, 50035, "Invalid Form Body")
    check_commands(sent)
    world = request.app[HUB].world
    made = [registered(world, command, guild) for command in sent]
    world.changed("COMMANDS")
    return made


@routes.post(API + "/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    wanted = str((await read_body(request)).json.get("recipient_id"))
    person = hub.world.data.users.get(int(wanted)) if wanted.isdecimal() else None
    if person is None:
        raise unknown_user()
    if person.bot:
        raise closed_dms()
    return answer(channel_json(hub.world, hub.world.dm_with(person.id)))


@routes.get(CHANNEL)
async def get_channel(request: web.Request) -> web.Response:
    return answer(channel_json(request.app[HUB].world, _channel(request)))


@routes.post(CHANNEL + "/typing")
async def typing(request: web.Request) -> web.Response:
    _channel(request, "send_messages")
    return nothing()


@routes.get(CHANNEL + "/messages")
async def history(request: web.Request) -> web.Response:
    world = request.app[HUB].world
    channel = _channel(request, "read_message_history")
    found = [message for message in world.messages_in(channel.id) if message.only_for is None]
    before, after = int(request.query.get("before", 1 << 63)), int(request.query.get("after", 0))
    found = [message for message in found if after < message.id < before]
    limit = min(int(request.query.get("limit", 50)), 100)
    chosen = found[:limit] if after else found[-limit:]
    return answer([message_json(world, message) for message in reversed(chosen)])


@routes.post(CHANNEL + "/messages")
async def send(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    body = await read_body(request)
    channel = _channel(request)
    posting.need_to_post(hub, channel, body)
    message = posting.same_nonce(hub, channel, body.json) or posting.create(hub, channel, hub.world.data.bot.id, body)
    return answer(message_json(hub.world, message))


@routes.get(ONE_MESSAGE)
async def get_message(request: web.Request) -> web.Response:
    message = _message(request, _channel(request, "read_message_history"))
    return answer(message_json(request.app[HUB].world, message))


@routes.patch(ONE_MESSAGE)
async def edit(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    body = await read_body(request)
    channel = _channel(request)
    message = _message(request, channel)
    if message.author != hub.world.data.bot.id:
        raise other_author()
    if channel.archived:
        raise archived_thread()
    if body.files:
        posting.need(hub, channel, "attach_files")
    return answer(message_json(hub.world, posting.edit(hub, message, body)))


@routes.delete(ONE_MESSAGE)
async def delete(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    channel = _channel(request)
    message = _message(request, channel)
    if message.author != hub.world.data.bot.id:
        posting.need(hub, channel, "manage_messages")
    posting.delete(hub, message)
    return nothing()


@routes.post(CHANNEL + "/threads")
async def new_thread(request: web.Request) -> web.Response:
    body = (await read_body(request)).json
    kind = body.get("type", PRIVATE_THREAD)
    permission = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    return _open_thread(request, _channel(request, permission), body, kind, None)


@routes.post(ONE_MESSAGE + "/threads")
async def new_thread_at_message(request: web.Request) -> web.Response:
    body = (await read_body(request)).json
    parent = _channel(request, "create_public_threads")
    message = _message(request, parent)
    if message.id in request.app[HUB].world.data.channels:
        raise thread_exists()
    return _open_thread(request, parent, body, PUBLIC_THREAD, message.id)


def _open_thread(request: web.Request, parent: Channel, body: Json, kind: int, at: int | None) -> web.Response:
    hub = request.app[HUB]
    if parent.kind != TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    _check_thread(body, kind)
    bot = hub.world.data.bot.id
    thread = Channel(
        id=at or hub.world.next_id(), kind=kind, name=body["name"], guild=parent.guild, parent=parent.id, owner=bot,
        people=[bot], archive_minutes=body.get("auto_archive_duration") or 4320,
    )  # fmt: skip
    hub.world.data.channels[thread.id] = thread
    hub.publish_channel("THREAD_CREATE", thread, newly_created=True)
    return answer(channel_json(hub.world, thread), 201)


def _check_thread(body: Json, kind: int) -> None:
    form = Form()
    if "name" in body or kind:
        form.length(("name",), body.get("name"), 1, 100)
    if kind not in (0, PUBLIC_THREAD, PRIVATE_THREAD):
        form.wrong(("type",), "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    if (body.get("auto_archive_duration") or 60) not in ARCHIVE_MINUTES:
        form.wrong(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    form.check()


@routes.patch(CHANNEL)
async def change_channel(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    body = (await read_body(request)).json
    channel = _channel(request)
    if not channel.is_thread:
        posting.need(hub, channel, "manage_channels")
    elif channel.owner != hub.world.data.bot.id or "locked" in body:
        posting.need(hub, channel, "manage_threads")
    _check_thread(body, 0)
    channel.name = body.get("name", channel.name)
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.archive_minutes = body.get("auto_archive_duration", channel.archive_minutes)
    hub.publish_channel(hub.channel_event(channel, "UPDATE"), channel)
    return answer(channel_json(hub.world, channel))


@routes.delete(CHANNEL)
async def remove_channel(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    channel = _channel(request)
    posting.need(hub, channel, "manage_threads" if channel.is_thread else "manage_channels")
    shape = channel_json(hub.world, channel)
    hub.publish_channel(hub.channel_event(channel, "DELETE"), channel)
    for message in hub.world.messages_in(channel.id):
        hub.world.remove_message(message)
    del hub.world.data.channels[channel.id]
    return answer(shape)


@routes.put(CHANNEL + "/thread-members/{user}")
async def add_to_thread(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    thread = _channel(request, "send_messages_in_threads")
    text = request.match_info["user"]
    who = hub.world.data.bot.id if text == "@me" else snowflake(request, "user")
    guild = hub.world.guild_of(thread)
    if not thread.is_thread or guild is None:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    if who not in guild.members:
        raise missing_permissions() if who in hub.world.data.users else unknown_user()
    if who not in thread.people:
        thread.people.append(who)
    hub.world.changed("THREAD_UPDATE", channel=thread.id)
    return nothing()


@routes.delete(CHANNEL + "/thread-members/{user}")
async def remove_from_thread(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    thread = _channel(request)
    who = hub.world.data.bot.id if request.match_info["user"] == "@me" else snowflake(request, "user")
    if who != hub.world.data.bot.id:
        posting.need(hub, thread, "manage_threads")
    thread.people = [person for person in thread.people if person != who]
    hub.world.changed("THREAD_UPDATE", channel=thread.id)
    return nothing()


@routes.get("/attachments/{channel}/{attachment}/{name}")
async def file(request: web.Request) -> web.Response:
    wanted = snowflake(request, "attachment")
    for message in request.app[HUB].world.messages_in(snowflake(request, "channel")):
        for attachment in message.attachments:
            if attachment.id == wanted:
                return web.Response(body=attachment.data, content_type=attachment.content_type)
    raise web.HTTPNotFound
