"""The one place where the engine reads files: those that are part of its own packages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read_text(package: str, *path: str) -> str:
    return files(package).joinpath(*path).read_text(encoding="utf-8")


@cache
def read_all(package: str, folder: str, name: str) -> tuple[str, ...]:
    """The file `folder/name.*`, if there is one, and every file of the folder `folder/name`, if there is one."""
    found = [f for f in files(package).joinpath(folder).iterdir() if f.name.partition(".")[0] == name]
    inside = [f for entry in found for f in (entry.iterdir() if entry.is_dir() else [entry])]
    return tuple(f.read_text(encoding="utf-8") for f in sorted(inside, key=lambda f: f.name))
