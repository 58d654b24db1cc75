"""The end of the game, rules 10."""

from __future__ import annotations

from typing import NoReturn

from engine.core import cooperative, say
from engine.the_loop.state import G, State, mode_level


def extra_condition(s: State) -> int:
    """How far the mode's own condition is met; its goal is in the data (12.2)."""
    if s.mode == "clones":
        return len(s.supa_destroyed)
    if s.mode == "centrifuges":
        return sum(era.centrifuge == "shut_down" for era in s.eras)
    return len(s.disarmed)


def check_victory(g: G) -> None:
    """Rules 10.1, whenever one of the two changes."""
    s = g.state
    if len(s.archived) >= mode_level(s).missions and extra_condition(s) >= mode_level(s).goal:
        s.outcome = "victory"
        g.end(cooperative(True, say(f"the_loop-end-victory-{s.mode}")))


def defeat(g: G, reason: str) -> NoReturn:
    """Rules 10.2."""
    g.state.outcome = reason
    g.end(cooperative(False, say(f"the_loop-end-{reason}")))
