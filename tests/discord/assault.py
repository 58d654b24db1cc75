"""Hostile interactions sent to a bot, and what they changed: `python -m tests.discord.assault --count 10000`."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.client import Slowtable
from bot.playground.interaction import AUTOCOMPLETE, DEFER_UPDATE
from bot.playground.people import Reply
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL, Message
from bot.speech import language_of
from engine.core import Dice, say
from tests.discord.hostile import ATTACKS, Attack, Place
from tests.discord.table import click_once, opened, running, turn

AT_ONCE = 20
_SUGGESTIONS = 25
# How a person is called and which language that person reads is remembered whatever that person did.
_NOT_COMPARED = "scope = 'person' AND key IN ('name', 'locale')"


class Watch(logging.Handler):
    """Whatever the bot or its client complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "voice will NOT be supported" not in record.getMessage():
            self.seen.append(self.format(record))


@dataclass
class Outcome:
    """What went wrong; nothing, if all lists are empty."""

    sent: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)  # answers that were none, not private, or not the right refusal
    changed: list[str] = field(default_factory=list)  # tables of the database
    public: list[str] = field(default_factory=list)  # messages that others could see
    complaints: list[str] = field(default_factory=list)  # of the log
    refused_by_discord: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.wrong or self.changed or self.public or self.complaints or self.refused_by_discord)

    def summary(self) -> dict[str, int]:
        lists = ("wrong", "changed", "public", "complaints", "refused_by_discord")
        return {"sent": self.sent.total(), "kinds": len(self.sent)} | {name: len(getattr(self, name)) for name in lists}


def contents(database: Path) -> dict[str, list[bytes]]:
    """Every row of every table, byte for byte."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for name in names:
            where = f" WHERE NOT ({_NOT_COMPARED})" if name == "settings" else ""
            found[name] = sorted(repr(row).encode() for row in connection.execute(f"SELECT * FROM {name}{where}"))
        return found


def public(server: LocalDiscord) -> dict[int, str]:
    every = server.world.data.messages.values()
    return {m.id: f"{m.text} {m.components}" for m in every if not m.flags & EPHEMERAL}


async def assault(database: Path, count: int, seed: str) -> Outcome:
    """Half of it in the middle of a turn, half in the middle of a secret choice."""
    outcome, watch = Outcome(), Watch()
    for name in ("slowtable", "discord", "asyncio"):
        logging.getLogger(name).addHandler(watch)
    try:
        async with LocalDiscord() as server, running(server, database) as client:
            people = [server.person("Anna"), server.person("Boris")]
            elsewhere = server.add_channel("far", server.add_guild("Far away"))
            beside = server.add_channel("beside")
            server.world.guild_of(elsewhere).members.extend(p.id for p in people)  # type: ignore[union-attr]
            await opened(server, "tests.harbour", *people)
            await people[0].slash("game new", {"game": "tests.harbour"}, channel=beside)
            await server.idle()
            strangers = [server.person("Eve"), server.person("Злодей", "ru")]
            for half in range(2):
                if not outcome.clean:
                    break
                if half:
                    for person in people:
                        await click_once(server, person, Dice(seed))
                async with client.house.tables.reading(1) as table:
                    options = [option.id for ask in table.asks.values() for option in ask.options]
                    place = Place(server, client, turn(server), people, strangers, elsewhere, beside,
                                  list(table.waiting), table.position, options)  # fmt: skip
                await _half(place, database, outcome, range(half * count // 2, (half + 1) * count // 2), seed)
    finally:
        for name in ("slowtable", "discord", "asyncio"):
            logging.getLogger(name).removeHandler(watch)
    outcome.complaints = watch.seen
    return outcome


async def _half(place: Place, database: Path, outcome: Outcome, numbers: range, seed: str) -> None:
    server = place.server
    server.traffic.keeping = False
    problems = len(server.problems)
    before, seen = contents(database), public(server)
    for start in range(numbers.start, numbers.stop, AT_ONCE):
        attacks = range(start, min(start + AT_ONCE, numbers.stop))
        await asyncio.gather(*(_one(place, number, outcome, seed) for number in attacks))
    await server.idle()
    after = contents(database)
    outcome.changed += [name for name in before if before[name] != after[name]]
    now = public(server)
    outcome.public += [now.get(n, "gone") for n in now.keys() | seen.keys() if now.get(n) != seen.get(n)]
    outcome.refused_by_discord += [f"{p.what} {p.code} {p.message} {p.errors}" for p in server.problems[problems:]]
    server.traffic.keeping = True


async def _one(place: Place, number: int, outcome: Outcome, seed: str) -> None:
    dice = Dice(f"{seed} {number}")
    make = ATTACKS[number % len(ATTACKS)]
    attack = make(place, dice)
    outcome.sent[make.__name__] += 1
    reply = await attack.person.send(attack.kind, attack.data, channel=attack.channel, source=attack.source)
    if (complaint := await _complaint(place.client, attack, reply)) is not None:
        outcome.wrong.append(f"{make.__name__} {number} {str(attack.data)[:300]}: {complaint}")


async def _complaint(client: Slowtable, attack: Attack, reply: Reply) -> str | None:
    if reply.failed:
        return "no answer"
    if attack.kind == AUTOCOMPLETE:
        choices = reply.interaction.choices
        return None if len(choices) <= _SUGGESTIONS else f"{len(choices)} suggestions"
    if reply.modal is not None:
        return None if not attack.right else "a form"
    try:
        await reply.settled()
    except TimeoutError:
        return "an answer that never came"
    heard = _heard(reply)
    if not heard:
        return "silence"
    if any(message.only_for != attack.person.id for message in heard):
        return f"not private: {[m.text for m in heard]}"
    show = client.house.speech.in_language(language_of(attack.person.user.locale))
    text, right = heard[0].text, [show(one) for one in attack.right]
    if right and not any(text == one.strip() or text.startswith(f"{one} (") for one in right):
        return f"heard {text!r}"
    if text == show(say("bot-error")):
        return "an internal error"
    return None


def _heard(reply: Reply) -> list[Message]:
    """Without the message that was clicked, which a deferred answer stands for."""
    first = [] if reply.interaction.answer == DEFER_UPDATE or reply.message is None else [reply.message]
    return [*first, *reply.follow_ups]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.discord.assault", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(argv)
    with TemporaryDirectory(prefix="slowtable-assault-") as folder:
        outcome = asyncio.run(assault(Path(folder) / "db.sqlite", args.count, args.seed))
    found = (outcome.wrong, outcome.changed, outcome.public, outcome.complaints, outcome.refused_by_discord)
    for line in (line for lines in found for line in lines[:20]):
        sys.stderr.write(f"{line}\n")
    sys.stdout.write(json.dumps(outcome.summary()) + "\n")
    return 0 if outcome.clean else 1


if __name__ == "__main__":
    sys.exit(main())
