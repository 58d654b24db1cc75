"""Setup and player counts, rules 3 and 13, as real tables make them."""

from __future__ import annotations

import pytest

from engine.core import Illegal, Table, Value
from engine.the_loop.data import AGENTS, BOARD, COMMON, ERAS
from engine.the_loop.game import GAME
from engine.the_loop.setup import agents, setup
from engine.the_loop.state import State
from tests.engine.the_loop.helpers import option_ids, play, table


def begun(players: int, **settings: Value) -> State:
    """Just after setup, before Dr Faux's first card."""
    chosen: dict[str, Value] = {"agents": "random", "five_players": players == 5}
    config = GAME.config(players, chosen | settings)
    g = table()
    g.config, g.state = config, GAME.start(config, g.dice)
    play(g, agents(g))
    play(g, setup(g))
    return g.state


def test_3_1_agents_are_chosen_one_after_another_and_all_different() -> None:
    live = Table.new(GAME, GAME.config(3), "agents")
    assert option_ids(live.asks[0]) == list(AGENTS)
    live.answer(0, "v_girl")
    live.answer(1, "mr_time")
    assert option_ids(live.asks[2]) == ["time_prowler", "cztwyzzek", "eraser_404"]


@pytest.mark.parametrize(
    ("players", "settings", "agent_count", "duplicates", "cards"),
    [
        (1, {"solo_agents": 2}, 2, 7, 2),
        (1, {"solo_agents": 3}, 3, 5, 3),
        (1, {"solo_agents": 4}, 4, 4, 4),
        (2, {}, 2, 7, 2),
        (3, {}, 3, 5, 3),
        (4, {}, 4, 4, 4),
        (5, {}, 5, 4, 5),
    ],
)
def test_3_8_13_1_the_setup_table(
    players: int, settings: dict[str, Value], agent_count: int, duplicates: int, cards: int
) -> None:
    s = begun(players, **settings)
    assert len(s.agents) == agent_count
    assert sum(len(era.duplicates) for era in s.eras) == duplicates
    assert sum(len(era.cards) for era in s.eras) == cards
    assert len(s.huge) == len(COMMON) - cards


def test_3_7_two_eras_are_damaged_and_the_others_have_energy() -> None:
    s = begun(2)
    damaged = [e for e in ERAS if s.eras[e].rifts]
    assert len(damaged) == 2
    assert damaged == [e for e in ERAS if (m := s.eras[e].mission) and m.up]
    assert [s.eras[e].energy for e in ERAS] == [0 if e in damaged else 1 for e in ERAS]
    assert sorted(s.faux_deck) == list(ERAS)


def test_3_2_seven_missions_lie_on_the_board_and_three_in_the_box() -> None:
    s = begun(2)
    assert all(era.mission for era in s.eras)
    assert len(s.boxed) == 3


def test_3_6_3_9_agents_start_on_their_eras_with_three_of_their_six_cards() -> None:
    s = begun(4)
    for agent in s.agents:
        assert agent.era == AGENTS[agent.id].start
        assert len(agent.hand) == BOARD.hand
        assert all(card.ready for card in agent.hand)
        assert sorted(agent.pile + [card.id for card in agent.hand]) == sorted(AGENTS[agent.id].cards)


def test_3_11_the_first_player_is_random() -> None:
    config = GAME.config(4, {"agents": "random"})
    first = {Table.new(GAME, config, f"first {seed}").view(None).active for seed in range(20)}
    assert first == {0, 1, 2, 3}


def test_13_1_one_person_plays_every_agent() -> None:
    s = begun(1, solo_agents=4)
    assert [agent.seat for agent in s.agents] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "settings", "reason"),
    [
        (2, {"solo_agents": 3}, "the_loop-refuse-solo_agents"),
        (5, {}, "the_loop-refuse-five"),
        (4, {"five_players": True}, "the_loop-refuse-not_five"),
    ],
)
def test_13_settings_that_do_not_go_together(players: int, settings: dict[str, Value], reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.config(players, settings)
    assert refusal.value.reason.key == reason


def test_0_1_the_lobby_says_that_figures_are_designed() -> None:
    assert GAME.note is not None
    assert GAME.note.key == "the_loop-note"
