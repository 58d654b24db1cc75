"""Tables in a prepared state, and answers by option ids.

`table` gives the Action phase of the first agent on an empty board: no Rift, no Energy, no Duplicate, empty Hands,
two quiet missions revealed. A test adds what it needs (`rifts`, `energy`, `dup`, `give`, `mission`...) and lets the
active agent act: `act(g, "loop:star")`, `use(g, "da2", "d05", "d09")`. Answers follow in the order of the questions;
forced questions are not asked. Every answer must be used, every question answered, and the invariants hold at the end.

Coverage: a behaviour test of a thing is decorated with `covers("artifact:da2", "agent:v_girl")`. The kinds are agent,
artifact, mission, ultra and mode (`mode:clones-2`), followed by the id in the data. `test_coverage.py` fails while a
thing has no test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from engine.core import Ask, Blocked, Choice, Dice, Mode, Play, Result, Rule, Table, Value, say
from engine.core.play import GameOver
from engine.core.table import Snapshot
from engine.the_loop import actions, checks
from engine.the_loop.data import AGENTS, ARTIFACTS, BOARD, COMMON, DUPLICATES, ERAS, SUPA, ULTRA
from engine.the_loop.game import GAME
from engine.the_loop.setup import new_game
from engine.the_loop.state import Agent, G, HandCard, Mission, State

F = TypeVar("F", bound=Callable[..., object])
T = TypeVar("T")

COVERED: set[str] = set()

DAWN, MEDIEVAL, RENAISSANCE, INDUSTRY, GLOBALIZATION, ROBOTS, END = ERAS
ON_BOARD = (
    "m_faux_loop", "m_faux_dup", "m_each_rift", "m_each_dup", "m_energy_here", "m_energy_everywhere", "m_encircle",
)  # fmt: skip
QUIET = ("m_faux_loop", "m_encircle")


def covers(*things: str) -> Callable[[F], F]:
    COVERED.update(things)
    return lambda test: test


# --- making a table


def table(
    *agents: str, at: Sequence[int] = (INDUSTRY, ROBOTS, END, DAWN, DAWN), faux: int = MEDIEVAL, **settings: Value
) -> G:
    """The first agent acts. Agents without a name: Mr Time and Time Prowler."""
    names = agents or ("mr_time", "time_prowler")
    chosen = dict(settings) | ({"five_players": True} if len(names) == 5 else {})
    config = GAME.config(len(names), chosen)
    g = Play(GAME, config, new_game(config), Dice("helpers"))
    s = g.state
    s.agents = [Agent(id_, seat, at[seat], list(AGENTS[id_].cards)) for seat, id_ in enumerate(names)]
    s.rifts, s.energy, s.perpetual, s.vortex_tiles = BOARD.rifts, BOARD.energy, BOARD.perpetual, BOARD.vortex_tiles
    s.bag, s.huge = sorted(DUPLICATES), list(COMMON)
    s.supa_stack = list(SUPA) if s.mode == "clones" else []
    s.ultra_deck = list(ULTRA) if s.mode == "ultramachine" else []
    s.faux, s.faux_row, s.faux_deck = faux, [faux], [era for era in ERAS if era != faux]
    for era, id_ in enumerate(ON_BOARD):
        s.eras[era].mission = Mission(id_, up=id_ in QUIET)
    s.boxed = ["m_faux_rift", "m_each_loop", "m_clean_era"]
    s.phase, s.turn.opened = "action", True
    return g


def rifts(g: G, era: int, n: int) -> None:
    g.state.eras[era].rifts += n
    g.state.rifts -= n


def energy(g: G, era: int, n: int) -> None:
    g.state.eras[era].energy += n
    g.state.energy -= n


def perpetual(g: G, era: int, n: int) -> None:
    g.state.eras[era].perpetual += n
    g.state.perpetual -= n


def dup(g: G, *tokens: str, era: int) -> None:
    for token in tokens:
        (g.state.supa_stack if token in SUPA else g.state.bag).remove(token)
        g.state.eras[era].duplicates.append(token)


def vortex(g: G, *eras: int) -> None:
    """A tile lies there already; the mission went to the box."""
    for era in eras:
        here = g.state.eras[era]
        assert here.mission is not None
        assert not here.mission.up, "a quiet mission lies there"
        g.state.boxed.append(here.mission.id)
        here.mission, here.vortex = None, True
        g.state.vortex_tiles -= 1


def arm(g: G, *cards: str) -> None:
    for card in cards:
        g.state.ultra_deck.remove(card)
        g.state.eras[ULTRA[card].era].ultra.append(card)


def mission(g: G, era: int, id_: str) -> Mission:
    """This tile lies face up there, in the place of what did; a third one is turned down."""
    s = g.state
    here = s.eras[era].mission
    assert here is not None
    if here.id != id_:
        elsewhere = [e.mission for e in s.eras if e.mission is not None and e.mission.id == id_]
        if elsewhere:
            elsewhere[0].id = here.id
        else:
            s.boxed[s.boxed.index(id_)] = here.id
        here.id = id_
    here.up = True
    up = [e.mission for e in s.eras if e.mission is not None and e.mission.up and e.mission is not here]
    for other in up[BOARD.missions_up - 1 :]:
        other.up = False
    return here


def _take(s: State, card: str) -> None:
    """Out of whichever pile it lies in."""
    piles = [s.huge, s.destroyed, *(era.cards for era in s.eras)]
    for agent in s.agents:
        piles += [agent.pile, agent.discard]
        agent.hand = [held for held in agent.hand if held.id != card]
    for pile in piles:
        if card in pile:
            pile.remove(card)


def give(g: G, *cards: str, agent: int = 0, ready: bool = True) -> None:
    """Into the Hand."""
    for card in cards:
        _take(g.state, card)
        g.state.agents[agent].hand.append(HandCard(card, ready))


def lay(g: G, *cards: str) -> None:
    """Available beside their Original Eras."""
    for card in cards:
        _take(g.state, card)
        g.state.eras[ARTIFACTS[card].era].cards.append(card)


def stack(g: G, *cards: str, agent: int | None = None) -> None:
    """On top of an agent's draw pile or, without one, of the Huge Deck; the first is drawn first."""
    for card in reversed(cards):
        _take(g.state, card)
        (g.state.huge if agent is None else g.state.agents[agent].pile).append(card)


def discard_pile(g: G, agent: int, *cards: str) -> None:
    for card in cards:
        _take(g.state, card)
        g.state.agents[agent].discard.append(card)


# --- playing


def play(g: G, rule: Rule[T], *answers: Choice) -> T:
    """Run a rule to its end. Answers are refused as at a real table; whoever of a group is asked first answers."""
    left = list(answers)
    try:
        request = next(rule)
        while True:
            seat, ask = next(iter(request.asks.items()))
            assert left, f"unanswered: {ask.key} {option_ids(ask)}"
            choice = ask.accept(left.pop(0))
            request = rule.send((seat, choice) if request.mode is Mode.FIRST else choice)
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        wrong = list(checks.check(g.state))
        assert not wrong, wrong
        return end.value  # type: ignore[no-any-return]


def ends(g: G, rule: Rule[None], *answers: Choice) -> Result:
    """The result of a rule that ends the game."""
    with pytest.raises(GameOver) as over:
        play(g, rule, *answers)
    return over.value.result


def asked(rule: Rule[T], *answers: Choice) -> Ask:
    """What a rule asks after these answers."""
    request = next(rule)
    for answer in answers:
        seat, ask = next(iter(request.asks.items()))
        choice = ask.accept(answer)
        request = rule.send((seat, choice) if request.mode is Mode.FIRST else choice)
    return next(iter(request.asks.values()))


def act(g: G, option: str, *answers: Choice) -> None:
    play(g, actions.action_phase(g), option, *answers)


def use(g: G, card: str, *answers: Choice) -> None:
    """The active agent has the card, Ready, and uses it."""
    if all(held.id != card for held in g.state.agents[g.state.active].hand):
        give(g, card, agent=g.state.active)
    act(g, f"card:{card}", *answers)


def asked_in(g: G, option: str, *answers: Choice) -> Ask:
    """What is asked after an action was chosen."""
    return asked(actions.action_phase(g), option, *answers)


def option_ids(ask: Ask) -> list[str]:
    return [option.id for option in ask.options]


def offered(g: G) -> list[str]:
    return option_ids(asked(actions.action_phase(g)))


def refused(g: G, option: str) -> Blocked:
    """Why an action is not on offer."""
    assert option not in offered(g), f"{option} is on offer"
    found = [one for one in actions.blocked(g.state) if one.id == option]
    assert found, f"{option} is neither on offer nor refused"
    return found[0]


def live(g: G) -> Table[State]:
    """A table that begins where the prepared one stands."""
    start = Snapshot(0, GAME.rules, GAME.encode(g.state), g.dice, 0, say("core-refuse-undo-nothing"), None)
    return Table.load(GAME, g.config, [start], [])


# --- looking


def rifts_on(g: G) -> dict[int, int]:
    return {e: era.rifts for e, era in enumerate(g.state.eras) if era.rifts}


def energy_on(g: G) -> dict[int, int]:
    return {e: era.energy for e, era in enumerate(g.state.eras) if era.energy}


def dups_on(g: G) -> dict[int, list[str]]:
    return {e: era.duplicates for e, era in enumerate(g.state.eras) if era.duplicates}


def hand(g: G, agent: int = 0) -> dict[str, bool]:
    """Card -> whether it is Ready."""
    return {card.id: card.ready for card in g.state.agents[agent].hand}


def where(g: G, agent: int = 0) -> int:
    return g.state.agents[agent].era


def log_keys(g: G) -> list[str]:
    return [event.text.key for event in g.events if event.shown]


def reveals(g: G) -> list[str]:
    return [event.text.key for event in g.events if event.reveal]
