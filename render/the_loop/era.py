"""One Era of the ring: its cubes, Duplicates, mission, devices, cards and agents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core import HIDDEN
from engine.the_loop import board, words
from engine.the_loop.data import ARTIFACTS, BOARD, MISSIONS, ULTRA
from engine.the_loop.missions import done, is_full
from engine.the_loop.state import Mission, mode_level
from render import fonts
from render.canvas import Box
from render.the_loop import ring
from render.the_loop.colours import DIMENSIONS, ENERGY, ERAS, GOLD, PERPETUAL, RIFT, VORTEX
from render.the_loop.scene import Scene, duplicate_icons, portrait
from render.theme import DARK, MUTED, TEXT, Colour, mix

CUBE = 56
TOKEN = 58
DEVICE = 54
PAWN = 78
SMALL_PAWN = 64
MOST_COVERED = 0.8
MINI = 44


class Thing(NamedTuple):
    """Something in a row: how wide it is, how it is painted, and the fact by which it can be new."""

    wide: int
    paint: Callable[[Box], None]
    fact: str = ""
    radius: int = 12
    stacks: bool = False  # may be partly covered by the next one


class Row(NamedTuple):
    place: Box  # measured from the middle of the plate
    things: Sequence[Thing]
    gap: int


def draw(scene: Scene, era: int, x: int, y: int) -> None:
    """`x` and `y` are the middle of the plate."""
    title = ring.PLACES[era].title
    _ground(scene, era, x, y)
    _title(scene, title._replace(x=title.x + x, y=title.y + y), era)
    for place, things, gap in rows(scene, era):
        here = place._replace(x=place.x + x, y=place.y + y)
        row(scene, here, things, gap, centred=ring.PLACES[era].cards is None)


def rows(scene: Scene, era: int) -> list[Row]:
    """Everything of an Era but its title, in the places of its sector."""
    places = ring.PLACES[era]
    cubes, mission = cubes_of(scene, era), mission_of(scene, era)
    devices, perpetual = devices_of(scene, era), perpetual_of(scene, era)
    cards, pawns = cards_of(scene, era), _pawns(scene, era)
    found = [Row(places.duplicates, duplicates_of(scene, era), 8)]
    if places.cards is None or places.pawns is None:
        beside = fits(places.mission, [*mission, *devices, *cards], 8)
        found.append(Row(places.cubes, [*cubes, *perpetual, *([] if beside else cards), *pawns], 14))
        return [*found, Row(places.mission, [*mission, *devices, *(cards if beside else [])], 8)]
    found += [Row(places.cubes, cubes, 14), Row(places.mission, [*mission, *devices, *perpetual], 8)]
    found.append(Row(places.cards, cards, 6))
    for n, line in enumerate(_lines(pawns, places.pawns)):
        high = places.pawns.h // 2 if len(pawns) > 2 and places.pawns.h > 2 * PAWN else places.pawns.h
        found.append(Row(Box(places.pawns.x, places.pawns.y + n * high, places.pawns.w, high), line, 4))
    return found


def fits(box: Box, things: Sequence[Thing], gap: int) -> bool:
    starts = places_in(box, things, gap, centred=False)
    return not things or starts[-1] + things[-1].wide <= box.right + 2


def row(scene: Scene, box: Box, things: Sequence[Thing], gap: int, centred: bool = False) -> None:
    """Side by side from the left or around the middle."""
    for thing, x in zip(things, places_in(box, things, gap, centred), strict=True):
        place = Box(x, box.y, thing.wide, box.h)
        thing.paint(place)
        if thing.fact:
            high = min(box.h, thing.wide) if thing.radius > 20 else box.h
            scene.mark(thing.fact, Box(x, box.cy - high // 2, thing.wide, high), thing.radius)


def places_in(box: Box, things: Sequence[Thing], gap: int, centred: bool) -> list[int]:
    """Where each thing begins. In a narrow box those that can be stacked cover one another, the others never do."""
    stacked = [thing.wide + gap for thing in things if thing.stacks]
    over = sum(thing.wide + gap for thing in things) - gap - box.w
    share = max(0.0, over / (sum(stacked) - stacked[-1])) if len(stacked) > 1 else 0.0
    steps = [(thing.wide + gap) * (1 - min(share, MOST_COVERED) if thing.stacks else 1) for thing in things]
    if things and stacked:
        last = max(n for n, thing in enumerate(things) if thing.stacks)
        steps[last] = things[last].wide + gap
    x = float(box.cx - min(box.w, sum(steps) - gap) // 2 if centred else box.x)
    found = []
    for step in steps:
        found.append(round(x))
        x += step
    return found


def _ground(scene: Scene, era: int, x: int, y: int) -> None:
    """Dr Faux's Era is framed in red; a Vortex is dark."""
    s = scene.view
    vortex = s.eras[era].vortex
    frame, width = mix(VORTEX if vortex else ERAS[era], DARK, 0.3), 5
    if board.faux_is_at(s, era):
        frame, width = RIFT, 12
    sprite, left, top = ring.sector(era, vortex, frame, width)
    scene.canvas.stamp(sprite, x - ring.WIDE // 2 + left, y - ring.HIGH // 2 + top)


def _title(scene: Scene, box: Box, era: int) -> None:
    c, s = scene.canvas, scene.view
    name = scene.words(words.era(era))
    vortex = s.eras[era].vortex
    room = box.w - 70 - (68 if vortex else 0)
    longest = max(fonts.width(part, 34, "extrabold") for part in ([name] if len(name) < 16 else name.split(" ", 1)))
    wide = min(room, longest)
    x = box.cx - (70 + wide + (68 if vortex else 0)) // 2 if ring.PLACES[era].cards is None else box.x
    c.icon(f"loop-era{era}", x + 30, box.cy, 60)
    c.text(Box(x + 70, box.y, wide, box.h), name, 34, TEXT, "extrabold", lines=2, least=22)
    if vortex:
        at = Box(x + 70 + wide + 8, box.cy - 30, 60, 60)
        c.icon("loop-mega" if mode_level(s).mega else "loop-vortex", at.cx, at.cy, 60)
        scene.mark(f"{era}:vortex", at, 30)


def _piece(scene: Scene, icon: str, size: int, dim: bool = False) -> Callable[[Box], None]:
    return lambda box: scene.canvas.icon(icon, box.x + size // 2, box.cy, size, dim=dim)


def amount(scene: Scene, icon: str, figure: int | str, size: int, colour: Colour, fact: str) -> Thing:
    """An icon with its number; grey where there is none."""
    height = round(size * 0.72)
    wide = size + 7 + fonts.width(str(figure), height, "bold")
    none = str(figure).startswith("0")
    return Thing(
        wide,
        lambda box: _unit(scene, box, icon, figure, size, MUTED if none else colour, none),
        fact,
    )


def _unit(scene: Scene, box: Box, icon: str, figure: int | str, size: int, colour: Colour, dim: bool) -> None:
    scene.canvas.amount(box.x, box.cy, icon, figure, size, colour, dim)


def cubes_of(scene: Scene, era: int) -> list[Thing]:
    s = scene.view
    here = s.eras[era]
    spaces = max(BOARD.rift_spaces, here.rifts)
    found = [Thing(spaces * CUBE, lambda box: _rifts(scene, box, era), f"{era}:rifts")]
    falling = s.dropped.count(era)
    if falling:
        text = f"+{falling}"
        found.append(
            Thing(
                fonts.width(text, 38, "extrabold"),
                lambda box: void(scene.canvas.text(box, text, 38, RIFT, "extrabold")),
            )
        )
    return [*found, amount(scene, "loop-energy", here.energy, CUBE, ENERGY, f"{era}:energy")]


def void(_: object) -> None:
    """For painters whose answer nobody needs."""


def _rifts(scene: Scene, box: Box, era: int) -> None:
    """Cubes, then free spaces, then spaces that a mega-vortex or a device has closed. No free space is an alarm."""
    s = scene.view
    rifts, open_ = s.eras[era].rifts, board.rift_spaces(s, era)
    if rifts >= open_:
        scene.canvas.panel(box.inset(-5, 1), mix(DARK, RIFT, 0.35), 16, RIFT, 4)
    for n in range(max(BOARD.rift_spaces, rifts)):
        icon = "loop-rift" if n < rifts else "loop-space" if n < open_ else "loop-lost-space"
        scene.canvas.icon(icon, box.x + n * CUBE + CUBE // 2, box.cy, CUBE - 2)


def duplicates_of(scene: Scene, era: int) -> list[Thing]:
    """Those that end in the same Era are one token with a number; where there are many kinds, they are smaller."""
    found = duplicate_icons(scene.view.eras[era])
    size = min(TOKEN, max(48, ring.PLACES[era].duplicates.w // max(1, len(found)) - 6))

    def paint(icon: str, n: int) -> Callable[[Box], None]:
        def inside(box: Box) -> None:
            c = scene.canvas
            c.icon(icon, box.cx, box.cy, size)
            if n > 1:
                badge = Box(box.right - 25, box.cy - size // 2 - 2, 30, 30)
                c.panel(badge, DARK, 15)
                c.panel(badge.inset(2), TEXT, 13)
                c.text(badge, str(n), 22, DARK, "extrabold", "center")

        return inside

    return [Thing(size, paint(icon, n), f"{era}:{icon}", stacks=True) for icon, n in found]


def mission_of(scene: Scene, era: int) -> list[Thing]:
    mission = scene.view.eras[era].mission
    return [] if mission is None else [_mission(scene, era, mission)]


def devices_of(scene: Scene, era: int) -> list[Thing]:
    """A centrifuge; armed cards of the Ultramachine with what disarming them costs."""
    here = scene.view.eras[era]
    found = []
    if here.centrifuge:
        icon = _piece(scene, f"loop-{here.centrifuge}", DEVICE)
        found.append(Thing(DEVICE, icon, f"{era}:centrifuge", DEVICE // 2))
    armed = ((ULTRA[card].energy, f"{era}:ultra:{card}") for card in here.ultra)
    return found + [amount(scene, "loop-ultra", price, DEVICE, ENERGY, fact) for price, fact in armed]


def perpetual_of(scene: Scene, era: int) -> list[Thing]:
    """How many can still pay in this turn, of how many."""
    here = scene.view.eras[era]
    if not here.perpetual:
        return []
    left = here.perpetual - here.perpetual_used
    figure = str(left) if left == here.perpetual else f"{left}/{here.perpetual}"
    return [amount(scene, "loop-perpetual", figure, DEVICE, PERPETUAL, f"{era}:perpetual")]


def _mission(scene: Scene, era: int, mission: Mission) -> Thing:
    if not mission.up or mission.id == HIDDEN:
        return Thing(52, _piece(scene, "loop-hidden", 52))
    figure = f"{done(mission)}/{MISSIONS[mission.id].needed}"
    wide = 80 + fonts.width(figure, 38, "extrabold")

    def paint(box: Box) -> None:
        c, full = scene.canvas, is_full(mission)
        c.panel(box, GOLD if full else DARK, 14, GOLD, 4)
        c.icon(f"loop-{mission.id}", box.x + 33, box.cy, 48)
        c.text(Box(box.x + 66, box.y, wide - 72, box.h), figure, 38, DARK if full else TEXT, "extrabold")

    return Thing(wide, paint, f"{era}:mission", 16)


def cards_of(scene: Scene, era: int) -> list[Thing]:
    """The artifacts that can be taken here, by their Dimension; their names and effects stand below the ring."""

    def paint(card: str) -> Callable[[Box], None]:
        return lambda box: mini_card(scene, Box(box.x, box.cy - 27, MINI, 54), card)

    return [Thing(MINI, paint(card), f"{era}:card:{card}", stacks=True) for card in scene.view.eras[era].cards]


def mini_card(scene: Scene, box: Box, card: str) -> None:
    c = scene.canvas
    dimension = ARTIFACTS[card].dimension
    c.panel(box, TEXT, 9, DARK, 3)
    c.panel(Box(box.x + 7, box.bottom - 14, box.w - 14, 6), mix(DIMENSIONS[dimension], DARK, 0.2), 3)
    c.icon(f"loop-{dimension}", box.cx, box.y + 22, 32)


# --- agents


def _pawns(scene: Scene, era: int) -> list[Thing]:
    """Smaller where many stand in one line."""
    s = scene.view
    here = board.agents_at(s, era)
    place = ring.PLACES[era].pawns
    wide = PAWN if len(here) <= 2 or (place and place.h > 2 * PAWN) else SMALL_PAWN

    def paint(agent: int) -> Callable[[Box], None]:
        def inside(box: Box) -> None:
            if agent == s.active:
                rim = wide // 2 + 2
                scene.canvas.panel(Box(box.cx - rim, box.cy - rim, 2 * rim, 2 * rim), TEXT, rim)
            scene.canvas.icon(portrait(s, agent), box.cx, box.cy, wide - 4)

        return inside

    return [Thing(wide, paint(agent), f"agent{agent}:era", wide // 2, stacks=True) for agent in here]


def _lines(pawns: Sequence[Thing], place: Box) -> list[Sequence[Thing]]:
    """In one line, or in two where there is the height and the need."""
    if len(pawns) <= 2 or place.h <= 2 * PAWN:
        return [pawns]
    half = (len(pawns) + 1) // 2
    return [pawns[:half], pawns[half:]]
