"""What the others at the table must agree to: an undo past knowledge, somebody else in a seat, an end."""

from __future__ import annotations

import msgspec

from bot.house import House
from bot.outbox import redraw
from bot.store import GameRow, Seat, Vote, Write
from engine.core import PERSON, Illegal, Text, say, who

# Plays for those who are gone.
STAND_IN = "greedy"


async def propose(house: House, row: GameRow, kind: str, seat: int, person: int | None, proposer: int) -> Vote:
    """A new vote, to which its proposer agrees already. Where nobody else is asked it is carried out at once."""
    vote = Vote(await house.store.new_vote_id(), row.id, kind, seat, person, [], house.clock())
    seats = await house.store.seats(row.id)
    if proposer in voters(seats, vote):
        vote = msgspec.structs.replace(vote, agreed=[proposer])
    await house.store.set_vote(vote)
    return await _settle(house, vote, seats)


async def agree(house: House, game: int, vote_id: int, person: int) -> Vote:
    vote, seats = await _open(house, game, vote_id, person)
    if person not in vote.agreed:
        vote = msgspec.structs.replace(vote, agreed=[*vote.agreed, person])
        await house.store.set_vote(vote)
    return await _settle(house, vote, seats)


async def decline(house: House, game: int, vote_id: int, person: int) -> Vote:
    vote, _ = await _open(house, game, vote_id, person)
    closed = msgspec.structs.replace(vote, closed=house.clock())
    await house.store.set_vote(closed)
    return closed


async def _open(house: House, game: int, vote_id: int, person: int) -> tuple[Vote, list[Seat]]:
    vote = await house.store.vote(vote_id)
    if vote is None or vote.game != game or vote.closed is not None:
        raise Illegal(say("bot-refuse-vote-closed"))
    seats = await house.store.seats(vote.game)
    if person not in voters(seats, vote):
        raise Illegal(say("bot-refuse-vote"))
    return vote, seats


def voters(seats: list[Seat], vote: Vote) -> list[int]:
    """Every person at the table but the one it is about."""
    about = seats[vote.seat].person
    people = dict.fromkeys(s.person for s in seats if s.player == PERSON and s.person is not None)
    return [person for person in people if person != about]


def missing(seats: list[Seat], vote: Vote) -> list[int]:
    return [person for person in voters(seats, vote) if person not in vote.agreed]


async def _settle(house: House, vote: Vote, seats: list[Seat]) -> Vote:
    if missing(seats, vote):
        return vote
    await _carry_out(house, vote, seats)
    closed = msgspec.structs.replace(vote, closed=house.clock())
    await house.store.set_vote(closed)
    return closed


async def _carry_out(house: House, vote: Vote, seats: list[Seat]) -> None:
    tables = house.tables
    match vote.kind:
        case "undo":
            others = [s.seat for s in seats if s.seat != vote.seat and s.player == PERSON]
            await tables.undo(vote.game, vote.seat, consent=others)
        case "replace":
            await tables.seat(vote.game, vote.seat, PERSON, vote.person)
        case "simple":
            await tables.seat(vote.game, vote.seat, STAND_IN)
        case "end":
            await tables.cancel(vote.game)
    await _tell(house, vote)


async def _tell(house: House, vote: Vote) -> None:
    """The turn message shows who sits where now."""
    write = Write(vote.game)
    row = await house.store.game(vote.game)
    assert row is not None
    house.store.add_messages(write, vote.game, row.length, [redraw()], house.clock())
    await house.store.commit(write)


def wording(vote: Vote) -> Text:
    return say(f"bot-vote-{vote.kind}", seat=who(vote.seat), person="" if vote.person is None else f"<@{vote.person}>")
