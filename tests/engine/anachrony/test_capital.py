"""Rules 7.4 Recruit, 7.5 Research, 7.7 World Council, and the collapsing tiles R1 to R5 and S1 to S5 (12.7)."""

from __future__ import annotations

import pytest

from engine.anachrony.phases import turns
from engine.anachrony.placement import place
from engine.anachrony.state import EMPTY_SUIT, G
from engine.core.language import Messages
from tests.engine.anachrony.helpers import (
    act,
    asked,
    asked_in,
    collapse,
    covers,
    give,
    give_tokens,
    log_keys,
    offer_superproject,
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

POOL = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}


def office(*crew: str, impact: bool = False, leader: str = "zaida", players: int = 2) -> G:
    """Seat 0 has these workers and as many exosuits ready; one worker of each type is in the pool."""
    g = table(players, era=5 if impact else 1, impact=impact, leaders=(leader, "wolfe", "cornella", "amena"))
    staff(g, 0, *crew)
    power(g, 0, len(crew))
    g.state.recruit_pool = dict(POOL)
    return g


def tokens(g: G) -> dict[str, int]:
    return g.state.players[0].breakthroughs


# --- recruit


@pytest.mark.parametrize(
    ("taken", "bonus"), [("scientist", {"W": 2}), ("engineer", {"E": 1}), ("administrator", {"VP": 1})]
)
def test_7_4_the_bonus_is_that_of_the_type_taken(taken: str, bonus: dict[str, int]) -> None:
    g = office("administrator")
    act(g, 0, "recruit:1:administrator", taken)
    assert workers(g) == {taken: 1}
    assert owned(g) == bonus
    assert g.state.recruit_pool[taken] == 0


def test_7_4_a_genius_brings_one_of_the_three_bonuses() -> None:
    g = office("administrator")
    act(g, 0, "recruit:1:administrator", "genius:engineer")
    assert workers(g) == {"genius": 1}
    assert owned(g) == {"E": 1}


def test_7_4_an_engineer_takes_no_genius() -> None:
    g = office("engineer")
    assert option_ids(asked_in(g, 0, "recruit:1:engineer")) == ["scientist", "engineer", "administrator"]
    g = office("engineer")
    g.state.recruit_pool = {"genius": 2}
    assert refused(g, 0, "recruit:1:engineer").rule == "7.4"


def test_7_4_scientists_do_not_recruit() -> None:
    assert refused(office("scientist"), 0, "recruit:1:scientist").rule == "7.4"


def test_1_13_nobody_recruits_from_an_empty_pool() -> None:
    g = office("genius")
    g.state.recruit_pool = {}
    assert refused(g, 0, "recruit:1:genius").rule == "1.13"


def test_7_1_7_a_recruited_worker_is_active_at_once() -> None:
    g = office("administrator")
    power(g)
    act(g, 0, "recruit:1:administrator", "engineer")
    assert "mine:1:engineer" in offered(g)


def test_7_2_the_middle_space_costs_one_water_and_the_lower_two() -> None:
    g = office("administrator", "administrator", players=4)
    assert refused(g, 0, "recruit:2:administrator").rule == "7.2"
    give(g, W=3)
    act(g, 0, "recruit:2:administrator", "administrator")
    assert owned(g) == {"W": 2, "VP": 1}
    act(g, 0, "recruit:3:administrator", "engineer")
    assert owned(g) == {"E": 1, "VP": 1}


def test_2_1_three_spaces_only_with_four_players() -> None:
    g = office("administrator", players=3)
    give(g, W=9)
    assert not [option for option in offered(g) if option.startswith("recruit:3")]


def test_7_2_after_the_impact_no_space_costs_water() -> None:
    g = office("administrator", impact=True)
    collapse(g, "recruit", "R3", "R4")
    act(g, 0, "recruit:2:administrator", "engineer")
    assert owned(g) == {"E": 1}


@covers("collapsing:R1")
def test_12_7_r1_gives_the_recruit_bonus_twice() -> None:
    g = office("administrator", "administrator", impact=True)
    collapse(g, "recruit", "R1")
    act(g, 0, "recruit:1:administrator", "genius:scientist", "administrator")
    assert owned(g) == {"W": 2, "VP": 1}


@covers("collapsing:R1")
def test_12_7_r1_asks_nothing_for_a_plain_worker() -> None:
    g = office("administrator", impact=True)
    collapse(g, "recruit", "R1")
    act(g, 0, "recruit:1:administrator", "scientist")
    assert owned(g) == {"W": 4}


@covers("collapsing:R2")
def test_12_7_r2_powers_up_an_exosuit() -> None:
    g = office("administrator", impact=True)
    collapse(g, "recruit", "R2")
    act(g, 0, "recruit:1:administrator", "scientist")
    p = g.state.players[0]
    assert p.powered.count(True) == 1
    assert p.exosuits == 4


@covers("collapsing:R3")
def test_12_7_r3_raises_morale_and_is_lost_at_the_end_of_the_track() -> None:
    g = office("administrator", "administrator", impact=True)
    collapse(g, "recruit", "R3", "R4")
    act(g, 0, "recruit:1:administrator", "scientist")
    assert g.state.players[0].morale == 4
    g.state.players[0].morale = 6
    g.state.occupied.clear()
    g.state.players[0].placed.clear()
    g.state.players[0].exosuits += 1
    act(g, 0, "recruit:1:administrator", "engineer")
    assert g.state.players[0].morale == 6
    assert g.state.players[0].vp == 0


@covers("collapsing:R4")
def test_12_7_r4_wakes_all_tired_workers_after_recruiting() -> None:
    g = office("administrator", impact=True)
    staff(g, 0, tired=["scientist", "genius"])
    collapse(g, "recruit", "R4")
    act(g, 0, "recruit:1:administrator", "engineer")
    assert workers(g) == {"scientist": 1, "engineer": 1, "genius": 1}
    assert workers(g, column="tired") == {}


@covers("collapsing:R5")
def test_12_7_r5_may_recruit_again_as_the_same_worker() -> None:
    g = office("engineer", impact=True)
    collapse(g, "recruit", "R5")
    ask = asked_in(g, 0, "recruit:1:engineer", "scientist", "recruit")
    assert option_ids(ask) == ["engineer", "administrator"]


@covers("collapsing:R5")
def test_12_7_r5_can_be_declined() -> None:
    g = office("administrator", impact=True)
    collapse(g, "recruit", "R5")
    act(g, 0, "recruit:1:administrator", "scientist", "nothing")
    assert workers(g) == {"scientist": 1}


# --- research


def rig(g: G, *faces: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next rolls."""
    left = list(faces)
    monkeypatch.setattr(g, "roll", lambda _: left.pop(0))


@pytest.mark.parametrize("worker", ["engineer", "administrator"])
def test_7_5_only_scientists_and_geniuses_research(worker: str) -> None:
    assert refused(office(worker), 0, f"research:1:{worker}").rule == "7.5"


def test_7_5_one_die_is_set_and_the_other_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist")
    rig(g, "genetics", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "square")
    assert tokens(g) == {"square-genetics": 1}
    assert g.state.breakthroughs["square-genetics"] == 2
    assert "anachrony-log-research-roll" in log_keys(g)


def test_7_5_the_icon_can_be_set_instead_but_not_the_question_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("genius")
    rig(g, "circle", monkeypatch=monkeypatch)
    ask = asked_in(g, 0, "research:1:genius")
    assert option_ids(ask) == [
        "circle", "triangle", "square", "genetics", "society", "technology", "time_travel", "warfare",
    ]  # fmt: skip


def test_7_5_a_real_roll_is_a_reveal() -> None:
    g = office("scientist")
    act(g, 0, "research:1:scientist", "warfare")
    assert any(event.reveal for event in g.events)
    assert [kind.partition("-")[2] for kind in tokens(g)] == ["warfare"]


def test_7_5_a_question_mark_is_any_icon_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist")
    give_tokens(g, 1, *["circle-society"] * 3)
    rig(g, "?", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "circle", "technology")
    assert tokens(g) == {"circle-technology": 1}


def test_7_5_an_exhausted_icon_cannot_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist")
    give_tokens(g, 1, *["circle-society"] * 3)
    rig(g, "?", monkeypatch=monkeypatch)
    ask = asked_in(g, 0, "research:1:scientist", "circle")
    assert option_ids(ask) == ["genetics", "technology", "time_travel", "warfare"]


def test_7_5_a_missing_token_means_rolling_either_die_again(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist")
    give_tokens(g, 1, *["circle-society"] * 3)
    rig(g, "society", "circle", "square", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "circle", "shape", "shape")
    assert tokens(g) == {"square-society": 1}


def test_1_13_no_research_without_tokens() -> None:
    g = office("scientist")
    g.state.breakthroughs = dict.fromkeys(g.state.breakthroughs, 0)
    assert refused(g, 0, "research:1:scientist").rule == "1.13"


@covers("building:411")
def test_14_9_building_411_sets_the_second_die_for_one_water() -> None:
    g = office("scientist")
    put(g, 0, "411")
    assert "circle-genetics" not in option_ids(asked_in(g, 0, "research:1:scientist"))
    g = office("scientist")
    put(g, 0, "411")
    give(g, W=1)
    act(g, 0, "research:1:scientist", "circle-genetics")
    assert tokens(g) == {"circle-genetics": 1}
    assert owned(g) == {}


@covers("leader:cornella")
def test_16_cornella_sets_the_second_die_for_one_water_more_than_the_space() -> None:
    g = table(paths=("progress", "harmony"), leaders=("cornella", "zaida"))
    staff(g, 0, "scientist")
    power(g)
    give(g, W=1)
    assert "circle-genetics" not in option_ids(asked_in(g, 0, "research:2:scientist"))
    g = table(paths=("progress", "harmony"), leaders=("cornella", "zaida"))
    staff(g, 0, "scientist")
    power(g)
    give(g, W=2)
    act(g, 0, "research:2:scientist", "square-warfare")
    assert tokens(g) == {"square-warfare": 1}
    assert owned(g) == {}


@covers("collapsing:S1")
def test_12_7_s1_sets_both_dice_for_nothing() -> None:
    g = office("scientist", impact=True)
    give_tokens(g, 1, *["circle-society"] * 3)
    collapse(g, "research", "S1")
    assert "circle-society" not in option_ids(asked_in(g, 0, "research:1:scientist"))
    g = office("scientist", impact=True)
    collapse(g, "research", "S1")
    act(g, 0, "research:1:scientist", "circle-society")
    assert tokens(g) == {"circle-society": 1}


@covers("collapsing:S2")
def test_12_7_s2_gives_two_vp(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist", impact=True)
    collapse(g, "research", "S2")
    rig(g, "genetics", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "circle")
    assert owned(g) == {"VP": 2}


@covers("collapsing:S3")
def test_12_7_s3_then_constructs_the_superproject_in_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist", impact=True)
    collapse(g, "research", "S3")
    offer_superproject(g, "continuum_stabilizer")
    give(g, T=2, G=2)
    rig(g, "time_travel", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "square", "construct", "spot0")
    assert "continuum_stabilizer" in g.state.players[0].spots
    assert tokens(g) == {}


@covers("collapsing:S3")
def test_12_7_s3_is_lost_without_a_payable_superproject(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist", impact=True)
    collapse(g, "research", "S3")
    rig(g, "genetics", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "circle")
    assert tokens(g) == {"circle-genetics": 1}


@covers("collapsing:S4")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_12_7_s4_discards_up_to_two_paradox_tokens(monkeypatch: pytest.MonkeyPatch, discarded: int) -> None:
    g = office("scientist", impact=True)
    collapse(g, "research", "S4")
    give(g, paradox=2)
    rig(g, "genetics", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "circle", discarded)
    assert g.state.players[0].paradox == 2 - discarded


@covers("collapsing:S5")
def test_12_7_s5_may_research_again(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist", impact=True)
    collapse(g, "research", "S5")
    rig(g, "genetics", "square", monkeypatch=monkeypatch)
    act(g, 0, "research:1:scientist", "circle", "research", "society")
    assert tokens(g) == {"circle-genetics": 1, "square-society": 1}


# --- World Council


def occupy(g: G, action: str) -> None:
    """Seat 1 stands on every space of a capital action."""
    for n in (1, 2):
        staff(g, 1, "scientist")
        power(g, 1)
        place(g, 1, f"{action}:{n}", "scientist", "tired", exosuit=True, pool=False)


def test_7_7_1_the_left_space_costs_two_water_and_gives_the_banner() -> None:
    g = office("engineer")
    g.state.banner = 1
    assert refused(g, 0, "council:left:engineer").rule == "7.7.1"
    give(g, W=2)
    act(g, 0, "council:left:engineer")
    assert g.state.banner == 0
    assert owned(g) == {}


def test_7_7_4_the_order_changes_only_with_the_next_era() -> None:
    g = office("engineer")
    g.state.banner, g.state.order = 1, [1, 0]
    give(g, W=2)
    act(g, 0, "council:left:engineer")
    assert g.state.order == [1, 0]


def test_7_7_2_only_an_action_without_a_free_space_is_copied() -> None:
    g = office("scientist")
    give(g, W=1)
    assert refused(g, 0, "council:right:scientist").rule == "7.7.3"
    occupy(g, "research")
    assert "council:right:scientist" in offered(g)


def test_7_7_2_a_collapsed_space_is_not_free() -> None:
    g = office("scientist", impact=True)
    give(g, W=1)
    g.state.flipped = ["research:1", "research:2"]
    act(g, 0, "council:right:scientist", "circle")
    assert sum(tokens(g).values()) == 1
    assert owned(g) == {}


def test_7_7_2_the_copy_has_the_restrictions_of_the_worker_and_no_tile_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    g = office("scientist", "administrator", impact=True)
    collapse(g, "research", "S2", "S2")
    occupy(g, "research")
    give(g, W=1)
    assert "council:right:administrator" not in offered(g)
    rig(g, "genetics", monkeypatch=monkeypatch)
    act(g, 0, "council:right:scientist", "circle")
    assert owned(g) == {}


def test_7_7_3_copying_from_the_left_space_is_optional() -> None:
    g = office("scientist")
    occupy(g, "research")
    give(g, W=2)
    ask = asked_in(g, 0, "council:left:scientist")
    assert option_ids(ask) == ["research", "banner"]
    assert {one.id: one.rule for one in ask.blocked} == {"construct": "7.7.2", "recruit": "7.7.2"}


def test_7_7_3_the_left_space_is_open_to_the_holder_of_the_banner() -> None:
    g = office("scientist")
    occupy(g, "research")
    give(g, W=2)
    act(g, 0, "council:left:scientist", "banner")
    assert g.state.banner == 0
    assert tokens(g) == {}


def test_7_7_1_the_space_and_the_copy_are_paid_together() -> None:
    g = office("scientist")
    put(g, 0, "411")
    occupy(g, "research")
    give(g, W=1)
    assert "circle-genetics" not in option_ids(asked_in(g, 0, "council:right:scientist"))


def test_14_4_the_grand_reservoir_lowers_the_total_of_council_and_copy() -> None:
    g = office("scientist")
    put(g, 0, "411", "grand_reservoir")
    occupy(g, "research")
    give(g, W=1)
    act(g, 0, "council:right:scientist", "circle-genetics")
    assert tokens(g) == {"circle-genetics": 1}
    assert owned(g) == {}


def test_16_an_empty_suit_researches_as_a_scientist() -> None:
    g = table(paths=("progress", "harmony"), leaders=("valerian", "zaida"))
    power(g)
    act(g, 0, f"research:1:{EMPTY_SUIT}", "circle")
    assert sum(tokens(g).values()) == 1


# --- what is said of a space


def details(g: G, option: str) -> str | None:
    ask = asked(turns.one_action(g, 0))
    detail = next(one.detail for one in ask.options if one.id == option)
    return Messages(["engine.anachrony"]).show(detail, "en") if detail else None


def test_7_2_an_option_says_what_its_space_costs() -> None:
    g = table()
    staff(g, 0, "scientist")
    power(g)
    give(g, W=2)
    assert details(g, "research:1:scientist") is None
    assert details(g, "research:2:scientist") == "The space costs 1 water"


def test_12_7_an_option_says_what_the_collapsing_tile_does() -> None:
    g = table(era=5)
    collapse(g, "research", "S2")
    staff(g, 0, "scientist")
    power(g)
    assert details(g, "research:1:scientist") == "+2 VP"
