"""Setup, rules 3."""

from __future__ import annotations

from engine.core import Config, Option, Rule, say, who
from engine.the_loop import words
from engine.the_loop.closing import fill_hand, mode_entries
from engine.the_loop.data import AGENTS, BOARD, COMMON, DUPLICATES, ERAS, MISSIONS, SUPA, ULTRA
from engine.the_loop.decks import make_available
from engine.the_loop.duplicates import generate
from engine.the_loop.missions import reveal_at
from engine.the_loop.state import Agent, G, Mission, State, mode_level


def new_game(config: Config) -> State:
    """One person alone plays several agents (13.1)."""
    chosen = config.settings
    people = len(config.seats)
    seats = [0] * int(chosen["solo_agents"]) if people == 1 else list(range(people))
    return State(str(chosen["mode"]), int(chosen["level"]), chosen["agents"] == "random", seats)


def agents(g: G) -> Rule[None]:
    """Rules 3.1: all different."""
    s = g.state
    left = list(AGENTS)
    for seat in s.seat_of_agent:
        if s.random_agents:
            chosen = g.roll(left)
        else:
            chosen = yield from g.choose(seat, "agent_choice", [_agent_option(id_) for id_ in left])
        left.remove(chosen)
        s.agents.append(Agent(chosen, seat, AGENTS[chosen].start, list(AGENTS[chosen].cards)))
        g.log(say("the_loop-log-agent", seat=who(seat), agent=words.agent(chosen)))
    s.phase = "setup"


def _agent_option(id_: str) -> Option:
    return Option(id_, words.agent(id_), detail=say(f"the_loop-ability-{id_}"))


def setup(g: G) -> Rule[None]:
    s = g.state
    mode = say(f"the_loop-setting-mode-{s.mode}")
    g.log(say("the_loop-log-start", title=say("the_loop-title"), mode=mode, level=s.level))
    _lay_out(g)
    damaged = _first_rifts(g)
    alone = len(set(s.seat_of_agent)) == 1 and len(s.agents) == 2
    start = BOARD.setup[1 if alone else len(s.agents)]
    generate(g, start.duplicates)
    for _ in range(start.cards):
        make_available(g)
    for agent in s.agents:
        g.shuffle(agent.pile)
        fill_hand(g, agent)
    if s.mode == "centrifuges":
        _centrifuges(g, damaged)
    mode_entries(g)
    s.active = g.roll(range(len(s.agents)))
    s.phase = "faux"
    yield from ()


def _lay_out(g: G) -> None:
    """Rules 3.2 to 3.5."""
    s = g.state
    s.rifts, s.energy, s.perpetual, s.vortex_tiles = BOARD.rifts, BOARD.energy, BOARD.perpetual, BOARD.vortex_tiles
    s.bag = sorted(DUPLICATES)
    s.boxed = list(MISSIONS)
    g.shuffle(s.boxed)
    for era in s.eras:
        era.mission = Mission(s.boxed.pop())
    s.faux_deck, s.huge = list(ERAS), list(COMMON)
    g.shuffle(s.faux_deck)
    g.shuffle(s.huge)
    if s.mode == "clones":
        s.supa_stack = list(SUPA)
        g.shuffle(s.supa_stack)
    if s.mode == "ultramachine":
        s.ultra_deck = list(ULTRA)
        g.shuffle(s.ultra_deck)


def _reveal_faux_cards(g: G, n: int) -> list[int]:
    """Seen, then shuffled back."""
    eras = g.state.faux_deck[-n:]
    g.reveal(say("the_loop-log-faux_setup", eras=[words.era(e) for e in eras]))
    g.shuffle(g.state.faux_deck)
    return eras


def _first_rifts(g: G) -> list[int]:
    """Rules 3.7."""
    s = g.state
    damaged = _reveal_faux_cards(g, BOARD.setup_faux_cards)
    for index, era in enumerate(s.eras):
        if index in damaged:
            era.rifts += 1
            s.rifts -= 1
            reveal_at(g, index)
        else:
            era.energy += 1
            s.energy -= 1
    return damaged


def _centrifuges(g: G, damaged: list[int]) -> None:
    """Rules 12.5."""
    s = g.state
    for era in _reveal_faux_cards(g, mode_level(s).goal):
        s.eras[era].centrifuge = "running"
    for era in damaged[: mode_level(s).perpetual]:
        s.eras[era].perpetual += 1
        s.perpetual -= 1
