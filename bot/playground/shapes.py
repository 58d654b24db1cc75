"""How the world's things look on the wire."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.playground.world import DM, GROUP_DM, Attachment, Channel, Guild, Json, Message, User, World

JOINED = "2020-01-01T00:00:00+00:00"
COMMAND_RESPONSE, REPLY = 20, 19


def stamp(seconds: float | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()


def user_json(user: User) -> Json:
    return {
        "id": str(user.id), "username": user.name.lower().replace(" ", "_"), "global_name": user.name, "avatar": None,
        "discriminator": "0000" if user.bot else "0", "bot": user.bot, "public_flags": 0, "flags": 0,
        "primary_guild": None,
    }  # fmt: skip


def member_json(user: User, guild: Guild) -> Json:
    role = guild.bot_role if user.bot else guild.person_role
    return {
        "user": user_json(user), "nick": None, "avatar": None, "banner": None, "roles": [str(role)],
        "joined_at": JOINED, "premium_since": None, "deaf": False, "mute": False, "pending": False, "flags": 0,
        "communication_disabled_until": None,
    }  # fmt: skip


def role_json(role: int, name: str, permissions: int, position: int) -> Json:
    return {
        "id": str(role), "name": name, "color": 0, "colors": {"primary_color": 0}, "hoist": False, "icon": None,
        "unicode_emoji": None, "position": position, "permissions": str(permissions), "managed": False,
        "mentionable": False, "flags": 0,
    }  # fmt: skip


def roles_json(world: World, guild: Guild) -> list[Json]:
    return [
        role_json(guild.id, "@everyone", 0, 0),
        role_json(guild.person_role, "people", world.person_permissions(0, guild), 1),
        role_json(guild.bot_role, world.data.bot.name, guild.bot_permissions, 2),
    ]


def channel_json(world: World, channel: Channel) -> Json:
    base: Json = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": None}
    if channel.kind in (DM, GROUP_DM):
        others = [world.data.users[user] for user in channel.people if user != world.data.bot.id]
        group = {"name": channel.name, "icon": None, "owner_id": str(channel.owner)} if channel.kind == GROUP_DM else {}
        return base | {"recipients": [user_json(user) for user in others]} | group
    base |= {"guild_id": str(channel.guild), "name": channel.name, "rate_limit_per_user": 0}
    return base | (_thread_part(world, channel) if channel.is_thread else _text_part(world, channel))


def _text_part(world: World, channel: Channel) -> Json:
    guild = world.data.guilds[channel.guild or 0]
    overwrites = []
    if channel.denied_to_bot:
        denied = {"id": str(guild.bot_role), "type": 0, "allow": "0", "deny": str(channel.denied_to_bot)}
        overwrites.append(denied)
    return {"position": 0, "parent_id": None, "topic": None, "nsfw": False, "permission_overwrites": overwrites}


def _thread_part(world: World, channel: Channel) -> Json:
    metadata = {
        "archived": channel.archived, "locked": channel.locked, "auto_archive_duration": channel.archive_minutes,
        "archive_timestamp": JOINED, "create_timestamp": JOINED, "invitable": True,
    }  # fmt: skip
    said = len([message for message in world.messages_in(channel.id) if message.only_for is None])
    return {
        "parent_id": str(channel.parent), "owner_id": str(channel.owner), "thread_metadata": metadata,
        "message_count": said, "total_message_sent": said, "member_count": len(channel.people),
    }  # fmt: skip


def guild_json(world: World, guild: Guild) -> Json:
    return {
        "id": str(guild.id), "name": guild.name, "icon": None, "splash": None, "discovery_splash": None,
        "owner_id": str(guild.owner), "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "roles": roles_json(world, guild),
        "emojis": [emoji_json(number, name) for number, name in guild.emojis.items()], "stickers": [], "features": [],
        "mfa_level": 0, "application_id": None, "system_channel_id": None, "system_channel_flags": 0,
        "rules_channel_id": None, "max_members": 500000, "vanity_url_code": None, "description": None, "banner": None,
        "premium_tier": 0, "preferred_locale": guild.locale, "public_updates_channel_id": None, "nsfw_level": 0,
        "premium_progress_bar_enabled": False, "safety_alerts_channel_id": None,
    }  # fmt: skip


def guild_create_json(world: World, guild: Guild) -> Json:
    me = world.data.bot
    active = [thread for thread in world.threads_of(guild) if not thread.archived and world.can_enter(me.id, thread)]
    return guild_json(world, guild) | {
        "joined_at": JOINED, "large": False, "unavailable": False, "member_count": len(guild.members),
        "members": [member_json(me, guild)], "presences": [], "voice_states": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [],
        "channels": [channel_json(world, channel) for channel in world.channels_of(guild)],
        "threads": [channel_json(world, thread) for thread in active],
    }  # fmt: skip


def emoji_json(number: int, name: str) -> Json:
    return {
        "id": str(number), "name": name, "roles": [], "require_colons": True, "managed": False, "animated": False,
        "available": True,
    }  # fmt: skip


def attachment_json(attachment: Attachment, *, ephemeral: bool) -> Json:
    shape: Json = {
        "id": str(attachment.id), "filename": attachment.filename, "size": len(attachment.data), "url": attachment.url,
        "proxy_url": attachment.url, "content_type": attachment.content_type,
    }  # fmt: skip
    if attachment.width:
        shape |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        shape["description"] = attachment.description
    return shape | {"ephemeral": True} if ephemeral else shape


def message_json(world: World, message: Message, *, on_gateway: bool = False) -> Json:
    shape: Json = {
        "id": str(message.id), "channel_id": str(message.channel),
        "author": user_json(world.data.users[message.author]),
        "type": COMMAND_RESPONSE if message.interaction else REPLY if message.reply_to else 0,
        "content": message.content, "timestamp": stamp(message.sent), "edited_timestamp": stamp(message.edited),
        "tts": False, "mention_everyone": message.mentions_everyone, "mention_roles": [], "pinned": message.pinned,
        "mentions": [user_json(world.data.users[user]) for user in message.mentions], "flags": message.flags,
        "attachments": [attachment_json(file, ephemeral=message.ephemeral) for file in message.attachments],
        "embeds": message.embeds, "components": message.components,
    }  # fmt: skip
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    if message.interaction:
        app = str(world.data.app)
        shape |= {"application_id": app, "webhook_id": app, "interaction_metadata": message.interaction}
    if message.reply_to:
        shape["message_reference"] = {"message_id": str(message.reply_to), "channel_id": str(message.channel)}
    guild = world.guild_of(world.data.channels[message.channel])
    if on_gateway and guild:
        shape["guild_id"] = str(guild.id)
        if not message.interaction:
            member = member_json(world.data.users[message.author], guild)
            shape["member"] = {key: value for key, value in member.items() if key != "user"}
    return shape


def application_json(world: World) -> Json:
    return {
        "id": str(world.data.app), "name": world.data.bot.name, "icon": None, "description": "", "type": None,
        "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "flags_new": "0",
        "redirect_uris": [], "interactions_endpoint_url": None, "role_connections_verification_url": None,
        "owner": user_json(world.data.users[world.data.owner]), "team": None, "approximate_guild_count": 1,
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [], "integration_types_config": {"0": {}, "1": {}},
    }  # fmt: skip
