"""What all parts of a picture share: the canvas, the view, the words, and what is new."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.anachrony import questions as q
from engine.anachrony import scoring
from engine.anachrony.state import Player, State
from engine.core import Text
from engine.core.language import Names
from render.canvas import Box, Canvas
from render.words import Words


class Scene:
    def __init__(self, view: State, locale: str, names: Names, since: State | None, turn: Iterable[int]) -> None:
        self.view = view
        self.words = Words("engine.anachrony", locale, names)
        self.turn = set(turn)
        self.new = news(since, view) if since else set()
        self.canvas: Canvas

    def show(self, text: Text) -> str:
        return self.words(text)

    def mark(self, fact: str, box: Box, radius: int = 12) -> None:
        """The accent outline, if the fact is new."""
        if fact in self.new:
            self.canvas.changed(box, radius)


def points(s: State, seat: int, over: bool = False) -> int:
    """As things stand; endgame cards and warp tiles on the timeline count when the game is over."""
    if not s.players[seat].path:
        return 0
    return scoring.scores(s)[seat].points if over else scoring.points(s, seat)


def visitors(s: State, space: str) -> list[int]:
    """Whose exosuits stand in a pool space, one entry for each."""
    return [seat for seat, p in enumerate(s.players) for one in p.placed if one.exosuit and one.space == space]


def worker_at(p: Player, space: str) -> str:
    """Who stands on a space of the main board, or on a tile."""
    return next((one.worker for one in p.placed if one.space in (space, f"tile:{space}")), "")


def news(since: State, now: State) -> set[str]:
    """Names of the facts that differ between two views."""
    before, after = facts(since), facts(now)
    found = {key for key in after if before.get(key, _NONE) != after[key]}
    found -= {key for key in found if _gone(key, after[key])}
    return found if since.era == now.era else {key for key in found if not _RENEWED.search(key)}


# What every era renews by itself: marking all of it would mark nothing.
_RENEWED = re.compile(r"^(primary|secondary|pool|recruit|mine)|:(focus|active|tired|slot|passed)")
_NONE = object()


def _gone(key: str, value: Any) -> bool:
    """What is empty now has nothing to put an outline around; the piece is marked where it went."""
    if ":slot:" in key:
        return not any(value)
    if ":tired:" in key:
        return not value
    return key.startswith(("pool:", "superproject:", "experiment:")) and not value


def facts(s: State) -> dict[str, Any]:
    """Everything that a picture can mark as new, each under its name."""
    found: dict[str, Any] = {"era": s.era, "impact": (s.impact, s.impact_after), "mine": (s.mine_pool, s.mine_bonus)}
    found |= {f"space:{space}": seat for space, seat in s.occupied.items()}
    found |= {f"flipped:{space}": True for space in s.flipped}
    found |= {f"pool:{space}": visitors(s, space) for space in ("purify", "trade", "evacuate", "experiment")}
    found["pool:evacuate"] = s.evacuated
    found["recruit"] = s.recruit_pool
    found["breakthroughs"] = s.breakthroughs
    found["endgame"] = s.endgame
    for kind, stacks in (("primary", s.primary), ("secondary", s.secondary)):
        found |= {f"{kind}:{type_}": stack[-1:] for type_, stack in stacks.items()}
    for number, era in enumerate(s.timeline, 1):
        found[f"superproject:{number}"] = era.superproject
        found[f"experiment:{number}"] = era.experiment
        found |= {f"warp:{number}:{one.slot}": (one.seat, one.tile) for one in era.warps}
    if s.doomsday:
        found["doomsday"] = (s.doomsday.save_earth, s.doomsday.seal_fate)
    for seat in range(len(s.players)):
        found |= {f"{seat}:{key}": value for key, value in _player_facts(s, seat).items()}
    return found


def _player_facts(s: State, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    found: dict[str, Any] = {f"asset:{asset}": count for asset, count in p.assets.items()}
    found |= {f"active:{type_}": count for type_, count in p.active.items()}
    found |= {f"tired:{type_}": count for type_, count in p.tired.items()}
    found |= {f"spot:{n}": (tile, n in p.covered) for n, tile in enumerate(p.spots)}
    found |= {f"slot:{n}": (p.powered[n], p.blocked[n]) for n in range(len(p.powered))}
    found |= {f"placed:{one.space}": one.worker for one in p.placed}
    found |= {"experiments": p.experiments, "tokens": p.vp}
    for key in ("path", "leader", "morale", "time_travel", "focus", "paradox", "evacuated", "warp", "breakthroughs"):
        found[key] = getattr(p, key)
    found["passed"] = p.passed and s.phase == "actions"
    found["banner"] = s.banner == seat
    found["points"] = points(s, seat)
    if q.is_bot(s, seat) and s.chronobot:
        found |= {f"token:{n}": position for n, position in enumerate(s.chronobot.tokens, 1)}
    return found
