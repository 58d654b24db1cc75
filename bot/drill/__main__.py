"""Kill a playing process again and again; after each kill everything that was acknowledged must be there once."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from tqdm import tqdm

from bot.drill.check import Findings, check, read
from bot.drill.player import Promise
from bot.store import Store
from bot.tables import Tables

# Most kills come after some acknowledged answers, in the middle of the next commits; the rest at any time after
# the start of the process, while it opens the database, migrates, recovers or loads.
EARLY = 0.15
EARLY_SECONDS = 0.8
MOST_ANSWERS = 300
LAST_MOMENT = 0.004  # seconds; some commits take about as long


class Drill:
    def __init__(self, database: Path, game: str, seed: str) -> None:
        self.database, self.game, self.seed = database, game, seed
        self.chance = Random(seed)
        self.promises: dict[int, list[Promise]] = defaultdict(list)
        self.found = Findings()
        self.settled: set[int] = set()  # finished games that have been checked
        self.early = 0

    def kill(self, number: int) -> None:
        command = [sys.executable, "-m", "bot.drill.player", str(self.database), self.game, f"{self.seed}:{number}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            lines = []
            if self.chance.random() < EARLY:
                self.early += 1
                time.sleep(self.chance.random() * EARLY_SECONDS)
            else:
                lines = [process.stdout.readline() for _ in range(self.chance.randint(1, MOST_ANSWERS))]
                time.sleep(self.chance.random() * LAST_MOMENT)
            if process.poll() is not None:
                raise RuntimeError(f"the player stopped by itself, with code {process.returncode}")
            process.kill()
            lines += process.stdout.readlines()
        for line in lines:
            promise = msgspec.json.decode(line, type=Promise)
            self.promises[promise.outcome.game].append(promise)

    async def check(self, everything: bool = False) -> None:
        store = await Store.open(self.database)
        try:
            tables = Tables(store)
            with closing(sqlite3.connect(self.database)) as rows:
                stored = [game for (game,) in rows.execute("SELECT id FROM games ORDER BY id")]
                self.found.lost += [f"game {game} is not there" for game in self.promises.keys() - set(stored)]
                for game in stored:
                    if everything or game not in self.settled:
                        kept = read(rows, game)
                        await check(kept, self.promises[game], tables, self.found)
                        if kept.finished:
                            self.settled.add(game)
        finally:
            await store.close()

    def figures(self) -> dict[str, object]:
        with closing(sqlite3.connect(self.database)) as rows:
            counts = {
                table: rows.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in ("games", "interactions", "journal", "outbox")
            }
            [(nonces,)] = rows.execute("SELECT count(DISTINCT nonce) FROM outbox")
        acknowledged = [promise.interaction for made in self.promises.values() for promise in made]
        return {
            "game": self.game,
            "seed": self.seed,
            "kills_while_starting": self.early,
            "games": counts["games"],
            "finished": len(self.settled),
            "acknowledged": len(acknowledged),
            "stored": counts["interactions"],
            "entries": counts["journal"],
            "outbox": counts["outbox"],
            "lost": len(self.found.lost),
            "doubled": len(self.found.doubled) + len(acknowledged) - len(set(acknowledged)),
            "half": len(self.found.half),
            "outbox_wrong": len(self.found.outbox) + counts["outbox"] - nonces,
        }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot.drill", description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--game", required=True, help="a game's name, or a module such as tests.harbour")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(argv)
    with TemporaryDirectory(prefix="slowtable-drill-") as folder:
        drill = Drill(Path(folder) / "drill.sqlite", args.game, args.seed)
        for number in tqdm(range(args.kills), desc="drill", unit="kill"):
            drill.kill(number)
            asyncio.run(drill.check())
        asyncio.run(drill.check(everything=True))
        figures = drill.figures()
    found = drill.found
    for what in [*found.lost, *found.doubled, *found.half, *found.outbox]:
        print(what, file=sys.stderr)
    print(json.dumps({"kills": args.kills, **figures}))
    return 0 if not any(figures[wrong] for wrong in ("lost", "doubled", "half", "outbox_wrong")) else 1


if __name__ == "__main__":
    sys.exit(main())
