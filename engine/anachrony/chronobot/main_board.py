"""What the bot sends an exosuit for, rules 21.6 to 21.11. It pays nothing and ignores what is printed on spaces."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.actions.mine import SPACES as MINE_SPACES
from engine.anachrony.actions.mine import take_bonus
from engine.anachrony.actions.world_council import LEFT, take_banner
from engine.anachrony.actions.world_council import SPACES as COUNCIL_SPACES
from engine.anachrony.chronobot.body import bot, discard_set, player
from engine.anachrony.data import BOARD, BUILDINGS, CHRONOBOT, SUPERPROJECTS
from engine.anachrony.gain import discharge, gain, gain_breakthrough, gain_vp
from engine.anachrony.phases.preparation import show_tops, take_from_primary
from engine.anachrony.state import EMPTY_SUIT, Era, G, Placement, State
from engine.core import say, who

SHAPE_DIE = BOARD.dice["research_shape"].faces


# --- the exosuit


def place_capital(g: G, action: str) -> bool:
    """Rules 21.6: the topmost free space of a capital action, else of the World Council, left before right."""
    return _place(g, action, [*q.capital_spaces(g.state, action), *COUNCIL_SPACES])


def _place(g: G, action: str, spaces: Sequence[str]) -> bool:
    """On the first of the spaces that is open, if one is."""
    s = g.state
    seat = bot(s).seat
    space = next((space for space in spaces if q.is_open(s, space)), None)
    if space is None:
        return False
    p = player(s)
    discharge(p)
    s.occupied[space] = seat
    p.placed.append(Placement(space, EMPTY_SUIT, "tired", exosuit=True))
    if space in COUNCIL_SPACES:
        g.log(say("anachrony-log-bot-council", seat=who(seat), action=words.action(action)))
        if space == LEFT and s.banner != seat:
            take_banner(g, seat)
    else:
        number = int(space.partition(":")[2])
        g.log(say("anachrony-log-bot-space", seat=who(seat), action=words.action(action), number=number))
    return True


# --- what it is sent for


def construct(g: G, type_: str) -> bool:
    """Rules 21.7."""
    s = g.state
    if not place_capital(g, "construct"):
        return False
    spot = q.leftmost_free_spot(player(s), type_)
    if q.count_buildings(player(s), type_) >= CHRONOBOT.building_max_per_type or spot is None:
        return False
    tile = _take_building(g, type_)
    if not tile:
        return False
    player(s).spots[spot] = tile
    return True


def _take_building(g: G, type_: str) -> str:
    """The better of the two tops, among equals the secondary one; "" if there is neither."""
    s = g.state
    primary, secondary = s.primary[type_], s.secondary[type_]
    if not primary and not secondary:
        return ""
    from_primary = not secondary or (bool(primary) and BUILDINGS[primary[-1]].vp > BUILDINGS[secondary[-1]].vp)
    tile = take_from_primary(g, type_) if from_primary else secondary.pop()
    g.log(say("anachrony-log-bot-builds", seat=who(bot(s).seat), tile=words.building(tile)))
    if from_primary:
        show_tops(g, [type_])
    return tile


def superproject(g: G) -> bool:
    """Rules 21.8."""
    s = g.state
    me = bot(s)
    if not s.impact:
        gain_vp(g, me.seat, 1)
        return True
    if not place_capital(g, "construct") or len(me.superprojects) >= CHRONOBOT.superproject_max:
        return False
    era = _best_superproject(s)
    if era is None:
        return False
    tile, era.superproject = era.superproject, ""
    me.superprojects.append(tile)
    g.log(say("anachrony-log-bot-builds", seat=who(me.seat), tile=words.superproject(tile)))
    return True


def _best_superproject(s: State) -> Era | None:
    """Of the present and the past eras the one with most VP, among equals the oldest."""
    eras = [era for era in s.timeline[: s.era] if era.superproject and era.superproject_up]
    return max(eras, key=lambda era: SUPERPROJECTS[era.superproject].vp, default=None)


def recruit(g: G) -> bool:
    """Rules 21.9. Its workers wait in the active column until they are a set."""
    s = g.state
    p = player(s)
    if not place_capital(g, "recruit"):
        return False
    available = [type_ for type_ in CHRONOBOT.worker_priority if s.recruit_pool.get(type_)]
    if not available:
        return False
    type_ = _lacking_first(available, p.active)
    s.recruit_pool[type_] -= 1
    p.active[type_] += 1
    g.log(say("anachrony-log-bot-recruits", seat=who(bot(s).seat), worker=words.worker(type_)))
    discard_set(g, p.active, CHRONOBOT.worker_priority)
    return True


def research(g: G) -> bool:
    """Rules 21.10, RND-22."""
    s = g.state
    if not place_capital(g, "research"):
        return False
    shape = g.roll(SHAPE_DIE)
    g.log(say("anachrony-log-bot-shape", seat=who(bot(s).seat), shape=words.shape(shape)))
    left = [kind for kind, n in s.breakthroughs.items() if n and kind.startswith(f"{shape}-")]
    if not left:
        return False
    gain_breakthrough(g, bot(s).seat, g.roll(left))
    return True


def mine(g: G) -> bool:
    """Rules 21.11: one cube of the pool; the one beside the space stays, unless the table decided otherwise [R20]."""
    s = g.state
    p = player(s)
    if not _place(g, "mine", MINE_SPACES):
        return False
    available = [cube for cube in CHRONOBOT.resource_priority if cube in s.mine_pool]
    if not available:
        return False
    cube = _lacking_first(available, p.assets)
    s.mine_pool.remove(cube)
    gain(g, bot(s).seat, {cube: 1})
    if s.variants.mine_takes_slot_bonus:
        gain(g, bot(s).seat, {take_bonus(s, p.placed[-1].space): 1})
    discard_set(g, p.assets, CHRONOBOT.resource_priority)
    return True


def _lacking_first(available: list[str], held: dict[str, int]) -> str:
    return next((kind for kind in available if not held[kind]), available[0])
