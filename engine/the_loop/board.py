"""Questions about the ring of Eras, rules 2."""

from __future__ import annotations

from collections.abc import Iterator

from engine.the_loop.data import BOARD, ERAS, ULTRA
from engine.the_loop.state import NOWHERE, Era, State, mode_level
from engine.the_loop.verbs import Forbid, RiftCapacity


def step_from(era: int, steps: int) -> int:
    return (era + steps) % len(ERAS)


def neighbours(era: int) -> list[int]:
    return [step_from(era, -1), step_from(era, 1)]


def clockwise(start: int) -> Iterator[int]:
    """Every Era, from one on; from the first where Dr Faux is nowhere yet."""
    for i in ERAS:
        yield step_from(max(start, 0), i)


def rift_spaces(s: State, era: int) -> int:
    """Rules 12.3.1."""
    here = s.eras[era]
    spaces = BOARD.mega_rift_spaces if here.vortex and mode_level(s).mega else BOARD.rift_spaces
    lost = [e.delta for card in here.ultra for e in ULTRA[card].effect if isinstance(e, RiftCapacity)]
    return max(1, spaces + sum(lost))


def forbidden(s: State, what: str, era: int) -> bool:
    """By an armed Ultramachine card there."""
    effects = [e for card in s.eras[era].ultra for e in ULTRA[card].effect]
    return any(isinstance(e, Forbid) and e.what == what for e in effects)


def energy_present(era: Era) -> int:
    """Rules 12.6: Perpetual Energy counts as present."""
    return era.energy + era.perpetual


def spendable(era: Era) -> int:
    return era.energy + era.perpetual - era.perpetual_used


def agents_at(s: State, era: int) -> list[int]:
    return [i for i, agent in enumerate(s.agents) if agent.era == era]


def vortexes(s: State) -> list[int]:
    return [e for e in ERAS if s.eras[e].vortex]


def faux_is_at(s: State, era: int) -> bool:
    return s.faux != NOWHERE and s.faux == era
