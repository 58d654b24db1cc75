"""What nobody knows, rules 2.6: nothing is hidden from one player and known to another."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import HIDDEN, Dice
from engine.the_loop.state import NOWHERE, Agent, Era, Mission, State


def view(s: State) -> State:
    return replace(
        s,
        eras=[_seen_era(era) for era in s.eras],
        agents=[_seen_agent(agent) for agent in s.agents],
        faux_deck=[NOWHERE] * len(s.faux_deck),
        huge=_hidden(s.huge),
        boxed=_hidden(s.boxed),
        supa_stack=_hidden(s.supa_stack),
        ultra_deck=_hidden(s.ultra_deck),
    )


def _hidden(cards: Sequence[str]) -> list[str]:
    return [HIDDEN] * len(cards)


def _seen_era(era: Era) -> Era:
    return era if era.mission is None or era.mission.up else replace(era, mission=Mission(HIDDEN))


def _seen_agent(agent: Agent) -> Agent:
    unknown = len(agent.pile) - agent.known
    return replace(agent, pile=[HIDDEN] * unknown + agent.pile[unknown:])


def reshuffle(s: State, dice: Dice) -> None:
    for deck in (s.huge, s.supa_stack, s.ultra_deck):
        dice.shuffle(deck)
    dice.shuffle(s.faux_deck)
    for agent in s.agents:
        unknown = len(agent.pile) - agent.known
        below = agent.pile[:unknown]
        dice.shuffle(below)
        agent.pile[:unknown] = below
    _reshuffle_missions(s, dice)


def _reshuffle_missions(s: State, dice: Dice) -> None:
    face_down = [m for era in s.eras if (m := era.mission) is not None and not m.up]
    unknown = s.boxed + [m.id for m in face_down]
    dice.shuffle(unknown)
    for mission in face_down:
        mission.id = unknown.pop()
    s.boxed = unknown
