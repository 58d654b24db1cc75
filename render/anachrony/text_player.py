"""One player in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.anachrony import conditions
from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.actions.evacuate import worth
from engine.anachrony.data import (
    ANOMALY,
    ASSETS,
    CHRONOBOT,
    EVACUATION,
    POSITIONS,
    SLOTS,
    TILES,
    TYPES,
    WORKERS,
)  # fmt: skip
from engine.anachrony.state import EMPTY_SUIT, Placement, Player, State
from engine.core import HIDDEN, Text, say, who
from render.anachrony.scene import points
from render.words import Words


def lines(s: State, words: Words, seat: int) -> Iterator[str]:
    p = s.players[seat]
    yield words(say("render-text-player", seat=who(seat), vp=points(s, seat)))
    if not p.path:
        yield words(say("render-no-path"))
    else:
        yield from ("– " + words(line) for line in _facts(s, seat))
    yield from ("– " + words(line) for line in _cards(s, p))


def _nothing() -> list[Text]:
    return [w.amount("nothing", 0)]


def _facts(s: State, seat: int) -> Iterator[Text]:
    p = s.players[seat]
    yield w.path(p.path)
    if p.leader:
        yield say("render-text-leader", name=w.leader(p.leader), text=w.leader_text(p.leader))
    yield say("render-text-assets", assets=[w.amount(a, p.assets[a]) for a in ASSETS if p.assets[a]] or _nothing())
    yield say("render-text-tokens", vp=p.vp, paradox=p.paradox, limit=q.paradox_limit(s, seat))
    yield from _workers(p)
    yield from _tracks(s, seat)
    yield from _suits(s, seat)
    kinds = [say("render-text-count", what=w.breakthrough(kind), count=n) for kind, n in p.breakthroughs.items() if n]
    yield say("render-text-own-breakthroughs", kinds=kinds or _nothing())
    yield say("render-text-warp-hand", warps=[w.warp(tile) for tile in p.warp] or _nothing())
    yield from _spots(s, seat)
    if p.experiments:
        yield say("render-text-own-experiments", cards=[w.experiment(card) for card in p.experiments])
    if p.condition:
        yield _condition(s, seat)
    if p.passed and s.phase == "actions":
        yield say("render-text-passed")
    if p.reservoir:
        yield say("render-text-reservoir")
    if q.is_bot(s, seat):
        yield from _bot(s)


def _workers(p: Player) -> Iterator[Text]:
    for key, workers in (("active", p.active), ("tired", p.tired), ("set_aside", p.set_aside)):
        found = [w.amount(type_, workers.get(type_, 0)) for type_ in WORKERS if workers.get(type_, 0)]
        if found or key != "set_aside":
            yield say(f"render-text-{key}", workers=found or _nothing())
    if p.placed:
        yield say("render-text-placed", placed=[_placement(one) for one in p.placed])
    used = [_space_name(space) for space in p.used]
    yield say("render-text-used", spaces=used or _nothing(), left=q.count_markers(p))


def _placement(one: Placement) -> Text:
    worker = w.worker(one.worker) if one.worker != EMPTY_SUIT else w.worker(EMPTY_SUIT)
    suit = "render-text-in-suit" if one.exosuit else "render-text-on-board"
    return say(suit, space=_space_name(one.space), worker=worker, fate=say(f"render-fate-{one.fate}"))


def _space_name(space: str) -> Text:
    head, _, which = space.partition(":")
    if head == "tile":
        return w.tile(which)
    if head == "lost":
        return say("render-text-lost")
    if head in ("construct", "recruit", "research", "council", "mine", "purify", "trade", "evacuate", "experiment"):
        return w.action(head)
    if head in ("supply", "force", "anomaly"):
        return w.action(head)
    return w.leader(head)


def _tracks(s: State, seat: int) -> Iterator[Text]:
    p = s.players[seat]
    bot = q.is_bot(s, seat)
    morale = CHRONOBOT.morale_vp if bot else q.board(s, seat).morale_vp
    water = CHRONOBOT.supply_cost if bot else q.board(s, seat).supply_cost
    travel = CHRONOBOT.time_travel_vp if bot else q.board(s, seat).time_travel_vp
    yield say("render-text-morale", step=p.morale + 1, steps=len(morale), vp=morale[p.morale], water=water[p.morale])
    yield say("render-text-travel", step=p.time_travel, steps=len(travel) - 1, vp=travel[p.time_travel])
    if not bot:
        yield say("render-text-own-focus", era=w.era(p.focus))


def _suits(s: State, seat: int) -> Iterator[Text]:
    p = s.players[seat]
    for key, flags in (("powered", p.powered), ("blocked", p.blocked)):
        slots = [w.slot(SLOTS[n]) for n, on in enumerate(flags) if on]
        if slots or key == "powered":
            yield say(f"render-text-{key}", slots=slots or _nothing())
    yield say("render-text-exosuits", count=p.exosuits)


def _spots(s: State, seat: int) -> Iterator[Text]:
    for type_ in TYPES:
        first = q.spot(type_, 0)
        spots = [_spot(s, seat, first + n) for n in range(q.ROW)]
        yield say("render-text-row", type=w.building_type(type_), spots=spots)


def _spot(s: State, seat: int, number: int) -> Text:
    p = s.players[seat]
    tile = p.spots[number]
    if tile == ANOMALY:
        return say("anachrony-word-anomaly")
    if number in p.covered:
        return say("render-text-covered", name=w.tile(tile))
    if tile:
        return say("render-text-building", name=w.tile(tile), vp=TILES[tile].vp, text=w.tile_text(tile))
    if q.is_bot(s, seat):
        return say("render-text-spot-empty")
    cost = q.board(s, seat).building_costs[q.row_of(number)][number % q.ROW]
    return say("render-text-spot-free", cost=[w.amount(what, count) for what, count in cost.items()])


def _condition(s: State, seat: int) -> Text:
    p = s.players[seat]
    name, text = w.evacuation(p.condition), w.name("evacuation", f"{p.condition}-text")
    if p.evacuated:
        return say("render-text-evacuated", name=name, text=text)
    met = conditions.holds(s, seat, EVACUATION[p.condition].base)
    key = "render-text-condition-met" if met else "render-text-condition-unmet"
    return say(key, name=name, text=text, vp=worth(s, seat))


def _cards(s: State, p: Player) -> Iterator[Text]:
    """Cards of a draft: named for their owner, counted for everybody else."""
    name = w.starting_asset if s.phase == "asset_draft" else w.endgame
    for key, cards in (("hand", p.hand), ("kept", p.kept)):
        if cards and HIDDEN not in cards:
            yield say(f"render-text-{key}", cards=[name(card) for card in cards])
        elif cards:
            yield say(f"render-text-{key}-hidden", count=len(cards))


def _bot(s: State) -> Iterator[Text]:
    assert s.chronobot is not None
    for n, position in enumerate(s.chronobot.tokens, 1):
        then = w.position(POSITIONS[position].next)
        yield say("render-text-token", token=n, place=position, action=w.position(position), next=then)
    built = [w.superproject(tile) for tile in s.chronobot.superprojects] or _nothing()
    me = s.chronobot
    yield say("render-text-bot", superprojects=built, anomalies=me.anomalies, actions=me.actions)
