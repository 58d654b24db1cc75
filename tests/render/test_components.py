"""Every component of the data is drawn at its place, in both languages, and its words fit there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.anachrony.data import (
    BOARD,
    BUILDINGS,
    CHRONOBOT,
    COLLAPSING,
    ENDGAME_CARDS,
    EXPERIMENTS,
    PATHS,
    STARTING_ASSETS,
    SUPERPROJECTS,
    TIMELINE_TILES,
    TYPES,
    WARP_TILES,
    WORKERS,
)  # fmt: skip
from engine.anachrony.game import GAME
from engine.anachrony.state import Placement, State, Warp
from engine.core.language import LOCALES
from render.anachrony import player, table
from render.anachrony.scene import Scene
from render.canvas import Canvas
from tests.render.measure import faults
from tests.render.positions import crowded, long_name

pytestmark = pytest.mark.parametrize("locale", LOCALES)


def board(state: State, locale: str, seat: int = 0) -> Canvas:
    return player.draw(Scene(GAME.view(state, seat), locale, long_name, None, []), seat)


def whole(state: State, locale: str) -> Canvas:
    return table.draw(Scene(GAME.view(state, None), locale, long_name, None, [0]))


def shown(canvas: Canvas) -> set[str]:
    return {name for name, _, _ in canvas.icons}


def texts(canvas: Canvas) -> set[str]:
    return {ink.text for ink in canvas.texts}


def test_every_building(locale: str) -> None:
    for column in range(5):
        state = crowded()
        for n, type_ in enumerate(TYPES):
            tiles = [tile for tile, it in BUILDINGS.items() if it.type == type_][column * 3 : column * 3 + 3]
            state.players[0].spots[n * 3 : n * 3 + 3] = tiles
            state.primary[type_], state.secondary[type_] = tiles[:1], tiles[1:]
        for canvas in (board(state, locale), whole(state, locale)):
            assert not faults(canvas)
            assert set(state.players[0].spots) <= texts(canvas)


def test_every_superproject_and_experiment(locale: str) -> None:
    projects, experiments = list(SUPERPROJECTS), list(EXPERIMENTS)
    for first in range(0, max(len(projects), len(experiments)), 7):
        state = crowded(doomsday=True)
        for n, era in enumerate(state.timeline):
            era.superproject = projects[(first + n) % len(projects)]
            era.experiment = experiments[(first + n) % len(experiments)]
            era.superproject_up = era.experiment_up = True
        for n in range(4):
            state.players[0].spots[n * 3] = state.players[0].spots[n * 3 + 1] = state.timeline[n].superproject
        state.players[0].placed = [Placement(state.timeline[0].superproject, "genius", "tired")]
        state.players[0].used = [state.timeline[1].superproject]
        assert not faults(whole(state, locale))
        assert not faults(board(state, locale))


def boards() -> Iterator[tuple[str, str, str, str]]:
    for path, it in PATHS.items():
        yield from (
            (path, leader, condition, side) for leader in it.leaders for condition in it.evacuation for side in "AB"
        )


def test_every_path_leader_and_evacuation_condition(locale: str) -> None:
    for path, leader, condition, side in boards():
        state = crowded(2, 6, "boards", side=side)
        p = state.players[0]
        p.path, p.leader, p.condition = path, leader, condition
        p.evacuated = p.passed = True
        state.banner = 0
        for canvas in (board(state, locale), whole(state, locale)):
            assert not faults(canvas)
            assert f"path-{path}" in shown(canvas)


def test_every_endgame_card_and_collapsing_tile(locale: str) -> None:
    cards, tiles = list(ENDGAME_CARDS), list(COLLAPSING)
    for first in range(0, 10, 3):
        state = crowded()
        state.occupied, state.flipped = {}, []
        state.endgame = [cards[(first + n) % len(cards)] for n in range(5)]
        state.players[1] = state.players[2] = state.players[0]
        state.players[3] = crowded(seed="behind").players[3]
        state.players[3].assets["W"] = 0
        for action in ("construct", "recruit", "research"):
            fitting = [tile for tile in tiles if COLLAPSING[tile].action == action]
            state.collapsing[action] = [fitting[(first + n) % len(fitting)] for n in range(3)]
        assert not faults(whole(state, locale))


def test_every_warp_tile_timeline_tile_breakthrough_and_worker(locale: str) -> None:
    for tile in TIMELINE_TILES:
        state = crowded(4, 6, "warps", alternate_timeline=True)
        state.timeline[0].tile = tile
        state.timeline[0].warps = []
        state.timeline[1].warps = [Warp(n % 4, kind, n + 1) for n, kind in enumerate(list(WARP_TILES)[:8])]
        p = state.players[0]
        p.warp, p.breakthroughs = list(WARP_TILES), dict.fromkeys(BOARD.breakthroughs, 2)
        state.occupied = {f"mine:{n}": 0 for n in (1, 2, 3)}
        p.placed = [Placement(f"mine:{n}", worker, "tired", True) for n, worker in enumerate(WORKERS, 1)]
        p.placed[0].worker = "empty_suit"
        assert not faults(whole(state, locale))
        canvas = board(state, locale)
        assert not faults(canvas)
        assert set(BOARD.breakthroughs) <= shown(canvas)


def test_every_position_of_the_chronobot(locale: str) -> None:
    places = [position.id for position in CHRONOBOT.positions]
    for first in range(0, len(places), 5):
        state = crowded(1)
        assert state.chronobot is not None
        state.chronobot.tokens = [places[(first + n) % len(places)] for n in (0, 0, 1, 2, 3, 4)]
        state.chronobot.superprojects = ["neutronium_research_center", list(SUPERPROJECTS)[first]]
        state.chronobot.anomalies = 2
        seat = state.chronobot.seat
        state.players[seat].path = "chronobot"
        state.players[seat].breakthroughs = dict.fromkeys(BOARD.breakthroughs, 3)
        assert not faults(board(state, locale, seat))
        assert not faults(whole(state, locale))


def test_every_starting_asset_card_is_shown_to_its_owner(locale: str) -> None:
    cards = list(STARTING_ASSETS)
    for first in range(0, len(cards), 4):
        state = crowded()
        state.phase = "asset_draft"
        state.players[0].hand = cards[first : first + 4]
        drawn = player.draw(Scene(state, locale, long_name, None, []), 0)
        assert not faults(drawn)
        assert "sealed" in shown(drawn)
