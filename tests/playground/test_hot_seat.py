"""The first evening of two people at one screen, from an empty database, in a real browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.playground.program import Program
from tests.playground.screen import Screen

SHOWN = "() => document.querySelector('#people').innerText + document.querySelector('#messages').innerText"
WARPING = ".place[data-kind='1'].unread"


def play_until_warps(screen: Screen) -> None:
    """Answers with the blue buttons, changing seats as the page says, until the bot asks in private."""
    for n in range(60):
        screen.page.wait_for_selector(f".called, {WARPING}")
        if screen.page.locator(WARPING).count():
            return
        seat = screen.called[0]
        if seat not in screen.page.locator("#me").inner_text():
            screen.sit(seat)
            continue
        before = screen.page.evaluate(SHOWN)
        screen.answer(7 * n)
        screen.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    raise AssertionError("no private question came")


def answer_in_private(screen: Screen, name: str) -> None:
    screen.sit(name)
    screen.go("Slowtable")
    control = screen.page.locator("#messages .message").last.locator(".control.s1, details.choice").first
    control.wait_for()
    before = screen.page.locator("#messages .message").last.inner_text()
    screen.answer(0)
    screen.page.wait_for_function(
        "before => [...document.querySelectorAll('#messages .message')].at(-1).innerText !== before", arg=before
    )


def test_two_people_play_at_one_screen(program: Program, page: Page, tmp_path: Path) -> None:
    screen = Screen(page).open(program.address)
    screen.begin("anachrony:2")
    assert sorted(page.locator("button.person .name").all_inner_texts()) == ["Alex", "Sam"]

    play_until_warps(screen)
    for name in ("Alex", "Sam"):
        answer_in_private(screen, name)
    secret = page.locator("#messages .message").last.inner_text()

    screen.sit("Alex")
    assert secret not in page.locator("#messages").inner_text()
    screen.go("Anachrony")

    page.wait_for_selector(".called")
    screen.sit(screen.called[0])
    offers = screen.await_offers()
    screen.answer(0)
    offers = screen.await_offers(offers)
    page.click("#messages .message:not(.whisper) .control:has-text('Undo') >> nth=-1")
    screen.await_offers(offers)

    page.locator(".message .picture").last.click()
    expect(page.locator("#zoom[open] img")).to_be_visible()
    assert page.locator("#zoom img").get_attribute("alt")
    page.keyboard.press("Escape")
    expect(page.locator("#zoom[open]")).to_have_count(0)

    page.click("#language")
    expect(page.locator("#new")).to_have_text("Новая партия")
    before = page.locator("#messages .message").count()
    page.reload()
    expect(page.locator("#new")).to_have_text("Новая партия")
    expect(page.locator("#messages .message")).to_have_count(before)


def test_a_typed_line_is_a_move(program: Program, page: Page) -> None:
    screen = Screen(page).open(program.address)
    screen.begin("anachrony:1")
    offers = screen.await_offers()
    label = screen.last.locator(".control.s1").first.inner_text()
    page.fill("#text", f"/play {label}")
    expect(page.locator("#command input")).to_have_value(label)
    page.keyboard.press("Enter")
    screen.await_offers(offers)
    expect(page.locator(".message.whisper").last).to_contain_text(label)


def test_what_was_shown_survives_a_kill(tmp_path: Path, browser: BrowserContext) -> None:
    page = browser.new_page()  # it may complain: its server dies
    with Program(tmp_path / "games.sqlite") as first:
        screen = Screen(page).open(first.address)
        screen.begin("anachrony:1")
        page.fill("#text", "a word before the dark")
        page.keyboard.press("Enter")
        page.wait_for_selector("text=a word before the dark")
        expect(page.locator("#text")).to_have_value("")
        question = page.locator(".message .prose").filter(has_text="—").last.inner_text()
        first.kill()
    with Program(tmp_path / "games.sqlite") as again:
        screen = Screen(page).open(again.address)
        screen.go("Anachrony")
        page.wait_for_selector("text=a word before the dark")
        assert question in page.locator("#messages").inner_text()
        page.locator(".control.s1").last.click()
        page.wait_for_function("told => !document.querySelector('#messages').innerText.includes(told)", arg=question)


def test_what_people_write_never_runs(program: Program, page: Page) -> None:
    screen = Screen(page).open(program.address)
    evil = "<img src=x onerror=\"window.hit=1\"> [x](javascript:window.hit=1) **<script>window.hit=1</script>**"
    page.fill("#text", evil)
    page.keyboard.press("Enter")
    expect(screen.last).to_contain_text("<script>window.hit=1</script>")
    assert page.locator("#messages img, #messages script, #messages a").count() == 0
    assert page.evaluate("window.hit") is None
