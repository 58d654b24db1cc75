"""One typed line, matched against what is on offer: `construct > engineer > lab 403`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

from engine.core import Ask, Choice, Illegal, Kind, Option, Text, say

Show: TypeAlias = Callable[[Text], str]

_WORD = re.compile(r"[^\W_]+")


def steps(line: str) -> list[str]:
    return [step.strip() for step in line.split(">") if step.strip()]


def understand(ask: Ask, step: str, show: Show) -> Choice:
    """The answer that a step means; Illegal, if none or more than one could be meant."""
    if ask.kind is Kind.NUMBER:
        return _number(ask, step)
    if ask.kind is Kind.PICK:
        if step.casefold() in {"-", show(say("bot-none")).casefold()}:
            return []
        return [_option(ask, part.strip(), show).id for part in re.split(r"[,;+]", step) if part.strip()]
    return _option(ask, step, show).id


def _number(ask: Ask, step: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", step):
        raise Illegal(say("core-refuse-number", least=ask.least, most=ask.most))
    return int(step)


def _option(ask: Ask, step: str, show: Show) -> Option:
    found = matching(ask, step, show, whole=True) if any(_words(step)) else []  # punctuation alone means nothing
    if not found:
        for blocked in ask.blocked:
            if blocked.id.casefold() == step.casefold() or _means(step, blocked.id, show(blocked.text), whole=True):
                raise Illegal(blocked.reason, blocked.rule)
        raise Illegal(say("bot-refuse-typed-unknown", step=step[:80]))
    if len(found) > 1:
        some = [option.text for option in found[:5]]
        raise Illegal(say("bot-refuse-typed-many", step=step[:80], options=some))
    return found[0]


def matching(ask: Ask, step: str, show: Show, whole: bool = False) -> list[Option]:
    """An exact id or name counts alone; else every option that has a word beginning with each typed word.

    With `whole`, a typed number is the whole number: 1 must never be taken for 13.
    """
    wanted = step.casefold()
    exact = [o for o in ask.options if wanted in (o.id.casefold(), show(o.text).casefold())]
    return exact or [o for o in ask.options if _means(step, o.id, show(o.text), whole)]


def _means(step: str, option_id: str, shown: str, whole: bool) -> bool:
    there = list(_words(f"{option_id} {shown}"))

    def fits(typed: str) -> bool:
        return typed in there if whole and typed.isdecimal() else any(word.startswith(typed) for word in there)

    # A mention ("<@1>") is somebody's name and no answer.
    return not {"@", "<"} & set(step) and all(fits(typed) for typed in _words(step))


def _words(text: str) -> Iterator[str]:
    return (word.casefold() for word in _WORD.findall(text))
