"""Phases III to V, rules 7."""

from __future__ import annotations

from engine.core import Blocked, Option, Rule, choose, say, who
from engine.the_loop import words
from engine.the_loop.board import forbidden
from engine.the_loop.data import BOARD, ERAS
from engine.the_loop.decks import destroy, draw, put_on_top, top_of_huge_deck
from engine.the_loop.duplicates import enter_supa
from engine.the_loop.ending import check_victory, defeat
from engine.the_loop.missions import is_full, refill
from engine.the_loop.state import Agent, G, State, Turn, active, mode_level
from engine.the_loop.ultramachine import enter_ultra


def take(g: G) -> Rule[None]:
    """Rules 7.1."""
    s = g.state
    agent = active(s)
    here = s.eras[agent.era]
    barred = forbidden(s, "take_available", agent.era)
    options = [] if barred else words.card_options(here.cards)

    def why_not() -> list[Blocked]:
        return [Blocked(c, words.card(c), say("the_loop-no-take"), "12.7") for c in here.cards] if barred else []

    options.append(Option("none", say("the_loop-none")))
    chosen = yield from g.choose(agent.seat, "take", options, why_not=why_not)
    if chosen != "none":
        here.cards.remove(chosen)
        put_on_top(agent, chosen)
        g.log(say("the_loop-log-take", agent=words.agent(agent.id), card=words.card(chosen)))
    s.phase = "archive"


def archive(g: G) -> Rule[None]:
    """Rules 7.2."""
    s = g.state
    s.phase = "end"
    here = s.eras[active(s).era]
    mission = here.mission
    if mission is None or not mission.up or not is_full(mission):
        return
    options = [Option("archive", say("the_loop-act-archive")), Option("none", say("the_loop-none"))]
    name = words.mission(mission.id)
    if (yield from g.choose(active(s).seat, "archive", options, args={"mission": name})) == "none":
        return
    here.mission = None
    s.archived.append(mission.id)
    g.log(say("the_loop-log-archive", mission=name))
    check_victory(g)
    refill(g)
    _reveal_bonus(g)
    s.phase = "bonus"


def _reveal_bonus(g: G) -> None:
    s = g.state
    for _ in range(len(s.agents) + 1):
        card = top_of_huge_deck(g)
        if card is not None:
            s.bonus.append(card)
    g.reveal(say("the_loop-log-bonus", cards=[words.card(card) for card in s.bonus]))


def in_turn_order(s: State) -> list[Agent]:
    return s.agents[s.active :] + s.agents[: s.active]


def bonus(g: G) -> Rule[None]:
    """The attendance bonus: the team agrees, so anybody may say which card an agent gets."""
    s = g.state
    for agent in in_turn_order(s):
        if not s.bonus:
            break
        options = words.card_options(s.bonus)
        name = words.agent(agent.id)
        seat, card = yield from g.first(choose(seat, "bonus", options, args={"agent": name}) for seat in g.seats)
        s.bonus.remove(str(card))
        put_on_top(agent, str(card))
        g.log(say("the_loop-log-bonus_card", seat=who(seat), agent=name, card=words.card(str(card))))
    destroy(g, s.bonus)
    s.bonus = []
    s.phase = "end"


def end(g: G) -> Rule[None]:
    """Rules 7.3."""
    s = g.state
    agent = active(s)
    agent.rested = True
    s.turn = Turn()
    for era in s.eras:
        era.perpetual_used = 0
    agent.discard += [card.id for card in agent.hand]
    agent.hand = []
    for other in in_turn_order(s):
        fill_hand(g, other)
    if not s.faux_deck:
        new_cycle(g)
    s.active = (s.active + 1) % len(s.agents)
    s.turn_number += 1
    s.phase = "faux"
    yield from ()


def fill_hand(g: G, agent: Agent) -> None:
    while len(agent.hand) < BOARD.hand and draw(g, agent) is not None:
        pass


def new_cycle(g: G) -> None:
    s = g.state
    if s.cycle == BOARD.cycles:
        defeat(g, "cycles")
    s.cycle += 1
    s.faux_deck, s.faux_row = list(ERAS), []
    g.shuffle(s.faux_deck)
    g.log(say("the_loop-log-cycle", cycle=s.cycle))
    mode_entries(g)


def mode_entries(g: G) -> None:
    """Rules 12.4 and 12.7, at setup and with each new cycle."""
    entering = mode_level(g.state).entering[g.state.cycle - 1]
    if g.state.mode == "clones":
        enter_supa(g, entering)
    elif g.state.mode == "ultramachine":
        enter_ultra(g, entering)
