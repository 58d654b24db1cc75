from __future__ import annotations

from engine.core import say, who
from engine.core.language import Messages


def messages() -> Messages:
    return Messages(["engine.core", "tests.harbour"])


def test_a_text_is_shown_in_each_language() -> None:
    text = say("harbour-pay-coins", coins=3)
    assert messages().show(text, "en") == "3 coins"
    assert messages().show(text, "ru") == "3 монеты"


def test_plural_forms_follow_the_language() -> None:
    shown = [messages().show(say("harbour-pay-coins", coins=n), "ru") for n in (1, 2, 5, 21)]
    assert shown == ["1 монету", "2 монеты", "5 монет", "21 монету"]


def test_texts_nest_and_lists_are_joined_as_people_do() -> None:
    cards = [say("harbour-card", number=n) for n in (1, 2, 3)]
    text = say("harbour-log-trade", seat=who(1), given=cards)
    assert messages().show(text, "en") == "Seat 1 trades Captain 1, Captain 2, and Captain 3 away."
    assert messages().show(text, "ru") == "Место 1: отдано Капитан 1, Капитан 2 и Капитан 3."


def test_a_seat_is_shown_by_the_name_of_its_person() -> None:
    text = say("harbour-log-rest", seat=who(1))
    assert messages().show(text, "en", names=lambda seat: f"Ann{seat}") == "Ann1 rests."


def test_what_is_missing_is_noticed() -> None:
    catalogue = messages()
    assert catalogue.show(say("harbour-nothing"), "en") == "harbour-nothing"
    catalogue.show(say("harbour-card"), "ru")
    assert len(catalogue.missing) == 2
