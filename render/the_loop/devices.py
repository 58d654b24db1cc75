"""Icons of Dr Faux, his devices, the decks and the states of things."""

from __future__ import annotations

from render.icons import painter
from render.sprites import Pen, regular, star
from render.the_loop.colours import CLONE, DEVICE, ENERGY, GOLD, RIFT, VORTEX
from render.the_loop.things import spiral_points
from render.theme import BAD, DARK, LINE, MUTED, TEXT, Colour, mix

# --- Dr Faux and his devices


@painter("loop-faux")
def faux(pen: Pen) -> None:
    """Wild hair, goggles and a grin."""
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 46, RIFT)
    pen.polygon(
        [(14, 52), (8, 24), (26, 32), (30, 8), (44, 24), (56, 6), (62, 24), (82, 10), (78, 34), (94, 30), (86, 54)],
        TEXT,
    )
    pen.ellipse(50, 56, 30, 34, mix(TEXT, RIFT, 0.25))
    for x in (37, 63):
        pen.circle(x, 48, 15, DARK)
        pen.circle(x, 48, 10, ENERGY)
        pen.circle(x - 3, 45, 3, TEXT)
    pen.line([(36, 72), (44, 77), (56, 77), (64, 72)], 6, DARK)


@painter("loop-machine")
def machine(pen: Pen) -> None:
    """A card of Dr Faux that may still come."""
    pen.box(12, 2, 88, 98, DARK, 14)
    pen.box(18, 8, 82, 92, RIFT, 10)
    pen.polygon([(30, 24), (70, 24), (58, 48), (58, 62), (42, 62), (42, 48)], DARK)
    for x in (34, 50, 66):
        pen.circle(x, 76, 6, DARK)


def _whirl(pen: Pen, colour: Colour) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 45, mix(DARK, colour, 0.35))
    for turn in (0, 180):
        pen.line(spiral_points(1.25, 42, turned=turn), 9, colour)
    pen.circle(50, 50, 9, TEXT)


@painter("loop-vortex")
def vortex(pen: Pen) -> None:
    _whirl(pen, VORTEX)


@painter("loop-mega")
def mega(pen: Pen) -> None:
    _whirl(pen, BAD)


@painter("loop-vortex-free")
def vortex_free(pen: Pen) -> None:
    """A Vortex tile that still lies beside the board."""
    pen.circle(50, 50, 47, mix(VORTEX, DARK, 0.45))
    pen.circle(50, 50, 38, DARK)


def _centrifuge(pen: Pen, colour: Colour, running: bool) -> None:
    pen.circle(50, 50, 50, DARK)
    pen.circle(50, 50, 44, colour)
    for x, y in regular(3, 50, 50, 25, 0):
        pen.circle(x, y, 15, DARK)
    pen.circle(50, 50, 9, DARK)
    if not running:
        pen.line([(20, 80), (80, 20)], 16, DARK)
        pen.line([(20, 80), (80, 20)], 8, TEXT)


@painter("loop-running")
def running(pen: Pen) -> None:
    _centrifuge(pen, DEVICE, running=True)


@painter("loop-shut_down")
def shut_down(pen: Pen) -> None:
    _centrifuge(pen, MUTED, running=False)


@painter("loop-ultra")
def ultra(pen: Pen) -> None:
    """An armed card of the Ultramachine: a warning sign."""
    pen.polygon([(50, 2), (100, 94), (0, 94)], DARK)
    pen.polygon([(50, 14), (90, 87), (10, 87)], DEVICE)
    pen.box(44, 36, 56, 66, DARK, 4)
    pen.circle(50, 76, 7, DARK)


@painter("loop-disarmed")
def disarmed(pen: Pen) -> None:
    pen.polygon([(50, 2), (100, 94), (0, 94)], DARK)
    pen.polygon([(50, 14), (90, 87), (10, 87)], MUTED)
    pen.line([(34, 66), (46, 78), (68, 50)], 11, DARK)


@painter("loop-supa")
def supa(pen: Pen) -> None:
    """Any Supa Duplicate."""
    pen.circle(50, 27, 27, DARK)
    pen.box(2, 40, 98, 100, DARK, 26)
    pen.circle(50, 27, 20, GOLD)
    pen.box(8, 46, 92, 94, GOLD, 20)
    pen.polygon(star(5, 50, 70, 26, 11), DARK)


@painter("loop-duplicate")
def duplicate(pen: Pen) -> None:
    """Any Duplicate."""
    pen.circle(50, 27, 27, DARK)
    pen.box(2, 40, 98, 100, DARK, 26)
    pen.circle(50, 27, 20, CLONE)
    pen.box(8, 46, 92, 94, CLONE, 20)
    pen.box(36, 20, 64, 29, DARK, 4)


# --- decks and states


@painter("loop-deck")
def deck(pen: Pen) -> None:
    for inset, colour in ((0, LINE), (12, MUTED), (24, TEXT)):
        pen.box(8 + inset, 4 + inset * 0.8, 66 + inset, 76 + inset * 0.8, DARK, 10)
        pen.box(13 + inset, 9 + inset * 0.8, 61 + inset, 71 + inset * 0.8, colour, 7)


@painter("loop-discard")
def discard(pen: Pen) -> None:
    pen.box(20, 8, 80, 92, DARK, 10)
    pen.box(25, 13, 75, 87, MUTED, 7)
    pen.line([(50, 28), (50, 60)], 9, DARK)
    pen.polygon([(30, 54), (70, 54), (50, 78)], DARK)


@painter("loop-destroyed")
def destroyed(pen: Pen) -> None:
    pen.box(20, 8, 80, 92, DARK, 10)
    pen.box(25, 13, 75, 87, MUTED, 7)
    pen.line([(36, 34), (64, 66)], 9, DARK)
    pen.line([(64, 34), (36, 66)], 9, DARK)


@painter("loop-bag")
def bag(pen: Pen) -> None:
    pen.box(36, 4, 64, 22, MUTED, 6)
    pen.ellipse(50, 62, 44, 36, DARK)
    pen.ellipse(50, 62, 39, 31, MUTED)
    pen.box(30, 20, 70, 32, DARK, 5)


def _battery(pen: Pen, colour: Colour, level: float) -> None:
    pen.box(38, 2, 62, 16, colour, 4)
    pen.box(20, 10, 80, 98, colour, 14)
    pen.box(28, 18, 72, 90, DARK, 9)
    pen.box(34, 84 - 60 * level, 66, 84, colour, 5)


@painter("loop-full")
def full(pen: Pen) -> None:
    _battery(pen, ENERGY, 1)


@painter("loop-low")
def low(pen: Pen) -> None:
    _battery(pen, BAD, 0.2)


@painter("loop-trophy")
def trophy(pen: Pen) -> None:
    """An archived mission."""
    pen.circle(50, 50, 50, mix(GOLD, DARK, 0.55))
    pen.circle(50, 50, 42, GOLD)
    pen.line([(28, 52), (44, 68), (73, 34)], 13, DARK)


@painter("loop-trophy-free")
def trophy_free(pen: Pen) -> None:
    pen.circle(50, 50, 46, mix(GOLD, DARK, 0.55))
    pen.circle(50, 50, 37, DARK)


@painter("loop-hidden")
def hidden(pen: Pen) -> None:
    """A mission that lies face down."""
    pen.box(3, 3, 97, 97, DARK, 18)
    pen.box(9, 9, 91, 91, LINE, 14)
    pen.arc(50, 42, 18, 160, 400, 10, TEXT)
    pen.line([(50, 58), (50, 63)], 10, TEXT)
    pen.circle(50, 79, 6, TEXT)
