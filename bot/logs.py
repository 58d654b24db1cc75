"""The log of the host: one line for each event, made of fields, with nothing in it that opens a door."""

from __future__ import annotations

import json
import logging
import re
import time
from typing import TextIO

# The addresses of interactions and webhooks hold a key with which anyone could answer in the bot's name.
_KEYS = re.compile(r"((?:interactions|webhooks)/\d+/)[^/\s\"']+")
_HIDDEN = "***"


class Fields(logging.Formatter):
    """`time=… level=… logger=… message="…"`, and `error="…"` with the whole traceback where there is one."""

    def __init__(self, token: str = "") -> None:
        super().__init__()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        fields = {"time": moment, "level": record.levelname.lower(), "logger": record.name}
        fields["message"] = _quoted(record.getMessage())
        if record.exc_info:
            fields["error"] = _quoted(self.formatException(record.exc_info))
        return self.clean(" ".join(f"{key}={value}" for key, value in fields.items()))

    def clean(self, text: str) -> str:
        without = text.replace(self._token, _HIDDEN) if self._token else text
        return _KEYS.sub(rf"\g<1>{_HIDDEN}", without)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def begin(token: str = "", stream: TextIO | None = None) -> logging.Handler:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Fields(token))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(logging.WARNING)
    return handler
