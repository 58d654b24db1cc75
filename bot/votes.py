"""What the others at the table must agree to: an undo past knowledge, somebody else in a seat, a clock, an end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.clocks import OVERDUE
from bot.clocks import rule as clock_rule
from bot.house import House
from bot.store import Clock, GameRow, Seat, Status, Vote
from engine.core import PERSON, Illegal, Text, say, who

# Plays for those who are gone.
STAND_IN = "greedy"
# Seconds after which the others may decide about a seat that has to answer, without its holder.
PATIENCE = 3 * 86400


async def propose(
    house: House, row: GameRow, kind: str, seat: int, person: int | None, proposer: int, clock: Clock | None = None
) -> Vote:
    """A new vote, to which its proposer agrees already. Where nobody else is asked it is carried out at once."""
    async with house.deciding:
        vote = Vote(await house.store.new_vote_id(), row.id, kind, seat, person, [], house.clock(), None, clock)
        if proposer in await voters(house, vote):
            vote = msgspec.structs.replace(vote, agreed=[proposer])
        await house.store.set_vote(vote)
        return await _settle(house, vote)


async def agree(house: House, game: int, vote_id: int, person: int) -> Vote:
    async with house.deciding:
        vote = await _open(house, game, vote_id, person)
        if person not in vote.agreed:
            vote = msgspec.structs.replace(vote, agreed=[*vote.agreed, person])
            await house.store.set_vote(vote)
        return await _settle(house, vote)


async def decline(house: House, game: int, vote_id: int, person: int) -> Vote:
    async with house.deciding:
        vote = await _open(house, game, vote_id, person)
        closed = msgspec.structs.replace(vote, closed=house.clock())
        await house.store.set_vote(closed)
        return closed


async def _open(house: House, game: int, vote_id: int, person: int) -> Vote:
    vote, row = await house.store.vote(vote_id), await house.store.game(game)
    if row is None or vote is None or vote.game != game or vote.closed is not None:
        raise Illegal(say("bot-refuse-vote-closed"))
    if row.status is not Status.RUNNING:
        raise Illegal(say("core-refuse-over"))
    if person not in await voters(house, vote):
        raise Illegal(say("bot-refuse-vote"))
    return vote


def others(seats: Sequence[Seat], seat: int) -> list[int]:
    """Every person at the table but the one in this seat."""
    return [person for person in _people(seats) if person != seats[seat].person]


def _people(seats: Sequence[Seat]) -> list[int]:
    return list(dict.fromkeys(s.person for s in seats if s.player == PERSON and s.person is not None))


async def voters(house: House, vote: Vote) -> list[int]:
    """Every person at the table; without the one it is about only where that one keeps the table waiting too long.

    Nobody is put into a seat without wanting it.
    """
    seats = await house.store.seats(vote.game)
    invited = [vote.person] if vote.kind == "replace" and vote.person is not None else []
    asked = others(seats, vote.seat) if await absent(house, vote.game, vote.seat) else _people(seats)
    return list(dict.fromkeys([*asked, *invited]))


async def absent(house: House, game: int, seat: int) -> bool:
    """Whether a seat that has to answer has not done so until its clock ran out, or for days."""
    row = await house.store.game(game)
    if row is None or row.status is not Status.RUNNING:
        return False
    if any(one.seat == seat and one.kind == OVERDUE for one in await house.store.deadlines(game)):
        return True
    async with house.tables.reading(game) as table:
        waiting = seat in table.waiting
    return waiting and house.clock() - await house.store.last_move(game) >= PATIENCE


async def missing(house: House, vote: Vote) -> list[int]:
    return [person for person in await voters(house, vote) if person not in vote.agreed]


async def _settle(house: House, vote: Vote) -> Vote:
    if await missing(house, vote):
        return vote
    await _carry_out(house, vote, await house.store.seats(vote.game))
    closed = msgspec.structs.replace(vote, closed=house.clock())
    await house.store.set_vote(closed)
    return closed


async def _carry_out(house: House, vote: Vote, seats: list[Seat]) -> None:
    tables = house.tables
    match vote.kind:
        case "undo":
            consent = [s.seat for s in seats if s.seat != vote.seat and s.player == PERSON]
            # Under a key of its own: after a crash before the vote was closed it takes nothing back twice.
            await tables.undo(vote.game, vote.seat, consent=consent, interaction=f"vote {vote.id}")
        case "replace":
            await tables.seat(vote.game, vote.seat, PERSON, vote.person)
        case "simple":  # whose seat it is stays known: that person may come back
            await tables.seat(vote.game, vote.seat, STAND_IN, seats[vote.seat].person)
        case "leave":
            await tables.seat(vote.game, vote.seat, STAND_IN)
        case "clock":
            await tables.retime(vote.game, vote.clock)
        case "end":
            await tables.cancel(vote.game)


def stood_in(seats: Sequence[Seat], person: int) -> list[int]:
    """The seats of this person for which the simple player moves."""
    return [s.seat for s in seats if s.person == person and s.player != PERSON]


async def come_back(house: House, game: int, person: int) -> bool:
    """Whether a seat was waiting for this person."""
    async with house.deciding:
        mine = stood_in(await house.store.seats(game), person)
        for seat in mine:
            await house.tables.seat(game, seat, PERSON, person)
        return bool(mine)


def wording(vote: Vote) -> Text:
    seat = who(vote.seat)
    match vote.kind:
        case "undo":
            return say("bot-vote-undo", seat=seat)
        case "replace":
            return say("bot-vote-replace", seat=seat, person=f"<@{vote.person}>")
        case "simple":
            return say("bot-vote-simple", seat=seat)
        case "leave":
            return say("bot-vote-leave", seat=seat)
        case "clock":
            return say("bot-vote-clock", rule=clock_rule(vote.clock))
    return say("bot-vote-end")
