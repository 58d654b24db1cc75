"""Which placements and free actions a seat has now, and how a worker is placed (7.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import WORKERS
from engine.anachrony.gain import discharge
from engine.anachrony.registry import CREW, FREE, MAIN, OWN, Action, Closed, No, Note, Refusal, no
from engine.anachrony.state import EMPTY_SUIT, G, Placement, State
from engine.core import Blocked, Option, Rule, say, who

AREAS = {"main": MAIN, "own": OWN, "free": FREE}

OCCUPIED = no("occupied", "7.1.5")
COLLAPSED = no("collapsed", "12.6")
NO_SUIT = no("exosuit", "7.1.2")
NO_WORKER = no("worker", "7.1.2")
USED = no("used", "7.1.2")
NO_MARKER = no("marker", "1.10")


class Offer(Option, frozen=True, kw_only=True):
    """An option that knows what it does."""

    area: str
    action: Action
    space: str
    worker: str


@cache
def offers_at(area: str, action: str, space: str, note: str = "") -> dict[str, Offer]:
    """By worker, "" for a free action; whether it is on offer now or not. `note`: as in `words.note`."""
    workers = ("",) if area == "free" else CREW
    return {worker: _offer(area, action, space, worker, note) for worker in workers}


def _offer(area: str, action: str, space: str, worker: str, note: str) -> Offer:
    it = AREAS[area][action]
    option_id = f"{space}:{worker}" if worker else space
    detail = words.note(note) if note else None
    text, group = it.text(space, worker), words.name("group", area)
    return Offer(option_id, text, group, detail, area=area, action=it, space=space, worker=worker)


# --- what is possible


def crews(s: State, seat: int, area: str) -> list[str]:
    """Who can be placed: each type of active worker, on the main board also Valerian's empty suit (DP-6.2)."""
    found = [type_ for type_, n in s.players[seat].active.items() if n]
    if area == "main" and can_send_empty_suit(s, seat):
        found.append(EMPTY_SUIT)
    return found


def can_send_empty_suit(s: State, seat: int) -> bool:
    p = s.players[seat]
    return q.has_leader(s, seat, "valerian") and "valerian" not in p.used and q.count_markers(p) > 0


def main_offers(s: State, seat: int) -> list[Offer]:
    """Placements of an exosuit on the main board, 7.1.2 (b)."""
    if True not in s.players[seat].powered:
        return []
    return _placements(s, seat, "main")


def own_offers(s: State, seat: int) -> list[Offer]:
    """Placements of a worker on the own board, 7.1.2 (a)."""
    return _placements(s, seat, "own")


def free_offers(s: State, seat: int) -> list[Offer]:
    if q.count_markers(s.players[seat]) < 1:
        return []
    return [
        offers_at("free", action.id, space)[""]
        for action in FREE.values()
        for space in action.spaces(s, seat)
        if not why_not_free(s, seat, action, space)
    ]


class Space(NamedTuple):
    name: str
    action: Action
    closed: Closed | None
    refuses: Refusal | None
    note: Note | None
    offers: dict[str, Offer]  # to those workers who are not always refused


@cache
def _space(area: str, action: str, name: str, note: str = "") -> Space:
    it, unfit = AREAS[area][action], AREAS[area][action].unfit(name)
    offers = {worker: one for worker, one in offers_at(area, action, name, note).items() if worker not in unfit}
    return Space(name, it, it.closed, it.refuses, it.note, offers)


def _own_spaces(s: State, seat: int) -> list[Space]:
    return [_space("own", action.id, name) for action in OWN.values() for name in action.spaces(s, seat)]


def _main_spaces(s: State) -> list[Space]:
    """The same for every seat; what there is depends on the size of the table and on the Doomsday module alone."""
    size = s.capital_spaces, s.doomsday is not None
    if size not in _MAIN_SPACES:
        _MAIN_SPACES[size] = [
            _space("main", action.id, name) for action in MAIN.values() for name in action.spaces(s, 0)
        ]
    return _MAIN_SPACES[size]


_MAIN_SPACES: dict[tuple[int, bool], list[Space]] = {}


def _placements(s: State, seat: int, area: str) -> list[Offer]:
    found: list[Offer] = []
    workers = crews(s, seat, area)
    if not workers:
        return found
    shut = taken(s, seat, area)
    for name, action, closed, refuses, note, offers in _main_spaces(s) if area == "main" else _own_spaces(s, seat):
        if name in shut or (closed and closed(s, seat, name)):
            continue
        if note and (particular := note(s, name)):
            offers = _space(area, action.id, name, particular).offers
        for worker in workers:
            offer = offers.get(worker)
            if offer and not (refuses and refuses(s, seat, name, worker)):
                found.append(offer)
    return found


def taken(s: State, seat: int, area: str) -> Collection[str]:
    """The spaces on which nobody can be placed; a pool is never among them (7.1.5)."""
    if area == "own":
        return [placement.space for placement in s.players[seat].placed]
    return [*s.occupied, *s.flipped] if s.flipped else s.occupied


def why_not_free(s: State, seat: int, action: Action, space: str) -> No | None:
    if space in s.players[seat].used:
        return USED
    if action.closed and (why := action.closed(s, seat, space)):
        return why
    return action.refuses(s, seat, space, "") if action.refuses else None


# --- what is not, and why; only people ask for this


def blocked(s: State, seat: int, areas: Sequence[str]) -> list[Blocked]:
    return [
        Blocked(one.id, one.text, reason.reason, reason.rule)
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
            held = (COLLAPSED if space in s.flipped else OCCUPIED) if space in shut else None
            closed = held or (action.closed and action.closed(s, seat, space)) or no_suit
            for worker in WORKERS:
                reason = closed or _refuses(s, seat, action, space, worker, worker in ready)
                if reason:
                    yield offers_at(area, action.id, space)[worker], reason


def _refuses(s: State, seat: int, action: Action, space: str, worker: str, ready: bool) -> No | None:
    if not ready:
        return NO_WORKER
    unfit = action.unfit(space)
    if worker in unfit:
        return unfit[worker]
    return action.refuses(s, seat, space, worker) if action.refuses else None


def _refused_free(s: State, seat: int) -> Iterator[tuple[Offer, No]]:
    no_marker = NO_MARKER if q.count_markers(s.players[seat]) < 1 else None
    for action in FREE.values():
        for space in action.spaces(s, seat):
            if reason := no_marker or why_not_free(s, seat, action, space):
                yield offers_at("free", action.id, space)[""], reason


# --- doing it


def carry_out(g: G, seat: int, chosen: Offer) -> Rule[None]:
    """Place the worker, or the marker of a free action, then perform the action."""
    s = g.state
    p = s.players[seat]
    action, space, worker = chosen.action, chosen.space, chosen.worker
    if chosen.area == "free":
        p.used.append(space)
        g.log(say("anachrony-log-free", seat=who(seat), action=chosen.text))
    else:
        fate = action.fate(s, seat, space, worker)
        place(g, seat, space, worker, fate, exosuit=chosen.area == "main", pool=action.pool)
        g.log(say("anachrony-log-place", seat=who(seat), action=chosen.text))
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
    chosen = yield from g.choose(seat, key, offers)
    yield from carry_out(g, seat, next(one for one in offers if one.id == chosen))
