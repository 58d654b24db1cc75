"""Fifty games of Anachrony played at once through the real client, against a bare bot that only says "ok".

The local Discord and the people are in this process, each bot in one of its own. Everybody clicks again as soon as
something new is asked, so the bot is never idle. The two bots are measured in turns.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bot.control import parse
from bot.playground.people import Person, Reply
from bot.playground.posting import Body, create
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL, Channel, Message
from engine.core import Dice

GAME = "anachrony"
GAMES = 50
ANSWERS = 8  # of each game in each turn
BARE_CLICKS = 20  # of each person in each turn
TURNS = 3
PATIENCE = 60.0
AT_MOST_MS = 1000


@dataclass
class Times:
    """Seconds: to the acknowledgement of each click, to the next question after an answer, of the whole turn."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    took: float = 0.0

    @property
    def per_second(self) -> float:
        return len(self.acknowledged) / self.took


def measure() -> list[Figure]:
    ours, bare = asyncio.run(_measure())
    quick, slow = percentile(ours, 50), percentile(ours, 99)
    ratio_p50 = median(median(o.acknowledged) / median(b.acknowledged) for o, b in zip(ours, bare, strict=True))
    rate = median(o.per_second / b.per_second for o, b in zip(ours, bare, strict=True))
    clicks = sum(len(one.acknowledged) for one in ours)
    shown = sorted(seconds for one in ours for seconds in one.shown)
    return [
        Figure("bot.p50", f"click acknowledged, {GAMES} games at once, median", quick, "ms",
               detail=f"{clicks:,} clicks, pictures included; the bare bot {percentile(bare, 50):.1f} ms"),
        Figure("bot.p99", f"click acknowledged, {GAMES} games at once, 99 of 100", slow, "ms", at_most=AT_MOST_MS,
               detail=f"the bare bot {percentile(bare, 99):.1f} ms"),
        Figure("bot.ack", 'click acknowledged, a bare bot that says "ok" = 1', ratio_p50, detail="median of the turns"),
        Figure("bot.rate", 'clicks a second, a bare bot that says "ok" = 1', rate,
               detail=f"{median(o.per_second for o in ours):.0f}/s to {median(b.per_second for b in bare):.0f}/s"),
        Figure("bot.shown", "from an answer to the next question in the chat, median", 1000 * median(shown), "ms",
               detail=f"99 of 100 within {1000 * shown[int(0.99 * (len(shown) - 1))]:.0f} ms"),
    ]  # fmt: skip


def percentile(turns: list[Times], percent: int) -> float:
    """In milliseconds, over the clicks of all turns."""
    every = sorted(seconds for one in turns for seconds in one.acknowledged)
    return 1000 * every[round(percent / 100 * (len(every) - 1))]


async def _measure() -> tuple[list[Times], list[Times]]:
    ours, theirs = [], []
    async with served("slowtable") as server, served("bare") as other:
        tables = [Seats(server, number) for number in range(GAMES)]
        await asyncio.gather(*(table.open() for table in tables))
        people = [Clicker(other, number) for number in range(GAMES)]
        for turn in range(TURNS + 1):
            bare = await timed(lambda times: asyncio.gather(*(one.click(BARE_CLICKS, times) for one in people)))
            full = await timed(lambda times: asyncio.gather(*(table.play(ANSWERS, times) for table in tables)))
            if turn:  # the first pays for caches and connections
                theirs.append(bare)
                ours.append(full)
            await server.idle()
    return ours, theirs


async def timed(work: Callable[[Times], Awaitable[object]]) -> Times:
    times, began = Times(), time.perf_counter()
    await work(times)
    times.took = time.perf_counter() - began
    return times


@asynccontextmanager
async def served(kind: str) -> AsyncIterator[LocalDiscord]:
    """A local Discord with a bot on it, which is stopped at the end."""
    with TemporaryDirectory(prefix="slowtable-bench-") as folder:
        async with LocalDiscord(patience=PATIENCE) as server:
            server.traffic.keeping = False
            certificate = Path(folder) / "authority.pem"
            certificate.write_text(server.certificate())
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bench.served", kind, str(server.port), str(certificate), f"{folder}/db.sqlite",
                stdout=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            try:
                await server.ready()
                yield server
            finally:
                bot.terminate()
                await bot.wait()


async def click(
    person: Person, message: Message, custom_id: str, times: Times, values: list[str] | None = None
) -> Reply:
    reply = await (person.click(message, custom_id) if values is None else person.select(message, custom_id, values))
    if reply.acknowledged_after is None:
        raise RuntimeError("a click was never acknowledged")
    times.acknowledged.append(reply.acknowledged_after)
    return reply


class Clicker:
    """Somebody who presses the same button again and again."""

    def __init__(self, server: LocalDiscord, number: int) -> None:
        self.person = server.person(f"clicker {number}")
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "ok", "custom_id": "ok"}]}
        channel = server.add_channel(f"clicks {number}")
        self.message = create(server.hub, channel, server.world.data.bot.id, Body({"components": [row]}))

    async def click(self, count: int, times: Times) -> None:
        for _ in range(count):
            await click(self.person, self.message, "ok", times)


class Seats:
    """A channel with a game of two, who answer whatever is asked as soon as it is."""

    def __init__(self, server: LocalDiscord, number: int) -> None:
        self.server, self.dice = server, Dice(f"chat {number}")
        self.channel: Channel = server.add_channel(f"table {number}")
        self.people = [server.person(f"{name} {number}") for name in ("Anna", "Boris")]
        self.answered: dict[tuple[int, int], Reply | None] = {}  # by position and seat
        self.changed = asyncio.Event()
        server.world.watchers.append(self._watch)

    def _watch(self, kind: str, about: dict[str, int]) -> None:
        if about.get("channel") == self.channel.id:
            self.changed.set()

    async def open(self) -> None:
        await self.people[0].slash("game new", {"game": GAME}, channel=self.channel)
        await self.people[1].slash("game join", {}, channel=self.channel)
        await self.people[0].slash("game start", {}, channel=self.channel)

    async def play(self, count: int, times: Times) -> None:
        for _ in range(count):
            began = time.perf_counter()
            message, position, seat = await self._asked()
            times.shown.append(time.perf_counter() - began)
            self.answered[position, seat] = await self._answer(message, seat, times)

    async def _asked(self) -> tuple[Message, int, int]:
        """What has not been answered yet, or was answered with a set that the rules do not allow."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.changed.clear()
                for message, position, seats in self._questions():
                    for seat in seats:
                        before = self.answered.get((position, seat))
                        refused = before is not None and bool(before.follow_ups)
                        if refused or (position, seat) not in self.answered:
                            self.answered[position, seat] = None
                            return message, position, seat
                await self.changed.wait()

    def _questions(self) -> Iterator[tuple[Message, int, list[int]]]:
        """The message that asks, for which position, and the seats that may be meant."""
        for message in reversed(self.server.world.messages_in(self.channel.id)):
            controls = [c for c in map(parse, _ids(message)) if c is not None]
            if message.flags & EPHEMERAL or not controls or controls[0].verb == "join":
                continue
            one = controls[0]
            yield message, one.position, [0, 1] if one.verb == "menu" or one.seat < 0 else [one.seat]
            return

    async def _answer(self, message: Message, seat: int, times: Times) -> Reply | None:
        person = self.people[seat]
        menu = next((one for one in _ids(message) if "|menu|" in one), None)
        if menu is not None:
            reply = await (await click(person, message, menu, times)).settled()
            if reply.message is None or not _offers(reply.message):
                return None  # this one is not asked
            message = reply.message
        offers = _offers(message)
        if not offers:
            return None
        custom_id, values, least = self.dice.choice(offers)
        chosen = self.dice.sample(values, least) if values else None
        return await click(person, message, custom_id, times, chosen)


def _ids(message: Message) -> list[str]:
    return [one.custom_id for one in [*message.buttons, *message.selects] if one.custom_id]


def _offers(message: Message) -> list[tuple[str, list[str], int]]:
    """Each answer or menu of a message: its custom id, and for a menu the values and how many of them."""
    buttons = [b.custom_id for b in message.buttons if b.custom_id and "|answer|" in b.custom_id]
    found: list[tuple[str, list[str], int]] = [(custom_id, [], 0) for custom_id in buttons]
    menus = [(m.custom_id or "", [option.value for option in m.options], m.min_values) for m in message.selects]
    return found + menus
