"""The numbered rules of a game in its players' words, and the search in them."""

from __future__ import annotations

import re
from functools import cache

import snowballstemmer
from msgspec import Struct

from engine.core.resources import read_text

_STEMMERS = {"en": "english", "ru": "russian"}
_SECTION = re.compile(r"## (?P<number>\w+) (?P<title>.+)")
_RULE = re.compile(r"\*\*(?P<number>[\w.]+) (?P<title>[^*]+)\.\*\* (?P<text>.+)", re.DOTALL)
_NUMBER = re.compile(r"\d+(\.\w+)*")
_WORD = re.compile(r"[^\W_]+")
_PREFIX = 3  # so many letters of a word find it before it is typed to its end
# Step 10.A typed on a Russian keyboard.
_LATIN = str.maketrans("авс", "abc")


class Rule(Struct, frozen=True):
    number: str
    title: str
    text: str


class Rulebook:
    """The rules in the order of the book. A section is found by its number like a rule."""

    def __init__(self, source: str, locale: str) -> None:
        self.sections: dict[str, str] = {}
        self.rules: list[Rule] = []
        for paragraph in source.split("\n\n"):
            self._read(paragraph.strip())
        self._stem = cache(snowballstemmer.stemmer(_STEMMERS[locale]).stemWord)
        self._words = {rule.number: _words(f"{self._section(rule)} {rule.title} {rule.text}") for rule in self.rules}
        self._stems = {number: {self._stem(word) for word in words} for number, words in self._words.items()}
        self._titles = {rule.number: {self._stem(word) for word in _words(rule.title)} for rule in self.rules}

    def _read(self, paragraph: str) -> None:
        if section := _SECTION.fullmatch(paragraph):
            self.sections[section["number"]] = section["title"]
        elif rule := _RULE.fullmatch(paragraph):
            self.rules.append(Rule(rule["number"], rule["title"], rule["text"]))
        elif paragraph and not paragraph.startswith("# "):
            raise ValueError(f"neither a section nor a rule: {paragraph[:60]}")

    def _section(self, rule: Rule) -> str:
        return self.sections[rule.number.partition(".")[0]]

    def __contains__(self, number: str) -> bool:
        return number in self.sections or any(rule.number == number for rule in self.rules)

    def search(self, query: str) -> list[Rule]:
        """A number finds its rule and all below it; words (or a tile's number) the rules with most of them."""
        number = query.strip().rstrip(".").casefold().translate(_LATIN)
        if _NUMBER.fullmatch(number):
            below = [rule for rule in self.rules if f"{rule.number.casefold()}.".startswith(f"{number}.")]
            if below:
                return below
        return self._with_words(sorted(_words(query)))

    def _with_words(self, words: list[str]) -> list[Rule]:
        found = {rule.number: sum(self._has(rule, word) for word in words) for rule in self.rules}
        most = max(found.values(), default=0)
        best = [rule for rule in self.rules if most and found[rule.number] == most]
        stems = {self._stem(word) for word in words}
        return sorted(best, key=lambda rule: -len(stems & self._titles[rule.number]))

    def _has(self, rule: Rule, word: str) -> bool:
        if self._stem(word) in self._stems[rule.number]:
            return True
        return len(word) >= _PREFIX and any(known.startswith(word) for known in self._words[rule.number])


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold().replace("ё", "е")))


@cache
def rulebook(package: str, locale: str) -> Rulebook | None:
    """The book that lies beside a game, `rulebook/<locale>.md`; None where a game has none."""
    try:
        return Rulebook(read_text(package, "rulebook", f"{locale}.md"), locale)
    except FileNotFoundError:
        return None
