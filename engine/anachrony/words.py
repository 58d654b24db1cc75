"""The names of things, for texts. A list stands in a text as an enumeration."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.anachrony.data import BUILDINGS, COLLAPSING, STARTING_ASSETS
from engine.core import Text, say


@cache
def name(kind: str, id_: str) -> Text:
    return Text(f"anachrony-{kind}-{id_}")


def building(id_: str) -> Text:
    return name("building", id_)


def superproject(id_: str) -> Text:
    return name("superproject", id_)


def tile(id_: str) -> Text:
    """A building or a superproject."""
    return building(id_) if id_ in BUILDINGS else superproject(id_)


def tile_text(id_: str) -> Text:
    """What a building or a superproject does."""
    return name("building" if id_ in BUILDINGS else "superproject", f"{id_}-text")


def leader(id_: str) -> Text:
    return name("leader", id_)


def leader_text(id_: str) -> Text:
    return name("leader", f"{id_}-text")


def path(id_: str) -> Text:
    return name("path", id_)


def evacuation(id_: str) -> Text:
    return name("evacuation", id_)


def experiment(id_: str) -> Text:
    return name("experiment", id_)


def experiment_text(id_: str) -> Text:
    return name("experiment", f"{id_}-text")


def collapsing(id_: str) -> Text:
    return name("collapsing", id_)


def note(id_: str) -> Text:
    """What a capital space costs ("W2"), or what the collapsing tile on it does."""
    return collapsing(id_) if id_ in COLLAPSING else say("anachrony-space-water", water=amount("W", int(id_[1:])))


def endgame(id_: str) -> Text:
    return name("endgame", id_)


def warp(id_: str) -> Text:
    return name("warp", id_)


def worker(type_: str) -> Text:
    return name("worker", type_)


def crew(type_: str) -> Text:
    """ "with a scientist"; also for the empty suit."""
    return name("with", type_)


def asset(letter: str) -> Text:
    return name("asset", letter)


def building_type(type_: str) -> Text:
    return name("type", type_)


def action(id_: str) -> Text:
    return name("action", id_)


def slot(id_: str) -> Text:
    return name("slot", id_)


def tracker(id_: str) -> Text:
    return name("tracker", id_)


def position(id_: str) -> Text:
    return name("position", id_)


def fire(id_: str) -> Text:
    return name("fire", id_)


def shape(id_: str) -> Text:
    return name("shape", id_)


def icon(id_: str) -> Text:
    return name("icon", id_)


@cache
def era(number: int) -> Text:
    return say("anachrony-era", era=number)


@cache
def breakthrough(kind: str) -> Text:
    """A token ("circle-genetics"), or a bare shape for one of any icon."""
    shape_id, _, icon_id = kind.partition("-")
    if not icon_id:
        return shape(shape_id)
    return say("anachrony-breakthrough", shape=shape(shape_id), icon=icon(icon_id))


@cache
def amount(what: str, count: int) -> Text:
    """So many of an asset letter, a worker type, or a worker of a column ("active-genius")."""
    return say(f"anachrony-amount-{what}", count=count)


def assets(amounts: Mapping[str, int]) -> list[Text]:
    """{"T": 2, "W": 1} as a list; never empty."""
    return [amount(what, n) for what, n in amounts.items() if n] or [Text("anachrony-amount-nothing")]


def starting_asset(id_: str) -> Text:
    card = STARTING_ASSETS[id_]
    things = [amount(what, n) for what, n in card.assets.items()]
    things += [amount(f"active-{w}", 1) for w in card.active] + [amount(f"tired-{w}", 1) for w in card.tired]
    things += [Text("anachrony-random_breakthrough")] * card.random_breakthroughs
    return say("anachrony-starting_asset", number=card.number, assets=things)
