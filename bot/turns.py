"""The turn message: one for each turn, changed in place while the turn goes on."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import msgspec

from bot import clocks, layout, lobbies, permissions
from bot.house import House
from bot.outbox import Turn, payload
from bot.pictures import Picture
from bot.speech import Show, plain
from bot.store import GameRow, Outgoing, Post, Seat, Write
from engine.core import PERSON, Mode, Result, Table, say, who
from engine.core.language import Names

log = logging.getLogger("slowtable.turns")

TURN = "turn"
_ALWAYS_NEW = {"start", "end"}


class Turns:
    """`review` brings the clocks of a game up to date before they are shown."""

    def __init__(self, house: House, client: discord.Client, review: Callable[[int], Awaitable[None]]) -> None:
        self.house, self.client, self._review = house, client, review
        self._drawn: dict[int, bytes] = {}  # what the picture of each game was made from
        self._begun: dict[int, Any] = {}  # the public view when the turn message was begun: what differs is marked

    async def tell(self, row_: GameRow, group: Sequence[Outgoing]) -> bool:
        """All of it in one message. Returns whether its picture has grown old."""
        kinds = {one.message.kind for one in group}
        old, seats = await self.house.store.post(row_.id, TURN), await self.house.store.seats(row_.id)
        called = people(seats, called_seats(group))
        passes = old is None or not set(called) <= set(old.calls)
        scene = await self._scene(row_, seats)
        # Somebody whose call is still on its way has not been called by this message.
        calls = [p for p in people(seats, scene.waiting) if p in called or (old is not None and p in old.calls)]
        # What the standing message shows already, because it is tried again, is not news.
        news = {one.message.kind for one in group if old is None or one.length > old.covered}
        if old is None or passes or news & _ALWAYS_NEW:
            pinged = [person for person in calls if person in called] if passes else []
            await self._new(scene, old, group[0].nonce, calls, pinged)
        else:
            await self._refresh(scene, old, group[0].nonce, calls, redraw="board" in kinds)
        if "start" in kinds:
            await lobbies.renew(self.house, self.client, row_.id)
        await self._retire_old(row_)
        return self._drawn.get(row_.id) != scene.digest

    async def _scene(self, row_: GameRow, seats: Sequence[Seat]) -> Scene:
        if row_.clock is not None:
            await self._review(row_.id)
        deadlines = await self.house.store.deadlines(row_.id) if row_.clock is not None else []
        show = self.house.speech.in_language(row_.language, await self.house.names(seats, row_.language))
        faces = await self.house.names(seats, row_.language, plain)
        times = [show(text) for text in clocks.running(deadlines)]
        async with self.house.tables.reading(row_.id) as table:
            return Scene(self.house, row_, table, show, faces, times)

    async def _new(
        self, scene: Scene, old: Post | None, nonce: str, calls: list[int], pinged: Sequence[int] = ()
    ) -> None:
        """`calls` are the people it waits for; no ping when it is still the same person's turn."""
        row_ = scene.row
        since = old.covered if old else -1
        picture = await self._draw(scene)
        tale = layout.story(*await self._lines(row_, since, scene.length, scene.result))
        mention = " ".join(f"<@{person}>" for person in pinged) + "\n" if pinged else ""
        view = layout.layout(tale, _reference(picture), f"{mention}{scene.question}", scene.controls)
        channel = self.client.get_partial_messageable(row_.thread or row_.channel or 0)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(p) for p in pinged])
        sent = await channel.send(view=view, files=_files(picture), nonce=nonce, allowed_mentions=allowed)
        view.stop()
        if scene.result is None:
            self._begun[row_.id] = scene.view
        else:  # nothing will be compared with it any more
            self._begun.pop(row_.id, None)
        write = Write(("post", row_.id))
        write.post(Post(row_.id, TURN, channel.id, sent.id, calls, since, scene.length, *_named(picture)))
        if old is not None and old.message != sent.id:
            write.post(msgspec.structs.replace(old, kind=f"old:{old.message}"))
        await self.house.store.commit(write)

    async def _refresh(self, scene: Scene, old: Post, nonce: str, calls: list[int], redraw: bool) -> None:
        """The same turn goes on: the message changes, and nobody is called. A full one is followed by another."""
        title, lines = await self._lines(scene.row, old.since, scene.length, scene.result)
        if not layout.fits(title, lines) and scene.length > old.covered:
            await self._new(scene, old, nonce, calls)
            return
        picture = await self._draw(scene) if redraw else None
        kept = (old.picture, old.alt) if old.picture else None
        view = layout.layout(layout.story(title, lines), _reference(picture) or kept, scene.question, scene.controls)
        changed = await self._edit(old, view, picture)
        if not changed:
            await self._new(scene, msgspec.structs.replace(old, covered=old.since), nonce, calls)
            return
        name, alt = _named(picture) if picture else (old.picture, old.alt)
        post = msgspec.structs.replace(old, covered=scene.length, calls=calls, picture=name, alt=alt)
        await self.house.store.set_post(post)

    async def _edit(self, post: Post, view: Any, picture: Picture | None = None) -> bool:
        """Whether the message could still be changed."""
        message = self.client.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            if picture is None:
                await message.edit(view=view)
            else:
                await message.edit(view=view, attachments=_files(picture))
        except discord.HTTPException as error:
            if not permissions.unchangeable(error):
                raise
            log.info("game %s: its message cannot be changed any more", post.game)
            return False
        finally:
            view.stop()
        return True

    async def _retire_old(self, row_: GameRow) -> None:
        """A finished turn keeps its story and its picture and loses its controls."""
        for old in await self.house.store.posts(row_.id, "old:"):
            tale = layout.story(*await self._lines(row_, old.since, old.covered, None))
            await self._edit(old, layout.layout(tale, (old.picture, old.alt) if old.picture else None))
            await self.house.store.drop_post(row_.id, old.kind)

    async def _lines(
        self, row_: GameRow, since: int, until: int, result: Result | None
    ) -> tuple[str, list[str]]:
        """The title and what happened in this stretch of the journal."""
        show = await self.house.show(row_, row_.language)
        events = await self.house.store.events(row_.id, None, 100)
        lines = [show(event.text) for event in events if since < event.position <= until]
        if result is not None:
            lines += [show(line) for line in result_lines(result)]
        return show(say(f"{row_.config.game}-title")), lines

    async def _draw(self, scene: Scene) -> Picture:
        picture = await scene.draw(self._begun.get(scene.row.id))
        self._drawn[scene.row.id] = scene.digest
        return picture


class Scene:
    """All that a turn message needs of a table, taken while nobody can change it."""

    def __init__(
        self, house: House, row_: GameRow, table: Table[Any], show: Show, faces: Names, times: Sequence[str]
    ) -> None:
        self.house, self.row, self.faces = house, row_, faces
        packed = table.game.encode(table.view(None))
        self.view, self.digest = table.game.decode(packed), hashlib.sha256(packed).digest()
        self.waiting = sorted(table.waiting)
        self.length = table.length
        self.result = table.result
        self.question = "\n".join([layout.question(row_, table, show), *times])
        self.controls = layout.turn_controls(row_, table, show)

    async def draw(self, since: Any) -> Picture:
        pictures, language, game = self.house.pictures, self.row.language, self.row.config.game
        if self.result is not None:
            return await pictures.scores(game, self.view, language, self.faces, self.result)
        show = self.house.speech.in_language(language, self.faces)
        last = [event for event in await self.house.store.events(self.row.id, None, 1) if event.position <= self.length]
        news = show(last[0].text) if last else ""
        return await pictures.table(game, self.view, language, self.faces, self.waiting, since, news)


class Afterwards:
    """Something to do for a game when it has been quiet for a moment."""

    def __init__(self, pause: float, do: Callable[[int], Awaitable[None]]) -> None:
        self.pause, self._do = pause, do
        self._timers: dict[int, asyncio.Task[None]] = {}

    def ask(self, game: int) -> None:
        self.forget(game)
        self._timers[game] = asyncio.create_task(self._wait(game), name=f"afterwards of game {game}")

    def forget(self, game: int) -> None:
        if timer := self._timers.pop(game, None):
            timer.cancel()

    async def stop(self) -> None:
        timers, self._timers = list(self._timers.values()), {}
        for timer in timers:
            timer.cancel()
        await asyncio.gather(*timers, return_exceptions=True)

    async def _wait(self, game: int) -> None:
        await asyncio.sleep(self.pause)
        self._timers.pop(game, None)
        await self._do(game)


def result_lines(result: Result) -> list[Any]:
    lines = [result.reason]
    if result.won is not None:
        lines.append(say("bot-result-won") if result.won else say("bot-result-lost"))
    return lines + [
        say("bot-result-score", place=score.place, seat=who(score.seat), points=score.points) for score in result.scores
    ]


def called_seats(group: Sequence[Outgoing]) -> list[int]:
    return sorted({seat for one in group if one.message.kind == "turn" for seat in payload(one, Turn).seats})


def people(seats: Sequence[Seat], chosen: Sequence[int]) -> list[int]:
    """Who plays these seats."""
    held = [seats[seat] for seat in chosen]
    return list(dict.fromkeys(s.person for s in held if s.person is not None and s.player == PERSON))


def asked_secretly(table: Table[Any]) -> list[int]:
    return list(table.waiting) if table.mode is Mode.SECRET else []


def _reference(picture: Picture | None) -> tuple[str, str] | None:
    return (picture.name, picture.alt) if picture else None


def _named(picture: Picture) -> tuple[str, str]:
    return picture.name, picture.alt


def _files(picture: Picture) -> list[discord.File]:
    return [discord.File(io.BytesIO(picture.data), filename=picture.name, description=picture.alt[:1024])]
