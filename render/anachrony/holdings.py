"""The lower part of a player's board: the leader, the evacuation condition, tokens and tiles."""

from __future__ import annotations

from engine.anachrony import conditions
from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.actions.evacuate import worth
from engine.anachrony.data import BOARD, EVACUATION
from engine.core import say
from render import fonts
from render.anachrony import evacuation, glyphs, seat_tiles
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene
from render.anachrony.timeline import warp_icon
from render.canvas import Box
from render.theme import DARK, LOOK, MUTED, PANEL, STUDY, TEXT, WELL, seat_colour


def _title(scene: Scene, box: Box, icon: str, text: str) -> None:
    c = scene.canvas
    c.icon(icon, box.x + 26, box.y + 28, 50)
    c.text(Box(box.x + 64, box.y, box.w - 64, 56), text, LOOK, TEXT, "bold", lines=2)


def draw_leader(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(22, 16)
    if not p.leader:
        return
    _title(scene, inner, "leader", scene.words(w.name("leader", f"{p.leader}-ability")))
    text = Box(inner.x, inner.y + 72, inner.w, inner.h - 72)
    c.text(text, scene.words(w.leader_text(p.leader)), 26, MUTED, "medium", lines=6, top=True)


def draw_evacuation(scene: Scene, box: Box, seat: int) -> None:
    """What must hold and what each set brings; whether it holds now, and what it would bring."""
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(22, 16)
    if not p.condition:
        return
    it = EVACUATION[p.condition]
    _title(scene, inner, "evacuate", scene.words(w.evacuation(p.condition)))
    for n, row in enumerate((evacuation.base(it), evacuation.extra(it))):
        line = Box(inner.x, inner.y + 70 + n * 64, inner.w, 56)
        c.panel(line, WELL, 12)
        glyphs.draw(c, line.inset(14, 0), row, 40)
    met = p.evacuated or conditions.holds(s, seat, it.base)
    c.icon("met" if met else "unmet", inner.right - 34, inner.y + 98, 40)
    if not p.evacuated:
        now = [Glyph("", "="), Glyph("vp", str(worth(s, seat)))]
        glyphs.draw(
            c, Box(inner.right - 130, inner.y + 134, 116, 56), now, 40, "right", TEXT if met else MUTED, not met
        )
    text = scene.words.capital(w.name("evacuation", f"{p.condition}-text"))
    c.text(Box(inner.x, inner.y + 202, inner.w, inner.h - 202), text, 22, MUTED, "medium", lines=3, top=True)


def draw_pieces(scene: Scene, box: Box, seat: int) -> None:
    c, s = scene.canvas, scene.view
    p = s.players[seat]
    c.panel(box, PANEL)
    inner = box.inset(20, 14)
    counts = [
        ("px", "paradox", f"{p.paradox}/{q.paradox_limit(s, seat)}"),
        ("exosuit", "exosuits", str(p.exosuits)),
        ("used", "markers", f"{q.count_markers(p)}/{BOARD.path_markers - 1}"),
        ("experiment", "experiments", str(len(p.experiments))),
        ("vp", "tokens", str(p.vp)),
    ]
    shown = [one for one in counts if one[1] != "experiments" or s.doomsday]
    _counts(scene, Box(inner.x, inner.y, inner.w, 74), seat, shown)
    _warps(scene, Box(inner.x, inner.y + 84, inner.w, 92), seat)
    c.text(Box(inner.x, inner.y + 188, inner.w, 26), scene.words(say("render-breakthroughs")), 20, MUTED, "bold")
    seat_tiles.draw_breakthroughs(scene, Box(inner.x, inner.y + 220, inner.w, 60), seat, 58)


def _counts(scene: Scene, box: Box, seat: int, counts: list[tuple[str, str, str]]) -> None:
    """Figures over their names, spread evenly."""
    c = scene.canvas
    names = [scene.words(say(f"render-count-{key}")) for _, key, _ in counts]
    widths = [max(90, fonts.width(name, STUDY, "medium")) for name in names]
    gap = (box.w - sum(widths)) // (len(counts) - 1)
    x = box.x
    for name, wide, (icon, key, text) in zip(names, widths, counts, strict=True):
        c.amount(x, box.y + 23, icon, text, 40)
        c.text(Box(x, box.y + 48, wide, 26), name, STUDY, MUTED, "medium")
        scene.mark(f"{seat}:{key}", Box(x - 2, box.y, wide + 4, 46))
        x += wide + gap


def _warps(scene: Scene, box: Box, seat: int) -> None:
    c, p = scene.canvas, scene.view.players[seat]
    c.text(Box(box.x, box.y, box.w, 26), scene.words(say("render-warp-hand")), 20, MUTED, "bold")
    cells = Box(box.x, box.y + 34, box.w, 48).columns(BOARD.warp_tiles_per_player, 4)
    for cell, tile in zip(cells, p.warp, strict=False):
        card = Box(cell.x, cell.y, 48, 48)
        c.panel(card, seat_colour(seat), 10)
        c.panel(card.inset(5), DARK, 6)
        c.icon(warp_icon(tile), card.cx, card.cy, 34)
    scene.mark(f"{seat}:warp", Box(box.x - 2, box.y + 30, box.w + 4, 56))
