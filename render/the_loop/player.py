"""One player's agents in detail: where each stands, its ability, hand and deck. Nothing of it is secret (rules 2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import HIDDEN, Text, say, who
from engine.the_loop import loops, words
from engine.the_loop.data import ARTIFACTS
from engine.the_loop.effect_words import describe
from engine.the_loop.state import Agent, HandCard, State
from render.canvas import Box, Canvas
from render.the_loop import banner, era
from render.the_loop.colours import DIMENSIONS, ERAS, era_ground, vortex_ground
from render.the_loop.scene import Scene, agent_colour, portrait
from render.theme import CARD, DARK, GAP, LINE, LOOK, MARGIN, MUTED, PANEL, STUDY, TEXT, WELL, WIDTH, mix

HEAD = 112
MIDDLE = 384
HAND_CARD = 316
LEFT = 520
ACROSS = 5


def draw(scene: Scene, seat: int) -> Canvas:
    s = scene.view
    own = [n for n, agent in enumerate(s.agents) if agent.seat == seat]
    parts = [_height(s.agents[n]) for n in own]
    high = 2 * MARGIN + sum(parts) + GAP * max(0, len(parts) - 1) if own else 2 * MARGIN + HEAD
    scene.canvas = Canvas(WIDTH, high)
    y = MARGIN
    if not own:
        _unchosen(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, HEAD), seat)
    for n, part in zip(own, parts, strict=True):
        _agent(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, part), n)
        y += part + GAP
    return scene.canvas


def _rows(agent: Agent) -> int:
    return max(1, -(-len(agent.hand) // ACROSS))


def _height(agent: Agent) -> int:
    return HEAD + GAP + MIDDLE + GAP + _rows(agent) * (HAND_CARD + GAP) - GAP


def _unchosen(scene: Scene, box: Box, seat: int) -> None:
    c = scene.canvas
    c.panel(box, agent_colour(seat))
    c.icon(f"seat{seat}", box.x + 62, box.cy, 88)
    c.text(Box(box.x + 124, box.y + 8, box.w - 150, 60), scene.words(who(seat)), 46, DARK, "extrabold", least=30)
    phase = scene.words(banner.phase(scene.view))
    c.text(Box(box.x + 124, box.y + 68, box.w - 150, 34), phase, 26, DARK, "semibold")


def _agent(scene: Scene, box: Box, index: int) -> None:
    agent = scene.view.agents[index]
    _head(scene, Box(box.x, box.y, box.w, HEAD), index)
    middle = Box(box.x, box.y + HEAD + GAP, box.w, MIDDLE)
    _here(scene, Box(middle.x, middle.y, LEFT, middle.h), agent)
    _facts(scene, Box(middle.x + LEFT + GAP, middle.y, middle.w - LEFT - GAP, middle.h), index)
    y = middle.bottom + GAP
    for n in range(0, len(agent.hand), ACROSS):
        line = agent.hand[n : n + ACROSS]
        across = min(ACROSS, max(3, len(agent.hand)))
        for cell, card in zip(Box(box.x, y, box.w, HAND_CARD).columns(across, GAP), line, strict=False):
            _card(scene, cell, card)
            scene.mark(f"agent{index}:hand:{card.id}", cell, 18)
        y += HAND_CARD + GAP
    if not agent.hand:
        empty = Box(box.x, y, box.w, HAND_CARD)
        scene.canvas.panel(empty, PANEL)
        scene.canvas.text(empty, scene.words(say("render-loop-no-hand")), 34, MUTED, "bold", "center")


def _head(scene: Scene, box: Box, index: int) -> None:
    c, s = scene.canvas, scene.view
    agent = s.agents[index]
    c.panel(box, agent_colour(index))
    c.icon(portrait(s, index), box.x + 64, box.cy, 96)
    text = Box(box.x + 128, box.y + 8, box.w - 128 - 400, 58)
    c.text(text, scene.words(who(agent.seat)), 46, DARK, "extrabold", least=28)
    about = words.agent(agent.id)
    c.text(Box(text.x, box.y + 66, text.w, 36), scene.words(about), 28, DARK, "bold")
    plate = Box(box.right - 392, box.y + 16, 376, box.h - 32)
    c.panel(plate, DARK, 14)
    c.icon("loop-full" if agent.rested else "loop-low", plate.x + 40, plate.cy, 58)
    state = say("render-loop-rested" if agent.rested else "render-loop-tired")
    c.text(Box(plate.x + 78, plate.y + 4, plate.w - 88, plate.h - 8), scene.words(state), 24, TEXT, "bold", lines=2)
    scene.mark(f"agent{index}:rested", plate, 16)


def _here(scene: Scene, box: Box, agent: Agent) -> None:
    """The agent's Era as on the ring."""
    c, s = scene.canvas, scene.view
    n = agent.era
    here = s.eras[n]
    c.panel(box, vortex_ground() if here.vortex else era_ground(n), 16, mix(ERAS[n], DARK, 0.3), 5)
    c.icon(f"loop-era{n}", box.x + 50, box.y + 48, 64)
    c.text(Box(box.x + 96, box.y + 14, box.w - 180, 68), scene.words(words.era(n)), 36, TEXT, "extrabold", lines=2)
    if s.faux == n:
        c.icon("loop-faux", box.right - 48, box.y + 48, 68)
    rows: list[tuple[Sequence[era.Thing], int]] = [
        ([*era.cubes_of(scene, n), *era.perpetual_of(scene, n)], 14),
        (era.duplicates_of(scene, n), 8),
        ([*era.mission_of(scene, n), *era.devices_of(scene, n)], 8),
        (era.cards_of(scene, n), 8),
    ]
    for k, (things, gap) in enumerate(rows):
        era.row(scene, Box(box.x + 22, box.y + 98 + k * 70, box.w - 44, 60), things, gap)


def _facts(scene: Scene, box: Box, index: int) -> None:
    """The ability, the LOOP of this turn, the piles."""
    c, s = scene.canvas, scene.view
    agent = s.agents[index]
    c.panel(box, PANEL)
    inner = box.inset(24, 16)
    ability = scene.words(say(f"the_loop-ability-{agent.id}"))
    c.text(Box(inner.x, inner.y, inner.w, 78), ability, 28, TEXT, "bold", lines=2)
    c.rect(Box(inner.x, inner.y + 88, inner.w, 3), LINE)
    line = Box(inner.x, inner.y + 100, inner.w, 56)
    if index == s.active and s.phase == "action":
        c.icon("loop", line.x + 22, line.cy, 44)
        end = c.amount(line.x + 54, line.cy, "loop-energy", loops.price(s), 44)
        told = say("render-loop-done", n=s.turn.loops)
        c.text(Box(end + 24, line.y, line.right - end - 24, line.h), scene.words(told), 26, MUTED, "semibold")
    else:
        c.text(line, scene.words(say("render-loop-wait")), 26, MUTED, "semibold")
    _pile(scene, Box(inner.x, inner.y + 160, inner.w, 68), "loop-deck", len(agent.pile), _deck(agent))
    _pile(scene, Box(inner.x, inner.y + 236, inner.w, 116), "loop-discard", len(agent.discard), _discard(agent))


def _pile(scene: Scene, box: Box, icon: str, count: int, text: Text) -> None:
    c = scene.canvas
    c.panel(box, WELL, 12)
    end = c.amount(box.x + 14, box.cy, icon, count, 44)
    x = max(end + 20, box.x + 118)
    c.text(Box(x, box.y + 4, box.right - x - 12, box.h - 8), scene.words(text), 24, MUTED, "semibold", lines=5)


def _deck(agent: Agent) -> Text:
    seen = [words.card(card) for card in reversed(agent.pile) if card != HIDDEN]
    return say("render-loop-deck-known", cards=seen) if seen else say("render-loop-deck")


def _discard(agent: Agent) -> Text:
    cards = [words.card(card) for card in agent.discard]
    return say("render-loop-discard", cards=cards) if cards else say("render-loop-discard-none")


def _card(scene: Scene, box: Box, card: HandCard) -> None:
    """As large as it deserves: its Dimension, name and effect, its Era, and whether it is ready."""
    c, it = scene.canvas, ARTIFACTS[card.id]
    colour = DIMENSIONS[it.dimension]
    ink = TEXT if card.ready else MUTED
    c.panel(box, CARD if card.ready else WELL, 18, colour if card.ready else LINE, 5)
    c.icon(f"loop-{it.dimension}", box.x + 50, box.y + 52, 68, dim=not card.ready, turned=0 if card.ready else 90)
    name = Box(box.x + 94, box.y + 14, box.w - 108, 76)
    wide = box.w > 400
    c.text(name, scene.words(words.card(card.id)), 36 if wide else LOOK, ink, "extrabold", lines=3, least=20)
    effect = Box(box.x + 22, box.y + 104, box.w - 44, 140)
    told = scene.words.capital(describe(it.effect))
    c.text(effect, told, 34 if wide else 26, ink, "semibold", lines=5, least=STUDY, top=True)
    foot = Box(box.x + 16, box.bottom - 62, box.w - 32, 48)
    c.icon(f"loop-era{it.era}", foot.x + 22, foot.cy, 44, dim=not card.ready)
    state = scene.words(say("render-loop-ready" if card.ready else "render-loop-exhausted"))
    ready = Box(foot.x + 56, foot.y + 2, foot.w - 56, foot.h - 4)
    c.panel(ready, mix(colour, DARK, 0.1) if card.ready else DARK, 12)
    c.text(ready.inset(10, 0), state, 24, DARK if card.ready else MUTED, "bold", "center")


def alt(s: State, seat: int) -> Text:
    """The seat's agents, what is ready and what is not."""
    parts = []
    for agent in s.agents:
        if agent.seat == seat:
            hand = [_in_hand(card) for card in agent.hand]
            parts.append(
                say("render-loop-alt-agent", agent=words.agent(agent.id), era=words.era(agent.era),
                    ability=say(f"the_loop-ability-{agent.id}"), hand=hand or [say("render-loop-nothing")],
                    pile=len(agent.pile), discard=len(agent.discard))
            )  # fmt: skip
    return say("render-loop-alt-player", seat=who(seat), agents=parts or [say("render-loop-nothing")])


def _in_hand(card: HandCard) -> Text:
    key = "render-loop-alt-ready" if card.ready else "render-loop-alt-exhausted"
    dimension = words.dimension(ARTIFACTS[card.id].dimension)
    return say(key, card=words.card(card.id), dimension=dimension, effect=describe(ARTIFACTS[card.id].effect))
