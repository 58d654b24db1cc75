"""`python -m tests.render.contact --out DIR`: many positions to look at, one by one and together.

Writes every picture at full size, once more as wide as on a phone, and all of them on one sheet.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from engine.anachrony import scoring
from engine.anachrony.game import GAME
from engine.anachrony.state import State
from engine.core import Dice, Value, ranked, say
from engine.core.export import Record
from engine.core.table import Table
from engine.players import random as random_player
from render import Picture, draw_chart, draw_player, draw_scores, draw_table
from tests.render.positions import crowded, long_name, opening

PHONE = 400
ACROSS = 6
SHORT_NAMES = ["Анна Ковалёва", "Max Sternberg", "Юки", "Oleksandra"]
NEWS = {"en": "{name}: Construct, lab 403", "ru": "{name}: строительство, лаборатория 403"}


def short_name(seat: int) -> str:
    return SHORT_NAMES[seat]


def alone(seat: int) -> str:
    return SHORT_NAMES[0] if seat == 0 else "Chronobot"


class Moment(NamedTuple):
    """A game as it stood once: what a viewer sees, what it saw before, and who was waited for."""

    view: State
    since: State
    turn: list[int]
    history: list[State]


@cache
def played(players: int, seed: str, **settings: Value) -> Record:
    """A whole game of players that answer anything legal."""
    record = Record(GAME, GAME.config(players, settings), seed)
    table = Table.new(GAME, record.config, seed)
    record.keep(table.change)
    dice = Dice(f"{seed} answers")
    while table.waiting:
        seat = table.waiting[0]
        record.keep(table.answer(seat, random_player.play(table, seat, dice)))
    return record


def moment(players: int, seed: str, era: int, phase: str, deep: float = 0.6, **settings: Value) -> Moment:
    """Some way into a phase of a played game."""
    record = played(players, seed, **settings)
    states = [GAME.decode(snapshot.state) for snapshot in record.snapshots]
    found = [n for n, s in enumerate(states) if s.era == era and s.phase == phase]
    at = found[round(deep * (len(found) - 1))]
    state = states[at]
    turn = [state.order[state.turn % len(state.order)]] if state.order else [0]
    views = [GAME.view(s, None) for s in states[: at + 1]]
    return Moment(views[-1], views[max(0, at - 1)], turn, views)


def _names(it: State) -> Callable[[int], str]:
    return alone if it.chronobot else short_name


def _table(it: Moment, locale: str = "en") -> Picture:
    names = _names(it.view)
    news = NEWS[locale].format(name=names(it.turn[0]))
    return draw_table("anachrony", it.view, locale=locale, names=names, since=it.since, turn=it.turn, news=news)


def _full(players: int, era: int, locale: str, **settings: Value) -> Picture:
    view = GAME.view(crowded(players, era, "crowded", **settings), None)
    return draw_table("anachrony", view, locale=locale, names=long_name, turn=[1] if players > 1 else [0])


def _player(it: Moment, seat: int, locale: str = "en", pending: Any = None) -> Picture:
    common: dict[str, Any] = {"locale": locale, "names": _names(it.view), "since": it.since, "turn": it.turn}
    return draw_player("anachrony", it.view, seat=seat, pending=pending, **common)


def _full_player(seat: int, locale: str, pending: Any = None, **settings: Value) -> Picture:
    state = crowded(4, 6, "crowded", **settings)
    state.phase = "actions" if pending is None else "warp"
    view = GAME.view(state, seat)
    return draw_player("anachrony", view, seat=seat, locale=locale, names=long_name, pending=pending)


def _start(players: int, locale: str, **settings: Value) -> Picture:
    view = GAME.view(opening(players, "opening", **settings), None)
    return draw_table("anachrony", view, locale=locale, names=short_name, turn=[0])


def _final(players: int, seed: str, locale: str, **settings: Value) -> Iterator[tuple[str, Picture]]:
    record = played(players, seed, **settings)
    table = record.load()
    assert table.result is not None
    view = table.view(None)
    history = [GAME.view(GAME.decode(snapshot.state), None) for snapshot in record.snapshots]
    common: dict[str, Any] = {"locale": locale, "names": _names(view)}
    yield "table", draw_table("anachrony", view, **common)
    yield "scores", draw_scores("anachrony", view, table.result, **common)
    chart = draw_chart("anachrony", [*history, view], table.result, **common)
    assert chart is not None
    yield "chart", chart


def _full_scores(locale: str) -> Picture:
    state = crowded(doomsday=True)
    result = ranked(say("anachrony-end-eras"), scoring.scores(state))
    return draw_scores("anachrony", GAME.view(state, None), result, locale=locale, names=long_name)


def pictures() -> Iterator[tuple[str, Picture]]:
    yield "opening-2-en", _start(2, "en")
    yield "opening-4-doomsday-ru", _start(4, "ru", doomsday=True)
    yield "two-era1-en", _table(moment(2, "two", 1, "actions"))
    yield "two-era3-ru", _table(moment(2, "two", 3, "actions"), "ru")
    yield "two-era6-en", _table(moment(2, "two", 6, "actions"))
    yield "three-era2-warp-en", _table(moment(3, "three", 2, "warp"))
    yield "three-era5-ru", _table(moment(3, "three", 5, "actions"), "ru")
    yield "four-era2-en", _table(moment(4, "four", 2, "actions", 0.9))
    yield "four-era4-ru", _table(moment(4, "four", 4, "actions", 0.9), "ru")
    yield "four-era6-en", _table(moment(4, "four", 6, "actions", 0.8))
    yield "solo-era2-en", _table(moment(1, "solo", 2, "actions"))
    yield "solo-era6-ru", _table(moment(1, "solo", 6, "actions", 0.9), "ru")
    yield "doomsday-era3-en", _table(moment(4, "doom", 3, "actions", 0.9, doomsday=True))
    yield "doomsday-era6-ru", _table(moment(3, "doom3", 5, "actions", 0.9, doomsday=True), "ru")
    yield "fire-era4-en", _table(moment(3, "fire", 4, "actions", 0.9, alternate_timeline=True))
    yield "full-4-ru", _full(4, 7, "ru")
    yield "full-4-en", _full(4, 4, "en", side="B")
    yield "full-doomsday-ru", _full(4, 6, "ru", doomsday=True, alternate_timeline=True)
    yield "full-solo-en", _full(1, 6, "en")
    yield "player-era3-en", _player(moment(2, "two", 3, "actions"), 0)
    yield "player-era6-ru", _player(moment(4, "four", 6, "actions"), 1, "ru")
    yield "player-chronobot-en", _player(moment(1, "solo", 6, "actions", 0.9), 1)
    yield "player-chronobot-ru", _player(moment(1, "solo", 3, "actions", 0.9), 1, "ru")
    yield "player-full-ru", _full_player(0, "ru")
    yield "player-full-B-en", _full_player(3, "en", side="B")
    yield "player-full-B-doomsday-ru", _full_player(1, "ru", side="B", doomsday=True)
    yield "player-private-ru", _full_player(2, "ru", ["administrator", "exosuit"])
    yield "player-private-en", _player(moment(3, "three", 2, "warp"), 0, "en", ["neutronium", "engineer"])
    for name, picture in _final(4, "four", "en"):
        yield f"end-4-{name}-en", picture
    for name, picture in _final(1, "solo", "ru"):
        yield f"end-solo-{name}-ru", picture
    yield "scores-full-ru", _full_scores("ru")


def _narrow(picture: Picture, wide: int) -> Image.Image:
    """As a chat shows it."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.LANCZOS)


def sheet(images: list[Image.Image]) -> Image.Image:
    rows = [images[n : n + ACROSS] for n in range(0, len(images), ACROSS)]
    high = sum(max(image.height for image in row) + 12 for row in rows)
    whole = Image.new("RGB", (ACROSS * (PHONE + 12) + 12, high + 12), (60, 60, 60))
    y = 12
    for row in rows:
        for n, image in enumerate(row):
            whole.paste(image, (12 + n * (PHONE + 12), y))
        y += max(image.height for image in row) + 12
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.render.contact", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default="", help="names that begin like this")
    args = parser.parse_args()
    (args.out / "phone").mkdir(parents=True, exist_ok=True)
    small = []
    for name, picture in pictures():
        if name.startswith(args.only):
            (args.out / f"{name}.png").write_bytes(picture.data)
            small.append(_narrow(picture, PHONE))
            small[-1].save(args.out / "phone" / f"{name}.png")
    sheet(small).save(args.out / "sheet.png")


if __name__ == "__main__":
    main()
