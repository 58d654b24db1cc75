"""The append-only record of a game: readable, stable, and enough to play it again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from engine.core.ask import Choice


class Answer(Struct, frozen=True, tag_field="do", tag="answer"):
    seat: int
    key: str
    choice: Choice


class Undo(Struct, frozen=True, tag_field="do", tag="undo", omit_defaults=True):
    """Takes back every answer from `back_to` on. `floor` is the first one that may still be taken back freely."""

    seat: int
    back_to: int
    floor: int
    consent: list[int] = []


class Amend(Struct, frozen=True, tag_field="do", tag="amend"):
    """From here on newer rules apply; the answers from `back_to` on did not fit them and are asked again."""

    rules: str
    back_to: int
    checkpoint: int


Entry: TypeAlias = Answer | Undo | Amend


def standing(entries: Iterable[Entry], start: int = 0) -> list[tuple[int, Answer]]:
    """The answers that count, each with its number in the journal, after all that was taken back."""
    kept: list[tuple[int, Answer]] = []
    for seq, entry in enumerate(entries, start):
        if isinstance(entry, Answer):
            kept.append((seq, entry))
        else:
            while kept and kept[-1][0] >= entry.back_to:
                kept.pop()
    return kept
