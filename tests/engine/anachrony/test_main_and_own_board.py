"""Rules 7.6 to 7.12: the actions that need no capital."""

from __future__ import annotations

import pytest

from engine.anachrony.state import G
from tests.engine.anachrony.helpers import (
    act,
    asked_in,
    give,
    offered,
    option_ids,
    owned,
    power,
    put,
    refused,
    staff,
    table,
    workers,
)


def yard(*crew: str, side: str = "A") -> G:
    g = table(leaders=("haulani", "wolfe"), side=side)
    staff(g, 0, *crew)
    power(g, 0, len(crew))
    return g


# --- mine


@pytest.mark.parametrize(("space", "bonus"), [(1, "U"), (2, "G"), (3, "T")])
def test_7_6_one_cube_of_the_pool_and_the_cube_of_the_space(space: int, bonus: str) -> None:
    g = yard("scientist")
    g.state.mine_pool = ["N", "G"]
    act(g, 0, f"mine:{space}:scientist", "N")
    assert owned(g) == {"N": 1, bonus: 1}
    assert g.state.mine_pool == ["G"]
    assert g.state.mine_bonus[space - 1] == ""


@pytest.mark.parametrize(
    ("worker", "fate"),
    [("engineer", "active"), ("genius", "active"), ("scientist", "tired"), ("administrator", "tired")],
)
def test_7_6_engineers_and_geniuses_are_motivated_in_the_mine(worker: str, fate: str) -> None:
    g = yard(worker)
    g.state.mine_pool = ["N"]
    act(g, 0, f"mine:1:{worker}")
    assert g.state.players[0].placed[0].fate == fate


def test_1_13_an_empty_mine_is_closed() -> None:
    g = yard("engineer")
    g.state.mine_pool = []
    assert refused(g, 0, "mine:1:engineer").rule == "1.13"


# --- purify, trade


@pytest.mark.parametrize(("worker", "water"), [("engineer", 3), ("administrator", 3), ("scientist", 4), ("genius", 4)])
def test_7_8_three_water_and_four_for_scientists(worker: str, water: int) -> None:
    g = yard(worker)
    act(g, 0, f"purify:{worker}")
    assert owned(g) == {"W": water}


def test_7_9_one_exchange_in_either_direction() -> None:
    g = yard("engineer")
    give(g, W=3, E=1)
    ids = option_ids(asked_in(g, 0, "trade:engineer"))
    assert len(ids) == 1 + 1 + 1 + 6, "3 W for E, 3 W for two cubes in six mixes, E for N, E for 3 W"


def test_7_9_an_administrator_may_use_what_the_first_exchange_gave() -> None:
    g = yard("administrator")
    give(g, W=3)
    first = option_ids(asked_in(g, 0, "trade:administrator"))[0]
    g = yard("administrator")
    give(g, W=3)
    second = asked_in(g, 0, "trade:administrator", first)
    assert owned(g) == {"E": 1}
    assert option_ids(second)[-1] == "nothing"


def test_1_13_trade_needs_a_payable_exchange() -> None:
    g = yard("engineer")
    give(g, W=2, T=1)
    assert refused(g, 0, "trade:engineer").rule == "1.13"


# --- supply


def test_7_11_supply_wakes_the_tired_then_raises_morale() -> None:
    g = yard("engineer")
    staff(g, 0, tired=["scientist", "genius"])
    give(g, W=6)
    act(g, 0, "supply:engineer")
    assert owned(g) == {"W": 1}
    assert workers(g) == {"scientist": 1, "genius": 1}
    assert g.state.players[0].morale == 4
    assert g.state.players[0].placed[0].fate == "tired"


def test_7_11_supply_is_open_without_tired_workers_and_motivates_administrators() -> None:
    g = yard("administrator")
    give(g, W=5)
    act(g, 0, "supply:administrator")
    assert g.state.players[0].placed[0].fate == "active"


def test_7_11_at_the_right_end_supply_pays_vp() -> None:
    g = yard("engineer")
    g.state.players[0].morale = 6
    give(g, W=7)
    act(g, 0, "supply:engineer")
    assert owned(g) == {"VP": 2}
    assert g.state.players[0].morale == 6


def test_14_2_311_and_312_halve_the_cost_twice_rounding_up() -> None:
    g = yard("engineer")
    put(g, 0, "311", "312")
    g.state.players[0].morale = 6
    give(g, W=2)
    act(g, 0, "supply:engineer")
    assert owned(g) == {"VP": 2}


# --- force


def test_7_12_force_wakes_the_tired_and_lowers_morale() -> None:
    g = yard()
    staff(g, 0, tired=["scientist"])
    act(g, 0, "force")
    assert workers(g) == {"scientist": 1}
    assert g.state.players[0].morale == 2


def test_7_12_at_the_left_end_a_worker_is_lost() -> None:
    g = yard("engineer")
    staff(g, 0, tired=["scientist"])
    g.state.players[0].morale = 0
    act(g, 0, "force", "active-scientist")
    assert workers(g) == {"engineer": 1}
    assert g.state.players[0].morale == 0


def test_7_12_without_workers_nobody_is_lost() -> None:
    g = yard()
    g.state.players[0].morale = 0
    act(g, 0, "force")
    assert g.state.players[0].morale == 0


def test_7_1_7_forced_workers_can_be_placed_in_the_same_turn() -> None:
    g = yard()
    power(g)
    staff(g, 0, tired=["scientist"])
    assert "purify:scientist" not in offered(g)
    act(g, 0, "force")
    assert "purify:scientist" in offered(g)
