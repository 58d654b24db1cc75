"""The local Discord: starts on loopback, and gives the unmodified client a way to it and to nowhere else."""

from __future__ import annotations

import asyncio
import functools
import socket
import ssl
import time
from types import TracebackType

import aiohttp
import trustme
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.playground import callbacks, rest
from bot.playground.faults import Faults
from bot.playground.gateway import GUILD_MEMBERS
from bot.playground.hub import Hub, Keep
from bot.playground.people import Person
from bot.playground.permissions import bits
from bot.playground.requests import HUB, MAX_REQUEST_BYTES, around
from bot.playground.shapes import member_json, roles_json
from bot.playground.traffic import Problem, Traffic
from bot.playground.world import GROUP_DM, Channel, Clock, Guild, World

HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")
LOOPBACK = "127.0.0.1"
TOKEN = "bG9jYWw.bG9jYWw.a-token-for-the-local-server-only"


class LoopbackResolver(AbstractResolver):
    """Knows Discord's host names, at the local port, and refuses every other."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if host not in HOSTS:
            raise OSError(f"{host} is not Discord")
        here = ResolveResult(hostname=host, host=LOOPBACK, port=self.port, family=socket.AF_INET, proto=0, flags=0)
        return [here]

    async def close(self) -> None:
        return None


@functools.cache
def _authority() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A throw-away authority for this process: the server's side and the client's."""
    authority = trustme.CA()
    server, client = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), ssl.create_default_context()
    authority.issue_cert(*HOSTS).configure_cert(server)
    authority.configure_trust(client)
    return server, client


def way(port: int, trusted: ssl.SSLContext) -> aiohttp.TCPConnector:
    return aiohttp.TCPConnector(limit=0, resolver=LoopbackResolver(port), ssl=trusted)


class LocalDiscord:
    def __init__(self, *, clock: Clock = time.time, world: World | None = None, patience: float = 5.0,
                 keep: Keep | None = None) -> None:  # fmt: skip
        self.world = world or World(clock)
        self.token = TOKEN
        self.patience = patience
        self.hub = Hub(self.world, self.token, *([keep] if keep else []))
        if not self.world.data.guilds:
            self.world.add_channel("general", self.world.add_guild("Slow Games", has_bot=True))
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def __aenter__(self) -> LocalDiscord:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        app = web.Application(middlewares=[around], client_max_size=MAX_REQUEST_BYTES)
        app[HUB] = self.hub
        app.add_routes(rest.routes)
        app.add_routes(callbacks.routes)
        app.router.add_get("/", self.hub.gateway.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, 0, ssl_context=_authority()[0])
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        await self.hub.gateway.drop(True)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    def connector(self) -> aiohttp.TCPConnector:
        """A fresh way to this server, for one client, which closes it with itself."""
        return way(self.port, _authority()[1])

    def certificate(self) -> str:
        """Of the authority to trust, for a client in another process."""
        return ssl.DER_cert_to_PEM_cert(_authority()[1].get_ca_certs(binary_form=True)[-1])

    @property
    def guild(self) -> Guild:
        return next(iter(self.world.data.guilds.values()))

    @property
    def channel(self) -> Channel:
        return self.world.channels_of(self.guild)[0]

    @property
    def faults(self) -> Faults:
        return self.hub.faults

    @property
    def traffic(self) -> Traffic:
        return self.hub.traffic

    @property
    def problems(self) -> list[Problem]:
        return self.hub.problems

    @property
    def owner(self) -> Person:
        """The person who owns the application and its guilds."""
        return Person(self.hub, self.world.data.users[self.world.data.owner], self.channel, self.patience)

    def person(self, name: str, locale: str = "en-US", *, guild: Guild | None = None) -> Person:
        """The person of that name; a new one joins the guild."""
        user = self.world.user_named(name)
        if user is None:
            user = self.world.add_user(name, locale)
            home = guild or self.guild
            home.members.append(user.id)
            self.world.changed("MEMBERS")
            joined = member_json(user, home) | {"guild_id": str(home.id)}
            self.hub.gateway.dispatch("GUILD_MEMBER_ADD", joined, intent=GUILD_MEMBERS)
        return Person(self.hub, user, self.channel, self.patience)

    def add_guild(self, name: str, *, has_bot: bool = True) -> Guild:
        """Another guild; without the bot only those who installed the app for themselves can use it there."""
        return self.world.add_guild(name, has_bot=has_bot)

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        channel = self.world.add_channel(name, guild or self.guild)
        self.hub.publish_channel("CHANNEL_CREATE", channel)
        return channel

    def add_private_channel(self, *people: Person) -> Channel:
        """A conversation among people, without the bot."""
        members = [person.user.id for person in people]
        channel = Channel(id=self.world.next_id(), kind=GROUP_DM, name="group", people=members, owner=members[0])
        self.world.data.channels[channel.id] = channel
        return channel

    def add_emoji(self, name: str) -> int:
        number = self.world.next_id()
        self.guild.emojis[number] = name
        return number

    def allow(self, *names: str) -> None:
        self._set_permissions(self.guild.bot_permissions | bits(*names))

    def deny(self, *names: str, channel: Channel | None = None) -> None:
        """Takes permissions from the bot's role, everywhere or in one channel."""
        if channel is None:
            self._set_permissions(self.guild.bot_permissions & ~bits(*names))
        else:
            channel.denied_to_bot |= bits(*names)
            self.hub.publish_channel(self.hub.channel_event(channel, "UPDATE"), channel)

    def _set_permissions(self, permissions: int) -> None:
        self.guild.bot_permissions = permissions
        role = roles_json(self.world, self.guild)[-1]
        self.hub.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(self.guild.id), "role": role})

    async def ready(self) -> None:
        """Waits until a bot has connected and registered its commands."""
        await asyncio.wait_for(self.hub.gateway.identified.wait(), self.patience)
        await self.idle()

    async def idle(self, moment: float = 0.05, *, patience: float = 30.0) -> None:
        """Waits until nothing has been under way for a moment."""
        async with asyncio.timeout(patience):
            while True:
                moves = self.hub.moves, len(self.traffic)
                await asyncio.sleep(moment)
                if not self.hub.busy() and moves == (self.hub.moves, len(self.traffic)):
                    return
