"""What the host decides, from the environment or a `.env` file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct

from engine.core import Text, say
from engine.core.language import LOCALES

DATABASE = "data/slowtable.sqlite"


class BadConfig(Exception):
    """The reason is for the host to read."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Config(Struct, frozen=True):
    """Without a token the local playground is served."""

    token: str
    database: Path
    host: str
    port: int
    language: str


def given(environment: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> dict[str, str]:
    """The environment wins over the file."""
    return {key: value or "" for key, value in dotenv_values(file).items()} | dict(environment)


def language_of_host(chosen: Mapping[str, str]) -> str:
    """In which to complain, even about a bad language."""
    language = chosen.get("SLOWTABLE_LANGUAGE", "en").strip()
    return language if language in LOCALES else "en"


def read(environment: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> Config:
    chosen = given(environment, file)
    token = chosen.get("DISCORD_TOKEN", "").strip()
    if token and (token.count(".") != 2 or " " in token):
        raise BadConfig(say("bot-config-token"))
    port = chosen.get("SLOWTABLE_PORT", "8080").strip()
    if not port.isascii() or not port.isdigit() or not 0 <= int(port) < 65536:
        raise BadConfig(say("bot-config-port", port=port))
    language = chosen.get("SLOWTABLE_LANGUAGE", "en").strip()
    if language not in LOCALES:
        raise BadConfig(say("bot-config-language", language=language))
    host = chosen.get("SLOWTABLE_HOST", "127.0.0.1").strip()
    if host not in ("127.0.0.1", "::1", "localhost") and chosen.get("SLOWTABLE_ALLOW_REMOTE") != "yes":
        raise BadConfig(say("bot-config-host", host=host))
    return Config(token, Path(chosen.get("SLOWTABLE_DATABASE", "").strip() or DATABASE), host, int(port), language)
