"""Missions, rules 8."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import say
from engine.the_loop import words
from engine.the_loop.board import agents_at, clockwise, energy_present, faux_is_at, neighbours
from engine.the_loop.data import BOARD, ERAS, MISSIONS
from engine.the_loop.state import NOWHERE, G, Mission, State, active


def done(mission: Mission) -> int:
    return len(mission.slots) if MISSIONS[mission.id].slots else mission.cubes


def is_full(mission: Mission) -> bool:
    return done(mission) >= MISSIONS[mission.id].needed


def revealed(s: State) -> Iterator[tuple[int, Mission]]:
    for index in ERAS:
        mission = s.eras[index].mission
        if mission is not None and mission.up:
            yield index, mission


def reveal_at(g: G, era: int) -> None:
    mission = g.state.eras[era].mission
    assert mission is not None
    mission.up = True
    g.reveal(
        say(
            "the_loop-log-mission",
            mission=words.mission(mission.id),
            era=words.era(era),
            task=words.task(mission.id),
            needed=MISSIONS[mission.id].needed,
        )
    )


def refill(g: G) -> None:
    """Rules 8.2."""
    s = g.state
    while len(list(revealed(s))) < BOARD.missions_up:
        hidden = [e for e in clockwise(s.faux) if (m := s.eras[e].mission) is not None and not m.up]
        if not hidden:
            return
        reveal_at(g, hidden[0])


def progress(g: G, event: str, era: int) -> None:
    """Something the active player's action did on an Era (8.3)."""
    if g.state.phase != "action":
        return
    for place, mission in revealed(g.state):
        if MISSIONS[mission.id].event == event and counts(g.state, mission, place, era):
            _advance(g, mission, era)


def counts(s: State, mission: Mission, place: int, era: int) -> bool:
    match MISSIONS[mission.id].kind:
        case "faux_era":
            return faux_is_at(s, era)
        case "energy_here":
            return era == place
        case "energy_everywhere":
            return era == place and s.turn.powered
    return era not in mission.slots


def _advance(g: G, mission: Mission, era: int) -> None:
    if is_full(mission):
        return
    if MISSIONS[mission.id].slots:
        mission.slots.append(era)
    else:
        mission.cubes += 1
    g.log(
        say(
            "the_loop-log-progress",
            mission=words.mission(mission.id),
            done=done(mission),
            needed=MISSIONS[mission.id].needed,
        )
    )


def begin_action(s: State) -> None:
    """Rules 8.5: what m_energy_everywhere looks at is the board before the action's costs."""
    s.turn.powered = all(energy_present(era) for era in s.eras)


def check_positions(g: G) -> None:
    """Rules 8.6, between actions."""
    s = g.state
    for _, mission in revealed(s):
        kind = MISSIONS[mission.id].kind
        if mission.id in s.turn.advanced or is_full(mission):
            continue
        here = active(s).era
        if (kind == "encircle" and encircled(s)) or (kind == "clean_era" and clean(s, here, mission)):
            s.turn.advanced.append(mission.id)
            _advance(g, mission, here)


def encircled(s: State) -> bool:
    if s.faux == NOWHERE:
        return False
    before, after = neighbours(s.faux)
    return active(s).era in (before, after) and bool(agents_at(s, before)) and bool(agents_at(s, after))


def clean(s: State, era: int, mission: Mission) -> bool:
    here = s.eras[era]
    return not here.rifts and not here.duplicates and era not in mission.slots
