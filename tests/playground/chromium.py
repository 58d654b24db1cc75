"""A real headless Chromium, which can reach this machine and nothing else."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]  # fmt: skip
DESKTOP, PHONE = (1280, 800), (390, 844)
# The machine is shared with other tests: this only bounds how long a failure takes.
PATIENCE_MS = 60_000


def found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def opened(profile: Path, size: tuple[int, int] = DESKTOP, **more: Any) -> Iterator[BrowserContext]:
    path = found()
    assert path is not None
    width, height = size
    with sync_playwright() as driver:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=path, args=FLAGS, viewport={"width": width, "height": height},
            locale=more.pop("locale", "en-US"), **more,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE_MS)
        try:
            yield context
        finally:
            context.close()


def watched(page: Page) -> list[str]:
    """What the browser complains about on this page, as it happens."""
    troubles: list[str] = []

    def heard(line: ConsoleMessage) -> None:
        replaced = "/files/" in line.location["url"]  # a board that was redrawn while the older one was loading
        if line.type in ("error", "warning") and not replaced:
            troubles.append(line.text)

    page.on("console", heard)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    return troubles
