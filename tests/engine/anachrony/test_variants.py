"""Rules 22.4 to 22.7, 3.2 and 3.7: the smaller variants, and which settings go together."""

from __future__ import annotations

import pytest

from engine.anachrony.data import PATHS
from engine.anachrony.game import GAME
from engine.anachrony.phases import paradox, power_up
from engine.anachrony.state import State
from engine.core import Illegal, Mode, Table, Value
from tests.engine.anachrony.helpers import finish, lay, log_keys, table


def begin(players: int, **settings: Value) -> Table[State]:
    return Table.new(GAME, GAME.config(players, settings), "variants")


def refusal(players: int, **settings: Value) -> str:
    with pytest.raises(Illegal) as refused:
        GAME.config(players, settings)
    return refused.value.reason.key


# --- predictable paradoxes


def test_22_4_every_roll_counts_as_one_without_a_roll() -> None:
    g = table(era=3, predictable_paradoxes=True)
    lay(g, 0, "gold", 1)
    lay(g, 0, "water", 2)
    lay(g, 1, "gold", 2)
    g.state.phase = "paradox"
    drawn = g.dice.drawn
    finish(paradox.paradox(g))
    assert [p.paradox for p in g.state.players] == [2, 1]
    assert g.dice.drawn == drawn
    assert "anachrony-log-paradox-roll" not in log_keys(g)


def test_22_4_without_the_variant_the_die_is_rolled() -> None:
    g = table(era=3)
    lay(g, 0, "gold", 1)
    g.state.phase = "paradox"
    finish(paradox.paradox(g))
    assert "anachrony-log-paradox-roll" in log_keys(g)


# --- simultaneous power up


def test_22_5_everybody_powers_up_at_once() -> None:
    g = table(3, simultaneous_power_up=True)
    g.state.phase, g.state.turn = "power_up", 0
    rule = power_up.power_up(g)
    request = next(rule)
    assert request.mode is Mode.PARALLEL
    assert {ask.key for ask in request.asks.values()} == {"power_up"}
    assert set(request.asks) == {0, 1, 2}


def test_22_5_the_answers_of_all_are_applied() -> None:
    g = table(2, leaders=("zaida", "samira"), simultaneous_power_up=True)
    g.state.phase, g.state.turn = "power_up", 0
    rule = power_up.power_up(g)
    next(rule)
    with pytest.raises(StopIteration):
        rule.send({0: ["TL"], 1: ["TL", "TM", "TR"]})
    assert [p.powered.count(True) for p in g.state.players] == [1, 3]
    assert [p.assets["W"] for p in g.state.players] == [5, 3]
    assert g.state.phase == "warp"


def test_6_1_without_the_variant_one_after_the_other() -> None:
    g = table(2, leaders=("zaida", "samira"))
    g.state.phase, g.state.turn = "power_up", 0
    assert set(next(power_up.power_up(g)).asks) == {0}


# --- paths and the first player


def test_3_2_random_paths_are_different_and_nobody_is_asked() -> None:
    started = begin(4, random_paths=True)
    assert sorted(p.path for p in started.view(None).players) == sorted(PATHS)
    assert next(iter(started.asks.values())).key == "leader"


def test_3_2_otherwise_each_takes_a_different_path_in_turn_order() -> None:
    started = begin(3, first_player="seat2")
    for seat in (1, 2, 0):
        assert list(started.asks) == [seat]
        started.answer(seat, started.asks[seat].options[0].id)
    assert len({p.path for p in started.view(None).players}) == 3


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_3_7_the_host_may_name_the_first_player(seat: int) -> None:
    assert begin(3, first_player=f"seat{seat}").view(None).banner == seat - 1


def test_3_7_a_random_first_player() -> None:
    config = GAME.config(4)
    first = {Table.new(GAME, config, f"first {n}").view(None).banner for n in range(30)}
    assert first == {0, 1, 2, 3}


def test_3_7_somebody_must_sit_there() -> None:
    assert refusal(2, first_player="seat3") == "anachrony-refuse-first_player"
    assert refusal(1, first_player="seat1") == "anachrony-refuse-first_player-solo"
    assert refusal(2, first_player="seat1", asset_draft=True) == "anachrony-refuse-first_player-draft"


# --- combinations


@pytest.mark.parametrize("setting", ["doomsday", "asset_draft", "endgame_draft"])
def test_22_7_not_with_the_chronobot(setting: str) -> None:
    assert refusal(1, **{setting: True}) == "anachrony-refuse-solo"


@pytest.mark.parametrize(
    ("setting", "value"), [("mine_takes_slot_bonus", True), ("minimum_actions_before_phase_ends", 3)]
)
def test_22_7_switches_of_the_chronobot_need_it(setting: str, value: Value) -> None:
    assert refusal(2, **{setting: value}) == "anachrony-refuse-only-solo"
    assert GAME.config(1, {setting: value})


def test_22_7_planned_experiments_need_doomsday() -> None:
    assert refusal(2, planned_experiments=True) == "anachrony-refuse-planned"
    assert GAME.config(2, {"planned_experiments": True, "doomsday": True})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_22_7_everything_else_combines_freely(players: int, side: str) -> None:
    everything = {setting.key: True for setting in GAME.settings if setting.values == (False, True)}
    del everything["mine_takes_slot_bonus"]  # the Chronobot's
    assert GAME.config(players, everything | {"side": side})


@pytest.mark.parametrize("side", ["A", "B"])
def test_22_7_what_the_chronobot_allows(side: str) -> None:
    allowed = ("alternate_timeline", "predictable_paradoxes", "simultaneous_power_up", "random_paths")
    switches = {"mine_takes_slot_bonus": True, "minimum_actions_before_phase_ends": 3}
    assert GAME.config(1, dict.fromkeys(allowed, True) | switches | {"side": side})
