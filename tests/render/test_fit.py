"""Text stays inside its box."""

from __future__ import annotations

import pytest

from render import fonts
from render.canvas import Box, Canvas
from render.fit import fit

WORDS = "Технологическое превосходство Северо-Восточной Республики"


@pytest.mark.parametrize("wide", [40, 90, 150, 260, 700])
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_lines_are_never_wider_than_the_box(wide: int, lines: int) -> None:
    fitted = fit(WORDS, 40, "bold", wide, 120, lines, 18)
    assert len(fitted.lines) <= lines
    assert all(fonts.width(line, fitted.size, "bold") <= wide for line in fitted.lines)


def test_it_shrinks_before_it_shortens() -> None:
    roomy, tight, hopeless = (fit("Исследование", 40, "bold", wide, 60, 1, 18) for wide in (400, 150, 60))
    assert (roomy.size, roomy.shortened) == (40, False)
    assert 18 <= tight.size < 40
    assert not tight.shortened
    assert hopeless.shortened
    assert hopeless.lines[0].endswith("…")


def test_a_word_that_is_too_wide_is_parted_before_a_syllable() -> None:
    fitted = fit("Улучшение гидроэлектростанций", 18, "bold", 178, 66, 3, 18)
    assert fitted.lines == ["Улучшение", "гидроэлектрос-", "танций"]
    assert not fitted.shortened


def test_a_canvas_remembers_what_it_drew() -> None:
    canvas = Canvas(300, 100)
    canvas.text(Box(10, 10, 200, 40), "Era 3", 30)
    (ink,) = canvas.texts
    assert ink.text == "Era 3"
    inked = canvas.image.convert("L").point(lambda light: 255 if light > 120 else 0).getbbox()
    assert inked is not None
    assert inked[0] >= ink.drawn.x
    assert inked[2] <= ink.drawn.right


def test_columns_fill_the_box_to_the_pixel() -> None:
    box = Box(24, 0, 1552, 10)
    columns = box.columns(7, 10)
    assert columns[0].x == box.x
    assert columns[-1].right == box.right
