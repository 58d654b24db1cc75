"""Switches for what goes wrong with Discord: rate limits, errors, lost answers, slowness, repeated deliveries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from aiohttp import web

from bot.playground.world import Json


@dataclass(slots=True)
class Fault:
    """Strikes the next requests whose method and path contain `match`."""

    match: str
    times: int
    status: int = 0
    applied_first: bool = False
    body: Json | None = None
    headers: dict[str, str] | None = None
    delay: float = 0.0
    delay_answer: float = 0.0


class Faults:
    def __init__(self) -> None:
        self.pending: list[Fault] = []
        self.struck: list[str] = []
        self.repeats = 0
        self.drop: Callable[[bool], Awaitable[None]] | None = None

    def rate_limit(
        self, match: str = "", *, times: int = 1, retry_after: float = 0.05, everywhere: bool = False
    ) -> None:
        """429 as Discord sends it; without Via the client would take it for Cloudflare's ban."""
        headers = {
            "Via": "1.1 google", "Retry-After": "1", "X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": f"{retry_after:.3f}", "X-RateLimit-Bucket": "local", "X-RateLimit-Scope": "user",
        }  # fmt: skip
        if everywhere:
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
        self.pending.append(Fault(match, times, 429, body=body, headers=headers))

    def fail(self, match: str = "", *, status: int = 500, times: int = 1) -> None:
        """The request is lost: nothing happened."""
        self.pending.append(Fault(match, times, status))

    def lose_answer(self, match: str = "", *, status: int = 502, times: int = 1) -> None:
        """The request is carried out, but the bot hears of an error: the trap for whoever sends twice."""
        self.pending.append(Fault(match, times, status, applied_first=True))

    def slow(self, match: str = "", *, seconds: float, times: int = 1) -> None:
        """The request takes its time to arrive."""
        self.pending.append(Fault(match, times, delay=seconds))

    def slow_answer(self, match: str = "", *, seconds: float, times: int = 1) -> None:
        """The request is carried out at once, and its answer takes its time."""
        self.pending.append(Fault(match, times, delay_answer=seconds))

    def repeat_interactions(self, times: int = 1) -> None:
        """The next interactions reach the bot twice."""
        self.repeats = times

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        if self.drop is None:
            raise RuntimeError("the server is not running")
        await self.drop(resumable)

    def clear(self) -> None:
        self.pending.clear()
        self.repeats = 0

    def take_repeat(self) -> bool:
        repeated = self.repeats > 0
        self.repeats -= repeated
        return repeated

    async def around(self, what: str, carry_out: Callable[[], Awaitable[web.Response]]) -> web.Response:
        fault = next((fault for fault in self.pending if fault.match in what), None)
        if fault is None:
            return await carry_out()
        self.struck.append(what)
        fault.times -= 1
        if not fault.times:
            self.pending.remove(fault)
        await asyncio.sleep(fault.delay)
        if fault.status and not fault.applied_first:
            return _answer(fault)
        answer = await carry_out()
        await asyncio.sleep(fault.delay_answer)
        return _answer(fault) if fault.status else answer


def _answer(fault: Fault) -> web.Response:
    if fault.body is None:
        return web.Response(status=fault.status, text="upstream error", content_type="text/html")
    # The client reads JSON only under exactly this type, without a charset.
    headers = (fault.headers or {}) | {"Content-Type": "application/json"}
    return web.Response(body=msgspec.json.encode(fault.body), status=fault.status, headers=headers)
