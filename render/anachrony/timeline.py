"""The row of eras with superprojects, warp tiles, focus markers and the impact."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.anachrony import words as w
from engine.anachrony.data import FIRE_EFFECTS, SUPERPROJECTS, TIMELINE_TILES, WARP_TILES
from engine.anachrony.state import Era, Warp
from render.anachrony import doomsday, glyphs
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene
from render.canvas import Box
from render.sprites import Pen
from render.theme import CARD, DARK, LINE, MUTED, PANEL, TEXT, WELL, mix, rgb, seat_colour

SUPERPROJECT = 156
RAY = 26  # the line of time between superprojects and tiles
BODY = 150
EXPERIMENT = 142
IMPACT = 76
GAP = 10
FIRE = rgb("#FF7A3D")
SKY = rgb("#6FB7E6")
NOW = rgb("#3A4A61")


def height(scene: Scene) -> int:
    return 24 + SUPERPROJECT + RAY + BODY + (EXPERIMENT + 8 if scene.view.doomsday else 0)


def draw(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    inner = box.inset(12)
    wide = (inner.w - IMPACT - GAP * len(s.timeline)) // len(s.timeline)
    ray = Box(inner.x, inner.y + SUPERPROJECT + RAY // 2 - 4, inner.w, 8)
    c.panel(ray, CARD, 4)
    x, columns = inner.x, []
    for number in range(1, len(s.timeline) + 1):
        columns.append(Box(x, inner.y, wide, inner.h))
        x += wide + GAP
        if number == s.impact_after:
            impact = Box(x, inner.y, IMPACT, inner.h)
            x += IMPACT + GAP
    now = columns[min(s.era, len(columns)) - 1]
    c.panel(Box(ray.x, ray.y, now.cx - ray.x, ray.h), FIRE if s.impact else SKY, 4)
    _impact(scene, impact)
    for number, (column, era) in enumerate(zip(columns, s.timeline, strict=True), 1):
        _era(scene, column, number, era)
    c.panel(Box(now.cx - 11, ray.cy - 11, 22, 22), TEXT, 11)


def _impact(scene: Scene, box: Box) -> None:
    """The wall between the times: dark until it happens, then it burns."""
    c, s = scene.canvas, scene.view
    c.panel(box, mix(PANEL, FIRE, 0.35 if s.impact else 0.14), 14, FIRE if s.impact else mix(LINE, FIRE, 0.4), 5)
    if s.impact:
        c.stamp(_crack(box.w, box.h - 16), box.x, box.y + 8)
        c.panel(Box(box.cx - 40, box.cy - 40, 80, 80), DARK, 40, FIRE, 5)
    c.icon("impact", box.cx, box.cy, 56)
    scene.mark("impact", box)


@lru_cache(maxsize=4)
def _crack(wide: int, high: int) -> Image.Image:
    """A glowing rift from top to bottom."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    turns = [(50 + (-16 if n % 2 else 16) * (0 < n < 8), tall * n / 8) for n in range(9)]
    pen.line(turns, 16, mix(FIRE, DARK, 0.35))
    pen.line(turns, 7, rgb("#FFD75E"))
    return pen.done()


def _era(scene: Scene, box: Box, number: int, era: Era) -> None:
    top = Box(box.x, box.y, box.w, SUPERPROJECT)
    body = Box(box.x, top.bottom + RAY, box.w, BODY)
    _superproject(scene, top, number, era)
    _tile(scene, body, number, era)
    if scene.view.doomsday:
        doomsday.draw_experiment(scene, Box(box.x, body.bottom + 8, box.w, EXPERIMENT), number, era)


# --- superprojects


def _superproject(scene: Scene, box: Box, number: int, era: Era) -> None:
    c = scene.canvas
    if not era.superproject:
        c.card(box, WELL)
    elif not era.superproject_up:
        c.card(box, WELL, LINE)
        c.icon("superproject", box.cx, box.cy, 56, dim=True)
    else:
        c.card(box, CARD)
        superproject_face(scene, box.inset(9, 8), era.superproject)
    scene.mark(f"superproject:{number}", box)


def superproject_face(scene: Scene, box: Box, tile: str) -> None:
    """Name, points, price in assets and workers, and the breakthroughs it wants."""
    c, it = scene.canvas, SUPERPROJECTS[tile]
    c.text(Box(box.x, box.y, box.w, 62), scene.words(w.superproject(tile)), 22, TEXT, "bold", lines=3)
    glyphs.draw(c, Box(box.x, box.y + 64, box.w, 36), glyphs.cost(it.price), 30)
    low = Box(box.x, box.y + 102, box.w, 38)
    c.amount(low.right - 60, low.cy, "vp", it.vp, 36)
    glyphs.draw(c, Box(low.x, low.y, low.w - 66, low.h), _wanted(it.breakthroughs), 30)


def _wanted(options: list[list[str]]) -> list[Glyph]:
    parts: list[Glyph] = []
    for option in options:
        parts += [*([Glyph("", "/")] if parts else []), *(Glyph(kind) for kind in option)]
    return parts


# --- the tile of an era


def _tile(scene: Scene, box: Box, number: int, era: Era) -> None:
    c, s = scene.canvas, scene.view
    now = number == s.era
    ground = CARD if number <= s.era else mix(PANEL, CARD, 0.5)
    c.panel(box, NOW if now else ground, 12, TEXT if now else None, 5)
    c.text(Box(box.x + 12, box.y + 6, 40, 46), str(number), 44, TEXT if now else MUTED, "extrabold")
    focused = [seat for seat, p in enumerate(s.players) if p.focus == number and p.path not in ("", "chronobot")]
    step = 42 if len(focused) < 4 else 33
    for n, seat in enumerate(reversed(focused)):
        mark = Box(box.right - 8 - 40 - step * n, box.y + 8, 40, 40)
        c.icon(f"seat{seat}", mark.cx, mark.cy, 40)
        scene.mark(f"{seat}:focus", mark, 18)
    slots = TIMELINE_TILES[era.tile]
    cell, gap = 42, 4
    left = box.x + (box.w - 4 * cell - 3 * gap) // 2
    by_slot = {one.slot: one for one in era.warps}
    for n in range(slots.slots):
        spot = Box(left + n % 4 * (cell + gap), box.y + 54 + n // 4 * (cell + 2), cell, cell)
        _slot(scene, spot, number, n + 1, by_slot.get(n + 1), slots.fire[n])


def _slot(scene: Scene, box: Box, number: int, slot: int, warp: Warp | None, fire: str) -> None:
    c = scene.canvas
    if warp:
        c.panel(box, seat_colour(warp.seat), 9)
        c.panel(box.inset(5), DARK, 6)
        c.icon(warp_icon(warp.tile), box.cx, box.cy, 30)
        scene.mark(f"warp:{number}:{slot}", box)
        return
    c.panel(box.inset(3), WELL, 8)
    if scene.view.variants.alternate_timeline and fire:
        glyph = glyphs.effect(FIRE_EFFECTS[fire])[0]
        icon = "morale_down" if fire == "morale_down" else glyph.icon
        c.icon(icon, box.cx - 7, box.cy, 22)
        c.text(Box(box.cx + 5, box.y, 13, box.h), _sign(fire), 18, MUTED, "bold", "right")


def _sign(fire: str) -> str:
    return "2" if fire == "double" else "−" if fire.endswith("down") else "+"


def warp_icon(tile: str) -> str:
    it = WARP_TILES[tile]
    return it.worker or ("exosuit" if it.exosuit else next(iter(it.assets)))
