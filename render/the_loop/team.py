"""The agents side by side: who plays them, where they are, their hands and decks."""

from __future__ import annotations

from engine.core import HIDDEN, who
from engine.the_loop import loops, words
from engine.the_loop.data import ARTIFACTS
from engine.the_loop.state import Agent, HandCard, State
from render.canvas import Box
from render.the_loop.scene import Scene, agent_colour, portrait
from render.theme import CARD, DARK, LINE, MUTED, PANEL, TEXT, WELL, mix

HEAD = 106
CARD_HIGH = 46
FOOT = 52


def height(s: State) -> int:
    if not s.agents:
        return 0
    return HEAD + 8 + CARD_HIGH * max(3, *(len(agent.hand) + bool(known_top(agent)) for agent in s.agents)) + FOOT


def known_top(agent: Agent) -> str:
    """The card on top of the draw pile, if everybody saw it put there."""
    return agent.pile[-1] if agent.pile and agent.pile[-1] != HIDDEN else ""


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
    if known_top(agent):
        _top_card(scene, Box(box.x + 14, y, box.w - 28, CARD_HIGH - 4), known_top(agent))
    _foot(scene, Box(box.x + 14, box.bottom - FOOT, box.w - 28, FOOT - 6), agent, active)


def _head(scene: Scene, box: Box, index: int, agent: Agent) -> None:
    """Filled with the seat's colour while it is the agent's turn."""
    c, s = scene.canvas, scene.view
    active = index == s.active
    colour = agent_colour(index)
    if active:
        c.panel(Box(box.x, box.y, box.w, box.h - 6), colour, 16)
    c.icon(portrait(s, index), box.x + 48, box.y + 50, 76)
    name, about = (DARK, DARK) if active else (colour, MUTED)
    text = Box(box.x + 94, box.y + 6, box.w - 108, 42)
    c.text(text, scene.words(who(agent.seat)), 28, name, "extrabold", lines=2)
    below = Box(text.x, box.y + 52, text.w - 42, 44)
    c.text(below, scene.words(words.agent(agent.id)), 22, about, "bold", lines=2)
    battery = Box(box.right - 48, box.y + 52, 34, 42)
    if active:
        c.panel(battery, DARK, 9)
    c.icon("loop-full" if agent.rested else "loop-low", battery.cx, battery.cy, 36)
    scene.mark(f"agent{index}:rested", battery, 9)


def _hand_card(scene: Scene, box: Box, card: HandCard) -> None:
    """An exhausted card is dimmed and its sign lies on its side."""
    c = scene.canvas
    dimension = ARTIFACTS[card.id].dimension
    c.panel(box, CARD if card.ready else WELL, 10)
    c.icon(f"loop-{dimension}", box.x + 24, box.cy, 34, dim=not card.ready, turned=0 if card.ready else 90)
    ink = TEXT if card.ready else mix(MUTED, WELL, 0.3)
    c.text(Box(box.x + 50, box.y, box.w - 58, box.h), scene.words(words.card(card.id)), 22, ink, "semibold", lines=2)


def _top_card(scene: Scene, box: Box, card: str) -> None:
    """What this agent draws next."""
    c = scene.canvas
    c.panel(box, WELL, 10, LINE, 2)
    c.icon("loop-deck", box.x + 24, box.cy, 32)
    c.text(Box(box.x + 50, box.y, box.w - 58, box.h), scene.words(words.card(card)), 20, MUTED, "semibold", lines=2)


def _foot(scene: Scene, box: Box, agent: Agent, active: bool) -> None:
    c, s = scene.canvas, scene.view
    x = c.amount(box.x, box.cy, "loop-deck", len(agent.pile), 36) + 14
    x = c.amount(x, box.cy, "loop-discard", len(agent.discard), 36) + 24
    if active and s.phase == "action":
        c.icon("loop", x + 17, box.cy, 34)
        c.amount(x + 40, box.cy, "loop-energy", loops.price(s), 36)
