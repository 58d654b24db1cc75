"""How well the team stands, for the simple players: what victory still needs, how near the next Vortex is, and what
the cards in Hand could do about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.the_loop import verbs as v
from engine.the_loop.board import forbidden, neighbours, rift_spaces, spendable, step_from
from engine.the_loop.data import AGENTS, ARTIFACTS, BOARD, ERAS, MISSIONS, SUPA, TOKENS
from engine.the_loop.ending import extra_condition
from engine.the_loop.missions import counts, done, is_full, revealed
from engine.the_loop.selectors import ONE_OF, Context, candidates
from engine.the_loop.state import Agent, State, mode_level

WON = 10_000.0
ARCHIVED = 260.0
EXTRA = 120.0
SHUTDOWN = 40.0  # of a centrifuge that is ready to be shut down
PROGRESS = 110.0  # of a mission that is complete
NEAR_FULL = 6.0  # for each Era that the nearest agent is closer to a complete mission
VORTEX = (0.0, -50.0, -120.0, -220.0)
DANGER = -80.0  # of an Era that is sure to become a Vortex
DEFEAT = -300.0  # and if that ends the game
DUPLICATE = -3.0
WAY = -1.5  # for each Era between a Duplicate and the one that destroys it
ENERGY = 0.6
ENOUGH_ENERGY = 3
OWN_CARD = 1.5
TURN = -15.0  # so that a turn is not ended in the hope of a mild Dr Faux while there is something to do
ACTING = 0.5  # the part of a card's use that it is worth while its agent can still use it now
WAITING = 0.2  # and when it waits for its agent's turn
UNKNOWN = 2.0  # the use of a card that only looking further would tell


def evaluate(s: State) -> float:
    if s.outcome:
        return WON if s.outcome == "victory" else -WON
    if not s.agents:
        return 0.0
    value = ARCHIVED * len(s.archived) + EXTRA * min(extra_condition(s), mode_level(s).goal)
    value += VORTEX[BOARD.vortex_tiles - s.vortex_tiles] + TURN * s.turn_number
    value += sum(_mission(s, era) for era, _ in revealed(s))
    outlook = Outlook(s, _cubes_ahead(s))
    value += sum(outlook.danger(era, s.eras[era].rifts) + _era(s, era) for era in ERAS)
    return value + sum(_agent(s, i, outlook) for i in range(len(s.agents)))


def _mission(s: State, era: int) -> float:
    mission = s.eras[era].mission
    assert mission is not None
    value = PROGRESS * done(mission) / MISSIONS[mission.id].needed
    if is_full(mission):
        value += NEAR_FULL * (len(ERAS) // 2 - min(_distance(agent.era, era) for agent in s.agents))
    return value


def _distance(one: int, other: int) -> int:
    return min(step_from(one, -other), step_from(other, -one))


def _cubes_ahead(s: State) -> list[float]:
    """How many cubes each Era would see fall from the Machine above it next turn, on average."""
    ahead = [era for era in ERAS if era not in s.faux_row] or list(ERAS)
    cubes = [0.0] * len(ERAS)
    for era in ahead:
        here = s.eras[era]
        duplicates = sum(2 if token in SUPA else 1 for token in here.duplicates)
        cubes[era] = (BOARD.base_cubes + duplicates + (here.centrifuge == "running")) / len(ahead)
    return cubes


def _era(s: State, era: int) -> float:
    here = s.eras[era]
    value = _centrifuge(s, era) if here.centrifuge == "running" else 0.0
    return value + ENERGY * min(here.energy, ENOUGH_ENERGY) + sum(_duplicate(token, era) for token in here.duplicates)


def _centrifuge(s: State, era: int) -> float:
    """How nearly the Era is ready for a shutdown: Energy there, nothing in the way, an agent to do it."""
    here = s.eras[era]
    energy = min(spendable(here), mode_level(s).shutdown) / mode_level(s).shutdown
    clean = 1 / (1 + here.rifts + len(here.duplicates))
    near = 1 / (1 + min(_distance(agent.era, era) for agent in s.agents))
    return SHUTDOWN * energy * (clean + near) / 2


def _duplicate(token: str, era: int) -> float:
    return (2 if token in SUPA else 1) * (DUPLICATE + WAY * _distance(era, TOKENS[token].destruction))


def _agent(s: State, number: int, outlook: Outlook) -> float:
    """Cards that can still be used, and how rich the deck has become."""
    agent = s.agents[number]
    part = ACTING if number == s.active else WAITING
    uses = sum(outlook.use(number, card.id) for card in agent.hand if card.ready)
    return part * uses + OWN_CARD * (len(agent.pile) + len(agent.hand) + len(agent.discard))


@dataclass
class Outlook:
    """What single effects would be worth now, each by itself."""

    s: State
    cubes: list[float]

    def danger(self, era: int, rifts: int) -> float:
        here = self.s.eras[era]
        expected = rifts + sum(self.cubes[near] for near in (era, *neighbours(era))) / 3
        share = min(expected / (rift_spaces(self.s, era) + 1), 1.0)
        return (DEFEAT if here.vortex or not self.s.vortex_tiles else DANGER) * share**3

    def use(self, agent: int, card: str) -> float:
        ctx = Context(agent, card)
        return sum(self.worth(ctx, effect) for effect in ARTIFACTS[card].effect)

    def worth(self, ctx: Context, effect: v.Effect) -> float:
        match effect:
            case v.RemoveRift():
                n = BOARD.rifts if effect.every else effect.n
                return self._over(ctx, effect.at, lambda era: self._rifts(era, n))
            case v.AddEnergy():
                return self._over(ctx, effect.at, lambda era: self._energy(era, effect.n))
            case v.Push():
                reach = effect.steps + AGENTS[self.s.agents[ctx.actor].id].extra_push
                return effect.n * self._best_way(candidates(self.s, ctx, effect.of), reach)
            case v.Pull():
                return effect.n * self._best_pull(self.s.agents[ctx.actor])
            case v.DestroyDuplicate():
                return self._best_kill(candidates(self.s, ctx, effect.at))
            case v.ChooseOne():
                return max(sum(self.worth(ctx, one) for one in option) for option in effect.options)
        return UNKNOWN

    def _over(self, ctx: Context, selector: str, value: Callable[[int], float]) -> float:
        values = [value(era) for era in candidates(self.s, ctx, selector)]
        return max(values, default=0.0) if selector in ONE_OF else sum(values)

    def _rifts(self, era: int, n: int) -> float:
        there = self.s.eras[era].rifts
        gone = min(n, there)
        return self.danger(era, there - gone) - self.danger(era, there) + gone * self._progress("remove_rift", era)

    def _energy(self, era: int, n: int) -> float:
        return n * (ENERGY + self._progress("add_energy", era))

    def _kill(self, token: str, era: int, place: int) -> float:
        return -_duplicate(token, era) + self._progress("destroy_duplicate", place)

    def _shift(self, token: str, era: int, to: int) -> float:
        if TOKENS[token].destruction == to:
            return self._kill(token, era, to)
        return _duplicate(token, to) - _duplicate(token, era)

    def _best_way(self, eras: Sequence[int], reach: int) -> float:
        ways = [step for n in range(1, reach + 1) for step in (-n, n)]
        found = [
            self._shift(token, era, step_from(era, way))
            for era in eras
            for token in self.s.eras[era].duplicates
            for way in ways
        ]
        return max(found, default=0.0)

    def _best_pull(self, agent: Agent) -> float:
        found = [
            self._shift(token, era, agent.era)
            for era in neighbours(agent.era)
            for token in self.s.eras[era].duplicates
        ]
        return max(0.0, max(found, default=0.0))

    def _best_kill(self, eras: Sequence[int]) -> float:
        found = [
            self._kill(token, era, era)
            for era in eras
            if not forbidden(self.s, "destroy_duplicate", era)
            for token in self.s.eras[era].duplicates
            if token not in SUPA
        ]
        return max(found, default=0.0)

    def _progress(self, event: str, era: int) -> float:
        return sum(
            PROGRESS / MISSIONS[mission.id].needed
            for place, mission in revealed(self.s)
            if MISSIONS[mission.id].event == event
            and not is_full(mission)
            and counts(self.s, mission, place, era)
        )
