"""Sends what the outbox holds: at least once, in order for each receiver, through whatever Discord's moods are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import ui

from bot import layout, permissions, votes
from bot.control import Control
from bot.house import House
from bot.letters import Letters
from bot.menu import button, row
from bot.outbox import Remind, TimeUp, payload, redraw
from bot.store import GameRow, Outgoing, Write
from bot.turns import Afterwards, Turns, asked_secretly, called_seats, people
from engine.core import Change, say, who

log = logging.getLogger("slowtable.sender")

Receiver: TypeAlias = "tuple[int, int | None]"

_AT_ONCE = 50
_CLAIM = 60  # seconds after which a message nobody reported on is tried again
_IDLE = 2.0
_LONGEST_WAIT = 3600
_REDRAW_AFTER = 1.5  # seconds without a further answer: a turn of many answers is not drawn for each of them
_PATIENCE = 3.0  # for what is under way when the process stops
_MOODS = (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError)
_CALLS = ("remind", "timeup")


class Sender:
    def __init__(self, house: House, client: discord.Client, review: Callable[[int], Awaitable[None]]) -> None:
        self.house, self.client = house, client
        self.turns, self.letters = Turns(house, client, review), Letters(house, client)
        self.redraws = Afterwards(_REDRAW_AFTER, self.draw_again)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending: dict[Receiver, asyncio.Task[None]] = {}
        self._claiming = False

    @property
    def busy(self) -> bool:
        """Something is, or may be, on its way."""
        return self._wake.is_set() or self._claiming or bool(self._sending)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="outbox sender")

    async def stop(self) -> None:
        await self.redraws.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if under_way := list(self._sending.values()):
            _, late = await asyncio.wait(under_way, timeout=_PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def wake(self, game: int, changes: Sequence[Change]) -> None:
        """Something of a game has become durable."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            self._claiming = True
            self._wake.clear()
            try:
                await self._claim()
                self._claiming = False
                await asyncio.wait_for(self._wake.wait(), _IDLE)
            except TimeoutError:
                continue
            except Exception as error:  # whatever it is, the messages of all games must go on
                self.house.trouble(type(error).__name__)
                log.exception("the outbox cannot be read")
                await asyncio.sleep(_IDLE)

    async def _claim(self) -> None:
        now = self.house.clock()
        room = _AT_ONCE - len(self._sending)
        claimed = await self.house.store.claim(now, now + _CLAIM, room) if room > 0 else []
        for receiver, group in _by_receiver(claimed).items():
            if receiver not in self._sending:  # else it is claimed again only because it takes so long
                task = asyncio.create_task(self._send_group(group), name=f"messages to {receiver}")
                self._sending[receiver] = task
                task.add_done_callback(partial(self._sent, receiver))

    def _sent(self, receiver: Receiver, task: asyncio.Task[None]) -> None:
        del self._sending[receiver]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("game %s: the outbox cannot be written", receiver[0], exc_info=error)
        self._wake.set()  # more may have come for the same receiver meanwhile

    async def _send_group(self, group: Sequence[Outgoing]) -> None:
        """The messages to one receiver; they succeed or wait together."""
        first = group[0]
        row_ = await self.house.store.game(first.game)
        assert row_ is not None, "a message of a game refers to it"
        try:
            if first.message.seat is None:
                await self._to_channel(row_, group)
            else:
                await self.letters.tell(row_, first.message.seat, group)
        except Exception as error:
            await self._postpone(row_, group, error)
        else:
            await self.house.store.sent([one.id for one in group], self.house.clock())

    async def _postpone(self, row_: GameRow, group: Sequence[Outgoing], error: Exception) -> None:
        foreseen = isinstance(error, _MOODS)
        reason = f"{type(error).__name__}: {error}"[:200] if foreseen else type(error).__name__
        self.house.trouble(f"game {row_.id}: {reason}")
        if foreseen:
            log.warning("game %s: a message waits: %s", row_.id, reason)
        else:
            log.error("game %s: a message cannot be made", row_.id, exc_info=error)
        for one in group:
            wait = min(2**one.attempts, _LONGEST_WAIT)
            await self.house.store.failed(one.id, self.house.clock() + wait, reason)
        first = group[0]
        if permissions.shut_out(error) and first.message.seat is None and first.attempts == 0:
            await self._warn_host(row_, first.nonce, reason)

    async def _warn_host(self, row_: GameRow, nonce: str, reason: str) -> None:
        try:
            await self.letters.warn_host(row_, nonce, reason)
        except _MOODS as error:
            log.warning("game %s: nor could its host be told: %s", row_.id, error)

    # --- the channel

    async def _to_channel(self, row_: GameRow, group: Sequence[Outgoing]) -> None:
        for one in group:
            if one.message.kind in _CALLS:
                await self._call(row_, one)
        rest = [one for one in group if one.message.kind not in _CALLS]
        if not rest:
            return
        if await self.turns.tell(row_, rest):
            self.redraws.ask(row_.id)
        else:
            self.redraws.forget(row_.id)
        called = called_seats(rest)
        await self.letters.called(row_, called)
        async with self.house.tables.reading(row_.id) as table:
            secret = asked_secretly(table)
        for seat in sorted({*called, *secret}):
            await self.letters.menu(row_, seat, rest[-1].nonce)

    async def draw_again(self, game: int) -> None:
        """Through the outbox like everything else, so that it cannot overtake what was said meanwhile."""
        row_ = await self.house.store.game(game)
        assert row_ is not None
        write = Write(game)
        self.house.store.add_messages(write, game, row_.length, [redraw()], self.house.clock())
        await self.house.store.commit(write)
        self._wake.set()

    async def _call(self, row_: GameRow, one: Outgoing) -> None:
        """A gentle reminder, or the choice of the others when a clock has run out."""
        seats = await self.house.store.seats(row_.id)
        if one.message.kind == "remind":
            called = people(seats, payload(one, Remind).seats)
            controls, text = [], say("bot-reminder", people=_mentions(called))
        else:
            late = payload(one, TimeUp).seat
            called = votes.others(seats, late)
            controls = await self._late_controls(row_, late)
            text = say("bot-time-up", seat=who(late), people=_mentions(called))
        show = await self.house.show(row_, row_.language)
        view = layout.layout(show(text), None, "", controls)
        channel = self.client.get_partial_messageable(row_.thread or row_.channel or 0)
        pinged = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(p) for p in called])
        await channel.send(view=view, nonce=one.nonce, allowed_mentions=pinged)
        view.stop()

    async def _late_controls(self, row_: GameRow, seat: int) -> list[Any]:
        show = await self.house.show(row_, row_.language)
        control = Control("late", row_.id, 0, seat)
        choices = [
            button(control._replace(arg=arg), show(say(f"bot-button-{arg}"))) for arg in ("wait", "simple", "end")
        ]
        somebody: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=control._replace(arg="replace").id(), placeholder=show(say("bot-late-replace"))
        )
        return [row(*choices), row(somebody)]


def _mentions(called: Sequence[int]) -> str:
    return " ".join(f"<@{person}>" for person in called)


def _by_receiver(claimed: Sequence[Outgoing]) -> dict[Receiver, list[Outgoing]]:
    groups: dict[Receiver, list[Outgoing]] = {}
    for one in claimed:
        groups.setdefault((one.game, one.message.seat), []).append(one)
    return groups
