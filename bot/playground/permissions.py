"""Permission bits by Discord's names, as far as the bot could need them."""

from __future__ import annotations

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}


def bits(*names: str) -> int:
    return sum(BITS[name] for name in set(names))


BOT_DEFAULT = bits(
    "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history", "create_public_threads",
    "create_private_threads", "send_messages_in_threads",
)  # fmt: skip
PERSON = BOT_DEFAULT | bits("add_reactions", "use_application_commands")
OWNER = bits(*BITS)
