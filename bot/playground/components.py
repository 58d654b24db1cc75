"""What Discord accepts as components, in messages (first and second generation) and in modals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bot.playground.emoji import is_emoji
from bot.playground.refusals import Form, Path
from bot.playground.world import BUTTON, SELECT, SELECTS, TEXT_DISPLAY, TEXT_INPUT, Json, parts

ROW, SECTION, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 1, 9, 11, 12, 13, 14, 17, 18
TOP_LEVEL = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_MODAL = (ROW, TEXT_DISPLAY, LABEL)
LINK_STYLE, PREMIUM_STYLE = 5, 6
MOST_COMPONENTS, MOST_TEXT = 40, 4000


class Components:
    """Checks one tree of components and adds its mistakes to the form."""

    def __init__(self, form: Form, emojis: Collection[int], files: Collection[str]) -> None:
        self.form, self.emojis, self.files = form, emojis, files

    def message(self, tree: object, *, v2: bool) -> None:
        path: Path = ("components",)
        if not self.form.count(path, tree, 0, MOST_COMPONENTS if v2 else 5):
            return
        assert isinstance(tree, list)
        for n, part in enumerate(tree):
            self._child((*path, n), part, TOP_LEVEL if v2 else (ROW,))
        if not self.form.errors:
            self._whole(tree, v2=v2)

    def modal(self, data: Json) -> None:
        self.form.length(("data", "title"), data.get("title"), 1, 45)
        self.form.length(("data", "custom_id"), data.get("custom_id"), 1, 100)
        tree = data.get("components")
        if self.form.count(("data", "components"), tree, 1, 5):
            assert isinstance(tree, list)
            for n, part in enumerate(tree):
                self._child(("data", "components", n), part, IN_MODAL)
            if not self.form.errors:
                self._unique(tree)

    def _whole(self, tree: list[Json], *, v2: bool) -> None:
        everything = list(parts(tree))
        if len(everything) > MOST_COMPONENTS:
            self.form.wrong(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                            f"The total number of components must be {MOST_COMPONENTS} or fewer.")  # fmt: skip
        if v2 and sum(len(part["content"]) for part in everything if part["type"] == TEXT_DISPLAY) > MOST_TEXT:
            self.form.wrong(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                            f"The total size of displayable text must not exceed {MOST_TEXT} characters.")  # fmt: skip
        self._unique(tree)

    def _unique(self, tree: list[Json]) -> None:
        names = Counter(part["custom_id"] for part in parts(tree) if "custom_id" in part)
        ids = Counter(part["id"] for part in parts(tree) if part.get("id"))
        if any(times > 1 for times in names.values()):
            self.form.wrong(("components",), "COMPONENT_CUSTOM_ID_DUPLICATED",
                            "Component custom id cannot be duplicated")  # fmt: skip
        if any(times > 1 for times in ids.values()):
            self.form.wrong(("components",), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")

    def _child(self, path: Path, part: object, allowed: tuple[int, ...]) -> None:
        if not isinstance(part, dict):
            self.form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        elif part.get("type") not in allowed:
            self.form.wrong((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {set(allowed)}.")
        else:
            self._known(path, part)

    def _known(self, path: Path, part: Json) -> None:
        kind = part["type"]
        if kind == ROW:
            self._row(path, part)
        elif kind == BUTTON:
            self._button(path, part)
        elif kind in SELECTS:
            self._select(path, part)
        elif kind == TEXT_INPUT:
            self._text_input(path, part)
        elif kind == TEXT_DISPLAY:
            self.form.length((*path, "content"), part.get("content"), 1, MOST_TEXT)
        elif kind == SECTION:
            self._section(path, part)
        elif kind == GALLERY:
            self._gallery(path, part)
        elif kind in (THUMBNAIL, FILE):
            self._media(path, part, "media" if kind == THUMBNAIL else "file")
        elif kind == CONTAINER:
            self._children(path, part, 1, MOST_COMPONENTS, IN_CONTAINER)
        elif kind == LABEL:
            self._label(path, part)

    def _children(self, path: Path, part: Json, low: int, high: int, allowed: tuple[int, ...]) -> None:
        children = part.get("components")
        if self.form.count((*path, "components"), children, low, high):
            assert isinstance(children, list)
            for n, child in enumerate(children):
                self._child((*path, "components", n), child, allowed)

    def _row(self, path: Path, part: Json) -> None:
        in_modal = path[0] == "data"
        self._children(path, part, 1, 5, (TEXT_INPUT,) if in_modal else (BUTTON, *SELECTS))
        children = part.get("components")
        if isinstance(children, list) and len(children) > 1 and any(_kind(child) != BUTTON for child in children):
            self.form.wrong((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                            "The specified component exceeds the maximum width")  # fmt: skip

    def _section(self, path: Path, part: Json) -> None:
        self._children(path, part, 1, 3, (TEXT_DISPLAY,))
        self._child((*path, "accessory"), part.get("accessory"), (BUTTON, THUMBNAIL))

    def _label(self, path: Path, part: Json) -> None:
        self.form.length((*path, "label"), part.get("label"), 1, 45)
        if part.get("description") is not None:
            self.form.length((*path, "description"), part["description"], 1, 100)
        self._child((*path, "component"), part.get("component"), (TEXT_INPUT, *SELECTS))

    def _gallery(self, path: Path, part: Json) -> None:
        items = part.get("items")
        if self.form.count((*path, "items"), items, 1, 10):
            assert isinstance(items, list)
            for n, item in enumerate(items):
                self._media((*path, "items", n), item, "media")

    def _media(self, path: Path, part: Json, key: str) -> None:
        url = part.get(key, {}).get("url", "")
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                self.form.wrong((*path, key, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                                "The referenced attachment was not found")  # fmt: skip
        elif not url.startswith(("https://", "http://")):
            self.form.wrong((*path, key, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        if part.get("description") is not None:
            self.form.length((*path, "description"), part["description"], 1, 1024)

    def _button(self, path: Path, part: Json) -> None:
        style = part.get("style")
        self.form.within((*path, "style"), style, 1, PREMIUM_STYLE)
        if part.get("label") is not None:
            self.form.length((*path, "label"), part["label"], 0, 80)
        self._emoji(path, part)
        if style == LINK_STYLE:
            self.form.length((*path, "url"), part.get("url"), 1, 512)
        elif style != PREMIUM_STYLE:
            self.form.length((*path, "custom_id"), part.get("custom_id"), 1, 100)
        if not part.get("label") and not part.get("emoji") and style != PREMIUM_STYLE:
            self.form.wrong(path, "BUTTON_COMPONENT_INVALID", "A button requires a label or an emoji")

    def _select(self, path: Path, part: Json) -> None:
        self.form.length((*path, "custom_id"), part.get("custom_id"), 1, 100)
        if part.get("placeholder") is not None:
            self.form.length((*path, "placeholder"), part["placeholder"], 0, 150)
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        in_range = self.form.within((*path, "min_values"), least, 0, 25)
        if not self.form.within((*path, "max_values"), most, 1, 25) or not in_range:
            return
        if least > most:
            self.form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values exceeds max_values")
        if part["type"] == SELECT:
            self._options(path, part, most)

    def _options(self, path: Path, part: Json, most: int) -> None:
        options = part.get("options")
        if not self.form.count((*path, "options"), options, 1, 25):
            return
        assert isinstance(options, list)
        for n, option in enumerate(options):
            here = (*path, "options", n)
            self.form.length((*here, "label"), option.get("label"), 1, 100)
            self.form.length((*here, "value"), option.get("value"), 1, 100)
            if option.get("description") is not None:
                self.form.length((*here, "description"), option["description"], 0, 100)
            self._emoji(here, option)
        if len({option.get("value") for option in options}) < len(options):
            self.form.wrong((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                            "The specified option value is already used")  # fmt: skip
        if sum(bool(option.get("default")) for option in options) > most or most > len(options):
            self.form.wrong((*path, "options"), "BASE_TYPE_BAD_LENGTH", "Must hold max_values options")

    def _text_input(self, path: Path, part: Json) -> None:
        self.form.length((*path, "custom_id"), part.get("custom_id"), 1, 100)
        self.form.within((*path, "style"), part.get("style"), 1, 2)
        if part.get("label") is not None or "component" not in path:
            self.form.length((*path, "label"), part.get("label"), 1, 45)
        self.form.within((*path, "min_length"), part.get("min_length") or 0, 0, 4000)
        self.form.within((*path, "max_length"), part.get("max_length") or 4000, 1, 4000)
        for key, most in (("value", 4000), ("placeholder", 100)):
            if part.get(key) is not None:
                self.form.length((*path, key), part[key], 0, most)

    def _emoji(self, path: Path, part: Json) -> None:
        emoji = part.get("emoji")
        if not emoji:
            return
        known = int(emoji["id"]) in self.emojis if emoji.get("id") else is_emoji(emoji.get("name") or "")
        if not known:
            self.form.wrong((*path, "emoji", "id" if emoji.get("id") else "name"), "BUTTON_COMPONENT_INVALID_EMOJI",
                            "Invalid emoji")  # fmt: skip


def _kind(part: object) -> object:
    return part.get("type") if isinstance(part, dict) else None
