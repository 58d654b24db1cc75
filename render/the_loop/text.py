"""The whole table in words, for those who hear it instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core import HIDDEN, Text, say, who
from engine.core.language import Names
from engine.the_loop import board, loops
from engine.the_loop import words as w
from engine.the_loop.data import ARTIFACTS, BOARD, ERAS, MISSIONS, ULTRA
from engine.the_loop.effect_words import describe
from engine.the_loop.ending import extra_condition
from engine.the_loop.missions import done, is_full, revealed
from engine.the_loop.state import NOWHERE, Agent, Era, HandCard, Mission, State, mode_level
from render.generic import waited_for
from render.the_loop import banner, goals, machine
from render.the_loop.scene import PACKAGE
from render.words import Words


def all_lines(s: State, locale: str, names: Names, turn: Iterable[int]) -> str:
    """Everything of a view."""
    words = Words(PACKAGE, locale, names)
    parts: list[Iterable[str]] = [_head(s, words, sorted(turn)), _goals(s, words), _ring(s, words)]
    parts += [_agent(s, words, n) for n in range(len(s.agents))]
    if s.agents:
        parts.append(_turn(s, words))
    parts.append(_headquarters(s, words))
    return "\n\n".join("\n".join(lines) for lines in parts)


def nothing() -> list[Text]:
    return [say("render-loop-nothing")]


def eras(indices: Iterable[int]) -> list[Text]:
    return [w.era(index) for index in indices] or nothing()


def _cards(ids: Iterable[str]) -> list[Text]:
    return [w.card(id_) for id_ in ids] or nothing()


def _missions(ids: Iterable[str]) -> list[Text]:
    return [w.mission(id_) for id_ in ids] or nothing()


def _head(s: State, words: Words, turn: Sequence[int]) -> Iterator[str]:
    yield words(say("render-loop-text-head", mode=banner.mode(s), turn=banner.turn(s), phase=banner.phase(s)))
    yield words(say("render-loop-cycle", cycle=s.cycle, cycles=BOARD.cycles)) + "."
    yield waited_for(turn, words)
    if s.outcome:
        key = f"the_loop-end-victory-{s.mode}" if s.outcome == "victory" else f"the_loop-end-{s.outcome}"
        yield words(say(key))
    yield words(say("render-loop-text-agents-random" if s.random_agents else "render-loop-text-agents-chosen"))
    yield words(say("render-loop-text-order", seats=[who(seat) for seat in s.seat_of_agent]))


def _goals(s: State, words: Words) -> Iterator[str]:
    level = mode_level(s)
    yield words(say("render-loop-text-goals"))
    yield "– " + words(
        say("render-loop-text-archived", n=len(s.archived), needed=level.missions, missions=_missions(s.archived))
    )
    if level.goal:
        yield "– " + words(
            say("render-loop-text-goal", name=goals.goal_name(s), n=extra_condition(s), needed=level.goal)
        )
    if s.mode == "clones":
        beaten = [w.duplicate(token) for token in s.supa_destroyed] or nothing()
        yield "– " + words(say("render-loop-text-supa", beaten=beaten, left=len(s.supa_stack)))
    if s.mode == "ultramachine":
        cards = [w.ultra(card) for card in s.disarmed] or nothing()
        yield "– " + words(say("render-loop-text-disarmed", cards=cards, left=len(s.ultra_deck)))
    yield "– " + words(say("render-loop-text-failed", missions=_missions(s.failed)))
    open_ = board.vortexes(s)
    key = "render-loop-text-megas" if level.mega else "render-loop-text-vortexes"
    yield "– " + words(say(key, eras=eras(open_), left=s.vortex_tiles))


def _goal(s: State) -> Text:
    return say("render-loop-text-goal", name=goals.goal_name(s), n=extra_condition(s), needed=mode_level(s).goal)


# --- the ring


def _ring(s: State, words: Words) -> Iterator[str]:
    yield words(say("render-loop-text-ring"))
    where = w.era(s.faux) if s.faux != NOWHERE else say("render-loop-text-nowhere")
    yield "– " + words(say("render-loop-text-faux", era=where, row=eras(s.faux_row), left=len(s.faux_deck)))
    if s.dropped:
        yield "– " + words(say("render-loop-text-dropped", eras=eras(s.dropped)))
    for n in ERAS:
        yield "– " + words(w.era(n)) + ": " + "; ".join(words(part) for part in _era(s, n)) + "."


def _era(s: State, n: int) -> Iterator[Text]:
    here = s.eras[n]
    if here.vortex:
        yield say("render-loop-text-mega" if mode_level(s).mega else "render-loop-text-vortex")
    yield say("render-loop-text-rifts", n=here.rifts, spaces=board.rift_spaces(s, n))
    yield say("render-loop-text-energy", n=here.energy)
    if here.perpetual:
        yield say("render-loop-text-perpetual", n=here.perpetual, used=here.perpetual_used)
    if here.duplicates:
        yield say("render-loop-text-duplicates", duplicates=[w.duplicate(token) for token in here.duplicates])
    standing = [w.agent(s.agents[k].id) for k in board.agents_at(s, n)]
    if standing:
        yield say("render-loop-text-standing", agents=standing)
    if here.mission is not None:
        yield _mission(here.mission)
    if here.centrifuge:
        yield say(f"render-loop-text-{here.centrifuge}")
    yield from _open_cards(here)
    if n not in s.faux_row:
        yield say("render-loop-text-threat", n=machine.threat(s, n))


def _open_cards(here: Era) -> Iterator[Text]:
    for card in here.ultra:
        it = ULTRA[card]
        timing = say(f"render-loop-timing-{it.timing}", effect=describe(it.effect))
        yield say("render-loop-text-ultra", card=w.ultra(card), text=timing, energy=it.energy)
        if it.require:
            yield say(f"render-loop-require-{it.require}")
    for card in here.cards:
        yield say("render-loop-text-artifact", card=_artifact(card))


def _artifact(card: str) -> Text:
    it = ARTIFACTS[card]
    detail = say(
        "the_loop-card-detail", dimension=w.dimension(it.dimension), effect=describe(it.effect), era=w.era(it.era)
    )
    return say("render-loop-text-card", card=w.card(card), detail=detail)


def _mission(mission: Mission) -> Text:
    if not mission.up or mission.id == HIDDEN:
        return say("render-loop-text-mission-hidden")
    tile = MISSIONS[mission.id]
    key = "render-loop-text-mission-full" if is_full(mission) else "render-loop-text-mission"
    text = say(key, mission=w.mission(mission.id), task=w.task(mission.id), done=done(mission), needed=tile.needed)
    if not tile.slots:
        return text
    return say("render-loop-text-mission-slots", mission=text, eras=eras(mission.slots))


# --- agents


def _agent(s: State, words: Words, n: int) -> Iterator[str]:
    agent = s.agents[n]
    key = "render-loop-text-agent-active" if n == s.active else "render-loop-text-agent"
    yield words(say(key, seat=who(agent.seat), agent=w.agent(agent.id), era=w.era(agent.era)))
    yield "– " + words(say(f"the_loop-ability-{agent.id}"))
    yield "– " + words(say("render-loop-rested" if agent.rested else "render-loop-tired")) + "."
    for card in agent.hand:
        yield "– " + words(_hand_card(card))
    yield from ("– " + words(line) for line in _piles(agent))


def _hand_card(card: HandCard) -> Text:
    return say("render-loop-text-ready" if card.ready else "render-loop-text-exhausted", card=_artifact(card.id))


def _piles(agent: Agent) -> Iterator[Text]:
    known = [w.card(card) for card in reversed(agent.pile) if card != HIDDEN]
    yield say("render-loop-text-pile", n=len(agent.pile), known=agent.known, cards=known or nothing())
    yield say("render-loop-text-discard", cards=_cards(agent.discard))


def _turn(s: State, words: Words) -> Iterator[str]:
    """What is remembered until the end of the turn."""
    t = s.turn
    yield words(say("render-loop-text-turn"))
    yield "– " + words(say("render-loop-text-loops", n=t.loops, price=loops.price(s)))
    if t.loop_delta or t.loop_cost:
        yield "– " + words(say("render-loop-text-loop-changes", next=t.loop_delta, all=t.loop_cost))
    if t.ability_used:
        yield "– " + words(say("render-loop-text-ability"))
    if t.destroyed:
        yield "– " + words(say("render-loop-text-destroyed", n=t.destroyed))
    if t.unrewarded:
        yield "– " + words(say("render-loop-text-unrewarded", eras=eras(t.unrewarded)))
    if t.advanced:
        yield "– " + words(say("render-loop-text-advanced", missions=_missions(t.advanced)))
    if t.gone:
        yield "– " + words(say("render-loop-text-gone", cards=_cards(t.gone)))
    if t.powered:
        yield "– " + words(say("render-loop-text-powered"))
    if t.opened:
        yield "– " + words(say("render-loop-text-opened"))
    if t.extra_drop:
        yield "– " + words(say("render-loop-text-extra", n=t.extra_drop))
    if t.resolving:
        yield "– " + words(say("render-loop-text-resolving", card=w.card(t.resolving)))


def _headquarters(s: State, words: Words) -> Iterator[str]:
    yield words(say("render-loop-text-hq"))
    yield "– " + words(say("render-loop-text-supply", rifts=s.rifts, energy=s.energy, perpetual=s.perpetual))
    bag = [w.duplicate(token) for token in s.bag] or nothing()
    yield "– " + words(say("render-loop-text-bag", n=len(s.bag), duplicates=bag))
    yield "– " + words(say("render-loop-text-decks", huge=len(s.huge), boxed=len(s.boxed)))
    yield "– " + words(say("render-loop-text-lost", n=len(s.destroyed), cards=_cards(s.destroyed)))
    if s.bonus:
        yield "– " + words(say("render-loop-text-bonus", cards=[_artifact(card) for card in s.bonus]))


# --- the short version


def alt(s: State, locale: str, names: Names, turn: Iterable[int]) -> str:
    """What one sees at a glance: the turn, the goals, Dr Faux, what is about to break, the missions, the agents."""
    words = Words(PACKAGE, locale, names)
    level = mode_level(s)
    parts = [words(banner.turn(s)) + ", " + words(banner.phase(s)), waited_for(sorted(turn), words)]
    parts.append(words(say("render-loop-alt-archived", n=len(s.archived), needed=level.missions)))
    if level.goal:
        parts.append(words(_goal(s)))
    if board.vortexes(s):
        parts.append(words(say("render-loop-alt-vortexes", eras=eras(board.vortexes(s)))))
    if s.faux != NOWHERE:
        parts.append(words(say("render-loop-alt-faux", era=w.era(s.faux))))
    brim = [n for n in ERAS if s.eras[n].rifts >= board.rift_spaces(s, n)]
    if brim:
        parts.append(words(say("render-loop-alt-brim", eras=eras(brim))))
    for n, mission in revealed(s):
        progress = say("render-loop-alt-mission", mission=w.mission(mission.id), era=w.era(n), done=done(mission),
                       needed=MISSIONS[mission.id].needed)  # fmt: skip
        parts.append(words(progress))
    for agent in s.agents:
        who_ = say("render-loop-alt-where", agent=w.agent(agent.id), seat=who(agent.seat), era=w.era(agent.era))
        parts.append(words(who_))
    return ". ".join(part.rstrip(".") for part in parts) + "."
