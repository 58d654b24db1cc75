"""Costs and effects as rows of icons and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.anachrony import verbs
from engine.anachrony.data import COLLAPSING, Tile
from engine.anachrony.verbs import Cost, Effect
from render import fonts
from render.canvas import Box, Canvas
from render.theme import LEAST, TEXT, Colour

ICONS = {"VP": "vp", "PX": "px"}


class Glyph(NamedTuple):
    """An icon and what stands right beside it; either may be empty."""

    icon: str
    text: str = ""


ARROW = Glyph("next")

_PASSIVE = {
    "supply_cost_half_round_up": [Glyph("supply", "½"), Glyph("W")],
    "power_plant_range_bonus": [Glyph("power_plant"), Glyph("range", "+{value}")],
    "paradox_limit_bonus": [Glyph("px", "max +{value}")],
    "anomaly_vp_bonus": [Glyph("anomaly"), Glyph("vp", "+{value}")],
    "research_set_second_die": [Glyph("W", "1"), ARROW, Glyph("die")],
    "vp_per_time_travel_step": [Glyph("time_travel"), Glyph("vp", "+{value}")],
    "vp_per_superproject": [Glyph("superproject"), Glyph("vp", "+{value}")],
    "water_discount_once_per_turn": [Glyph("W", "−{value}")],
    "construct_discount": [Glyph("construct"), Glyph("TUG", "−{value}")],
    "morale_vp_floor_zero": [Glyph("morale", "≥ 0")],
    "mine_bonus_tug": [Glyph("mine"), Glyph("TUG", "+{value}")],
    "evacuation_base_met": [Glyph("evacuate")],
    "force_no_worker_loss": [Glyph("force")],
}


def cost(assets: Cost) -> list[Glyph]:
    return [Glyph(ICONS.get(what, what), str(count)) for what, count in assets.items()]


def short_cost(assets: Cost) -> list[Glyph]:
    """On small tiles a lone icon stands for one."""
    return [Glyph(ICONS.get(what, what), str(count) if count > 1 else "") for what, count in assets.items()]


def gains(assets: Cost) -> list[Glyph]:
    return [Glyph(ICONS.get(what, what), f"+{count}" if count > 1 else "") for what, count in assets.items()]


def tile(it: Tile) -> list[Glyph]:
    """Who works on a tile, what that costs and gives."""
    glyphs = []
    if it.kind == "worker":
        glyphs.append(Glyph("worker" if it.worker == "any" else it.worker))
    elif it.kind == "free":
        glyphs.append(Glyph("free"))
    elif it.kind == "passive":
        glyphs.append(Glyph("passive"))
    glyphs += short_cost(it.cost)
    if glyphs and it.effects:
        glyphs.append(ARROW)
    glyphs += effects(it.effects)
    if it.motivated:
        glyphs.append(Glyph("motivated"))
    if it.dies:
        glyphs.append(Glyph("dies"))
    if it.instant:
        glyphs += [Glyph("instant"), *effects(it.instant)]
    return glyphs


def effects(all_: Sequence[Effect]) -> list[Glyph]:
    return [glyph for one in all_ for glyph in effect(one)]


def effect(one: Effect) -> list[Glyph]:
    match one:
        case verbs.Gain():
            return [*([Glyph(one.only)] if one.only else []), *gains(one.assets)]
        case verbs.GainChoice():
            what = "TUG" if one.of == ["T", "U", "G"] else one.of[0]
            return [Glyph(what, f"+{one.count}")]
        case verbs.ChooseOne():
            parts = [[*short_cost(option.cost), *effects(option.effects)] for option in one.options]
            return _joined(parts)
        case verbs.GainWorker():
            tired = [Glyph("tired")] if one.column == "tired" else []
            return [*(Glyph(type_) for type_ in one.types or ["worker"]), *tired]
        case verbs.TimeTravel():
            priced = [Glyph(one.price, "x")] if one.price else []
            each = [Glyph("vp", "+x")] if one.vp_each else []
            times = f"{one.range or 'x'}" + (f" ×{one.times}" if one.times > 1 else "")
            return [*priced, Glyph("range", times), *each]
        case verbs.RetrieveWarp():
            return [Glyph("warp", f"−{one.most}")]
        case verbs.DiscardParadox():
            return [Glyph("px", f"−{one.most}")]
        case verbs.GainParadox():
            return [Glyph("px", f"+{one.count}")]
        case verbs.Morale():
            return [Glyph("morale", f"{one.delta:+}".replace("-", "−"))]
        case verbs.Passive():
            return [Glyph(g.icon, g.text.format(value=one.value)) for g in _PASSIVE.get(one.key, [])]
        case _:
            return _rare_effect(one)


def _rare_effect(one: Effect) -> list[Glyph]:
    match one:
        case verbs.PowerUpExosuit():
            return [Glyph("exosuit", "+1")]
        case verbs.WakeTired():
            return [Glyph("tired"), ARROW, Glyph("motivated")]
        case verbs.CapitalAction():
            times = f"×{one.times}" if one.times > 1 else ""
            return [Glyph(action, times) for action in one.actions]
        case verbs.CopyWorkerSpace():
            return [Glyph("loop"), Glyph("worker")]
        case verbs.Exchange():
            return _joined([[*short_cost(swap.pay), ARROW, *gains(swap.get)] for swap in one.options])
        case verbs.MainBoardPlacement():
            return [Glyph("exosuit"), ARROW, Glyph("council")]
        case verbs.ConstructDiscount():
            return [Glyph("TUG" if len(one.of) > 1 else one.of[0], f"−{one.value}")]
        case verbs.VpBySpot():
            return [Glyph("vp", "/".join(map(str, one.vp)))]
        case verbs.ExtraAction():
            return [Glyph("loop"), Glyph(one.only or one.action)]
        case verbs.RepeatRecruitBonus():
            return [Glyph("loop"), Glyph("W"), Glyph("E"), Glyph("vp")]
        case verbs.SetSecondDie():
            return [Glyph("die")]
        case verbs.GainWarpAssetAgain():
            return [Glyph("warp", "×2")]
        case _:
            raise LookupError(f"no glyphs for {type(one).__name__}")


def _joined(parts: Sequence[Sequence[Glyph]]) -> list[Glyph]:
    """Alternatives, with a stroke between them."""
    joined: list[Glyph] = []
    for part in parts:
        joined += [*([Glyph("", "/")] if joined else []), *part]
    return joined


def collapsing(tile_id: str) -> list[Glyph]:
    return effect(COLLAPSING[tile_id].effect)


# --- drawing


def _height(size: int) -> int:
    return max(LEAST, round(size * 0.74))


def width(glyphs: Sequence[Glyph], size: int, gap: int) -> int:
    text = _height(size)
    total = 0
    for glyph in glyphs:
        if glyph.icon:
            total += size if glyph != ARROW else size * 2 // 3
        if glyph.text:
            total += fonts.width(glyph.text, text, "bold") + (3 if glyph.icon else 0)
    return total + gap * (len(glyphs) - 1)


def block(c: Canvas, box: Box, glyphs: Sequence[Glyph], size: int) -> None:
    """In the middle of a box, on as many lines as the glyphs need at this size, two at most."""
    if not glyphs:
        return
    half = (len(glyphs) + 1) // 2
    lines = [glyphs] if len(glyphs) == 1 or width(glyphs, size - 4, 4) <= box.w else [glyphs[:half], glyphs[half:]]
    shown = size if len(lines) == 1 else min(size, box.h // 2 - 4)
    for row, line in zip(box.rows(len(lines), 0), lines, strict=True):
        draw(c, row, line, shown, "center")


def draw(
    c: Canvas,
    box: Box,
    glyphs: Sequence[Glyph],
    size: int,
    align: str = "left",
    colour: Colour = TEXT,
    dim: bool = False,
) -> None:
    """On one line, smaller where the box is narrow."""
    gap = 8
    while width(glyphs, size, gap) > box.w and size > LEAST:
        size, gap = size - 1, 4
    wide = width(glyphs, size, gap)
    x = {"left": box.x, "center": box.x + (box.w - wide) // 2, "right": box.right - wide}[align]
    text = _height(size)
    for glyph in glyphs:
        if glyph.icon:
            shown = size if glyph != ARROW else size * 2 // 3
            c.icon(glyph.icon, x + shown // 2, box.cy, shown, dim=dim)
            x += shown
        if glyph.text:
            x += 3 if glyph.icon else 0
            span = fonts.width(glyph.text, text, "bold")
            c.text(Box(x, box.cy - size // 2, span, size), glyph.text, text, colour, "bold")
            x += span
        x += gap
