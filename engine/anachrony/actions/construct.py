"""Construct, rules 7.3: a building from one of the stacks, or the superproject in focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.actions.capital import capital_action, wrong_workers
from engine.anachrony.data import BUILDINGS, COLLAPSING, PATHS, SUPERPROJECTS, TILES, TUG, TYPES
from engine.anachrony.effects import apply, too_expensive
from engine.anachrony.gain import gain_vp, spend_breakthrough
from engine.anachrony.granted import refused
from engine.anachrony.payment import Discount, affordable, combined, discounted, pay, payable, without
from engine.anachrony.phases.preparation import show_tops, take_from_primary
from engine.anachrony.registry import MAIN, STANDARD, How, No, Standard, no, register
from engine.anachrony.state import G, Player, State
from engine.anachrony.verbs import ConstructDiscount, Cost, Gain, VpBySpot
from engine.core import Option, Rule, Text, say, who

NO_BUILDING = no("construct", "1.13")
NO_SUPERPROJECT = no("construct_superproject", "1.13")
NO_PAIR = no("pair", "7.3.2")
NO_TOKENS = no("tokens", "7.3.2")
ROW_FULL = {type_: No(say("anachrony-no-row", type=words.building_type(type_)), "7.3.1") for type_ in TYPES}


class Project(Struct, frozen=True):
    """A building of a type or a superproject: where it can lie, what it can cost, and why it cannot be had."""

    what: str  # the type or the superproject
    spots: list[int] = []  # of a superproject: its left halves
    costs: list[Cost] = []
    obstacle: No | None = None
    affordable: bool = False

    @property
    def possible(self) -> bool:
        return self.affordable and not self.obstacle

    @property
    def why_not(self) -> No | None:
        return self.obstacle or (None if self.affordable else too_expensive(tuple(self.costs[0].items())))


class Changes(NamedTuple):
    """What makes a printed cost dearer or cheaper."""

    water: int
    engineer: bool
    discounts: tuple[Discount, ...]


# --- what can be constructed


def projects(s: State, seat: int, how: How) -> Iterator[Project]:
    """By type, as all buildings of one type cost the same; then the superproject in focus."""
    changes = _changes(how, q.has_tile(s.players[seat], "anti_gravity_field"))
    if how.only != "superproject":
        _, costs = _prices(s.players[seat].path, s.variants.side, changes)
        for type_ in TYPES:
            if s.secondary[type_] or s.primary[type_]:
                yield _building(s, seat, how.leaving, type_, costs)
    if tile := q.focus_superproject(s, seat):
        yield _superproject(s, seat, how.leaving, tile, changes)


def _any_possible(s: State, seat: int, how: How) -> bool:
    """Whether one of the projects is; every offer of a turn asks this, so it makes none of them."""
    p = s.players[seat]
    changes = _changes(how, q.has_tile(p, "anti_gravity_field"))
    if how.only != "superproject":
        least, costs = _prices(p.path, s.variants.side, changes)
        if payable(p, least):
            for type_ in reversed(TYPES):  # power plants are the dearest
                spot = q.leftmost_free_spot(p, type_) if s.secondary[type_] or s.primary[type_] else None
                if spot is not None and affordable(s, seat, costs[spot], how.leaving):
                    return True
    tile = q.focus_superproject(s, seat)
    return bool(tile) and _superproject(s, seat, how.leaving, tile, changes).possible


def _building(s: State, seat: int, leaving: str, type_: str, costs: Sequence[list[Cost]]) -> Project:
    spot = q.leftmost_free_spot(s.players[seat], type_)
    if spot is None:
        return Project(type_, obstacle=ROW_FULL[type_])
    return Project(type_, [spot], costs[spot], None, affordable(s, seat, costs[spot], leaving))


def _superproject(s: State, seat: int, leaving: str, tile: str, changes: Changes) -> Project:
    costs = _superproject_costs(tile, changes)
    if not affordable(s, seat, costs, leaving):
        return Project(tile, [], costs)
    spots = free_pairs(s, seat)
    if not spots:
        return Project(tile, obstacle=NO_PAIR)
    lacking = None if token_ways(s.players[seat], tile) else NO_TOKENS
    return Project(tile, spots, costs, lacking, True)


def _tiles(s: State, project: Project) -> list[str]:
    """The tiles that can be taken: of a type the tops of both stacks."""
    type_ = project.what
    return s.secondary[type_][-1:] + s.primary[type_][-1:] if type_ in TYPES else [type_]


def free_pairs(s: State, seat: int) -> list[int]:
    """The left spots of the pairs on which a superproject may lie; on the board of Dominance B any free pair."""
    spots = s.players[seat].spots
    pairs = [n for n in range(len(spots)) if n % q.ROW < q.ROW - 1 and not spots[n] and not spots[n + 1]]
    if not pairs or q.has_special(s, seat, "superproject_any_adjacent_pair"):
        return pairs
    leftmost = min(n % q.ROW for n in pairs)
    return [n for n in pairs if n % q.ROW == leftmost]


def token_ways(p: Player, tile: str) -> dict[str, tuple[str, ...]]:
    """Every set of own tokens that pays a superproject's breakthroughs, by option id (DP-9)."""
    ways: dict[str, tuple[str, ...]] = {}
    for wanted in SUPERPROJECTS[tile].breakthroughs:
        fitting = [[kind for kind in p.breakthroughs if kind == one or kind.startswith(f"{one}-")] for one in wanted]
        for kinds in product(*fitting):
            if all(p.breakthroughs[kind] >= kinds.count(kind) for kind in kinds):
                way = tuple(sorted(kinds))
                ways["+".join(way)] = way
    return ways


# --- what it costs


@cache
def _changes(how: How, anti_gravity: bool) -> Changes:
    """Rules 7.3.4: the discounts add up; the water of the space is part of the total (14.4)."""
    discounts: tuple[Discount, ...] = ()
    if anti_gravity:
        discounts += (tuple(TUG),)
    if how.tile and isinstance(effect := COLLAPSING[how.tile].effect, ConstructDiscount):
        discounts += (tuple(effect.of),)
    return Changes(how.water, q.acts_as(how.worker, "engineer"), discounts)


@cache
def _prices(path: str, side: str, changes: Changes) -> tuple[Cost, list[list[Cost]]]:
    """What every building costs at least, water aside (who lacks it need not look further), and what on each spot."""
    printed = PATHS[path].sides[side].building_costs
    costs = [_changed(cost, changes) for type_ in TYPES for cost in printed[type_]]
    every = [cost for ways in costs for cost in ways]
    least = {what: min(cost.get(what, 0) for cost in every) for what in every[0] if what != "W"}
    return {what: n for what, n in least.items() if n}, costs


@cache
def _superproject_costs(tile: str, changes: Changes) -> list[Cost]:
    return _changed(SUPERPROJECTS[tile].price, changes)


def _changed(printed: Cost, changes: Changes) -> list[Cost]:
    cost = combined(printed, {"W": changes.water} if changes.water else {})
    if changes.engineer:
        cost = without(cost, "T")
    return discounted(cost, changes.discounts)


# --- doing it


def refuses(s: State, seat: int, how: How) -> No | None:
    if _any_possible(s, seat, how):
        return None
    return NO_SUPERPROJECT if how.only else NO_BUILDING


def construct(g: G, seat: int, how: How) -> Rule[None]:
    """DP-7. All payment choices come before the next tile of a stack is seen (7.1.6)."""
    s = g.state
    found = {tile: project for project in projects(s, seat, how) for tile in _tiles(s, project)}
    options = [
        Option(tile, _text(tile, project.costs), _group(tile), words.tile_text(tile))
        for tile, project in found.items()
        if project.possible
    ]
    why_not = partial(refused, {tile: project.why_not for tile, project in found.items()}, words.tile)
    tile = yield from g.choose(seat, "construct", options, why_not=why_not)
    spot = yield from _choose_spot(g, seat, found[tile])
    if tile in SUPERPROJECTS:
        yield from _spend_tokens(g, seat, tile)
    yield from pay(g, seat, *found[tile].costs)
    _take(g, seat, tile, spot)
    yield from apply(g, seat, TILES[tile].instant)
    yield from _bonus(g, seat, how, tile, spot)


def _text(tile: str, costs: Sequence[Cost]) -> Text:
    cost = words.assets(costs[0])
    if len(costs) > 1:  # a discount of choice
        return say("anachrony-construct-about", tile=words.tile(tile), cost=cost)
    return say("anachrony-construct", tile=words.tile(tile), cost=cost)


def _group(tile: str) -> Text:
    if tile in BUILDINGS:
        return words.building_type(BUILDINGS[tile].type)
    return say("anachrony-group-superproject")


def _choose_spot(g: G, seat: int, project: Project) -> Rule[int]:
    """DP-8: the row; with Dominance B a row may have two pairs."""
    options = [
        Option(
            f"spot{spot}",
            say("anachrony-pair", type=words.building_type(q.row_of(spot)), column=spot % q.ROW + 1),
        )
        for spot in project.spots
    ]
    return int((yield from g.choose(seat, "construct.spot", options)).removeprefix("spot"))


def _spend_tokens(g: G, seat: int, tile: str) -> Rule[None]:
    """DP-9."""
    ways = token_ways(g.state.players[seat], tile)
    options = [
        Option(id_, say("anachrony-tokens", tokens=[words.breakthrough(kind) for kind in way]))
        for id_, way in ways.items()
    ]
    for kind in ways[(yield from g.choose(seat, "construct.tokens", options))]:
        spend_breakthrough(g, seat, kind)


def _take(g: G, seat: int, tile: str, spot: int) -> None:
    """The tile comes onto the board; RND-10 if it was the top of a primary stack."""
    s = g.state
    spots = s.players[seat].spots
    spots[spot] = tile
    g.log(say("anachrony-log-construct", seat=who(seat), tile=words.tile(tile)))
    if tile in SUPERPROJECTS:
        spots[spot + 1] = tile
        era = s.timeline[s.players[seat].focus - 1]
        era.superproject, era.superproject_up = "", False
    else:
        take_building(g, tile)


def take_building(g: G, tile: str) -> None:
    """From the top of the stack on which it lies; the next tile of a primary stack becomes visible (RND-10)."""
    s = g.state
    type_ = BUILDINGS[tile].type
    if s.secondary[type_][-1:] == [tile]:
        s.secondary[type_].pop()
        return
    take_from_primary(g, type_)
    show_tops(g, [type_])


def _bonus(g: G, seat: int, how: How, tile: str, spot: int) -> Rule[None]:
    """What the collapsing tile under the exosuit adds (12.7); discounts have been taken by now."""
    if not how.tile:
        return
    effect = COLLAPSING[how.tile].effect
    match effect:
        case VpBySpot(vp=vp):
            if tile in BUILDINGS:
                gain_vp(g, seat, vp[spot % q.ROW])
        case Gain(only="superproject") if tile in BUILDINGS:
            pass
        case _:
            yield from apply(g, seat, [effect], how.worker)


STANDARD["construct"] = Standard("construct", wrong_workers("construct"), None, refuses, construct)
register(MAIN, capital_action(STANDARD["construct"]))
