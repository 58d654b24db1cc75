"""A game made of a few lines, to test one thing of the kernel at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, field

from engine.core import Config, Dice, Game, Line, Option, Play, Rule, Score, Table, ranked, say
from engine.core.export import Record


class Pad(Struct):
    stage: int = 0
    notes: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=lambda: ["a", "b", "c"])


Stage = Callable[[Play[Pad]], Rule[None]]


class Script(Game[Pad]):
    """Each stage is a stretch between two checkpoints; after the last the game ends."""

    id = "script"
    rules = "1"
    state_type = Pad
    players = range(1, 5)
    longest = 100

    def __init__(self, *stages: Stage, rules: str = "1") -> None:
        self.stages = stages
        self.rules = rules

    def start(self, config: Config, dice: Dice) -> Pad:
        return Pad()

    def step(self, g: Play[Pad]) -> Rule[None]:
        if g.state.stage == len(self.stages):
            scores = [Score(seat, [Line(say("core-seat", seat=seat), len(g.state.notes))]) for seat in g.seats]
            g.end(ranked(say("core-refuse-over"), scores))
        yield from self.stages[g.state.stage](g)
        g.state.stage += 1

    def view(self, state: Pad, seat: int | None) -> Pad:
        return Pad(state.stage, state.notes, ["?"] * len(state.deck))

    def reshuffle(self, state: Pad, seat: int | None, dice: Dice) -> None:
        dice.shuffle(state.deck)

    def check(self, state: Pad) -> Iterable[str]:
        return ()


def opts(*ids: str) -> list[Option]:
    return [Option(i, say("core-seat", seat=i)) for i in ids]


def ask(seat: int, key: str = "word", ids: Sequence[str] = ("x", "y")) -> Stage:
    """A stage in which one seat chooses a word, which is noted."""

    def stage(g: Play[Pad]) -> Rule[None]:
        g.state.notes.append((yield from g.choose(seat, key, opts(*ids))))

    return stage


def table(*stages: Stage, players: int = 2, seed: str = "s") -> Table[Pad]:
    game = Script(*stages)
    return Table.new(game, game.config(players), seed)


def notes(of: Table[Pad]) -> list[str]:
    return of.view(None).notes


def play(game: Script, *answers: tuple[int, str], players: int = 2) -> Record:
    """The record of a game after these answers."""
    config = game.config(players)
    record = Record(game, config, "s")
    live = Table.new(game, config, "s")
    record.keep(live.change)
    for seat, choice in answers:
        record.keep(live.answer(seat, choice))
    return record
