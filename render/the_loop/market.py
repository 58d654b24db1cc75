"""Cards that lie open: artifacts by Era, the attendance bonus, armed cards of the Ultramachine; and what HQ holds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Text, say
from engine.the_loop import words
from engine.the_loop.data import ARTIFACTS, ULTRA
from engine.the_loop.effect_words import describe
from engine.the_loop.state import State
from render import fonts
from render.canvas import Box
from render.the_loop.colours import DEVICE, ENERGY, GOLD
from render.the_loop.scene import Scene
from render.theme import CARD, LEAST, MUTED, PANEL, TEXT, Colour, mix
from render.words import Words

MOST_ACROSS = 4
CELL = 112
ULTRA_CELL = 148
TITLE = 50
HQ = 62


def available(s: State) -> list[tuple[int, str]]:
    return [(n, card) for n, era in enumerate(s.eras) for card in era.cards]


def armed(s: State) -> list[tuple[int, str]]:
    return [(n, card) for n, era in enumerate(s.eras) for card in era.ultra]


def height(count: int, cell: int = CELL) -> int:
    """Of a panel with so many cards; none at all where there is none."""
    return TITLE + _rows(count) * (cell + 10) + 8 if count else 0


def armed_cell(s: State) -> int:
    """How high a card of the Ultramachine is: two side by side have their words in fewer lines."""
    return CELL if len(armed(s)) <= 2 else ULTRA_CELL


def _rows(count: int) -> int:
    return -(-count // MOST_ACROSS)


def _cells(scene: Scene, box: Box, title: Text, count: int, frame: Colour | None = None, high: int = CELL) -> list[Box]:
    c = scene.canvas
    c.panel(box, PANEL, 16, frame, 4)
    c.text(Box(box.x + 20, box.y + 4, box.w - 40, TITLE - 6), scene.words(title), 26, MUTED, "bold")
    cells: list[Box] = []
    across = -(-count // _rows(count))
    for row in range(_rows(count)):
        line = Box(box.x + 12, box.y + TITLE + row * (high + 10), box.w - 24, high)
        cells += line.columns(across, 10)
    return cells[:count]


def draw_artifacts(scene: Scene, box: Box) -> None:
    found = available(scene.view)
    cells = _cells(scene, box, say("render-loop-artifacts"), len(found))
    for cell, (era, card) in zip(cells, found, strict=True):
        _artifact(scene, cell, card, era)
        scene.mark(f"{era}:card:{card}", cell)


def draw_bonus(scene: Scene, box: Box) -> None:
    cells = _cells(scene, box, say("render-loop-bonus"), len(scene.view.bonus), GOLD)
    for cell, card in zip(cells, scene.view.bonus, strict=True):
        _artifact(scene, cell, card, ARTIFACTS[card].era)


def _artifact(scene: Scene, box: Box, card: str, era: int) -> None:
    c, it = scene.canvas, ARTIFACTS[card]
    c.panel(box, CARD, 12)
    c.icon(f"loop-{it.dimension}", box.x + 28, box.y + 29, 42)
    c.icon(f"loop-era{era}", box.x + 28, box.y + 76, 38)
    name, text = scene.words(words.card(card)), Box(box.x + 58, box.y + 4, box.w - 66, 32)
    long = fonts.width(name, LEAST, "bold") > text.w
    text = text._replace(h=42 if long else 32)
    c.text(text, name, 24, TEXT, "bold", lines=2 if long else 1)
    effect = Box(text.x, text.bottom, text.w, box.bottom - text.bottom - 4)
    c.text(effect, scene.words.capital(describe(it.effect)), 22, MUTED, "semibold", lines=3)


def draw_armed(scene: Scene, box: Box) -> None:
    """Each with its Era, what it does and when, and what disarming it takes."""
    c, found = scene.canvas, armed(scene.view)
    cells = _cells(scene, box, say("render-loop-armed"), len(found), mix(DEVICE, PANEL, 0.4), armed_cell(scene.view))
    for cell, (era, card) in zip(cells, found, strict=True):
        it = ULTRA[card]
        c.panel(cell, CARD, 12)
        c.icon("loop-ultra", cell.x + 28, cell.y + 29, 42)
        c.icon(f"loop-era{era}", cell.x + 28, cell.y + 76, 38)
        text = Box(cell.x + 58, cell.y + 4, cell.w - 68, 32)
        name = Box(text.x, text.y, text.w - 64, text.h)
        c.text(name, scene.words(words.ultra(card)), 24, TEXT, "bold", least=18)
        c.amount(cell.right - 66, text.cy, "loop-energy", it.energy, 32, ENERGY)
        below = Box(text.x, cell.y + 36, text.w, cell.h - 40)
        c.text(below, ultra_words(scene.words, card), 22, MUTED, "semibold", lines=5)
        scene.mark(f"{era}:ultra:{card}", cell)


def ultra_words(words_: Words, card: str) -> str:
    """When it works, what it does, and what must be away before it is disarmed."""
    it = ULTRA[card]
    line = words_(say(f"render-loop-timing-{it.timing}", effect=describe(it.effect)))
    return line + (" " + words_(say(f"render-loop-require-{it.require}")) if it.require else "")


# --- HQ


def draw_hq(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    facts = _stores(s)
    for cell, (icon, count, name) in zip(box.inset(18, 0).columns(len(facts), 10), facts, strict=True):
        end = c.amount(cell.x, cell.cy, icon, count, 36)
        c.text(Box(end + 8, cell.y, cell.right - end - 8, cell.h), scene.words(name), 18, MUTED, "semibold", lines=2)


def _stores(s: State) -> Sequence[tuple[str, int, Text]]:
    found = [
        ("loop-rift", s.rifts, say("render-loop-store-rifts")),
        ("loop-energy", s.energy, say("render-loop-store-energy")),
    ]
    if s.mode == "centrifuges":
        found.append(("loop-perpetual", s.perpetual, say("render-loop-store-perpetual")))
    found += [
        ("loop-bag", len(s.bag), say("render-loop-store-bag")),
        ("loop-deck", len(s.huge), say("render-loop-store-huge")),
        ("loop-destroyed", len(s.destroyed), say("render-loop-store-destroyed")),
        ("loop-hidden", len(s.boxed), say("render-loop-store-boxed")),
    ]
    if s.failed:
        found.append(("loop-vortex", len(s.failed), say("render-loop-store-failed")))
    if s.mode == "clones":
        found.append(("loop-supa", len(s.supa_stack), say("render-loop-store-supa")))
    if s.mode == "ultramachine":
        found.append(("loop-ultra", len(s.ultra_deck), say("render-loop-store-ultra")))
    return found
