"""Rules 22.1: the fire side of the timeline."""

from __future__ import annotations

import pytest

from engine.anachrony import alternate_timeline
from engine.anachrony.data import ANOMALY, FIRE_EFFECTS, TIMELINE, TIMELINE_TILES, WARP_TILES
from engine.anachrony.phases import warp
from engine.anachrony.state import G, Warp
from engine.core import Choice
from tests.engine.anachrony.helpers import asked, give, log_keys, option_ids, owned, play, power, table, workers


def fire(*effects: str, **settings: object) -> G:
    """A table on whose current tile the next free slots have these effects."""
    g = table(alternate_timeline=True, **settings)  # type: ignore[arg-type]
    g.state.phase = "warp"
    tile, first = next(
        (id_, start)
        for id_, tile in TIMELINE_TILES.items()
        for start in range(len(tile.fire) - len(effects) + 1)
        if tuple(tile.fire[start : start + len(effects)]) == effects
    )
    era = g.state.timeline[0]
    era.tile = tile
    for slot, name in zip(range(1, first + 1), WARP_TILES, strict=False):
        g.state.players[1].warp.remove(name)
        era.warps.append(Warp(1, name, slot))
    return g


def lay(g: G, *tiles: str, answers: tuple[Choice, ...] = ()) -> None:
    play(g, alternate_timeline.lay(g, 0, tiles), *answers)


def test_22_1_seven_of_the_twelve_tiles() -> None:
    drawn = {tuple(era.tile for era in table(alternate_timeline=True, seed=f"s{n}").state.timeline) for n in range(5)}
    assert len(drawn) == 5
    assert all(len(set(tiles)) == 7 for tiles in drawn)
    assert len(TIMELINE.tiles) == 12
    assert all(tile.designed for tile in TIMELINE.tiles)


def test_22_1_tiles_fill_the_next_free_slots() -> None:
    g = fire("vp")
    taken = len(g.state.timeline[0].warps)
    lay(g, "gold")
    assert [one.slot for one in g.state.timeline[0].warps if one.seat == 0] == [taken + 1]


def test_22_1_the_lowest_empty_slot_is_reused() -> None:
    g = fire("vp", "", "morale_down")
    era = g.state.timeline[0]
    era.tile = next(id_ for id_, tile in TIMELINE_TILES.items() if tile.fire[0] == "vp")
    era.warps = [Warp(1, "gold", 2)]
    g.state.players[1].warp = [tile for tile in WARP_TILES if tile != "gold"]
    lay(g, "titanium")
    assert owned(g) == {"T": 1, "VP": 1}
    assert [one.slot for one in era.warps] == [1, 2]


def test_22_1_a_plain_slot_does_nothing() -> None:
    g = fire("")
    lay(g, "gold")
    assert owned(g) == {"G": 1}
    assert "anachrony-log-fire" not in log_keys(g)


def test_22_1_vp() -> None:
    g = fire("vp")
    lay(g, "gold")
    assert owned(g) == {"G": 1, "VP": 1}


@pytest.mark.parametrize(("effect", "step"), [("morale_up", 1), ("morale_down", -1)])
def test_22_1_morale(effect: str, step: int) -> None:
    g = fire(effect)
    before = g.state.players[0].morale
    lay(g, "gold")
    assert g.state.players[0].morale == before + step


@pytest.mark.parametrize(("effect", "end"), [("morale_up", 6), ("morale_down", 0)])
def test_22_1_at_the_end_of_the_track_morale_stays(effect: str, end: int) -> None:
    g = fire(effect)
    g.state.players[0].morale = end
    lay(g, "gold")
    assert g.state.players[0].morale == end
    assert owned(g) == {"G": 1}


@pytest.mark.parametrize(("had", "left"), [(2, 1), (0, 0)])
def test_22_1_a_paradox_token_is_discarded_if_there_is_one(had: int, left: int) -> None:
    g = fire("paradox_down")
    give(g, 0, paradox=had)
    lay(g, "gold")
    assert g.state.players[0].paradox == left


def test_22_1_a_paradox_token_may_strike_an_anomaly_at_once() -> None:
    g = fire("paradox_up")
    give(g, 0, paradox=2)
    lay(g, "gold", answers=(["gold"], "spot0"))
    p = g.state.players[0]
    assert (p.paradox, p.spots[0]) == (0, ANOMALY)
    assert "gold" in p.warp, "the tile just laid could be taken back, and its gold is kept"
    assert owned(g) == {"G": 1}


def test_22_1_double_gives_the_asset_again() -> None:
    g = fire("double")
    lay(g, "water")
    assert owned(g) == {"W": 4}


@pytest.mark.parametrize(("water", "engineers", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_22_1_a_doubled_worker_costs_water_again_or_is_skipped(water: int, engineers: int, left: int) -> None:
    g = fire("double")
    give(g, 0, W=water)
    lay(g, "engineer")
    assert workers(g) == {"engineer": engineers}
    assert owned(g).get("W", 0) == left


def test_22_1_a_doubled_worker_leaves_the_water_of_the_other_one() -> None:
    g = fire("double")
    give(g, 0, W=2)
    lay(g, "engineer", "scientist", answers=("engineer",))
    assert workers(g) == {"engineer": 1, "scientist": 1}


@pytest.mark.parametrize(("powered", "after"), [(0, 2), (4, 6), (5, 6)])
def test_22_1_a_doubled_exosuit_or_none_if_suit_or_slot_is_missing(powered: int, after: int) -> None:
    g = fire("double")
    power(g, 0, powered)
    lay(g, "exosuit")
    assert g.state.players[0].powered.count(True) == after


def test_22_1_the_owner_chooses_which_tile_goes_first() -> None:
    g = fire("double")
    lay(g, "gold", "titanium", answers=("titanium",))
    assert owned(g) == {"T": 2, "G": 1}


def test_22_1_an_order_that_cannot_be_paid_is_not_legal() -> None:
    g = fire("vp")
    ask = alternate_timeline.choose_first(g, 0, ["water", "engineer"])
    with pytest.raises(StopIteration) as forced:
        next(ask)
    assert forced.value.value == "water"
    give(g, 0, W=1)
    assert option_ids(asked(alternate_timeline.choose_first(g, 0, ["water", "engineer"]))) == ["water", "engineer"]


def test_22_1_the_order_is_not_asked_where_it_makes_no_difference() -> None:
    g = fire("", "")
    lay(g, "gold", "titanium")
    assert owned(g) == {"T": 1, "G": 1}


def test_22_1_choices_stay_secret_until_each_player_reveals_in_turn_order() -> None:
    g = fire("double")
    rule = warp.warp(g)
    request = next(rule)
    assert set(request.asks) == {0, 1}
    rule.send({0: ["gold", "titanium"], 1: ["exosuit"]})
    assert revealed(g) == ["anachrony-log-warp"], "seat 1 reveals when seat 0 has finished"


def revealed(g: G) -> list[str]:
    return [event.text.key for event in g.events if event.reveal and event.shown]


def test_22_1_every_effect_is_exercised() -> None:
    assert set(FIRE_EFFECTS) == {"morale_up", "vp", "double", "paradox_down", "morale_down", "paradox_up"}

