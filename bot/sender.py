"""Sends what the outbox holds: at least once, in order for each receiver, through whatever Discord's moods are."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

import aiohttp
import discord
import msgspec

from bot import layout
from bot.control import Control
from bot.house import House
from bot.menu import button, row
from bot.outbox import Lines, Remind, TimeUp, Turn
from bot.pictures import Picture
from bot.store import GameRow, Outgoing, Post, Seat, Status
from engine.core import Change, Mode, Result, Table, say, who
from engine.core.language import Names

log = logging.getLogger("slowtable.sender")

_AT_ONCE = 50
_CLAIM = 60  # seconds after which a message nobody reported on is tried again
_IDLE = 2.0
_LONGEST_WAIT = 3600
_NEW_POST = {"start", "turn", "end"}
_UNKNOWN_MESSAGE = 10008

# A game, and the seat that is told; None: its channel.
_Receiver: TypeAlias = tuple[int, int | None]


class Sender:
    """A receiver (a channel, or a person of a game) is served by one task at a time, so that none waits for another."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self.house, self.client = house, client
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._serving: dict[_Receiver, asyncio.Task[None]] = {}
        self.last_error = ""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="outbox sender")

    async def stop(self) -> None:
        tasks = [*([self._task] if self._task else []), *self._serving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, game: int, changes: Sequence[Change]) -> None:
        """Something of a game has become durable."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._claim()
                await asyncio.wait_for(self._wake.wait(), _IDLE)
            except TimeoutError:
                continue
            except Exception as error:  # whatever it is, the messages of all games must go on
                self.last_error = f"{type(error).__name__}: {error}"[:200]
                log.exception("the outbox cannot be read")
                await asyncio.sleep(_IDLE)

    async def _claim(self) -> None:
        now = self.house.clock()
        room = _AT_ONCE - len(self._serving)
        claimed = await self.house.store.claim(now, now + _CLAIM, room) if room > 0 else []
        for receiver, group in _by_receiver(claimed).items():
            if receiver not in self._serving:  # else it is claimed again only because it takes so long
                task = asyncio.create_task(self._send_group(group), name=f"messages of game {receiver[0]}")
                self._serving[receiver] = task
                task.add_done_callback(partial(self._served, receiver))

    def _served(self, receiver: _Receiver, task: asyncio.Task[None]) -> None:
        del self._serving[receiver]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("game %s: the outbox cannot be written", receiver[0], exc_info=error)
        self._wake.set()  # more may have come for the same receiver meanwhile

    async def _send_group(self, group: Sequence[Outgoing]) -> None:
        """The messages to one receiver; they succeed or wait together."""
        first = group[0]
        try:
            row_ = await self.house.store.game(first.game)
            assert row_ is not None, "a message of a game refers to it"
            if first.message.seat is None:
                await self._to_channel(row_, group)
            else:
                await self._to_person(row_, first.message.seat, group)
            await self.house.store.sent([one.id for one in group], self.house.clock())
        except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as error:
            await self._postpone(group, error)
        except Exception as error:  # a mistake of ours in one message must not silence the others
            log.exception("game %s: a message cannot be made", first.game)
            await self._postpone(group, error)

    async def _postpone(self, group: Sequence[Outgoing], error: Exception) -> None:
        self.last_error = f"{type(error).__name__}: {error}"[:200]
        log.warning("game %s: a message waits: %s", group[0].game, self.last_error)
        for one in group:
            wait = min(2**one.attempts, _LONGEST_WAIT)
            await self.house.store.failed(one.id, self.house.clock() + wait)

    # --- the channel

    async def _to_channel(self, row_: GameRow, group: Sequence[Outgoing]) -> None:
        for one in group:
            if one.message.kind in ("remind", "timeup"):
                await self._call(row_, one)
        kinds = {one.message.kind for one in group} - {"remind", "timeup"}
        if not kinds:
            return
        old = await self.house.store.post(row_.id, "turn")
        # What the standing message shows already, because it was made later or is tried again, is not news.
        news = {one.message.kind for one in group if old is None or one.length > old.covered}
        if old is None or news & _NEW_POST:
            await self._new_turn(row_, group, old)
        else:
            await self._refresh_or_renew(row_, group, old, redraw="board" in kinds)
        called = {seat for one in group if one.message.kind == "turn" for seat in _payload(one, Turn).seats}
        async with self.house.tables.reading(row_.id) as table:
            secret = table.waiting if table.mode is Mode.SECRET else []
        for seat in sorted({*called, *secret}):
            await self._private_menu(row_, seat, group[-1].nonce)

    async def _new_turn(self, row_: GameRow, group: Sequence[Outgoing], old: Post | None) -> None:
        seats = await self.house.store.seats(row_.id)
        since = old.covered if old else -1
        names = await self.house.names(seats, row_.language)
        async with self.house.tables.reading(row_.id) as table:
            scene = _Scene(self.house, row_, table, names)
        picture = await scene.draw()
        tale = await self._story(row_, since, scene.length, scene.result)
        calls = sorted(scene.waiting)
        mention = self._mention(seats, calls, old)
        view = layout.layout(tale, _reference(picture), f"{mention}{scene.question}", scene.controls)
        channel = self.client.get_partial_messageable(row_.thread or row_.channel or 0)
        pinged = [discord.Object(p) for p in _people(seats, calls)] if mention else []
        sent = await channel.send(
            view=view,
            files=_files(picture),
            nonce=group[0].nonce,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=pinged),
        )
        view.stop()
        post = Post(row_.id, "turn", channel.id, sent.id, calls, since, scene.length, *_named(picture))
        await self.house.store.set_post(post)
        if old is not None and old.message != sent.id:
            await self._retire(row_, old)

    def _mention(self, seats: Sequence[Seat], calls: Sequence[int], old: Post | None) -> str:
        """No ping when it is still the same person's turn."""
        people = _people(seats, calls)
        before = set(_people(seats, old.calls)) if old else set()
        return " ".join(f"<@{person}>" for person in people) + "\n" if set(people) - before else ""

    async def _refresh_or_renew(self, row_: GameRow, group: Sequence[Outgoing], old: Post, redraw: bool) -> None:
        try:
            await self._refresh(row_, old, redraw)
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
            # Somebody has deleted it: the game must not lose its buttons.
            await self._new_turn(row_, group, msgspec.structs.replace(old, covered=old.since))

    async def _refresh(self, row_: GameRow, old: Post, redraw: bool) -> None:
        """The same turn goes on: the message changes in place, and nobody is called."""
        seats = await self.house.store.seats(row_.id)
        names = await self.house.names(seats, row_.language)
        async with self.house.tables.reading(row_.id) as table:
            scene = _Scene(self.house, row_, table, names)
        picture = await scene.draw() if redraw else None
        tale = await self._story(row_, old.since, scene.length, scene.result)
        kept = (old.picture, old.alt) if old.picture else None
        view = layout.layout(tale, _reference(picture) or kept, scene.question, scene.controls)
        message = self.client.get_partial_messageable(old.channel).get_partial_message(old.message)
        if picture is None:
            await message.edit(view=view)
        else:
            await message.edit(view=view, attachments=_files(picture))
        view.stop()
        name, alt = _named(picture) if picture else (old.picture, old.alt)
        await self.house.store.set_post(
            msgspec.structs.replace(old, covered=scene.length, calls=sorted(scene.waiting), picture=name, alt=alt)
        )

    async def _retire(self, row_: GameRow, old: Post) -> None:
        """A finished turn keeps its story and its picture and loses its controls."""
        tale = await self._story(row_, old.since, old.covered, None)
        view = layout.layout(tale, (old.picture, old.alt) if old.picture else None)
        message = self.client.get_partial_messageable(old.channel).get_partial_message(old.message)
        try:
            await message.edit(view=view)
        except discord.NotFound:
            log.info("game %s: the old turn message was deleted", row_.id)

    async def _story(self, row_: GameRow, since: int, until: int, result: Result | None) -> str:
        show = await self.house.show(row_, row_.language)
        events = await self.house.store.events(row_.id, None, 100)
        lines = [show(event.text) for event in events if since < event.position <= until]
        if result is not None:
            lines += [show(line) for line in result_lines(result)]
        return layout.story(show(say(f"{row_.config.game}-title")), lines)

    async def _call(self, row_: GameRow, one: Outgoing) -> None:
        """A gentle reminder, or the choice of the others when a clock has run out."""
        seats = await self.house.store.seats(row_.id)
        show = await self.house.show(row_, row_.language)
        late = _payload(one, Remind).seats if one.message.kind == "remind" else [_payload(one, TimeUp).seat]
        people = _people(seats, late)
        mention = " ".join(f"<@{person}>" for person in people)
        controls = []
        if one.message.kind == "remind":
            text = show(say("bot-reminder", people=mention))
        else:
            text = show(say("bot-time-up", seat=who(late[0])))
            control = Control("call", row_.id, 0, late[0])
            controls.append(row(
                button(control._replace(arg="simple"), show(say("bot-button-simple"))),
                button(control._replace(arg="end"), show(say("bot-button-end"))),
            ))  # fmt: skip
        view = layout.layout(text, None, "", controls)
        channel = self.client.get_partial_messageable(row_.thread or row_.channel or 0)
        pinged = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(p) for p in people])
        await channel.send(view=view, nonce=one.nonce, allowed_mentions=pinged)
        view.stop()

    # --- a person

    async def _to_person(self, row_: GameRow, seat: int, group: Sequence[Outgoing]) -> None:
        """What only the holder of a seat may know."""
        at = (await self.house.store.seats(row_.id))[seat]
        if at.person is None:
            return
        language = await self._language(at.person, row_)
        show = await self.house.show(row_, language)
        lines = [show(text) for one in group for text in _payload(one, Lines).lines]
        view = layout.layout(layout.story(show(say(f"{row_.config.game}-title")), lines), None)
        await self._dm(row_, at.person, view, group[0].nonce)

    async def _private_menu(self, row_: GameRow, seat: int, nonce: str) -> None:
        """A secret choice comes as a menu by direct message; the channel has a button for those who closed theirs."""
        at = (await self.house.store.seats(row_.id))[seat]
        if at.person is None:
            return
        language = await self._language(at.person, row_)
        show = await self.house.show(row_, language)
        async with self.house.tables.reading(row_.id) as table:
            ask, position = table.asks.get(seat), table.position
            if ask is None or not layout.asks_in_private(table, ask):
                return
            view = layout.menu(row_, table, seat, show)
        last = await self.house.store.post(row_.id, f"menu:{seat}")
        if last is None or last.since != position:  # the same question is sent once
            await self._dm(row_, at.person, view, f"{nonce}{seat}")
            await self.house.store.set_post(Post(row_.id, f"menu:{seat}", 0, 0, [seat], position))

    async def _language(self, person: int, row_: GameRow) -> str:
        return str((await self.house.store.settings("person", person)).get("language", row_.language))

    async def _dm(self, row_: GameRow, person: int, view: Any, nonce: str) -> None:
        try:
            user = self.client.get_user(person) or await self.client.fetch_user(person)
            await user.send(view=view, nonce=nonce)
        except discord.Forbidden:
            # Closed: what it said is behind a button in the channel and in /log and /hand. Once is enough of a hint.
            await self._hint_closed(row_, person, nonce)
        finally:
            view.stop()

    async def _hint_closed(self, row_: GameRow, person: int, nonce: str) -> None:
        kept = await self.house.store.settings("person", person)
        if kept.get("dms_closed"):
            return
        show = await self.house.show(row_, row_.language)
        channel = self.client.get_partial_messageable(row_.thread or row_.channel or 0)
        label = show(say("bot-button-menu"))
        view = layout.layout(show(say("bot-dms-closed")), None, "", [row(button(Control("menu", row_.id), label))])
        await channel.send(view=view, nonce=f"{nonce}h")
        view.stop()
        await self.house.store.set_setting("person", person, "dms_closed", True)


class _Scene:
    """All that a turn message needs of a table, taken while nobody can change it."""

    def __init__(self, house: House, row_: GameRow, table: Table[Any], names: Names) -> None:
        self.house, self.row, self.names = house, row_, names
        show = house.speech.in_language(row_.language, names)
        self.view = table.game.copy(table.view(None))
        self.waiting = list(table.waiting)
        self.length = table.length
        self.result = table.result
        over = row_.status is Status.CANCELLED
        self.question = show(say("bot-cancelled")) if over else layout.question(table.game.id, table, show)
        self.controls = [] if over else layout.turn_controls(row_, table, show)
        self.game = table.game.id

    async def draw(self) -> Picture | None:
        pictures, language = self.house.pictures, self.row.language
        if self.result is not None:
            return await pictures.scores(self.game, self.view, language, self.names, self.result)
        return await pictures.table(self.game, self.view, language, self.names, self.waiting)


def result_lines(result: Result) -> list[Any]:
    lines = [result.reason]
    if result.won is not None:
        lines.append(say("bot-result-won") if result.won else say("bot-result-lost"))
    return lines + [
        say("bot-result-score", place=score.place, seat=who(score.seat), points=score.points) for score in result.scores
    ]


def _by_receiver(claimed: Sequence[Outgoing]) -> dict[_Receiver, list[Outgoing]]:
    groups: dict[_Receiver, list[Outgoing]] = {}
    for one in claimed:
        groups.setdefault((one.game, one.message.seat), []).append(one)
    return groups


def _payload(one: Outgoing, kind: type[Any]) -> Any:
    return msgspec.json.decode(one.message.payload, type=kind)


def _people(seats: Sequence[Seat], calls: Sequence[int]) -> list[int]:
    return list(dict.fromkeys(p for seat in calls if (p := seats[seat].person) is not None))


def _reference(picture: Picture | None) -> tuple[str, str] | None:
    return (picture.name, picture.alt) if picture else None


def _named(picture: Picture | None) -> tuple[str, str]:
    return (picture.name, picture.alt) if picture else ("", "")


def _files(picture: Picture | None) -> list[discord.File]:
    if picture is None:
        return []
    return [discord.File(io.BytesIO(picture.data), filename=picture.name, description=picture.alt[:1024])]
