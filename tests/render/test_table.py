"""Pictures of Anachrony: everything can be drawn, nothing leaves its place, and no secret is in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.anachrony import scoring
from engine.anachrony.data import (
    BUILDINGS,
    COLLAPSING,
    ENDGAME_CARDS,
    EVACUATION,
    EXPERIMENTS,
    FIRE_EFFECTS,
    SUPERPROJECTS,
    WARP_TILES,
)  # fmt: skip
from engine.anachrony.game import GAME
from engine.anachrony.state import State
from engine.core import Dice, Value, ranked, say
from engine.core.language import LOCALES
from render import draw_chart, draw_player, draw_table, sheets
from render.anachrony import doomsday, endgame, evacuation, glyphs, player, stacks, table, timeline
from render.anachrony.scene import Scene
from render.canvas import Box, Canvas
from render.theme import LEAST
from render.words import Words
from tests.render.measure import faults
from tests.render.positions import crowded, long_name, opening

POSITIONS: dict[str, tuple[int, int, dict[str, Value]]] = {
    "solo": (1, 6, {}),
    "two": (2, 3, {}),
    "three": (3, 6, {"side": "B"}),
    "four": (4, 7, {}),
    "four-B": (4, 4, {"side": "B"}),
    "doomsday": (4, 6, {"doomsday": True}),
    "fire": (4, 6, {"alternate_timeline": True}),
}


def scene(state: State, locale: str = "ru", seat: int | None = None) -> Scene:
    return Scene(GAME.view(state, seat), locale, long_name, None, [0, 1])


@pytest.fixture(params=POSITIONS, scope="module")
def position(request: pytest.FixtureRequest) -> State:
    players, era, settings = POSITIONS[request.param]
    return crowded(players, era, request.param, **settings)


@pytest.fixture(autouse=True)
def no_row_of_icons_is_too_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of icons shrink until they fit or cannot shrink any more: the latter never happens."""
    draw = glyphs.draw

    def checked(c: Canvas, box: Box, row: Sequence[glyphs.Glyph], *args: Any, **options: Any) -> None:
        assert glyphs.width(row, LEAST, 4) <= box.w, row
        draw(c, box, row, *args, **options)

    monkeypatch.setattr(glyphs, "draw", checked)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_the_table_leaves_its_box_or_meets_another(position: State, locale: str) -> None:
    canvas = table.draw(scene(position, locale), "Вячеслав Преображенский-Юсупов: торговля с кочевниками, дважды")
    assert not faults(canvas)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_player_board_leaves_its_box_or_meets_another(position: State, locale: str) -> None:
    for seat in range(len(position.players)):
        canvas = player.draw(scene(position, locale, seat), seat, ["administrator", "exosuit"])
        assert not faults(canvas)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_score_sheet_or_a_chart_leaves_its_box(position: State, locale: str) -> None:
    words = Words("engine.anachrony", locale, long_name)
    seats = range(len(position.players))
    result = ranked(say("anachrony-end-eras"), scoring.scores(position))
    assert not faults(sheets.scores(result, words))
    series = {seat: [0, -12 + seat, 118 + seat] for seat in seats}
    assert not faults(sheets.chart("Очки по эрам", ["1", "2", "3"], series, words))


def test_the_measuring_finds_what_is_wrong() -> None:
    canvas = Canvas(300, 100)
    canvas.text(Box(10, 10, 200, 40), "under", 30)
    canvas.icon("vp", 30, 30, 40)
    canvas.text(Box(12, 12, 200, 40), "twice", 30)
    canvas.text(Box(10, 60, 40, 30), "Электростанция", 30)
    found = " ".join(faults(canvas))
    assert "under an icon: under" in found
    assert "on one another: under / twice" in found
    assert "cut: " in found


def test_every_tile_and_card_has_a_face_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    it = scene(opening())
    it.canvas = Canvas(400, 400)
    for tile in BUILDINGS:
        stacks.building_card(it, Box(10, 10, 178, 78), tile)
        assert glyphs.width(glyphs.tile(BUILDINGS[tile]), LEAST, 4) <= 158, tile
    for tile in SUPERPROJECTS:
        timeline.superproject_face(it, Box(10, 10, 180, 144), tile)
        assert glyphs.tile(SUPERPROJECTS[tile])
        assert glyphs.width(glyphs.cost(SUPERPROJECTS[tile].price), LEAST, 4) <= 180, tile
    for card in EXPERIMENTS.values():
        assert doomsday.condition(card)
        assert doomsday.experiment_cost(card)
    assert not [fault for fault in faults(it.canvas) if not fault.startswith(("on one", "under"))]


def test_every_icon_that_a_component_names_can_be_drawn() -> None:
    rows = [glyphs.tile(tile) for tile in (*BUILDINGS.values(), *SUPERPROJECTS.values())]
    rows += [glyphs.collapsing(tile) for tile in COLLAPSING] + [glyphs.effect(fire) for fire in FIRE_EFFECTS.values()]
    rows += [evacuation.base(it) for it in EVACUATION.values()] + [evacuation.extra(it) for it in EVACUATION.values()]
    rows += [[glyphs.Glyph(timeline.warp_icon(tile))] for tile in WARP_TILES]
    rows += [[glyphs.Glyph(endgame.ICONS[card])] for card in ENDGAME_CARDS]
    canvas = Canvas(900, 60)
    for row in rows:
        assert row
        glyphs.draw(canvas, Box(0, 0, 900, 60), row, 32)


@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_public_picture_does_not_change_when_secrets_are_reshuffled(position: State, seed: str) -> None:
    other = GAME.copy(position)
    GAME.reshuffle(other, None, Dice(seed))
    assert other != position
    one, two = (_public(GAME.view(state, None)) for state in (position, other))
    assert one == two


def _public(view: State) -> list[bytes]:
    """Every picture that everybody may see."""
    common: dict[str, Any] = {"locale": "en", "names": long_name}
    drawn = [draw_table("anachrony", view, turn=[0], **common), draw_chart("anachrony", [view], **common)]
    drawn += [draw_player("anachrony", view, seat=seat, **common) for seat in range(len(view.players))]
    return [picture.data for picture in drawn if picture]


def test_a_pending_warp_choice_is_drawn_for_its_seat_alone() -> None:
    state = crowded()
    state.phase = "warp"
    view = GAME.view(state, 0)
    plain, sealed = (
        draw_player("anachrony", view, seat=0, locale="en", names=long_name, pending=pending)
        for pending in (None, ["gold"])
    )
    assert sealed.height > plain.height
    assert "gold" in sealed.alt
    assert "Only you" not in plain.alt


def test_what_is_new_has_the_accent_and_nothing_else_has() -> None:
    before = crowded()
    after = GAME.copy(before)
    after.players[0].assets["W"] += 3
    after.occupied["mine:2"] = 3
    looked = GAME.view(before, None)
    marks = Scene(GAME.view(after, None), "en", long_name, looked, []).new
    assert marks == {"0:asset:W", "space:mine:2"}
    assert not Scene(looked, "en", long_name, looked, []).new


def test_when_nobody_is_waited_for_the_final_scores_stand_on_the_table() -> None:
    state = crowded(4, 7)
    view = GAME.view(state, None)
    over, running = (
        {ink.text for ink in table.draw(Scene(view, "en", long_name, None, turn)).texts} for turn in ([], [0])
    )
    final = {str(scoring.scores(state)[seat].points) for seat in range(4)}
    assert final <= over
    assert not final <= running


def test_sizes_stay_within_the_limits(position: State) -> None:
    picture = draw_table("anachrony", GAME.view(position, None), locale="ru", names=long_name, turn=[0])
    assert len(picture.data) < 400 * 1024
    assert max(picture.width, picture.height) <= 4096
    assert len(picture.alt) <= 1024
