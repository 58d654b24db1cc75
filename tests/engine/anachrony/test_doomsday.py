"""Rules 19: the Doomsday module."""

from __future__ import annotations

import pytest

from engine.anachrony import doomsday
from engine.anachrony.data import ANOMALY, DOOMSDAY, EXPERIMENTS, TRACKERS
from engine.anachrony.phases import clean_up, preparation
from engine.anachrony.state import G
from engine.core import Dice, Illegal
from engine.core.play import GameOver
from tests.engine.anachrony.helpers import (
    act,
    asked_in,
    bring_impact,
    covers,
    finish,
    give,
    give_tokens,
    log_keys,
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
from tests.engine.anachrony.helpers import lay as lay_warp


def doom(players: int = 2, **settings: object) -> G:
    return table(players, doomsday=True, **settings)  # type: ignore[arg-type]


def offer(g: G, card: str) -> None:
    """The card lies face up at the current era; what lay there takes its place."""
    s = g.state
    here = s.timeline[s.era - 1]
    other = here.experiment
    for era in s.timeline:
        if era.experiment == card:
            era.experiment = other
    for pile in (doomsday.module(s).deck, doomsday.module(s).removed):
        if card in pile:
            pile[pile.index(card)] = other
    here.experiment, here.experiment_up = card, True


def ready(card: str, *, worker: str = "scientist", **settings: object) -> G:
    """Seat 0 could experiment on the card, as far as worker and exosuit go."""
    g = doom(**settings)  # type: ignore[arg-type]
    offer(g, card)
    staff(g, 0, worker)
    power(g)
    return g


# --- setup and preparation


def test_19_1_not_with_the_chronobot() -> None:
    with pytest.raises(Illegal):
        table(1, doomsday=True)


def test_19_2_setup() -> None:
    s = doom().state
    assert s.impact_after == 5
    module = doomsday.module(s)
    assert (module.save_earth, module.seal_fate) == (6, 6)
    assert len(module.deck) == 10
    assert {EXPERIMENTS[card].level for card in module.deck} == {2}
    assert len(module.removed) == 3
    assert {EXPERIMENTS[era.experiment].level for era in s.timeline} == {1}


def test_19_2_the_experiments_card_is_in_the_endgame_pool_only_with_the_module() -> None:
    s = doom().state
    assert "experiments" in s.endgame + s.endgame_undealt
    s = table().state
    assert "experiments" not in s.endgame + s.endgame_undealt


def test_19_4_the_card_of_the_next_era_is_turned_up() -> None:
    assert [era.experiment_up for era in doom(era=1).state.timeline] == [True] * 2 + [False] * 5
    assert [era.experiment_up for era in doom(era=4).state.timeline] == [True] * 5 + [False] * 2


def test_19_4_level_2_cards_fill_the_gaps_oldest_tile_first() -> None:
    g = doom(era=3)
    s = g.state
    taken = [s.timeline[0].experiment, s.timeline[2].experiment]
    s.players[0].experiments = taken
    s.timeline[0].experiment = s.timeline[2].experiment = ""
    oldest_gets, next_gets = reversed(doomsday.module(s).deck[-2:])
    s.era = 4
    finish(preparation.preparation(g))
    assert s.timeline[0].experiment == oldest_gets
    assert s.timeline[2].experiment == next_gets
    assert s.timeline[0].experiment_up
    assert s.timeline[2].experiment_up


def test_19_4_no_level_2_cards_are_laid_once_the_deck_is_empty() -> None:
    g = doom()
    module = doomsday.module(g.state)
    g.state.players[1].experiments = [*module.deck, g.state.timeline[0].experiment]
    module.deck.clear()
    g.state.timeline[0].experiment = ""
    doomsday.prepare(g)
    assert g.state.timeline[0].experiment == ""


# --- the action


@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_19_3_any_worker_may_experiment(worker: str) -> None:
    g = ready("austerity_measures", worker=worker)
    act(g, 0, f"experiment:{worker}", "stay")
    assert g.state.players[0].experiments == ["austerity_measures"]


def test_19_3_the_pool_is_never_full() -> None:
    g = ready("austerity_measures")
    staff(g, 0, "engineer")
    power(g)
    act(g, 0, "experiment:scientist", "stay")
    offer(g, "pocket_universe")
    give(g, 0, paradox=0)
    g.state.players[0].spots[0] = ANOMALY
    g.state.anomalies -= 1
    assert "experiment:engineer" in offered(g)


def test_19_3_no_experiments_without_the_module() -> None:
    g = table()
    staff(g, 0, "genius")
    power(g)
    assert not [option for option in offered(g) if option.startswith("experiment")]


def test_19_5_no_card_in_focus() -> None:
    g = ready("austerity_measures")
    g.state.timeline[0].experiment = ""
    assert refused(g, 0, "experiment:scientist").rule == "19.5"


def test_19_5_the_focus_decides_which_experiment() -> None:
    g = doom(era=3)
    offer(g, "austerity_measures")
    g.state.players[0].focus = 1
    assert doomsday.in_focus(g.state, 0) == g.state.timeline[0].experiment != "austerity_measures"


def test_19_5_the_card_is_taken_and_its_vp_gained() -> None:
    g = ready("austerity_measures")
    act(g, 0, "experiment:scientist", "stay")
    assert g.state.players[0].experiments == ["austerity_measures"]
    assert g.state.timeline[0].experiment == ""
    assert owned(g)["VP"] == 3


@pytest.mark.parametrize(
    ("path", "tracker", "slot"),
    [
        ("harmony", "save_earth", 5),
        ("dominance", "save_earth", 5),
        ("progress", "seal_fate", 7),
        ("salvation", "seal_fate", 7),
    ],
)
def test_19_5_each_path_moves_its_own_tracker(path: str, tracker: str, slot: int) -> None:
    g = ready("austerity_measures", paths=(path, "harmony" if path != "harmony" else "progress"))
    act(g, 0, "experiment:scientist", "move")
    module = doomsday.module(g.state)
    assert getattr(module, tracker) == slot
    assert {module.save_earth, module.seal_fate} == {6, slot}


@pytest.mark.parametrize("path", ["harmony", "dominance", "progress", "salvation"])
def test_19_6_the_mover_gains_the_vp_of_the_own_path(path: str) -> None:
    printed = {
        "dominance": [1, 1, 1, 2, 0],
        "harmony": [0, 0, 0, 2, 3],
        "progress": [1, 1, 2, 0],
        "salvation": [0, 0, 2, 2],
    }[path]
    gained = []
    g = doom(paths=(path, "harmony" if path != "harmony" else "progress"))
    while doomsday.can_move_trackers(g.state):
        rule = doomsday.move_tracker(g, 0)
        next(rule)
        with pytest.raises(StopIteration) as done:
            rule.send("move")
        gained.append(done.value.value)
    assert gained == printed


def test_19_6_no_tracker_moves_once_one_is_at_its_end() -> None:
    g = ready("austerity_measures")
    doomsday.module(g.state).seal_fate = TRACKERS["seal_fate"].final
    act(g, 0, "experiment:scientist")
    assert doomsday.module(g.state).save_earth == 6
    assert owned(g)["VP"] == 3


def test_19_6_no_tracker_moves_after_the_impact() -> None:
    g = doom(era=3)
    bring_impact(g)
    offer(g, "austerity_measures")
    staff(g, 0, "scientist")
    power(g)
    act(g, 0, "experiment:scientist")
    assert doomsday.module(g.state).save_earth == 6
    assert owned(g)["VP"] == 3


# --- the asteroid


def roll(g: G, first: str, second: str) -> None:
    """The next two trajectory dice show these faces."""
    faces = doomsday.TRAJECTORY.faces
    for number in range(10_000):
        seed = f"dice {number}"
        if [Dice(seed).choice(faces), _second(seed, faces)] == [first, second]:
            g.dice.seed, g.dice.drawn = seed, 0
            return
    raise AssertionError("no such throw")


def _second(seed: str, faces: list[str]) -> str:
    dice = Dice(seed)
    dice.choice(faces)
    return dice.choice(faces)


@pytest.mark.parametrize(
    ("save_earth", "seal_fate", "dice", "after"),
    [
        (6, 6, ("+", "blank"), 6),
        (6, 6, ("-", "blank"), 4),
        (6, 6, ("+", "-"), 5),
        (6, 6, ("blank", "blank"), 5),
        (3, 7, ("+", "+"), 6),  # the worked example: ++ and − beside the track
        (5, 9, ("+", "blank"), 5),
        (4, 9, ("-", "blank"), 4),
    ],
)
def test_19_7_the_dice_and_the_track_move_the_impact(
    save_earth: int, seal_fate: int, dice: tuple[str, str], after: int
) -> None:
    g = doom()
    module = doomsday.module(g.state)
    module.save_earth, module.seal_fate = save_earth, seal_fate
    roll(g, *dice)
    doomsday.move_impact(g)
    assert g.state.impact_after == after
    assert any(event.reveal for event in g.events)


def test_19_7_never_behind_tile_7() -> None:
    g = doom()
    g.state.impact_after = 7
    roll(g, "+", "+")
    doomsday.move_impact(g)
    assert g.state.impact_after == 7


def test_19_7_never_before_the_current_tile_but_the_impact_strikes_directly_after_it() -> None:
    g = doom(era=4)
    roll(g, "-", "-")
    finish(clean_up.clean_up(g))
    assert g.state.impact
    assert g.state.impact_after == 4


def test_19_7_one_step_only() -> None:
    g = doom(era=2)
    roll(g, "-", "-")
    finish(clean_up.clean_up(g))
    assert not g.state.impact
    assert g.state.impact_after == 4


def test_19_7_save_earth_at_its_end_ends_the_game() -> None:
    g = doom(era=3)
    doomsday.module(g.state).save_earth = 1
    with pytest.raises(GameOver) as over:
        finish(clean_up.clean_up(g))
    assert over.value.result.reason.key == "anachrony-end-saved"
    assert not g.state.impact


def test_19_7_seal_fate_at_its_end_brings_the_impact_without_a_roll() -> None:
    g = doom(era=2)
    doomsday.module(g.state).seal_fate = 10
    finish(clean_up.clean_up(g))
    assert g.state.impact
    assert g.state.impact_after == 2
    assert "anachrony-log-trajectory" not in log_keys(g)


def test_19_7_nothing_is_rolled_after_the_impact() -> None:
    g = doom(era=3)
    bring_impact(g)
    finish(clean_up.clean_up(g))
    assert g.state.impact_after == 2
    assert "anachrony-log-trajectory" not in log_keys(g)


def test_19_7_the_symbols_of_the_track_are_marked_as_designed() -> None:
    assert DOOMSDAY.designed
    assert doomsday.TRAJECTORY.designed


# --- the twenty cards


ICONS = {
    "examine_temporal_distortion": "time_travel",
    "ai_research": "technology",
    "interstellar_missile_system": "warfare",
    "life_support_improvements": "society",
    "resistant_genotype": "genetics",
}
PAIRS = {
    "quantum_mechanics": ("401", "201"),
    "reverse_water_gas_shift": ("401", "303"),
    "hydro_plant_upgrades": ("101", "303"),
    "technological_singularity": ("101", "201"),
}


@covers(*(f"experiment:{card}" for card in ICONS))
@pytest.mark.parametrize("card", ICONS)
def test_19_8_breakthrough_of_an_icon_and_a_cube(card: str) -> None:
    g = ready(card)
    give(g, 0, T=1, G=1)
    other = "society" if ICONS[card] != "society" else "warfare"
    give_tokens(g, 0, f"square-{other}")
    assert refused(g, 0, "experiment:scientist").rule == "19.8"
    give_tokens(g, 0, f"circle-{ICONS[card]}")
    act(g, 0, "experiment:scientist", "G1", "stay")
    assert owned(g) == {"T": 1, "VP": 2}
    assert len(g.state.players[0].breakthroughs) == 2, "the token is only shown"


@covers(*(f"experiment:{card}" for card in PAIRS))
@pytest.mark.parametrize("card", PAIRS)
def test_19_8_two_kinds_of_buildings_and_water(card: str) -> None:
    g = ready(card)
    give(g, 0, W=3)
    put(g, 0, PAIRS[card][0])
    assert "experiment:scientist" not in offered(g)
    put(g, 0, PAIRS[card][1])
    act(g, 0, "experiment:scientist", "stay")
    assert owned(g) == {"W": 1, "VP": 2}


def test_19_8_a_cost_that_cannot_be_paid() -> None:
    g = ready("quantum_mechanics")
    put(g, 0, *PAIRS["quantum_mechanics"])
    give(g, 0, W=1)
    blocked = refused(g, 0, "experiment:scientist")
    assert (blocked.reason.key, blocked.rule) == ("anachrony-no-experiment-cost", "19.8")


def test_19_8_the_grand_reservoir_helps_with_experiment_water() -> None:
    g = ready("quantum_mechanics")
    put(g, 0, *PAIRS["quantum_mechanics"], "grand_reservoir")
    give(g, 0, W=1)
    act(g, 0, "experiment:scientist", "stay")
    assert owned(g) == {"VP": 2}


@covers("experiment:timeline_protection_doctrine")
def test_19_8_six_unused_warp_tiles_and_a_paradox() -> None:
    g = ready("timeline_protection_doctrine")
    for tile in ("gold", "uranium", "titanium", "water"):
        lay_warp(g, 0, tile, 1)
    assert "experiment:scientist" not in offered(g)
    g.state.timeline[0].warps.pop()
    g.state.players[0].warp.append("water")
    act(g, 0, "experiment:scientist", "stay")
    assert g.state.players[0].paradox == 1


def test_19_8_a_paradox_cost_may_strike_an_anomaly_at_once() -> None:
    g = ready("timeline_protection_doctrine")
    give(g, 0, paradox=2)
    act(g, 0, "experiment:scientist", "spot0", "stay")
    p = g.state.players[0]
    assert p.paradox == 0
    assert p.spots[0] == ANOMALY
    assert p.experiments


@covers("experiment:austerity_measures")
def test_19_8_austerity_lowers_morale_worth_nothing_or_more() -> None:
    g = ready("austerity_measures")
    p = g.state.players[0]
    before = p.morale
    act(g, 0, "experiment:scientist", "stay")
    assert p.morale == before - 1
    g = ready("austerity_measures")
    g.state.players[0].morale = before - 1
    assert "experiment:scientist" not in offered(g)


@covers("experiment:pocket_universe")
def test_19_8_pocket_universe_wants_an_anomaly_and_gives_two_paradoxes() -> None:
    g = ready("pocket_universe")
    assert "experiment:scientist" not in offered(g)
    g.state.players[0].spots[0] = ANOMALY
    g.state.anomalies -= 1
    act(g, 0, "experiment:scientist", "stay")
    assert g.state.players[0].paradox == 2


@covers("experiment:outback_mapping")
def test_19_8_outback_mapping_counts_the_exosuits_left_after_the_placement() -> None:
    g = ready("outback_mapping")
    give(g, 0, E=1)
    power(g, 0, 2)
    assert "experiment:scientist" not in offered(g)
    power(g)
    act(g, 0, "experiment:scientist", "stay")
    assert owned(g) == {"VP": 3}


@covers("experiment:caste_system")
def test_19_8_caste_system_counts_the_placed_worker_who_cannot_pay() -> None:
    g = ready("caste_system")
    give(g, 0, W=2)
    staff(g, 0, "genius", "engineer")
    assert "experiment:scientist" not in offered(g), "a genius is no administrator"
    staff(g, 0, tired=["administrator"])
    options = option_ids(asked_in(g, 0, "experiment:scientist"))
    assert sorted(options) == ["W2+active-engineer1", "W2+active-genius1", "W2+tired-administrator1"]
    g = ready("caste_system")
    give(g, 0, W=2)
    staff(g, 0, "genius", "engineer", tired=["administrator"])
    act(g, 0, "experiment:scientist", "W2+tired-administrator1", "stay")
    assert workers(g, column="tired") == {}


@covers("experiment:hive_mind")
def test_19_8_hive_mind_counts_busy_workers() -> None:
    g = ready("hive_mind")
    give(g, 0, W=2, G=1)
    staff(g, 0, "engineer", "engineer", "engineer", tired=["genius", "genius", "genius"])
    assert "experiment:scientist" not in offered(g)
    staff(g, 0, "engineer")
    act(g, 0, "experiment:scientist", "stay")
    assert owned(g) == {"VP": 3}


@covers("experiment:colony_coordination_protocol")
def test_19_8_five_buildings_and_an_administrator() -> None:
    g = ready("colony_coordination_protocol", worker="administrator")
    put(g, 0, "201", "202", "303", "304", "grand_reservoir")
    staff(g, 0, "genius")
    assert "experiment:genius" not in offered(g), "a superproject is no building"
    put(g, 0, "401")
    assert refused(g, 0, "experiment:administrator").reason.key == "anachrony-no-experiment-cost"
    act(g, 0, "experiment:genius", "stay")
    assert workers(g) == {}


@covers("experiment:irrigation_systems")
def test_19_8_irrigation_wants_ten_water_and_costs_four() -> None:
    g = ready("irrigation_systems")
    give(g, 0, W=9)
    assert "experiment:scientist" not in offered(g)
    give(g, 0, W=1)
    act(g, 0, "experiment:scientist", "stay")
    assert owned(g) == {"W": 6, "VP": 3}


@covers("experiment:alien_studies")
def test_19_8_alien_studies_spend_one_of_three_breakthroughs() -> None:
    g = ready("alien_studies")
    give_tokens(g, 0, "circle-genetics", "circle-genetics")
    assert "experiment:scientist" not in offered(g)
    give_tokens(g, 0, "square-warfare")
    act(g, 0, "experiment:scientist", "circle-genetics", "stay")
    assert g.state.players[0].breakthroughs == {"circle-genetics": 1, "square-warfare": 1}
    assert g.state.breakthroughs["circle-genetics"] == 2


@covers("experiment:fortunate_accident")
def test_19_8_a_superproject_and_a_genius() -> None:
    g = ready("fortunate_accident")
    put(g, 0, "cloning_vat")
    assert refused(g, 0, "experiment:scientist").reason.key == "anachrony-no-experiment-cost"
    staff(g, 0, tired=["genius"])
    act(g, 0, "experiment:scientist", "stay")
    assert workers(g, column="tired") == {}


@covers("experiment:augmented_time_rifts")
def test_19_8_four_steps_of_time_travel() -> None:
    g = ready("augmented_time_rifts")
    give(g, 0, W=2, U=1)
    g.state.players[0].time_travel = 3
    assert "experiment:scientist" not in offered(g)
    g.state.players[0].time_travel = 4
    act(g, 0, "experiment:scientist", "stay")
    assert owned(g) == {"VP": 3}


# --- planned experiments


def _planned() -> G:
    g = ready("timeline_protection_doctrine", planned_experiments=True)
    g.events.clear()
    return g


def test_19_9_a_claimed_card_is_replaced_at_once() -> None:
    g = _planned()
    top, below = doomsday.module(g.state).deck[-1], doomsday.module(g.state).deck[-2]
    act(g, 0, "experiment:scientist", "stay")
    assert g.state.timeline[0].experiment == top
    assert g.state.timeline[0].experiment_up
    assert doomsday.module(g.state).deck[-1] == below
    assert any(event.reveal for event in g.events), "the next card is seen"


def test_19_9_the_last_card_of_the_deck_was_known_already() -> None:
    g = _planned()
    module = doomsday.module(g.state)
    module.removed += module.deck[:-1]
    del module.deck[:-1]
    act(g, 0, "experiment:scientist", "stay")
    assert module.deck == []
    assert not any(event.reveal for event in g.events)


def test_19_9_no_cards_are_laid_in_preparation() -> None:
    g = _planned()
    g.state.players[0].experiments = [g.state.timeline[0].experiment]
    g.state.timeline[0].experiment, g.state.timeline[0].experiment_up = "", False
    doomsday.prepare(g)
    assert g.state.timeline[0].experiment == ""


def test_19_9_the_top_of_the_deck_is_public() -> None:
    g = _planned()
    seen = g.game.view(g.state, None).doomsday
    assert seen is not None
    assert seen.deck == ["?"] * 9 + doomsday.module(g.state).deck[-1:]
    seen = g.game.view(doom().state, None).doomsday
    assert seen is not None
    assert set(seen.deck) == {"?"}


