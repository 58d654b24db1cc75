"""How the bot is doing, for its host."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.house import House
from bot.store import Failing, Status
from engine.core import Text, say

_MIB = 1 << 20


class Health(Struct, frozen=True):
    since: int
    bytes: int
    integrity: str  # "ok", or what SQLite found
    games: dict[Status, int]
    in_memory: int
    waiting: int
    failed: int
    oldest: int | None
    failing: list[Failing]
    last_error: str
    latency: float  # of the gateway, in seconds; not a number before the first heartbeat


async def examine(house: House, latency: float) -> Health:
    waiting, failed, oldest = await house.store.backlog()
    size, integrity = await asyncio.to_thread(_file, house.store.path)
    return Health(
        house.since, size, integrity, await house.store.census(), len(house.tables), waiting, failed, oldest,
        await house.store.failing(), house.last_error, latency,
    )  # fmt: skip


def _file(path: Path) -> tuple[int, str]:
    """Looked at through a connection of its own, so that nobody waits for it."""
    size = sum(part.stat().st_size for part in (path, Path(f"{path}-wal")) if part.exists())
    try:
        with closing(sqlite3.connect(path, timeout=5)) as connection:
            connection.execute("PRAGMA query_only = ON")
            return size, str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        return size, str(error)


def report(health: Health) -> list[Text]:
    games = {status.value: health.games.get(status, 0) for status in (Status.RUNNING, Status.LOBBY, Status.FINISHED)}
    lines = [
        say("bot-health-since", since=f"<t:{health.since}:R>"),
        say("bot-health-latency", milliseconds=round(health.latency * 1000))
        if math.isfinite(health.latency)
        else say("bot-health-no-latency"),
        say("bot-health-database", size=f"{health.bytes / _MIB:.1f}", integrity=health.integrity),
        say("bot-health-games", memory=health.in_memory, **games),
        say("bot-health-outbox", waiting=health.waiting, failed=health.failed),
    ]
    if health.oldest is not None:
        lines.append(say("bot-health-oldest", since=f"<t:{health.oldest}:R>"))
    lines += [
        say("bot-health-failing", game=one.game, attempts=one.attempts, error=one.error) for one in health.failing
    ]
    lines.append(say("bot-health-error", error=health.last_error) if health.last_error else say("bot-health-no-error"))
    return lines
