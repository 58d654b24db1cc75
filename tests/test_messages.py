"""Every visible text exists in every language, is used, and takes the same arguments everywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.core.language import LOCALES

ROOT = Path(__file__).parent.parent
TOPS = ("engine", "render", "bot", "tests")
PACKAGES = sorted(folder.parent for top in TOPS for folder in ROOT.glob(f"{top}/**/messages"))
ASKERS = {"choose", "pick", "number", "order"}


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node))
    return set()


@cache
def messages(package: Path, locale: str) -> dict[str, set[str]]:
    """Message id -> its variables; broken syntax and doubled ids are failures."""
    found: dict[str, set[str]] = {}
    folder = package / "messages"
    for path in [*folder.glob(f"{locale}.ftl"), *sorted(folder.glob(f"{locale}/*.ftl"))]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = variables(entry)
    return found


class Use:
    """A key as the code writes it: a literal, or a pattern where parts are filled in."""

    def __init__(self, where: str, pattern: str, arguments: set[str] | None, literal: bool) -> None:
        self.where, self.pattern, self.arguments, self.literal = where, pattern, arguments, literal


@cache
def uses() -> list[Use]:
    found = []
    for top in ("engine", "render", "bot", "tests/harbour"):
        for path in sorted((ROOT / top).rglob("*.py")):
            prefix = f"{path.relative_to(ROOT / 'engine').parts[0]}-ask-" if top == "engine" else "harbour-ask-"
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                found += list(_uses_in(node, str(path.relative_to(ROOT)), prefix))
    return found


def _uses_in(node: ast.AST, path: str, prefix: str) -> Iterator[Use]:
    if not isinstance(node, ast.Call):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):  # a key kept in a table or a constant
            yield Use(f"{path}:{node.lineno}", re.escape(node.value), None, literal=False)
        return
    where = f"{path}:{node.lineno}"
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in ("say", "Text") and node.args:
        names = {keyword.arg for keyword in node.keywords}
        known = None if None in names or name == "Text" else {n for n in names if n}
        for pattern, literal in _key_patterns(node.args[0]):
            yield Use(where, pattern, known, literal)
    elif name in ASKERS and len(node.args) >= 2:
        for pattern, literal in _key_patterns(node.args[1]):
            yield Use(where, prefix + pattern.replace(r"\.", "-"), _ask_arguments(node), literal)


def _key_patterns(node: ast.expr) -> Iterator[tuple[str, bool]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value), True
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[A-Za-z0-9_-]+" for v in node.values]
        yield "".join(parts), False
    elif isinstance(node, ast.IfExp):
        yield from _key_patterns(node.body)
        yield from _key_patterns(node.orelse)


def _ask_arguments(node: ast.Call) -> set[str] | None:
    for keyword in node.keywords:
        if keyword.arg == "args":
            if not isinstance(keyword.value, ast.Dict):
                return None
            return {str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)}
    return set()


def all_messages(locale: str) -> dict[str, set[str]]:
    merged: dict[str, set[str]] = {}
    for package in PACKAGES:
        merged |= messages(package, locale)
    return merged


def test_there_are_messages() -> None:
    assert {p.name for p in PACKAGES} >= {"core", "harbour"}


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: p.name)
def test_every_message_exists_in_every_language_with_the_same_arguments(package: Path) -> None:
    reference = messages(package, LOCALES[0])
    for locale in LOCALES[1:]:
        assert messages(package, locale) == reference


def test_every_text_in_the_code_has_a_message() -> None:
    known = all_messages("en")
    missing = [
        f"{use.where}: {use.pattern}"
        for use in uses()
        if (use.literal or ("-" in use.pattern and "[A-Za-z" in use.pattern))
        and not any(re.fullmatch(use.pattern, key) for key in known)
    ]
    assert not missing


def test_every_message_is_used() -> None:
    literals = {use.pattern.replace("\\", "") for use in uses()}
    patterns = [re.compile(use.pattern) for use in uses() if "[A-Za-z" in use.pattern]
    unused = [
        key for key in all_messages("en") if key not in literals and not any(p.fullmatch(key) for p in patterns)
    ]
    assert not unused


def test_every_text_in_the_code_gives_the_arguments_its_message_wants() -> None:
    known = all_messages("en")
    wrong = []
    for use in uses():
        key = use.pattern.replace("\\", "")
        if use.literal and use.arguments is not None and key in known and use.arguments != known[key]:
            wrong.append(f"{use.where}: {key} wants {sorted(known[key])}, gets {sorted(use.arguments)}")
    assert not wrong
