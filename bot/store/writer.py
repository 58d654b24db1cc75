"""The one writer: it takes all that waits, commits it together, and only then says so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Hashable, Sequence
from typing import TypeAlias

import aiosqlite

from bot.store.errors import Repeated, Stale
from bot.store.write import Write, merged

_Member: TypeAlias = tuple[Write, "asyncio.Future[None]"]


class Writer:
    def __init__(self, connection: aiosqlite.Connection) -> None:
        self.commits = 0  # transactions that were made durable
        self.writes = 0  # writes in them
        self._connection = connection
        self._queue: deque[_Member] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    def submit(self, write: Write) -> asyncio.Future[None]:
        """Done when the write is durable; Stale or Repeated if the database knows better."""
        if self._closing:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((write, future))
        self._wake.set()
        return future

    async def close(self) -> None:
        """After everything that waits has been written."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._closing or self._queue:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await self._commit(self._take())

    def _take(self) -> list[_Member]:
        batch: list[_Member] = []
        keys: set[Hashable] = set()
        while self._queue:
            key = self._queue[0][0].key
            if key is not None:
                if key in keys:
                    break
                keys.add(key)
            batch.append(self._queue.popleft())
        return batch

    async def _commit(self, batch: Sequence[_Member]) -> None:
        try:
            await self._apply([write for write, _ in batch])
        except sqlite3.OperationalError as error:  # the disk, not one of the writes
            _refuse(batch, error)
        except Exception as error:
            if len(batch) == 1:
                _refuse(batch, _specific(error))
                return
            for member in batch:  # so that only the guilty one fails
                await self._commit([member])
        else:
            for _, future in batch:
                if not future.done():
                    future.set_result(None)

    async def _apply(self, writes: Sequence[Write]) -> None:
        """The connection begins a transaction with the first statement and ends it only when told to."""
        connection = self._connection
        try:
            # Handed to the thread at once, so that it need not come back to us between the statements.
            statements = [connection.executemany(sql, rows) for sql, rows in merged(writes)]
            for done in await asyncio.gather(*statements, return_exceptions=True):
                if isinstance(done, BaseException):
                    raise done
            await connection.commit()
        except BaseException:
            if connection.in_transaction:
                await connection.rollback()
            raise
        self.commits += 1
        self.writes += len(writes)


def _refuse(batch: Sequence[_Member], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


def _specific(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        if "interactions.id" in str(error):
            return Repeated()
        if str(error) == "stale" or "journal." in str(error):
            return Stale()
    return error
