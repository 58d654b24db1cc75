"""The running Discord: the world, the open connections, and what is under way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.playground.faults import Faults
from bot.playground.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT, Gateway
from bot.playground.interaction import Interaction
from bot.playground.limits import TOKEN_SECONDS
from bot.playground.shapes import channel_json, message_json
from bot.playground.traffic import Problem, Traffic
from bot.playground.world import THREADS, Channel, Json, Message, World

Keep = Callable[[], Awaitable[None]]

FORGET_SECONDS = 2 * TOKEN_SECONDS


async def _kept_in_memory() -> None:
    return None


class Hub:
    def __init__(self, world: World, token: str, keep: Keep = _kept_in_memory) -> None:
        self.world, self.token = world, token
        self.keep = keep  # makes what has changed durable
        self.traffic = Traffic()
        self.faults = Faults()
        self.gateway = Gateway(world, self.traffic, token)
        self.faults.drop = self.gateway.drop
        self.problems: list[Problem] = []
        self.interactions: dict[int, Interaction] = {}
        self.in_flight = 0
        self.moves = 0
        self.unanswered: set[int] = set()

    def publish(self, event: str, message: Message) -> None:
        """Tells the bot of a public message, and the people who can see it."""
        self.world.changed(event, message=message.id, channel=message.channel)
        if message.only_for is not None:
            return
        channel = self.world.data.channels[message.channel]
        intent = DIRECT_MESSAGES if channel.guild is None else GUILD_MESSAGES
        if channel.guild is not None and not self.world.data.guilds[channel.guild].has_bot:
            return
        if self.world.data.bot.id not in channel.people and channel.guild is None:
            return
        shape = message_json(self.world, message, on_gateway=True)
        if event == "MESSAGE_DELETE":
            shape = {key: shape[key] for key in ("id", "channel_id", "guild_id") if key in shape}
        elif self._hidden_from_bot(message, channel):
            shape |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self.gateway.dispatch(event, shape, intent=intent, audience=self.world.readers(message))

    def _hidden_from_bot(self, message: Message, channel: Channel) -> bool:
        """Without the privileged intent the bot reads only its own messages, DMs, and those which mention it."""
        bot = self.world.data.bot.id
        open_to_bot = message.author == bot or channel.guild is None or bot in message.mentions
        return not open_to_bot and not self.gateway.allowed_privileged & MESSAGE_CONTENT

    def publish_channel(self, event: str, channel: Channel, **more: object) -> None:
        self.world.changed(event, channel=channel.id)
        guild = self.world.guild_of(channel)
        if guild and guild.has_bot:
            shape: Json = channel_json(self.world, channel) | more
            self.gateway.dispatch(event, shape, intent=GUILDS, audience=self.world.audience(channel))

    def channel_event(self, channel: Channel, what: str) -> str:
        return f"THREAD_{what}" if channel.kind in THREADS else f"CHANNEL_{what}"

    def begin(self, interaction: Interaction) -> None:
        """Interactions whose tokens ran out long ago are forgotten: a playground runs for weeks."""
        for old in list(self.interactions.values()):
            if interaction.created - old.created < FORGET_SECONDS:
                break
            del self.interactions[old.id]
            self.unanswered.discard(old.id)
        self.interactions[interaction.id] = interaction
        self.unanswered.add(interaction.id)

    def finish(self, message: Message) -> None:
        """An edit of the message for which a deferred answer stands ends the waiting."""
        for number in list(self.unanswered):
            interaction = self.interactions[number]
            if interaction.original is message and interaction.acknowledged is not None:
                self.done(interaction)

    def done(self, interaction: Interaction) -> None:
        interaction.finished.set()
        self.unanswered.discard(interaction.id)

    def busy(self) -> bool:
        waiting = any(not self.interactions[number].answered.is_set() for number in self.unanswered)
        return bool(self.in_flight) or waiting or self.gateway.busy()
