"""Every thing of the game that does something has a behaviour test; the convention is told in `helpers`."""

from __future__ import annotations

from engine.anachrony.data import (
    BUILDINGS,
    COLLAPSING,
    ENDGAME_CARDS,
    EVACUATION,
    EXPERIMENTS,
    LEADERS,
    SUPERPROJECTS,
    WARP_TILES,
)
from tests.engine.anachrony.helpers import COVERED
from tests.engine.coverage import Kinds, import_tests_beside, things

KINDS: Kinds = {
    "building": (BUILDINGS, 60),
    "superproject": (SUPERPROJECTS, 18),
    "leader": (LEADERS, 8),
    "collapsing": (COLLAPSING, 15),
    "experiment": (EXPERIMENTS, 20),
    "endgame": (ENDGAME_CARDS, 9),
    "evacuation": (EVACUATION, 8),
    "warp": (WARP_TILES, 9),
}


def collect() -> set[str]:
    import_tests_beside(__file__)
    return COVERED


def test_the_box_is_complete() -> None:
    assert {kind: len(ids) for kind, (ids, _) in KINDS.items()} == {kind: count for kind, (_, count) in KINDS.items()}


def test_every_thing_has_a_behaviour_test() -> None:
    assert sorted(things(KINDS) - collect()) == []


def test_no_test_covers_what_does_not_exist() -> None:
    assert sorted(collect() - things(KINDS)) == []
