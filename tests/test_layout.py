"""The house rules that no type checker knows: which way imports point, and what the engine may not touch."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = ("bot", "render", "engine")
MAY_IMPORT = {"engine": {"engine"}, "render": {"render", "engine"}, "bot": {"bot", "render", "engine"}}

# All that the engine needs of the standard library; anything that could reach a disk, a network, a clock or
# chance is not here.
ENGINE_STDLIB = {
    "__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "functools", "hashlib", "heapq",
    "itertools", "math", "operator", "re", "typing", "weakref",
}  # fmt: skip
ENGINE_LIBRARIES = {"msgspec", "fluent", "babel", "snowballstemmer"}
# The two doors: the command line, and the reader of the engine's own packaged files.
DOORS = {"engine/__main__.py", "engine/core/resources.py", "engine/games.py"}


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("package", OURS)
def test_imports_point_from_bot_to_render_to_engine(package: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(package)
        for name in imported(path)
        if name.split(".")[0] in {*OURS, "tests", "bench"} - MAY_IMPORT[package]
    ]
    assert not wrong


def test_the_engine_imports_nothing_that_does_io() -> None:
    wrong = []
    for path in sources("engine"):
        if str(path.relative_to(ROOT)) in DOORS:
            continue
        for name in imported(path):
            top = name.split(".")[0]
            known = ENGINE_STDLIB if top in sys.stdlib_module_names else ENGINE_LIBRARIES | {"engine"}
            if top not in known:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_a_game_never_imports_another_game() -> None:
    shared = {"core", "players", "battery", "games"}
    games = [p.name for p in (ROOT / "engine").iterdir() if p.is_dir() and p.name not in shared and p.name[0] != "_"]
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for game in games
        for path in sources(f"engine/{game}")
        for name in imported(path)
        if name.startswith("engine.") and name.split(".")[1] not in {game, "core"}
    ]
    assert not wrong


def test_the_engine_calls_no_builtin_that_does_io() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} calls {node.func.id}"
        for path in sources("engine")
        if str(path.relative_to(ROOT)) not in DOORS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"open", "print", "input"}
    ]
    assert not wrong
