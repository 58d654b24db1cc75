"""The names of things, for texts. Texts and options are frozen, so each is made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.core import Option, Text, say
from engine.the_loop.data import ARTIFACTS, BOARD, SUPA, TOKENS
from engine.the_loop.effect_words import describe


@cache
def era(index: int) -> Text:
    return say(f"the_loop-era-{BOARD.eras[index]}")


@cache
def agent(id_: str) -> Text:
    return say(f"the_loop-agent-{id_}")


@cache
def card(id_: str) -> Text:
    return say(f"the_loop-card-{id_}")


@cache
def mission(id_: str) -> Text:
    return say(f"the_loop-mission-{id_}")


@cache
def task(id_: str) -> Text:
    """What a mission wants."""
    return say(f"the_loop-task-{id_}")


@cache
def ultra(id_: str) -> Text:
    return say(f"the_loop-ultra-{id_}")


@cache
def dimension(id_: str) -> Text:
    return say(f"the_loop-dimension-{id_}")


@cache
def duplicate(id_: str) -> Text:
    """Named by its number and the Era that destroys it."""
    doomed = era(TOKENS[id_].destruction)
    number = int(id_[1:])
    if id_ in SUPA:
        return say("the_loop-supa", number=number, era=doomed)
    return say("the_loop-duplicate", number=number, era=doomed)


@cache
def era_option(index: int) -> Option:
    return Option(BOARD.eras[index], era(index))


def era_index(id_: str) -> int:
    return BOARD.eras.index(id_)


@cache
def card_option(id_: str) -> Option:
    artifact = ARTIFACTS[id_]
    detail = say(
        "the_loop-card-detail", dimension=dimension(artifact.dimension), effect=describe(artifact.effect),
        era=era(artifact.era),
    )  # fmt: skip
    return Option(id_, card(id_), None, detail)


@cache
def use_option(id_: str) -> Option:
    return replace(card_option(id_), id=f"card:{id_}", group=say("the_loop-group-cards"))


def card_options(ids: Sequence[str]) -> list[Option]:
    return [card_option(id_) for id_ in ids]


@cache
def duplicate_option(id_: str, at: int) -> Option:
    return Option(id_, say("the_loop-duplicate-at", duplicate=duplicate(id_), era=era(at)))
