"""Phase 1, rules 5."""

from __future__ import annotations

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
    tops = []
    for type_ in TYPES:
        if s.primary[type_]:
            take_from_primary(g, type_, s.secondary[type_])
            tops += s.primary[type_][-1:]
    if tops:
        g.reveal(say("anachrony-log-buildings", buildings=[words.building(tile) for tile in tops]))


def take_from_primary(g: G, type_: str, to: list[str]) -> str:
    """The top tile of a primary stack; the next one becomes visible, which the caller reveals."""
    s = g.state
    tile = s.primary[type_].pop()
    to.append(tile)
    if s.known_bottom.get(type_, 0) > len(s.primary[type_]):
        s.known_bottom[type_] = len(s.primary[type_])
    return tile


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
