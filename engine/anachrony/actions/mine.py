"""Mine resource, rules 7.6."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import words
from engine.anachrony.data import BOARD, TUG
from engine.anachrony.gain import gain
from engine.anachrony.questions import has_tile, motivated
from engine.anachrony.registry import MAIN, Action, No, no, register
from engine.anachrony.state import G, State
from engine.core import Option, Rule, Text, say

SPACES = tuple(f"mine:{n}" for n in range(1, len(BOARD.mine.bonus) + 1))
EMPTY = no("mine", "1.13")


def spaces(s: State, seat: int) -> Sequence[str]:
    return SPACES


def closed(s: State, seat: int, space: str) -> No | None:
    return None if s.mine_pool else EMPTY


def fate(s: State, seat: int, space: str, worker: str) -> str:
    return "active" if motivated(worker, BOARD.mine.motivated) else "tired"


def text(space: str, worker: str) -> Text:
    bonus = BOARD.mine.bonus[SPACES.index(space)]
    return say("anachrony-do-mine", bonus=words.asset(bonus), crew=words.crew(worker))


def mine(g: G, seat: int, space: str, worker: str) -> Rule[None]:
    s = g.state
    options = [Option(cube, words.asset(cube)) for cube in dict.fromkeys(s.mine_pool)]
    cube = yield from g.choose(seat, "mine", options)
    s.mine_pool.remove(cube)
    bonus = take_bonus(s, space)
    taken = {cube: 1}
    taken[bonus] = taken.get(bonus, 0) + 1
    gain(g, seat, taken)
    if has_tile(s.players[seat], "tectonic_drill"):
        yield from drill(g, seat)


def take_bonus(s: State, space: str) -> str:
    """The cube beside a space."""
    square = SPACES.index(space)
    bonus, s.mine_bonus[square] = s.mine_bonus[square], ""
    return bonus


def drill(g: G, seat: int) -> Rule[None]:
    """DP-14.1."""
    options = [Option(cube, words.asset(cube)) for cube in TUG]
    cube = yield from g.choose(seat, "drill", [*options, Option("nothing", say("anachrony-decline"))])
    if cube != "nothing":
        gain(g, seat, {cube: 1})


register(MAIN, Action("mine", mine, spaces=spaces, closed=closed, fate=fate, text=text))
