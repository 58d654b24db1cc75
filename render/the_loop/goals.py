"""How the team stands: archived missions, the mode's own goal, Vortexes, and the missions that are open."""

from __future__ import annotations

from engine.core import Text, say
from engine.the_loop import words
from engine.the_loop.data import BOARD, ERAS, MISSIONS
from engine.the_loop.ending import extra_condition
from engine.the_loop.missions import done, is_full, revealed
from engine.the_loop.state import Mission, State, mode_level
from render import fonts
from render.canvas import Box
from render.the_loop.colours import GOLD
from render.the_loop.scene import Scene
from render.theme import DARK, MUTED, PANEL, TEXT, WELL, mix

HEIGHT = 172
GOAL_ICONS = {"clones": "loop-supa", "centrifuges": "loop-shut_down", "ultramachine": "loop-disarmed"}


def goal_name(s: State) -> Text:
    return say(f"render-loop-goal-{s.mode}")


def draw(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    extra = mode_level(s).goal > 0
    score = Box(box.x, box.y, 560 if extra else 388, box.h)
    c.panel(score, PANEL)
    tracks = [_archived, _goal, _vortexes] if extra else [_archived, _vortexes]
    for cell, track in zip(score.inset(10, 10).columns(len(tracks), 8), tracks, strict=True):
        c.panel(cell, WELL, 12)
        track(scene, cell)
    rest = Box(score.right + 16, box.y, box.right - score.right - 16, box.h)
    shown = list(revealed(s))
    if not shown:
        c.panel(rest, PANEL)
        c.text(rest.inset(30), scene.words(say("render-loop-no-missions")), 30, MUTED, "semibold", "center", lines=2)
        return
    for cell, (era, mission) in zip(rest.columns(len(shown), 16), shown, strict=True):
        _mission(scene, cell, era, mission)


def _track(scene: Scene, box: Box, icon: str, count: int, most: int, name: Text) -> None:
    c = scene.canvas
    figure = f"{count}/{most}"
    wide = 58 + 8 + fonts.width(figure, 48, "extrabold")
    x = box.cx - wide // 2
    c.icon(icon, x + 29, box.y + 50, 58)
    c.text(Box(x + 66, box.y + 16, wide - 66, 68), figure, 48, TEXT, "extrabold")
    c.text(Box(box.x + 4, box.y + 90, box.w - 8, 50), scene.words(name), 21, MUTED, "bold", "center", lines=2)


def _archived(scene: Scene, box: Box) -> None:
    s = scene.view
    _track(scene, box, "loop-trophy", len(s.archived), mode_level(s).missions, say("render-loop-archived"))
    scene.mark("archived", box)


def _goal(scene: Scene, box: Box) -> None:
    s = scene.view
    _track(scene, box, GOAL_ICONS[s.mode], extra_condition(s), mode_level(s).goal, goal_name(s))
    scene.mark("goal", box)


def _vortexes(scene: Scene, box: Box) -> None:
    s = scene.view
    icon = "loop-mega" if mode_level(s).mega else "loop-vortex"
    open_ = sum(era.vortex for era in s.eras)
    _track(scene, box, icon, open_, BOARD.vortex_tiles, say("render-loop-vortexes"))
    scene.mark("vortexes", box)


# --- missions


def _mission(scene: Scene, box: Box, era: int, mission: Mission) -> None:
    """Its sign, name and task; what is done in steps, with the figure large."""
    c = scene.canvas
    full = is_full(mission)
    c.panel(box, mix(PANEL, GOLD, 0.2) if full else PANEL, 16, GOLD if full else None, 4)
    c.icon(f"loop-{mission.id}", box.x + 56, box.y + 56, 80)
    c.icon(f"loop-era{era}", box.x + 56, box.y + 132, 48)
    text = Box(box.x + 110, box.y + 8, box.w - 130, 36)
    c.text(text, scene.words(words.mission(mission.id)), 27, TEXT, "extrabold", least=20)
    task = Box(text.x, box.y + 46, text.w, 64)
    c.text(task, scene.words(words.task(mission.id)), 20, MUTED, "semibold", lines=3, top=True)
    figure = f"{done(mission)}/{MISSIONS[mission.id].needed}"
    wide = fonts.width(figure, 48, "extrabold")
    c.text(Box(box.right - 20 - wide, box.y + 112, wide, 52), figure, 48, GOLD, "extrabold")
    _steps(scene, Box(text.x, box.y + 114, box.right - text.x - wide - 36, 46), mission)
    scene.mark(f"{era}:mission", box)


def _steps(scene: Scene, box: Box, mission: Mission) -> None:
    """One place for each cube; where each Era has its own, its sign."""
    c, tile = scene.canvas, MISSIONS[mission.id]
    if tile.slots:
        for n, era in enumerate(ERAS):
            step = min(46, (box.w - 38) // (len(ERAS) - 1))
            x = box.x + 20 + n * step
            lit = era in mission.slots
            if lit:
                c.panel(Box(x - 20, box.cy - 20, 40, 40), GOLD, 12)
            c.icon(f"loop-era{era}", x, box.cy, 32, dim=not lit)
        return
    for n, cell in enumerate(Box(box.x, box.cy - 11, min(box.w, tile.needed * 64), 22).columns(tile.needed, 8)):
        c.panel(cell, GOLD if n < mission.cubes else DARK, 11, None if n < mission.cubes else mix(GOLD, DARK, 0.5))
