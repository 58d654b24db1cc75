"""Before a game: who sits down, what is agreed on. A lobby is a game that has not begun; its seats fill in order."""

from __future__ import annotations

import msgspec

from bot.house import House
from bot.store import Clock, GameRow, Seat, Status, Write
from bot.tables import Place
from engine import games
from engine.core import PERSON, Config, Illegal, Text, Value, say

_LOBBIES_OF_A_PERSON = 5
_GAMES_OF_A_PERSON = 50
_GAMES_OF_A_GUILD = 200


async def may_open(house: House, host: int, place: Place) -> None:
    """Illegal where the channel already has a game, or somebody opens too many."""
    where = place.channel if place.thread is None else place.thread  # 0: a thread that is yet to be made
    for status in (Status.RUNNING, Status.LOBBY):
        if await house.store.games(status, channel=where):
            raise Illegal(say("bot-refuse-channel-busy"))
    waiting = [row for row in await house.store.games(Status.LOBBY) if row.host == host]
    if len(waiting) >= _LOBBIES_OF_A_PERSON:
        raise Illegal(say("bot-refuse-lobbies", most=_LOBBIES_OF_A_PERSON))
    running = [row for row in await house.store.games(Status.RUNNING) if row.guild == place.guild]
    if len(running) >= _GAMES_OF_A_GUILD:
        raise Illegal(say("bot-refuse-games", most=_GAMES_OF_A_GUILD))
    await _has_time(house, host)


async def _has_time(house: House, person: int) -> None:
    if len(await house.store.games(Status.RUNNING, person=person)) >= _GAMES_OF_A_PERSON:
        raise Illegal(say("bot-refuse-busy", most=_GAMES_OF_A_PERSON))


async def open_lobby(house: House, name: str, host: int, place: Place) -> GameRow:
    async with house.seating:
        await may_open(house, host, place)
        game, now = games.find(name), house.clock()
        config = Config(game.id, (), {setting.key: setting.default for setting in game.settings})
        row = GameRow(
            house.store.new_game_id(), name, game.rules, config, "", "", Status.LOBBY,
            place.guild, place.channel, place.thread, place.language, now, now, 0, None, host,
        )  # fmt: skip
        write = Write(row.id)
        write.new_game(row, [Seat(0, PERSON, host, now)])
        await house.store.commit(write)
        return row


async def sitting(house: House, row: GameRow) -> list[int]:
    return [seat.person for seat in await house.store.seats(row.id) if seat.person is not None]


async def join(house: House, row: GameRow, person: int) -> None:
    async with house.seating:
        await _still_open(house, row)
        people = await sitting(house, row)
        if person in people:
            raise Illegal(say("bot-refuse-joined"))
        if len(people) >= max(games.find(row.name).players):
            raise Illegal(say("bot-refuse-full"))
        await _has_time(house, person)
        await _seat(house, row, [*people, person])


async def leave(house: House, row: GameRow, person: int) -> None:
    async with house.seating:
        await _still_open(house, row)
        people = await sitting(house, row)
        if person not in people:
            raise Illegal(say("bot-refuse-not-joined"))
        await _seat(house, row, [p for p in people if p != person])


async def _seat(house: House, row: GameRow, people: list[int]) -> None:
    write = Write(row.id)
    write.seats(row.id, [Seat(i, PERSON, person, house.clock()) for i, person in enumerate(people)])
    await house.store.commit(write)


async def agree(house: House, row: GameRow, person: int, key: str, value: Value) -> None:
    """Change one setting; whether all of them go together the lobby says, and the start insists on."""
    async with house.seating:
        open_ = await _of_host(house, row, person)
        game = games.find(row.name)
        if not any(value in setting.values for setting in game.settings if setting.key == key):
            raise Illegal(say("core-refuse-setting", setting=key))
        config = msgspec.structs.replace(open_.config, settings=open_.config.settings | {key: value})
        write = Write(row.id)
        write.config(msgspec.structs.replace(open_, config=config, updated=house.clock()))
        await house.store.commit(write)


async def set_clock(house: House, row: GameRow, person: int, clock: Clock | None) -> None:
    async with house.seating:
        await _of_host(house, row, person)
        write = Write(row.id)
        write.clock(row.id, clock)
        await house.store.commit(write)


async def start(house: House, row: GameRow, person: int) -> None:
    async with house.seating:
        open_ = await _still_open(house, row)
        people = await sitting(house, open_)
        if person not in people and person != open_.host:
            raise Illegal(say("bot-refuse-not-joined"))
        config = games.find(row.name).config(len(people), open_.config.settings)
        place = Place(row.guild, row.channel, row.thread, open_.language)
        await house.tables.create(row.name, config, people=people, place=place, lobby=open_)


async def close(house: House, row: GameRow) -> None:
    async with house.seating:
        await _still_open(house, row)
        await house.store.set_status(row.id, Status.CANCELLED, house.clock())


async def problem(house: House, row: GameRow) -> Text | None:
    """Why it cannot begin as it is: too few people, or settings that do not go together."""
    try:
        games.find(row.name).config(len(await sitting(house, row)), row.config.settings)
    except Illegal as refusal:
        return refusal.reason
    return None


async def _still_open(house: House, row: GameRow) -> GameRow:
    """As it is stored by now."""
    found = await house.store.game(row.id)
    if found is None or found.status is not Status.LOBBY:
        raise Illegal(say("bot-refuse-begun"))
    return found


async def _of_host(house: House, row: GameRow, person: int) -> GameRow:
    if person != row.host:
        raise Illegal(say("bot-refuse-host"))
    return await _still_open(house, row)


def setting_name(row: GameRow, key: str) -> Text:
    return say(f"{row.config.game}-setting-{key}")


def setting_value(row: GameRow, key: str, value: Value) -> Text:
    if isinstance(value, bool):
        return say("bot-yes") if value else say("bot-no")
    if isinstance(value, int):
        return say("bot-number", number=value)
    return say(f"{row.config.game}-setting-{key}-{value}")
