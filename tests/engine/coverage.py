"""Which things of a game there are, and which its tests cover."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TypeAlias

# Of each kind: the ids in the data, and how many the box holds.
Kinds: TypeAlias = Mapping[str, tuple[Collection[str], int]]


def things(kinds: Kinds) -> set[str]:
    return {f"{kind}:{id_}" for kind, (ids, _) in kinds.items() for id_ in ids}


def import_tests_beside(path: str) -> None:
    """Importing a test module registers what its tests cover."""
    folder = Path(path).parent
    for module in sorted(folder.glob("test_*.py")):
        importlib.import_module(f"tests.engine.{folder.name}.{module.stem}")
