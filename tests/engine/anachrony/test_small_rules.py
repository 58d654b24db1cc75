"""Rules that say little, each by its number: what there is, where it lies at first, and what is limited."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.anachrony import conditions, payment, scoring
from engine.anachrony import questions as q
from engine.anachrony.anomaly import strike
from engine.anachrony.data import (
    ANOMALY,
    BOARD,
    BUILDINGS,
    DOOMSDAY,
    EXPERIMENTS,
    MINE_CARDS,
    PATHS,
    RECRUIT_CARDS,
    SETUP,
    SLOTS,
    STARTING_ASSETS,
    SUPERPROJECTS,
    TIMELINE,
    TYPES,
    WARP_TILES,
)
from engine.anachrony.gain import discard_paradox, gain_paradox, power_up_exosuit
from engine.anachrony.game import GAME
from engine.anachrony.phases import clean_up, paradox, power_up, preparation, warp
from engine.anachrony.state import G, Placement, State
from engine.anachrony.time_travel import past_in_range
from engine.anachrony.verbs import TimeTravel
from engine.core import HIDDEN, Dice, Table, Value
from tests.engine.anachrony.helpers import (
    act,
    asked,
    asked_in,
    finish,
    give,
    lay,
    offered,
    option_ids,
    owned,
    play,
    power,
    put,
    refused,
    staff,
    table,
    workers,
)

PLAYERS = [1, 2, 3, 4]


def start(players: int = 2, seed: str = "small rules", **settings: Value) -> State:
    return GAME.start(GAME.config(players, settings), Dice(seed))


# --- 1


def test_1_1_the_impact_tile_is_no_era_and_has_no_distance() -> None:
    g = table(era=6)
    assert len(g.state.timeline) == 7
    assert g.state.impact_after == 4 or g.state.impact
    assert past_in_range(g.state, 0, TimeTravel(range=3)) == [5, 4, 3]


@pytest.mark.parametrize("players", PLAYERS)
def test_1_2_what_every_player_has(players: int) -> None:
    s = start(players)
    for seat in q.people(s):
        p = s.players[seat]
        assert p.exosuits == 6
        assert len(p.warp) == 9
        assert q.count_markers(p) == 7, "the eighth is the focus"
        assert len(p.spots) == 4 * 3


def test_1_3_only_active_workers_are_placed_and_busy_ones_pay_nothing() -> None:
    g = table()
    staff(g, 0, tired=["engineer"])
    give(g, W=9)
    assert "supply:engineer" not in offered(g)
    p = g.state.players[0]
    assert payment.payable(p, {"engineer": 1}), "a tired one can be paid"
    staff(g, 0, "scientist")
    act(g, 0, "supply:scientist")
    assert not payment.payable(p, {"scientist": 1})


def test_1_4_an_exosuit_is_in_the_supply_or_on_a_slot_or_on_the_main_board() -> None:
    g = table()
    p = g.state.players[0]
    power(g, 0, 2)
    staff(g, 0, "engineer")
    act(g, 0, "purify:engineer")
    assert (p.exosuits, q.count_powered(p), sum(one.exosuit for one in p.placed)) == (4, 1, 1)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("side", ["A", "B"])
def test_1_5_six_charging_slots_on_every_board(path: str, side: str) -> None:
    assert [slot.slot for slot in PATHS[path].sides[side].slots] == SLOTS == ["TL", "TM", "TR", "BL", "BM", "BR"]


def test_1_6_four_rows_of_three_spots() -> None:
    assert [q.row_of(number) for number in range(12)] == [type_ for type_ in TYPES for _ in range(3)]
    assert TYPES == ["power_plant", "factory", "life_support", "lab"]


def test_1_7_neither_a_superproject_nor_an_anomaly_is_a_building() -> None:
    g = table()
    put(g, 0, "201", "archive_of_the_eras")
    p = g.state.players[0]
    p.spots[q.spot("lab", 0)] = ANOMALY
    assert q.buildings(p) == ["201"]
    assert conditions.count(p, "building") == 1


def test_1_8_what_is_limited() -> None:
    assert sum(BOARD.breakthroughs.values()) == 45
    assert BOARD.token_counts["anomaly_tiles"] == 12
    assert Counter(tile.type for tile in BUILDINGS.values()) == dict.fromkeys(TYPES, 15)


def test_1_8_water_is_not() -> None:
    g = table()
    power(g)
    staff(g, 0, "engineer")
    give(g, W=200)
    act(g, 0, "purify:engineer")
    assert owned(g) == {"W": 203}


def test_1_12_a_mix_is_asked_only_where_there_is_a_choice() -> None:
    g = table()
    p = g.state.players[0]
    p.spots[q.spot("lab", 0)] = ANOMALY
    g.state.anomalies -= 1
    staff(g, 0, "engineer")
    give(g, W=2, T=2)
    act(g, 0, "anomaly:9:engineer")
    assert owned(g) == {}
    g = table()
    g.state.players[0].spots[q.spot("lab", 0)] = ANOMALY
    staff(g, 0, "engineer")
    give(g, W=2, T=1, U=1, G=1)
    assert option_ids(asked_in(g, 0, "anomaly:9:engineer")) == ["T1+U1+W2", "G1+T1+W2", "G1+U1+W2"]


# --- 2, 3


def test_2_2_the_evacuation_tile_is_closed_at_first() -> None:
    g = table()
    power(g)
    staff(g, 0, "engineer")
    put(g, 0, "rescue_pods")
    assert refused(g, 0, "evacuate:engineer").rule == "13.1"


def test_2_3_decks_and_stacks_are_shuffled_and_hidden() -> None:
    one, other = start(seed="one"), start(seed="other")
    for s in (one, other):
        assert sorted(s.recruit_deck) == sorted(RECRUIT_CARDS)
        assert sorted(s.mine_deck) == sorted(MINE_CARDS)
        assert [len(s.primary[type_]) for type_ in TYPES] == [15] * 4
    assert one.recruit_deck != other.recruit_deck
    assert one.mine_deck != other.mine_deck
    assert one.primary != other.primary
    assert len(SUPERPROJECTS) == 18
    assert set(GAME.view(one, 0).recruit_deck) == {HIDDEN}


@pytest.mark.parametrize(("doomsday", "after"), [(False, 4), (True, 5)])
def test_2_4_seven_tiles_alike_and_the_impact_tile(doomsday: bool, after: int) -> None:
    s = start(doomsday=doomsday)
    assert len(s.timeline) == 7
    assert {TIMELINE.tiles[0].slots} == {tile.slots for tile in TIMELINE.tiles}
    assert s.impact_after == after


@pytest.mark.parametrize("players", PLAYERS)
def test_2_6_every_focus_is_on_tile_1(players: int) -> None:
    assert {p.focus for p in start(players).players} == {1}


def test_2_8_the_tops_are_seen_and_there_are_no_secondary_stacks() -> None:
    s = start()
    seen = GAME.view(s, None)
    for type_ in TYPES:
        assert seen.primary[type_] == [HIDDEN] * 14 + s.primary[type_][-1:]
        assert s.secondary[type_] == []


@pytest.mark.parametrize("side", ["A", "B"])
def test_3_1_one_side_for_all(side: str) -> None:
    g = table(4, side=side)
    assert [q.board(g.state, seat) for seat in range(4)] == [
        PATHS[p.path].sides[side] for p in g.state.players
    ]


def test_3_3_the_evacuation_condition_is_random_whatever_the_side() -> None:
    found = {one_condition(seed, side) for seed in range(20) for side in ("A", "B")}
    assert found == {(side, condition) for side in ("A", "B") for condition in PATHS["harmony"].evacuation}


def one_condition(seed: int, side: str) -> tuple[str, str]:
    """What Harmony gets."""
    live = Table.new(GAME, GAME.config(2, {"side": side, "first_player": "seat1"}), f"condition {seed}")
    live.answer(0, "harmony")
    live.answer(1, "progress")
    return side, live.view(None).players[0].condition


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("path", PATHS)
def test_3_5_morale_starts_at_nothing_and_so_does_time_travel(path: str, side: str) -> None:
    board = PATHS[path].sides[side]
    assert board.morale_vp[board.morale_start] == 0
    assert board.time_travel_vp[0] == 0
    assert start().players[0].time_travel == 0


# --- 5 to 8


def test_5_5_after_the_impact_the_top_cube_is_neutronium() -> None:
    g = table(era=2)
    deck = g.state.mine_deck
    deck.sort(key=lambda id_: MINE_CARDS[id_].cubes[0] != "N")
    card = MINE_CARDS[deck[-1]]
    assert card.cubes[0] != "N"
    g.state.impact = True
    preparation.fill_mine(g)
    assert g.state.mine_pool == ["N", *card.cubes[1:]]


def test_5_6_doomsday_turns_up_the_next_experiment() -> None:
    g = table(era=1, doomsday=True)
    assert [era.experiment_up for era in g.state.timeline] == [True, True] + [False] * 5
    g.state.era = 2
    finish(preparation.preparation(g))
    assert g.state.timeline[2].experiment_up


@pytest.mark.parametrize("path", PATHS)
def test_6_2_on_side_a_the_upper_slots_are_free_and_the_lower_cost_a_core(path: str) -> None:
    costs = {slot.slot: slot.costs for slot in PATHS[path].sides["A"].slots}
    assert costs == {slot: [{}] if slot in ("TL", "TM", "TR") else [{"E": 1}] for slot in SLOTS}


@pytest.mark.parametrize(
    ("path", "side", "water"), [("harmony", "A", 4), ("harmony", "B", 8), ("dominance", "B", 0), ("salvation", "B", 4)]
)
def test_6_4_water_for_each_empty_slot_comes_after_charging(path: str, side: str, water: int) -> None:
    others = [one for one in PATHS if one != path]
    g = table(paths=[path, *others], leaders=[PATHS[one].leaders[0] for one in [path, *others]], side=side)
    g.state.players[0].leader = "amena"
    give(g, E=1, T=1)
    before = owned(g).get("W", 0)
    rule = power_up.charge_board(g, 0)
    request = next(rule)
    assert owned(g).get("W", 0) == before
    with pytest.raises(StopIteration):
        rule.send(request.asks[0].accept(["TM", "BM"]))
    assert owned(g).get("W", 0) == before + water


def test_8_2_nine_warp_tiles() -> None:
    assert list(WARP_TILES) == start().players[0].warp
    shown = Counter(
        tile.worker or ("exosuit" if tile.exosuit else next(iter(tile.assets))) for tile in WARP_TILES.values()
    )
    assert shown == dict.fromkeys(["N", "U", "T", "G", "W", "administrator", "engineer", "scientist", "exosuit"], 1)
    assert WARP_TILES["water"].assets == {"W": 2}


def test_8_5_eight_slots_are_enough_for_everybody() -> None:
    g = table(4)
    tiles = ("neutronium", "uranium")
    for seat in range(4):
        play(g, warp.lay(g, seat, tiles))
    assert [one.slot for one in g.state.timeline[0].warps] == list(range(1, 9))
    assert TIMELINE.tiles[0].slots == 8


def test_8_6_warp_tiles_stay_through_the_eras() -> None:
    g = table()
    lay(g, 0, "gold", 1)
    for _ in range(3):
        finish(clean_up.clean_up(g))
        finish(preparation.preparation(g))
    assert [one.tile for one in g.state.timeline[0].warps] == ["gold"]


# --- 9


def crowded(*tiles: str) -> G:
    """A board without a free spot: these tiles, and anomalies for the rest."""
    g = table()
    put(g, 0, *tiles)
    p = g.state.players[0]
    for number, tile in enumerate(p.spots):
        if not tile:
            p.spots[number] = ANOMALY
            g.state.anomalies -= 1
    return g


def test_9_6_1_without_a_building_a_superproject_is_covered_and_keeps_its_vp() -> None:
    g = crowded("archive_of_the_eras")
    g.state.players[0].time_travel = 2
    before = dict(scoring.lines(g.state, 0))
    play(g, strike(g, 0))
    p = g.state.players[0]
    assert q.is_covered(p, "archive_of_the_eras")
    assert not q.has_tile(p, "archive_of_the_eras")
    after = dict(scoring.lines(g.state, 0))
    assert after["superprojects"] == before["superprojects"] > 0
    assert (before["archive"] > 0, after["archive"]) == (True, 0)


def test_9_6_1_a_building_goes_first() -> None:
    g = crowded("archive_of_the_eras", "201", "202")
    ask = asked(strike(g, 0))
    p = g.state.players[0]
    assert {p.spots[int(id_.removeprefix("spot"))] for id_ in option_ids(ask)} == {"201", "202"}


def test_9_6_1_where_all_is_covered_no_tile_is_placed() -> None:
    g = crowded("201")
    play(g, strike(g, 0))
    left = g.state.anomalies
    finish(strike(g, 0))
    assert g.state.anomalies == left


def test_9_7_only_harmony_b_may_lose_a_building_instead() -> None:
    sides = {side: table(side=side) for side in ("A", "B")}
    for g in sides.values():
        put(g, 0, "201")
    assert asked(strike(sides["B"], 0)).key == "anomaly.or_building"
    assert asked(strike(sides["A"], 0)).key == "anomaly.spot"


def test_9_9_a_lower_limit_strikes_only_with_the_next_token(monkeypatch: pytest.MonkeyPatch) -> None:
    g = crowded("405")
    give(g, paradox=3)
    p = g.state.players[0]
    p.covered.append(p.spots.index("405"))
    g.state.anomalies -= 1
    assert q.paradox_limit(g.state, 0) == 3
    discard_paradox(g, 0, 0)
    monkeypatch.setattr(g, "roll", lambda faces: 0)
    assert not paradox.roll(g, 0)
    assert p.paradox == 3, "nothing happens until the next token"
    play(g, gain_paradox(g, 0, 1))
    assert p.paradox == 0


# --- 12, 14


@pytest.mark.parametrize(("players", "circle"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_12_2_the_impact_opens_evacuation_with_a_penalty_on_one_circle(players: int, circle: int) -> None:
    g = table(players, era=4)
    put(g, 0, "rescue_pods")
    power(g)
    staff(g, 0, "engineer")
    assert "evacuate:engineer" not in offered(g)
    g = table(players, era=5)
    put(g, 0, "rescue_pods")
    power(g)
    staff(g, 0, "engineer")
    assert "evacuate:engineer" in offered(g)
    assert q.penalty_circle(g.state) == circle


def test_12_8_a_powered_exosuit_may_come_onto_a_blocked_slot() -> None:
    g = table(era=5)
    p = g.state.players[0]
    p.powered = [not shut for shut in p.blocked]
    p.exosuits = 6 - q.count_powered(p)
    assert power_up_exosuit(g, 0)
    assert any(full and shut for full, shut in zip(p.powered, p.blocked, strict=True))


@pytest.mark.parametrize(("suits", "powered"), [(0, 3), (6, 6)])
def test_12_8_without_a_suit_or_a_slot_it_is_lost(suits: int, powered: int) -> None:
    g = table()
    p = g.state.players[0]
    p.powered = [number < powered for number in range(6)]
    p.exosuits = suits
    assert not power_up_exosuit(g, 0)
    assert (p.exosuits, q.count_powered(p)) == (suits, powered)


@pytest.mark.parametrize("tile", ["310", "415"])
def test_14_3_the_worker_counts_until_clean_up_and_dies_then(tile: str) -> None:
    g = table()
    put(g, 0, tile)
    p = g.state.players[0]
    p.placed.append(Placement(f"tile:{tile}", "scientist", "dead"))
    assert q.count_type(p, "scientist") == 1
    finish(clean_up.clean_up(g))
    assert q.count_type(p, "scientist") == 0
    assert workers(g) == workers(g, column="tired") == {}


def test_14_8_405_and_progress_b_raise_the_limit_together() -> None:
    g = table(paths=("progress", "harmony"), leaders=("cornella", "zaida"), side="B")
    assert q.paradox_limit(g.state, 0) == 4
    put(g, 0, "405")
    assert q.paradox_limit(g.state, 0) == 5


# --- 20, 22


def test_20_1_the_b_sides_differ_from_a_and_from_each_other() -> None:
    boards = [path.sides[side] for path in PATHS.values() for side in ("A", "B")]
    b_sides = [path.sides["B"] for path in PATHS.values()]
    assert all(path.sides["A"] != path.sides["B"] for path in PATHS.values())
    assert all(one != other for n, one in enumerate(b_sides) for other in b_sides[:n])
    assert all(len(board.morale_vp) == 7 and len(board.time_travel_vp) == 9 for board in boards)


def test_22_6_planned_experiments_show_the_top_of_the_deck() -> None:
    s = start(doomsday=True, planned_experiments=True)
    seen = GAME.view(s, None).doomsday
    assert seen is not None
    assert s.doomsday is not None
    assert seen.deck == [HIDDEN] * 9 + s.doomsday.deck[-1:]


# --- 24


def test_24_values_without_a_source_are_marked_as_designed() -> None:
    assert all(card.designed for card in STARTING_ASSETS.values())
    assert all(tile.designed for tile in TIMELINE.tiles)
    assert TIMELINE.in_play_designed
    assert DOOMSDAY.designed
    assert [name for name, die in BOARD.dice.items() if die.designed] == ["trajectory"]
    assert SETUP.unlimited.designed == ["E"]
    guessed = {"technology", "warfare"}
    by_icon = {id_: str(project.breakthroughs) for id_, project in SUPERPROJECTS.items()}
    assert {id_ for id_, project in SUPERPROJECTS.items() if project.designed} == {
        id_ for id_, tokens in by_icon.items() if any(icon in tokens for icon in guessed)
    }
    assert {id_ for id_, card in EXPERIMENTS.items() if card.designed} == {
        id_ for id_, card in EXPERIMENTS.items() if guessed & set(card.condition.types)
    }
