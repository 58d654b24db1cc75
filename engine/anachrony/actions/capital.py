"""The spaces of the capital actions, rules 7.2 and 12.6: a standard action with what the space adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import BOARD, CAPITAL_WORKERS
from engine.anachrony.registry import CREW, Action, How, No, Standard, no
from engine.anachrony.state import EMPTY_SUIT, G, State
from engine.core import Rule, Text, say

WATER = {space: n for spaces in q.CAPITAL_SPACES.values() for space, n in zip(spaces, BOARD.capital_water, strict=True)}
NOTES = {space: f"W{water}" if water else "" for space, water in WATER.items()}
RULES = {"construct": "7.3", "recruit": "7.4", "research": "7.5"}


def wrong_workers(action: str) -> Mapping[str, No]:
    """Who may not take the standard action. The empty suit counts as a scientist."""
    as_type = {worker: "scientist" if worker == EMPTY_SUIT else worker for worker in CREW}
    why = no("wrong_worker", RULES[action])
    return {worker: why for worker, type_ in as_type.items() if type_ not in CAPITAL_WORKERS[action]}


def how_at(s: State, space: str, worker: str, leaving: str = "") -> How:
    """Before the Impact a space may cost water; then a collapsing tile covers it."""
    if s.impact:
        return _how(0, q.collapsing_tile(s, space), worker, leaving)
    return _how(WATER[space], "", worker, leaving)


@cache
def _how(water: int, tile: str, worker: str, leaving: str) -> How:
    return How(worker, leaving, water, tile)


def capital_action(standard: Standard) -> Action:
    """The action whose spaces are those of the capital section."""

    def closed(s: State, seat: int, space: str) -> No | None:
        return standard.closed(s, seat, 0 if s.impact else WATER[space]) if standard.closed else None

    def refuses(s: State, seat: int, space: str, worker: str) -> No | None:
        return standard.refuses(s, seat, how_at(s, space, worker, worker)) if standard.refuses else None

    def perform(g: G, seat: int, space: str, worker: str) -> Rule[None]:
        return standard.perform(g, seat, how_at(g.state, space, worker))

    def note(s: State, space: str) -> str:
        return q.collapsing_tile(s, space) if s.impact else NOTES[space]

    def text(space: str, worker: str) -> Text:
        number = int(space.partition(":")[2])
        return say("anachrony-do-capital", action=words.action(standard.id), number=number, crew=words.crew(worker))

    return Action(
        standard.id,
        perform,
        spaces=lambda s, seat: q.capital_spaces(s, standard.id),
        unfit=lambda space: standard.unfit,
        closed=closed if standard.closed else None,
        refuses=refuses if standard.refuses else None,
        text=text,
        note=note,
    )
