"""Each invariant notices the mistake it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.anachrony.checks import check
from engine.anachrony.data import ANOMALY
from engine.anachrony.state import Placement, State, Warp
from tests.engine.anachrony.helpers import put, table


def _take(s: State) -> None:
    s.primary["lab"].pop()


def _double_building(s: State) -> None:
    s.players[0].spots[0] = s.primary["power_plant"][-1]


def _lose_superproject(s: State) -> None:
    s.superprojects_removed.pop()


def _split_superproject(s: State) -> None:
    p = s.players[0]
    half = p.spots.index("cloning_vat")
    p.spots[half + 2], p.spots[half] = p.spots[half], ""
    p.spots[half + 1], p.spots[11] = "", p.spots[half + 2]


def _spend_more(s: State) -> None:
    s.players[0].assets["W"] = -1


def _forget_token(s: State) -> None:
    s.breakthroughs["circle-genetics"] -= 1


def _forget_anomaly(s: State) -> None:
    s.players[0].spots[5] = ANOMALY


def _lose_exosuit(s: State) -> None:
    s.players[0].exosuits -= 1


def _stand_nowhere(s: State) -> None:
    p = s.players[0]
    p.exosuits -= 1
    p.placed.append(Placement("mine:1", "engineer", "active", exosuit=True))


def _two_workers(s: State) -> None:
    s.players[0].placed += [Placement("supply", "engineer", "tired"), Placement("supply", "genius", "tired")]


def _lose_warp(s: State) -> None:
    s.players[1].warp.pop()


def _warp_in_one_slot(s: State) -> None:
    for seat in (0, 1):
        s.players[seat].warp.remove("gold")
        s.timeline[0].warps.append(Warp(seat, "gold", 1))


def _too_many_markers(s: State) -> None:
    s.players[0].used = [f"free {n}" for n in range(8)]


def _same_free_action(s: State) -> None:
    s.players[0].used = ["force", "force"]


def _wrong_row(s: State) -> None:
    s.players[0].spots[0] = s.primary["lab"].pop()


def _cover_nothing(s: State) -> None:
    s.players[0].covered.append(4)
    s.anomalies -= 1


def _off_morale(s: State) -> None:
    s.players[0].morale = 7


def _off_travel(s: State) -> None:
    s.players[0].time_travel = 9


def _focus_ahead(s: State) -> None:
    s.players[0].focus = s.era + 1


def _too_much_paradox(s: State) -> None:
    s.players[0].paradox = 3


def _lose_recruit(s: State) -> None:
    s.recruit_deck.pop()


def _double_mine(s: State) -> None:
    s.mine_deck.append(s.mine_discard[0])


def _lose_endgame(s: State) -> None:
    s.endgame.pop()


def _lose_experiment(s: State) -> None:
    s.timeline[6].experiment = ""


def _off_tracker(s: State) -> None:
    assert s.doomsday
    s.doomsday.save_earth = 7


def _both_trackers(s: State) -> None:
    assert s.doomsday
    s.doomsday.save_earth, s.doomsday.seal_fate = 1, 10


def _flip_early(s: State) -> None:
    s.flipped.append("construct:1")


def _block_early(s: State) -> None:
    s.players[0].blocked[0] = True


def _evacuate_nobody(s: State) -> None:
    s.evacuated.append(0)


def _still_at_work(s: State) -> None:
    s.phase = "power_up"
    s.players[0].used = ["force"]


def _order(s: State) -> None:
    s.order = [0, 0]


def _passed_impact(s: State) -> None:
    s.impact_after = s.era - 1


def _held(s: State) -> None:
    s.players[0].hand = ["1"]


MISTAKES: dict[Callable[[State], None], str] = {
    _take: "building tiles",
    _double_building: "building tiles",
    _lose_superproject: "superprojects",
    _split_superproject: "neighbouring",
    _spend_more: "less than nothing",
    _forget_token: "breakthrough tokens",
    _forget_anomaly: "anomaly tiles",
    _lose_exosuit: "exosuits",
    _stand_nowhere: "main board",
    _two_workers: "two workers",
    _lose_warp: "warp tiles",
    _warp_in_one_slot: "slots of their own",
    _too_many_markers: "path markers",
    _same_free_action: "free action twice",
    _wrong_row: "wrong row",
    _cover_nothing: "covers nothing",
    _off_morale: "off its track",
    _off_travel: "off its track",
    _focus_ahead: "focus",
    _too_much_paradox: "anomaly should have struck",
    _lose_recruit: "recruit cards",
    _double_mine: "mine cards",
    _lose_endgame: "endgame cards",
    _lose_experiment: "experiments",
    _off_tracker: "tracker",
    _both_trackers: "tracker moved",
    _flip_early: "no collapsing tile",
    _block_early: "before the Impact",
    _evacuate_nobody: "evacuat",
    _still_at_work: "still at work",
    _order: "turn order",
    _passed_impact: "without the Impact",
    _held: "still held",
}


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__.strip("_"))
def test_a_mistake_is_noticed(mistake: Callable[[State], None]) -> None:
    g = table(2, era=2, doomsday=True)
    put(g, 0, "cloning_vat")
    assert not list(check(g.state))
    mistake(g.state)
    assert any(MISTAKES[mistake] in wrong for wrong in check(g.state))
