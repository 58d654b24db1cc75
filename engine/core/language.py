"""Texts in the languages of people. One loader for pictures and bot; each package brings its own Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from engine.core.resources import read_all
from engine.core.text import SEAT, Arg, Text

LOCALES = ("en", "ru")

Names = Callable[[int], str]


class Messages:
    """Formats `Text` with the messages of the given packages; `missing` collects what they lack."""

    def __init__(self, packages: Iterable[str]) -> None:
        self.missing: set[str] = set()
        self._bundles = {locale: FluentBundle([locale], use_isolating=False) for locale in LOCALES}
        for package in packages:
            for locale, bundle in self._bundles.items():
                for source in read_all(package, "messages", locale):
                    bundle.add_resource(FluentResource(source))

    def show(self, text: Text, locale: str, names: Names | None = None) -> str:
        if text.key == SEAT and names is not None:
            return names(int(str(text.args["seat"])))
        bundle = self._bundles[locale]
        pattern = bundle.get_message(text.key).value if bundle.has_message(text.key) else None
        if pattern is None:
            self.missing.add(f"{locale}: {text.key}")
            return text.key
        args = {name: self._argument(arg, locale, names) for name, arg in text.args.items()}
        shown, errors = bundle.format_pattern(pattern, args)
        if errors:
            self.missing.update(f"{locale}: {text.key}: {error}" for error in errors)
        return str(shown)

    def _argument(self, arg: Arg, locale: str, names: Names | None) -> int | str:
        if isinstance(arg, Text):
            return self.show(arg, locale, names)
        if isinstance(arg, list):
            return format_list([self.show(one, locale, names) for one in arg], locale=locale)
        return arg
