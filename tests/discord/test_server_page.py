"""The web page's own interface: one seat sees and does what its person may, and nothing of another's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.playground.page import Page
from bot.playground.server import LocalDiscord
from tests.discord.sample import Sample
from tests.discord.table import running


class Browser:
    """One browser in one seat."""

    def __init__(self, page: Page, session: aiohttp.ClientSession) -> None:
        self.base, self.session, self.seat = f"http://127.0.0.1:{page.port}", session, ""

    async def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        method = "GET" if body is None else "POST"
        asked = self.session.request(method, self.base + path, json=body, headers={"X-Seat": self.seat} | headers)
        async with asked as response:
            raw = await response.read()
            return response.status, msgspec.json.decode(raw) if response.content_type == "application/json" else raw

    async def sit(self, name: str) -> None:
        _, listed = await self.ask("/api/people")
        who = next(person["id"] for person in listed["people"] if person["name"] == name)
        _, taken = await self.ask(f"/api/seats/{who}", {})
        self.seat = taken["seat"]

    async def texts(self, channel: int) -> list[str]:
        _, answer = await self.ask(f"/api/channels/{channel}")
        return [message["content"] for message in answer["messages"]]


@pytest.fixture
async def page(server: LocalDiscord, sample: Sample) -> AsyncIterator[Page]:
    server.person("Ann")
    server.person("Bob")
    page = Page(server)
    await page.start()
    yield page
    await page.stop()


@pytest.fixture
async def ann(page: Page) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        browser = Browser(page, session)
        await browser.sit("Ann")
        yield browser


@pytest.fixture
async def bob(page: Page) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        browser = Browser(page, session)
        await browser.sit("Bob")
        yield browser


@pytest.mark.parametrize("path", ["/", "/app.js", "/view.js", "/prose.js", "/palette.js", "/forms.js", "/style.css"])
async def test_the_page_is_served_with_nothing_from_outside(ann: Browser, path: str) -> None:
    status, raw = await ann.ask(path)
    assert status == 200
    assert b"//cdn" not in raw
    assert b"https://" not in raw


async def test_both_languages_have_every_text(ann: Browser, page: Page) -> None:
    (_, english), (_, russian) = await ann.ask("/api/texts/en"), await ann.ask("/api/texts/ru")
    assert english["page-send"] == "Send"
    assert russian["page-send"] == "Отправить"
    assert not page.texts.missing


async def test_without_a_seat_nothing_is_shown(page: Page, server: LocalDiscord, ann: Browser) -> None:
    ann.seat = "a-guess"
    for path in ("/api/state", f"/api/channels/{server.channel.id}", "/api/events", "/files/1/2/x.png"):
        assert (await ann.ask(path))[0] == 401, path


async def test_a_seat_lists_its_places_and_commands(server: LocalDiscord, ann: Browser) -> None:
    _, state = await ann.ask("/api/state")
    assert [channel["kind"] for channel in state["channels"]] == [0, 1]
    assert "play" in [command["name"] for command in state["channels"][0]["commands"]]
    assert state["me"]["name"] == "Ann"


async def test_commands_controls_and_forms_work_from_the_page(server: LocalDiscord, ann: Browser) -> None:
    channel = server.channel.id
    where = {"channel": str(channel)}
    typed = {"words": "play", "options": {"line": "re"}, "focused": "line"}
    _, offered = await ann.ask("/api/autocomplete", where | typed)
    assert [choice["value"] for choice in offered["choices"]] == ["recruit", "research"]
    await ann.ask("/api/slash", where | {"words": "buttons", "options": {}})
    _, answer = await ann.ask(f"/api/channels/{channel}")
    message = answer["messages"][-1]["id"]
    await ann.ask("/api/click", {"message": message, "custom_id": "step:1"})
    await ann.ask("/api/select", {"message": message, "custom_id": "pick", "values": ["red"]})
    _, opened = await ann.ask("/api/slash", where | {"words": "form", "options": {}})
    await ann.ask("/api/submit", {"modal": opened["modal"]["id"], "values": {"given": "Ann"}})
    assert await ann.texts(channel) == ["at 1", "red", "hello Ann"]


async def test_one_seat_never_reads_anothers_secrets(server: LocalDiscord, ann: Browser, bob: Browser) -> None:
    ann_id, bob_id = server.person("Ann").id, server.person("Bob").id
    channel, dm = server.channel.id, server.person("Bob").dm_channel.id
    slash = {"channel": str(channel), "words": "whisper", "options": {"who": str(bob_id)}}
    await ann.ask("/api/slash", slash)
    await bob.ask("/api/slash", {"channel": str(channel), "words": "deferred", "options": {"private": True}})
    await server.idle()
    assert await bob.texts(dm) == ["psst"]
    assert await bob.texts(channel) == ["drawn"]
    assert await ann.texts(channel) == ["sent"]
    assert (await ann.ask(f"/api/channels/{dm}"))[0] == 404
    secret = server.person("Bob").dms[0]
    assert (await ann.ask("/api/click", {"message": str(secret.id), "custom_id": "step:4"}))[0] == 404
    picture = server.person("Bob").sees()[0].attachments[0]
    path = f"/files/{channel}/{picture.id}/{picture.filename}"
    assert (await ann.ask(path))[0] == 404
    assert await bob.ask(path) == (200, picture.data)
    assert ann_id != bob_id


async def test_a_form_belongs_to_who_opened_it(server: LocalDiscord, ann: Browser, bob: Browser) -> None:
    _, opened = await ann.ask("/api/slash", {"channel": str(server.channel.id), "words": "form", "options": {}})
    stolen = {"modal": opened["modal"]["id"], "values": {"given": "Bob"}}
    assert (await bob.ask("/api/submit", stolen))[0] == 404


async def test_the_stream_tells_a_seat_only_what_it_may_see(server: LocalDiscord, ann: Browser, bob: Browser) -> None:
    async with ann.session.get(f"{ann.base}/api/events?seat={ann.seat}") as stream:
        await stream.content.readuntil(b"\n\n")
        await bob.ask("/api/slash", {"channel": str(server.channel.id), "words": "hello", "options": {}})
        await bob.ask("/api/say", {"channel": str(server.channel.id), "text": "aloud"})
        line = await asyncio.wait_for(stream.content.readuntil(b"\n\n"), 5)
        event = msgspec.json.decode(line.removeprefix(b"data: "))
        assert (event["kind"], event["message"]["content"]) == ("MESSAGE_CREATE", "aloud")


async def test_at_most_five_people_sit_here(server: LocalDiscord, ann: Browser) -> None:
    names = ["Cyd", "Dan", "Eve"]
    answers = [(await ann.ask("/api/people", {"name": name, "language": "ru"}))[0] for name in names]
    assert answers == [200, 200, 409]
    assert server.person("Cyd").user.locale == "ru"
    assert (await ann.ask("/api/people", {"name": "Ann"}))[0] == 409


async def test_the_language_of_the_page_is_the_persons(server: LocalDiscord, ann: Browser) -> None:
    await ann.ask("/api/language", {"language": "ru"})
    await ann.ask("/api/slash", {"channel": str(server.channel.id), "words": "hello", "options": {}})
    assert await ann.texts(server.channel.id) == ["hello ru"]


async def test_what_is_not_possible_is_said(server: LocalDiscord, ann: Browser) -> None:
    status, answer = await ann.ask("/api/slash", {"channel": str(server.channel.id), "words": "dance", "options": {}})
    assert status == 200
    assert "no command /dance" in answer["problem"]


STRANGERS = [{"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Host": "elsewhere.example"}]


@pytest.mark.parametrize("headers", STRANGERS)
async def test_other_sites_cannot_reach_through_the_browser(ann: Browser, headers: dict[str, str]) -> None:
    assert (await ann.ask("/api/state", **headers))[0] == 403
    assert (await ann.ask("/api/people", {"name": "Mallory"}, **headers))[0] == 403


async def test_a_form_of_another_site_is_no_request_of_the_page(server: LocalDiscord, ann: Browser) -> None:
    status, _ = await ann.ask("/api/people", {"name": "Mallory"}, **{"Content-Type": "text/plain"})
    assert status == 403
    assert server.world.user_named("Mallory") is None


async def test_nothing_but_the_pages_own_scripts_may_run(ann: Browser) -> None:
    async with ann.session.get(ann.base + "/") as response:
        policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("body", [{}, {"channel": "x"}, {"channel": None, "text": "hi"}, ["a list"]])
async def test_nonsense_is_refused(ann: Browser, body: Any) -> None:
    assert (await ann.ask("/api/say", body))[0] in (400, 404)


@pytest.mark.parametrize("people", [1, 2])
async def test_the_guide_starts_a_game_with_one_press(server: LocalDiscord, tmp_path: Path, people: int) -> None:
    async with running(server, tmp_path / "games.sqlite", games=["anachrony"]), aiohttp.ClientSession() as session:
        page = Page(server)
        await page.start()
        host = Browser(page, session)
        await host.sit("host")
        asked = {"channel": str(server.channel.id), "guide": f"anachrony:{people}"}
        status, answer = await host.ask("/api/guide", asked)
        await server.idle()
        assert (status, answer["failed"]) == (200, False)
        thread = server.world.threads_of(server.guild)[0]
        assert answer["place"] == str(thread.id)
        assert any(message.attachments for message in server.world.messages_in(thread.id))
        assert (server.world.user_named("Sam") is not None) == (people == 2)
        await page.stop()
    assert not server.problems
