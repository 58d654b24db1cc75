"""Rules 22.2 and 22.3: both drafts, secret and simultaneous."""

from __future__ import annotations

import pytest

from engine.anachrony import drafts
from engine.anachrony.data import SETUP, STARTING_ASSETS
from engine.anachrony.game import GAME
from engine.anachrony.state import State
from engine.core import Choice, Illegal, Mode, Table, Value


def begin(players: int, seed: str = "drafts", **settings: Value) -> Table[State]:
    """Random paths, so that a draft is the first question or comes right after the leaders."""
    return Table.new(GAME, GAME.config(players, {"random_paths": True} | settings), seed)


def state(table: Table[State]) -> State:
    """All of it, secrets included."""
    decoded: State = GAME.decode(table.fingerprint()[0])
    return decoded


def past_leaders(table: Table[State]) -> Table[State]:
    while table.mode is Mode.ONE:
        ask = next(iter(table.asks.values()))
        assert ask.key == "leader"
        table.answer(ask.seat, ask.options[0].id)
    return table


def first_options(table: Table[State], count: int = 1) -> dict[int, Choice]:
    ids = {seat: [option.id for option in ask.options] for seat, ask in table.asks.items()}
    return {seat: some[0] if count == 1 else some[:count] for seat, some in ids.items()}


def answer_all(table: Table[State], answers: dict[int, Choice]) -> None:
    for seat, choice in answers.items():
        table.answer(seat, choice)


# --- starting assets


@pytest.mark.parametrize(("players", "dealt"), [(2, 8), (3, 5), (4, 4)])
def test_22_2_so_many_cards_are_dealt_and_everybody_chooses_at_once(players: int, dealt: int) -> None:
    table = past_leaders(begin(players, asset_draft=True))
    assert table.mode is Mode.SECRET
    assert set(table.asks) == set(range(players))
    assert all(len(ask.options) == dealt and ask.private for ask in table.asks.values())


def test_22_2_a_choice_may_be_changed_until_all_have_chosen() -> None:
    table = past_leaders(begin(2, asset_draft=True))
    first, second = (option.id for option in table.asks[0].options[:2])
    table.answer(0, first)
    table.answer(0, second)
    table.answer(1, table.asks[1].options[0].id)
    assert state(table).players[0].kept == [second]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_22_2_the_rest_is_passed_to_the_right(players: int) -> None:
    table = past_leaders(begin(players, asset_draft=True))
    hands = [p.hand for p in state(table).players]
    answer_all(table, first_options(table))
    for seat in range(players):
        right = (seat - 1) % players
        assert state(table).players[right].hand == hands[seat][1:]


def test_22_2_hands_and_kept_cards_are_known_to_their_owner_alone() -> None:
    table = past_leaders(begin(3, asset_draft=True))
    answer_all(table, first_options(table))
    true = state(table).players
    seen = table.view(1).players
    assert (seen[1].hand, seen[1].kept) == (true[1].hand, true[1].kept)
    for other in (0, 2):
        assert (seen[other].hand, seen[other].kept) == (["?"] * 4, ["?"])
    assert all(set(p.hand + p.kept) == {"?"} for p in table.view(None).players)


def drafted(players: int) -> tuple[Table[State], State]:
    """The table after the draft, and its last state before the cards were turned up."""
    table = past_leaders(begin(players, asset_draft=True))
    before = state(table)
    while table.mode is Mode.SECRET and "draft.asset" in {ask.key for ask in table.asks.values()}:
        before = state(table)
        answer_all(table, first_options(table))
    return table, before


def all_kept(before: State) -> list[str]:
    """With the last choice, which is the first card of each hand; four players have one card left after it."""
    cards = [card for p in before.players for card in p.kept + p.hand[:1]]
    return cards + [p.hand[1] for p in before.players] if len(before.players) == 4 else cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_22_2_assets_of_four_cards_replace_those_of_the_path(players: int) -> None:
    table, before = drafted(players)
    after = state(table)
    workers = len(SETUP.asset_draft.active) * players
    cards = all_kept(before)
    assert len(cards) == 4 * players
    workers += sum(len(STARTING_ASSETS[card].active + STARTING_ASSETS[card].tired) for card in cards)
    assert sum(sum(p.active.values()) + sum(p.tired.values()) for p in after.players) == workers
    for asset in "TUGN":
        assert sum(p.assets[asset] for p in after.players) == sum(
            STARTING_ASSETS[card].assets.get(asset, 0) for card in cards
        )
    assert sum(sum(p.breakthroughs.values()) for p in after.players) == int("16" in cards)
    assert not any(p.hand or p.kept for p in after.players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_22_2_the_order_of_the_draft_is_that_of_the_first_water(players: int) -> None:
    table, before = drafted(players)
    s = state(table)
    assert s.order == [(s.banner + n) % players for n in range(players)]
    drafted_water = SETUP.asset_draft.assets["W"] * players
    drafted_water += sum(STARTING_ASSETS[card].assets.get("W", 0) for card in all_kept(before))
    first_water = sum(SETUP.water_by_turn_order[:players])
    assert sum(p.assets["W"] for p in s.players) == drafted_water + first_water


def test_22_2_the_lowest_sum_begins() -> None:
    s = state(begin(3, asset_draft=True))
    for p, kept in zip(s.players, (["1", "2", "3", "16"], ["4", "5", "6", "9"], ["7", "8", "10", "11"]), strict=True):
        p.kept = kept
    assert drafts.first_player(s) == 0


def test_22_2_of_equal_sums_the_lowest_number_begins() -> None:
    s = state(begin(2, asset_draft=True))
    s.players[0].kept = ["3", "4", "5", "6"]
    s.players[1].kept = ["1", "2", "7", "8"]
    assert drafts.first_player(s) == 1


def test_22_2_seat_order_until_the_first_player_is_known() -> None:
    table = begin(3, asset_draft=True)
    assert list(table.asks) == [0]
    with pytest.raises(Illegal):
        GAME.config(3, {"asset_draft": True, "first_player": "seat2"})


def test_22_2_progress_gets_no_random_breakthrough() -> None:
    table = Table.new(GAME, GAME.config(2, {"asset_draft": True}), "progress")
    table.answer(0, "progress")
    assert not state(table).players[0].breakthroughs


# --- endgame cards


@pytest.mark.parametrize(("players", "dealt", "kept"), [(2, 4, 2), (3, 2, 1), (4, 2, 1)])
@pytest.mark.parametrize("doomsday", [False, True])
def test_22_3_deal_keep_and_fill_up_to_five(players: int, dealt: int, kept: int, doomsday: bool) -> None:
    table = begin(players, endgame_draft=True, doomsday=doomsday)
    assert table.mode is Mode.SECRET
    assert all(len(ask.options) == dealt and ask.private for ask in table.asks.values())
    undealt = state(table).endgame_undealt
    answers = first_options(table, kept)
    chosen = [card for choice in answers.values() for card in (choice if isinstance(choice, list) else [str(choice)])]
    answer_all(table, answers)
    s = state(table)
    assert len(s.endgame) == 5
    assert s.endgame[: len(chosen)] == chosen
    extra = s.endgame[len(chosen) :]
    assert all(card in undealt for card in extra) or len(undealt) < len(extra)
    assert not any(p.hand or p.kept for p in s.players)


@pytest.mark.parametrize("players", [2, 4])
def test_22_3_without_undealt_cards_an_unchosen_one_is_added(players: int) -> None:
    table = begin(players, endgame_draft=True)
    assert not state(table).endgame_undealt
    hands = [card for p in state(table).players for card in p.hand]
    answer_all(table, first_options(table, 2 if players == 2 else 1))
    assert state(table).endgame[-1] in hands


def test_22_3_the_hand_is_known_to_its_owner_alone() -> None:
    table = begin(3, endgame_draft=True)
    assert table.view(0).players[0].hand == state(table).players[0].hand
    assert table.view(0).players[1].hand == ["?", "?"]
    assert set(table.view(None).endgame_undealt) == {"?"}


def test_22_3_the_cards_are_known_before_the_paths_are_chosen() -> None:
    table = Table.new(GAME, GAME.config(2, {"endgame_draft": True}), "order")
    answer_all(table, first_options(table, 2))
    assert next(iter(table.asks.values())).key == "path"
    assert len(table.view(None).endgame) == 5
