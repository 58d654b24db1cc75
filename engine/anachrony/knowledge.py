"""Who knows what, rules 18."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from msgspec.structs import replace

from engine.anachrony.state import Doomsday, Era, Player, State
from engine.core import HIDDEN, Dice


def view(s: State, seat: int | None) -> State:
    return replace(
        s,
        players=[p if owner == seat else _seen_by_others(p) for owner, p in enumerate(s.players)],
        timeline=[_known_era(era) for era in s.timeline],
        primary={type_: _known_stack(stack, s.known_bottom.get(type_, 0)) for type_, stack in s.primary.items()},
        superprojects_removed=_hidden(s.superprojects_removed),
        recruit_deck=_hidden(s.recruit_deck),
        mine_deck=_hidden(s.mine_deck),
        endgame_undealt=_hidden(s.endgame_undealt),
        assets_undealt=_hidden(s.assets_undealt),
        doomsday=_known_doomsday(s) if s.doomsday else None,
    )


def _hidden(cards: Sequence[str]) -> list[str]:
    return [HIDDEN] * len(cards)


def _seen_by_others(p: Player) -> Player:
    if not p.hand and not p.kept:
        return p
    return replace(p, hand=_hidden(p.hand), kept=_hidden(p.kept))


def _known_era(era: Era) -> Era:
    """What lies face down at it is nobody's knowledge."""
    if (era.superproject_up or not era.superproject) and (era.experiment_up or not era.experiment):
        return era
    return replace(
        era,
        superproject=era.superproject if era.superproject_up or not era.superproject else HIDDEN,
        experiment=era.experiment if era.experiment_up or not era.experiment else HIDDEN,
    )


def _known_stack(stack: list[str], bottom: int) -> list[str]:
    """The top tile, and those known at the bottom (18.1)."""
    unknown = len(stack) - 1 - bottom
    return stack if unknown <= 0 else stack[:bottom] + [HIDDEN] * unknown + stack[-1:]


def _known_doomsday(s: State) -> Doomsday:
    """Planned experiments show the top of the deck (19.9)."""
    assert s.doomsday is not None
    shown = _shown_experiments(s)
    deck = s.doomsday.deck
    known = _hidden(deck[: len(deck) - shown]) + deck[len(deck) - shown :]
    return replace(s.doomsday, deck=known, removed=_hidden(s.doomsday.removed))


def _shown_experiments(s: State) -> int:
    return int(s.variants.planned_experiments and s.doomsday is not None and bool(s.doomsday.deck))


# --- a world that a seat could not tell from this one


def reshuffle(s: State, seat: int | None, dice: Dice) -> None:
    dice.shuffle(s.recruit_deck)
    dice.shuffle(s.mine_deck)
    for type_, stack in s.primary.items():
        bottom = s.known_bottom.get(type_, 0)
        if len(stack) - 1 - bottom > 0:
            middle = stack[bottom:-1]
            dice.shuffle(middle)
            stack[bottom:-1] = middle
    _reshuffle_superprojects(s, dice)
    _reshuffle_experiments(s, dice)
    _reshuffle_drafts(s, seat, dice)


def _reshuffle_superprojects(s: State, dice: Dice) -> None:
    face_down = [era for era in s.timeline if era.superproject and not era.superproject_up]
    unknown = s.superprojects_removed + [era.superproject for era in face_down]
    dice.shuffle(unknown)
    for era in face_down:
        era.superproject = unknown.pop()
    s.superprojects_removed = unknown


def _reshuffle_experiments(s: State, dice: Dice) -> None:
    if not s.doomsday:
        return
    face_down = [era for era in s.timeline if era.experiment and not era.experiment_up]
    unknown = s.doomsday.removed + [era.experiment for era in face_down]
    dice.shuffle(unknown)
    for era in face_down:
        era.experiment = unknown.pop()
    s.doomsday.removed = unknown
    hidden = len(s.doomsday.deck) - _shown_experiments(s)
    below = s.doomsday.deck[:hidden]
    dice.shuffle(below)
    s.doomsday.deck[:hidden] = below


def _reshuffle_drafts(s: State, seat: int | None, dice: Dice) -> None:
    """The hands of others and what nobody holds; only one kind of card is in hands at a time."""
    undealt, resting = s.endgame_undealt, s.assets_undealt
    if s.phase == "asset_draft":
        undealt, resting = resting, undealt
    dice.shuffle(resting)
    piles: list[MutableSequence[str]] = [undealt]
    for owner, p in enumerate(s.players):
        if owner != seat:
            piles += [p.hand, p.kept]
    unknown = [card for pile in piles for card in pile]
    dice.shuffle(unknown)
    for pile in piles:
        pile[:] = [unknown.pop() for _ in pile]
