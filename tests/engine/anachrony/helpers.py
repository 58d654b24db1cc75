"""Tables in a prepared state, and answers by option ids.

A test makes a table in phase 5 (`table`), gives what it needs (`give`, `staff`, `power`, `put`...), then lets a seat
act (`act(g, 0, "tile:403:engineer", "T1+U1")`): the first id is an option of the turn, the others answer what is asked
next, in order; forced questions are not asked. Every answer must be used and every question answered. `refused` gives
the reason and the rule of an option that is not on offer; `play` runs any other rule the same way.

Coverage: a behaviour test of a thing is decorated with `covers("building:403", "leader:zaida")`. The kinds are
building, superproject, leader, collapsing, experiment, endgame, evacuation and warp, followed by the id in the data.
`test_coverage.py` fails while a thing has no test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.anachrony import checks
from engine.anachrony import questions as q
from engine.anachrony.data import BUILDINGS, PATHS, WORKERS
from engine.anachrony.game import GAME
from engine.anachrony.impact import resolve
from engine.anachrony.phases import preparation, turns
from engine.anachrony.placement import blocked
from engine.anachrony.setup import new_game, turn_order
from engine.anachrony.state import G, Player, Warp
from engine.anachrony.timeline import next_free_slot
from engine.core import Ask, Blocked, Choice, Dice, Mode, Play, Rule, Value

F = TypeVar("F", bound=Callable[..., object])
T = TypeVar("T")

COVERED: set[str] = set()


def covers(*things: str) -> Callable[[F], F]:
    COVERED.update(things)
    return lambda test: test


# --- making a table


def table(
    players: int = 2,
    *,
    paths: Sequence[str] = ("harmony", "dominance", "progress", "salvation"),
    leaders: Sequence[str] = ("zaida", "wolfe", "cornella", "amena"),
    era: int = 1,
    impact: bool = False,
    seed: str = "helpers",
    **settings: Value,
) -> G:
    """Phase 5 of an era, seat 0 to move. Nobody owns anything; no worker, no powered exosuit."""
    config = GAME.config(players, {"first_player": "random" if players == 1 else "seat1"} | settings)
    dice = Dice(seed)
    g = Play(GAME, config, new_game(config, dice), dice)
    s = g.state
    for seat in q.people(s):
        p = s.players[seat]
        p.path, p.leader = paths[seat], leaders[seat]
        p.condition = PATHS[p.path].evacuation[0]
        p.morale = q.board(s, seat).morale_start
    s.banner = 0
    s.order = turn_order(s)
    for number in range(1, era + 1):
        s.era = number
        finish(preparation.preparation(g))
    for p in s.players:
        p.focus = era
    s.phase, s.turn = "actions", 0
    if impact or era > s.impact_after:
        bring_impact(g)
    g.events.clear()
    return g


def bring_impact(g: G) -> None:
    """The Impact has happened; which collapsing tiles lie where is for `collapse`."""
    g.state.impact_after = min(g.state.impact_after, g.state.era - 1)
    resolve(g)


def collapse(g: G, action: str, *tiles: str) -> None:
    """Put these collapsing tiles on the spaces of a capital action, from the top."""
    on_spaces = g.state.collapsing[action]
    on_spaces[: len(tiles)] = tiles


def give(g: G, seat: int = 0, **assets: int) -> Player:
    """Assets, `vp=`, `paradox=`."""
    p = g.state.players[seat]
    for what, n in assets.items():
        if what in ("vp", "paradox"):
            setattr(p, what, getattr(p, what) + n)
        else:
            p.assets[what] += n
    return p


def give_tokens(g: G, seat: int, *kinds: str) -> None:
    """Breakthroughs out of the supply: "circle-genetics"."""
    p = g.state.players[seat]
    for kind in kinds:
        g.state.breakthroughs[kind] -= 1
        p.breakthroughs[kind] = p.breakthroughs.get(kind, 0) + 1


def staff(g: G, seat: int, *active: str, tired: Sequence[str] = ()) -> None:
    p = g.state.players[seat]
    for type_ in active:
        p.active[type_] += 1
    for type_ in tired:
        p.tired[type_] += 1


def power(g: G, seat: int = 0, count: int = 1) -> None:
    p = g.state.players[seat]
    for _ in range(count):
        p.powered[p.powered.index(False)] = True
        p.exosuits -= 1


def put(g: G, seat: int, *tiles: str) -> None:
    """Buildings from their stacks onto the leftmost free spot, superprojects onto the first free pair."""
    s = g.state
    p = s.players[seat]
    for tile in tiles:
        if tile in BUILDINGS:
            type_ = BUILDINGS[tile].type
            for stack in (s.primary[type_], s.secondary[type_]):
                if tile in stack:
                    stack.remove(tile)
            number = q.leftmost_free_spot(p, type_)
            assert number is not None
            p.spots[number] = tile
        else:
            _take_superproject(g, tile)
            pairs = [n for n in range(len(p.spots)) if n % q.ROW < q.ROW - 1 and not any(p.spots[n : n + 2])]
            p.spots[pairs[0]] = p.spots[pairs[0] + 1] = tile


def _take_superproject(g: G, tile: str) -> None:
    s = g.state
    if tile in s.superprojects_removed:
        s.superprojects_removed.remove(tile)
    for era in s.timeline:
        if era.superproject == tile:
            era.superproject, era.superproject_up = "", False


def offer_superproject(g: G, tile: str, era: int | None = None) -> None:
    """The superproject lies face up at an era, the current one unless told; what lay there leaves the game."""
    s = g.state
    _take_superproject(g, tile)
    place = s.timeline[(era or s.era) - 1]
    if place.superproject:
        s.superprojects_removed.append(place.superproject)
    place.superproject, place.superproject_up = tile, True


def stack(g: G, tile: str, *, primary: bool = False) -> None:
    """The building is the top of its secondary (or primary) stack."""
    s = g.state
    type_ = BUILDINGS[tile].type
    for stacks in (s.primary, s.secondary):
        if tile in stacks[type_]:
            stacks[type_].remove(tile)
    (s.primary if primary else s.secondary)[type_].append(tile)


def lay(g: G, seat: int, tile: str, era: int) -> None:
    """One of the seat's warp tiles lies at an era."""
    warps = g.state.timeline[era - 1].warps
    g.state.players[seat].warp.remove(tile)
    warps.append(Warp(seat, tile, next_free_slot(g.state.timeline[era - 1])))


def workers(g: G, seat: int = 0, column: str = "active") -> dict[str, int]:
    """The workers of a column, without zeroes."""
    held: dict[str, int] = getattr(g.state.players[seat], column)
    return {type_: held[type_] for type_ in WORKERS if held[type_]}


def owned(g: G, seat: int = 0) -> dict[str, int]:
    """Assets and VP tokens, without zeroes."""
    p = g.state.players[seat]
    return {what: n for what, n in {**p.assets, "VP": p.vp}.items() if n}


# --- playing


def play(g: G, rule: Rule[T], *answers: Choice) -> T:
    """Run a rule to its end. Answers are refused as at a real table."""
    left = list(answers)
    try:
        request = next(rule)
        while True:
            assert request.mode in (Mode.ONE, Mode.PARALLEL), "only one seat is asked at a time here"
            ask = next(iter(request.asks.values()))
            assert left, f"unanswered: {ask.key} {[one.id for one in ask.options]}"
            choice = ask.accept(left.pop(0))
            request = rule.send(choice if request.mode is Mode.ONE else {ask.seat: choice})
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        wrong = list(checks.check(g.state))
        assert not wrong, wrong
        return end.value  # type: ignore[no-any-return]


def finish(rule: Rule[None]) -> None:
    """Run a rule that asks nothing."""
    for request in rule:
        raise AssertionError(f"asked {[ask.key for ask in request.asks.values()]}")


def asked(rule: Rule[T], *answers: Choice) -> Ask:
    """What a rule asks after these answers."""
    request = next(rule)
    for answer in answers:
        ask = next(iter(request.asks.values()))
        request = rule.send(ask.accept(answer))
    return next(iter(request.asks.values()))


def act(g: G, seat: int, option: str, *answers: Choice) -> bool:
    """One free action (False) or the placement or pass that ends the turn (True), without handing the turn on."""
    g.state.main_action = False
    return play(g, turns.one_action(g, seat), option, *answers)


def asked_in(g: G, seat: int, option: str, *answers: Choice) -> Ask:
    """What is asked after an option of the turn was taken."""
    g.state.main_action = False
    return asked(turns.one_action(g, seat), option, *answers)


def offered(g: G, seat: int = 0) -> list[str]:
    """The option ids of a turn, without the pass."""
    return [one.id for one in turns.offered(g.state, seat)]


def option_ids(ask: Ask) -> list[str]:
    return [one.id for one in ask.options]


def refused(g: G, seat: int, option: str) -> Blocked:
    """Why an option of the turn is not on offer."""
    assert option not in offered(g, seat), f"{option} is on offer"
    found = [one for one in blocked(g.state, seat, ("main", "own", "free")) if one.id == option]
    assert found, f"{option} is neither on offer nor refused"
    return found[0]


def new_turn(g: G, seat: int = 0) -> None:
    """As at the beginning of a turn of the seat."""
    s = g.state
    s.turn = s.order.index(seat)
    s.main_action = s.players[seat].reservoir = False


def log_keys(g: G) -> list[str]:
    return [event.text.key for event in g.events if event.shown]
