"""The endgame cards and who is ahead for each."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import scoring
from engine.anachrony import words as w
from engine.anachrony.data import ENDGAME_CARDS
from engine.anachrony.state import State
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import CARD, PANEL, TEXT

ICONS = {
    "workers": "worker", "water": "W", "breakthroughs": "circle-genetics", "occupied_spots": "spots",
    "morale": "morale", "range": "range", "superprojects": "superproject", "time_travel": "time_travel",
    "experiments": "experiment",
}  # fmt: skip


def leaders(s: State, card: str) -> list[int]:
    """Every seat tied for the most; nobody before all have their boards."""
    return scoring.best_at(s, card) if all(s.players[seat].path for seat in q.people(s)) else []


def draw(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    for cell, card in zip(box.inset(12, 10).columns(max(5, len(s.endgame)), 10), s.endgame, strict=False):
        c.card(cell, CARD)
        c.icon(ICONS[card], cell.x + 29, cell.cy, 46)
        name = scene.words(w.endgame(card))
        c.text(Box(cell.x + 57, cell.y + 2, cell.w - 115, cell.h - 4), name, 22, TEXT, "semibold", lines=3)
        c.amount(cell.right - 56, cell.y + 22, "vp", ENDGAME_CARDS[card].vp, 32)
        ahead = leaders(s, card)
        if len(ahead) < len(q.people(s)):
            _ahead(scene, Box(cell.right - 60, cell.bottom - 44, 56, 40), ahead)
    scene.mark("endgame", box)


def _ahead(scene: Scene, box: Box, seats: list[int]) -> None:
    """One behind the other where several are tied."""
    size = box.h - 4 * (len(seats) - 1)
    step = (box.w - size) // max(1, len(seats) - 1)
    for n, seat in enumerate(reversed(seats)):
        scene.canvas.icon(f"seat{seat}", box.right - size // 2 - n * step, box.cy, size)
