"""Every thing of the game that does something has a behaviour test; the convention is told in `helpers`."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Iterator
from pathlib import Path

from engine.the_loop.data import AGENTS, ARTIFACTS, MISSIONS, MODES, ULTRA
from tests.engine.the_loop.helpers import COVERED

KINDS: dict[str, tuple[Collection[str], int]] = {
    "agent": (AGENTS, 5),
    "artifact": (ARTIFACTS, 79),
    "mission": (MISSIONS, 10),
    "ultra": (ULTRA, 14),
    "mode": ([f"{mode}-{level}" for mode, level in MODES], 12),
}


def things() -> Iterator[str]:
    for kind, (ids, _) in KINDS.items():
        yield from (f"{kind}:{id_}" for id_ in ids)


def collect() -> set[str]:
    """Importing a test module registers what its tests cover."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        importlib.import_module(f"{__package__}.{path.stem}")
    return COVERED


def test_the_box_is_complete() -> None:
    assert {kind: len(ids) for kind, (ids, _) in KINDS.items()} == {kind: count for kind, (_, count) in KINDS.items()}


def test_every_thing_has_a_behaviour_test() -> None:
    assert sorted(set(things()) - collect()) == []


def test_no_test_covers_what_does_not_exist() -> None:
    assert sorted(collect() - set(things())) == []
