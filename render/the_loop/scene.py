"""What all parts of a picture share: the canvas, the view, the words, and what is new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core import Text
from engine.core.language import Names
from engine.the_loop.data import SUPA, TOKENS
from engine.the_loop.state import Agent, Era, Mission, State
from render.canvas import Box, Canvas
from render.theme import Colour, seat_colour
from render.words import Words

PACKAGE = "engine.the_loop"


class Scene:
    def __init__(self, view: State, locale: str, names: Names, since: State | None, turn: Iterable[int]) -> None:
        self.view = view
        self.words = Words(PACKAGE, locale, names)
        self.turn = set(turn)
        self.new = news(since, view) if since else set()
        self.canvas: Canvas

    def show(self, text: Text) -> str:
        return self.words(text)

    def mark(self, fact: str, box: Box, radius: int = 12) -> None:
        """The accent outline, if the fact is new."""
        if fact in self.new:
            self.canvas.changed(box, radius)


def portrait(s: State, index: int) -> str:
    """The icon of an agent. One person alone plays several, so the colour is the agent's place, not the seat."""
    return f"loop-{s.agents[index].id}{index}"


def agent_colour(index: int) -> Colour:
    return seat_colour(index)


def duplicate_icons(era: Era) -> list[tuple[str, int]]:
    """The Duplicates of an Era by where they end: an icon and how many. Supa Duplicates come first."""
    found = Counter((token not in SUPA, TOKENS[token].destruction) for token in era.duplicates)
    return [(f"loop-{'duplicate' if plain else 'supa'}{doom}", n) for (plain, doom), n in sorted(found.items())]


def news(since: State, now: State) -> set[str]:
    """Names of the facts that differ between two views and still have something to put an outline around."""
    before, after = facts(since), facts(now)
    return {key for key, value in after.items() if value and before.get(key) != value} | {
        key for key, value in after.items() if not value and before.get(key) and key.endswith(_LASTING)
    }


# What is drawn even at zero.
_LASTING = (":rifts", ":energy", ":rested")


def facts(s: State) -> dict[str, Any]:
    """Everything that a picture can mark as new, each under its name."""
    found: dict[str, Any] = {
        "cycle": s.cycle,
        "faux": s.faux + 1,
        "archived": len(s.archived),
        "failed": len(s.failed),
        "vortexes": sum(era.vortex for era in s.eras),
        "goal": (len(s.supa_destroyed), sum(era.centrifuge == "shut_down" for era in s.eras), len(s.disarmed)),
        "bonus": list(s.bonus),
    }
    for n, era in enumerate(s.eras):
        found |= {f"{n}:{key}": value for key, value in _era_facts(era).items()}
    for n, agent in enumerate(s.agents):
        found |= {f"agent{n}:{key}": value for key, value in _agent_facts(agent).items()}
    return found


def _era_facts(era: Era) -> dict[str, Any]:
    found: dict[str, Any] = {
        "rifts": era.rifts,
        "energy": era.energy,
        "perpetual": era.perpetual,
        "vortex": era.vortex,
        "centrifuge": era.centrifuge,
        "mission": _progress(era.mission),
    }
    found |= dict(duplicate_icons(era))
    found |= {f"card:{card}": True for card in era.cards}
    return found | {f"ultra:{card}": True for card in era.ultra}


def _progress(mission: Mission | None) -> Any:
    return (mission.id, mission.cubes, tuple(mission.slots)) if mission is not None and mission.up else None


def _agent_facts(agent: Agent) -> dict[str, Any]:
    found: dict[str, Any] = {"era": agent.era + 1, "rested": agent.rested}
    return found | {f"hand:{card.id}": 1 + card.ready for card in agent.hand}
