"""World Council, rules 7.7."""

from __future__ import annotations

from functools import partial

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import BOARD
from engine.anachrony.granted import refused
from engine.anachrony.payment import affords_water, pay
from engine.anachrony.registry import MAIN, STANDARD, Action, How, No, no, register
from engine.anachrony.state import G, State
from engine.core import Option, Rule, Text, say, who

COST = {f"council:{space.id}": space.cost for space in BOARD.council}
SPACES = tuple(COST)
LEFT = "council:left"
BANNER_ONLY = Option("banner", say("anachrony-council-banner"))

NO_WATER = no("space-water", "7.7.1")
FREE_SPACE = no("council-free", "7.7.2")
NOTHING_TO_COPY = no("council-nothing", "7.7.3")


def how_at(space: str, worker: str, leaving: str = "") -> How:
    return How(worker, leaving, water=COST[space]["W"])


def closed(s: State, seat: int, space: str) -> No | None:
    """The left space may be used for the banner alone (7.7.3)."""
    if not affords_water(s, seat, COST[space]["W"]):
        return NO_WATER
    return NOTHING_TO_COPY if space != LEFT and not full_sections(s) else None


def refuses(s: State, seat: int, space: str, worker: str) -> No | None:
    if space == LEFT:
        return None
    how = how_at(space, worker, leaving=worker)
    refusals = [STANDARD[action].refusal(s, seat, how) for action in full_sections(s)]
    return None if None in refusals else NOTHING_TO_COPY


def full_sections(s: State) -> list[str]:
    """Only an action without a free space can be copied (7.7.2)."""
    if len(s.occupied) + len(s.flipped) < s.capital_spaces:  # not even one
        return []
    return [action for action in STANDARD if q.is_full(s, action)]


def council(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    """DP-15. The water of the space is part of the copied action's total (14.4)."""
    how = how_at(space, worker)
    action = yield from choose_action(g, seat, space, how)
    if space == LEFT:
        take_banner(g, seat)
    if action == BANNER_ONLY.id:
        yield from pay(g, seat, COST[space])
    else:
        g.log(say("anachrony-log-council", seat=who(seat), action=words.action(action)))
        yield from STANDARD[action].perform(g, seat, how)


def choose_action(g: G, seat: int, space: str, how: How) -> Rule[str]:
    full = full_sections(g.state)
    refusals = {
        action: STANDARD[action].refusal(g.state, seat, how) if action in full else FREE_SPACE for action in STANDARD
    }
    options = [Option(action, words.action(action)) for action, why in refusals.items() if not why]
    if space == LEFT:
        options.append(BANNER_ONLY)
    return (yield from g.choose(seat, "council", options, why_not=partial(refused, refusals, words.action)))


def take_banner(g: G, seat: int) -> None:
    """The order changes only with the next era (7.7.4)."""
    g.state.banner = seat
    g.log(say("anachrony-log-banner", seat=who(seat)))


def text(space: str, worker: str) -> Text:
    key = "left" if space == LEFT else "right"
    return say(f"anachrony-do-council-{key}", crew=words.crew(worker))


register(MAIN, Action("council", council, spaces=lambda s, seat: SPACES, closed=closed, refuses=refuses, text=text))
