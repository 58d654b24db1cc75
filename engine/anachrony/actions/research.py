"""Research, rules 7.5, with the collapsing tiles S1 to S5 (12.7)."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony import words
from engine.anachrony.actions.capital import capital_action, wrong_workers
from engine.anachrony.data import BOARD, COLLAPSING
from engine.anachrony.effects import apply
from engine.anachrony.gain import gain_breakthrough
from engine.anachrony.payment import affords_water, pay
from engine.anachrony.registry import MAIN, STANDARD, How, No, Standard, no, register
from engine.anachrony.state import G, State
from engine.anachrony.verbs import SetSecondDie
from engine.core import Option, Rule, Text, say, who
from engine.core.text import Arg

NO_TOKEN = no("research-tokens", "1.13")
NO_WATER = no("space-water", "7.2")

SHAPES = BOARD.dice["research_shape"].faces
ICONS = BOARD.dice["research_icon"].faces
ANY_ICON = "?"
REROLLS = [Option(die, words.name("die", f"research_{die}")) for die in ("shape", "icon")]
PRICE_OF_THE_SECOND_DIE = 1


def closed(s: State, seat: int, water: int) -> No | None:
    if not any(s.breakthroughs.values()):
        return NO_TOKEN
    return None if affords_water(s, seat, water) else NO_WATER


def research(g: G, seat: int, how: How) -> Rule[None]:
    """All water is paid before anything is rolled (7.1.6)."""
    dice, extra = yield from set_dice(g, seat, how)
    yield from pay(g, seat, {"W": how.water + extra})
    yield from take_token(g, seat, *dice)
    if how.tile:
        yield from apply(g, seat, [COLLAPSING[how.tile].effect], how.worker)


# --- before the roll


def set_dice(g: G, seat: int, how: How) -> Rule[tuple[tuple[str, str], int]]:
    """DP-11, DP-11.1: the faces that are set, "" for a die to roll, and the water that setting both costs."""
    s = g.state
    options = [Option(shape, say("anachrony-set-shape", shape=words.shape(shape))) for shape in BOARD.shapes]
    options += [Option(icon, say("anachrony-set-icon", icon=words.icon(icon))) for icon in BOARD.icons]
    extra = second_die(s, seat, how)
    if extra is not None:
        options += [Option(kind, _set_both(kind, extra)) for kind, n in s.breakthroughs.items() if n]
    chosen = yield from g.choose(seat, "research", options)
    if chosen in BOARD.shapes:
        return (chosen, ""), 0
    if chosen in BOARD.icons:
        return ("", chosen), 0
    shape, _, icon = chosen.partition("-")
    return (shape, icon), extra or 0


def _set_both(kind: str, extra: int) -> Text:
    return say("anachrony-set-both", token=words.breakthrough(kind), cost=words.assets({"W": extra}))


def second_die(s: State, seat: int, how: How) -> int | None:
    """What setting the second die costs, or None where it cannot be set."""
    if how.tile and isinstance(COLLAPSING[how.tile].effect, SetSecondDie):
        return 0
    if not q.has_tile(s.players[seat], "411") and not q.has_leader(s, seat, "cornella"):
        return None
    total = how.water + PRICE_OF_THE_SECOND_DIE
    return PRICE_OF_THE_SECOND_DIE if affords_water(s, seat, total) else None


# --- the roll


def take_token(g: G, seat: int, shape: str, icon: str) -> Rule[None]:
    """RND-11, DP-13: roll what was not set; while the token is missing, either die is rolled again."""
    shape = shape or roll(g, seat, "shape")
    icon = icon or roll(g, seat, "icon")
    while not (icons := available(g.state, shape, icon)):
        result: dict[str, Arg] = {"shape": words.shape(shape), "icon": _face(icon)}
        again = yield from g.choose(seat, "research.reroll", REROLLS, args=result)
        if again == "shape":
            shape = roll(g, seat, "shape")
        else:
            icon = roll(g, seat, "icon")
    options = [Option(one, words.breakthrough(f"{shape}-{one}")) for one in icons]
    gain_breakthrough(g, seat, f"{shape}-{(yield from g.choose(seat, 'research.icon', options))}")


def _face(icon: str) -> Text:
    return say("anachrony-any-icon") if icon == ANY_ICON else words.icon(icon)


def roll(g: G, seat: int, die: str) -> str:
    face = g.roll(SHAPES if die == "shape" else ICONS)
    shown = words.shape(face) if die == "shape" else _face(face)
    g.log(say("anachrony-log-research-roll", seat=who(seat), die=words.name("die", f"research_{die}"), face=shown))
    return face


def available(s: State, shape: str, icon: str) -> list[str]:
    """DP-12: the icons that the dice allow and of which a token of the shape is left."""
    icons = BOARD.icons if icon == ANY_ICON else [icon]
    return [one for one in icons if s.breakthroughs[f"{shape}-{one}"]]


STANDARD["research"] = Standard("research", wrong_workers("research"), closed, None, research)
register(MAIN, capital_action(STANDARD["research"]))
