"""The names of things, for texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Option, Text, say
from engine.the_loop.data import ARTIFACTS, BOARD, SUPA, TOKENS
from engine.the_loop.effect_words import describe


def era(index: int) -> Text:
    return say(f"the_loop-era-{BOARD.eras[index]}")


def agent(id_: str) -> Text:
    return say(f"the_loop-agent-{id_}")


def card(id_: str) -> Text:
    return say(f"the_loop-card-{id_}")


def mission(id_: str) -> Text:
    return say(f"the_loop-mission-{id_}")


def ultra(id_: str) -> Text:
    return say(f"the_loop-ultra-{id_}")


def dimension(id_: str) -> Text:
    return say(f"the_loop-dimension-{id_}")


def duplicate(id_: str) -> Text:
    """Named by its number and the Era that destroys it."""
    doomed = era(TOKENS[id_].destruction)
    number = int(id_[1:])
    if id_ in SUPA:
        return say("the_loop-supa", number=number, era=doomed)
    return say("the_loop-duplicate", number=number, era=doomed)


def era_option(index: int) -> Option:
    return Option(BOARD.eras[index], era(index))


def era_index(id_: str) -> int:
    return BOARD.eras.index(id_)


def card_option(id_: str, prefix: str = "", group: Text | None = None) -> Option:
    artifact = ARTIFACTS[id_]
    detail = say(
        "the_loop-card-detail", dimension=dimension(artifact.dimension), effect=describe(artifact.effect),
        era=era(artifact.era),
    )  # fmt: skip
    return Option(prefix + id_, card(id_), group, detail)


def card_options(ids: Sequence[str]) -> list[Option]:
    return [card_option(id_) for id_ in ids]


def duplicate_option(id_: str, at: int) -> Option:
    return Option(id_, duplicate(id_), era(at))
