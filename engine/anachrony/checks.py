"""What must be true of every state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine.anachrony import questions as q
from engine.anachrony.data import (
    ANOMALY,
    BOARD,
    BUILDINGS,
    CHRONOBOT,
    ENDGAME_CARDS,
    EXPERIMENTS,
    MINE_CARDS,
    RECRUIT_CARDS,
    SETUP,
    SUPERPROJECTS,
    TIMELINE,
)
from engine.anachrony.state import Player, State


def check(s: State) -> Iterator[str]:
    for one in (_tiles, _tokens, _cards, _board):
        yield from one(s)
    for seat in range(len(s.players)):
        for one_of_seat in PLAYER_CHECKS:
            yield from (f"seat {seat}: {wrong}" for wrong in one_of_seat(s, seat))


# --- the table


def _tiles(s: State) -> Iterator[str]:
    stacks = [*s.primary.values(), *s.secondary.values(), *(q.buildings(p) for p in s.players)]
    if sorted(tile for stack in stacks for tile in stack) != sorted(BUILDINGS):
        yield "building tiles were lost or doubled"
    projects = s.superprojects_removed + [era.superproject for era in s.timeline if era.superproject]
    projects += [tile for p in s.players for tile in q.superprojects(p)]
    projects += s.chronobot.superprojects if s.chronobot else []
    if sorted(projects) != sorted(SUPERPROJECTS):
        yield "superprojects were lost or doubled"


def _tokens(s: State) -> Iterator[str]:
    tokens = Counter(s.breakthroughs)
    for p in s.players:
        tokens.update(p.breakthroughs)
    if {kind: n for kind, n in tokens.items() if n} != BOARD.breakthroughs:
        yield "breakthrough tokens were lost or doubled"
    if min(s.breakthroughs.values()) < 0:
        yield "a breakthrough token was taken that was not there"
    anomalies = s.anomalies + sum(q.count_anomalies(p) for p in s.players)
    anomalies += s.chronobot.anomalies if s.chronobot else 0
    if anomalies != BOARD.token_counts["anomaly_tiles"] or s.anomalies < 0:
        yield "anomaly tiles were lost or doubled"


def _cards(s: State) -> Iterator[str]:
    if sorted(s.recruit_deck + s.recruit_discard) != sorted(RECRUIT_CARDS):
        yield "recruit cards were lost or doubled"
    if sorted(s.mine_deck + s.mine_discard) != sorted(MINE_CARDS):
        yield "mine cards were lost or doubled"
    if s.phase != "endgame_draft" and not s.chronobot:
        cards = [card.id for card in ENDGAME_CARDS.values() if card.module == "base" or s.doomsday]
        if sorted(s.endgame + s.endgame_undealt) != sorted(cards) or len(s.endgame) != SETUP.endgame_cards:
            yield "endgame cards were lost or doubled"
    if s.doomsday:
        experiments = s.doomsday.deck + s.doomsday.removed
        experiments += [era.experiment for era in s.timeline if era.experiment]
        experiments += [card for p in s.players for card in p.experiments]
        if sorted(experiments) != sorted(EXPERIMENTS):
            yield "experiments were lost or doubled"


def _board(s: State) -> Iterator[str]:
    standing = {
        placement.space: seat
        for seat, p in enumerate(s.players)
        for placement in p.placed
        if placement.exosuit and placement.space in s.occupied
    }
    if standing != s.occupied:
        yield "the main board and the placed exosuits disagree"
    if any(n < 0 for n in s.recruit_pool.values()):
        yield "the recruit pool has less than nothing"
    if not s.era <= SETUP.eras or not 0 < s.impact_after <= SETUP.eras:
        yield "an era or the impact tile is off the timeline"
    for number, era in enumerate(s.timeline, 1):
        slots = [warp.slot for warp in era.warps]
        if slots != sorted(set(slots)) or any(not 1 <= slot <= TIMELINE.tiles[0].slots for slot in slots):
            yield f"the warp tiles of era {number} are not in slots of their own"


# --- a player


def _assets(s: State, seat: int) -> Iterator[str]:
    p = s.players[seat]
    amounts = [p.vp, p.paradox, p.exosuits]
    for kinds in (p.assets, p.breakthroughs, p.active, p.tired, p.set_aside):
        amounts += kinds.values()
    if min(amounts) < 0:
        yield "less than nothing"


def _suits(s: State, seat: int) -> Iterator[str]:
    p = s.players[seat]
    if p.exosuits + q.count_powered(p) + sum(one.exosuit for one in p.placed) != BOARD.exosuits:
        yield "exosuits were lost or doubled"
    spaces = [one.space for one in p.placed if not one.exosuit]
    if len(set(spaces)) != len(spaces):
        yield "two workers on one worker space"
    if q.count_markers(p) < -int(p.evacuated) or len(set(p.used)) != len(p.used):
        yield "more path markers than there are, or a free action twice"


def _warp(s: State, seat: int) -> Iterator[str]:
    owned = s.players[seat].warp + [warp.tile for _, warp in q.warps_of(s, seat)]
    count = CHRONOBOT.warp_tiles if q.is_bot(s, seat) else BOARD.warp_tiles_per_player
    if len(owned) != count or len(set(owned)) != count:
        yield "warp tiles were lost or doubled"


def _spots(s: State, seat: int) -> Iterator[str]:
    p = s.players[seat]
    for number, tile in enumerate(p.spots):
        if tile in BUILDINGS and BUILDINGS[tile].type != q.row_of(number):
            yield f"{tile} is in the wrong row"
    for tile in q.superprojects(p):
        if not _adjacent(p, tile):
            yield f"{tile} does not lie on two neighbouring spots"
    if any(not p.spots[number] or p.spots[number] == ANOMALY for number in p.covered):
        yield "an anomaly covers nothing"
    if len(set(p.covered)) != len(p.covered):
        yield "two anomalies cover one spot"


def _adjacent(p: Player, tile: str) -> bool:
    halves = [number for number, one in enumerate(p.spots) if one == tile]
    return len(halves) == 2 and halves[1] == halves[0] + 1 and halves[0] // q.ROW == halves[1] // q.ROW


def _tracks(s: State, seat: int) -> Iterator[str]:
    p = s.players[seat]
    if not p.path:
        return
    bot = q.is_bot(s, seat)
    morale = CHRONOBOT.morale_vp if bot else q.board(s, seat).morale_vp
    travel = CHRONOBOT.time_travel_vp if bot else q.board(s, seat).time_travel_vp
    if not 0 <= p.morale < len(morale) or not 0 <= p.time_travel < len(travel):
        yield "a marker is off its track"
    if not 1 <= p.focus <= s.era:
        yield "the focus is in the future"
    if p.paradox >= q.paradox_limit(s, seat) and s.phase != "paradox" and not q.is_covered(p, "405"):
        yield "an anomaly should have struck"


PLAYER_CHECKS: tuple[Callable[[State, int], Iterator[str]], ...] = (_assets, _suits, _warp, _spots, _tracks)
