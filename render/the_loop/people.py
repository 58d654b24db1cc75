"""Portraits of the agents, in the colour of the seat."""

from __future__ import annotations

from engine.the_loop.data import AGENTS
from render.icons import painter
from render.sprites import Pen
from render.theme import DARK, MUTED, SEATS, TEXT, Colour


def _portrait(pen: Pen, agent: str, colour: Colour) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 46, TEXT)
    pen.circle(50, 50, 41, colour)
    match agent:
        case "mr_time":
            _mr_time(pen, colour)
        case "time_prowler":
            _time_prowler(pen, colour)
        case "cztwyzzek":
            _cztwyzzek(pen, colour)
        case "v_girl":
            _v_girl(pen, colour)
        case _:
            _eraser(pen, colour)


def _mr_time(pen: Pen, colour: Colour) -> None:
    """A bowler hat and a moustache."""
    pen.box(32, 18, 68, 44, DARK, 12)
    pen.box(20, 38, 80, 46, DARK, 4)
    pen.circle(38, 55, 5, DARK)
    pen.circle(62, 55, 5, DARK)
    pen.polygon([(50, 64), (74, 62), (66, 76), (50, 72), (34, 76), (26, 62)], DARK)


def _time_prowler(pen: Pen, colour: Colour) -> None:
    """A hood with eyes in its shadow."""
    pen.polygon([(50, 12), (78, 40), (76, 80), (24, 80), (22, 40)], DARK)
    pen.circle(50, 44, 27, DARK)
    pen.polygon([(30, 46), (47, 54), (32, 58)], colour)
    pen.polygon([(70, 46), (53, 54), (68, 58)], colour)


def _cztwyzzek(pen: Pen, colour: Colour) -> None:
    """Three eyes on stalks."""
    pen.ellipse(50, 64, 28, 20, DARK)
    for x, y in ((27, 32), (50, 24), (73, 32)):
        pen.line([(50, 60), (x, y)], 8, DARK)
        pen.circle(x, y, 12, DARK)
        pen.circle(x, y, 5, colour)
    pen.line([(38, 68), (50, 73), (62, 68)], 5, colour)


def _v_girl(pen: Pen, colour: Colour) -> None:
    """Two tails of hair and a mask."""
    pen.circle(24, 34, 13, DARK)
    pen.circle(76, 34, 13, DARK)
    pen.circle(50, 52, 29, DARK)
    pen.polygon([(26, 48), (46, 48), (50, 54), (54, 48), (74, 48), (66, 62), (54, 60), (46, 60), (34, 62)], colour)
    pen.circle(38, 54, 4, DARK)
    pen.circle(62, 54, 4, DARK)


def _eraser(pen: Pen, colour: Colour) -> None:
    """A square robot with one eye."""
    pen.box(24, 24, 76, 78, DARK, 8)
    pen.box(16, 42, 24, 60, DARK, 3)
    pen.box(76, 42, 84, 60, DARK, 3)
    pen.box(31, 36, 69, 52, colour, 8)
    pen.circle(58, 44, 6, DARK)
    for x in (36, 48, 60):
        pen.box(x, 62, x + 6, 70, colour)


def _register() -> None:
    for agent in AGENTS:
        for n, colour in [*enumerate(SEATS), ("-free", MUTED)]:
            painter(f"loop-{agent}{n}")(lambda pen, agent=agent, colour=colour: _portrait(pen, agent, colour))  # type: ignore[misc]


_register()
