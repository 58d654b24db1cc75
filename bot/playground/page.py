"""The web page of the playground: each browser sits in one person's seat and gets what that person may see."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from typing import Any

import msgspec
from aiohttp import web

from bot.control import parse
from bot.playground.guide import Guides, begin
from bot.playground.people import Modal, NotPossible, Person, Reply
from bot.playground.refusals import Refusal
from bot.playground.safety import FILE_SAFETY, SAFETY, same_site
from bot.playground.server import LocalDiscord
from bot.playground.shapes import message_json, user_json
from bot.playground.world import DM, Channel, Json, Message
from engine import games
from engine.core.language import LOCALES, Messages
from engine.core.text import Text

MOST_PEOPLE = 5
HISTORY = 200
PINGS = 20
FILES = ("index.html", "style.css", "app.js", "view.js", "prose.js", "palette.js", "forms.js")
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
NO_CALLS: Json = {"calls": [], "calls_from": "0", "question": None}
DISCORD_LOCALES = {"en": "en-US", "ru": "ru"}
TEXTS = (
    "page-title", "page-channels", "page-private", "page-people", "page-seat-note", "page-add", "page-add-person",
    "page-person-name", "page-message", "page-send", "page-cancel", "page-close", "page-only-you", "page-dismiss",
    "page-thinking", "page-failed", "page-edited", "page-choose", "page-confirm", "page-menu", "page-zoom",
    "page-zoom-size", "page-empty", "page-empty-private", "page-empty-thread", "page-lost", "page-no-command",
    "page-unread", "page-ping", "page-theme", "page-yes", "page-no", "page-used", "page-you", "page-bot", "page-called",
    "page-sit", "page-welcome", "page-welcome-about", "page-new-game", "page-starting", "page-hints",
    "page-hint-begin", "page-hint-your-turn", "page-hint-their-turn", "page-hint-take-seat", "page-hint-private",
    "page-hint-open", "page-new-messages", "page-language", "page-taken",
    "page-commands-of", "page-not-possible",
)  # fmt: skip

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    def __init__(self, discord: LocalDiscord, game_names: Sequence[str] | None = None) -> None:
        self.discord, self.world = discord, discord.world
        self.guides = Guides(games.names() if game_names is None else game_names)
        self.texts = Messages(["bot.playground"])
        # Who holds a key sits in that seat; keys are not guessed, and a new one is given by taking the seat openly.
        self.seats: dict[str, int] = {}
        self.modals: dict[str, tuple[int, Modal]] = {}
        self.port = 0
        self._streams: set[asyncio.Queue[bytes | None]] = set()
        self._runner: web.AppRunner | None = None

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/", functools.partial(_static, FILES[0]))
        for name in FILES:
            app.router.add_get(f"/{name}", functools.partial(_static, name))
        app.router.add_get("/api/texts/{language}", self.show_texts)
        app.router.add_get("/api/people", self.people)
        app.router.add_post("/api/people", self.add_person)
        app.router.add_post("/api/seats/{user}", self.take_seat)
        app.router.add_get("/api/state", self.state)
        app.router.add_get("/api/channels/{channel}", self.channel)
        app.router.add_get("/api/events", self.events)
        app.router.add_get("/files/{channel}/{file}/{name}", self.file)
        for action in (self.say, self.slash, self.autocomplete, self.click, self.select, self.submit):
            app.router.add_post(f"/api/{action.__name__}", action)
        app.router.add_post("/api/language", self.language)
        app.router.add_post("/api/guide", self.guide)
        return app

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        self._runner = web.AppRunner(self.app(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for stream in self._streams:
            stream.put_nowait(None)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not same_site(request):
            raise web.HTTPForbidden
        try:
            response = await handler(request)
        except (NotPossible, Refusal) as no:
            response = _json({"problem": str(no)})  # an answer like another: the page may be a moment behind
        except (KeyError, TypeError, ValueError) as error:  # no page of ours sends that
            raise web.HTTPBadRequest from error
        if request.method == "POST":
            await self.discord.hub.keep()
        if not response.prepared:
            response.headers.update({key: value for key, value in SAFETY.items() if key not in response.headers})
        return response

    def _person(self, request: web.Request) -> Person:
        key = request.headers.get("X-Seat") or request.query.get("seat") or ""
        if key not in self.seats:
            raise web.HTTPUnauthorized
        user = self.world.data.users[self.seats[key]]
        return Person(self.discord.hub, user, self.discord.channel, self.discord.patience)

    def _place(self, person: Person, number: object) -> Channel:
        channel = self.world.data.channels.get(int(str(number)))
        if channel is None or not self.world.can_enter(person.id, channel):
            raise web.HTTPNotFound
        return channel

    def _message(self, person: Person, number: object) -> Message:
        message = self.world.data.messages.get(int(str(number)))
        if message is None or not self.world.can_see(person.id, message):
            raise web.HTTPNotFound
        return message

    def _people(self) -> list[Json]:
        users = [self.world.data.users[user] for user in self.discord.guild.members]
        return [{"id": str(user.id), "name": user.name, "bot": user.bot} for user in users]

    async def show_texts(self, request: web.Request) -> web.Response:
        language = request.match_info["language"]
        if language not in LOCALES:
            raise web.HTTPNotFound
        return _json({key: self.texts.show(Text(key), language) for key in TEXTS})

    async def people(self, request: web.Request) -> web.Response:
        return _json({"people": self._people(), "most": MOST_PEOPLE})

    async def add_person(self, request: web.Request) -> web.Response:
        asked = await request.json()
        name = " ".join(str(asked.get("name", "")).split())[:32]
        present = [person for person in self._people() if not person["bot"]]
        if not name or len(present) >= MOST_PEOPLE or any(person["name"] == name for person in self._people()):
            raise web.HTTPConflict
        person = self.discord.person(name, DISCORD_LOCALES.get(asked.get("language"), "en-US"))
        return _json({"id": str(person.id)})

    async def take_seat(self, request: web.Request) -> web.Response:
        user = self.world.data.users.get(int(request.match_info["user"]))
        if user is None or user.bot:
            raise web.HTTPNotFound
        key = secrets.token_urlsafe(18)
        self.seats[key] = user.id
        return _json({"seat": key, "me": user_json(user)})

    async def state(self, request: web.Request) -> web.Response:
        person = self._person(request)
        guild = self.discord.guild
        threads = [thread for thread in self.world.threads_of(guild) if self.world.can_enter(person.id, thread)]
        places = [*self.world.channels_of(guild), *threads, person.dm_channel]
        return _json({
            "me": {"id": str(person.id), "name": person.name, "locale": person.user.locale},
            "guild": guild.name, "people": self._people(), "most": MOST_PEOPLE,
            "guides": self.guides.listed(_language(person)),
            "channels": [self._place_json(person, place) for place in places],
        })  # fmt: skip

    def _place_json(self, person: Person, place: Channel) -> Json:
        seen = person.sees(place)
        pings = [str(message.id) for message in seen if self._pings(person, place, message)]
        return {
            "id": str(place.id), "name": place.name, "kind": place.kind, "archived": place.archived,
            "last": str(seen[-1].id) if seen else "0", "commands": person.commands(place),
            "parent": str(place.parent) if place.parent else None, "pings": pings[-PINGS:],
        } | self._calls(place, seen)  # fmt: skip

    def _calls(self, place: Channel, seen: list[Message]) -> Json:
        """Whom the newest message with controls calls, where everybody reads it, and for which question."""
        public = [message for message in seen if message.only_for is None and (message.buttons or message.selects)]
        if not public:
            return NO_CALLS
        calls = [] if place.kind == DM else self._called(public[-1])
        return {"calls": calls, "calls_from": str(public[-1].id), "question": _question(public[-1])}

    def _called(self, message: Message) -> list[str]:
        """Who is pinged, or named in bold in the question: an edited message does not ping again."""
        question = message.text.rpartition("\n")[2]
        bold = " ".join(re.findall(r"\*\*(.+?)\*\*", question))
        people = [self.world.data.users[user] for user in self.discord.guild.members]
        named = {user.id for user in people if not user.bot and re.search(rf"\b{re.escape(user.name)}\b", bold)}
        return [str(user) for user in sorted(named | set(message.mentions))]

    def _pings(self, person: Person, place: Channel, message: Message) -> bool:
        called = message.mentions_everyone or person.id in message.mentions or place.kind == DM
        return called and message.author != person.id

    async def channel(self, request: web.Request) -> web.Response:
        person = self._person(request)
        place = self._place(person, request.match_info["channel"])
        return _json({"messages": [self._shown(message) for message in person.sees(place)[-HISTORY:]]})

    def _shown(self, message: Message) -> Json:
        more: Json = {"only_you": message.only_for is not None, "calls": self._called(message)}
        return message_json(self.world, message) | more | {"question": _question(message)}

    async def file(self, request: web.Request) -> web.Response:
        person = self._person(request)
        place = self._place(person, request.match_info["channel"])
        for message in person.sees(place):
            for attachment in message.attachments:
                if str(attachment.id) == request.match_info["file"]:
                    return web.Response(body=attachment.data, content_type=attachment.content_type, headers=FILE_SAFETY)
        raise web.HTTPNotFound

    async def events(self, request: web.Request) -> web.StreamResponse:
        """A stream of what changes for this seat."""
        person = self._person(request)
        stream = web.StreamResponse(headers=SAFETY | {"Content-Type": "text/event-stream"})
        await stream.prepare(request)
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        watcher = functools.partial(self._watch, person, queue)
        self.world.watchers.append(watcher)
        self._streams.add(queue)
        with contextlib.suppress(ConnectionResetError):
            await stream.write(b": here\n\n")
            while (event := await queue.get()) is not None:
                await stream.write(b"data: " + event + b"\n\n")
        self._streams.discard(queue)
        self.world.watchers.remove(watcher)
        return stream

    def _watch(self, person: Person, queue: asyncio.Queue[bytes | None], kind: str, about: Json) -> None:
        event: Json = {"kind": kind}
        if "message" in about:
            message = self.world.data.messages[about["message"]]
            if not self.world.can_see(person.id, message):
                return
            event["message"] = self._shown(message)
        elif "channel" in about and not self.world.can_enter(person.id, self.world.data.channels[about["channel"]]):
            return
        queue.put_nowait(msgspec.json.encode(event))

    async def say(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        await person.say(str(asked["text"]), self._place(person, asked["channel"]))
        return _json({})

    async def slash(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        place = self._place(person, asked["channel"])
        return self._replied(person, await person.slash(asked["words"], asked["options"], channel=place))

    async def autocomplete(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        place = self._place(person, asked["channel"])
        choices = await person.autocomplete(asked["words"], asked["options"], focused=asked["focused"], channel=place)
        return _json({"choices": choices})

    async def click(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        return self._replied(person, await person.click(self._message(person, asked["message"]), asked["custom_id"]))

    async def select(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        message = self._message(person, asked["message"])
        return self._replied(person, await person.select(message, asked["custom_id"], asked["values"]))

    async def submit(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        owner, modal = self.modals.get(asked["modal"], (0, None))
        if modal is None or owner != person.id:
            raise web.HTTPNotFound
        reply = await person.submit(modal, asked["values"])
        del self.modals[asked["modal"]]
        return self._replied(person, reply)

    async def language(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        person.user.locale = DISCORD_LOCALES[asked["language"]]
        return _json({})

    async def guide(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        place = self._place(person, asked["channel"])
        guide = self.guides.all[asked["guide"]]
        people = [person] if guide.people == 1 else [person, self._second(person)]
        # Commands are there a moment before the bot listens.
        await asyncio.wait_for(self.discord.hub.gateway.identified.wait(), self.discord.patience)
        thread = await begin(guide, people, place)
        return _json({"failed": True} if thread is None else {"failed": False, "place": str(thread.id)})

    def _second(self, person: Person) -> Person:
        names = [other["name"] for other in self._people() if not other["bot"] and other["name"] != person.name]
        name = names[0] if names else self.texts.show(Text("page-second-person"), _language(person))
        return self.discord.person(name, person.user.locale)

    def _replied(self, person: Person, reply: Reply) -> web.Response:
        said: Json = {"failed": reply.failed}
        if reply.modal:
            number = str(reply.interaction.id)
            self.modals[number] = (person.id, reply.modal)
            said["modal"] = {"id": number, "title": reply.modal.title, "fields": reply.modal.fields}
        return _json(said)


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")


def _question(message: Message) -> str | None:
    """Which question of which game its controls answer; a private menu and the turn message share theirs."""
    for control in (*message.buttons, *message.selects):
        if made := parse(control.custom_id or ""):
            return f"{made.game}.{made.position}"
    return None


def _language(person: Person) -> str:
    return "ru" if person.user.locale == DISCORD_LOCALES["ru"] else "en"


async def _static(name: str, request: web.Request) -> web.Response:
    text = (files("bot.playground") / "web" / name).read_text(encoding="utf-8")
    return web.Response(text=text, content_type=TYPES[name.rpartition(".")[2]])
