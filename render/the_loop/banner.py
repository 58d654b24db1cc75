"""The head of the table: the turn, the phase, whose turn it is and what happened last."""

from __future__ import annotations

from engine.core import Text, say, who
from engine.the_loop import words
from engine.the_loop.data import BOARD
from engine.the_loop.state import State
from render import fonts
from render.canvas import Box
from render.the_loop.scene import Scene, portrait
from render.theme import CARD, DARK, GLANCE, LOOK, MUTED, PANEL, TEXT, seat_colour

PHASES = ["faux", "action", "take", "archive", "end"]
_STEPS = {"drop": "faux", "rifts": "faux", "bonus": "archive"}


def turn(s: State) -> Text:
    return say("render-loop-turn", turn=s.turn_number, turns=BOARD.cycles * len(BOARD.eras))


def phase(s: State) -> Text:
    return say(f"render-loop-phase-{s.phase}")


def mode(s: State) -> Text:
    return say("render-loop-mode", mode=say(f"the_loop-setting-mode-{s.mode}"), level=level(s))


def level(s: State) -> Text:
    return say("render-loop-level", level=s.level)


def draw(scene: Scene, box: Box, news: str) -> None:
    c, s = scene.canvas, scene.view
    c.panel(box, PANEL)
    text = scene.words(turn(s))
    wide = min(430, fonts.width(text, 52, "extrabold"))
    c.text(Box(box.x + 24, box.y + 2, wide, 64), text, 52, TEXT, "extrabold")
    about = Box(box.x + 24 + wide + 30, box.y + 10, 270, 28)
    c.text(about, scene.words(say(f"the_loop-setting-mode-{s.mode}")), 24, MUTED, "bold")
    c.text(about._replace(y=box.y + 38), scene.words(level(s)), 22, MUTED, "semibold")
    _phases(scene, Box(box.x + 24, box.y + 72, 560, 40))
    _waited(scene, Box(box.x + wide + 330, box.y + 8, box.w - wide - 354, 62))
    if news:
        c.text(Box(box.x + 600, box.y + 74, box.w - 624, 38), news, 26, TEXT, "semibold", "right")


def _phases(scene: Scene, box: Box) -> None:
    """The five of a turn, the present one lit."""
    c, s = scene.canvas, scene.view
    now, x = _STEPS.get(s.phase, s.phase), box.x
    if now in PHASES:
        for n, one in enumerate(PHASES):
            c.panel(Box(x + n * 30, box.cy - 9, 22, 18), TEXT if one == now else CARD, 9)
        x += len(PHASES) * 30 + 10
    c.text(Box(x, box.y, box.right - x, box.h), scene.words(phase(s)), LOOK, TEXT)


def _waited(scene: Scene, box: Box) -> None:
    """The seats that are waited for, each a block of its colour with the agent's portrait."""
    c, s = scene.canvas, scene.view
    if not scene.turn:
        c.text(box, scene.words(say("render-over")), GLANCE, TEXT, "extrabold", "right")
        return
    seats = sorted(scene.turn)
    most = (box.w - 12 * (len(seats) - 1)) // len(seats)
    x = box.right
    for seat in reversed(seats):
        agent = _agent_of(s, seat)
        text = scene.words(who(seat))
        if len(seats) == 1 and agent is not None:
            text = scene.words(say("render-loop-who", seat=who(seat), agent=words.agent(s.agents[agent].id)))
        wide = min(most, fonts.width(text, GLANCE, "bold") + 98)
        block = Box(x - wide, box.y, wide, box.h)
        c.panel(block, seat_colour(seat if agent is None else agent), 14)
        c.icon(f"seat{seat}" if agent is None else portrait(s, agent), block.x + 37, block.cy, 58)
        c.text(Box(block.x + 76, block.y, wide - 92, block.h), text, GLANCE, DARK, "bold", least=22)
        x -= wide + 12


def _agent_of(s: State, seat: int) -> int | None:
    """The agent for whom a seat is waited for: the active one if it is the seat's."""
    own = [n for n, agent in enumerate(s.agents) if agent.seat == seat]
    return s.active if s.active in own else own[0] if own else None
