"""The one place where the engine reads files: those that are part of its own packages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read_text(package: str, *path: str) -> str:
    return files(package).joinpath(*path).read_text(encoding="utf-8")


@cache
def has(package: str, *path: str) -> bool:
    return files(package).joinpath(*path).is_file()
