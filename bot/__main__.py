"""Commands for the host."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot import app, config, logs
from bot.playground import serve as playground
from bot.store import CannotOpen
from bot.store.backup import backup
from engine.core import Text, say
from engine.core.language import Messages


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.set_defaults(run=serve)
    commands = parser.add_subparsers()

    command = commands.add_parser("backup", help="copy the database to a file, safely while the bot is running")
    command.add_argument("target", type=Path)
    command.set_defaults(run=copy)

    args = parser.parse_args(argv)
    messages = Messages(["engine.core", "bot"])
    language = config.language_of_host(config.given())
    try:
        settings = config.read()
        told = args.run(args, settings)
    except (CannotOpen, config.BadConfig) as refusal:
        print(messages.show(refusal.reason, language), file=sys.stderr)
        return 2
    if told is not None:
        print(messages.show(told, language))
    return 0


def serve(args: argparse.Namespace, settings: config.Config) -> None:
    """Discord, if there is a token; the local playground otherwise."""
    logs.begin(settings.token)
    asyncio.run(app.serve(settings) if settings.token else playground.serve(settings))


def copy(args: argparse.Namespace, settings: config.Config) -> Text:
    games = backup(settings.database, args.target)
    return say("bot-backup-done", games=games, path=str(args.target))


if __name__ == "__main__":
    sys.exit(main())
