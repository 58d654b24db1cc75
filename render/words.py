"""Texts of pictures in one language, with the names of the people at the table."""

from __future__ import annotations

from functools import cache

from engine.core import Text
from engine.core.language import Messages, Names


@cache
def messages(package: str) -> Messages:
    return Messages(["engine.core", "render", *([package] if package else [])])


class Words:
    def __init__(self, package: str, locale: str, names: Names) -> None:
        self._messages = messages(package)
        self.locale, self.names = locale, names

    def __call__(self, text: Text) -> str:
        return self._messages.show(text, self.locale, self.names)

    def capital(self, text: Text) -> str:
        """With a capital first letter, for headings."""
        shown = self(text)
        return shown[:1].upper() + shown[1:]
