"""The LOOP as the platform knows it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Config, Dice, Game, Rule, Setting, Text, say
from engine.the_loop import actions, checks, closing, faux, judgement, knowledge, setup
from engine.the_loop.state import G, State

PHASES = {
    "agents": setup.agents,
    "setup": setup.setup,
    "faux": faux.arrive,
    "drop": faux.drop,
    "rifts": faux.rifts,
    "action": actions.action_phase,
    "take": closing.take,
    "archive": closing.archive,
    "bonus": closing.bonus,
    "end": closing.end,
}


class TheLoop(Game[State]):
    id = "the_loop"
    rules = "1"
    state_type = State
    players = range(1, 6)
    settings = (
        Setting("mode", ("sabotage", "clones", "centrifuges", "ultramachine"), "sabotage"),
        Setting("level", (1, 2, 3), 1),
        Setting("agents", ("choose", "random"), "choose"),
        Setting("solo_agents", (2, 3, 4), 2),
        Setting("five_players", (False, True), False),
    )
    long_turns = True
    longest = 3000
    note = say("the_loop-note")

    def problems(self, config: Config) -> Iterator[Text]:
        """Rules 13."""
        people = len(config.seats)
        if people > 1 and config.settings["solo_agents"] != 2:
            yield say("the_loop-refuse-solo_agents", setting=_setting("solo_agents"))
        if people == 5 and not config.settings["five_players"]:
            yield say("the_loop-refuse-five", setting=_setting("five_players"))
        if people < 5 and config.settings["five_players"]:
            yield say("the_loop-refuse-not_five", setting=_setting("five_players"))

    def start(self, config: Config, dice: Dice) -> State:
        return setup.new_game(config)

    def step(self, g: G) -> Rule[None]:
        return PHASES[g.state.phase](g)

    def view(self, state: State, seat: int | None) -> State:
        return knowledge.view(state)

    def reshuffle(self, state: State, seat: int | None, dice: Dice) -> None:
        knowledge.reshuffle(state, dice)

    def check(self, state: State) -> Iterator[str]:
        return checks.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        return judgement.evaluate(state)


def _setting(key: str) -> Text:
    return say(f"the_loop-setting-{key}")


GAME = TheLoop()
