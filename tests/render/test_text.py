"""The board in words: nothing of a view is missing in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.anachrony.data import ANOMALY
from engine.anachrony.game import GAME
from engine.anachrony.state import Chronobot, Doomsday, Era, Placement, Player, State, Variants, Warp
from engine.core.language import LOCALES
from render import alt_text, text_board
from render.words import messages
from tests.render.positions import crowded, long_name, opening

Change = Callable[[Any], object]


def put(name: str, value: Any) -> Change:
    return lambda it: setattr(it, name, value)


def more(name: str) -> Change:
    return lambda it: setattr(it, name, getattr(it, name) + 1)


def flip(name: str) -> Change:
    return lambda it: setattr(it, name, not getattr(it, name))


STATE: dict[str, Change] = {
    "variants": lambda s: put("side", "B")(s.variants),
    "players": lambda s: s.players.reverse(),
    "timeline": lambda s: s.timeline.reverse(),
    "impact_after": more("impact_after"),
    "primary": lambda s: s.primary["lab"].pop(),
    "secondary": lambda s: s.secondary["lab"].pop(0),
    "superprojects_removed": lambda s: s.superprojects_removed.pop(),
    "recruit_deck": lambda s: s.recruit_deck.pop(),
    "mine_deck": lambda s: s.mine_deck.pop(),
    "breakthroughs": lambda s: s.breakthroughs.update({"circle-genetics": 1}),
    "capital_spaces": put("capital_spaces", 2),
    "era": put("era", 5),
    "phase": put("phase", "clean_up"),
    "banner": lambda s: put("banner", (s.banner + 1) % 4)(s),
    "order": lambda s: s.order.reverse(),
    "turn": more("turn"),
    "main_action": flip("main_action"),
    # How many tiles at the bottom are known: those tiles are named, which is what the number says.
    "known_bottom": lambda s: (s.known_bottom.update({"factory": 1}), s.primary["factory"].insert(0, "215")),
    "recruit_discard": lambda s: s.recruit_discard.append("1"),
    "recruit_pool": lambda s: s.recruit_pool.update({"genius": 0}),
    "mine_discard": lambda s: s.mine_discard.append("1"),
    "mine_pool": lambda s: s.mine_pool.pop(),
    "mine_bonus": put("mine_bonus", ["", "G", "T"]),
    "occupied": lambda s: s.occupied.pop("council:left"),
    "anomalies": more("anomalies"),
    "endgame": lambda s: s.endgame.pop(),
    "endgame_undealt": lambda s: s.endgame_undealt.append("water"),
    "assets_undealt": lambda s: s.assets_undealt.append("1"),
    "impact": flip("impact"),
    "collapsing": lambda s: s.collapsing["construct"].reverse(),
    "flipped": lambda s: s.flipped.clear(),
    "evacuated": lambda s: s.evacuated.append(0),
    "doomsday": put("doomsday", None),
    "chronobot": put("chronobot", Chronobot(3, ["A1"])),
}
PLAYER: dict[str, Change] = {
    "path": put("path", "salvation"),
    "leader": put("leader", "amena"),
    "condition": put("condition", "masters_of_time"),
    "assets": lambda p: p.assets.update({"N": 7}),
    "vp": more("vp"),
    "paradox": more("paradox"),
    "breakthroughs": lambda p: p.breakthroughs.update({"square-warfare": 3}),
    "active": lambda p: p.active.update({"genius": 4}),
    "tired": lambda p: p.tired.update({"genius": 4}),
    "set_aside": put("set_aside", {"genius": 1}),
    "placed": lambda p: p.placed.append(Placement("supply", "genius", "active")),
    "used": lambda p: p.used.append("supply"),
    "exosuits": more("exosuits"),
    "powered": put("powered", [True] * 6),
    "blocked": put("blocked", [True] * 6),
    "warp": lambda p: p.warp.pop(),
    "morale": put("morale", 1),
    "time_travel": more("time_travel"),
    "focus": put("focus", 7),
    "spots": lambda p: p.spots.__setitem__(0, ANOMALY),
    "covered": lambda p: p.covered.append(1),
    "experiments": lambda p: p.experiments.append("hive_mind"),
    "evacuated": flip("evacuated"),
    "passed": flip("passed"),
    "reservoir": flip("reservoir"),
    "hand": put("hand", ["water"]),
    "kept": put("kept", ["water"]),
}
ERA: dict[str, Change] = {
    "tile": put("tile", "12"),
    "superproject": put("superproject", "cloning_vat"),
    "superproject_up": flip("superproject_up"),
    "experiment": put("experiment", "hive_mind"),
    "experiment_up": flip("experiment_up"),
    "warps": lambda era: era.warps.pop(),
}
DOOMSDAY: dict[str, Change] = {
    "save_earth": more("save_earth"),
    "seal_fate": more("seal_fate"),
    "deck": lambda d: d.deck.pop(),
    "removed": lambda d: d.removed.pop(),
}
CHRONOBOT: dict[str, Change] = {
    "seat": lambda s: (put("seat", 0)(s.chronobot), s.players.reverse()),
    "tokens": lambda s: s.chronobot.tokens.reverse(),
    "superprojects": lambda s: s.chronobot.superprojects.append("cloning_vat"),
    "anomalies": lambda s: more("anomalies")(s.chronobot),
    "actions": lambda s: more("actions")(s.chronobot),
}
WARP: dict[str, Change] = {"seat": put("seat", 3), "tile": put("tile", "gold"), "slot": put("slot", 8)}
PLACEMENT: dict[str, Change] = {
    "space": put("space", "trade"), "worker": put("worker", "administrator"), "fate": put("fate", "active"),
    "exosuit": put("exosuit", False),
}  # fmt: skip
VARIANTS: dict[str, Change] = {
    name: put(name, "B") if name == "side" else put(name, "expert") if name == "difficulty" else flip(name)
    for name in Variants.__struct_fields__
} | {"minimum_actions_before_phase_ends": put("minimum_actions_before_phase_ends", 3)}

PARTS: list[tuple[type, dict[str, Change], Callable[[State], Any]]] = [
    (State, STATE, lambda s: s),
    (Player, PLAYER, lambda s: s.players[0]),
    (Era, ERA, lambda s: s.timeline[0]),
    (Doomsday, DOOMSDAY, lambda s: s.doomsday),
    (Warp, WARP, lambda s: s.timeline[0].warps[0]),
    (Placement, PLACEMENT, lambda s: s.players[0].placed[0]),
    (Variants, VARIANTS, lambda s: s.variants),
    (Chronobot, CHRONOBOT, lambda s: s),
]


def full(solo: bool) -> State:
    if solo:
        return crowded(1, 6, "text", alternate_timeline=True)
    return crowded(4, 6, "text", doomsday=True, alternate_timeline=True)


def words(view: State, locale: str = "en") -> str:
    return text_board("anachrony", view, locale=locale, names=long_name, turn=[0])


@pytest.mark.parametrize(("part", "field"), [(n, field) for n, (_, all_, _) in enumerate(PARTS) for field in all_])
def test_a_change_of_any_field_changes_the_words(part: int, field: str) -> None:
    type_, changes, find = PARTS[part]
    solo = type_ is Chronobot or field == "difficulty"
    before, after = full(solo), full(solo)
    changes[field](find(after))
    # The view hides what is face down, so what is turned over or put there is seen through it.
    assert words(GAME.view(before, 0)) != words(GAME.view(after, 0))


@pytest.mark.parametrize(("type_", "changes"), [(type_, changes) for type_, changes, _ in PARTS])
def test_no_field_of_a_view_is_forgotten_here(type_: Any, changes: dict[str, Change]) -> None:
    assert set(type_.__struct_fields__) == set(changes)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_in_the_message_files(locale: str) -> None:
    known = messages("engine.anachrony")
    known.missing.clear()
    for state in (full(True), full(False), opening(), opening(2, side="B")):
        words(GAME.view(state, None), locale)
        assert len(alt_text("anachrony", GAME.view(state, None), locale=locale, names=long_name, turn=[0])) <= 1024
    assert not known.missing


def test_alt_text_says_what_matters_now() -> None:
    alt = alt_text("anachrony", GAME.view(crowded(), None), locale="en", names=long_name, turn=[3])
    assert alt.startswith("Era 6 of 7, Action Rounds. Waiting for Maximiliane. The impact has happened.")
