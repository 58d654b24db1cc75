"""The playground as a visitor starts it: the program itself, in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
SILENCED = ("DISCORD_TOKEN", "SLOWTABLE_HOST", "SLOWTABLE_ALLOW_REMOTE")


class Program:
    def __init__(self, database: Path, port: int = 0, language: str = "en") -> None:
        kept = {key: value for key, value in os.environ.items() if key not in SILENCED}
        mine = {"DISCORD_TOKEN": "", "SLOWTABLE_DATABASE": str(database), "SLOWTABLE_LANGUAGE": language}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bot"], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=kept | mine | {"SLOWTABLE_PORT": str(port)},
        )  # fmt: skip
        self.address = self._await_address()
        self.port = int(self.address.rpartition(":")[2])

    def _await_address(self) -> str:
        assert self._process.stderr is not None
        heard = []
        for line in self._process.stderr:
            heard.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
        raise AssertionError(f"the playground did not start: {''.join(heard)}")

    def kill(self) -> None:
        """Without any farewell, as a power cut would."""
        self._process.kill()
        self._end()

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._end()

    def _end(self) -> None:
        self._process.communicate(timeout=60)

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
