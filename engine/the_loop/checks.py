"""What must be true of every state, rules 17."""

from __future__ import annotations

from collections.abc import Iterator

from engine.the_loop.board import rift_spaces
from engine.the_loop.data import AGENTS, BOARD, COMMON, DUPLICATES, ERAS, MISSIONS, SUPA, TOKENS, ULTRA
from engine.the_loop.missions import done, is_full, revealed
from engine.the_loop.state import State


def check(s: State) -> Iterator[str]:
    if s.phase in ("agents", "setup"):
        return
    yield from _tokens(s)
    yield from _cubes(s)
    yield from _cards(s)
    yield from _missions(s)
    yield from _vortexes(s)


def _tokens(s: State) -> Iterator[str]:
    on_board = [d for era in s.eras for d in era.duplicates]
    if sorted(s.bag + [d for d in on_board if d in DUPLICATES]) != sorted(DUPLICATES):
        yield "Duplicates were lost or doubled (17.1)"
    if s.bag != sorted(s.bag):
        yield "the bag is not in its order"
    supa = s.supa_stack + s.supa_destroyed + [d for d in on_board if d in SUPA]
    if sorted(supa) != (sorted(SUPA) if s.mode == "clones" else []):
        yield "Supa Duplicates were lost or doubled"
    if any(TOKENS[d].destruction == e and TOKENS[d].generation != e for e in ERAS for d in s.eras[e].duplicates):
        yield "a Duplicate stands on its destruction Era (17.6)"


def _cubes(s: State) -> Iterator[str]:
    if s.rifts + len(s.dropped) + sum(era.rifts for era in s.eras) != BOARD.rifts:
        yield "Rifts were lost or made (17.2)"
    if s.energy + sum(era.energy for era in s.eras) != BOARD.energy:
        yield "Energy was lost or made (17.2)"
    if s.perpetual + sum(era.perpetual for era in s.eras) != BOARD.perpetual:
        yield "Perpetual Energy was lost or made"
    if min([s.rifts, s.energy, s.perpetual, *(min(e.rifts, e.energy) for e in s.eras)]) < 0:
        yield "less than no cubes"
    if any(not 0 <= e.perpetual_used <= e.perpetual for e in s.eras):
        yield "Perpetual Energy was used too often"
    if not s.outcome and any(s.eras[e].rifts > rift_spaces(s, e) for e in ERAS):
        yield "an Era holds more Rifts than it can (17.3)"


def _cards(s: State) -> Iterator[str]:
    cards = s.huge + s.destroyed + s.bonus + [card for era in s.eras for card in era.cards]
    for agent in s.agents:
        cards += agent.pile + agent.discard + [card.id for card in agent.hand]
        if agent.known > len(agent.pile):
            yield "more cards are known than there are"
    expected = COMMON + [card for agent in s.agents for card in AGENTS[agent.id].cards]
    if sorted(cards) != sorted(expected):
        yield "cards were lost or doubled (17.7)"
    if not s.turn.resolving and any(era.vortex and era.cards for era in s.eras):
        yield "a card lies in a Vortex (17.8)"
    if sorted(s.faux_deck + s.faux_row) != list(ERAS):
        yield "Dr Faux's cards are not seven (17.9)"
    ultra = s.ultra_deck + s.disarmed + [card for era in s.eras for card in era.ultra]
    if sorted(ultra) != (sorted(ULTRA) if s.mode == "ultramachine" else []):
        yield "Ultramachine cards were lost or doubled"


def _missions(s: State) -> Iterator[str]:
    on_board = [era.mission for era in s.eras if era.mission is not None]
    if sorted([m.id for m in on_board] + s.boxed + s.failed + s.archived) != sorted(MISSIONS):
        yield "missions were lost or doubled (17.10)"
    up = len(list(revealed(s)))
    if up > BOARD.missions_up or (up < BOARD.missions_up and up < len(on_board) and not s.outcome):
        yield "not two missions are revealed (17.5)"
    if any(is_full(m) and done(m) > MISSIONS[m.id].needed for m in on_board):
        yield "a mission holds too many cubes (8.5)"


def _vortexes(s: State) -> Iterator[str]:
    if sum(era.vortex for era in s.eras) + s.vortex_tiles != BOARD.vortex_tiles:
        yield "Vortex tiles were lost or made (17.4)"
