"""The board in words: nothing of a view is missing in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core import Dice, cooperative, say
from engine.core.language import LOCALES
from engine.the_loop.data import MODES
from engine.the_loop.game import GAME
from engine.the_loop.state import Agent, Era, HandCard, Mission, State, Turn
from render import alt_text, draw_player, draw_scores, text_board
from render.words import messages
from tests.render.the_loop.positions import crowded, long_name, opening

Change = Callable[[Any], object]


def put(name: str, value: Any) -> Change:
    return lambda it: setattr(it, name, value)


def more(name: str) -> Change:
    return lambda it: setattr(it, name, getattr(it, name) + 1)


def flip(name: str) -> Change:
    return lambda it: setattr(it, name, not getattr(it, name))


STATE: dict[str, Change] = {
    "mode": put("mode", "sabotage"),
    "level": put("level", 2),
    "random_agents": flip("random_agents"),
    "seat_of_agent": lambda s: s.seat_of_agent.reverse(),
    "phase": put("phase", "take"),
    "cycle": put("cycle", 2),
    "turn_number": put("turn_number", 5),
    "active": put("active", 0),
    "faux": put("faux", 2),
    "eras": lambda s: s.eras.reverse(),
    "bag": put("bag", ["d01"]),
    "rifts": more("rifts"),
    "energy": more("energy"),
    "perpetual": more("perpetual"),
    "vortex_tiles": more("vortex_tiles"),
    "faux_deck": lambda s: s.faux_deck.pop(),
    "faux_row": lambda s: s.faux_row.pop(),
    "huge": lambda s: s.huge.pop(),
    "destroyed": lambda s: s.destroyed.pop(),
    "bonus": put("bonus", ["gl5"]),
    "dropped": put("dropped", [3]),
    "agents": lambda s: s.agents.reverse(),
    "boxed": lambda s: s.boxed.pop(),
    "failed": lambda s: s.failed.pop(),
    "archived": lambda s: s.archived.pop(),
    "supa_stack": lambda s: s.supa_stack.pop(),
    "supa_destroyed": lambda s: s.supa_destroyed.pop(),
    "ultra_deck": lambda s: s.ultra_deck.pop(),
    "disarmed": lambda s: s.disarmed.pop(),
    "turn": put("turn", Turn(loops=3)),
    "outcome": put("outcome", "cycles"),
}
ERA: dict[str, Change] = {
    "rifts": more("rifts"),
    "energy": more("energy"),
    "perpetual": more("perpetual"),
    "perpetual_used": more("perpetual_used"),
    "duplicates": lambda era: era.duplicates.pop(),
    "cards": lambda era: era.cards.pop(),
    "mission": put("mission", None),
    "vortex": flip("vortex"),
    "centrifuge": put("centrifuge", "shut_down"),
    "ultra": put("ultra", ["u03"]),
}
MISSION: dict[str, Change] = {
    "id": put("id", "m_energy_here"),
    "up": flip("up"),
    "cubes": more("cubes"),
    "slots": lambda era: put("slots", [2])(era),
}
AGENT: dict[str, Change] = {
    "id": lambda agent: put("id", "eraser_404" if agent.id != "eraser_404" else "v_girl")(agent),
    "seat": put("seat", 3),
    "era": put("era", 0),
    "pile": lambda agent: agent.pile.pop(0),
    "known": more("known"),
    "hand": lambda agent: agent.hand.pop(),
    "discard": lambda agent: agent.discard.pop(),
    "rested": flip("rested"),
}
HAND_CARD: dict[str, Change] = {"id": put("id", "gl5"), "ready": flip("ready")}
TURN: dict[str, Change] = {
    "loops": more("loops"),
    "loop_delta": more("loop_delta"),
    "loop_cost": more("loop_cost"),
    "ability_used": flip("ability_used"),
    "destroyed": more("destroyed"),
    "unrewarded": put("unrewarded", [2]),
    "advanced": put("advanced", ["m_encircle"]),
    "gone": put("gone", ["gl5"]),
    "powered": flip("powered"),
    "opened": flip("opened"),
    "extra_drop": more("extra_drop"),
    "resolving": put("resolving", "gl5"),
}

PARTS: list[tuple[type, dict[str, Change], Callable[[State], Any]]] = [
    (State, STATE, lambda s: s),
    (Era, ERA, lambda s: s.eras[1]),
    (Mission, MISSION, lambda s: s.eras[4 if s.eras[4].mission else 1].mission),
    (Agent, AGENT, lambda s: s.agents[0]),
    (HandCard, HAND_CARD, lambda s: s.agents[0].hand[0]),
    (Turn, TURN, lambda s: s.turn),
]
# Each of these is a part of one mode only.
MODE_OF = {"supa_stack": "clones", "supa_destroyed": "clones", "ultra_deck": "ultramachine", "disarmed": "ultramachine"}


def words(view: State, locale: str = "en") -> str:
    return text_board("the_loop", view, locale=locale, names=long_name, turn=[0])


@pytest.mark.parametrize(("part", "field"), [(n, field) for n, (_, all_, _) in enumerate(PARTS) for field in all_])
def test_a_change_of_any_field_changes_the_words(part: int, field: str) -> None:
    type_, changes, find = PARTS[part]
    before, after = (crowded(4, "text", mode=MODE_OF.get(field, "centrifuges")) for _ in range(2))
    for state in (before, after):
        if type_ is Mission and field == "cubes":
            state.eras[4].mission = None  # the other open mission counts cubes
    changes[field](find(after))
    assert words(GAME.view(before, None)) != words(GAME.view(after, None))


@pytest.mark.parametrize(("type_", "changes"), [(type_, changes) for type_, changes, _ in PARTS])
def test_no_field_of_a_view_is_forgotten_here(type_: Any, changes: dict[str, Change]) -> None:
    assert set(type_.__struct_fields__) == set(changes)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("mode", "level"), MODES)
def test_every_text_is_in_the_message_files(mode: str, level: int, locale: str) -> None:
    known = messages("engine.the_loop")
    known.missing.clear()
    start = GAME.start(GAME.config(5, {"mode": mode, "level": level, "five_players": True}), Dice("start"))
    for state in (start, opening(2, mode=mode, level=level), crowded(5, mode=mode, level=level)):
        view = GAME.view(state, None)
        words(view, locale)
        assert len(alt_text("the_loop", view, locale=locale, names=long_name, turn=[0])) <= 1024
        draw_player("the_loop", view, seat=0, locale=locale, names=long_name)
        won = cooperative(True, say(f"the_loop-end-victory-{mode}"))
        draw_scores("the_loop", view, won, locale=locale, names=long_name)
    assert not known.missing


def test_alt_text_says_what_matters_now() -> None:
    alt = alt_text("the_loop", GAME.view(crowded(), None), locale="en", names=long_name, turn=[3])
    assert alt.startswith("Turn 20 of 21, II · Actions. Waiting for Maximiliane. Missions archived: 3 of 4. Vortexes: ")
    assert "Dr Faux is in Industrial Era." in alt
    assert "No room for another Rift in: Renaissance" in alt
