"""The agents side by side: who plays them, where they are, their hands and decks."""

from __future__ import annotations

from engine.core import HIDDEN, say, who
from engine.the_loop import loops, words
from engine.the_loop.data import ARTIFACTS
from engine.the_loop.state import Agent, HandCard, State
from render.canvas import Box
from render.the_loop.scene import Scene, agent_colour, portrait
from render.theme import CARD, DARK, MUTED, PANEL, STUDY, TEXT, WELL, mix

HEAD = 84
CARD_HIGH = 44
FOOT = 52


def height(s: State) -> int:
    if not s.agents:
        return 0
    return HEAD + 12 + CARD_HIGH * max(3, *(len(agent.hand) for agent in s.agents)) + FOOT


def draw(scene: Scene, box: Box) -> None:
    agents = scene.view.agents
    for n, cell in enumerate(box.columns(len(agents), 16)):
        _agent(scene, cell, n, agents[n])


def _agent(scene: Scene, box: Box, index: int, agent: Agent) -> None:
    c, s = scene.canvas, scene.view
    active = index == s.active
    colour = agent_colour(index)
    c.panel(box, PANEL, 16, colour, 5 if active else 3)
    _head(scene, Box(box.x, box.y, box.w, HEAD), index, agent)
    y = box.y + HEAD + 4
    for card in agent.hand:
        row = Box(box.x + 14, y, box.w - 28, CARD_HIGH - 4)
        _hand_card(scene, row, card)
        scene.mark(f"agent{index}:hand:{card.id}", row)
        y += CARD_HIGH
    _foot(scene, Box(box.x + 14, box.bottom - FOOT, box.w - 28, FOOT - 6), agent, active)


def _head(scene: Scene, box: Box, index: int, agent: Agent) -> None:
    """Filled with the seat's colour while it is the agent's turn."""
    c, s = scene.canvas, scene.view
    active = index == s.active
    colour = agent_colour(index)
    if active:
        c.panel(Box(box.x, box.y, box.w, box.h - 6), colour, 16)
    c.icon(portrait(s, index), box.x + 46, box.y + 40, 68)
    room = box.w - 88 - 104
    name, about = (DARK, DARK) if active else (colour, MUTED)
    c.text(Box(box.x + 88, box.y + 6, room, 40), scene.words(who(agent.seat)), 28, name, "extrabold", least=22)
    c.text(Box(box.x + 88, box.y + 46, room, 28), scene.words(words.agent(agent.id)), 22, about, "bold", least=18)
    c.icon(f"loop-era{agent.era}", box.right - 80, box.y + 40, 48)
    battery = Box(box.right - 52, box.y + 14, 40, 52)
    if active:
        c.panel(battery, DARK, 10)
    c.icon("loop-full" if agent.rested else "loop-low", battery.cx, battery.cy, 40)
    scene.mark(f"agent{index}:rested", battery, 10)


def _hand_card(scene: Scene, box: Box, card: HandCard) -> None:
    """An exhausted card is dimmed and its sign lies on its side."""
    c = scene.canvas
    dimension = ARTIFACTS[card.id].dimension
    c.panel(box, CARD if card.ready else WELL, 10)
    c.icon(f"loop-{dimension}", box.x + 24, box.cy, 34, dim=not card.ready, turned=0 if card.ready else 90)
    ink = TEXT if card.ready else mix(MUTED, WELL, 0.3)
    c.text(Box(box.x + 50, box.y, box.w - 58, box.h), scene.words(words.card(card.id)), 22, ink, "semibold", lines=2)


def _foot(scene: Scene, box: Box, agent: Agent, active: bool) -> None:
    c, s = scene.canvas, scene.view
    x = c.amount(box.x, box.cy, "loop-deck", len(agent.pile), 36) + 14
    x = c.amount(x, box.cy, "loop-discard", len(agent.discard), 36) + 16
    if active and s.phase == "action":
        text = scene.words(say("render-loop-price", n=loops.price(s)))
        c.icon("loop", x + 17, box.cy, 34)
        c.text(Box(x + 40, box.y, box.right - x - 40, box.h), text, STUDY + 2, TEXT, "bold")
    elif agent.pile and agent.pile[-1] != HIDDEN:
        top = scene.words(say("render-loop-top", card=words.card(agent.pile[-1])))
        c.text(Box(x, box.y, box.right - x, box.h), top, STUDY - 2, MUTED, "semibold", lines=2)
