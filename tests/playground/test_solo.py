"""A whole game against the automaton, played with nothing but the page's own controls."""

from __future__ import annotations

from playwright.sync_api import Page

from engine.core import Dice
from tests.playground.program import Program
from tests.playground.screen import Screen

MOST_ANSWERS = 1500


def test_a_solo_game_is_played_to_its_end_on_the_page(program: Program, page: Page) -> None:
    screen = Screen(page).open(program.address)
    screen.begin("anachrony:1")
    dice = Dice("a visitor")
    offers = screen.await_offers()
    answers = 0
    while not offers["over"] and answers < MOST_ANSWERS:
        offers = screen.await_offers(screen.answer(dice.below(1000)))
        answers += 1
    assert offers["over"]
    assert answers > 20
    assert screen.last.locator("img").get_attribute("alt")
