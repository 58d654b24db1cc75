"""Seats that nobody sits in: simple players answer for them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from engine.core import Change, Dice, Mode, Table
from engine.players import Player

# A long game between simple players must not keep the people at that table waiting.
ANSWERS_AT_ONCE = 20
SECONDS_AT_ONCE = 1.0


async def let_answer(game: int, table: Table[Any], players: Mapping[int, Player]) -> list[Change]:
    """What they answered, a bounded number of times. Their dice are their own, never the game's secret ones.

    A player may think for seconds, so it does that in a thread; the caller holds the game's lock, so the table
    stays as it is meanwhile, and every other game goes on.
    """
    loop = asyncio.get_running_loop()
    enough = loop.time() + SECONDS_AT_ONCE
    changes: list[Change] = []
    while (seat := next_seat(table, players)) is not None:
        dice = Dice(f"{game}:{table.length}:{seat}")
        choice = await asyncio.to_thread(players[seat], table, seat, dice)
        changes.append(table.answer(seat, choice))
        if len(changes) == ANSWERS_AT_ONCE or loop.time() > enough:
            break
    return changes


def next_seat(table: Table[Any], players: Mapping[int, Player]) -> int | None:
    """The next seat for which a simple player has to answer."""
    waiting = table.waiting
    if table.mode is Mode.FIRST and any(seat not in players for seat in waiting):
        return None  # what a group decides, the people in it decide
    return next((seat for seat in waiting if seat in players), None)
