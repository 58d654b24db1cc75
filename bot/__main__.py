"""Commands for the host."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bot.store import CannotOpen
from bot.store.backup import backup
from engine.core import Text, say
from engine.core.language import Messages


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(required=True)

    command = commands.add_parser("backup", help="copy the database to a file, safely while the bot is running")
    command.add_argument("target", type=Path)
    command.set_defaults(run=copy)

    args = parser.parse_args(argv)
    messages = Messages(["engine.core", "bot"])
    try:
        print(messages.show(args.run(args), "en"))
    except CannotOpen as refusal:
        print(messages.show(refusal.reason, "en"), file=sys.stderr)
        return 2
    return 0


def database() -> Path:
    return Path(os.environ.get("SLOWTABLE_DATABASE", "data/slowtable.sqlite"))


def copy(args: argparse.Namespace) -> Text:
    games = backup(database(), args.target)
    return say("bot-backup-done", games=games, path=str(args.target))


if __name__ == "__main__":
    sys.exit(main())
