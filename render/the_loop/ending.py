"""The last picture: won or lost, why, and the figures of the game."""

from __future__ import annotations

from engine.core import Result, Text, say, who
from engine.the_loop import words
from engine.the_loop.data import BOARD, ERAS
from engine.the_loop.ending import extra_condition
from engine.the_loop.state import State, mode_level
from render import fonts
from render.canvas import Box, Canvas
from render.sprites import regular
from render.the_loop import banner, goals
from render.the_loop.colours import GOLD, RIFT
from render.the_loop.scene import Scene, agent_colour, portrait
from render.theme import CARD, GAP, MARGIN, MUTED, PANEL, TEXT, WELL, WIDTH, mix

HERO = 300
FACTS = 170
TEAM = 124
ROW = 92


def draw(scene: Scene, result: Result) -> Canvas:
    s = scene.view
    tiles = _tiles(s)
    missions = 60 + ROW * -(-len(tiles) // 2) + 14
    scene.canvas = Canvas(WIDTH, 2 * MARGIN + HERO + FACTS + missions + TEAM + 3 * GAP)
    wide, y = WIDTH - 2 * MARGIN, MARGIN
    _hero(scene, Box(MARGIN, y, wide, HERO), result)
    y += HERO + GAP
    _facts(scene, Box(MARGIN, y, wide, FACTS))
    y += FACTS + GAP
    _missions(scene, Box(MARGIN, y, wide, missions), tiles)
    y += missions + GAP
    _team(scene, Box(MARGIN, y, wide, TEAM))
    return scene.canvas


def _hero(scene: Scene, box: Box, result: Result) -> None:
    c, s = scene.canvas, scene.view
    won = bool(result.won)
    colour = GOLD if won else RIFT
    c.panel(box, mix(PANEL, colour, 0.16), 24, colour, 8)
    c.icon("loop-trophy" if won else "loop-faux", box.x + 170, box.cy, 220)
    text = Box(box.x + 320, box.y + 34, box.w - 640, 100)
    c.text(text, scene.words(say("render-shared-won" if won else "render-shared-lost")), 84, colour, "extrabold")
    c.text(Box(text.x, box.y + 134, text.w, 92), scene.words(result.reason), 36, TEXT, "bold", lines=2, least=26)
    c.text(Box(text.x, box.y + 228, text.w, 44), scene.words(banner.mode(s)), 28, MUTED, "bold")
    _small_ring(scene, box.right - 170, box.cy + 6)


def _small_ring(scene: Scene, x: int, y: int) -> None:
    """The seven Eras around Dr Faux's last place; a Vortex where one opened."""
    c, s = scene.canvas, scene.view
    vortex = "loop-mega" if mode_level(s).mega else "loop-vortex"
    for n, (dx, dy) in enumerate(regular(len(ERAS), 0, 0, 100)):
        at = Box(x + round(dx) - 33, y + round(dy) - 33, 66, 66)
        c.icon(vortex if s.eras[n].vortex else f"loop-era{n}", at.cx, at.cy, at.w)
    if s.faux in ERAS:
        dx, dy = regular(len(ERAS), 0, 0, 44)[s.faux]
        c.icon("loop-faux", x + round(dx), y + round(dy), 44)


def _facts(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    level = mode_level(s)
    facts: list[tuple[str, str, Text]] = [
        ("loop-trophy", f"{len(s.archived)}/{level.missions}", say("render-loop-archived")),
        ("loop-mega" if level.mega else "loop-vortex", f"{sum(era.vortex for era in s.eras)}/{BOARD.vortex_tiles}",
         say("render-loop-vortexes")),
        ("loop-machine", f"{s.turn_number}/{BOARD.cycles * len(BOARD.eras)}", say("render-loop-turns")),
        ("loop-rift", str(sum(era.rifts for era in s.eras)), say("render-loop-rifts-left")),
        ("loop-duplicate", str(sum(len(era.duplicates) for era in s.eras)), say("render-loop-duplicates-left")),
        ("loop-energy", str(sum(era.energy for era in s.eras)), say("render-loop-energy-left")),
    ]  # fmt: skip
    if level.goal:
        facts.insert(1, (goals.GOAL_ICONS[s.mode], f"{extra_condition(s)}/{level.goal}", goals.goal_name(s)))
    for cell, (icon, figure, name) in zip(box.columns(len(facts), GAP), facts, strict=True):
        c.panel(cell, PANEL)
        wide = 60 + fonts.width(figure, 48, "extrabold")
        x = cell.cx - wide // 2
        c.icon(icon, x + 26, cell.y + 54, 54)
        c.text(Box(x + 60, cell.y + 20, wide - 60, 68), figure, 48, TEXT, "extrabold")
        c.text(Box(cell.x + 6, cell.y + 100, cell.w - 12, 56), scene.words(name), 22, MUTED, "bold", "center", lines=2)


def _tiles(s: State) -> list[tuple[str, str]]:
    """Archived missions, then those that a Vortex swallowed, then what still lay open; an id may be unknown."""
    found = [("archived", id_) for id_ in s.archived] + [("failed", id_) for id_ in s.failed]
    return found + [("open", era.mission.id) for era in s.eras if era.mission is not None and era.mission.up]


def _missions(scene: Scene, box: Box, tiles: list[tuple[str, str]]) -> None:
    c = scene.canvas
    c.panel(box, PANEL)
    c.text(Box(box.x + 22, box.y + 6, box.w - 44, 50), scene.words(say("render-loop-missions")), 28, MUTED, "bold")
    for n, (state, id_) in enumerate(tiles):
        cell = Box(box.x + 14, box.y + 60 + n // 2 * ROW, box.w - 28, ROW - 10).columns(2, 12)[n % 2]
        done = state == "archived"
        c.panel(cell, mix(CARD, GOLD, 0.18) if done else WELL, 14, GOLD if done else None, 3)
        c.icon(f"loop-{id_}", cell.x + 46, cell.cy, 62, dim=state == "failed")
        room = cell.w - 92 - 240
        name = Box(cell.x + 90, cell.y, room, cell.h)
        c.text(name, scene.words(words.mission(id_)), 26, TEXT if done else MUTED, "bold", lines=2)
        label = Box(cell.right - 236, cell.y, 220, cell.h)
        told = scene.words(say(f"render-loop-mission-{state}"))
        c.text(label, told, 22, GOLD if done else MUTED, "bold", "right", lines=2)


def _team(scene: Scene, box: Box) -> None:
    c, s = scene.canvas, scene.view
    for n, cell in enumerate(box.columns(max(1, len(s.agents)), GAP)):
        if n < len(s.agents):
            agent = s.agents[n]
            c.panel(cell, PANEL, 16, agent_colour(n), 4)
            c.icon(portrait(s, n), cell.x + 58, cell.cy, 88)
            text = Box(cell.x + 112, cell.y + 12, cell.w - 124, 62)
            c.text(text, scene.words(who(agent.seat)), 28, agent_colour(n), "extrabold", lines=2, least=20)
            c.text(Box(text.x, cell.y + 76, text.w, 40), scene.words(words.agent(agent.id)), 22, MUTED, "bold", lines=2)


def alt(s: State, result: Result) -> Text:
    level = mode_level(s)
    return say(
        "render-loop-alt-end",
        outcome=say("render-shared-won" if result.won else "render-shared-lost"),
        reason=result.reason,
        mode=banner.mode(s),
        turn=banner.turn(s),
        archived=len(s.archived),
        missions=level.missions,
        vortexes=sum(era.vortex for era in s.eras),
        agents=[
            say("render-loop-who", seat=who(agent.seat), agent=words.agent(agent.id)) for agent in s.agents
        ] or [say("render-loop-nothing")],
    )  # fmt: skip
