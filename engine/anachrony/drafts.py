"""The drafts before the game, rules 22.2 and 22.3.

Cards are dealt in a step of their own: what a seat holds is settled before it is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.anachrony import words
from engine.anachrony.data import SETUP, STARTING_ASSETS, Start
from engine.anachrony.phases.opening import give
from engine.anachrony.state import G, State
from engine.core import Ask, Option, Rule, Text, choose, pick, say, who

Name = Callable[[str], Text]


# --- endgame cards


def endgame_draft(g: G) -> Rule[None]:
    """Rules 22.3; goes on to the phase "paths"."""
    s = g.state
    draft = SETUP.endgame_draft[len(s.players)]
    if not s.players[0].hand:
        _deal(g, s.endgame_undealt, draft.deal, words.endgame)  # RND-25; shuffled in the setup
        return
    yield from _keep(g, "draft.endgame", draft.keep, words.endgame)
    unchosen: list[str] = []
    for seat, p in enumerate(s.players):
        g.reveal(say("anachrony-log-draft-endgame", seat=who(seat), cards=[words.endgame(card) for card in p.kept]))
        s.endgame += p.kept
        unchosen += p.hand
        p.hand, p.kept = [], []
    add_endgame_cards(g, unchosen)
    s.phase = "paths"


def add_endgame_cards(g: G, unchosen: list[str]) -> None:
    """RND-25.2: undealt cards, and when there are none the dealt ones that nobody chose."""
    s = g.state
    g.shuffle(unchosen)
    while len(s.endgame) < SETUP.endgame_cards:
        card = (s.endgame_undealt or unchosen).pop()
        s.endgame.append(card)
        g.reveal(say("anachrony-log-draft-added", card=words.endgame(card)))
    s.endgame_undealt += unchosen


# --- starting assets


def asset_draft(g: G) -> Rule[None]:
    """Rules 22.2, one card at each step; sets the banner and goes on to the phase "first_water"."""
    s = g.state
    rules = SETUP.asset_draft
    if not s.players[0].hand and not s.players[0].kept:
        s.assets_undealt = list(STARTING_ASSETS)
        g.shuffle(s.assets_undealt)
        _deal(g, s.assets_undealt, rules.deal[len(s.players)], words.starting_asset)  # RND-24
        return
    yield from _keep(g, "draft.asset", 1, words.starting_asset)
    if len(s.players[0].kept) < rules.keep:
        _pass_to_the_right(g)
        return
    s.banner = first_player(s)
    _give_drafted_assets(g)
    s.phase = "first_water"


def _pass_to_the_right(g: G) -> None:
    """RND-24.1. The seats are numbered clockwise, so the right neighbour is the one before."""
    players = g.state.players
    hands = [p.hand for p in players]
    for seat, p in enumerate(players):
        p.hand = hands[(seat + 1) % len(players)]
    _show_hands(g, words.starting_asset)


def first_player(s: State) -> int:
    """The lowest sum of the numbers kept, then the lowest single number."""

    def numbers(seat: int) -> tuple[int, int]:
        kept = [STARTING_ASSETS[card].number for card in s.players[seat].kept]
        return sum(kept), min(kept)

    return min(range(len(s.players)), key=numbers)


def _give_drafted_assets(g: G) -> None:
    s = g.state
    rules = SETUP.asset_draft
    for seat, p in enumerate(s.players):
        g.reveal(say("anachrony-log-draft-assets", seat=who(seat), cards=[words.starting_asset(c) for c in p.kept]))
    for seat, p in enumerate(s.players):
        give(g, seat, Start(rules.assets, rules.active))
        for card in p.kept:
            give(g, seat, STARTING_ASSETS[card])
        p.hand, p.kept = [], []
    s.assets_undealt = []


# --- both


def _deal(g: G, deck: list[str], count: int, name: Name) -> None:
    for p in g.state.players:
        p.hand = [deck.pop() for _ in range(count)]
    _show_hands(g, name)


def _show_hands(g: G, name: Name) -> None:
    for seat, p in enumerate(g.state.players):
        g.reveal(say("anachrony-log-draft-hand", cards=[name(card) for card in p.hand]), to=[seat])


def _keep(g: G, key: str, count: int, name: Name) -> Rule[None]:
    """DP-30, DP-31: everybody at once, in secret. All hands are of one size, so a last card asks nobody."""
    players = g.state.players
    if len(players[0].hand) == count:
        chosen = {seat: list(p.hand) for seat, p in enumerate(players)}
    else:
        asks = [_choice(seat, key, p.hand, count, name) for seat, p in enumerate(players)]
        answers = yield from g.secretly(asks)
        chosen = {seat: card if isinstance(card, list) else [str(card)] for seat, card in answers.items()}
    for seat, p in enumerate(players):
        p.kept += chosen[seat]
        p.hand = [card for card in p.hand if card not in chosen[seat]]


def _choice(seat: int, key: str, hand: list[str], count: int, name: Name) -> Ask:
    options = [Option(card, name(card)) for card in hand]
    if count == 1:
        return choose(seat, key, options, args={"count": count}, private=True)
    return pick(seat, key, options, count, count, args={"count": count}, private=True)
