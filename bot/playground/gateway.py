"""The gateway: hello, identify, heartbeat, numbered events, and their replay after a broken connection."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.shapes import guild_create_json, member_json, user_json
from bot.playground.traffic import Record, Traffic
from bot.playground.world import Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, MEMBERS, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 8, 9, 10, 11
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
BAD_TOKEN, BAD_OPCODE, RESUMABLE_DROP, DISALLOWED_INTENTS = 4004, 4001, 4000, 4014
HEARTBEAT_MS = 41250
# Seconds. The client notes when it sent a heartbeat only after it has; an answer at once would be taken for a late one.
ROUND_TRIP = 0.05


@dataclass(slots=True, eq=False)
class Session:
    id: str
    intents: int
    number: int = 0
    sent: int = 0
    # Events which the client has not confirmed by a heartbeat: what a resume may ask for again.
    unconfirmed: deque[tuple[int, str]] = field(default_factory=deque)
    more: asyncio.Event = field(default_factory=asyncio.Event)
    socket: web.WebSocketResponse | None = None

    def push(self, event: str, data: Json) -> None:
        self.number += 1
        frame = {"op": DISPATCH, "t": event, "s": self.number, "d": data}
        self.unconfirmed.append((self.number, msgspec.json.encode(frame).decode()))
        self.more.set()

    def confirm(self, number: int | None) -> None:
        while self.unconfirmed and self.unconfirmed[0][0] <= min(number or 0, self.sent):
            self.unconfirmed.popleft()

    async def pump(self, socket: web.WebSocketResponse) -> None:
        while True:
            for number, frame in list(self.unconfirmed):
                if number > self.sent:
                    self.sent = number
                    await socket.send_str(frame)
            if self.sent == self.number:
                self.more.clear()
                await self.more.wait()


class Gateway:
    def __init__(self, world: World, traffic: Traffic, token: str) -> None:
        self.world, self.traffic, self.token = world, traffic, token
        self.allowed_privileged = 0
        self.sessions: dict[str, Session] = {}
        self.identified = asyncio.Event()

    @property
    def connected(self) -> bool:
        return any(session.socket for session in self.sessions.values())

    def busy(self) -> bool:
        return any(session.socket and session.sent < session.number for session in self.sessions.values())

    def dispatch(self, event: str, data: Json, *, intent: int = 0, audience: tuple[int, ...] = ()) -> None:
        self.traffic.add(Record(event, data, audience=audience))
        for session in self.sessions.values():
            if not intent or session.intents & intent:
                session.push(event, data)

    async def drop(self, resumable: bool) -> None:
        sockets = [session.socket for session in self.sessions.values() if session.socket]
        if not resumable:
            self.sessions.clear()
        for socket in sockets:
            await socket.close(code=RESUMABLE_DROP)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await _send(socket, HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        pump: asyncio.Task[None] | None = None
        try:
            async for incoming in socket:
                if incoming.type is not WSMsgType.TEXT:
                    break
                frame = msgspec.json.decode(incoming.data)
                if frame["op"] in (IDENTIFY, RESUME) and session is None:
                    session = await self._enter(socket, frame)
                    if session:
                        pump = asyncio.create_task(session.pump(socket))
                else:
                    await self._later(socket, session, frame)
        finally:
            if pump:
                pump.cancel()
            if session and session.socket is socket:
                session.socket = None
        return socket

    async def _enter(self, socket: web.WebSocketResponse, frame: Json) -> Session | None:
        data = frame["d"]
        if data["token"] != self.token:
            await socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return None
        return await (self._identify if frame["op"] == IDENTIFY else self._resume)(socket, data)

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        if data["intents"] & PRIVILEGED & ~self.allowed_privileged:
            await socket.close(code=DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return None
        for old in [session for session in self.sessions.values() if session.socket is None]:
            del self.sessions[old.id]
        session = Session(f"{self.world.next_id():x}", data["intents"], socket=socket)
        guilds = [guild for guild in self.world.data.guilds.values() if guild.has_bot]
        ready = {
            "v": 10, "user": user_json(self.world.data.bot), "session_id": session.id, "session_type": "normal",
            "resume_gateway_url": "wss://gateway.discord.gg", "shard": [0, 1],
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "application": {"id": str(self.world.data.app), "flags": 0},
        }  # fmt: skip
        session.push("READY", ready)
        for guild in guilds:
            session.push("GUILD_CREATE", guild_create_json(self.world, guild))
        self.sessions[session.id] = session
        self.identified.set()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            await _send(socket, INVALID_SESSION, False)
            return None
        session.socket, session.sent = socket, data["seq"]
        session.push("RESUMED", {})
        return session

    async def _later(self, socket: web.WebSocketResponse, session: Session | None, frame: Json) -> None:
        if frame["op"] == HEARTBEAT:
            if session:
                session.confirm(frame["d"])
            await asyncio.sleep(ROUND_TRIP)
            await _send(socket, ACK, None)
        elif frame["op"] == MEMBERS and session:
            self._members(session, frame["d"])
        elif frame["op"] not in (3, 4):
            await socket.close(code=BAD_OPCODE)

    def _members(self, session: Session, data: Json) -> None:
        guild = self.world.data.guilds[int(data["guild_id"])]
        wanted = [int(user) for user in data["user_ids"]] if "user_ids" in data else guild.members
        found = [self.world.data.users[user] for user in wanted if user in guild.members]
        chunk = {
            "guild_id": str(guild.id), "members": [member_json(user, guild) for user in found],
            "chunk_index": 0, "chunk_count": 1, "not_found": [], "nonce": data.get("nonce"),
        }  # fmt: skip
        session.push("GUILD_MEMBERS_CHUNK", chunk)


async def _send(socket: web.WebSocketResponse, op: int, data: object) -> None:
    await socket.send_str(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}).decode())
