"""Icons of actions, tracks and pieces of the main board."""

from __future__ import annotations

from render.anachrony.things import TYPE_COLOURS, WATER
from render.icons import painter
from render.sprites import Pen, regular, star
from render.theme import DARK, MUTED, TEXT, mix, rgb

STEEL = rgb("#9FB0C6")
SKY = rgb("#8FD3FF")
FIRE = rgb("#FF7A3D")
EARTH = rgb("#6FC7A8")


@painter("exosuit")
def exosuit(pen: Pen) -> None:
    """A helmet with shoulders."""
    pen.polygon([(8, 96), (14, 66), (30, 56), (70, 56), (86, 66), (92, 96)], DARK)
    pen.polygon([(16, 90), (20, 70), (32, 62), (68, 62), (80, 70), (84, 90)], STEEL)
    pen.circle(50, 36, 35, DARK)
    pen.circle(50, 36, 29, STEEL)
    pen.box(29, 26, 71, 48, DARK, 11)
    pen.box(34, 30, 50, 37, SKY, 4)


@painter("warp")
def warp(pen: Pen) -> None:
    """A portal."""
    pen.circle(50, 50, 48, DARK)
    pen.ring(50, 50, 44, 11, SKY)
    pen.arc(50, 50, 27, 30, 300, 9, SKY)
    pen.circle(50, 50, 8, TEXT)


@painter("focus")
def focus(pen: Pen) -> None:
    pen.polygon([(2, 50), (30, 24), (70, 24), (98, 50), (70, 76), (30, 76)], TEXT)
    pen.circle(50, 50, 20, DARK)
    pen.circle(50, 50, 8, TEXT)


@painter("morale")
def morale(pen: Pen) -> None:
    pen.circle(50, 50, 48, mix(rgb("#FFD75E"), DARK, 0.55))
    pen.circle(50, 50, 41, rgb("#FFD75E"))
    pen.circle(35, 40, 7, DARK)
    pen.circle(65, 40, 7, DARK)
    pen.arc(50, 50, 25, 25, 155, 8, DARK)


@painter("morale_down")
def morale_down(pen: Pen) -> None:
    pen.circle(50, 50, 48, DARK)
    pen.circle(50, 50, 41, STEEL)
    pen.circle(35, 40, 7, DARK)
    pen.circle(65, 40, 7, DARK)
    pen.arc(50, 82, 25, 215, 325, 8, DARK)


@painter("time_travel")
def time_travel(pen: Pen) -> None:
    """A clock that runs back."""
    pen.circle(50, 50, 48, mix(SKY, DARK, 0.6))
    pen.circle(50, 50, 40, DARK)
    pen.arc(50, 50, 36, -60, 210, 9, SKY)
    pen.polygon([(52, 4), (52, 32), (30, 18)], SKY)
    pen.line([(50, 30), (50, 52), (64, 60)], 8, TEXT)


@painter("impact")
def impact(pen: Pen) -> None:
    """A meteor with its tail."""
    pen.polygon([(98, 2), (30, 40), (60, 72)], mix(FIRE, DARK, 0.25))
    pen.polygon([(84, 16), (34, 48), (54, 68)], rgb("#FFD75E"))
    pen.circle(36, 64, 33, DARK)
    pen.circle(36, 64, 27, FIRE)
    pen.circle(28, 58, 8, mix(FIRE, DARK, 0.5))
    pen.circle(46, 72, 6, mix(FIRE, DARK, 0.5))


@painter("evacuate")
def evacuate(pen: Pen) -> None:
    """A rocket."""
    pen.polygon([(50, 2), (72, 30), (72, 72), (28, 72), (28, 30)], TEXT)
    pen.polygon([(28, 50), (10, 80), (28, 74)], STEEL)
    pen.polygon([(72, 50), (90, 80), (72, 74)], STEEL)
    pen.circle(50, 38, 11, DARK)
    pen.polygon([(36, 76), (64, 76), (50, 99)], FIRE)


@painter("experiment")
def experiment(pen: Pen) -> None:
    """A test tube over a flame."""
    pen.box(36, 4, 64, 14, TEXT, 4)
    pen.box(39, 8, 61, 66, TEXT, 11)
    pen.box(44, 30, 56, 61, EARTH, 6)
    pen.polygon([(50, 66), (66, 88), (58, 98), (42, 98), (34, 88)], FIRE)


@painter("construct")
def construct(pen: Pen) -> None:
    """A hammer."""
    pen.line([(28, 88), (62, 42)], 13, rgb("#C99A66"))
    pen.polygon([(38, 20), (58, 6), (92, 36), (86, 54), (70, 58)], TEXT)


@painter("recruit")
def recruit(pen: Pen) -> None:
    pen.circle(40, 30, 20, TEXT)
    pen.polygon([(6, 92), (16, 58), (64, 58), (74, 92)], TEXT)
    pen.line([(80, 30), (80, 62)], 10, SKY)
    pen.line([(64, 46), (96, 46)], 10, SKY)


@painter("research")
def research(pen: Pen) -> None:
    pen.line([(62, 62), (90, 90)], 15, rgb("#C99A66"))
    pen.circle(42, 42, 36, TEXT)
    pen.circle(42, 42, 25, DARK)
    pen.polygon(star(4, 42, 42, 18, 6), SKY)


@painter("council")
def council(pen: Pen) -> None:
    """A hall with columns."""
    pen.polygon([(50, 6), (94, 32), (6, 32)], TEXT)
    for x in (20, 43, 66):
        pen.box(x, 38, x + 14, 78, TEXT, 2)
    pen.box(8, 82, 92, 94, TEXT, 3)


@painter("mine")
def mine(pen: Pen) -> None:
    """A pickaxe."""
    pen.line([(26, 90), (60, 36)], 12, rgb("#C99A66"))
    pen.polygon([(18, 26), (44, 10), (74, 24), (92, 62), (66, 38), (44, 26)], TEXT)


@painter("purify")
def purify(pen: Pen) -> None:
    pen.polygon([(50, 4), (74, 42), (26, 42)], WATER)
    pen.circle(50, 48, 26, WATER)
    for y in (80, 95):
        pen.line([(10, y), (30, y - 7), (50, y), (70, y - 7), (90, y)], 7, TEXT)


@painter("trade")
def trade(pen: Pen) -> None:
    pen.line([(10, 32), (66, 32)], 12, TEXT)
    pen.polygon([(60, 8), (94, 32), (60, 56)], TEXT)
    pen.line([(90, 70), (34, 70)], 12, SKY)
    pen.polygon([(40, 46), (6, 70), (40, 94)], SKY)


@painter("supply")
def supply(pen: Pen) -> None:
    """A crate."""
    pen.box(8, 20, 92, 92, rgb("#C99A66"), 6)
    pen.box(18, 42, 82, 82, mix(rgb("#C99A66"), DARK, 0.45), 3)
    pen.line([(22, 78), (78, 46)], 8, rgb("#C99A66"))
    pen.line([(12, 31), (88, 31)], 6, mix(rgb("#C99A66"), DARK, 0.45))


@painter("force")
def force(pen: Pen) -> None:
    """A raised hand that says: go on."""
    pen.box(22, 34, 80, 92, rgb("#FFB28A"), 16)
    for x in (24, 39, 54, 68):
        pen.box(x, 12, x + 12, 60, rgb("#FFB28A"), 6)
    pen.line([(26, 62), (74, 62)], 5, DARK)


@painter("leader")
def leader(pen: Pen) -> None:
    """A crown."""
    gold = rgb("#FFD75E")
    pen.polygon([(6, 26), (30, 48), (50, 12), (70, 48), (94, 26), (84, 84), (16, 84)], gold)
    pen.box(16, 72, 84, 84, mix(gold, DARK, 0.4), 3)
    for x, y in ((6, 24), (50, 11), (94, 24)):
        pen.circle(x if 10 < x < 90 else (9 if x < 50 else 91), y, 9, gold)


@painter("spots")
def spots(pen: Pen) -> None:
    for x in (6, 38, 70):
        for y in (6, 38, 70):
            pen.box(x, y, x + 25, y + 25, TYPE_COLOURS["factory"] if x + y < 80 else MUTED, 5)


@painter("range")
def range_(pen: Pen) -> None:
    """An arrow back in time."""
    pen.line([(28, 50), (92, 50)], 11, SKY)
    pen.polygon([(40, 20), (4, 50), (40, 80)], SKY)
    for x in (56, 74, 92):
        pen.line([(x, 34), (x, 66)], 7, TEXT)


@painter("tired")
def tired(pen: Pen) -> None:
    for x, y, k in ((8, 44, 1.0), (50, 8, 0.75)):
        pen.line([(x, y), (x + 38 * k, y), (x, y + 40 * k), (x + 38 * k, y + 40 * k)], 9, STEEL)


@painter("motivated")
def motivated(pen: Pen) -> None:
    """A worker that comes back fresh."""
    pen.circle(50, 50, 46, DARK)
    pen.polygon([(50, 12), (84, 50), (64, 50), (64, 84), (36, 84), (36, 50), (16, 50)], rgb("#7BDCA0"))


@painter("dies")
def dies(pen: Pen) -> None:
    pen.circle(50, 42, 38, TEXT)
    pen.box(30, 66, 70, 94, TEXT, 6)
    pen.circle(35, 42, 11, DARK)
    pen.circle(65, 42, 11, DARK)
    pen.polygon([(50, 54), (57, 66), (43, 66)], DARK)
    for x in (42, 56):
        pen.line([(x, 78), (x, 92)], 5, DARK)


@painter("die")
def die(pen: Pen) -> None:
    pen.box(8, 8, 92, 92, TEXT, 18)
    for x, y in ((30, 30), (70, 70), (50, 50), (70, 30), (30, 70)):
        pen.circle(x, y, 8, DARK)


@painter("earth")
def earth(pen: Pen) -> None:
    pen.circle(50, 50, 46, rgb("#3E86C6"))
    pen.polygon([(24, 22), (50, 16), (56, 40), (38, 52), (20, 44)], EARTH)
    pen.polygon([(56, 56), (82, 50), (78, 74), (56, 86)], EARTH)


@painter("used")
def used(pen: Pen) -> None:
    """A path marker."""
    pen.polygon(regular(4, 50, 50, 46), TEXT)
    pen.polygon(regular(4, 50, 50, 28), DARK)


@painter("passive")
def passive(pen: Pen) -> None:
    """Always at work: an endless knot."""
    pen.ring(30, 50, 24, 10, TEXT)
    pen.ring(70, 50, 24, 10, TEXT)


@painter("instant")
def instant(pen: Pen) -> None:
    """Once, at once."""
    pen.polygon(star(8, 50, 50, 48, 22), rgb("#FFD75E"))
    pen.circle(50, 50, 12, DARK)


@painter("free")
def free(pen: Pen) -> None:
    """A free action: no worker goes."""
    pen.circle(50, 50, 46, rgb("#7BDCA0"))
    pen.polygon([(38, 24), (78, 50), (38, 76)], DARK)


@painter("met")
def met(pen: Pen) -> None:
    pen.circle(50, 50, 48, rgb("#7BDCA0"))
    pen.line([(26, 52), (44, 70), (74, 32)], 13, DARK)


@painter("unmet")
def unmet(pen: Pen) -> None:
    pen.ring(50, 50, 46, 9, MUTED)
    for x in (28, 50, 72):
        pen.circle(x, 50, 7, MUTED)
