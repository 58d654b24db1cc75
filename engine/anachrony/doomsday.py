"""The Doomsday module, rules 19: its cards, its two trackers and the way of the asteroid. Setup is in `setup`."""

from __future__ import annotations

from engine.anachrony import scoring, words
from engine.anachrony.data import BOARD, DOOMSDAY, EXPERIMENTS, PATHS, SETUP, TRACKERS, Tracker
from engine.anachrony.gain import gain_vp
from engine.anachrony.state import Doomsday, Era, G, State
from engine.core import Option, Rule, say, who

TRAJECTORY = BOARD.dice["trajectory"]
PULL = {"+": 1, "-": -1, "blank": 0}
PULL_NAMES = {"+": "plus", "-": "minus", "blank": "blank"}
SLOTS = {slot.slot: slot for slot in DOOMSDAY.slots}


def module(s: State) -> Doomsday:
    if s.doomsday is None:
        raise ValueError("the Doomsday module is not in play")
    return s.doomsday


# --- the cards


def prepare(g: G) -> None:
    """Rules 19.4; with planned experiments level-2 cards come only in place of claimed ones (19.9)."""
    s = g.state
    if s.era == 1:
        _show(g, s.timeline[0])
    if s.era < SETUP.eras:
        era = s.timeline[s.era]
        era.experiment_up = True
        _show(g, era)
    if s.variants.planned_experiments:
        if s.era == 1:
            _show_next(g)
        return
    for era in s.timeline:
        if not era.experiment:
            lay_next_card(g, era)


def lay_next_card(g: G, era: Era) -> None:
    """RND-17, RND-19: a level-2 card, while the deck lasts."""
    deck = module(g.state).deck
    if deck:
        era.experiment = deck.pop()
        era.experiment_up = True
        _show(g, era, known=g.state.variants.planned_experiments)


def _show(g: G, era: Era, known: bool = False) -> None:
    """With planned experiments the card from the deck was seen on top of it (19.9)."""
    number = g.state.timeline.index(era) + 1
    card = words.experiment(era.experiment)
    text = words.experiment_text(era.experiment)
    tell = g.log if known else g.reveal
    tell(say("anachrony-log-experiment-shown", experiment=card, text=text, era=words.era(number)))


def _show_next(g: G) -> None:
    deck = module(g.state).deck
    if deck:
        g.reveal(say("anachrony-log-experiment-next", experiment=words.experiment(deck[-1])))


def in_focus(s: State, seat: int) -> str:
    """The experiment that the seat could claim, or ""."""
    era = s.timeline[s.players[seat].focus - 1]
    return era.experiment if era.experiment_up else ""


def claim(g: G, seat: int) -> Rule[None]:
    """Rules 19.5, after everything is paid. Planned experiments close the gap at once (19.9)."""
    s = g.state
    p = s.players[seat]
    era = s.timeline[p.focus - 1]
    card, era.experiment, era.experiment_up = era.experiment, "", False
    p.experiments.append(card)
    g.log(say("anachrony-log-experiment", seat=who(seat), experiment=words.experiment(card)))
    track_vp = yield from move_tracker(g, seat)
    gain_vp(g, seat, EXPERIMENTS[card].vp + track_vp)
    if s.variants.planned_experiments:
        lay_next_card(g, era)
        _show_next(g)


# --- the trackers


def position(s: State, tracker: Tracker) -> int:
    slot: int = getattr(module(s), tracker.id)
    return slot


def can_move_trackers(s: State) -> bool:
    """Rules 19.6: neither after the Impact nor once one of them is at its end."""
    return not s.impact and all(position(s, tracker) != tracker.final for tracker in TRACKERS.values())


def move_tracker(g: G, seat: int) -> Rule[int]:
    """DP-27: the path's own tracker may go one slot towards its end; returns the VP printed there for the path."""
    s = g.state
    if not can_move_trackers(s):
        return 0
    path = PATHS[s.players[seat].path]
    tracker = TRACKERS[path.tracker]
    slot = position(s, tracker) + tracker.direction
    vp = SLOTS[slot].vp[path.id]
    name = words.tracker(tracker.id)
    options = [
        Option("move", say("anachrony-tracker-move", tracker=name, slot=slot, vp=vp)),
        Option("stay", say("anachrony-tracker-stay", tracker=name)),
    ]
    if (yield from g.choose(seat, "tracker", options)) == "stay":
        return 0
    setattr(module(s), tracker.id, slot)
    g.log(say("anachrony-log-tracker", seat=who(seat), tracker=name, slot=slot))
    return vp


# --- the asteroid


def move_impact(g: G) -> None:
    """Rules 19.7 steps 1 to 3, while the Impact has not happened; step 4 is clean-up's."""
    s = g.state
    if position(s, TRACKERS["save_earth"]) == TRACKERS["save_earth"].final:
        scoring.finish(g, say("anachrony-end-saved"))
    if position(s, TRACKERS["seal_fate"]) == TRACKERS["seal_fate"].final:
        s.impact_after = s.era
        g.log(say("anachrony-log-fate-sealed"))
        return
    roll_trajectory(g)


def roll_trajectory(g: G) -> None:
    """RND-18."""
    s = g.state
    rolled = [g.roll(TRAJECTORY.faces) for _ in range(TRAJECTORY.count)]
    printed = [SLOTS[position(s, tracker)].trajectory for tracker in TRACKERS.values()]
    pull = sum(PULL[face] for face in rolled) + sum(printed)
    before = s.impact_after
    if pull > 0:
        s.impact_after = min(before + 1, SETUP.eras)
    elif pull < 0:
        s.impact_after = max(before - 1, s.era)
    move = "later" if s.impact_after > before else "sooner" if s.impact_after < before else "same"
    faces = [words.name("trajectory", PULL_NAMES[face]) for face in rolled]
    g.log(say("anachrony-log-trajectory", faces=faces, sum=pull, move=move, era=s.impact_after))
