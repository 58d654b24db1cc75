"""Everything that went over the wire, with who got to see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from bot.playground.world import Json


@dataclass(slots=True)
class Record:
    """One request of the bot, or one event sent to it. The audience are the people whom it reaches."""

    what: str
    payload: Json
    files: dict[str, bytes] = field(default_factory=dict)
    audience: tuple[int, ...] = ()
    status: int = 0
    answer: Json | None = None

    def wire(self) -> bytes:
        """What matters of it, in bytes which are the same whenever the content is the same."""
        body = msgspec.json.encode(self.payload, order="sorted")
        files = b"".join(name.encode() + b"\0" + data for name, data in sorted(self.files.items()))
        return b"\n".join((self.what.encode(), body, files))


class Traffic:
    def __init__(self) -> None:
        self.records: list[Record] = []
        self.keeping = True

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)

    def add(self, record: Record) -> None:
        """Kept for tests only: a playground that runs for weeks turns `keeping` off."""
        if self.keeping:
            self.records.append(record)

    def reaching(self, user: int) -> list[Record]:
        return [record for record in self.records if user in record.audience]

    def requests(self, part: str = "") -> list[Record]:
        return [record for record in self.records if " /" in record.what and part in record.what]


@dataclass(slots=True)
class Problem:
    """A request that Discord would have refused."""

    what: str
    status: int
    code: int
    message: str
    errors: Json | None
    payload: Json
