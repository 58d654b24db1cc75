"""Which games there are. A new one is added here and nowhere else."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.core import Game

_MODULES: dict[str, str] = {"anachrony": "engine.anachrony", "the_loop": "engine.the_loop"}


def names() -> list[str]:
    return list(_MODULES)


def find(name: str) -> Game[Any]:
    """A registered game, or the `GAME` of a module given by its dotted name."""
    if name not in _MODULES and "." not in name:
        raise LookupError(f"no game {name!r}; there are: {', '.join(_MODULES) or 'none'}")
    game: Game[Any] = import_module(_MODULES.get(name, name)).GAME
    return game


def package(game: Game[Any]) -> str:
    """Where a game's data and messages lie: the package of the class that first made it a Game."""
    lineage = type(game).__mro__
    return lineage[lineage.index(Game) - 1].__module__.rpartition(".")[0]
