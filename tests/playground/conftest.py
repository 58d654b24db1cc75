"""One Chromium for a test module; where there is none the tests say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.playground import chromium
from tests.playground.program import Program

# Each tab begins as a new visitor, and keeps what it stores when it is loaded again.
CLEAN_ONCE = "if (!sessionStorage.clean) { localStorage.clear(); sessionStorage.clean = 1; }"
MISSING = "no Chromium on this machine: install your distribution's package (Debian: apt-get install chromium)"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    if chromium.found() is None:
        pytest.skip(MISSING)
    with chromium.opened(tmp_path_factory.mktemp("profile")) as context:
        yield context


@pytest.fixture
def page(browser: BrowserContext) -> Iterator[Page]:
    """A clean tab that may complain of nothing."""
    page = browser.new_page()
    page.add_init_script(CLEAN_ONCE)
    troubles = chromium.watched(page)
    yield page
    page.close()
    assert not troubles


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with Program(tmp_path / "games.sqlite") as running:
        yield running
