"""Phase II, rules 6: any number of actions in any order. One function says what is possible and why the rest is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from engine.core import Blocked, Mode, Option, Rule, Text, choose, say
from engine.core.ask import Request
from engine.the_loop import words
from engine.the_loop.board import neighbours, spendable
from engine.the_loop.cubes import spend
from engine.the_loop.data import AGENTS, ARTIFACTS, BOARD, ERAS, ULTRA
from engine.the_loop.effects import resolve_card, run
from engine.the_loop.effects_movement import move_to
from engine.the_loop.ending import check_victory
from engine.the_loop.loops import do_loop, price
from engine.the_loop.missions import begin_action, check_positions
from engine.the_loop.selectors import Context
from engine.the_loop.state import G, State, active, mode_level
from engine.the_loop.ultramachine import trigger

Entry: TypeAlias = Option | Blocked

STOP = Option("stop", say("the_loop-act-stop"))


def action_phase(g: G) -> Rule[None]:
    """One action, or the end of the phase. Each is a checkpoint of its own, so the board is drawn after each."""
    s = g.state
    if not s.turn.opened:
        s.turn.opened = True
        yield from trigger(g, "start_action", active(s).era)
        check_positions(g)
    options = [entry for entry in menu(s) if isinstance(entry, Option)]
    ask = choose(active(s).seat, "act", options, why_not=lambda: blocked(s), args=situation(s))
    # Asked even when only the end is left: what follows reveals cards, and until then actions can be taken back (16.1).
    chosen: str = yield Request(Mode.ONE, {ask.seat: ask})
    if chosen == "stop":
        s.turn.gone = []
        s.phase = "take"
        return
    begin_action(s)
    kind, _, what = chosen.partition(":")
    yield from ACTIONS[kind](g, what)
    check_positions(g)


def situation(s: State) -> dict[str, int | str | Text | list[Text]]:
    agent = active(s)
    energy = spendable(s.eras[agent.era])
    return {"agent": words.agent(agent.id), "era": words.era(agent.era), "energy": energy}


def blocked(s: State) -> list[Blocked]:
    return [entry for entry in menu(s) if isinstance(entry, Blocked)]


def menu(s: State) -> Iterator[Entry]:
    yield from _cards(s)
    yield from _moves(s)
    yield from _ability(s)
    yield from _loops(s)
    yield from _shut_down(s)
    yield from _disarm(s)
    yield STOP


def _cards(s: State) -> Iterator[Entry]:
    for card in active(s).hand:
        option = words.use_option(card.id)
        yield option if card.ready else Blocked(option.id, option.text, say("the_loop-no-exhausted"), "6.1.3")


def _moves(s: State) -> Iterator[Entry]:
    agent = active(s)
    affordable = spendable(s.eras[agent.era]) > 0
    for era in neighbours(agent.era):
        yield _paid_move(era, affordable)
    for era in ERAS if AGENTS[agent.id].free_move_anywhere else neighbours(agent.era):
        yield _free_move(era, agent.rested)


@cache
def _paid_move(era: int, affordable: bool) -> Entry:
    id_, text = f"move:{BOARD.eras[era]}", say("the_loop-act-move", era=words.era(era))
    if affordable:
        return Option(id_, text, say("the_loop-group-moves"))
    return Blocked(id_, text, say("the_loop-no-energy", n=1), "6.1.1")


@cache
def _free_move(era: int, rested: bool) -> Entry:
    id_, text = f"free:{BOARD.eras[era]}", say("the_loop-act-free", era=words.era(era))
    if rested:
        return Option(id_, text, say("the_loop-group-moves"))
    return Blocked(id_, text, say("the_loop-no-battery"), "6.1.2")


def _loops(s: State) -> Iterator[Entry]:
    cost = price(s)
    affordable = spendable(s.eras[active(s).era]) >= cost
    for dimension in BOARD.dimensions:
        yield _loop(dimension, cost, affordable)
    if any(ARTIFACTS[card.id].dimension == BOARD.black_hole for card in active(s).hand):
        text = say("the_loop-act-loop", dimension=words.dimension(BOARD.black_hole), n=cost)
        yield Blocked(f"loop:{BOARD.black_hole}", text, say("the_loop-no-black_hole"), "9.2")


@cache
def _loop(dimension: str, cost: int, affordable: bool) -> Entry:
    id_, text = f"loop:{dimension}", say("the_loop-act-loop", dimension=words.dimension(dimension), n=cost)
    if affordable:
        return Option(id_, text, say("the_loop-group-loops"))
    return Blocked(id_, text, say("the_loop-no-energy", n=cost), "6.2")


def _ability(s: State) -> Iterator[Entry]:
    agent = active(s)
    if AGENTS[agent.id].ability:
        id_, text = f"ability:{agent.id}", say("the_loop-act-ability")
        if s.turn.ability_used:
            yield Blocked(id_, text, say("the_loop-no-ability"), "11")
        else:
            yield Option(id_, text, say("the_loop-group-moves"))


def _shut_down(s: State) -> Iterator[Entry]:
    """Rules 12.5."""
    here = s.eras[active(s).era]
    if here.centrifuge != "running":
        return
    cost = mode_level(s).shutdown
    text = say("the_loop-act-shutdown", n=cost)
    if here.rifts or here.duplicates:
        yield Blocked("shutdown", text, say("the_loop-no-shutdown"), "12.5")
    elif spendable(here) < cost:
        yield Blocked("shutdown", text, say("the_loop-no-energy", n=cost), "12.5")
    else:
        yield Option("shutdown", text, say("the_loop-group-mode"))


def _disarm(s: State) -> Iterator[Entry]:
    """Rules 12.7."""
    here = s.eras[active(s).era]
    for id_ in here.ultra:
        card = ULTRA[id_]
        text, choice = say("the_loop-act-disarm", card=words.ultra(id_), n=card.energy), f"disarm:{id_}"
        if (card.require == "no_rift" and here.rifts) or (card.require == "no_duplicate" and here.duplicates):
            yield Blocked(choice, text, say(f"the_loop-no-disarm-{card.require}"), "12.7")
        elif spendable(here) < card.energy:
            yield Blocked(choice, text, say("the_loop-no-energy", n=card.energy), "12.7")
        else:
            yield Option(choice, text, say("the_loop-group-mode"))


# --- carrying them out


def use_card(g: G, card: str) -> Rule[None]:
    yield from resolve_card(g, g.state.active, card)


def move(g: G, era: str) -> Rule[None]:
    agent = active(g.state)
    spend(g, agent.era, 1)
    move_to(g, agent, words.era_index(era))
    yield from ()


def free_move(g: G, era: str) -> Rule[None]:
    agent = active(g.state)
    agent.rested = False
    move_to(g, agent, words.era_index(era))
    yield from ()


def loop(g: G, dimension: str) -> Rule[None]:
    do_loop(g, active(g.state), dimension, price(g.state))
    g.state.turn.loop_delta = 0
    yield from ()


def ability(g: G, agent: str) -> Rule[None]:
    g.state.turn.ability_used = True
    yield from run(g, Context(g.state.active), AGENTS[agent].ability)


def shut_down(g: G, _: str) -> Rule[None]:
    """Its Perpetual Energy cannot pay for itself."""
    s = g.state
    era = active(s).era
    spend(g, era, mode_level(s).shutdown)
    s.eras[era].centrifuge = "shut_down"
    if s.perpetual:
        s.perpetual -= 1
        s.eras[era].perpetual += 1
    g.log(say("the_loop-log-shutdown", era=words.era(era)))
    check_victory(g)
    yield from ()


def disarm(g: G, card: str) -> Rule[None]:
    s = g.state
    era = active(s).era
    spend(g, era, ULTRA[card].energy)
    s.eras[era].ultra.remove(card)
    s.disarmed.append(card)
    g.log(say("the_loop-log-disarm", card=words.ultra(card)))
    check_victory(g)
    yield from ()


ACTIONS: dict[str, Callable[[G, str], Rule[None]]] = {
    "card": use_card,
    "move": move,
    "free": free_move,
    "loop": loop,
    "ability": ability,
    "shutdown": shut_down,
    "disarm": disarm,
}
