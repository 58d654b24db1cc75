"""Malformed and hostile interactions, each with the refusals that are right for it.

The structure is what Discord itself guarantees; everything that a person or a changed client decides is hostile.
`python -m tests.discord.assault` sends them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.client import Slowtable
from bot.playground.commands import BOOLEAN, INTEGER, STRING, USER
from bot.playground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.playground.people import Person
from bot.playground.server import LocalDiscord
from bot.playground.world import BUTTON, SELECT, TEXT_INPUT, Channel, Json, Message
from engine.core import Dice, Text, say

VERBS = ("answer", "choose", "pick", "confirm", "mark", "page", "undo", "why", "menu", "text", "number", "x", "ANSWER")
NUMBERS = ("0", "1", "3", "-1", "99", "9" * 18, "9" * 40, "", "x", "1.5", "٣", "--1", "0x1", "1e9")
GARBAGE = (
    "zzz", "c99", "0.ffffffffffff", "-5.x", "-2.f", "9" * 30, "'; DROP TABLE games; --", "<@1>", "@everyone", "\u202e",
    "\x00", "☃" * 30, "{seat}", "../../etc", "qqq|qqq", "%s%n", "q\nq",
)  # fmt: skip
LINES = (
    *GARBAGE, "zzz > rest", "@everyone", "<@&1> <@1>", "xx " * 90, "rest" * 70, "zzz >" * 50, ">", ">>> > >", "  ",
    "!!!", "qqq, rest", "9" * 300,
)  # fmt: skip
NOT_TEXT: tuple[Any, ...] = (0, -1, 2**70, 1.5, True, None, [], {}, "", "x" * 301, "x" * 6000)
NOT_SMALL: tuple[Any, ...] = ("", "x", "٣" * 9, -1, 0, 9, 2**70, 1e308, [], {}, None)

STALE = say("bot-refuse-stale")
NO_GAME, NO_GAME_HERE = say("bot-refuse-no-game"), say("bot-refuse-no-game-here")
NOT_PLAYING, NOT_YOURS = say("bot-refuse-not-playing"), say("bot-refuse-not-yours")
UNKNOWN, UNKNOWN_COMMAND = say("core-refuse-unknown"), say("bot-refuse-command")
BEGUN, HOST = say("bot-refuse-begun"), say("bot-refuse-host")


@dataclass
class Place:
    """A game in the middle of something, and everybody who wishes it ill."""

    server: LocalDiscord
    client: Slowtable
    message: Message
    players: list[Person]
    strangers: list[Person]
    elsewhere: Channel  # of another guild, which also has the bot
    beside: Channel  # of the same guild, with a lobby of its own
    waiting: list[int]
    position: int
    options: list[str]

    def asked(self, dice: Dice) -> int:
        return dice.choice(self.waiting)


@dataclass
class Attack:
    person: Person
    kind: int
    data: Json
    # What may be said to it; empty: something harmless, which only this person may see.
    right: Sequence[Text] = ()
    channel: Channel | None = None
    source: Message | None = None


Make = Callable[[Place, Dice], Attack]


def component(custom_id: str, dice: Dice, values: Sequence[Any] = ()) -> Json:
    kind = SELECT if values else dice.choice([BUTTON, SELECT])
    return {"custom_id": custom_id[:100], "component_type": kind, "id": 1, "values": list(values)}


def custom_id(verb: str, game: object, position: object, seat: object, arg: str) -> str:
    return f"st|{verb}|{game}|{position}|{seat}|{arg}"


def forged(dice: Dice) -> str:
    numbers = "|".join(dice.choice(NUMBERS) for _ in range(3))
    verb = dice.choice([*VERBS, "join", "leave", "start", "agree", "decline", "late", ""])
    made = f"st|{verb}|{numbers}|{dice.choice(GARBAGE)}"
    return dice.choice([made, made, made, made[: dice.below(len(made) + 1)], "", "|||||", "other:thing"])[:100]


def garbage(dice: Dice) -> list[Any]:
    return dice.choice([[], ["rest"], ["x" * 100], ["zzz"] * 25, [dice.choice(GARBAGE)], ["1", "1"]])


# --- clicks


def a_stranger_forges(place: Place, dice: Dice) -> Attack:
    right = [NOT_PLAYING, NO_GAME, STALE, BEGUN, say("bot-refuse-vote"), say("bot-refuse-vote-closed")]
    data = component(forged(dice), dice, garbage(dice))
    return Attack(dice.choice(place.strangers), COMPONENT, data, right, source=place.message)


def a_stranger_presses(place: Place, dice: Dice) -> Attack:
    name = custom_id(dice.choice(VERBS[:11]), 1, place.position, place.asked(dice), dice.choice(place.options))
    data = component(name, dice, garbage(dice))
    return Attack(dice.choice(place.strangers), COMPONENT, data, [NOT_PLAYING], source=place.message)


def somebody_elses_button(place: Place, dice: Dice) -> Attack:
    seat = place.asked(dice)
    name = custom_id(dice.choice(VERBS[:11]), 1, place.position, seat, dice.choice(place.options))
    return Attack(place.players[1 - seat], COMPONENT, component(name, dice), [NOT_YOURS], source=place.message)


def another_seat(place: Place, dice: Dice) -> Attack:
    seat = dice.choice([2, 7, 99, -2, -99, 10**17])
    name = custom_id(dice.choice(VERBS[:11]), 1, place.position, seat, dice.choice(place.options))
    return Attack(dice.choice(place.players), COMPONENT, component(name, dice), [NOT_YOURS], source=place.message)


def a_stale_position(place: Place, dice: Dice) -> Attack:
    seat = place.asked(dice)
    position = dice.choice([place.position + 1, place.position + 1000, -1, -99, 10**17])
    verb = dice.choice(["answer", "choose", "pick", "confirm", "undo"])
    name = custom_id(verb, 1, position, seat, dice.choice([*place.options, "0", "ff"]))
    data = component(name, dice, garbage(dice))
    return Attack(place.players[seat], COMPONENT, data, [STALE], source=place.message)


def nothing_that_was_offered(place: Place, dice: Dice) -> Attack:
    seat = place.asked(dice)
    verb, word = dice.choice(["answer", "choose", "pick"]), dice.choice(GARBAGE)
    name = custom_id(verb, 1, place.position, seat, word)
    values = dice.choice([["zzz"], ["x" * 100], ["zzz"] * 25, [word], ["1", "2"]])
    data = component(name, dice, values)
    return Attack(place.players[seat], COMPONENT, data, [UNKNOWN, STALE], source=place.message)


def a_player_forges(place: Place, dice: Dice) -> Attack:
    """Of a game that does not exist, with a verb that does not, or with no sense at all."""
    name = dice.choice([
        custom_id(dice.choice(VERBS), dice.choice([99, 10**17, -1, 0]), place.position, 0, "rest"),
        custom_id("nonsense", 1, place.position, place.asked(dice), "rest"),
        custom_id(dice.choice(VERBS), dice.choice(NUMBERS[6:]), dice.choice(NUMBERS), dice.choice(NUMBERS), "rest"),
        dice.choice(["", "|||||", "st", "st|answer", "other:thing", "st|answer|1|0|0", "\x00" * 50]),
    ])  # fmt: skip
    right = [STALE, NO_GAME, NOT_YOURS]
    return Attack(dice.choice(place.players), COMPONENT, component(name, dice), right, source=place.message)


def looking_about_with_nonsense(place: Place, dice: Dice) -> Attack:
    """A player may look, so these get a private answer, whatever their argument says."""
    seat = place.asked(dice)
    pages = ("0.0", "-9.f", "99.ffff", "0.-5", "9" * 30, "0." + "f" * 60, "x.y", "", "1.", ".", "-2.1")
    verb = dice.choice(["page", "mark", "menu", "why", "number"])
    name = custom_id(verb, 1, dice.choice([place.position, 0, -1, 10**17]), seat, dice.choice(pages))
    data = component(name, dice, garbage(dice))
    return Attack(place.players[seat], COMPONENT, data, source=place.message)


def from_another_guild(place: Place, dice: Dice) -> Attack:
    seat = place.asked(dice)
    verb = dice.choice([*VERBS[:11], "join", "leave", "start", "agree", "late"])
    name = custom_id(verb, 1, place.position, seat, dice.choice(place.options))
    return Attack(place.players[seat], COMPONENT, component(name, dice), [NO_GAME], place.elsewhere, place.message)


def the_lobby_of_a_running_game(place: Place, dice: Dice) -> Attack:
    who = dice.choice([*place.players, *place.strangers])
    name = custom_id(dice.choice(["join", "leave", "start"]), 1, 0, dice.choice([-1, 0, 99]), dice.choice(GARBAGE))
    return Attack(who, COMPONENT, component(name, dice), [BEGUN], source=place.message)


def a_table_that_has_not_begun(place: Place, dice: Dice) -> Attack:
    """The host of the lobby plays a game that is not there yet."""
    name = custom_id(dice.choice(VERBS[:11]), 2, 0, dice.choice([-1, 0]), dice.choice([*GARBAGE, "0.0"]))
    data = component(name, dice, garbage(dice))
    right = [say("bot-refuse-not-begun"), STALE]
    return Attack(place.players[0], COMPONENT, data, right, place.beside, place.message)


def a_vote_that_nobody_called(place: Place, dice: Dice) -> Attack:
    seat = dice.choice([-1, 0, 1, 99, 10**17])
    arg = dice.choice([*GARBAGE, "1", "7", "9" * 14, "9" * 20])
    name = custom_id(dice.choice(["agree", "decline"]), 1, 0, seat, arg)
    right = [STALE, say("bot-refuse-vote-closed")]
    who = dice.choice([*place.players, *place.strangers])
    return Attack(who, COMPONENT, component(name, dice), right, source=place.message)


def a_call_before_the_time_is_up(place: Place, dice: Dice) -> Attack:
    """Nobody is removed, and nothing ended, while the clock of that seat has not run out."""
    seat, arg = dice.choice([-1, 0, 1, 2, 99, 10**17]), dice.choice(["wait", "simple", "replace", "end", *GARBAGE])
    right = [STALE, NOT_PLAYING, say("bot-refuse-not-late")]
    who = dice.choice([*place.players, *place.strangers])
    return Attack(who, COMPONENT, component(custom_id("late", 1, 0, seat, arg), dice), right, source=place.message)


def a_click_in_a_dm(place: Place, dice: Dice) -> Attack:
    who = dice.choice(place.strangers)
    name = custom_id(dice.choice(VERBS[:11]), 1, place.position, place.asked(dice), dice.choice(place.options))
    return Attack(who, COMPONENT, component(name, dice), [NOT_PLAYING], who.dm_channel, place.message)


# --- forms


def form(custom_id: str, fields: Sequence[tuple[str, str]]) -> Json:
    parts = [{"type": TEXT_INPUT, "id": 2, "custom_id": name, "value": value} for name, value in fields]
    return {"custom_id": custom_id[:100], "components": [{"type": 1, "id": 1, "components": [p]} for p in parts]}


def a_forged_form(place: Place, dice: Dice) -> Attack:
    seat = place.asked(dice)
    fields = dice.choice([
        [], [("number", "")], [("number", "9" * 4000)], [("other", "1")], [("number", "-1"), ("number", "2")],
        [("number", "٣")], [("number", "1e9")], [("number", "@everyone")], [("x" * 100, "\x00" * 100)],
    ])  # fmt: skip
    position = dice.choice([place.position, 10**17])
    mine = dice.choice([True, False])
    name = custom_id("answer", 1, position, seat, dice.choice(["", "zzz"]))
    right = [STALE, UNKNOWN] if mine else [NOT_YOURS]
    person = place.players[seat if mine else 1 - seat]
    return Attack(person, MODAL_SUBMIT, form(name, fields), right, source=place.message)


def a_strangers_form(place: Place, dice: Dice) -> Attack:
    right = [NOT_PLAYING, NO_GAME, STALE, BEGUN, say("bot-refuse-vote"), say("bot-refuse-vote-closed")]
    data = form(forged(dice), [("number", dice.choice(GARBAGE) * 30)])
    return Attack(dice.choice(place.strangers), MODAL_SUBMIT, data, right, source=place.message)


# --- typed commands


def command(words: str, *options: tuple[str, int, Any]) -> Json:
    name, *rest = words.split()
    inner: list[Json] = [{"name": key, "type": kind, "value": value} for key, kind, value in options]
    for word in reversed(rest):
        inner = [{"type": 1, "name": word, "options": inner}]
    return {"id": "1", "name": name, "type": 1, "options": inner}


def a_typed_line_of_garbage(place: Place, dice: Dice) -> Attack:
    line = dice.choice(LINES)[:300]
    first = next((step.strip() for step in line.split(">") if step.strip()), line.strip())
    right = [say("bot-refuse-typed-unknown", step=first[:80])]
    if "," in line or ";" in line:
        parts = [line, *line.replace(";", ",").split(",")]
        right = [say("bot-refuse-typed-unknown", step=part.strip()[:80]) for part in parts]
    return Attack(place.players[place.asked(dice)], COMMAND, command("play", ("line", STRING, line)), right)


def a_line_that_is_none(place: Place, dice: Dice) -> Attack:
    person = place.players[place.asked(dice)]
    return Attack(person, COMMAND, command("play", ("line", STRING, dice.choice(NOT_TEXT))), [UNKNOWN_COMMAND])


def a_strangers_command(place: Place, dice: Dice) -> Attack:
    data = dice.choice([
        command("play", ("line", STRING, dice.choice([*place.options, *LINES])[:300])),
        command("menu"), command("undo"), command("hand"), command("abandon"),
        command("replace", ("player", INTEGER, 1)),
    ])  # fmt: skip
    return Attack(dice.choice(place.strangers), COMMAND, data, [NOT_PLAYING])


def a_command_that_does_not_exist(place: Place, dice: Dice) -> Attack:
    data = dice.choice([
        command("nothing"), command("game"), command("game nothing"), command("game new"), command("play"),
        command("play line"), command("replace"), command("language"), command("game settings", ("value", STRING, "1")),
    ])  # fmt: skip
    return Attack(dice.choice([*place.players, *place.strangers]), COMMAND, data, [UNKNOWN_COMMAND])


def a_number_that_is_none(place: Place, dice: Dice) -> Attack:
    value = dice.choice(NOT_SMALL)
    name = dice.choice(["board", "replace"])
    data = command(name, ("player", INTEGER, value))
    return Attack(place.players[0], COMMAND, data, [UNKNOWN_COMMAND])


def a_seat_or_person_that_is_none(place: Place, dice: Dice) -> Attack:
    most = say("bot-refuse-seat", most=2)
    data, right = dice.choice([
        (command("replace", ("player", INTEGER, dice.choice([3, 8]))), most),
        (command("board", ("player", INTEGER, dice.choice([3, 8]))), most),
        (command("replace", ("player", INTEGER, 2), ("person", USER, str(dice.below(10**17)))),
         say("bot-refuse-person")),
    ])  # fmt: skip
    return Attack(dice.choice(place.players), COMMAND, data, [right])


def preferences_of_garbage(place: Place, dice: Dice) -> Attack:
    word = dice.choice(GARBAGE)
    data, right = dice.choice([
        (command("language", ("language", STRING, word)), say("bot-refuse-language")),
        (command("language", ("language", STRING, "ru"), ("channel", BOOLEAN, True)), HOST),
        (command("remind", ("time_zone", STRING, word)), say("bot-refuse-zone")),
        (command("remind", ("quiet_from", INTEGER, 3)), say("bot-refuse-quiet")),
        (command("remind", ("hours", INTEGER, dice.choice([-1, 721, 2**70]))), UNKNOWN_COMMAND),
        (command("export"), say("bot-refuse-export")),
    ])  # fmt: skip
    return Attack(place.players[1], COMMAND, data, [right])


def the_lobby_by_command(place: Place, dice: Dice) -> Attack:
    person = dice.choice([place.players[1], *place.strangers])
    data, right = dice.choice([
        (command("game new", ("game", STRING, dice.choice(GARBAGE))), say("bot-refuse-no-such-game")),
        (command("game new", ("game", STRING, "tests.harbour")), say("bot-refuse-channel-busy")),
        (command("game join"), BEGUN),
        (command("game leave"), BEGUN),
        (command("game start"), BEGUN),
        (command("game cancel"), HOST),
        (command("game settings", ("setting", STRING, "rounds"), ("value", STRING, dice.choice(GARBAGE))),
         say("bot-refuse-setting")),
        (command("game settings", ("setting", STRING, dice.choice(GARBAGE)), ("value", STRING, "1")),
         say("bot-refuse-setting")),
    ])  # fmt: skip
    return Attack(person, COMMAND, data, [right])


def where_no_game_is(place: Place, dice: Dice) -> Attack:
    words = dice.choice(["menu", "undo", "hand", "board", "log", "export"])
    if dice.below(2):
        return Attack(dice.choice(place.players), COMMAND, command(words), [NO_GAME_HERE], place.elsewhere)
    person = dice.choice(place.strangers)
    return Attack(person, COMMAND, command(words), [say("bot-refuse-no-game-private")], person.dm_channel)


def where_the_game_has_not_begun(place: Place, dice: Dice) -> Attack:
    data = dice.choice([
        command("play", ("line", STRING, "rest")), command("menu"), command("undo"), command("hand"), command("board"),
        command("abandon"), command("replace", ("player", INTEGER, 1)),
    ])  # fmt: skip
    return Attack(place.players[0], COMMAND, data, [say("bot-refuse-not-begun")], place.beside)


# --- suggestions


def suggestions_for_garbage(place: Place, dice: Dice) -> Attack:
    """A list, short or empty: a suggestion cannot be refused in words."""
    long = ("x" * 6000, "a " * 3000, "rest > " * 800, "c01 > " * 800)
    text: Any = dice.choice([*LINES, *long, "", 0, 2**70, None, [], {}])
    who = dice.choice([*place.players, *place.strangers])
    words, option = dice.choice([
        ("play", "line"), ("game new", "game"), ("game settings", "setting"), ("game settings", "value"),
        ("language", "language"), ("remind", "time_zone"),
    ])  # fmt: skip
    data = command(words, (option, STRING, text))
    inner = data["options"]
    while "options" in inner[0]:
        inner = inner[0]["options"]
    inner[0]["focused"] = True
    return Attack(who, AUTOCOMPLETE, data, channel=dice.choice([place.elsewhere, place.beside, None]))


ATTACKS: list[Make] = [
    a_stranger_forges, a_stranger_presses, somebody_elses_button, another_seat, a_stale_position,
    nothing_that_was_offered, a_player_forges, looking_about_with_nonsense, from_another_guild,
    the_lobby_of_a_running_game, a_table_that_has_not_begun, a_vote_that_nobody_called, a_call_before_the_time_is_up,
    a_click_in_a_dm, a_forged_form, a_strangers_form, a_typed_line_of_garbage, a_line_that_is_none, a_strangers_command,
    a_command_that_does_not_exist, a_number_that_is_none, a_seat_or_person_that_is_none, preferences_of_garbage,
    the_lobby_by_command, where_no_game_is, where_the_game_has_not_begun, suggestions_for_garbage,
]  # fmt: skip
