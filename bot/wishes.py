"""What a person wishes: when to be reminded, when to be left alone, in which language to be spoken to."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from bot.store import Store

HOUR = 3600


class Wishes(Struct, frozen=True):
    """`language` was chosen; `locale` is the language of the person's own Discord, as last seen."""

    remind: int = 24  # hours; 0: never
    quiet: tuple[int, int] | None = None  # from this hour to that one
    zone: str = "UTC"
    away_until: int = 0
    next: bool = False  # tell me when I am next
    language: str = ""
    locale: str = ""

    def speaks(self, otherwise: str) -> str:
        return self.language or self.locale or otherwise


def read(kept: Mapping[str, Any]) -> Wishes:
    return msgspec.convert(kept, Wishes)


async def of(store: Store, person: int | None) -> Wishes:
    return Wishes() if person is None else read(await store.settings("person", person))


def awake_at(wishes: Wishes, now: int) -> int:
    """Now, or the end of the person's quiet hours or holidays."""
    if wishes.away_until > now:
        return wishes.away_until
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return now
    local = datetime.datetime.fromtimestamp(now, _zone(wishes.zone))
    start, end = wishes.quiet
    asleep = start <= local.hour < end if start < end else local.hour >= start or local.hour < end
    if not asleep:
        return now
    wakes = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if wakes <= local:
        wakes += datetime.timedelta(days=1)
    return int(wakes.timestamp())


def _zone(name: str) -> datetime.tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):  # a zone that this machine's tables no longer know
        return datetime.UTC
