"""Direct messages: what only one person may know, in that person's own language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import layout, wishes
from bot.control import Control
from bot.house import House
from bot.menu import button, row
from bot.outbox import Lines, payload
from bot.store import GameRow, Outgoing, Post
from engine.core import PERSON, say


class Letters:
    def __init__(self, house: House, client: discord.Client) -> None:
        self.house, self.client = house, client

    async def tell(self, row_: GameRow, seat: int, group: Sequence[Outgoing]) -> None:
        """What only the holder of a seat may know, and whether that person is next."""
        secrets = [one for one in group if one.message.kind == "private"]
        if secrets:
            await self._private(row_, seat, secrets)
        for one in group:
            if one.message.kind == "next":
                await self._next(row_, seat, one.nonce)

    async def _private(self, row_: GameRow, seat: int, group: Sequence[Outgoing]) -> None:
        person = await self._holder(row_, seat)
        if person is None:
            return
        show = await self.house.show(row_, (await wishes.of(self.house.store, person)).speaks(row_.language))
        lines = [show(text) for one in group for text in payload(one, Lines).lines]
        view = layout.layout(layout.story(show(say(f"{row_.config.game}-title")), lines), None)
        await self._send(row_, person, view, group[0].nonce)

    async def _next(self, row_: GameRow, seat: int, nonce: str) -> None:
        """For those who asked for it; once until it has been their turn, and never in quiet hours."""
        person = await self._holder(row_, seat)
        wish, now = await wishes.of(self.house.store, person), self.house.clock()
        told = await self.house.store.post(row_.id, f"next:{seat}")
        if person is None or told is not None or not wish.next or wishes.awake_at(wish, now) > now:
            return
        async with self.house.tables.reading(row_.id) as table:
            if seat in table.waiting:
                return
        show = await self.house.show(row_, wish.speaks(row_.language))
        place = f"<#{row_.thread or row_.channel}>"
        text = show(say("bot-next", game=say(f"{row_.config.game}-title"), place=place))
        await self._send(row_, person, layout.layout(text, None), nonce, hint=False)
        await self.house.store.set_post(Post(row_.id, f"next:{seat}", 0, 0))

    async def called(self, row_: GameRow, seats: Sequence[int]) -> None:
        """It is their turn now: they may be told again that they are next."""
        for seat in seats:
            if await self.house.store.post(row_.id, f"next:{seat}") is not None:
                await self.house.store.drop_post(row_.id, f"next:{seat}")

    async def menu(self, row_: GameRow, seat: int, nonce: str) -> None:
        """A secret choice comes as a menu by direct message; the channel has a button for those who closed theirs."""
        person = await self._holder(row_, seat)
        if person is None:
            return
        show = await self.house.show(row_, (await wishes.of(self.house.store, person)).speaks(row_.language))
        async with self.house.tables.reading(row_.id) as table:
            ask, position = table.asks.get(seat), table.position
            if ask is None or not layout.asks_in_private(table, ask):
                return
            view = layout.menu(row_, table, seat, show)
        last = await self.house.store.post(row_.id, f"menu:{seat}")
        if last is None or last.since != position or last.calls != [person]:  # the same question is sent once
            await self._send(row_, person, view, f"{nonce}{seat}")
            await self.house.store.set_post(Post(row_.id, f"menu:{seat}", 0, 0, [person], position))

    async def warn_host(self, row_: GameRow, nonce: str, reason: str) -> None:
        """The channel cannot be written to, so the one who opened the game hears of it."""
        if row_.host is None:
            return
        wish = await wishes.of(self.house.store, row_.host)
        show = await self.house.show(row_, wish.speaks(row_.language))
        place = f"<#{row_.thread or row_.channel}>"
        text = show(say("bot-cannot-post", game=say(f"{row_.config.game}-title"), place=place, error=reason))
        await self._send(row_, row_.host, layout.layout(text, None), f"{nonce}w", hint=False)

    async def _holder(self, row_: GameRow, seat: int) -> int | None:
        at = (await self.house.store.seats(row_.id))[seat]
        return at.person if at.player == PERSON else None

    async def _send(self, row_: GameRow, person: int, view: Any, nonce: str, *, hint: bool = True) -> None:
        closed = bool((await self.house.store.settings("person", person)).get("dms_closed"))
        try:
            user = self.client.get_user(person) or await self.client.fetch_user(person)
            await user.send(view=view, nonce=nonce)
        except discord.Forbidden:
            # Closed: what it said is behind a button in the channel and in /log and /hand. Once is enough of a hint.
            if hint and not closed:
                await self._hint_closed(row_, nonce)
                await self.house.store.set_setting("person", person, "dms_closed", True)
        else:
            if closed:
                await self.house.store.set_setting("person", person, "dms_closed", None)
        finally:
            view.stop()

    async def _hint_closed(self, row_: GameRow, nonce: str) -> None:
        show = await self.house.show(row_, row_.language)
        channel = self.client.get_partial_messageable(row_.thread or row_.channel or 0)
        label = show(say("bot-button-menu"))
        view = layout.layout(show(say("bot-dms-closed")), None, "", [row(button(Control("menu", row_.id), label))])
        await channel.send(view=view, nonce=f"{nonce}h")
        view.stop()
