"""Anachrony as the platform knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.anachrony import actions, checks, drafts, judgement, knowledge
from engine.anachrony.phases import clean_up, opening, paradox, power_up, preparation, turns, warp
from engine.anachrony.setup import new_game
from engine.anachrony.state import G, State
from engine.core import AUTOMATON, PERSON, Config, Dice, Game, Rule, Setting, Text, Value, say

PHASES = {
    "endgame_draft": drafts.endgame_draft,
    "paths": opening.paths,
    "leaders": opening.leaders,
    "asset_draft": drafts.asset_draft,
    "first_water": opening.first_water,
    "preparation": preparation.preparation,
    "paradox": paradox.paradox,
    "power_up": power_up.power_up,
    "warp": warp.warp,
    "actions": turns.turn,
    "clean_up": clean_up.clean_up,
}


class Anachrony(Game[State]):
    id = "anachrony"
    rules = "2"
    state_type = State
    players = range(1, 5)
    settings = (
        Setting("side", ("A", "B"), "A"),
        Setting("doomsday", (False, True), False),
        Setting("difficulty", ("beginner", "normal", "expert"), "normal"),
        Setting("alternate_timeline", (False, True), False),
        Setting("asset_draft", (False, True), False),
        Setting("endgame_draft", (False, True), False),
        Setting("predictable_paradoxes", (False, True), False),
        Setting("simultaneous_power_up", (False, True), False),
        Setting("planned_experiments", (False, True), False),
        Setting("random_paths", (False, True), False),
        Setting("mine_takes_slot_bonus", (False, True), False),
        Setting("minimum_actions_before_phase_ends", (0, 1, 2, 3), 0),
        Setting("first_player", ("random", "seat1", "seat2", "seat3", "seat4"), "random"),
    )
    longest = 4000

    def seats(self, players: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        """Alone, against the Chronobot."""
        return (PERSON, AUTOMATON) if players == 1 else (PERSON,) * players

    def problems(self, config: Config) -> Iterator[Text]:
        """Rules 22.7, and [R20], [R23] for the bot alone."""
        settings = config.settings
        if AUTOMATON in config.seats:
            for key in ("doomsday", "asset_draft", "endgame_draft"):
                if settings[key]:
                    yield say("anachrony-refuse-solo", setting=say(f"anachrony-setting-{key}"))
        else:
            for key in ("mine_takes_slot_bonus", "minimum_actions_before_phase_ends"):
                if settings[key]:
                    yield say("anachrony-refuse-only-solo", setting=say(f"anachrony-setting-{key}"))
        if settings["planned_experiments"] and not settings["doomsday"]:
            yield say("anachrony-refuse-planned")
        if settings["first_player"] != "random":
            yield from self._problems_of_first_player(config)

    def _problems_of_first_player(self, config: Config) -> Iterator[Text]:
        """Rules 21.1, 22.2 and 3.7."""
        if AUTOMATON in config.seats:
            yield say("anachrony-refuse-first_player-solo")
        elif config.settings["asset_draft"]:
            yield say("anachrony-refuse-first_player-draft")
        elif int(str(config.settings["first_player"]).removeprefix("seat")) > len(config.seats):
            yield say("anachrony-refuse-first_player")

    def start(self, config: Config, dice: Dice) -> State:
        return new_game(config, dice)

    def step(self, g: G) -> Rule[None]:
        return PHASES[g.state.phase](g)

    def view(self, state: State, seat: int | None) -> State:
        return knowledge.view(state, seat)

    def reshuffle(self, state: State, seat: int | None, dice: Dice) -> None:
        knowledge.reshuffle(state, seat, dice)

    def check(self, state: State) -> Iterator[str]:
        return checks.check(state)

    def next_up(self, view: State) -> int | None:
        """In the order of the era; in the action rounds without those who have passed."""
        rounds = view.phase == "actions"
        if not rounds and view.phase != "power_up":
            return None
        after = [*view.order[view.turn + 1 :], *(view.order[: view.turn] if rounds else [])]
        return next((seat for seat in after if not rounds or not view.players[seat].passed), None)

    def evaluate(self, state: State, seat: int) -> float:
        return judgement.evaluate(state, seat)


GAME = Anachrony()

__all__ = ["GAME", "Anachrony", "actions"]
