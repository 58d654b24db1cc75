"""Positions for pictures of The LOOP: real openings, and boards filled to the brim where the worst case is wanted."""

from __future__ import annotations

from engine.core import Table, Value
from engine.the_loop.data import AGENTS, ARTIFACTS, COMMON, ERAS, MISSIONS, SUPA, TOKENS
from engine.the_loop.game import GAME
from engine.the_loop.missions import revealed
from engine.the_loop.state import HandCard, Mission, State

LONG_NAMES = [
    "Александра Константинопольская",
    "Wolfeschlegelsteinhausen",
    "Вячеслав Преображенский-Юсупов",
    "Maximiliane",
    "Евпраксия Благовещенская-Запорожец",
]


def long_name(seat: int) -> str:
    return LONG_NAMES[seat]


def opening(players: int = 4, seed: str = "opening", **settings: Value) -> State:
    """The first question of a game whose agents were drawn at random."""
    if players == 5:
        settings["five_players"] = True
    config = GAME.config(players, {"agents": "random", **settings})
    state: State = GAME.decode(Table.new(GAME, config, seed).snapshots[-1].state)
    return state


def crowded(players: int = 4, seed: str = "crowded", **settings: Value) -> State:
    """A late turn with as many Duplicates, cards, devices and cubes as the board can be asked to hold."""
    s = opening(players, seed, **settings)
    s.cycle, s.turn_number, s.phase, s.faux = 3, 20, "action", 3
    s.faux_row, s.faux_deck = [3, 6, 0, 1], [5, 4, 2]
    s.bonus = []
    _missions(s)
    _duplicates(s)
    _cubes(s)
    _cards(s)
    if s.mode == "ultramachine":
        for n, era in enumerate(s.eras):
            era.ultra = [["u01"], [], ["u05"], ["u07"], ["u09", "u10"], [], ["u13", "u14"]][n]
        s.ultra_deck, s.disarmed = ["u02", "u04", "u12", "u11", "u03"], ["u06", "u08"]
    if s.mode == "centrifuges":
        for n, era in enumerate(s.eras):
            era.centrifuge = {0: "running", 2: "shut_down", 4: "running"}.get(n, "")
    return s


def _duplicates(s: State) -> None:
    """Three Eras with one for every other Era as the end, the rest in pairs."""
    left = [token for token in sorted(TOKENS) if token not in SUPA]
    for era in s.eras:
        era.duplicates = []
    for place in (1, 4, 0):
        for doom in ERAS:
            token = next((t for t in left if TOKENS[t].destruction == doom != place), None)
            if token:
                left.remove(token)
                s.eras[place].duplicates.append(token)
    for n, token in enumerate(left):
        place = (2, 3, 5, 6)[n % 4]
        s.eras[place if place != TOKENS[token].destruction else 1].duplicates.append(token)
    s.bag = []
    if s.mode == "clones":
        for n, token in enumerate(list(SUPA)[:4]):
            s.eras[(TOKENS[token].generation + n) % 7].duplicates.append(token)
        s.supa_stack, s.supa_destroyed = list(SUPA)[4:6], list(SUPA)[6:]


def _missions(s: State) -> None:
    for n, era in enumerate(s.eras):
        era.mission = Mission(list(MISSIONS)[n])
    s.eras[1].mission = Mission("m_energy_everywhere", True, 2)
    s.eras[4].mission = Mission("m_each_dup", True, 0, [0, 1, 3, 4, 6])
    s.eras[6].mission = None
    s.eras[5].mission = None
    s.archived, s.failed, s.boxed = ["m_faux_dup", "m_encircle", "m_clean_era"], ["m_energy_here"], ["m_faux_rift"]
    assert len(list(revealed(s))) == 2


def _cubes(s: State) -> None:
    for n, era in enumerate(s.eras):
        era.rifts, era.energy = (3, 2, 3, 0, 1, 3, 2)[n], (0, 12, 4, 1, 10, 0, 3)[n]
        era.vortex = n in (0, 5, 6)
        era.perpetual = (0, 2, 0, 1, 2, 0, 0)[n] if s.mode == "centrifuges" else 0
        era.perpetual_used = era.perpetual // 2
        if era.vortex:
            era.rifts = min(era.rifts, 2)
    s.vortex_tiles, s.dropped = 0, []
    s.rifts, s.energy = 30 - sum(era.rifts for era in s.eras), 0


def _cards(s: State) -> None:
    pool = sorted(COMMON, key=lambda card: (-len(card), card))
    for era in s.eras:
        era.cards = []
        if not era.vortex:
            own = [card for card in pool if ARTIFACTS[card].era == s.eras.index(era)]
            era.cards = own[:4]
    taken = {card for era in s.eras for card in era.cards}
    rest = [card for card in pool if card not in taken]
    for n, agent in enumerate(s.agents):
        agent.era = 3 if n else 4
        cards = [*AGENTS[agent.id].cards, *rest[n * 3 : n * 3 + 3]]
        agent.hand = [HandCard(card, k % 2 == 0) for k, card in enumerate(cards[3:8])]
        agent.pile, agent.discard, agent.known = [*cards[:2], cards[8]], [cards[2]], 1
        agent.rested = n % 2 == 0
    s.huge = rest[20:]
    s.destroyed = rest[15:20]
    s.active = len(s.agents) - 1
