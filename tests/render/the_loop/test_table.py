"""Pictures of The LOOP: everything can be drawn, nothing leaves its place, and nothing unknown is in them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core import Dice, Value, cooperative, say
from engine.core.language import LOCALES
from engine.the_loop import words
from engine.the_loop.data import AGENTS, ARTIFACTS, COMMON, DUPLICATES, ERAS, MISSIONS, SUPA, TOKENS, ULTRA
from engine.the_loop.game import GAME
from engine.the_loop.state import Era, HandCard, Mission, State
from render import Picture, draw_chart, draw_player, draw_scores, draw_table
from render.canvas import Box, Canvas
from render.the_loop import chart, ending, machine, player, ring, table
from render.the_loop import era as sector
from render.the_loop.scene import Scene, duplicate_icons
from render.theme import LEAST
from render.words import Words
from tests.render.measure import outside, overlaps
from tests.render.the_loop.positions import LONG_NAMES, crowded, long_name, opening

NEWS = "Бегущая по времени применяет карту «Книжная червоточина Гутенберга»."
POSITIONS: dict[str, tuple[int, dict[str, Value]]] = {
    "solo": (1, {"solo_agents": 4}),
    "two": (2, {"mode": "centrifuges"}),
    "three": (3, {"mode": "clones", "level": 3}),
    "four": (4, {"level": 2}),
    "five": (5, {"mode": "ultramachine", "level": 3}),
}


def scene(state: State, locale: str = "ru") -> Scene:
    return Scene(GAME.view(state, None), locale, long_name, None, [0])


@pytest.fixture(params=POSITIONS, scope="module")
def position(request: pytest.FixtureRequest) -> State:
    players, settings = POSITIONS[request.param]
    return crowded(players, request.param, **settings)


def cut(canvas: Canvas) -> list[str]:
    """Texts that were shortened; only people's names and the news may be."""
    people = {word for name in LONG_NAMES for word in name.split()}
    return [
        ink.text
        for ink in canvas.texts
        if ink.shortened and not any(word.startswith(ink.text.split()[-1].rstrip("…")) for word in people)
    ]


def faultless(canvas: Canvas) -> None:
    assert not list(outside(canvas))
    assert not list(overlaps(canvas))
    assert not cut(canvas)
    assert min(ink.size for ink in canvas.texts) >= LEAST


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_the_table_is_cut_or_meets_another(position: State, locale: str) -> None:
    faultless(table.draw(scene(position, locale), NEWS))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["agents", "setup", "faux", "drop", "rifts", "take", "archive", "bonus", "end"])
def test_every_phase_has_a_picture(phase: str, locale: str) -> None:
    state = crowded(4)
    state.phase = phase
    if phase == "agents":
        state.agents = []
    if phase == "rifts":
        state.dropped = [2, 3, 3, 4, 4, 4]
    if phase == "bonus":
        state.bonus = state.huge[:5]
    faultless(table.draw(scene(state, locale), NEWS))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_player_is_cut_or_meets_another(position: State, locale: str) -> None:
    for seat in sorted(set(position.seat_of_agent)):
        faultless(player.draw(scene(position, locale), seat))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", ["second_vortex", "fourth_vortex", "cycles"])
def test_no_text_of_the_end_screen_is_cut_or_meets_another(position: State, locale: str, reason: str) -> None:
    faultless(ending.draw(scene(position, locale), cooperative(False, say(f"the_loop-end-{reason}"))))
    won = cooperative(True, say(f"the_loop-end-victory-{position.mode}"))
    faultless(ending.draw(scene(position, locale), won))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("across", [4, 5])
def test_every_artifact_fits_in_the_open_row_and_in_a_hand(locale: str, across: int) -> None:
    cards = list(ARTIFACTS)
    for first in range(0, len(cards), 28):
        state = opening(across)
        shown = cards[first : first + 28]
        for era in ERAS:
            state.eras[era].cards = shown[era * 4 : era * 4 + 4]
        for n, agent in enumerate(state.agents):
            agent.hand = [HandCard(card, bool(k % 2)) for k, card in enumerate(shown[n * 6 : n * 6 + 6])]
        faultless(table.draw(scene(state, locale)))
        for seat in range(across):
            faultless(player.draw(scene(state, locale), seat))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mode", ["sabotage", "ultramachine"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_fits(mission: str, locale: str, mode: str) -> None:
    for full in (False, True):
        state = crowded(2, mode=mode)
        for era in (1, 4):
            tile = MISSIONS[mission]
            state.eras[era].mission = Mission(mission, True, tile.needed if full else 1, list(ERAS) if full else [5])
        faultless(table.draw(scene(state, locale)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_device_agent_and_token_can_be_drawn(locale: str) -> None:
    state = crowded(5, mode="ultramachine", level=3)
    for era in state.eras:
        era.ultra = []
    for card, it in ULTRA.items():
        state.eras[it.era].ultra.append(card)
    faultless(table.draw(scene(state, locale)))
    assert {agent.id for agent in state.agents} == set(AGENTS)
    tokens = Era(duplicates=list(TOKENS))
    assert len(duplicate_icons(tokens)) == len({t.destruction for t in DUPLICATES.values()}) + len(
        {t.destruction for t in SUPA.values()}
    )


def test_things_of_an_era_stand_inside_its_sector() -> None:
    for era, places in enumerate(ring.PLACES):
        inside = ring.area(era)
        for name, box in zip(places._fields, places, strict=True):
            if isinstance(box, Box):
                shown = Box(box.x + ring.WIDE // 2, box.y + ring.HIGH // 2, box.w, box.h)
                corners = [(x, y) for x in (shown.x, shown.right) for y in (shown.y, shown.bottom)]
                assert all(inside.getpixel(corner) for corner in corners), (era, name)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_era_has_room_for_its_name_beside_a_vortex(locale: str) -> None:
    state = crowded(2)
    for here in state.eras:
        here.vortex, here.cards = True, []
    faultless(table.draw(scene(state, locale)))


@pytest.mark.parametrize("mode", ["centrifuges", "ultramachine"])
def test_only_cards_tokens_and_pawns_are_ever_stacked(mode: str) -> None:
    """With two devices and an open mission in every Era, and seven cards beside them."""
    state = crowded(5, mode=mode, level=3)
    for n, here in enumerate(state.eras):
        here.mission = Mission("m_each_rift", True)
        here.cards = [card for card in COMMON if ARTIFACTS[card].era == n]
        here.ultra = ["u09", "u10"] if mode == "ultramachine" else []
        if mode == "centrifuges":
            here.centrifuge, here.perpetual, here.perpetual_used = "running", 2, 1
    it = scene(state)
    for n in ERAS:
        for place, things, gap in sector.rows(it, n):
            starts = sector.places_in(place, things, gap, centred=False)
            assert not things or starts[-1] + things[-1].wide <= place.right + 4, (n, things[-1].fact)
            for (thing, x), (_, after) in pairwise(zip(things, starts, strict=True)):
                assert thing.stacks or x + thing.wide <= after, (n, thing.fact)


def test_a_long_discard_pile_fits_on_the_player_board() -> None:
    state = crowded(4)
    state.agents[0].discard = sorted(ARTIFACTS, key=lambda card: len(scene(state).words(words.card(card))))[-14:]
    for locale in LOCALES:
        faultless(player.draw(scene(state, locale), state.agents[0].seat))


def test_the_threat_is_what_the_rules_would_drop() -> None:
    state = crowded(2, mode="centrifuges")
    state.eras[0].duplicates = ["d05", "d06"]
    assert state.eras[0].centrifuge == "running"
    assert machine.threat(state, 0) == 2 + 2 + 1
    state.eras[0].duplicates.append(next(iter(SUPA)))
    assert machine.threat(state, 0) == 2 + 2 + 2 + 1


@pytest.mark.parametrize("seed", ["one", "two"])
def test_no_picture_changes_when_the_unknown_is_reshuffled(position: State, seed: str) -> None:
    other = GAME.copy(position)
    GAME.reshuffle(other, None, Dice(seed))
    assert other != position
    lost = cooperative(False, say("the_loop-end-cycles"))

    def pictures(state: State) -> list[Picture]:
        view = GAME.view(state, None)
        return [
            draw_table("the_loop", view, locale="en", names=long_name, turn=[0]),
            draw_player("the_loop", view, seat=0, locale="en", names=long_name),
            draw_scores("the_loop", view, lost, locale="en", names=long_name),
        ]

    assert pictures(position) == pictures(other)


def test_what_is_new_has_the_accent_and_nothing_else_has() -> None:
    before = crowded(3)
    after = GAME.copy(before)
    after.eras[2].rifts -= 3
    after.eras[3].energy += 2
    moved = after.eras[1].duplicates.pop()
    after.eras[3].duplicates = [moved]
    after.agents[0].era = 1
    after.agents[1].hand[0].ready = False
    looked = GAME.view(before, None)
    marks = Scene(GAME.view(after, None), "en", long_name, looked, []).new
    doom = TOKENS[moved].destruction
    card = after.agents[1].hand[0].id
    assert marks >= {"2:rifts", "3:energy", f"3:loop-duplicate{doom}", "agent0:era", f"agent1:hand:{card}"}
    assert not {mark for mark in marks if mark.startswith(("0:", "5:", "6:", "agent2"))}
    assert not Scene(looked, "en", long_name, looked, []).new


def test_sizes_stay_within_the_limits(position: State) -> None:
    picture = draw_table("the_loop", GAME.view(position, None), locale="ru", names=long_name, turn=[0])
    assert len(picture.data) < 400 * 1024
    assert max(picture.width, picture.height) <= 4096
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize("locale", LOCALES)
def test_the_chart_follows_the_turns(locale: str) -> None:
    views = []
    for turn in range(1, 22):
        state = crowded(2)
        state.turn_number, state.cycle = turn, 1 + (turn - 1) // 7
        state.archived = state.archived[: turn // 7]
        for n, era in enumerate(state.eras):
            era.vortex = n < turn // 6
        views.append(GAME.view(state, None))
    assert [view.turn_number for view in chart.by_turn([*views, views[-1]])] == list(range(1, 22))
    faultless(chart.draw(views, Words("engine.the_loop", locale, long_name)))
    assert draw_chart("the_loop", [], locale=locale, names=long_name) is None
    assert draw_chart("the_loop", views[:1], locale=locale, names=long_name) is not None
