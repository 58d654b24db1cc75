"""Pictures that are alike for every game: the score sheet and the chart of points over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from engine.core import Result, Text, say, who
from render import fonts
from render.canvas import Box, Canvas
from render.theme import CARD, DARK, GAP, LINE, LOOK, MARGIN, MUTED, PANEL, STUDY, TEXT, WIDTH, mix, seat_colour
from render.words import Words

HEAD = 112
ROW = 66


def scores(result: Result, words: Words) -> Canvas:
    """One column for each player, best first; one row for each kind of points."""
    if result.won is not None:
        return _shared(result, words)
    kinds = _kinds(result)
    columns = len(result.scores)
    body = 150 + ROW * len(kinds) + 110
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + GAP + body)
    _head(c, result, words)
    panel = Box(MARGIN, MARGIN + HEAD + GAP, WIDTH - 2 * MARGIN, body)
    c.panel(panel)
    label = 400
    cells = Box(panel.x + label, panel.y + 14, panel.w - label - 16, panel.h - 28).columns(columns, 12)
    for n, kind in enumerate(kinds):
        row = Box(panel.x + 12, panel.y + 150 + n * ROW, panel.w - 24, ROW)
        if n % 2 == 0:
            c.panel(row, mix(PANEL, CARD, 0.55), 10)
        c.text(Box(row.x + 16, row.y, label - 36, row.h), words(kind), 24, TEXT, lines=2)
    for cell, score in zip(cells, result.scores, strict=True):
        values = [next((line.points for line in score.lines if line.text == kind), None) for kind in kinds]
        _column(c, cell, score.seat, score.place, score.points, values, words)
    return c


def _kinds(result: Result) -> list[Text]:
    """Every kind of points somebody has; what only some have goes where it stands on their lists."""
    kinds: list[Text] = []
    for score in sorted(result.scores, key=lambda score: -len(score.lines)):
        behind = 0
        for line in score.lines:
            if line.text not in kinds:
                kinds.insert(behind, line.text)
            behind = kinds.index(line.text) + 1
    return kinds


def _head(c: Canvas, result: Result, words: Words) -> None:
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD)
    winners = result.winners
    c.panel(box, seat_colour(winners[0]) if len(winners) == 1 else CARD)
    ink = DARK if len(winners) == 1 else TEXT
    x = box.x + 20
    for seat in winners:
        c.icon(f"seat{seat}", x + 40, box.cy, 80)
        x += 92
    names = words(say("render-winners", seats=[who(seat) for seat in winners], count=len(winners)))
    c.text(Box(x + 8, box.y + 8, box.right - x - 28, 58), names, 46, ink, "extrabold", least=26)
    c.text(Box(x + 8, box.y + 66, box.right - x - 28, 36), words(result.reason), 24, ink)


def _column(c: Canvas, box: Box, seat: int, place: int, total: int, values: Sequence[int | None], words: Words) -> None:
    colour = seat_colour(seat)
    c.icon(f"seat{seat}", box.x + 34, box.y + 34, 60)
    c.text(Box(box.x + 70, box.y, box.w - 70, 68), f"{place}", 48, colour, "extrabold")
    c.text(Box(box.x + 4, box.y + 70, box.w - 8, 58), words(who(seat)), LOOK, colour, "bold", lines=2)
    for n, value in enumerate(values):
        row = Box(box.x, box.y + 136 + n * ROW, box.w - 16, ROW)
        shown = "–" if value is None else str(value).replace("-", "−")
        c.text(row, shown, 32, MUTED if not value else TEXT, "bold", "right")
    foot = Box(box.x, box.y + 136 + len(values) * ROW + 12, box.w, 84)
    c.panel(foot, colour, 14)
    c.text(foot.inset(16, 0), str(total), 60, DARK, "extrabold", "right")


def _shared(result: Result, words: Words) -> Canvas:
    c = Canvas(WIDTH, 2 * MARGIN + 200)
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 200)
    c.panel(box)
    head = words(say("render-shared-won" if result.won else "render-shared-lost"))
    c.text(Box(box.x + 30, box.y + 20, box.w - 60, 90), head, 64, TEXT, "extrabold")
    c.text(Box(box.x + 30, box.y + 116, box.w - 60, 60), words(result.reason), LOOK, MUTED)
    return c


# --- the chart


def chart(title: str, steps: Sequence[str], series: Mapping[int, Sequence[int]], words: Words) -> Canvas:
    """A line for each seat over the named steps; each ends in the seat's emblem, its value and its name."""
    c = Canvas(WIDTH, 900)
    panel = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 900 - 2 * MARGIN)
    c.panel(panel)
    c.text(Box(panel.x + 28, panel.y + 16, panel.w - 56, 60), title, 40, TEXT, "extrabold")
    plot = Box(panel.x + 96, panel.y + 110, panel.w - 96 - 420, panel.h - 190)
    low = min(0, *(min(values, default=0) for values in series.values()))
    high = max(10, *(max(values, default=0) for values in series.values()))
    _grid(c, plot, steps, low, high)
    ends: list[tuple[int, int, int]] = []
    for seat, values in series.items():
        points = [_at(plot, n, value, len(steps), low, high) for n, value in enumerate(values)]
        _curve(c, points, seat)
        if points:
            ends.append((points[-1][1], seat, values[-1]))
    _ends(c, plot, sorted(ends), words)
    return c


def _at(plot: Box, n: int, value: int, steps: int, low: int, high: int) -> tuple[int, int]:
    x = plot.x + round(plot.w * n / max(1, steps - 1))
    return x, plot.bottom - round(plot.h * (value - low) / (high - low))


def _grid(c: Canvas, plot: Box, steps: Sequence[str], low: int, high: int) -> None:
    step = max(5, -(-(high - low) // 6 // 5) * 5)
    for value in range(low - low % step, high + 1, step):
        if value >= low:
            y = _at(plot, 0, value, len(steps), low, high)[1]
            c.rect(Box(plot.x, y - 1, plot.w, 2), LINE)
            c.text(Box(plot.x - 80, y - 18, 66, 36), str(value).replace("-", "−"), 24, MUTED, "bold", "right")
    for n, name in enumerate(steps):
        x = _at(plot, n, low, len(steps), low, high)[0]
        c.text(Box(x - 60, plot.bottom + 18, 120, 36), name, 24, MUTED, "bold", "center")


def _curve(c: Canvas, points: Sequence[tuple[int, int]], seat: int) -> None:
    if len(points) > 1:
        left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
        wide, tall = max(x for x, _ in points) - left + 8, max(y for _, y in points) - top + 8
        layer = Image.new("L", (wide * 2, tall * 2))
        line = [((x - left) * 2, (y - top) * 2) for x, y in points]
        ImageDraw.Draw(layer).line(line, fill=255, width=14, joint="curve")
        c.image.paste(seat_colour(seat), (left, top), layer.reduce(2))
    for x, y in points:
        c.icon(f"seat{seat}", x, y, 30)


def _ends(c: Canvas, plot: Box, ends: Sequence[tuple[int, int, int]], words: Words) -> None:
    """Labels at the right, moved apart where lines end close together."""
    y = plot.y - 40
    for wanted, seat, value in ends:
        y = max(y + 76, wanted - 36)
        y = min(y, plot.bottom - 30)
        c.icon(f"seat{seat}", plot.right + 54, y + 36, 56)
        number = str(value).replace("-", "−")
        wide = fonts.width(number, 40, "extrabold")
        c.text(Box(plot.right + 92, y, wide, 72), number, 40, TEXT, "extrabold")
        name = Box(plot.right + 108 + wide, y, 420 - 130 - wide, 72)
        c.text(name, words(who(seat)), STUDY + 4, seat_colour(seat), "bold", lines=2)
