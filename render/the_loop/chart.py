"""How the game went: what lay on the board after each turn, and when missions were archived and Vortexes opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from engine.core import Text, say
from engine.the_loop.state import State, mode_level
from render.canvas import Box, Canvas
from render.the_loop.colours import CLONE, ENERGY, RIFT
from render.theme import LINE, MARGIN, MUTED, PANEL, TEXT, WIDTH, Colour
from render.words import Words

HIGH = 860

Measure = Callable[[State], int]


def rifts(s: State) -> int:
    return sum(era.rifts for era in s.eras)


def energy(s: State) -> int:
    return sum(era.energy for era in s.eras)


def duplicates(s: State) -> int:
    return sum(len(era.duplicates) for era in s.eras)


LINES: list[tuple[str, Colour, Measure, Text]] = [
    ("loop-rift", RIFT, rifts, say("render-loop-rifts-left")),
    ("loop-duplicate", CLONE, duplicates, say("render-loop-duplicates-left")),
    ("loop-energy", ENERGY, energy, say("render-loop-energy-left")),
]


def by_turn(history: Sequence[State]) -> list[State]:
    """The last view of each turn."""
    last = {view.turn_number: view for view in history if view.agents}
    return [last[turn] for turn in sorted(last)]


def draw(views: Sequence[State], words: Words) -> Canvas:
    c = Canvas(WIDTH, HIGH)
    panel = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HIGH - 2 * MARGIN)
    c.panel(panel, PANEL)
    c.text(Box(panel.x + 28, panel.y + 12, panel.w - 56, 60), words(say("render-loop-chart")), 40, TEXT, "extrabold")
    plot = Box(panel.x + 90, panel.y + 190, panel.w - 90 - 360, panel.h - 280)
    most = max(10, *(measure(view) for view in views for _, _, measure, _ in LINES))
    _grid(c, plot, views, most)
    _events(c, plot, views)
    ends = []
    for icon, colour, measure, name in LINES:
        points = [_at(plot, n, measure(view), len(views), most) for n, view in enumerate(views)]
        _curve(c, points, colour)
        ends.append((points[-1][1], icon, colour, measure(views[-1]), name))
    _legend(c, plot, ends, words)
    return c


def _at(plot: Box, n: int, value: int, steps: int, most: int) -> tuple[int, int]:
    return plot.x + round(plot.w * n / max(1, steps - 1)), plot.bottom - round(plot.h * value / most)


def _grid(c: Canvas, plot: Box, views: Sequence[State], most: int) -> None:
    for value in range(0, most + 1, 5):
        y = _at(plot, 0, value, 2, most)[1]
        c.rect(Box(plot.x, y - 1, plot.w, 2), LINE)
        c.text(Box(plot.x - 76, y - 18, 60, 36), str(value), 24, MUTED, "bold", "right")
    for n, view in enumerate(views):
        x = _at(plot, n, 0, len(views), most)[0]
        first = n and views[n - 1].cycle != view.cycle
        if first:
            c.rect(Box(x - 2 - plot.w // max(1, len(views) - 1) // 2, plot.y, 4, plot.h), LINE)
        c.text(Box(x - 30, plot.bottom + 16, 60, 36), str(view.turn_number), 24, MUTED, "bold", "center")


def _events(c: Canvas, plot: Box, views: Sequence[State]) -> None:
    """Above the turn in which they happened."""
    for n, view in enumerate(views):
        before = views[n - 1] if n else None
        x = _at(plot, n, 0, len(views), 1)[0]
        y = plot.y - 32
        for icon, count in (
            ("loop-trophy", len(view.archived) - (len(before.archived) if before else 0)),
            ("loop-mega" if mode_level(view).mega else "loop-vortex", _vortexes(view) - _vortexes(before)),
        ):
            for _ in range(count):
                c.icon(icon, x, y, 48)
                y -= 50 if y > plot.y - 80 else 0


def _vortexes(s: State | None) -> int:
    return sum(era.vortex for era in s.eras) if s else 0


def _curve(c: Canvas, points: Sequence[tuple[int, int]], colour: Colour) -> None:
    left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
    wide, tall = max(x for x, _ in points) - left + 8, max(y for _, y in points) - top + 8
    layer = Image.new("L", (wide * 2, tall * 2))
    line = [((x - left) * 2, (y - top) * 2) for x, y in points]
    draw = ImageDraw.Draw(layer)
    if len(line) > 1:
        draw.line(line, fill=255, width=14, joint="curve")
    for x, y in line:
        draw.ellipse((x - 13, y - 13, x + 13, y + 13), fill=255)
    c.image.paste(colour, (left, top), layer.reduce(2))


def _legend(c: Canvas, plot: Box, ends: Sequence[tuple[int, str, Colour, int, Text]], words: Words) -> None:
    """At the right ends of the lines, moved apart where they end close together."""
    ordered = sorted(ends, key=lambda end: end[0])
    tops: list[int] = []
    for wanted, *_ in ordered:
        tops.append(max(wanted - 36, tops[-1] + 84 if tops else plot.y - 36))
    limit = plot.bottom - 36
    for n in reversed(range(len(tops))):
        tops[n] = min(tops[n], limit)
        limit = tops[n] - 84
    for y, (_, icon, colour, value, name) in zip(tops, ordered, strict=True):
        end = c.amount(plot.right + 36, y + 36, icon, value, 52, colour)
        c.text(Box(end + 14, y, plot.right + 344 - end, 72), words(name), 22, MUTED, "bold", lines=3)


def alt(views: Sequence[State], words: Words) -> str:
    parts = [f"{words(name)}: {', '.join(str(measure(view)) for view in views)}" for _, _, measure, name in LINES]
    return f"{words(say('render-loop-chart'))}. {'; '.join(parts)}."
