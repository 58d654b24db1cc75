"""The five agents while they are chosen: who has taken which, what each can do and where each begins."""

from __future__ import annotations

from engine.core import say, who
from engine.the_loop import words
from engine.the_loop.data import AGENTS
from render.canvas import Box
from render.the_loop.scene import Scene, agent_colour
from render.theme import DARK, MUTED, PANEL, TEXT, WELL

HEIGHT = 396


def draw(scene: Scene, box: Box) -> None:
    taken = {agent.id: n for n, agent in enumerate(scene.view.agents)}
    for cell, id_ in zip(box.columns(len(AGENTS), 16), AGENTS, strict=True):
        _agent(scene, cell, id_, taken.get(id_))


def _agent(scene: Scene, box: Box, id_: str, index: int | None) -> None:
    c, s = scene.canvas, scene.view
    colour = MUTED if index is None else agent_colour(index)
    c.panel(box, PANEL, 16, colour, 3 if index is None else 6)
    c.icon(f"loop-{id_}-free" if index is None else f"loop-{id_}{index}", box.cx, box.y + 82, 128)
    inner = box.inset(16, 0)
    c.text(Box(inner.x, box.y + 152, inner.w, 58), scene.words(words.agent(id_)), 28, TEXT, "extrabold", "center", 2)
    ability = Box(inner.x, box.y + 212, inner.w, 118)
    c.text(ability, scene.words(say(f"the_loop-ability-{id_}")), 22, MUTED, "semibold", "center", 5)
    foot = Box(box.x + 10, box.bottom - 58, box.w - 20, 48)
    if index is None:
        c.panel(foot, WELL, 12)
        start = AGENTS[id_].start
        c.icon(f"loop-era{start}", foot.x + 26, foot.cy, 40)
        c.text(Box(foot.x + 54, foot.y, foot.w - 62, foot.h), scene.words(words.era(start)), 20, MUTED, "bold", lines=2)
    else:
        c.panel(foot, colour, 12)
        c.text(foot.inset(10, 0), scene.words(who(s.agents[index].seat)), 26, DARK, "bold", "center", lines=2)
