"""Worker spaces and free actions of buildings and superprojects, rules 7.14, 14 and 15."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import effects, words
from engine.anachrony import questions as q
from engine.anachrony.data import BUILDINGS, TILES
from engine.anachrony.registry import FREE, OWN, Action, No, register
from engine.anachrony.state import G, State
from engine.core import Rule, Text, say

WRONG_WORKER = {
    wanted: No(say("anachrony-no-tile_worker", worker=words.worker(wanted)), "7.14")
    for wanted in {tile.worker for tile in TILES.values()} - {"", "any"}
}
SPACES = {id_: f"tile:{id_}" for id_ in TILES}
IDS = {space: id_ for id_, space in SPACES.items()}

# The types of buildings on which Progress B motivates scientists.
SCIENTISTS_MOTIVATED = ("power_plant", "factory", "lab")


def worker_spaces(s: State, seat: int) -> Sequence[str]:
    return [SPACES[tile] for tile in q.tiles_in_use(s.players[seat]) if TILES[tile].kind == "worker"]


def free_spaces(s: State, seat: int) -> Sequence[str]:
    return [SPACES[tile] for tile in q.tiles_in_use(s.players[seat]) if TILES[tile].kind == "free"]


def refuses(s: State, seat: int, space: str, worker: str) -> No | None:
    tile = TILES[IDS[space]]
    if worker and not q.may_use(worker, tile.worker):
        return WRONG_WORKER[tile.worker]
    return effects.refusal(s, seat, tile.effects, worker, leaving=worker, cost=tile.cost)


def fate(s: State, seat: int, space: str, worker: str) -> str:
    tile = TILES[IDS[space]]
    returns = effects.fate(tile, worker)
    return "active" if returns == "tired" and _motivated_by_board(s, seat, tile.id, worker) else returns


def _motivated_by_board(s: State, seat: int, tile: str, worker: str) -> bool:
    """Progress B, rules 20.4."""
    if not q.has_special(s, seat, "scientists_motivated_on_power_plant_factory_lab"):
        return False
    return tile in BUILDINGS and BUILDINGS[tile].type in SCIENTISTS_MOTIVATED and q.acts_as(worker, "scientist")


def text(space: str, worker: str) -> Text:
    tile = IDS[space]
    if worker:
        return say("anachrony-do-tile", tile=words.tile(tile), crew=words.crew(worker))
    return say("anachrony-free-tile", tile=words.tile(tile))


def use(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    tile = TILES[IDS[space]]
    return effects.apply(g, seat, tile.effects, worker, cost=tile.cost)


register(OWN, Action("tile", use, spaces=worker_spaces, refuses=refuses, fate=fate, text=text))
register(FREE, Action("tile", use, spaces=free_spaces, refuses=refuses, text=text))
