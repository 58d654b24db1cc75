"""Answers per second of the rules alone, beside two libraries that people know: random players everywhere.

Nobody here waits for anything, so what counts is the processor's time: other work on the machine takes none of it.
"""

from __future__ import annotations

import random as chance
from itertools import count
from time import process_time
from typing import Any

import chess

from bench.figure import Figure
from bench.scripts import full_table
from bench.timing import Work, in_turns, per_second, ratio
from engine import games
from engine.core import Game, Table
from engine.players import random

FIXTURE = "tests.harbour"
TURNS = 15
ANSWERS = 2_000  # of each contender in each turn, or the whole game in which that number is reached
# What a registered game must reach; the fixture game is small and proves nothing.
AT_LEAST_CHESS = 1.0


def measure() -> list[Figure]:
    names = [FIXTURE, *games.names()]
    contenders = [of_game(games.find(name)) for name in names]
    *ours, chess_costs, rummy_costs = in_turns([*contenders, of_chess(), of_gin_rummy()], TURNS, process_time)
    figures = []
    for name, costs in zip(names, ours, strict=True):
        label = name.rpartition(".")[2]
        rate = per_second(costs)
        figures += [
            Figure(
                f"kernel.{label}.chess", f"{label}: answers, python-chess = 1", ratio(chess_costs, costs),
                at_least=AT_LEAST_CHESS if name != FIXTURE else None, detail=f"{rate} to {per_second(chess_costs)}",
            ),
            Figure(
                f"kernel.{label}.rummy", f"{label}: answers, rlcard gin rummy = 1", ratio(rummy_costs, costs),
                detail=f"{rate} to {per_second(rummy_costs)}",
            ),
        ]  # fmt: skip
    return figures


def of_game(game: Game[Any]) -> Work:
    config, seeds = full_table(game), count()
    rng = chance.Random(1)

    def work() -> int:
        answers = 0
        while answers < ANSWERS:
            table = Table.new(game, config, f"bench {next(seeds)}")
            while table.result is None:
                seat = rng.choice(table.waiting)
                table.answer(seat, random.answer(table.asks[seat], rng))
                answers += 1
        return answers

    return work


def of_chess() -> Work:
    rng = chance.Random(1)

    def work() -> int:
        moves = 0
        while moves < ANSWERS:
            board = chess.Board()
            while not board.is_game_over():
                board.push(rng.choice(list(board.legal_moves)))
                moves += 1
        return moves

    return work


def of_gin_rummy() -> Work:
    import rlcard  # slow to import, and wanted by this measurement alone

    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = chance.Random(1)

    def work() -> int:
        steps = 0
        while steps < ANSWERS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return work
