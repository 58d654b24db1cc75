"""Before a game: who sits down, what is agreed on. A lobby is a game that has not begun; its seats fill in order."""

from __future__ import annotations

import msgspec

from bot.house import House
from bot.store import GameRow, Seat, Status, Write
from bot.tables import Place
from engine import games
from engine.core import PERSON, Config, Illegal, Text, Value, say

_LOBBIES_OF_A_PERSON = 5
_GAMES_OF_A_GUILD = 200


async def open_lobby(house: House, name: str, host: int, place: Place) -> GameRow:
    """Illegal where the channel already has a game, or somebody opens too many."""
    async with house.seating:
        return await _open_lobby(house, name, host, place)


async def _open_lobby(house: House, name: str, host: int, place: Place) -> GameRow:
    for status in (Status.RUNNING, Status.LOBBY):
        if await house.store.games(status, channel=place.thread or place.channel):
            raise Illegal(say("bot-refuse-channel-busy"))
    waiting = [row for row in await house.store.games(Status.LOBBY) if row.host == host]
    if len(waiting) >= _LOBBIES_OF_A_PERSON:
        raise Illegal(say("bot-refuse-lobbies", most=_LOBBIES_OF_A_PERSON))
    running = [row for row in await house.store.games(Status.RUNNING) if row.guild == place.guild]
    if len(running) >= _GAMES_OF_A_GUILD:
        raise Illegal(say("bot-refuse-games", most=_GAMES_OF_A_GUILD))
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
        row = await _still_open(house, row)
        people = await sitting(house, row)
        if person in people:
            raise Illegal(say("bot-refuse-joined"))
        if len(people) >= max(games.find(row.name).players):
            raise Illegal(say("bot-refuse-full"))
        await _seat(house, row, [*people, person])


async def leave(house: House, row: GameRow, person: int) -> None:
    async with house.seating:
        row = await _still_open(house, row)
        people = await sitting(house, row)
        if person not in people:
            raise Illegal(say("bot-refuse-not-joined"))
        await _seat(house, row, [p for p in people if p != person])


async def _seat(house: House, row: GameRow, people: list[int]) -> None:
    write = Write(row.id)
    write.seats(row.id, [Seat(i, PERSON, person, house.clock()) for i, person in enumerate(people)])
    await house.store.commit(write)


async def agree(house: House, row: GameRow, person: int, key: str, value: Value) -> GameRow:
    """Change one setting; whether all of them go together is judged at the start."""
    async with house.seating:
        return await _agree(house, await _still_open(house, row), person, key, value)


async def _agree(house: House, row: GameRow, person: int, key: str, value: Value) -> GameRow:
    if person != row.host:
        raise Illegal(say("bot-refuse-host"))
    for setting in games.find(row.name).settings:
        if setting.key == key and value in setting.values:
            config = msgspec.structs.replace(row.config, settings=row.config.settings | {key: value})
            changed = msgspec.structs.replace(row, config=config, updated=house.clock())
            write = Write(row.id)
            write.config(changed)
            await house.store.commit(write)
            return changed
    raise Illegal(say("core-refuse-setting", setting=key))


async def start(house: House, row: GameRow, person: int) -> None:
    async with house.seating:
        row = await _still_open(house, row)
        people = await sitting(house, row)
        if person not in people and person != row.host:
            raise Illegal(say("bot-refuse-not-joined"))
        config = games.find(row.name).config(len(people), row.config.settings)
        place = Place(row.guild, row.channel, row.thread, row.language)
        await house.tables.create(row.name, config, people=people, place=place, lobby=row)


async def _still_open(house: House, row: GameRow) -> GameRow:
    """The lobby as it is now: somebody may have started it meanwhile."""
    now = await house.store.game(row.id)
    if now is None or now.status is not Status.LOBBY:
        raise Illegal(say("bot-refuse-begun"))
    return now


def setting_name(row: GameRow, key: str) -> Text:
    return say(f"{row.config.game}-setting-{key}")


def setting_value(row: GameRow, key: str, value: Value) -> Text:
    if isinstance(value, bool):
        return say("bot-yes") if value else say("bot-no")
    if isinstance(value, int):
        return say("bot-number", number=value)
    return say(f"{row.config.game}-setting-{key}-{value}")
