"""The row of eras with superprojects, warp tiles, focus markers and the impact; the Doomsday track."""

from __future__ import annotations

from engine.anachrony import words as w
from engine.anachrony.data import (
    DOOMSDAY,
    EXPERIMENTS,
    FIRE_EFFECTS,
    SUPERPROJECTS,
    TIMELINE_TILES,
    WARP_TILES,
    Experiment,
)
from engine.anachrony.state import Era, Warp
from render.anachrony import glyphs
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import CARD, DARK, LINE, MUTED, PANEL, STUDY, TEXT, WELL, mix, rgb, seat_colour

SUPERPROJECT = 160
BODY = 150
EXPERIMENT = 136
IMPACT = 76
FIRE = rgb("#FF7A3D")
NOW = rgb("#3A4A61")


def height(scene: Scene) -> int:
    return 24 + SUPERPROJECT + 8 + BODY + (EXPERIMENT + 8 if scene.view.doomsday else 0)


def draw(scene: Scene, box: Box) -> None:
    s = scene.view
    scene.canvas.panel(box, PANEL)
    inner = box.inset(12)
    gap = 10
    wide = (inner.w - IMPACT - gap * len(s.timeline)) // len(s.timeline)
    x = inner.x
    for number, era in enumerate(s.timeline, 1):
        _era(scene, Box(x, inner.y, wide, inner.h), number, era)
        x += wide + gap
        if number == s.impact_after:
            _impact(scene, Box(x, inner.y, IMPACT, inner.h))
            x += IMPACT + gap


def _impact(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, mix(PANEL, FIRE, 0.5 if s.impact else 0.14), 14, FIRE if s.impact else LINE, 5)
    c.icon("impact", box.cx, box.cy, 60, dim=False)
    scene.mark("impact", box)


def _era(scene: Scene, box: Box, number: int, era: Era) -> None:
    top = Box(box.x, box.y, box.w, SUPERPROJECT)
    body = Box(box.x, top.bottom + 8, box.w, BODY)
    _superproject(scene, top, number, era)
    _tile(scene, body, number, era)
    if scene.view.doomsday:
        _experiment(scene, Box(box.x, body.bottom + 8, box.w, EXPERIMENT), number, era)


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
    c.text(Box(box.x, box.y, box.w, 64), scene.words(w.superproject(tile)), STUDY, TEXT, "bold", lines=3)
    row = Box(box.x, box.y + 68, box.w, 34)
    glyphs.draw(c, row, glyphs.cost(it.price), 28)
    low = Box(box.x, box.y + 105, box.w, 38)
    c.amount(low.right - 58, low.cy, "vp", it.vp, 34)
    glyphs.draw(c, Box(low.x, low.y, low.w - 64, low.h), _wanted(it.breakthroughs), 28)


def _wanted(options: list[list[str]]) -> list[Glyph]:
    parts: list[Glyph] = []
    for option in options:
        parts += [*([Glyph("", "/")] if parts else []), *(Glyph(kind) for kind in option)]
    return parts


# --- the tile of an era


def _tile(scene: Scene, box: Box, number: int, era: Era) -> None:
    c, s = scene.canvas, scene.view
    now = number == s.era
    c.panel(box, NOW if now else CARD, 12, TEXT if now else None, 5)
    c.text(Box(box.x + 12, box.y + 6, 46, 46), str(number), 40, TEXT if now else MUTED, "extrabold")
    focused = [seat for seat, p in enumerate(s.players) if p.focus == number and p.path not in ("", "chronobot")]
    for n, seat in enumerate(reversed(focused)):
        mark = Box(box.right - 9 - 35 * (n + 1), box.y + 11, 34, 34)
        c.icon(f"seat{seat}", mark.cx, mark.cy, 34)
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
        c.icon(icon, box.cx - 8, box.cy, 19)
        c.text(Box(box.cx + 2, box.y, 14, box.h), _sign(fire), 18, MUTED, "bold", "right")


def _sign(fire: str) -> str:
    return "2" if fire == "double" else "−" if fire.endswith("down") else "+"


def warp_icon(tile: str) -> str:
    it = WARP_TILES[tile]
    return it.worker or ("exosuit" if it.exosuit else next(iter(it.assets)))


# --- Doomsday


def _experiment(scene: Scene, box: Box, number: int, era: Era) -> None:
    c = scene.canvas
    if not era.experiment:
        c.card(box, WELL)
    elif not era.experiment_up:
        c.card(box, WELL, LINE)
        c.icon("experiment", box.cx, box.cy, 44, dim=True)
    else:
        c.card(box, CARD)
        it = EXPERIMENTS[era.experiment]
        name = scene.words(w.experiment(era.experiment))
        c.text(Box(box.x + 9, box.y + 5, box.w - 18, 66), name, 18, TEXT, "bold", lines=3)
        c.amount(box.right - 52, box.bottom - 24, "vp", it.vp, 30)
        glyphs.draw(c, Box(box.x + 9, box.bottom - 60, box.w - 18, 28), condition(it), 24)
        glyphs.draw(c, Box(box.x + 9, box.bottom - 34, box.w - 70, 28), experiment_cost(it), 22)
    scene.mark(f"experiment:{number}", box)


_CONDITIONS = {
    "unused_warp_tile": "warp", "morale_vp": "morale", "powered_exosuit": "exosuit", "building": "spots",
    "breakthrough": "research", "W": "W", "anomaly": "anomaly", "worker": "worker", "superproject": "superproject",
    "time_travel": "time_travel",
}  # fmt: skip


def condition(it: Experiment) -> list[Glyph]:
    wanted = it.condition
    match wanted.of:
        case "breakthrough_icon":
            return [Glyph(f"sign-{sign}") for sign in wanted.types]
        case "building_types":
            return [Glyph(type_) for type_ in wanted.types]
        case "each_worker":
            return [Glyph(type_) for type_ in ("scientist", "engineer", "administrator", "genius")]
        case _:
            return [Glyph(_CONDITIONS[wanted.of], f"≥{wanted.least}")]


def experiment_cost(it: Experiment) -> list[Glyph]:
    parts = [Glyph(glyph.icon, f"−{glyph.text}") for glyph in glyphs.cost(it.cost)]
    if it.paradox:
        parts.append(Glyph("px", f"+{it.paradox}"))
    if it.morale:
        parts.append(Glyph("morale", f"−{it.morale}"))
    if it.breakthroughs:
        parts.append(Glyph("research", f"−{it.breakthroughs}"))
    return parts


def draw_doomsday(scene: Scene, box: Box) -> None:
    """The track from Save Earth's end to Seal Fate's."""
    c, s = scene.canvas, scene.view
    assert s.doomsday is not None
    c.panel(box, PANEL)
    c.icon("earth", box.x + 44, box.cy, 56)
    c.icon("impact", box.right - 44, box.cy, 56)
    inner = Box(box.x + 88, box.y + 10, box.w - 176, box.h - 20)
    for cell, slot in zip(inner.columns(len(DOOMSDAY.slots), 8), DOOMSDAY.slots, strict=True):
        c.card(cell, CARD)
        marks = [
            icon for icon, at in (("earth", s.doomsday.save_earth), ("impact", s.doomsday.seal_fate)) if at == slot.slot
        ]
        for n, icon in enumerate(marks):
            c.icon(icon, cell.x + 34 + n * 58, cell.cy, 56)
        if not marks:
            c.text(Box(cell.x + 10, cell.y, 40, cell.h), str(slot.slot), 30, MUTED, "bold")
        sign = "+" * slot.trajectory or "−" * -slot.trajectory
        c.text(Box(cell.right - 54, cell.y + 6, 46, 28), sign, 26, TEXT, "bold", "right")
        if marks:
            scene.mark("doomsday", cell)
