"""The Doomsday module: the experiments under the eras, and the track."""

from __future__ import annotations

from engine.anachrony import words as w
from engine.anachrony.data import DOOMSDAY, EXPERIMENTS, Experiment
from engine.anachrony.state import Era
from render.anachrony import glyphs
from render.anachrony.glyphs import Glyph
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import CARD, LINE, MUTED, PANEL, TEXT, WELL, mix, rgb

SAVED, DOOMED = rgb("#3E86C6"), rgb("#FF7A3D")

_CONDITIONS = {
    "unused_warp_tile": "warp", "morale_vp": "morale", "powered_exosuit": "exosuit", "building": "spots",
    "breakthrough": "research", "W": "W", "anomaly": "anomaly", "worker": "worker", "superproject": "superproject",
    "time_travel": "time_travel",
}  # fmt: skip


def draw_experiment(scene: Scene, box: Box, number: int, era: Era) -> None:
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
        c.text(Box(box.x + 9, box.y + 5, box.w - 18, 66), name, 20, TEXT, "bold", lines=3)
        c.amount(box.right - 56, box.bottom - 24, "vp", it.vp, 32)
        glyphs.draw(c, Box(box.x + 9, box.bottom - 64, box.w - 18, 30), condition(it), 27)
        glyphs.draw(c, Box(box.x + 9, box.bottom - 36, box.w - 74, 30), experiment_cost(it), 25)
    scene.mark(f"experiment:{number}", box)


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


def draw_track(scene: Scene, box: Box) -> None:
    """From Save Earth's end to Seal Fate's: each slot with its pull on the impact and its worth to the paths."""
    c, s = scene.canvas, scene.view
    assert s.doomsday is not None
    c.panel(box, PANEL)
    c.icon("earth", box.x + 44, box.cy, 60)
    c.icon("impact", box.right - 44, box.cy, 60)
    inner = Box(box.x + 84, box.y + 10, box.w - 168, box.h - 20)
    at = {"earth": s.doomsday.save_earth, "impact": s.doomsday.seal_fate}
    for cell, slot in zip(inner.columns(len(DOOMSDAY.slots), 6), DOOMSDAY.slots, strict=True):
        here = [icon for icon, place in at.items() if place == slot.slot]
        side = SAVED if slot.slot < DOOMSDAY.start else DOOMED if slot.slot > DOOMSDAY.start else CARD
        c.card(cell, mix(CARD, side, 0.4 if here else 0.12), TEXT if here else None)
        if not here:
            c.text(Box(cell.x + 12, cell.y + 4, 40, 46), str(slot.slot), 34, MUTED, "bold")
        for n, icon in enumerate(here):
            c.icon(icon, cell.x + 31 + n * 54, cell.y + 28, 50)
        pull = "+" * slot.trajectory or "−" * -slot.trajectory
        c.text(Box(cell.right - 56, cell.y + 4, 46, 46), pull, 32, TEXT, "bold", "right")
        worth = [Glyph(f"path-{path}", str(vp)) for path, vp in slot.vp.items() if vp]
        glyphs.draw(c, Box(cell.x + 6, cell.bottom - 40, cell.w - 12, 36), worth, 28, "center")
        if here:
            scene.mark("doomsday", cell)
