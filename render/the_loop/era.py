"""One Era of the ring: its cubes, Duplicates, mission, devices, cards and agents."""

from __future__ import annotations

from collections.abc import Sequence

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
from render.theme import DARK, MUTED, TEXT, mix

PIECE = 56
PAWN = 70


def draw(scene: Scene, era: int, x: int, y: int) -> None:
    """`x` and `y` are the middle of the plate."""
    places = ring.PLACES[era]

    def here(box: Box) -> Box:
        return Box(box.x + x, box.y + y, box.w, box.h)

    _ground(scene, era, x, y)
    _title(scene, here(places.title), era)
    _cubes(scene, here(places.cubes), era)
    _duplicates(scene, here(places.duplicates), era)
    _mission_and_devices(scene, here(places.mission), era)
    _cards(scene, here(places.cards), era)
    _pawns(scene, here(places.pawns), era)


def _ground(scene: Scene, era: int, x: int, y: int) -> None:
    """Dr Faux's Era is framed in red, its neighbours thinly; a Vortex is dark."""
    s = scene.view
    vortex = s.eras[era].vortex
    frame, width = mix(ERAS[era], DARK, 0.35), 5
    if vortex:
        frame = mix(VORTEX, DARK, 0.25)
    if board.faux_is_at(s, era):
        frame, width = RIFT, 11
    sprite, left, top = ring.sector(era, vortex, frame, width)
    scene.canvas.stamp(sprite, x - ring.WIDE // 2 + left, y - ring.HIGH // 2 + top)


def _title(scene: Scene, box: Box, era: int) -> None:
    c, s = scene.canvas, scene.view
    name = scene.words(words.era(era))
    vortex = s.eras[era].vortex
    room = box.w - 68 - (66 if vortex else 0)
    wide = min(room, max(fonts.width(word, 32, "extrabold") for word in _halves(name)))
    x = box.x if era else box.cx - (68 + wide + (66 if vortex else 0)) // 2
    c.icon(f"loop-era{era}", x + 30, box.cy, 58)
    c.text(Box(x + 68, box.y, room if era else wide, box.h), name, 32, TEXT, "extrabold", lines=2, least=24)
    if vortex:
        right = min(box.right - 30, x + 68 + wide + 44)
        c.icon("loop-mega" if mode_level(s).mega else "loop-vortex", right, box.cy, 58)
        scene.mark(f"{era}:vortex", Box(right - 30, box.cy - 30, 60, 60), 30)


def _halves(name: str) -> list[str]:
    """A name as it will be broken: long ones after their first word."""
    return [name] if len(name) < 16 else name.split(" ", 1)


def _cubes(scene: Scene, box: Box, era: int) -> None:
    c, s = scene.canvas, scene.view
    here = s.eras[era]
    spaces = board.rift_spaces(s, era)
    size, step = 54, 56
    for n in range(max(BOARD.rift_spaces, here.rifts)):
        icon = "loop-rift" if n < here.rifts else "loop-space" if n < spaces else "loop-lost-space"
        c.icon(icon, box.x + step * n + size // 2, box.cy, size)
    end = box.x + step * max(BOARD.rift_spaces, here.rifts)
    scene.mark(f"{era}:rifts", Box(box.x - 2, box.cy - 30, end - box.x + 2, 60))
    falling = s.dropped.count(era)
    if falling:
        end = c.text(Box(end + 2, box.y, 60, box.h), f"+{falling}", 36, RIFT, "extrabold")
    x = end + 14
    right = c.amount(x, box.cy, "loop-energy", here.energy, 52, ENERGY if here.energy else MUTED, not here.energy)
    scene.mark(f"{era}:energy", Box(x - 2, box.cy - 29, right - x + 6, 58))
    if here.perpetual:
        x = right + 12
        left = here.perpetual - here.perpetual_used
        figure = str(left) if left == here.perpetual else f"{left}/{here.perpetual}"
        right = c.amount(x, box.cy, "loop-perpetual", figure, 48, PERPETUAL if left else MUTED, not left)
        scene.mark(f"{era}:perpetual", Box(x - 2, box.cy - 27, right - x + 6, 54))


def _duplicates(scene: Scene, box: Box, era: int) -> None:
    """Those that end in the same Era are one token with a number."""
    c = scene.canvas
    found = duplicate_icons(scene.view.eras[era])
    wide = sum(PIECE + 6 + (30 if n > 1 else 0) for _, n in found)
    x = box.x if era else box.cx - min(wide, box.w) // 2
    tight = min(1.0, box.w / wide) if wide else 1.0
    for icon, n in found:
        c.icon(icon, x + PIECE // 2, box.cy, PIECE)
        scene.mark(f"{era}:{icon}", Box(x, box.y + 2, PIECE, PIECE))
        step = PIECE + 6
        if n > 1:
            c.text(Box(x + PIECE + 1, box.cy - 16, 28, 36), f"×{n}", 24, TEXT, "bold")
            step += 30
        x += round(step * tight)


# --- missions and devices


def _mission_and_devices(scene: Scene, box: Box, era: int) -> None:
    s = scene.view
    here = s.eras[era]
    x = box.x
    if here.mission is not None:
        x = _mission(scene, Box(x, box.y, box.right - x, box.h), era, here.mission) + 12
    if here.centrifuge:
        scene.canvas.icon(f"loop-{here.centrifuge}", x + 28, box.cy, 56)
        scene.mark(f"{era}:centrifuge", Box(x, box.cy - 28, 56, 56), 28)
        x += 64
    for card in here.ultra:
        end = scene.canvas.amount(x, box.cy, "loop-ultra", ULTRA[card].energy, 50, ENERGY)
        scene.mark(f"{era}:ultra:{card}", Box(x - 2, box.cy - 28, end - x + 6, 56))
        x = end + 12


def _mission(scene: Scene, box: Box, era: int, mission: Mission) -> int:
    """Returns where it ends."""
    c = scene.canvas
    if not mission.up or mission.id == HIDDEN:
        c.icon("loop-hidden", box.x + 25, box.cy, 50)
        return box.x + 50
    figure = f"{done(mission)}/{MISSIONS[mission.id].needed}"
    full = is_full(mission)
    wide = 66 + fonts.width(figure, 36, "extrabold") + 16
    tile = Box(box.x, box.y, wide, box.h)
    c.panel(tile, GOLD if full else DARK, 14, GOLD, 4)
    c.icon(f"loop-{mission.id}", tile.x + 32, tile.cy, 48)
    c.text(Box(tile.x + 64, tile.y, wide - 70, tile.h), figure, 36, DARK if full else TEXT, "extrabold")
    scene.mark(f"{era}:mission", tile, 16)
    return tile.right


def _cards(scene: Scene, box: Box, era: int) -> None:
    """The artifacts that can be taken here, by their Dimension; their names and effects stand below the ring."""
    cards = scene.view.eras[era].cards
    wide = 46
    step = _step(len(cards), wide + 6, wide, box.w)
    for n, card in enumerate(cards):
        mini_card(scene, Box(box.x + n * step, box.y, wide, box.h - 2), card)
        scene.mark(f"{era}:card:{card}", Box(box.x + n * step, box.y, wide, box.h - 2))


def mini_card(scene: Scene, box: Box, card: str) -> None:
    c = scene.canvas
    dimension = ARTIFACTS[card].dimension
    c.panel(box, TEXT, 9, DARK, 3)
    c.panel(Box(box.x + 6, box.y + box.h - 14, box.w - 12, 7), mix(DIMENSIONS[dimension], DARK, 0.2), 3)
    c.icon(f"loop-{dimension}", box.cx, box.y + 23, 34)


def _step(count: int, wanted: int, size: int, room: int) -> int:
    """How far apart `count` things of a size stand in a room; they overlap where it is narrow."""
    if count < 2 or wanted * (count - 1) + size <= room:
        return wanted
    return (room - size) // (count - 1)


def _pawns(scene: Scene, box: Box, era: int) -> None:
    c, s = scene.canvas, scene.view
    here = board.agents_at(s, era)
    rows = _rows(here, box)
    for n, row in enumerate(rows):
        step = _step(len(row), PAWN + 4, PAWN, box.w)
        top = box.cy - len(rows) * (PAWN + 4) // 2 + n * (PAWN + 4)
        for k, agent in enumerate(row):
            x, y = box.x + k * step + PAWN // 2, top + PAWN // 2 + 2
            if agent == s.active:
                c.panel(Box(x - 40, y - 40, 80, 80), TEXT, 40)
            c.icon(portrait(s, agent), x, y, PAWN)
            scene.mark(f"agent{agent}:era", Box(x - 34, y - 34, 68, 68), 34)


def _rows(agents: Sequence[int], box: Box) -> list[Sequence[int]]:
    across = 2 if box.h > 2 * PAWN else len(agents)
    if len(agents) > 4:
        across = (len(agents) + 1) // 2 if box.h > 2 * PAWN else len(agents)
    return [agents[n : n + across] for n in range(0, len(agents), across)] if agents else []


