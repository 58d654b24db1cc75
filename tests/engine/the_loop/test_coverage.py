"""Every thing of the game that does something has a behaviour test; the convention is told in `helpers`."""

from __future__ import annotations

from engine.the_loop.data import AGENTS, ARTIFACTS, MISSIONS, MODES, ULTRA
from tests.engine.coverage import Kinds, import_tests_beside, things
from tests.engine.the_loop.helpers import COVERED

KINDS: Kinds = {
    "agent": (AGENTS, 5),
    "artifact": (ARTIFACTS, 79),
    "mission": (MISSIONS, 10),
    "ultra": (ULTRA, 14),
    "mode": ([f"{mode}-{level}" for mode, level in MODES], 12),
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
