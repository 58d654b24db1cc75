"""How well the team stands, for the simple players: what victory still needs, and how near the next Vortex is."""

from __future__ import annotations

from engine.the_loop.board import neighbours, rift_spaces, step_from
from engine.the_loop.data import BOARD, ERAS, MISSIONS, SUPA, TOKENS
from engine.the_loop.ending import extra_condition
from engine.the_loop.missions import done, is_full, revealed
from engine.the_loop.state import Agent, State, mode_level

WON = 10_000.0
ARCHIVED = 150.0
EXTRA = 80.0
PROGRESS = 70.0  # of a mission that is complete
NEAR_FULL = 6.0  # for each Era that the nearest agent is closer to a complete mission
VORTEX = (0.0, -50.0, -120.0, -220.0)
DANGER = -60.0  # of an Era that is sure to become a Vortex
DEFEAT = -250.0  # and if that ends the game
DUPLICATE = -3.0
WAY = -1.5  # for each Era between a Duplicate and the one that destroys it
ENERGY = 0.8
ENOUGH_ENERGY = 3
READY = 0.8
REACH = 0.05  # of the danger that a ready card may avert, the less the farther away
OWN_CARD = 2.0
TURN = 14.0  # what Dr Faux's next visit costs, so that a turn is ended when there is nothing better to do


def evaluate(s: State) -> float:
    if s.outcome:
        return WON if s.outcome == "victory" else -WON
    if not s.agents:
        return 0.0
    value = ARCHIVED * len(s.archived) + EXTRA * min(extra_condition(s), mode_level(s).goal)
    value += VORTEX[BOARD.vortex_tiles - s.vortex_tiles] + TURN * s.turn_number
    value += sum(_mission(s, era) for era, _ in revealed(s))
    cubes = _cubes_ahead(s)
    dangers = [_danger(s, era, cubes) for era in ERAS]
    value += sum(dangers) + sum(_era(s, era) for era in ERAS)
    return value + sum(_agent(s, agent, dangers) for agent in s.agents)


def _mission(s: State, era: int) -> float:
    mission = s.eras[era].mission
    assert mission is not None
    value = PROGRESS * done(mission) / MISSIONS[mission.id].needed
    if is_full(mission):
        value += NEAR_FULL * (len(ERAS) // 2 - min(_distance(agent.era, era) for agent in s.agents))
    return value


def _distance(one: int, other: int) -> int:
    return min(step_from(one, -other), step_from(other, -one))


def _cubes_ahead(s: State) -> list[float]:
    """How many cubes each Era would see fall from the Machine above it next turn, on average."""
    ahead = [era for era in ERAS if era not in s.faux_row] or list(ERAS)
    cubes = [0.0] * len(ERAS)
    for era in ahead:
        here = s.eras[era]
        duplicates = sum(2 if token in SUPA else 1 for token in here.duplicates)
        cubes[era] = (BOARD.base_cubes + duplicates + (here.centrifuge == "running")) / len(ahead)
    return cubes


def _danger(s: State, era: int, cubes: list[float]) -> float:
    here = s.eras[era]
    expected = here.rifts + sum(cubes[near] for near in (era, *neighbours(era))) / 3
    share = min(expected / (rift_spaces(s, era) + 1), 1.0)
    return (DEFEAT if here.vortex or not s.vortex_tiles else DANGER) * share**3


def _era(s: State, era: int) -> float:
    here = s.eras[era]
    value = ENERGY * min(here.energy, ENOUGH_ENERGY)
    for token in here.duplicates:
        way = _distance(era, TOKENS[token].destruction)
        value += (2 if token in SUPA else 1) * (DUPLICATE + WAY * way)
    return value


def _agent(s: State, agent: Agent, dangers: list[float]) -> float:
    """Cards that can still be used, the more the nearer they are to where they are needed, and a rich deck."""
    ready = sum(card.ready for card in agent.hand)
    need = max(-dangers[era] * (1 - _distance(agent.era, era) / 3) for era in ERAS)
    value = READY * ready + REACH * min(ready, 3) * need
    return value + OWN_CARD * (len(agent.pile) + len(agent.hand) + len(agent.discard))
