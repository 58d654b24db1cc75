"""Worker spaces and free actions of buildings and superprojects, rules 7.14, 14 and 15."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.anachrony import effects, words
from engine.anachrony import questions as q
from engine.anachrony.data import BUILDINGS, TILES
from engine.anachrony.registry import CREW, FREE, OWN, Action, No, register
from engine.anachrony.state import G, Player, State
from engine.core import Rule, Text, say

WRONG_WORKER = {
    wanted: No(say("anachrony-no-tile_worker", worker=words.worker(wanted)), "7.14")
    for wanted in {tile.worker for tile in TILES.values()} - {"", "any"}
}
IDS = {f"tile:{id_}": id_ for id_ in TILES}
WORKER_SPACES = {id_: space for space, id_ in IDS.items() if TILES[id_].kind == "worker"}
FREE_SPACES = {id_: space for space, id_ in IDS.items() if TILES[id_].kind == "free"}

# The types of buildings on which Progress B motivates scientists.
SCIENTISTS_MOTIVATED = ("power_plant", "factory", "lab")


def worker_spaces(s: State, seat: int) -> Sequence[str]:
    return _spaces(s.players[seat], WORKER_SPACES)


def free_spaces(s: State, seat: int) -> Sequence[str]:
    return _spaces(s.players[seat], FREE_SPACES)


def _spaces(p: Player, of: Mapping[str, str]) -> Sequence[str]:
    """A superproject lies on two spots, but is one tile."""
    found: list[str] = []
    for tile in p.spots:
        space = of.get(tile)
        if space and space not in found and not (p.covered and q.is_covered(p, tile)):
            found.append(space)
    return found


def unfit(space: str) -> Mapping[str, No]:
    wanted = TILES[IDS[space]].worker
    return {worker: WRONG_WORKER[wanted] for worker in CREW if not q.may_use(worker, wanted)}


def refuses(s: State, seat: int, space: str, worker: str) -> No | None:
    tile = TILES[IDS[space]]
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


register(OWN, Action("tile", use, spaces=worker_spaces, unfit=unfit, refuses=refuses, fate=fate, text=text))
register(FREE, Action("tile", use, spaces=free_spaces, refuses=refuses, text=text))
