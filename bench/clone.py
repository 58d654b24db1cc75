"""How long a new visitor waits: from `git clone` to the first picture of a board in the chat."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from bench.figure import Figure

ROOT = Path(__file__).parent.parent


def measure() -> list[Figure]:
    """As it is committed, into an empty folder; the packages come from wherever pip is set to look."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "slowtable"
        begun = time.perf_counter()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(home)], check=True)
        running = _make_run(home)
        try:
            address = _address(running)
            up = time.perf_counter()
            _first_picture(address)
            seen = time.perf_counter()
        finally:
            os.killpg(running.pid, signal.SIGTERM)  # make and the program it runs
            running.communicate(timeout=60)
    detail = f"{up - begun:.1f} s until the page answers"
    return [Figure("clone", "git clone and make run until the first board picture", seen - begun, "s", detail=detail)]


def _make_run(home: Path) -> subprocess.Popen[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"SLOWTABLE_PORT": str(port), "DISCORD_TOKEN": "", "SLOWTABLE_DATABASE": ""}
    return subprocess.Popen(
        ["make", "run"], cwd=home, env=dict(os.environ) | settings, text=True, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


def _address(running: subprocess.Popen[str]) -> str:
    assert running.stderr is not None
    for line in running.stderr:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    raise RuntimeError("make run ended without serving the page")


def _first_picture(address: str) -> None:
    """What the guide's first button does, until the picture itself has been read."""
    person = next(one["id"] for one in _ask(f"{address}/api/people")["people"] if not one["bot"])
    seat = _ask(f"{address}/api/seats/{person}", {})["seat"]
    state = _ask(f"{address}/api/state", seat=seat)
    while not state["channels"][0]["commands"]:  # the bot has not registered them yet
        state = _ask(f"{address}/api/state", seat=seat)
    guide = {"channel": state["channels"][0]["id"], "guide": state["guides"][0]["id"]}
    place = _ask(f"{address}/api/guide", guide, seat)["place"]
    while True:
        for message in _ask(f"{address}/api/channels/{place}", seat=seat)["messages"]:
            for file in message["attachments"]:
                path = file["url"].split("/attachments/")[1]
                with urllib.request.urlopen(f"{address}/files/{path}?seat={seat}") as picture:
                    if picture.read(8) == b"\x89PNG\r\n\x1a\n":
                        return


def _ask(url: str, body: Any = None, seat: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"X-Seat": seat, "Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
