"""The Impact, rules 12.1 to 12.5."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.data import BOARD, COLLAPSING, SETUP, SLOTS
from engine.anachrony.state import G
from engine.core import say


def resolve(g: G) -> None:
    s = g.state
    s.impact = True
    g.log(say("anachrony-log-impact"))
    for seat in q.people(s):
        if not q.has_leader(s, seat, "amena"):
            for slot in q.board(s, seat).impact_blocks:
                s.players[seat].blocked[SLOTS.index(slot)] = True
    draw_collapsing_tiles(g)


def draw_collapsing_tiles(g: G) -> None:
    """Rules 12.4, RND-14."""
    s = g.state
    count = SETUP.collapsing_tiles[q.count_players(s)]
    for section in BOARD.capital:
        tiles = [tile.id for tile in COLLAPSING.values() if tile.action == section.id]
        g.shuffle(tiles)
        s.collapsing[section.id] = tiles[:count]
        drawn = [words.collapsing(tile) for tile in tiles[:count]]
        g.reveal(say("anachrony-log-collapsing", action=words.action(section.id), tiles=drawn))
