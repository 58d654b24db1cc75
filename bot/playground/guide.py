"""The guided first minute: one press opens a game, seats the people and starts it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.playground.people import Person
from bot.playground.world import Channel, Json
from engine import games
from engine.core.language import Messages
from engine.core.text import Text

# What a game calls its own way to begin; every other game gets the plain words.
OWN_WORDS = {("anachrony", 1): "page-guide-anachrony-alone"}
PLAIN_WORDS = {1: "page-guide-alone", 2: "page-guide-pair"}


class Guide(Struct, frozen=True):
    game: str
    people: int

    @property
    def id(self) -> str:
        return f"{self.game}:{self.people}"

    @property
    def key(self) -> str:
        return OWN_WORDS.get((self.game, self.people), PLAIN_WORDS[self.people])


class Guides:
    """For each game: alone, if its rules allow that, and for two at one screen."""

    def __init__(self, game_names: Sequence[str]) -> None:
        found = {name: games.find(name) for name in game_names}
        packages = [games.package(game) for game in found.values()]
        self._texts = Messages(["engine.core", "bot.playground", *packages])
        self._titles = {name: f"{game.id}-title" for name, game in found.items()}
        self.all = {
            guide.id: guide
            for name, game in found.items()
            for guide in (Guide(name, people) for people in PLAIN_WORDS)
            if guide.people in game.players
        }

    def listed(self, language: str) -> list[Json]:
        return [
            {
                "id": guide.id,
                "title": self._texts.show(Text(guide.key, {"game": Text(self._titles[guide.game])}), language),
                "about": self._texts.show(Text(f"{guide.key}-about"), language),
                "people": guide.people,
            }
            for guide in self.all.values()
        ]


async def begin(guide: Guide, people: Sequence[Person], place: Channel) -> Channel | None:
    """Starts the game in a thread of its own, so that there can be several; None if the bot did not answer."""
    first, world = people[0], people[0].hub.world
    before = set(world.data.channels)
    opened = await first.slash("game new", {"game": guide.game, "thread": True}, channel=place)
    if opened.failed:
        return None
    await opened.settled()  # the thread is made after the command has been acknowledged
    made = [one for number, one in world.data.channels.items() if one.parent == place.id and number not in before]
    if not made:
        return None  # the bot refused, and has whispered why
    thread = made[0]
    joins = [await person.slash("game join", channel=thread) for person in people[1:]]
    started = await first.slash("game start", channel=thread)
    return None if started.failed or any(reply.failed for reply in joins) else thread
