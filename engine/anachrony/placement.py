"""Which placements and free actions a seat has now, and how a worker is placed (7.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import WORKERS
from engine.anachrony.gain import discharge
from engine.anachrony.registry import FREE, MAIN, OWN, Action, No, no
from engine.anachrony.state import EMPTY_SUIT, G, Placement, State
from engine.core import Blocked, Option, Rule, say, who

AREAS = {"main": MAIN, "own": OWN, "free": FREE}

OCCUPIED = no("occupied", "7.1.5")
COLLAPSED = no("collapsed", "12.6")
NO_SUIT = no("exosuit", "7.1.2")
NO_WORKER = no("worker", "7.1.2")
USED = no("used", "7.1.2")
NO_MARKER = no("marker", "1.10")


class Offer(NamedTuple):
    option: Option
    area: str
    action: Action
    space: str
    worker: str


@cache
def offer(area: str, action: str, space: str, worker: str) -> Offer:
    it = AREAS[area][action]
    option_id = f"{space}:{worker}" if worker else space
    return Offer(Option(option_id, it.text(space, worker), words.name("group", area)), area, it, space, worker)


def noted(s: State, one: Offer) -> Option:
    """The option with what is particular about its space now."""
    note = one.action.note(s, one.space) if one.action.note else ""
    return _with_note(one.area, one.action.id, one.space, one.worker, note) if note else one.option


@cache
def _with_note(area: str, action: str, space: str, worker: str, note: str) -> Option:
    return replace(offer(area, action, space, worker).option, detail=words.note(note))


# --- what is possible


def crews(s: State, seat: int, area: str) -> list[str]:
    """Who can be placed: each type of active worker, on the main board also Valerian's empty suit (DP-6.2)."""
    p = s.players[seat]
    found = [type_ for type_ in WORKERS if p.active[type_]]
    if area == "main" and can_send_empty_suit(s, seat):
        found.append(EMPTY_SUIT)
    return found


def can_send_empty_suit(s: State, seat: int) -> bool:
    p = s.players[seat]
    return q.has_leader(s, seat, "valerian") and "valerian" not in p.used and q.count_markers(p) > 0


def main_offers(s: State, seat: int) -> list[Offer]:
    """Placements of an exosuit on the main board, 7.1.2 (b)."""
    return _placements(s, seat, "main") if True in s.players[seat].powered else []


def own_offers(s: State, seat: int) -> list[Offer]:
    """Placements of a worker on the own board, 7.1.2 (a)."""
    return _placements(s, seat, "own")


def free_offers(s: State, seat: int) -> list[Offer]:
    if q.count_markers(s.players[seat]) < 1:
        return []
    return [
        offer("free", action.id, space, "")
        for action in FREE.values()
        for space in action.spaces(s, seat)
        if not why_not_free(s, seat, action, space)
    ]


def _placements(s: State, seat: int, area: str) -> list[Offer]:
    workers = crews(s, seat, area)
    if not workers:
        return []
    found = []
    shut = taken(s, seat, area)
    for action in AREAS[area].values():
        refuses = action.refuses
        for space in action.spaces(s, seat):
            if space in shut or action.closed(s, seat, space):
                continue
            found += [
                offer(area, action.id, space, worker) for worker in workers if not refuses(s, seat, space, worker)
            ]
    return found


def taken(s: State, seat: int, area: str) -> dict[str, No]:
    """The spaces on which nobody can be placed; a pool is never among them (7.1.5)."""
    if area == "own":
        return {placement.space: OCCUPIED for placement in s.players[seat].placed}
    return dict.fromkeys(s.flipped, COLLAPSED) | dict.fromkeys(s.occupied, OCCUPIED)


def why_not_free(s: State, seat: int, action: Action, space: str) -> No | None:
    if space in s.players[seat].used:
        return USED
    return action.closed(s, seat, space) or action.refuses(s, seat, space, "")


# --- what is not, and why; only people ask for this


def blocked(s: State, seat: int, areas: Sequence[str]) -> list[Blocked]:
    return [
        Blocked(one.option.id, one.option.text, reason.reason, reason.rule)
        for area in areas
        for one, reason in _refused(s, seat, area)
    ]


def _refused(s: State, seat: int, area: str) -> Iterator[tuple[Offer, No]]:
    if area == "free":
        yield from _refused_free(s, seat)
        return
    ready, shut = crews(s, seat, area), taken(s, seat, area)
    no_suit = NO_SUIT if area == "main" and True not in s.players[seat].powered else None
    for action in AREAS[area].values():
        for space in action.spaces(s, seat):
            closed = shut.get(space) or action.closed(s, seat, space) or no_suit
            for worker in WORKERS:
                reason = closed or (action.refuses(s, seat, space, worker) if worker in ready else NO_WORKER)
                if reason:
                    yield offer(area, action.id, space, worker), reason


def _refused_free(s: State, seat: int) -> Iterator[tuple[Offer, No]]:
    no_marker = NO_MARKER if q.count_markers(s.players[seat]) < 1 else None
    for action in FREE.values():
        for space in action.spaces(s, seat):
            if reason := no_marker or why_not_free(s, seat, action, space):
                yield offer("free", action.id, space, ""), reason


# --- doing it


def carry_out(g: G, seat: int, chosen: Offer) -> Rule[None]:
    """Place the worker, or the marker of a free action, then perform the action."""
    s = g.state
    p = s.players[seat]
    _, area, action, space, worker = chosen
    if area == "free":
        p.used.append(space)
        g.log(say("anachrony-log-free", seat=who(seat), action=chosen.option.text))
    else:
        fate = action.fate(s, seat, space, worker)
        place(g, seat, space, worker, fate, exosuit=area == "main", pool=action.pool)
        g.log(say("anachrony-log-place", seat=who(seat), action=chosen.option.text))
    yield from action.perform(g, seat, space, worker)


def place(g: G, seat: int, space: str, worker: str, fate: str, *, exosuit: bool, pool: bool) -> None:
    """The worker becomes busy, the exosuit leaves its slot (7.1.4)."""
    p = g.state.players[seat]
    if worker == EMPTY_SUIT:
        p.used.append("valerian")
    else:
        p.active[worker] -= 1
    if exosuit:
        discharge(p)
        if not pool:
            g.state.occupied[space] = seat
    p.placed.append(Placement(space, worker, fate, exosuit))


def choose_placement(g: G, seat: int, key: str, offers: Sequence[Offer]) -> Rule[None]:
    """One of the placements: Exocrawler and Haulani (DP-6.1, DP-6.4)."""
    by_id = {one.option.id: one for one in offers}
    chosen = yield from g.choose(seat, key, [one.option for one in offers])
    yield from carry_out(g, seat, by_id[chosen])
