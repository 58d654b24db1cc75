"""One interaction between a person and the bot, from the click to the last edit."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.playground.limits import TOKEN_SECONDS
from bot.playground.world import Json, Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: (MESSAGE, DEFER_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE),
}


@dataclass(slots=True, eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    user: int
    channel: int
    created: float
    source: Message | None = None
    without_bot: bool = False
    acknowledged: float | None = None
    answer: int | None = None
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    follow_ups: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    def answers_allowed(self) -> tuple[int, ...]:
        allowed = ANSWERS[self.kind]
        if self.kind == MODAL_SUBMIT and self.source is None:
            return tuple(answer for answer in allowed if answer not in (DEFER_UPDATE, UPDATE))
        return allowed

    def expired(self, now: float) -> bool:
        return now - self.created > TOKEN_SECONDS
