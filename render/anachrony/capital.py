"""The main board: hexes of the capital, the mine, the open spaces, the building stacks."""

from __future__ import annotations

from collections import Counter

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import BOARD, BUILDINGS, CAPITAL_WORKERS, TYPES, WORKERS
from engine.core import say
from render.anachrony import glyphs
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene, visitors, worker_at
from render.anachrony.things import TYPE_COLOURS
from render.canvas import Box
from render.theme import BAD, CARD, DARK, FREE, LINE, LOOK, MUTED, PANEL, STUDY, TEXT, WELL, mix, seat_colour

HEX = 78
LABEL = 244
UNIT = 118


def draw(scene: Scene, box: Box) -> None:
    c = scene.canvas
    c.panel(box, PANEL)
    rows = box.inset(14, 10).rows(4, 8)
    for row, action in zip(rows, ("construct", "recruit", "research"), strict=False):
        _capital_action(scene, row, action)
    _council(scene, rows[3])


def _label(scene: Scene, box: Box, action: str, workers: list[str]) -> None:
    c = scene.canvas
    c.icon(action, box.x + 28, box.cy, 52)
    name = scene.words(w.action(action))
    text = Box(box.x + 64, box.y + (4 if workers else 0), box.w - 68, box.h - (40 if workers else 0))
    c.text(text, name, 25, TEXT, "bold", lines=1 if workers else 2)
    for n, worker in enumerate(workers):
        c.icon(worker, box.x + 80 + n * 36, box.bottom - 26, 30)


def _capital_action(scene: Scene, box: Box, action: str) -> None:
    s = scene.view
    _label(scene, Box(box.x, box.y, LABEL, box.h), action, CAPITAL_WORKERS[action])
    for n, space in enumerate(q.capital_spaces(s, action)):
        unit = Box(box.x + LABEL + 4 + n * UNIT, box.y, UNIT - 6, box.h)
        hex_space(scene, unit.cx, unit.y + HEX // 2, HEX, space)
        bonus = q.collapsing_tile(s, space)
        water = BOARD.capital_water[n]
        caption = glyphs.collapsing(bonus) if bonus else [Glyph("W", f"−{water}")] if water else []
        glyphs.draw(scene.canvas, Box(unit.x, unit.y + HEX, unit.w, 26), caption, 24, "center", dim=space in s.flipped)
    pool = Box(box.right - 116, box.y, 116, box.h)
    if action == "recruit":
        _recruit_pool(scene, pool)
    elif action == "research":
        _tokens(scene, pool)


def hex_space(scene: Scene, cx: int, cy: int, size: int, space: str) -> None:
    """Free ones glow faintly, taken ones carry the seat, used up ones are struck out."""
    c, s = scene.canvas, scene.view
    area = Box(cx - size // 2, cy - size // 2, size, size)
    if space in s.occupied:
        seat = s.occupied[space]
        c.hexagon(cx, cy, size, seat_colour(seat), DARK, 5)
        c.icon(f"seat{seat}", cx, cy - 3, round(size * 0.6))
        worker = worker_at(s.players[seat], space)
        if worker:
            c.icon(worker, cx + size // 4, cy + size // 4, round(size * 0.42))
    elif space in s.flipped:
        c.hexagon(cx, cy, size, WELL, LINE, 5, hatch=mix(PANEL, BAD, 0.35))
    else:
        c.hexagon(cx, cy, size, mix(PANEL, FREE, 0.35), FREE, 5)
    scene.mark(f"space:{space}", area, 20)
    scene.mark(f"flipped:{space}", area, 20)


def _recruit_pool(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    for n, worker in enumerate(WORKERS):
        count = s.recruit_pool.get(worker, 0)
        c.amount(box.x + n % 2 * 58, box.y + 26 + n // 2 * 44, worker, count, 32, TEXT if count else MUTED, not count)
    scene.mark("recruit", Box(box.x - 8, box.y, box.w + 8, box.h - 2))


def _tokens(scene: Scene, box: Box) -> None:
    """How many breakthroughs of each shape are left."""
    c, s = scene.canvas, scene.view
    for n, shape in enumerate(BOARD.shapes):
        left = sum(count for kind, count in s.breakthroughs.items() if kind.startswith(shape))
        c.amount(box.x + n % 2 * 58, box.y + 26 + n // 2 * 44, shape, left, 28)


def _council(scene: Scene, box: Box) -> None:
    _label(scene, Box(box.x, box.y, LABEL, box.h), "council", [])
    for n, space in enumerate(BOARD.council):
        unit = Box(box.x + LABEL + 4 + n * UNIT, box.y, UNIT - 6, box.h)
        hex_space(scene, unit.cx, unit.y + HEX // 2, HEX, f"council:{space.id}")
        caption = [Glyph(glyph.icon, f"−{glyph.text}") for glyph in glyphs.cost(space.cost)]
        if space.id == "left":
            caption.append(Glyph("banner"))
        glyphs.draw(scene.canvas, Box(unit.x, unit.y + HEX, unit.w, 26), caption, 24, "center")


# --- building stacks


def draw_stacks(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    for column, type_ in zip(box.inset(12, 10).columns(len(TYPES), 10), TYPES, strict=True):
        c.icon(type_, column.x + 16, column.y + 17, 32)
        name = scene.words(say(f"render-type-{type_}"))
        c.text(Box(column.x + 38, column.y, column.w - 66, 34), name, STUDY, TEXT, "bold")
        left = len(s.primary[type_])
        c.text(Box(column.right - 28, column.y, 28, 34), str(left), 18, MUTED, "bold", "right")
        cards = Box(column.x, column.y + 40, column.w, column.h - 40).rows(2, 8)
        for card, (kind, stacks) in zip(cards, (("primary", s.primary), ("secondary", s.secondary)), strict=True):
            stack = stacks[type_]
            if stack:
                building_card(scene, card, stack[-1])
            else:
                c.card(card, WELL)
            scene.mark(f"{kind}:{type_}", card)


def building_card(scene: Scene, box: Box, tile: str) -> None:
    """Number, points, and what it does in icons."""
    c, it = scene.canvas, BUILDINGS[tile]
    c.card(box, CARD)
    c.panel(Box(box.x, box.y + 8, 6, box.h - 16), TYPE_COLOURS[it.type], 3)
    c.text(Box(box.x + 14, box.y + 6, 60, 28), tile, STUDY, MUTED, "bold")
    c.amount(box.right - 54, box.y + 20, "vp", it.vp, 28)
    glyphs.draw(c, Box(box.x + 12, box.y + 36, box.w - 20, box.h - 42), glyphs.tile(it), 26)


# --- outside the capital


def draw_mine(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    c.icon("mine", box.x + 34, box.y + 34, 44)
    c.text(Box(box.x + 64, box.y + 12, box.w - 76, 44), scene.words(w.action("mine")), LOOK, TEXT, "bold", least=20)
    units = Box(box.x + 14, box.y + 60, box.w - 28, 74).columns(3, 8)
    for n, unit in enumerate(units):
        hex_space(scene, unit.x + 30, unit.cy, 60, f"mine:{n + 1}")
        cube = s.mine_bonus[n] if n < len(s.mine_bonus) else ""
        if cube:
            c.icon(cube, unit.x + 76, unit.cy, 28)
    pool = Box(box.x + 14, box.bottom - 56, box.w - 28, 46)
    c.panel(pool, WELL, 12)
    for cell, cube in zip(pool.inset(8, 0).columns(BOARD.mine.pool, 4), s.mine_pool, strict=False):
        c.icon(cube, cell.cx, cell.cy, 36)
    scene.mark("mine", pool)


def draw_pools(scene: Scene, box: Box) -> None:
    """Spaces with room for everybody."""
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    actions = ["purify", "trade", "evacuate"] + (["experiment"] if s.doomsday else [])
    for row, action in zip(box.inset(14, 10).rows(len(actions), 6), actions, strict=True):
        shut = action == "evacuate" and not s.impact
        c.icon(action, row.x + 22, row.cy, 42, dim=shut)
        name = scene.words(w.action(action))
        c.text(Box(row.x + 54, row.y, 158, row.h), name, 22, MUTED if shut else TEXT, "bold", lines=2)
        right = Box(row.x + 220, row.y, row.right - row.x - 220, row.h)
        if action == "evacuate":
            _evacuation(scene, right)
        else:
            _visitors(scene, right, action)
        scene.mark(f"pool:{action}", Box(row.x - 4, row.y, row.w + 8, row.h))


def _visitors(scene: Scene, box: Box, space: str) -> None:
    c = scene.canvas
    here = Counter(visitors(scene.view, space))
    for n, (seat, count) in enumerate(sorted(here.items())):
        x = box.x + n * 46
        c.icon(f"seat{seat}", x + 20, box.cy, 40)
        if count > 1:
            c.panel(Box(x + 24, box.cy + 2, 22, 24), DARK, 8)
            c.text(Box(x + 24, box.cy + 2, 22, 24), str(count), 18, TEXT, "bold", "center")


def _evacuation(scene: Scene, box: Box) -> None:
    """Its circles, from the first; the one with the penalty says so."""
    c, s = scene.canvas, scene.view
    for n in range(min(BOARD.evacuation.circles, max(2, q.penalty_circle(s)))):
        cx = box.x + 20 + n * 46
        if n < len(s.evacuated):
            c.icon(f"seat{s.evacuated[n]}", cx, box.cy, 42)
            continue
        c.panel(
            Box(cx - 20, box.cy - 20, 40, 40),
            mix(PANEL, FREE, 0.35) if s.impact else WELL,
            20,
            FREE if s.impact else LINE,
            4,
        )
        if n + 1 == q.penalty_circle(s):
            c.text(Box(cx - 20, box.cy - 20, 40, 40), "−3", 20, TEXT if s.impact else MUTED, "bold", "center")
