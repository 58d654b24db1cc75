"""Phase 4, rules 8."""

from __future__ import annotations

from collections.abc import Sequence

from engine.anachrony import alternate_timeline, chronobot, words
from engine.anachrony import questions as q
from engine.anachrony.data import WARP_TILES
from engine.anachrony.state import G, State
from engine.anachrony.timeline import lay_warp
from engine.anachrony.warp_tiles import receive
from engine.core import Ask, Illegal, Option, Rule, pick, say, who

MOST = 2
OPTIONS = {tile: Option(tile, words.warp(tile)) for tile in WARP_TILES}


def warp(g: G) -> Rule[None]:
    """DP-19; RND-12, all choices together. On the alternate timeline each is revealed in its turn (22.1)."""
    s = g.state
    if q.is_bot(s, s.order[0]):  # it hides nothing, so who follows it knows what it laid (21.3)
        chronobot.warp(g)
    chosen = yield from g.secretly([choice(s, seat) for seat in q.people(s) if s.players[seat].warp])
    answers: dict[int, list[str]] = {seat: [] for seat in q.people(s)}
    answers |= {seat: list(tiles) for seat, tiles in chosen.items() if isinstance(tiles, list)}
    if not s.variants.alternate_timeline:
        for seat in q.in_turn_order(s):
            reveal(g, seat, answers[seat])
    for seat in q.in_turn_order(s):
        if s.variants.alternate_timeline:
            reveal(g, seat, answers[seat])
            yield from alternate_timeline.lay(g, seat, answers[seat])
        else:
            yield from lay(g, seat, answers[seat])
    if q.is_bot(s, s.order[-1]):
        chronobot.warp(g)
    s.phase, s.turn = "actions", 0
    for p in s.players:
        p.passed = False


def choice(s: State, seat: int) -> Ask:
    options = [OPTIONS[tile] for tile in s.players[seat].warp]
    return pick(seat, "warp", options, 0, MOST, check=lambda tiles: refusal(s, seat, tiles))


def refusal(s: State, seat: int, tiles: Sequence[str]) -> Illegal | None:
    """Rules 8.3, 8.4."""
    p = s.players[seat]
    chosen = [WARP_TILES[tile] for tile in tiles]
    water = p.assets["W"] + sum(tile.assets.get("W", 0) - tile.cost.get("W", 0) for tile in chosen)
    if water < 0:
        return Illegal(say("anachrony-no-warp-worker"), "8.3")
    if any(tile.exosuit for tile in chosen) and not q.can_power_up(p):
        return Illegal(say("anachrony-no-warp-exosuit"), "8.4")
    return None


def reveal(g: G, seat: int, tiles: Sequence[str]) -> None:
    if tiles:
        g.reveal(say("anachrony-log-warp", seat=who(seat), warps=[words.warp(tile) for tile in tiles]))
    else:
        g.reveal(say("anachrony-log-warp-none", seat=who(seat)))


def lay(g: G, seat: int, tiles: Sequence[str]) -> Rule[None]:
    """Water before worker costs (8.1)."""
    for tile in sorted(tiles, key=lambda tile: bool(WARP_TILES[tile].cost)):
        lay_warp(g, seat, tile)
        yield from receive(g, seat, tile)
