"""The building stacks: of each type the tile on top of the first and of the second stack."""

from __future__ import annotations

from engine.anachrony.data import BUILDINGS, TYPES
from engine.core import say
from render.anachrony import glyphs
from render.anachrony.scene import Scene
from render.anachrony.things import TYPE_COLOURS
from render.canvas import Box
from render.theme import CARD, MUTED, PANEL, TEXT, WELL, mix


def draw(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    for column, type_ in zip(box.inset(12, 10).columns(len(TYPES), 10), TYPES, strict=True):
        c.icon(type_, column.x + 15, column.y + 17, 30)
        name = scene.words(say(f"render-type-{type_}"))
        c.text(Box(column.x + 35, column.y, column.w - 35, 34), name, 24, TEXT, "bold")
        cards = Box(column.x, column.y + 40, column.w, column.h - 40).rows(2, 8)
        for card, (kind, stacks) in zip(cards, (("primary", s.primary), ("secondary", s.secondary)), strict=True):
            stack = stacks[type_]
            if stack:
                building_card(scene, card, stack[-1])
                c.text(Box(card.x + 70, card.y + 6, 40, 30), f"×{len(stack)}", 18, MUTED, "bold")
            else:
                c.card(card, WELL)
            scene.mark(f"{kind}:{type_}", card)


def building_card(scene: Scene, box: Box, tile: str) -> None:
    """Number, points, and what it does in icons."""
    c, it = scene.canvas, BUILDINGS[tile]
    c.card(box, mix(CARD, TYPE_COLOURS[it.type], 0.08))
    c.panel(Box(box.x, box.y + 8, 6, box.h - 16), TYPE_COLOURS[it.type], 3)
    c.text(Box(box.x + 16, box.y + 6, 60, 30), tile, 24, MUTED, "bold")
    c.amount(box.right - 58, box.y + 22, "vp", it.vp, 32)
    glyphs.draw(c, Box(box.x + 13, box.y + 40, box.w - 22, box.h - 46), glyphs.tile(it), 30)
