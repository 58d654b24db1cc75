"""The rulebooks: the same rules in every language, every rule that a refusal names, and the search."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.language import LOCALES
from engine.core.rulebook import Rule, Rulebook, rulebook

ENGINE = Path(__file__).parents[3] / "engine"
GAMES = sorted(path.parts[-3] for path in ENGINE.glob("*/rulebook/en.md"))
_NUMBER = re.compile(r"\d+(\.\w+)+")
_LONGEST = 1500  # with its title in one message, beside the numbers of others
_TITLE = 80  # with its number in a suggestion
_DESIGNED = {"en": "DESIGNED", "ru": "ПРИДУМАНО"}


def book(game: str, locale: str) -> Rulebook:
    found = rulebook(f"engine.{game}", locale)
    assert found is not None
    return found


def named_in_code(game: str) -> set[str]:
    """Every string in the game's code that looks like a rule's number: reasons and blocked options carry them."""
    return {
        node.value
        for path in (ENGINE / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _NUMBER.fullmatch(node.value)
    }


def figures(rule: Rule) -> Counter[str]:
    return Counter(re.findall(r"\d+", f"{rule.title} {rule.text}"))


def test_there_are_rulebooks() -> None:
    assert "anachrony" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_numbers_in_the_same_order(game: str) -> None:
    reference = book(game, "en")
    numbers = [rule.number for rule in reference.rules]
    assert len(set(numbers)) == len(numbers)
    for locale in LOCALES:
        other = book(game, locale)
        assert list(other.sections) == list(reference.sections)
        assert [rule.number for rule in other.rules] == numbers
        assert all(number.split(".")[0] in other.sections for number in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_figures_and_designed_marks_agree_between_languages(game: str) -> None:
    for one, other in zip(book(game, "en").rules, book(game, "ru").rules, strict=True):
        assert figures(one) == figures(other), one.number
        assert one.text.count(_DESIGNED["en"]) == other.text.count(_DESIGNED["ru"]), one.number


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_is_in_the_book(game: str) -> None:
    named = named_in_code(game)
    assert named
    assert not {number for number in named if number not in book(game, "en")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_rules_fit_into_messages_and_suggestions(game: str, locale: str) -> None:
    for rule in book(game, locale).rules:
        assert len(rule.text) <= _LONGEST, rule.number
        assert len(rule.title) <= _TITLE, rule.number


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_is_found_by_its_number_and_by_its_title(game: str, locale: str) -> None:
    found = book(game, locale)
    for rule in found.rules:
        assert found.search(rule.number)[0] == rule
        assert rule in found.search(rule.title)


def test_a_number_finds_what_lies_below_it_and_nothing_beside_it() -> None:
    numbers = [rule.number for rule in book("anachrony", "en").search("7.1")]
    assert numbers == [f"7.1.{i}" for i in range(1, 8)]
    assert [rule.number for rule in book("anachrony", "ru").search("10.а")] == ["10.A"]
    assert book("anachrony", "en").search("99") == []


@pytest.mark.parametrize(
    ("locale", "words", "number"),
    [
        ("en", "recruiting a genius", "7.4"),
        ("en", "anomalies removed", "7.13"),
        ("ru", "устранения аномалий", "7.13"),
        ("ru", "наем гения", "7.4"),
        ("ru", "снабжения", "7.11"),
        ("ru", "эвак", "13.1"),
    ],
)
def test_words_find_a_rule_whatever_their_endings(locale: str, words: str, number: str) -> None:
    assert number in [rule.number for rule in book("anachrony", locale).search(words)]


def test_unknown_words_find_nothing() -> None:
    assert book("anachrony", "en").search("xylophone") == []
    assert book("anachrony", "ru").search("?!") == []


def test_a_paragraph_without_a_number_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="neither"):
        Rulebook("## 1 First\n\nNo number here.", "en")


def test_a_game_without_a_rulebook() -> None:
    assert rulebook("tests.harbour", "en") is None
