"""Recruit, rules 7.4, with the collapsing tiles R1 to R5 (12.7)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.anachrony import words
from engine.anachrony.actions.capital import capital_action, wrong_workers
from engine.anachrony.data import BOARD, COLLAPSING, WORKERS
from engine.anachrony.effects import apply
from engine.anachrony.gain import gain, gain_worker
from engine.anachrony.payment import affords_water, pay
from engine.anachrony.registry import MAIN, STANDARD, How, No, Standard, no, register
from engine.anachrony.state import G, State
from engine.anachrony.verbs import RepeatRecruitBonus
from engine.core import Option, Rule, Text, say

EMPTY = no("recruit-pool", "1.13")
NO_GENIUS = no("recruit-genius", "7.4")
NO_WATER = no("space-water", "7.2")

BONUS = BOARD.recruit_bonus


def in_reach(s: State, worker: str) -> list[str]:
    """The types that this worker may take; an engineer takes no genius."""
    pool = s.recruit_pool
    return [type_ for type_ in WORKERS if pool.get(type_) and (type_ != "genius" or worker != "engineer")]


def closed(s: State, seat: int, water: int) -> No | None:
    if not any(s.recruit_pool.values()):
        return EMPTY
    return None if affords_water(s, seat, water) else NO_WATER


def refuses(s: State, seat: int, how: How) -> No | None:
    """The pool is not empty: that has closed the action already."""
    return NO_GENIUS if how.worker == "engineer" and not in_reach(s, how.worker) else None


def recruit(g: G, seat: int, how: How) -> Rule[None]:
    yield from pay(g, seat, {"W": how.water})
    type_ = yield from take_worker(g, seat, how.worker)
    if how.tile:
        effect = COLLAPSING[how.tile].effect
        if isinstance(effect, RepeatRecruitBonus):
            yield from repeat_bonus(g, seat, type_)
        else:
            yield from apply(g, seat, [effect], how.worker)


def take_worker(g: G, seat: int, worker: str) -> Rule[str]:
    """DP-10: the worker and, with a genius, the bonus in one question."""
    s = g.state
    options = []
    for type_ in in_reach(s, worker):
        if type_ in BONUS:
            options.append(Option(type_, _text(type_, BONUS[type_])))
        else:
            options += [Option(f"{type_}:{as_type}", _text(type_, bonus)) for as_type, bonus in BONUS.items()]
    type_, _, as_type = (yield from g.choose(seat, "recruit", options)).partition(":")
    s.recruit_pool[type_] -= 1
    gain_worker(g, seat, type_)
    gain(g, seat, BONUS[as_type or type_])
    return type_


def _text(type_: str, bonus: Mapping[str, int]) -> Text:
    return say("anachrony-recruit", worker=words.worker(type_), bonus=words.assets(bonus))


def repeat_bonus(g: G, seat: int, type_: str) -> Rule[None]:
    """DP-10.1: tile R1; with a genius the second bonus may differ."""
    as_types = [type_] if type_ in BONUS else list(BONUS)
    options = [Option(one, say("anachrony-take", assets=words.assets(BONUS[one]))) for one in as_types]
    gain(g, seat, BONUS[(yield from g.choose(seat, "recruit.bonus", options))])


STANDARD["recruit"] = Standard("recruit", wrong_workers("recruit"), closed, refuses, recruit)
register(MAIN, capital_action(STANDARD["recruit"]))
