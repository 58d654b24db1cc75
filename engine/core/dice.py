"""The only randomness: a stream fixed by a seed, which anyone can recompute once the seed is published."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_SPAN = 1 << 64


def commitment(seed: str) -> str:
    """Published when a game starts; the seed that gives it is published when the game ends."""
    return sha256(seed.encode()).hexdigest()


class Dice(Struct):
    """Draw n is made from SHA-256(seed, n) alone, so two numbers describe the whole stream."""

    seed: str
    drawn: int = 0

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n - 1."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        limit = _SPAN - _SPAN % n
        while True:
            block = sha256(f"{self.seed}:{self.drawn}".encode()).digest()
            self.drawn += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:  # above it the low results would come too often
                return number % n

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], n: int) -> list[T]:
        """So many of the items, at most all of them, in random order."""
        pool = list(items)
        n = min(n, len(pool))
        for i in range(n):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:n]
