"""Whole games of one person, played with nothing but the page's own controls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from engine.core import Dice
from tests.playground.program import Program
from tests.playground.screen import Screen

MOST_ANSWERS = 1500


@pytest.mark.parametrize(("guide", "least"), [("anachrony:1", 20), ("the_loop:1", 5)])
def test_a_game_alone_is_played_to_its_end_on_the_page(guide: str, least: int, program: Program, page: Page) -> None:
    screen = Screen(page).open(program.address)
    screen.begin(guide)
    dice = Dice("a visitor")
    offers = screen.await_offers()
    answers = 0
    while not offers["over"] and answers < MOST_ANSWERS:
        offers = screen.await_offers(screen.answer(dice.below(1000)))
        answers += 1
    assert offers["over"]
    assert answers >= least
    assert screen.last.locator("img").get_attribute("alt")
    screen.await_nobody_called()
    expect(page.locator("#hint")).to_be_hidden()  # neither a turn nor a private question is open any more
