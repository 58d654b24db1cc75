"""At a phone's and a desk's width, light and dark, in both languages: nothing sticks out, the browser is content."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.playground.chromium import DESKTOP, PHONE
from tests.playground.program import Program
from tests.playground.screen import Screen

STICKING_OUT = """() => {
  const wide = [...document.querySelectorAll("body *")]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1)
    .map((node) => `${node.tagName}#${node.id}.${node.className}`);
  const lists = ["messages", "places", "people"].map((id) => document.getElementById(id));
  const scrolled = lists.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.id);
  return document.documentElement.scrollWidth > innerWidth ? ["the document", ...wide] : scrolled;
}"""
NEW_GAME = {"en": "New game", "ru": "Новая партия"}
GROUND = "() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((a, b) => a + +b, 0)"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with Program(tmp_path_factory.mktemp("looks") / "games.sqlite") as running:
        yield running


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_sticks_out(
    size: tuple[int, int], scheme: str, language: str, table: Program, page: Page
) -> None:
    """The fixture of the page sees to it that the console stays silent."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.add_init_script(f"localStorage.language = '{language}'")
    screen = Screen(page).open(table.address)
    expect(page.locator("#new")).to_have_text(NEW_GAME[language])
    assert (page.evaluate(GROUND) < 384) == (scheme == "dark")
    page.evaluate("document.querySelector('#new').click()")
    assert page.evaluate(STICKING_OUT) == []
    screen.begin("the_loop:1" if scheme == "dark" else "anachrony:2")
    assert page.evaluate(STICKING_OUT) == []
    page.evaluate("for (const menu of document.querySelectorAll('details.choice')) menu.open = true")
    assert page.evaluate(STICKING_OUT) == []
    page.locator(".message .picture").last.click()
    expect(page.locator("#zoom[open] img")).to_be_visible()
    assert page.evaluate(STICKING_OUT) == []
    page.keyboard.press("Escape")
    page.fill("#text", "/")
    page.wait_for_selector("#palette:not([hidden]) > *")
    assert page.evaluate(STICKING_OUT) == []
    if size == PHONE:
        page.click("#menu")
        page.wait_for_selector("#side.open")
        assert page.evaluate(STICKING_OUT) == []
