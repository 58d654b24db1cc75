"""A local Discord for each test, and a small bot on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.playground.server import LocalDiscord
from tests.discord.sample import Sample


class Hands:
    """A clock which stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
async def server(clock: Callable[[], float]) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=clock) as running:
        yield running


@asynccontextmanager
async def running_sample(server: LocalDiscord) -> AsyncIterator[Sample]:
    client = Sample(connector=server.connector(), guild_ready_timeout=0.05)
    async with client:
        task = asyncio.create_task(client.start(server.token))
        waiting = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            waiting.cancel()
            await task
        yield client
    await task


@pytest.fixture
async def sample(server: LocalDiscord) -> AsyncIterator[Sample]:
    async with running_sample(server) as client:
        yield client
