"""Phase 1, rules 5."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import doomsday, words
from engine.anachrony.data import BOARD, MINE_CARDS, RECRUIT_CARDS, SETUP, TYPES
from engine.anachrony.state import G
from engine.core import Rule, say


def preparation(g: G) -> Rule[None]:
    s = g.state
    g.log(say("anachrony-log-era", era=s.era))
    reveal_superproject(g)
    if s.doomsday:
        doomsday.prepare(g)
    move_buildings(g)
    fill_recruit_pool(g)
    fill_mine(g)
    s.phase, s.turn = ("paradox" if s.era > 1 else "power_up"), 0
    yield from ()


def reveal_superproject(g: G) -> None:
    """Rules 5.1, RND-6."""
    s = g.state
    if s.era < SETUP.eras:
        era = s.timeline[s.era]
        era.superproject_up = True
        project = words.superproject(era.superproject)
        g.reveal(say("anachrony-log-superproject", superproject=project, era=words.era(s.era + 1)))


def move_buildings(g: G) -> None:
    """Rules 5.2, RND-7."""
    s = g.state
    moved = [type_ for type_ in TYPES if s.primary[type_]]
    for type_ in moved:
        s.secondary[type_].append(take_from_primary(g, type_))
    show_tops(g, moved)


def take_from_primary(g: G, type_: str) -> str:
    """The top tile of a primary stack; the next one becomes visible: the caller shows it (`show_tops`)."""
    s = g.state
    tile = s.primary[type_].pop()
    if s.known_bottom.get(type_, 0) > len(s.primary[type_]):
        s.known_bottom[type_] = len(s.primary[type_])
    return tile


def show_tops(g: G, types: Sequence[str]) -> None:
    """RND-7, RND-10. A tile that was known at the bottom is no news (18.1)."""
    s = g.state
    shown = [type_ for type_ in types if s.primary[type_]]
    if not shown:
        return
    news = any(s.known_bottom.get(type_, 0) < len(s.primary[type_]) for type_ in shown)
    tell = g.reveal if news else g.log
    tell(say("anachrony-log-buildings", buildings=[words.building(s.primary[type_][-1]) for type_ in shown]))


def fill_recruit_pool(g: G) -> None:
    """Rules 5.3, RND-8."""
    s = g.state
    card = s.recruit_deck.pop()
    s.recruit_discard.append(card)
    s.recruit_pool = dict(RECRUIT_CARDS[card].workers)
    g.reveal(say("anachrony-log-recruits", workers=words.assets(s.recruit_pool)))


def fill_mine(g: G) -> None:
    """Rules 5.4, 5.5, RND-9."""
    s = g.state
    card = s.mine_deck.pop()
    s.mine_discard.append(card)
    s.mine_pool = list(MINE_CARDS[card].cubes)
    if s.impact:
        s.mine_pool[0] = SETUP.impact_mine_cube
    s.mine_bonus = list(BOARD.mine.bonus)
    cubes = {cube: s.mine_pool.count(cube) for cube in s.mine_pool}
    g.reveal(say("anachrony-log-mine", cubes=words.assets(cubes)))
