"""What Discord accepts as a message: lengths, embeds, mentions, files."""

from __future__ import annotations

import re
from collections.abc import Collection

from bot.playground.components import Components
from bot.playground.refusals import Form, Path, empty_message, too_large
from bot.playground.world import COMPONENTS_V2, Json

MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_FILES = 10
MAX_CONTENT = 2000
ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
FOLLOW_UPS_WITHOUT_THE_BOT = 5
EMBED_TEXTS = {"title": 256, "description": 4096}


def check_files(files: dict[int, tuple[str, bytes]]) -> None:
    if any(len(data) > MAX_FILE_BYTES for _, data in files.values()):
        raise too_large()
    form = Form()
    form.count(("attachments",), list(files), 0, MAX_FILES)
    form.check()


def check_message(body: Json, *, v2: bool, emojis: Collection[int], files: Collection[str]) -> None:
    """Every mistake in a message's body; `files` are the names of the files it will carry."""
    form = Form()
    if body.get("content") is not None:
        form.length(("content",), body["content"], 0, MAX_CONTENT)
    if form.count(("embeds",), body.get("embeds") or [], 0, 10):
        _embeds(form, body.get("embeds") or [], files)
    if body.get("components") is not None:
        Components(form, emojis, files).message(body["components"], v2=v2)
    if body.get("nonce") is not None:
        form.length(("nonce",), str(body["nonce"]), 1, 25)
    if body.get("allowed_mentions") is not None:
        _allowed_mentions(form, body["allowed_mentions"])
    if v2:
        for legacy in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(legacy):
                form.wrong((legacy,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                           "This field cannot be used with the IS_COMPONENTS_V2 flag")  # fmt: skip
    _attachments(form, body.get("attachments") or [])
    form.check()


def check_not_empty(body: Json, files: Collection[str]) -> None:
    if not (body.get("content") or body.get("embeds") or files or body.get("components")):
        raise empty_message()


def check_flags_kept(before: int, after: int) -> None:
    """Once a message is made of second generation components it stays so."""
    if before & COMPONENTS_V2 and not after & COMPONENTS_V2:
        form = Form()
        form.wrong(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The flag cannot be removed")
        form.check()


def _attachments(form: Form, attachments: list[Json]) -> None:
    for n, attachment in enumerate(attachments):
        if attachment.get("description") is not None:
            form.length(("attachments", n, "description"), attachment["description"], 0, 1024)
        if attachment.get("filename") is not None:
            form.length(("attachments", n, "filename"), attachment["filename"], 1, 1024)


def _embeds(form: Form, embeds: list[Json], files: Collection[str]) -> None:
    for n, embed in enumerate(embeds):
        path: Path = ("embeds", n)
        for key, most in EMBED_TEXTS.items():
            form.length((*path, key), embed.get(key) or "", 0, most)
        form.length((*path, "footer", "text"), (embed.get("footer") or {}).get("text", ""), 0, 2048)
        form.length((*path, "author", "name"), (embed.get("author") or {}).get("name", ""), 0, 256)
        fields = embed.get("fields") or []
        form.count((*path, "fields"), fields, 0, 25)
        for m, field in enumerate(fields):
            form.length((*path, "fields", m, "name"), field.get("name"), 1, 256)
            form.length((*path, "fields", m, "value"), field.get("value"), 1, 1024)
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url", "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
                form.wrong((*path, key, "url"), "ATTACHMENT_NOT_FOUND", "The referenced attachment was not found")
    if sum(_embed_size(embed) for embed in embeds) > 6000:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text"),
             (embed.get("author") or {}).get("name")]  # fmt: skip
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text or "") for text in texts)


def _allowed_mentions(form: Form, allowed: Json) -> None:
    parse = allowed.get("parse") or []
    for n, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            form.wrong(("allowed_mentions", "parse", n), "BASE_TYPE_CHOICES",
                       "Value must be one of {'users', 'roles', 'everyone'}.")  # fmt: skip
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        form.count(("allowed_mentions", kind), ids, 0, 100)
        if any(not re.fullmatch(r"\d{1,20}", str(user)) for user in ids):
            form.wrong(("allowed_mentions", kind), "NUMBER_TYPE_COERCE", "Value is not snowflake.")
        if ids and kind in parse:
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                       f"parse:['{kind}'] and {kind}: [ids...] are mutually exclusive.")  # fmt: skip


def check_choices(data: Json) -> None:
    form = Form()
    choices = data.get("choices") or []
    form.count(("data", "choices"), choices, 0, 25)
    for n, choice in enumerate(choices):
        form.length(("data", "choices", n, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length(("data", "choices", n, "value"), choice["value"], 1, 100)
    form.check()
