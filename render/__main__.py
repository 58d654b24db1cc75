"""`python -m render FILE --out DIR`: every picture and text of an exported game, at any position of its journal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from engine import games
from engine.core import say
from engine.core.export import Export, Record, Untrue, from_json, replay
from engine.core.journal import Answer
from engine.core.language import LOCALES, Names
from render import draw_chart, draw_player, draw_scores, draw_table, text_board
from render.picture import Picture
from render.words import messages


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    args = parser.parse_args(arguments)
    export = from_json(args.file.read_bytes())
    if args.position is not None and not 0 <= args.position <= len(export.journal):
        parser.error(f"--position: the journal has {len(export.journal)} entries")
    if args.seat is not None and not 1 <= args.seat <= len(export.config.seats):
        parser.error(f"--seat: there are {len(export.config.seats)} seats")
    game = games.find(args.game or export.game)
    try:
        record = at_position(game, export, args.position)
    except Untrue as reason:
        print(f"{args.file}: {reason}", file=sys.stderr)
        return 1
    args.out.mkdir(parents=True, exist_ok=True)
    for path, data in draw_all(record, args.game or export.game, args.locale, args.seat).items():
        (args.out / path).write_bytes(data)
        print(f"{args.out / path}: {len(data) / 1024:.0f} KiB")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seat", type=int, help="whose private pictures to draw, from 1; without it, public ones")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--position", type=int, help="after so many entries of the journal; the last if not given")
    parser.add_argument("--game", help="a module with a GAME, for a game that is not registered")
    return parser


def at_position(game: Any, export: Export, position: int | None) -> Record:
    """The game as it was after so many entries. Joint secret answers enter a journal together, when the last is given:
    between them they are pending."""
    wanted = export.journal[:position]
    refusals = []
    for pending in range(min(len(export.config.seats), len(wanted) + 1)):
        kept = len(wanted) - pending
        try:
            record = replay(game, msgspec.structs.replace(export, journal=wanted[:kept]))
        except Untrue as reason:
            refusals.append(reason)
            continue
        table = record.load()
        for entry in wanted[kept:]:
            if isinstance(entry, Answer):
                record.keep(table.answer(entry.seat, entry.choice))
        return record
    raise refusals[0]


def seat_names(locale: str) -> Names:
    return lambda seat: messages("").show(say("core-seat", seat=seat + 1), locale)


def draw_all(record: Record, game_id: str, locale: str, seat: int | None) -> dict[str, bytes]:
    """File name -> contents. `seat` counts from 1."""
    table, game = record.load(), record.game
    viewer = seat - 1 if seat else None
    view, turn, names = table.view(viewer), table.waiting, seat_names(locale)
    history = [game.view(game.decode(snapshot.state), None) for snapshot in record.snapshots]
    since = game.view(game.decode(record.snapshots[-2].state), viewer) if len(record.snapshots) > 1 else None
    common: dict[str, Any] = {"locale": locale, "names": names}
    pictures: dict[str, Picture] = {"table": draw_table(game_id, view, since=since, turn=turn, **common)}
    for owner in range(len(record.config.seats)) if viewer is None else [viewer]:
        pending = table.pending.get(owner) if owner == viewer else None
        pictures[f"player-{owner + 1}"] = draw_player(
            game_id, view, seat=owner, since=since, turn=turn, pending=pending, **common
        )
    chart = draw_chart(game_id, [*history, table.view(None)], table.result, **common)
    if chart:
        pictures["chart"] = chart
    if table.result:
        pictures["scores"] = draw_scores(game_id, view, table.result, **common)
    files = {f"{name}.{picture.format}": picture.data for name, picture in pictures.items()}
    alts = "\n\n".join(f"{name}: {picture.alt}" for name, picture in pictures.items())
    text = text_board(game_id, view, turn=turn, seat=viewer, **common)
    return files | {"board.txt": f"{text}\n".encode(), "alt.txt": f"{alts}\n".encode()}


if __name__ == "__main__":
    sys.exit(main())
