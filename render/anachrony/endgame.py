"""The endgame cards and who is ahead for each."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import ENDGAME_CARDS, TILES
from engine.anachrony.state import State
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import CARD, PANEL, STUDY, TEXT

ICONS = {
    "workers": "worker", "water": "W", "breakthroughs": "circle-genetics", "occupied_spots": "spots",
    "morale": "morale", "range": "range", "superprojects": "superproject", "time_travel": "time_travel",
    "experiments": "experiment",
}  # fmt: skip


def standing(s: State, card: str, seat: int) -> int:
    """What the card counts, rules 17.2."""
    p = s.players[seat]
    match card:
        case "workers":
            return q.count_workers(p)
        case "water":
            return p.assets["W"]
        case "breakthroughs":
            return sum(p.breakthroughs.values())
        case "occupied_spots":
            return q.count_occupied_spots(p)
        case "morale":
            return p.morale
        case "range":
            return sum(TILES[tile].range for tile in q.tiles_in_use(p))
        case "superprojects":
            return len(q.superprojects(p))
        case "time_travel":
            return p.time_travel
        case _:
            return len(p.experiments)


def leaders(s: State, card: str) -> list[int]:
    """Every seat tied for the most."""
    seats = [seat for seat in q.people(s) if s.players[seat].path]
    most = max((standing(s, card, seat) for seat in seats), default=0)
    return [seat for seat in seats if standing(s, card, seat) == most]


def draw(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    for cell, card in zip(box.inset(12, 10).columns(max(5, len(s.endgame)), 10), s.endgame, strict=False):
        c.card(cell, CARD)
        c.icon(ICONS[card], cell.x + 32, cell.cy, 42)
        name = scene.words(w.endgame(card))
        c.text(Box(cell.x + 62, cell.y + 4, cell.w - 132, cell.h - 8), name, STUDY, TEXT, "semibold", lines=3)
        c.amount(cell.right - 58, cell.y + 22, "vp", ENDGAME_CARDS[card].vp, 28)
        ahead = leaders(s, card)
        if len(ahead) < len(q.people(s)):
            for n, seat in enumerate(reversed(ahead)):
                c.icon(f"seat{seat}", cell.right - 24 - n * 18, cell.bottom - 20, 30)
    scene.mark("endgame", box)
