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
    DOOMSDAY,
    ENDGAME_CARDS,
    EXPERIMENTS,
    MINE_CARDS,
    RECRUIT_CARDS,
    SETUP,
    STARTING_ASSETS,
    SUPERPROJECTS,
    TIMELINE,
    TRACKERS,
)
from engine.anachrony.registry import MAIN
from engine.anachrony.state import Player, State

# Only here do workers, exosuits and markers of free actions stand on their spaces.
AT_WORK = ("actions", "clean_up")


def check(s: State) -> Iterator[str]:
    for one in (_tiles, _tokens, _cards, _drafts, _doomsday, _board, _timeline, _capital, _order):
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
    if any(n < 0 for n in s.recruit_pool.values()):
        yield "the recruit pool has less than nothing"
    if len(s.mine_pool) > BOARD.mine.pool:
        yield "the mine pool has grown"


def _drafts(s: State) -> Iterator[str]:
    """Of both drafts, and of the endgame cards without one."""
    held = [card for p in s.players for card in p.hand + p.kept]
    if s.phase == "asset_draft" and held:
        if sorted(s.assets_undealt + held) != sorted(STARTING_ASSETS):
            yield "starting asset cards were lost or doubled"
    elif held and s.phase not in ("asset_draft", "endgame_draft"):
        yield "a draft is over, but cards are still held"
    if s.chronobot:
        return
    cards = s.endgame + s.endgame_undealt + (held if s.phase == "endgame_draft" else [])
    if sorted(cards) != sorted(card.id for card in ENDGAME_CARDS.values() if card.module == "base" or s.doomsday):
        yield "endgame cards were lost or doubled"
    if s.phase != "endgame_draft" and len(s.endgame) != SETUP.endgame_cards:
        yield "too many or too few endgame cards are in play"


def _doomsday(s: State) -> Iterator[str]:
    if not s.doomsday:
        return
    experiments = s.doomsday.deck + s.doomsday.removed
    experiments += [era.experiment for era in s.timeline if era.experiment]
    experiments += [card for p in s.players for card in p.experiments]
    if sorted(experiments) != sorted(EXPERIMENTS):
        yield "experiments were lost or doubled"
    at_end = 0
    for tracker in TRACKERS.values():
        slot: int = getattr(s.doomsday, tracker.id)
        ends = sorted((DOOMSDAY.start, tracker.final))
        if not ends[0] <= slot <= ends[1]:
            yield f"the tracker {tracker.id} is off its track"
        at_end += slot == tracker.final
    if at_end > 1:
        yield "a tracker moved after the other had come to its end"


def _board(s: State) -> Iterator[str]:
    standing = {
        placement.space: seat
        for seat, p in enumerate(s.players)
        for placement in p.placed
        if placement.exosuit and not MAIN[placement.space.partition(":")[0]].pool
    }
    if standing != s.occupied:
        yield "the main board and the placed exosuits disagree"
    if s.evacuated != [seat for seat in s.evacuated if s.players[seat].evacuated]:
        yield "somebody stands on the evacuation tile who has not evacuated"
    if len(set(s.evacuated)) != len(s.evacuated) or len(s.evacuated) != sum(p.evacuated for p in s.players):
        yield "the circles of the evacuation tile and those who evacuated disagree"


def _timeline(s: State) -> Iterator[str]:
    if not 1 <= s.era <= SETUP.eras or not 0 < s.impact_after <= SETUP.eras:
        yield "an era or the impact tile is off the timeline"
    if not s.impact and s.impact_after < s.era:
        yield "the impact tile was passed without the Impact"
    for number, era in enumerate(s.timeline, 1):
        slots = [warp.slot for warp in era.warps]
        if slots != sorted(set(slots)) or any(not 1 <= slot <= TIMELINE.tiles[0].slots for slot in slots):
            yield f"the warp tiles of era {number} are not in slots of their own"
        if number > s.era and era.warps:
            yield f"warp tiles lie on era {number}, which has not begun"


def _capital(s: State) -> Iterator[str]:
    """Collapsing tiles lie there from the Impact on (12.4); a used one is never used again (12.6)."""
    if s.impact != bool(s.collapsing):
        yield "the capital has collapsed before the Impact, or not by it"
    if not set(s.flipped) <= {space for action in s.collapsing for space in q.capital_spaces(s, action)}:
        yield "something was flipped that is no collapsing tile"
    if len(set(s.flipped)) != len(s.flipped) or set(s.flipped) & set(s.occupied):
        yield "a collapsed space was used again"
    if not s.impact and any(any(p.blocked) for p in s.players):
        yield "a charging slot is blocked before the Impact"


def _order(s: State) -> Iterator[str]:
    seats = list(range(len(s.players)))
    if sorted(s.order) != seats or s.banner not in seats:
        yield "the turn order does not name every seat once"


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
    if s.phase not in AT_WORK and (p.placed or p.used or p.set_aside):
        yield "somebody is still at work"


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
