"""Clocks, reminders and holidays, with a clock that a test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.client import Slowtable
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import Message
from bot.wishes import Wishes, awake_at
from engine.core import Dice
from tests.discord.table import can_answer, click_once, opened, running, said, turn, waiting

HOUR = 3600


class Evening:
    """A table of people on which time passes only when told to."""

    def __init__(self, server: LocalDiscord, *names: str) -> None:
        self.server, self.now = server, 1_800_000_000
        self.people = [server.person(name) for name in names]
        self.client: Slowtable

    @asynccontextmanager
    async def begun(self, database: Path, **clock: int) -> AsyncIterator[Evening]:
        async with running(self.server, database, clock=lambda: self.now) as self.client:
            await self.people[0].slash("game new", {"game": "tests.harbour"})
            for person in self.people[1:]:
                await person.slash("game join", {})
            if clock:
                await self.people[0].slash("game clock", clock)
            await self.people[0].slash("game start", {})
            await self.settle()
            yield self

    async def settle(self) -> None:
        await self.server.idle()
        await self.client.timekeeper.tick()
        self.client.sender.wake(1, [])
        await self.server.idle()

    async def play(self, person: Person, line: str) -> None:
        await (await person.slash("play", {"line": line})).settled()
        await self.settle()

    async def passes(self, hours: float) -> None:
        self.now += round(hours * HOUR)
        await self.settle()

    async def sail(self) -> tuple[Person, Person]:
        """Past the secret bids; returns who is to move and somebody else."""
        for person in self.people:
            await click_once(self.server, person, Dice("captains"))
        await self.settle()
        seat = (await waiting(self.client))[0]
        return self.people[seat], self.people[seat - 1]

    async def left(self, person: Person) -> float:
        """Hours on the clock of a person, running or not."""
        await self.settle()
        seat = self.people.index(person)
        for one in await self.client.house.store.deadlines(1):
            if one.kind == "clock" and one.seat == seat:
                return (one.due - self.now) / HOUR
        return (await self.client.house.store.banks(1))[seat].seconds / HOUR

    def public(self, words: str) -> list[Message]:
        return [m for m in self.server.world.messages_in(self.server.channel.id) if words in m.text]


async def test_a_clock_runs_only_while_the_table_waits_for_that_seat(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10, increment=2) as evening:
        mover, other = await evening.sail()
        await evening.passes(3)
        assert await evening.left(mover) == 7
        assert await evening.left(other) == 10
        assert "the time runs out <t:" in turn(server).text
        info = said(await other.slash("game info", {}))
        assert "10 h 0 min for each player; every turn adds 2 h 0 min" in info
        assert f"{other.name}: 10 h 0 min left" in info
        await evening.play(mover, "rest > rest")
        assert await evening.left(mover) == 7
        await evening.passes(1)
        assert (await evening.left(mover), await evening.left(other)) == (7, 9)


async def test_a_turn_earns_its_increment_once_and_undo_earns_nothing(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10, increment=2) as evening:
        mover, other = await evening.sail()
        await evening.passes(7)
        await evening.play(mover, "rest")
        left = []
        for _ in range(3):
            await evening.play(mover, "rest")
            await evening.settle()
            await (await mover.slash("undo", {})).settled()
            left.append(await evening.left(mover))
        assert left == left[:1] * 3
        await evening.play(mover, "rest")
        await evening.settle()
        await evening.play(other, "rest > rest")
        assert await evening.left(mover) == left[0] + 2


async def test_holidays_stop_the_clock_and_silence_reminders(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=30) as evening:
        mover, _ = await evening.sail()
        told = said(await mover.slash("remind", {"away_days": 10}))
        assert "your clocks stand still" in told
        await evening.passes(9 * 24)
        assert not evening.public("nudge")
        assert not evening.public("has run out")
        await mover.slash("remind", {"away_days": 0})
        assert await evening.left(mover) == 30
        await evening.passes(25)
        assert await evening.left(mover) == 5
        assert len(evening.public("nudge")) == 1


async def late(evening: Evening) -> tuple[Person, Person, Message]:
    mover, other = await evening.sail()
    await evening.passes(10)
    [message] = evening.public("has run out. You decide")
    assert other.mention in message.text
    assert mover.mention not in message.text
    return mover, other, message


async def test_when_time_has_run_out_the_others_may_wait(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10, increment=2) as evening:
        mover, other, message = await late(evening)
        assert "Only the others" in said(await mover.click(message, "Wait"))
        await other.click(message, "Wait")
        assert await evening.left(mover) == 2
        assert not evening.public("has run out. You decide")
        await evening.passes(3)
        assert len(evening.public("has run out. You decide")) == 1, "and then they are asked again"


async def test_when_time_has_run_out_the_simple_player_may_move(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10) as evening:
        mover, other, message = await late(evening)
        seat = evening.people.index(mover)
        vote = await other.click(message, "Let the simple player move")
        await evening.client.house.tables.idle()
        await evening.settle()
        assert (await evening.client.house.store.seats(1))[seat].player != "person"
        assert await waiting(evening.client) == [1 - seat]
        assert vote.message is not None
        assert "somebody else" in said(await other.click(vote.message, "I am back"))
        assert "yours again" in said(await mover.click(vote.message, "I am back"))
        held = (await evening.client.house.store.seats(1))[seat]
        assert (held.player, held.person) == ("person", mover.id)


async def test_when_time_has_run_out_somebody_may_take_the_seat(server: LocalDiscord, tmp_path: Path) -> None:
    guest = server.person("Guest")
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10) as evening:
        mover, other, message = await late(evening)
        seat = evening.people.index(mover)
        vote = await other.select(message, message.selects[0].custom_id or "", [str(guest.id)])
        assert vote.message is not None
        await guest.click(vote.message, "Agree")
        await evening.settle()
        assert (await evening.client.house.store.seats(1))[seat].person == guest.id
        evening.people[seat] = guest
        assert await evening.left(guest) == 10
        assert [m for m in evening.public(guest.mention) if can_answer(m)], "who sits down is called"


async def test_when_time_has_run_out_the_game_may_end(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris", "Vera").begun(tmp_path / "db", bank=10) as evening:
        mover, other, message = await late(evening)
        third = next(p for p in evening.people if p not in (mover, other))
        vote = await other.click(message, "End the game")
        assert vote.message is not None
        row = await evening.client.house.store.game(1)
        assert row is not None
        assert row.status.value == "running"
        await third.click(vote.message, "Agree")
        await evening.settle()
        row = await evening.client.house.store.game(1)
        assert row is not None
        assert row.status.value == "cancelled"
        [last] = evening.public("The game was cancelled")
        assert not last.buttons, "no control is left that could do nothing"


async def test_a_decision_about_somebody_who_is_in_time_again_is_refused(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10) as evening:
        mover, other, message = await late(evening)
        await evening.play(mover, "rest > rest")
        await evening.settle()
        assert "in time again" in said(await other.click(message, "End the game"))


async def test_before_the_start_only_the_host_sets_the_clock(server: LocalDiscord, tmp_path: Path) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    async with running(server, tmp_path / "db"):
        await anna.slash("game new", {"game": "tests.harbour"})
        await boris.slash("game join", {})
        assert "Only the person who opened" in said(await boris.slash("game clock", {"bank": 5}))


async def test_a_running_game_gets_another_clock_when_everybody_agrees(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10, increment=2) as evening:
        mover, other = await evening.sail()
        await evening.passes(9)
        vote = await mover.slash("game clock", {"bank": 48, "increment": 4})
        assert vote.message is not None
        assert "From now on: Clock: 2 d 0 h" in vote.message.text
        assert await evening.left(mover) == 1, "nothing has changed yet"
        await other.click(vote.message, "Agree")
        assert await evening.left(mover) == 48
        assert f"{other.name}: 2 d 0 h" in said(await other.slash("game info", {}))
        assert f"<t:{evening.now + 48 * HOUR}:R>" in turn(server).text
        await evening.passes(40)
        assert not evening.public("has run out. You decide")
        vote = await other.slash("game clock", {"bank": 0})
        assert vote.message is not None
        await mover.click(vote.message, "Agree")
        await evening.passes(100)
        assert "the time runs out" not in turn(server).text
        assert not evening.public("has run out. You decide"), "without a clock nobody is late"


async def test_a_declined_clock_changes_nothing_and_strangers_propose_none(
    server: LocalDiscord, tmp_path: Path
) -> None:
    stranger = server.person("Stranger")
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db", bank=10) as evening:
        mover, other = await evening.sail()
        assert "not sitting at this table" in said(await stranger.slash("game clock", {"bank": 1}))
        vote = await mover.slash("game clock", {"bank": 1})
        assert vote.message is not None
        await other.click(vote.message, "Decline")
        assert await evening.left(mover) == 10
        row = await evening.client.house.store.game(1)
        assert row is not None
        assert row.clock is not None
        assert row.clock.bank == 10 * HOUR


async def test_who_wishes_it_hears_once_that_the_next_turn_is_theirs(server: LocalDiscord, tmp_path: Path) -> None:
    evening = Evening(server, "Anna", "Boris", "Vera")
    async with evening.begun(tmp_path / "db"):
        for person in evening.people:
            await person.slash("remind", {"next": True})
        mover, _ = await evening.sail()

        def notices() -> dict[str, int]:
            return {p.name: sum("You are next" in m.text for m in p.dms) for p in evening.people}

        async with evening.client.house.tables.reading(1) as table:
            order = [evening.people[seat] for seat in table.view(None).order]
        assert order[0] is mover
        assert notices() == {order[0].name: 0, order[1].name: 1, order[2].name: 0}
        await order[1].slash("remind", {"next": False})
        await evening.play(mover, "rest > rest")
        await evening.settle()
        assert notices() == {order[0].name: 0, order[1].name: 1, order[2].name: 1}


async def test_a_personal_interval_counts_from_when_it_was_set(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db") as evening:
        mover, _ = await evening.sail()
        assert "after 3 hours" in said(await mover.slash("remind", {"hours": 3}))
        await evening.passes(2.9)
        assert not evening.public("nudge")
        await evening.passes(0.2)
        assert len(evening.public("nudge")) == 1
        await mover.slash("remind", {"hours": 0})
        await evening.passes(100)
        assert len(evening.public("nudge")) == 1


async def test_a_reminder_waits_for_the_end_of_quiet_hours(server: LocalDiscord, tmp_path: Path) -> None:
    async with Evening(server, "Anna", "Boris").begun(tmp_path / "db") as evening:
        mover, _ = await evening.sail()
        local = 8  # 1_800_000_000 is 08:00 UTC
        await mover.slash("remind", {"hours": 2, "quiet_from": local + 1, "quiet_to": local + 5, "time_zone": "UTC"})
        await evening.passes(2.5)
        assert not evening.public("nudge")
        await evening.passes(3)
        assert len(evening.public("nudge")) == 1


@pytest.mark.parametrize(
    ("quiet", "zone", "hours"),
    [((22, 7), "UTC", 0), ((7, 9), "UTC", 1), ((22, 9), "UTC", 1), ((10, 12), "Europe/Berlin", 0),
     ((8, 10), "Europe/Berlin", 1), ((9, 9), "UTC", 0), (None, "UTC", 0), ((22, 6), "Nowhere/Atlantis", 0)],
)  # fmt: skip
def test_quiet_hours_are_those_of_the_person(quiet: tuple[int, int] | None, zone: str, hours: int) -> None:
    eight = 1_800_000_000
    assert awake_at(Wishes(quiet=quiet, zone=zone), eight) == eight + hours * HOUR
    assert awake_at(Wishes(quiet=quiet, zone=zone, away_until=eight + 5), eight) == eight + 5


async def test_bad_wishes_are_refused(server: LocalDiscord, tmp_path: Path) -> None:
    anna = server.person("Anna")
    async with running(server, tmp_path / "db.sqlite"):
        assert "time zone is not known" in said(await anna.slash("remind", {"time_zone": "Mars/Olympus"}))
        assert "both a beginning and an end" in said(await anna.slash("remind", {"quiet_from": 3}))
        await opened(server, "tests.harbour", anna, server.person("Boris"))
