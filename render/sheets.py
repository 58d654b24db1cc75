"""Pictures that are alike for every game: the score sheet and the chart of points over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from engine.core import Result, Score, Text, say, who
from render import fonts
from render.canvas import Box, Canvas
from render.theme import CARD, DARK, GAP, LINE, LOOK, MARGIN, MUTED, PANEL, TEXT, WIDTH, mix, seat_colour
from render.words import Words

HEAD = 128
ROW = 62
NAMES = 176
TOTAL = 108
LABEL = 420


def scores(result: Result, words: Words) -> Canvas:
    """One column for each player, best first; one row for each kind of points."""
    if result.won is not None:
        return _shared(result, words)
    kinds = _kinds(result)
    body = NAMES + ROW * len(kinds) + TOTAL
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + GAP + body)
    _head(c, result, words)
    panel = Box(MARGIN, MARGIN + HEAD + GAP, WIDTH - 2 * MARGIN, body)
    c.panel(panel)
    cells = Box(panel.x + LABEL, panel.y, panel.w - LABEL - 16, panel.h).columns(len(result.scores), 12)
    for cell, score in zip(cells, result.scores, strict=True):
        if score.place == 1:
            c.panel(Box(cell.x, panel.y + 12, cell.w, panel.h - 24), mix(PANEL, seat_colour(score.seat), 0.2), 14)
    for n, kind in enumerate(kinds):
        row = Box(panel.x + 16, panel.y + NAMES + n * ROW, panel.w - 32, ROW)
        c.rect(Box(row.x, row.y, row.w, 2), LINE)
        c.text(Box(row.x + 12, row.y + 6, LABEL - 44, row.h - 10), words(kind), 26, TEXT, lines=2, least=20)
    for cell, score in zip(cells, result.scores, strict=True):
        values = [next((line.points for line in score.lines if line.text == kind), None) for kind in kinds]
        _column(c, cell, score, values, [_most(result, kind) for kind in kinds], words)
    return c


def _most(result: Result, kind: Text) -> int:
    return max((line.points for score in result.scores for line in score.lines if line.text == kind), default=0)


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
        c.icon(f"seat{seat}", x + 48, box.cy, 96)
        x += 108
    names = words(say("render-winners", seats=[who(seat) for seat in winners], count=len(winners)))
    c.text(Box(x + 12, box.y + 10, box.right - x - 190, 66), names, 56, ink, "extrabold", least=30)
    c.text(Box(x + 12, box.y + 78, box.right - x - 190, 40), words(result.reason), LOOK, ink)
    c.panel(Box(box.right - 128, box.cy - 52, 104, 104), DARK, 52)
    c.icon("vp", box.right - 76, box.cy - 2, 78)


def _column(c: Canvas, box: Box, score: Score, values: Sequence[int | None], most: Sequence[int], words: Words) -> None:
    """The highest figure of a row is bright, so that one sees who was best at what."""
    colour = seat_colour(score.seat)
    c.icon(f"seat{score.seat}", box.cx - 36, box.y + 58, 68)
    c.text(Box(box.cx + 10, box.y + 24, 70, 68), str(score.place), 60, colour, "extrabold")
    c.text(Box(box.x + 10, box.y + 98, box.w - 20, 68), words(who(score.seat)), LOOK, colour, "bold", "center", lines=2)
    for n, (value, best) in enumerate(zip(values, most, strict=True)):
        row = Box(box.x, box.y + NAMES + n * ROW, box.w, ROW)
        shown = "–" if value is None else str(value).replace("-", "−")
        bright = value == best > 0
        c.text(row, shown, 40 if bright else 32, TEXT if bright else MUTED, "bold", "center")
    foot = Box(box.x + 8, box.y + NAMES + len(values) * ROW + 8, box.w - 16, TOTAL - 28)
    c.panel(foot, colour, 14)
    c.text(foot, str(score.points).replace("-", "−"), 64, DARK, "extrabold", "center")


def _shared(result: Result, words: Words) -> Canvas:
    c = Canvas(WIDTH, 2 * MARGIN + 200)
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 200)
    c.panel(box)
    head = words(say("render-shared-won" if result.won else "render-shared-lost"))
    c.text(Box(box.x + 30, box.y + 20, box.w - 60, 90), head, 64, TEXT, "extrabold")
    c.text(Box(box.x + 30, box.y + 116, box.w - 60, 60), words(result.reason), LOOK, MUTED)
    return c


# --- the chart

LABELS = 420
STEP = 92  # between the labels at the right


def chart(title: str, steps: Sequence[str], series: Mapping[int, Sequence[int]], words: Words) -> Canvas:
    """A line for each seat over the named steps; each ends in the seat's emblem, its value and its name."""
    c = Canvas(WIDTH, 900)
    panel = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 900 - 2 * MARGIN)
    c.panel(panel)
    c.text(Box(panel.x + 32, panel.y + 18, panel.w - 64, 66), title, 48, TEXT, "extrabold")
    plot = Box(panel.x + 110, panel.y + 120, panel.w - 110 - LABELS, panel.h - 210)
    scale = _scale([value for values in series.values() for value in values])
    _grid(c, plot, steps, scale)
    ends: list[tuple[int, int, int]] = []
    for seat, values in series.items():
        points = [_at(plot, n, value, len(steps), scale) for n, value in enumerate(values)]
        _curve(c, points, seat)
        if points:
            ends.append((points[-1][1], seat, values[-1]))
    _ends(c, plot, sorted(ends), words)
    return c


def _scale(values: Sequence[int]) -> range:
    """Round figures from below the lowest to above the highest."""
    low, high = min([0, *values]), max([10, *values])
    step = next(one for one in (2, 5, 10, 20, 50, 100, 1000) if (high - low) / one <= 7)
    return range(low // step * step, high + step, step)


def _at(plot: Box, n: int, value: int, steps: int, scale: range) -> tuple[int, int]:
    """The plot keeps half an emblem free at its sides."""
    x = plot.x + 36 + round((plot.w - 72) * n / max(1, steps - 1))
    return x, plot.bottom - round(plot.h * (value - scale[0]) / (scale[-1] - scale[0]))


def _grid(c: Canvas, plot: Box, steps: Sequence[str], scale: range) -> None:
    for value in scale:
        y = _at(plot, 0, value, len(steps), scale)[1]
        zero = value == 0
        c.rect(Box(plot.x, y - (2 if zero else 1), plot.w, 4 if zero else 2), MUTED if zero else LINE)
        c.text(Box(plot.x - 90, y - 20, 74, 40), str(value).replace("-", "−"), LOOK, MUTED, "bold", "right")
    for n, name in enumerate(steps):
        x = _at(plot, n, scale[0], len(steps), scale)[0]
        c.text(Box(x - 66, plot.bottom + 24, 132, 40), name, LOOK, MUTED, "bold", "center")


def _curve(c: Canvas, points: Sequence[tuple[int, int]], seat: int) -> None:
    if len(points) > 1:
        left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
        wide, tall = max(x for x, _ in points) - left + 8, max(y for _, y in points) - top + 8
        layer = Image.new("L", (wide * 2, tall * 2))
        line = [((x - left) * 2, (y - top) * 2) for x, y in points]
        ImageDraw.Draw(layer).line(line, fill=255, width=18, joint="curve")
        c.image.paste(seat_colour(seat), (left, top), layer.reduce(2))
    for x, y in points:
        c.icon(f"seat{seat}", x, y, 40)


def _ends(c: Canvas, plot: Box, ends: Sequence[tuple[int, int, int]], words: Words) -> None:
    """Labels at the right beside the ends of the lines, moved apart where those are close together."""
    tops = [wanted - STEP // 2 for wanted, _, _ in ends]
    for n in range(1, len(tops)):
        tops[n] = max(tops[n], tops[n - 1] + STEP)
    lowest = plot.bottom - STEP // 2
    for n in reversed(range(len(tops))):
        tops[n] = min(tops[n], lowest - (len(tops) - 1 - n) * STEP)
    for y, (_, seat, value) in zip(tops, ends, strict=True):
        c.icon(f"seat{seat}", plot.right + 44, y + STEP // 2, 64)
        number = str(value).replace("-", "−")
        wide = fonts.width(number, 52, "extrabold")
        c.text(Box(plot.right + 88, y, wide, STEP), number, 52, TEXT, "extrabold")
        name = Box(plot.right + 106 + wide, y, LABELS - 122 - wide, STEP)
        c.text(name, words(who(seat)), LOOK, seat_colour(seat), "bold", lines=2)
