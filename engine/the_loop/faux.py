"""Phase I, Dr Faux, rules 4. Each part is a checkpoint of its own."""

from __future__ import annotations

from engine.core import Option, Rule, say
from engine.the_loop import words
from engine.the_loop.board import neighbours, step_from
from engine.the_loop.cubes import remove_energy
from engine.the_loop.data import AGENTS, BOARD, SUPA
from engine.the_loop.decks import destroy_cards_in_vortexes, make_available
from engine.the_loop.duplicates import generate
from engine.the_loop.state import G, State, active, mode_level
from engine.the_loop.ultramachine import trigger
from engine.the_loop.vortex import check_vortexes


def arrive(g: G) -> Rule[None]:
    """Duplicates, a card, then Dr Faux's card (4.1 to 4.5)."""
    s = g.state
    g.log(say("the_loop-log-turn", turn=s.turn_number, cycle=s.cycle, agent=words.agent(active(s).id)))
    generate(g, mode_level(s).duplicates[s.cycle - 1])
    make_available(g)
    destroy_cards_in_vortexes(g)
    s.faux = s.faux_deck.pop()
    s.faux_row.append(s.faux)
    g.reveal(say("the_loop-log-faux", era=words.era(s.faux)))
    s.phase = "drop"
    yield from ()


def cubes_to_drop(s: State) -> int:
    """Rules 4.6; a Supa Duplicate counts twice, a running centrifuge drops one more (12.4, 12.5)."""
    here = s.eras[s.faux]
    duplicates = sum(2 if d in SUPA else 1 for d in here.duplicates)
    return BOARD.base_cubes + duplicates + s.turn.extra_drop + (here.centrifuge == "running")


def drop(g: G) -> Rule[None]:
    """Rules 4.7: each cube falls by itself."""
    s = g.state
    yield from trigger(g, "before_drop", s.faux)
    outlets = [i - 1 for i, weight in enumerate(BOARD.outlet_weights) for _ in range(weight)]
    for _ in range(min(cubes_to_drop(s), s.rifts)):
        s.rifts -= 1
        s.dropped.append(step_from(s.faux, g.roll(outlets)))
    g.log(say("the_loop-log-drop", eras=[words.era(e) for e in s.dropped]))
    s.phase = "rifts"


def rifts(g: G) -> Rule[None]:
    """Cancelled or placed together, then Vortexes (4.8, 4.9)."""
    s = g.state
    yield from cancel(g)
    for era in s.dropped:
        s.eras[era].rifts += 1
    s.dropped = []
    check_vortexes(g)
    if s.eras[s.faux].centrifuge == "running":
        remove_energy(g, s.faux, 1)
    yield from trigger(g, "after_rifts", s.faux)
    s.phase = "action"


def cancel(g: G) -> Rule[None]:
    s = g.state
    agent = active(s)
    near = {agent.era, *neighbours(agent.era)}
    for _ in range(AGENTS[agent.id].cancels):
        eligible = [e for e in dict.fromkeys(s.dropped) if e in near]
        options = [Option("none", say("the_loop-none")), *(words.era_option(e) for e in eligible)]
        chosen = yield from g.choose(agent.seat, "cancel", options)
        if chosen != "none":
            s.dropped.remove(words.era_index(chosen))
            s.rifts += 1
            g.log(say("the_loop-log-cancel", era=words.era(words.era_index(chosen))))
