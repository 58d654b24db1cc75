"""Duplicates: where they come from and how they end, rules 4.3, 6.5, 11.3 to 11.5 and 12.4."""

from __future__ import annotations

from bisect import insort

from engine.core import Option, Rule, say
from engine.the_loop import words
from engine.the_loop.cubes import add_energy, remove_rifts
from engine.the_loop.data import AGENTS, ERAS, SUPA, TOKENS
from engine.the_loop.ending import check_victory
from engine.the_loop.missions import progress
from engine.the_loop.state import G, State, active


def where(s: State, duplicate: str) -> int:
    return next(e for e in ERAS if duplicate in s.eras[e].duplicates)


def generate(g: G, n: int) -> None:
    """From the bag, as far as it goes. It is never destroyed by being generated."""
    s = g.state
    for _ in range(min(n, len(s.bag))):
        token = g.roll(s.bag)
        s.bag.remove(token)
        _enter(g, token)


def enter_supa(g: G, n: int) -> None:
    """Rules 12.4."""
    s = g.state
    for _ in range(min(n, len(s.supa_stack))):
        _enter(g, s.supa_stack.pop())


def _enter(g: G, token: str) -> None:
    era = TOKENS[token].generation
    g.state.eras[era].duplicates.append(token)
    g.reveal(say("the_loop-log-generated", duplicate=words.duplicate(token), era=words.era(era)))


def relocate(g: G, duplicate: str, to: int) -> None:
    """Any movement of a Duplicate; the Era where it ends up may be the one that destroys it (6.5)."""
    s = g.state
    s.eras[where(s, duplicate)].duplicates.remove(duplicate)
    s.eras[to].duplicates.append(duplicate)
    g.log(say("the_loop-log-duplicate", duplicate=words.duplicate(duplicate), era=words.era(to)))
    if TOKENS[duplicate].destruction == to:
        destroy(g, duplicate)


def destroy(g: G, duplicate: str) -> None:
    s = g.state
    era = where(s, duplicate)
    s.eras[era].duplicates.remove(duplicate)
    g.log(say("the_loop-log-destroyed", duplicate=words.duplicate(duplicate), era=words.era(era)))
    if s.phase == "action":
        s.turn.unrewarded.append(era)
        progress(g, "destroy_duplicate", era)
    if duplicate in SUPA:
        s.supa_destroyed.append(duplicate)
        check_victory(g)
    else:
        insort(s.bag, duplicate)


def reward(g: G) -> Rule[None]:
    """After each part of an effect: Eraser-404's reward for the second Duplicate and each later one."""
    s = g.state
    eras, s.turn.unrewarded = s.turn.unrewarded, []
    first = AGENTS[active(s).id].reward_from
    if first and not s.turn.destroyed and len(set(eras)) > 1:
        eras = yield from _ordered(g, eras)
    for era in eras:
        s.turn.destroyed += 1
        if first and s.turn.destroyed >= first and (s.eras[era].rifts or s.energy):
            yield from _offer_reward(g, era)


def _ordered(g: G, eras: list[int]) -> Rule[list[int]]:
    """He chooses which of those destroyed together counts as the first, and so earns nothing (RU-25)."""
    options = [words.era_option(e) for e in dict.fromkeys(eras)]
    chosen = words.era_index((yield from g.choose(active(g.state).seat, "first_destroyed", options)))
    rest = list(eras)
    rest.remove(chosen)
    return [chosen, *rest]


def _offer_reward(g: G, era: int) -> Rule[None]:
    options = [Option("yes", say("the_loop-yes")), Option("no", say("the_loop-no"))]
    if (yield from g.choose(active(g.state).seat, "reward", options, args={"era": words.era(era)})) == "yes":
        remove_rifts(g, era, 1)
        add_energy(g, era, 1)
