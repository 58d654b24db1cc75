"""Reminders and clocks: one loop that sleeps to the earliest deadline in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot import clocks, wishes
from bot.clocks import CLOCK, OVERDUE
from bot.house import House
from bot.outbox import Remind, TimeUp
from bot.store import Bank, Deadline, GameRow, Message, Seat, Status, Write
from bot.wishes import HOUR, Wishes, awake_at
from engine.core import PERSON, Change

log = logging.getLogger("slowtable.timekeeper")

_LONGEST_SLEEP = 60.0
_AFTER_AN_ERROR = 5.0

REMIND = "remind"


class Pace(Struct, frozen=True):
    """For whom a table waits, and how far it has come."""

    waiting: list[int] = []
    timed: list[int] = []
    floor: int = 0
    length: int = 0


class Timekeeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self._changed: set[int] = set()
        self._wake = asyncio.Event()
        self._one_at_a_time, self._ticking = asyncio.Lock(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, game: int, changes: Sequence[Change]) -> None:
        self._changed.add(game)
        self._wake.set()

    async def _run(self) -> None:
        # What a crash left undone: every running game is looked at once.
        self._changed |= {row.id for row in await self.house.store.games(Status.RUNNING)}
        while True:
            self._wake.clear()
            try:
                await self.tick()
            except Exception:
                log.exception("the deadlines could not be kept")
                await asyncio.sleep(_AFTER_AN_ERROR)
            due = await self.house.store.next_due()
            wait = _LONGEST_SLEEP if due is None else min(max(due - self.house.clock(), 0), _LONGEST_SLEEP)
            try:
                await asyncio.wait_for(self._wake.wait(), max(wait, 0.05))
            except TimeoutError:
                continue

    async def tick(self) -> None:
        """Everything that is due, and the deadlines of games that changed."""
        async with self._ticking:
            while self._changed:
                await self.review(self._changed.pop())
            for deadline in await self.house.store.due(self.house.clock()):
                await self._ring(deadline)

    # --- which deadlines there are

    async def review(self, game: int) -> None:
        """Deadlines for exactly those seats that have to answer."""
        row = await self.house.store.game(game)
        if row is None:
            return
        async with self._one_at_a_time:
            seats = await self.house.store.seats(game)
            pace = await self._pace(game, seats) if row.status is Status.RUNNING else Pace()
            known = await self.house.store.deadlines(game)
            write = Write("deadlines")
            for deadline in known:
                if deadline.seat not in (pace.waiting if deadline.kind == REMIND else pace.timed):
                    await self._stop(write, deadline, seats[deadline.seat])
            for seat in pace.waiting:
                have = {deadline.kind for deadline in known if deadline.seat == seat}
                await self._start(write, row, pace, seats[seat], have)
            if write.rows:
                await self.house.store.commit(write)

    async def _pace(self, game: int, seats: Sequence[Seat]) -> Pace:
        async with self.house.tables.reading(game) as table:
            waiting = [seat for seat in table.waiting if seats[seat].player == PERSON]
            timed = [seat for seat in clocks.timed(table) if seat in waiting]
            return Pace(waiting, timed, table.floor, table.length)

    async def _start(self, write: Write, row: GameRow, pace: Pace, seat: Seat, have: set[str]) -> None:
        now, wish = self.house.clock(), await wishes.of(self.house.store, seat.person)
        if REMIND not in have and wish.remind and seat.person is not None:
            write.deadline(row.id, seat.seat, REMIND, now + wish.remind * HOUR)
        if row.clock and seat.seat in pace.timed and not have & {CLOCK, OVERDUE}:
            held = (await self.house.store.banks(row.id)).get(seat.seat)
            bank = clocks.begin(row.clock, held, pace.floor, pace.length)
            write.bank(row.id, seat.seat, bank)
            write.deadline(row.id, seat.seat, CLOCK, clocks.due(bank.seconds, wish, now))

    async def _stop(self, write: Write, deadline: Deadline, seat: Seat) -> None:
        game = deadline.game
        write.drop_deadline(game, deadline.seat, deadline.kind)
        if deadline.kind == CLOCK and (bank := (await self.house.store.banks(game)).get(deadline.seat)):
            wish = await wishes.of(self.house.store, seat.person)
            seconds = clocks.left(deadline, wish, self.house.clock())
            write.bank(game, deadline.seat, msgspec.structs.replace(bank, seconds=seconds))

    async def wishes_changed(self, person: int, old: Wishes, new: Wishes) -> None:
        """A new interval counts from now; holidays stop the clock, and coming home early starts it."""
        now = self.house.clock()
        async with self._one_at_a_time:
            write = Write("deadlines")
            for row in await self.house.store.games(Status.RUNNING, person=person):
                mine = {seat.seat for seat in await self.house.store.seats(row.id) if seat.person == person}
                for one in await self.house.store.deadlines(row.id):
                    if one.seat in mine and one.kind == CLOCK:
                        due = clocks.due(clocks.left(one, old, now), new, now)
                        write.deadline(row.id, one.seat, CLOCK, due)
                    elif one.seat in mine and one.kind == REMIND and old.remind != new.remind:
                        write.drop_deadline(row.id, one.seat, REMIND)
                self._changed.add(row.id)
            await self.house.store.commit(write)
        for game in list(self._changed):
            await self.review(game)
        self._wake.set()

    # --- ringing

    async def _ring(self, deadline: Deadline) -> None:
        seats = await self.house.store.seats(deadline.game)
        row = await self.house.store.game(deadline.game)
        assert row is not None
        pace = await self._pace(row.id, seats) if row.status is Status.RUNNING else Pace()
        if deadline.seat not in pace.waiting:
            await self.review(deadline.game)
            return
        write, now = Write(deadline.game), self.house.clock()
        wish = await wishes.of(self.house.store, seats[deadline.seat].person)
        if deadline.kind == REMIND:
            self._remind(write, row, deadline.seat, wish, now)
        else:
            self._time_up(write, row, deadline.seat, now)
        await self.house.store.commit(write)

    def _remind(self, write: Write, row: GameRow, seat: int, wish: Wishes, now: int) -> None:
        """The message and the next deadline in one write: rung once, whatever is killed."""
        awake = awake_at(wish, now)
        if awake > now:
            write.deadline(row.id, seat, REMIND, awake)
            return
        message = Message("remind", None, msgspec.json.encode(Remind([seat])).decode())
        self.house.store.add_messages(write, row.id, row.length, [message], now)
        write.deadline(row.id, seat, REMIND, now + max(wish.remind, 1) * HOUR)

    def _time_up(self, write: Write, row: GameRow, seat: int, now: int) -> None:
        message = Message("timeup", None, msgspec.json.encode(TimeUp(seat)).decode())
        self.house.store.add_messages(write, row.id, row.length, [message], now)
        write.drop_deadline(row.id, seat, CLOCK)
        write.bank(row.id, seat, Bank(0, row.length))
        write.deadline(row.id, seat, OVERDUE, now + clocks.ASK_AGAIN)
