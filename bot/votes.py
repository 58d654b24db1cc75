"""What the others at the table must agree to: an undo past knowledge, somebody else in a seat, an end."""

from __future__ import annotations

import msgspec

from bot.house import House
from bot.outbox import redraw
from bot.store import GameRow, Seat, Status, Vote, Write
from engine.core import PERSON, Illegal, Text, say, who

# Plays for those who are gone.
STAND_IN = "greedy"
# Seconds after which the others may decide about a seat that has to answer, without its holder.
PATIENCE = 3 * 86400


async def propose(house: House, row: GameRow, kind: str, seat: int, person: int | None, proposer: int) -> Vote:
    """A new vote, to which its proposer agrees already. Where nobody else is asked it is carried out at once."""
    async with house.deciding:
        vote = Vote(await house.store.new_vote_id(), row.id, kind, seat, person, [], house.clock())
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
    vote = await house.store.vote(vote_id)
    if vote is None or vote.game != game or vote.closed is not None:
        raise Illegal(say("bot-refuse-vote-closed"))
    if person not in await voters(house, vote):
        raise Illegal(say("bot-refuse-vote"))
    return vote


async def voters(house: House, vote: Vote) -> list[int]:
    """Every person at the table; without the one it is about only where that one keeps the table waiting too long."""
    seats = await house.store.seats(vote.game)
    people = list(dict.fromkeys(s.person for s in seats if s.player == PERSON and s.person is not None))
    if not await absent(house, vote.game, vote.seat):
        return people
    return [person for person in people if person != seats[vote.seat].person]


async def absent(house: House, game: int, seat: int) -> bool:
    """Whether a seat that has to answer has not done so until its clock ran out, or for days."""
    row = await house.store.game(game)
    if row is None or row.status is not Status.RUNNING:
        return False
    async with house.tables.reading(game) as table:
        waiting = seat in table.waiting
    patience = PATIENCE
    if row.clock is not None:
        patience = min(patience, (await house.store.banks(game)).get(seat, row.clock.bank))
    return waiting and house.clock() - await house.store.last_move(game) >= patience


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
            others = [s.seat for s in seats if s.seat != vote.seat and s.player == PERSON]
            await tables.undo(vote.game, vote.seat, consent=others)
        case "replace":
            await tables.seat(vote.game, vote.seat, PERSON, vote.person)
            await house.store.drop_post(vote.game, f"menu:{vote.seat}")  # the newcomer has not been asked yet
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
    house.tables.announce(vote.game)


def wording(vote: Vote) -> Text:
    return say(f"bot-vote-{vote.kind}", seat=who(vote.seat), person="" if vote.person is None else f"<@{vote.person}>")
