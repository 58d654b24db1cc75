"""Commands for engineers: fuzz a game, play one, let simple players compete, verify an export."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tqdm import tqdm

from engine import games
from engine.battery import Battery, Figures, Violation
from engine.core import Dice, Game, Illegal, Table, Value
from engine.core.export import Record, Untrue, from_json, to_json, verify
from engine.core.language import Messages
from engine.players import PLAYERS, random
from engine.players.match import one_against_the_rest
from engine.players.match import play as play_match

FAILURES = Path("failures")
_CHUNK = 10


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True)

    command = commands.add_parser("fuzz", help="random whole games, checked after every answer")
    command.add_argument("game", help="a game's name, a module such as tests.harbour, or all")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", default="1")
    command.add_argument("--players", type=int, help="how many people (any number otherwise)")
    command.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    command.add_argument("--figures", type=Path, help="a file that holds the figures so far, while it runs")
    command.set_defaults(run=fuzz)

    command = commands.add_parser("play", help="one whole game by random players, written as an export")
    command.add_argument("game")
    command.add_argument("--players", type=int, required=True)
    command.add_argument("--seed", default="1")
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game")
    command.add_argument("--out", type=Path, required=True)
    command.set_defaults(run=play)

    command = commands.add_parser("match", help="one greedy player against random ones, at a full table")
    command.add_argument("game")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", default="1")
    command.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    command.set_defaults(run=match)

    command = commands.add_parser("wins", help="how often teams of random and of greedy players win a cooperative game")
    command.add_argument("game")
    command.add_argument("--players", type=int, required=True)
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", default="1")
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game")
    command.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    command.set_defaults(run=wins)

    command = commands.add_parser("verify", help="replay an export and say whether it is true")
    command.add_argument("file", type=Path)
    command.add_argument("--game", help="the module of a game that is not registered")
    command.set_defaults(run=check)

    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
    except Illegal as refusal:
        messages = Messages(["engine.core", games.package(games.find(args.game))])
        print(messages.show(refusal.reason, "en"), file=sys.stderr)
        return 2
    except (LookupError, ImportError) as error:
        print(error, file=sys.stderr)
        return 2
    return code


def fuzz(args: argparse.Namespace) -> int:
    chosen = games.names() if args.game == "all" else [args.game]
    return max([_fuzz_one(name, args) for name in chosen], default=0)


def _fuzz_one(name: str, args: argparse.Namespace) -> int:
    games.find(name)  # an unknown name is told before any work begins
    seeds = [f"{args.seed}-{i}" for i in range(args.games)]
    chunks = [(name, seeds[i : i + _CHUNK], args.players) for i in range(0, len(seeds), _CHUNK)]
    battery = Battery(games.find(name))
    violations = []
    with tqdm(total=len(seeds), desc=name, unit="game") as progress:
        for figures, failures in _results(chunks, args.jobs):
            battery.figures.add(figures)
            violations += failures
            progress.update(figures.games + len(failures))
            if args.figures:
                args.figures.write_text(_summary(name, args, battery, violations))
    try:
        battery.finish()
    except Violation as blind:
        violations.append(blind.what)
    for violation in violations:
        print(violation, file=sys.stderr)
    print(_summary(name, args, battery, violations))
    return 1 if violations else 0


def _summary(name: str, args: argparse.Namespace, battery: Battery, violations: list[str]) -> str:
    return json.dumps({"game": name, "seed": args.seed, **battery.figures.summary(), "violations": len(violations)})


def _results(chunks: list[tuple[str, list[str], int | None]], jobs: int) -> Iterator[tuple[Figures, list[str]]]:
    if jobs <= 1:
        yield from map(_fuzz_chunk, chunks)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap(_fuzz_chunk, chunks)


@cache
def _battery(name: str) -> Battery:
    """One for each process, as its messages are slow to load."""
    return Battery(games.find(name))


def _fuzz_chunk(chunk: tuple[str, list[str], int | None]) -> tuple[Figures, list[str]]:
    name, seeds, players = chunk
    battery = _battery(name)
    battery.figures = Figures()
    failures = []
    for seed in seeds:
        try:
            battery.play(seed, players)
        except Violation as violation:
            failures.append(f"{seed}: {violation.what} ({_write_failure(battery.game, seed, violation)})")
    return battery.figures, failures


def _write_failure(game: Game[Any], seed: str, violation: Violation) -> str:
    if violation.export is None:
        return "nothing to write"
    FAILURES.mkdir(exist_ok=True)
    path = FAILURES / f"{game.id}-{seed}.json"
    path.write_bytes(to_json(violation.export))
    return str(path)


def play(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    settings = dict(_setting(game, option) for option in args.option)
    config = game.config(args.players, settings)
    table = Table.new(game, config, args.seed)
    record = Record(game, config, args.seed)
    record.keep(table.change)
    dice = Dice(f"player of {args.seed}")
    while table.result is None:
        seat = dice.choice(table.waiting)
        record.keep(table.answer(seat, random.answer(table.asks[seat], dice)))
    args.out.write_bytes(to_json(record.export()))
    print(f"{game.id}: {len(record.journal)} answers, {table.result.reason.key}, written to {args.out}")
    return 0


def match(args: argparse.Namespace) -> int:
    games.find(args.game)
    tasks = [(args.game, number, args.seed) for number in range(args.games)]
    with multiprocessing.Pool(args.jobs) as pool:
        wins = sum(tqdm(pool.imap(_greedy_wins, tasks), total=len(tasks), desc=args.game, unit="game"))
    print(json.dumps({"game": args.game, "seed": args.seed, "games": args.games, "greedy_wins": wins}))
    return 0


def _greedy_wins(task: tuple[str, int, str]) -> bool:
    name, number, seed = task
    return one_against_the_rest(games.find(name), "greedy", "random", number, seed)


def wins(args: argparse.Namespace) -> int:
    """The easiest table of a game is its usual settings."""
    game = games.find(args.game)
    settings = dict(_setting(game, option) for option in args.option)
    game.config(args.players, settings)
    counts = {}
    with multiprocessing.Pool(args.jobs) as pool:
        for player in PLAYERS:
            tasks = [(args.game, player, args.players, settings, f"{args.seed}-{i}") for i in range(args.games)]
            ends = Counter(tqdm(pool.imap(_end_of_team, tasks), total=len(tasks), desc=player, unit="game"))
            won = sum(count for (_, good), count in ends.items() if good)
            counts[player] = {"won": won, "ends": {reason: count for (reason, _), count in ends.items()}}
    about = {"game": args.game, "players": args.players, "settings": settings, "seed": args.seed, "games": args.games}
    print(json.dumps(about | counts))
    return 0


def _end_of_team(task: tuple[str, str, int, dict[str, Value], str]) -> tuple[str, bool]:
    name, player, players, settings, seed = task
    result = play_match(games.find(name), [player] * players, seed, settings)
    return result.reason.key, bool(result.won)


def _setting(game: Game[Any], option: str) -> tuple[str, Value]:
    """A typed value is whichever of the setting's values looks the same."""
    key, _, typed = option.partition("=")
    for setting in game.settings:
        for value in setting.values:
            if setting.key == key and str(value).lower() == typed.lower():
                return key, value
    return key, typed


def check(args: argparse.Namespace) -> int:
    try:
        export = from_json(args.file.read_bytes())
        table = verify(games.find(args.game or export.game), export)
    except Untrue as untrue:
        print(f"not true: {untrue}")
        return 1
    except OSError as error:
        print(f"cannot read {args.file}: {error.strerror}", file=sys.stderr)
        return 2
    state = "finished" if table.result else "still running"
    print(f"true: {len(export.journal)} entries under rules {export.rules}, {state}, seed matches its commitment")
    if export.origin:
        print(f"entries before {export.origin.position} were played under older rules and taken as they stand")
    return 0


if __name__ == "__main__":
    sys.exit(main())
