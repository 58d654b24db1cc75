"""What Discord would refuse, the local Discord refuses, with Discord's own numbers."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import pytest

from bot.playground.emoji import is_emoji
from bot.playground.limits import MAX_FILE_BYTES
from bot.playground.server import LocalDiscord
from bot.playground.world import COMPONENTS_V2, EPHEMERAL, Json
from tests.discord.conftest import Hands
from tests.discord.sample import Sample

V2 = COMPONENTS_V2


def button(custom_id: str = "a", label: str = "A", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label} | more


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def menu(options: int = 1, **more: Any) -> Json:
    entries = [{"label": f"l{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "m", "options": entries} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def option(**changed: Any) -> Json:
    return menu(options=0) | {"options": [{"label": "l", "value": "v"} | changed]}


class Wire:
    """Requests of the bot's, made by hand."""

    def __init__(self, server: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.server, self.session = server, session

    async def ask(self, method: str, path: str, body: Any = None, *, form: aiohttp.FormData | None = None,
                  token: str | None = None) -> tuple[int, Any]:  # fmt: skip
        headers = {"Authorization": f"Bot {token or self.server.token}"}
        url = f"https://discord.com/api/v10{path}"
        async with self.session.request(method, url, json=body if form is None else None, data=form,
                                        headers=headers) as response:  # fmt: skip
            return response.status, await response.json() if response.status != 204 else None

    async def send(self, body: Json, channel: int | None = None) -> tuple[int, Any]:
        return await self.ask("POST", f"/channels/{channel or self.server.channel.id}/messages", body)


@pytest.fixture
async def wire(server: LocalDiscord) -> Any:
    async with aiohttp.ClientSession(connector=server.connector()) as session:
        yield Wire(server, session)


MISTAKES: dict[str, Json] = {
    "content over 2000": {"content": "x" * 2001},
    "nonce over 25": {"content": "x", "nonce": "n" * 26},
    "six rows": {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
    "six buttons in a row": {"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]},
    "an empty row": {"content": "x", "components": [row()]},
    "a button outside a row": {"content": "x", "components": [button()]},
    "a menu beside a button": {"content": "x", "components": [row(button(), menu())]},
    "label over 80": {"content": "x", "components": [row(button(label="l" * 81))]},
    "neither label nor emoji": {"content": "x", "components": [row(button(label=""))]},
    "custom id over 100": {"content": "x", "components": [row(button("c" * 101))]},
    "custom id missing": {"content": "x", "components": [row({"type": 2, "style": 1, "label": "A"})]},
    "unknown style": {"content": "x", "components": [row(button(style=9))]},
    "link without address": {"content": "x", "components": [row({"type": 2, "style": 5, "label": "A"})]},
    "custom id twice": {"content": "x", "components": [row(button(), button())]},
    "custom id twice in two rows": {"content": "x", "components": [row(button("m")), row(menu())]},
    "letters as emoji": {"content": "x", "components": [row(button(emoji={"name": "abc", "id": None}))]},
    "an arrow that is no emoji": {"content": "x", "components": [row(button(emoji={"name": "→"}))]},
    "unknown custom emoji": {"content": "x", "components": [row(button(emoji={"name": "gold", "id": "123"}))]},
    "26 options": {"content": "x", "components": [row(menu(26))]},
    "no option": {"content": "x", "components": [row(menu(0))]},
    "option label over 100": {"content": "x", "components": [row(option(label="l" * 101))]},
    "option value over 100": {"content": "x", "components": [row(option(value="v" * 101))]},
    "option description over 100": {"content": "x", "components": [row(option(description="d" * 101))]},
    "placeholder over 150": {"content": "x", "components": [row(menu(placeholder="p" * 151))]},
    "more values than options": {"content": "x", "components": [row(menu(2, max_values=3))]},
    "min over max": {"content": "x", "components": [row(menu(3, min_values=3, max_values=2))]},
    "option value twice": {"content": "x", "components": [row(menu(0) | {"options": [
        {"label": "a", "value": "v"}, {"label": "b", "value": "v"}]})]},
    "layout without its flag": {"content": "x", "components": [text("t")]},
    "content with layout": {"content": "x", "flags": V2, "components": [text("t")]},
    "embeds with layout": {"embeds": [{"title": "t"}], "flags": V2, "components": [text("t")]},
    "41 components": {"flags": V2, "components": [{"type": 17, "components": [text("t")] * 40}]},
    "4001 characters in two texts": {"flags": V2, "components": [text("t" * 2001), text("t" * 2000)]},
    "four texts in a section": {"flags": V2, "components": [
        {"type": 9, "components": [text("t")] * 4, "accessory": button()}]},
    "section without accessory": {"flags": V2, "components": [{"type": 9, "components": [text("t")]}]},
    "11 pictures in a gallery": {"flags": V2, "components": [
        {"type": 12, "items": [{"media": {"url": "https://discord.com/x.png"}}] * 11}]},
    "picture that was not sent": {"flags": V2, "components": [
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}]},
    "container in a container": {"flags": V2, "components": [
        {"type": 17, "components": [{"type": 17, "components": [text("t")]}]}]},
    "11 embeds": {"embeds": [{"title": "t"}] * 11},
    "embed title over 256": {"embeds": [{"title": "t" * 257}]},
    "embed over 6000": {"embeds": [{"description": "d" * 4000}, {"description": "d" * 2001}]},
    "26 fields": {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
    "unknown kind of mention": {"content": "x", "allowed_mentions": {"parse": ["friends"]}},
    "mentions both ways": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "mention of no id": {"content": "x", "allowed_mentions": {"users": ["ann"]}},
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
async def test_a_malformed_message_is_refused(server: LocalDiscord, wire: Wire, mistake: str) -> None:
    status, answer = await wire.send(MISTAKES[mistake])
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert answer["errors"]
    assert not server.world.data.messages
    assert [problem.code for problem in server.problems] == [50035]


async def test_the_errors_say_where_the_mistake_is(wire: Wire) -> None:
    _, answer = await wire.send({"content": "x", "components": [row(button(), button("b", "l" * 81))]})
    [error] = answer["errors"]["components"]["0"]["components"]["1"]["label"]["_errors"]
    assert error == {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 0 and 80 in length."}


ALLOWED: dict[str, Json] = {
    "everything at its limit": {"content": "x" * 2000, "components": [
        row(*(button(f"{r}{n}" + "c" * 90, "l" * 80) for n in range(5))) for r in range(5)]},
    "25 long options": {"content": "x", "components": [row(menu(0) | {"options": [
        {"label": "l" * 100, "value": f"{n:02}" + "v" * 98, "description": "d" * 100} for n in range(25)]})]},
    "emoji": {"content": "x", "components": [row(button(label="", emoji={"name": "🎲"}))]},
    "40 components with 4000 characters": {"flags": V2, "components": [
        {"type": 17, "components": [text("t" * 100)] * 38 + [text("t" * 200)]}]},
    "silent mentions": {"content": "@everyone", "allowed_mentions": {"parse": []}},
}  # fmt: skip


@pytest.mark.parametrize("case", ALLOWED)
async def test_what_is_just_allowed_is_accepted(server: LocalDiscord, wire: Wire, case: str) -> None:
    status, _ = await wire.send(ALLOWED[case])
    assert status == 200
    assert not server.problems


@pytest.mark.parametrize("name", ["🎲", "✅", "1️⃣", "🇷🇺", "👩‍🔬", "❤️", "⚙️"])
def test_emoji_are_known(name: str) -> None:
    assert is_emoji(name)


@pytest.mark.parametrize("name", ["", "a", "1", "→", "✓", "🎲a", ":dice:"])
def test_other_signs_are_no_emoji(name: str) -> None:
    assert not is_emoji(name)


async def test_a_guild_emoji_is_known(server: LocalDiscord, wire: Wire) -> None:
    number = server.add_emoji("gold")
    golden = button(emoji={"name": "gold", "id": str(number)})
    status, _ = await wire.send({"content": "x", "components": [row(golden)]})
    assert status == 200


async def test_an_empty_message_is_refused(wire: Wire) -> None:
    status, answer = await wire.send({"content": ""})
    assert (status, answer["code"]) == (400, 50006)


async def test_a_wrong_token_is_refused(wire: Wire) -> None:
    status, answer = await wire.ask("GET", "/users/@me", token="wrong")
    assert (status, answer["code"]) == (401, 0)


async def test_an_unknown_route_is_refused_and_noted(server: LocalDiscord, wire: Wire) -> None:
    status, _ = await wire.ask("POST", "/guilds")
    assert status == 404
    assert [problem.what for problem in server.problems] == ["POST /guilds"]


def upload(count: int, size: int) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    for n in range(count):
        form.add_field(f"files[{n}]", io.BytesIO(b"\0" * size), filename=f"{n}.bin")
    return form


@pytest.mark.parametrize(("count", "size", "status", "code"), [
    (1, MAX_FILE_BYTES + 1, 413, 40005), (11, 1, 400, 50035), (10, 1, 200, None), (1, MAX_FILE_BYTES, 200, None),
])  # fmt: skip
async def test_files_have_a_size_and_a_number(
    server: LocalDiscord, wire: Wire, count: int, size: int, status: int, code: int | None
) -> None:
    path = f"/channels/{server.channel.id}/messages"
    got, answer = await wire.ask("POST", path, form=upload(count, size))
    assert (got, answer.get("code")) == (status, code)


@pytest.mark.parametrize(("missing", "body", "code"), [
    ("view_channel", {"content": "x"}, 50001),
    ("send_messages", {"content": "x"}, 50013),
    ("embed_links", {"embeds": [{"title": "t"}]}, 50013),
])  # fmt: skip
async def test_missing_permissions(server: LocalDiscord, wire: Wire, missing: str, body: Json, code: int) -> None:
    server.deny(missing)
    status, answer = await wire.send(body)
    assert (status, answer["code"]) == (403, code)
    server.allow(missing)
    assert (await wire.send(body))[0] == 200


async def test_missing_permission_for_files_and_threads(server: LocalDiscord, wire: Wire) -> None:
    server.deny("attach_files", "create_public_threads", channel=server.channel)
    path = f"/channels/{server.channel.id}"
    assert (await wire.ask("POST", f"{path}/messages", form=upload(1, 1)))[1]["code"] == 50013
    assert (await wire.ask("POST", f"{path}/threads", {"name": "t", "type": 11}))[1]["code"] == 50013
    assert (await wire.ask("POST", f"{path}/threads", {"name": "t", "type": 12}))[0] == 201


@pytest.mark.parametrize("body", [{"name": "", "type": 11}, {"name": "n" * 101, "type": 11}, {"name": "n", "type": 5},
                                  {"name": "n", "type": 11, "auto_archive_duration": 7}])  # fmt: skip
async def test_a_malformed_thread_is_refused(server: LocalDiscord, wire: Wire, body: Json) -> None:
    status, answer = await wire.ask("POST", f"/channels/{server.channel.id}/threads", body)
    assert (status, answer["code"]) == (400, 50035)


async def test_closed_direct_messages_are_refused(server: LocalDiscord, wire: Wire) -> None:
    ann = server.person("Ann")
    ann.close_dms()
    _, channel = await wire.ask("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
    status, answer = await wire.send({"content": "x"}, int(channel["id"]))
    assert (status, answer["code"]) == (403, 50007)
    ann.open_dms()
    assert (await wire.send({"content": "x"}, int(channel["id"])))[0] == 200


async def test_others_messages_are_not_edited_nor_deleted(server: LocalDiscord, wire: Wire) -> None:
    message = await server.person("Ann").say("mine")
    path = f"/channels/{message.channel}/messages/{message.id}"
    assert (await wire.ask("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await wire.ask("DELETE", path))[1]["code"] == 50013


async def test_a_layout_stays_a_layout(server: LocalDiscord, wire: Wire) -> None:
    _, sent = await wire.send({"flags": V2, "components": [text("t")]})
    path = f"/channels/{server.channel.id}/messages/{sent['id']}"
    assert (await wire.ask("PATCH", path, {"content": "x"}))[1]["code"] == 50035
    assert (await wire.ask("PATCH", path, {"flags": 0}))[1]["code"] == 50035
    assert (await wire.ask("PATCH", path, {"components": []}))[1]["code"] == 50006


async def test_the_same_nonce_makes_one_message(server: LocalDiscord, wire: Wire, clock: Hands) -> None:
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    (_, first), (_, second) = await wire.send(body), await wire.send(body)
    assert first["id"] == second["id"]
    clock.now += 3600
    assert (await wire.send(body))[1]["id"] != first["id"]


COMMAND: Json = {"name": "game", "description": "A game", "type": 1}
BAD_COMMANDS: dict[str, list[Json]] = {
    "capital letters": [COMMAND | {"name": "Game"}],
    "a space": [COMMAND | {"name": "new game"}],
    "name over 32": [COMMAND | {"name": "g" * 33}],
    "no description": [COMMAND | {"description": ""}],
    "description over 100": [COMMAND | {"description": "d" * 101}],
    "Russian name with a capital": [COMMAND | {"name_localizations": {"ru": "Игра"}}],
    "Russian description over 100": [COMMAND | {"description_localizations": {"ru": "д" * 101}}],
    "unknown language": [COMMAND | {"name_localizations": {"en": "game"}}],
    "two of one name": [COMMAND, COMMAND],
    "101 commands": [COMMAND | {"name": f"g{n}"} for n in range(101)],
    "26 options": [COMMAND | {"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}],
    "26 choices": [COMMAND | {"options": [{"type": 3, "name": "o", "description": "d", "choices": [
        {"name": str(n), "value": str(n)} for n in range(26)]}]}],
    "choices and autocomplete": [COMMAND | {"options": [{"type": 3, "name": "o", "description": "d",
        "autocomplete": True, "choices": [{"name": "n", "value": "v"}]}]}],
    "required after optional": [COMMAND | {"options": [
        {"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d", "required": True}]}],
    "over 8000 characters": [COMMAND | {"options": [{"type": 3, "name": f"o{n}", "description": "d" * 100, "choices": [
        {"name": "n" * 90 + str(m), "value": "v" * 90} for m in range(25)]} for n in range(2)]}],
}  # fmt: skip


@pytest.mark.parametrize("mistake", BAD_COMMANDS)
async def test_malformed_commands_are_refused(server: LocalDiscord, wire: Wire, mistake: str) -> None:
    path = f"/applications/{server.world.data.app}/commands"
    status, answer = await wire.ask("PUT", path, BAD_COMMANDS[mistake])
    assert (status, answer["code"]) == (400, 50035)
    assert not server.world.data.global_commands


async def test_good_commands_are_registered_for_all_or_for_one_guild(server: LocalDiscord, wire: Wire) -> None:
    app = f"/applications/{server.world.data.app}"
    good = [COMMAND | {"name_localizations": {"ru": "игра"}}]
    assert (await wire.ask("PUT", f"{app}/commands", good))[0] == 200
    assert (await wire.ask("PUT", f"{app}/guilds/{server.guild.id}/commands", [COMMAND | {"name": "here"}]))[0] == 200
    ann = server.person("Ann")
    assert [command["name"] for command in ann.commands()] == ["game", "here"]
    assert [command["name"] for command in ann.commands(ann.dm_channel)] == ["game"]


class Held:
    """A person's interaction, to be answered by hand."""

    def __init__(self, server: LocalDiscord, wire: Wire) -> None:
        self.server, self.wire = server, wire

    async def begin(self) -> None:
        ann = self.server.person("Ann")
        ann.patience = 0.01
        message = await ann.say("press")
        reply = await ann.forge(message, "a")
        self.interaction = reply.interaction

    async def respond(self, body: Json, token: str | None = None) -> tuple[int, Any]:
        path = f"/interactions/{self.interaction.id}/{token or self.interaction.token}/callback?with_response=1"
        return await self.wire.ask("POST", path, body)

    async def webhook(self, method: str, rest: str = "", body: Json | None = None) -> tuple[int, Any]:
        path = f"/webhooks/{self.server.world.data.app}/{self.interaction.token}{rest}"
        return await self.wire.ask(method, path, body)


@pytest.fixture
async def held(server: LocalDiscord, wire: Wire) -> Held:
    held = Held(server, wire)
    await held.begin()
    return held


HELLO: Json = {"type": 4, "data": {"content": "hello"}}


async def test_a_late_acknowledgement_is_refused(held: Held, clock: Hands) -> None:
    clock.now += 3.01
    status, answer = await held.respond(HELLO)
    assert (status, answer["code"]) == (404, 10062)
    assert held.interaction.acknowledged is None


async def test_an_acknowledgement_in_time_is_measured(held: Held, clock: Hands) -> None:
    clock.now += 2.5
    assert (await held.respond(HELLO))[0] == 200
    assert held.interaction.acknowledged == held.interaction.created + 2.5


async def test_a_second_acknowledgement_is_refused(held: Held) -> None:
    await held.respond(HELLO)
    status, answer = await held.respond(HELLO)
    assert (status, answer["code"]) == (400, 40060)


async def test_a_forged_token_is_refused(held: Held) -> None:
    status, answer = await held.respond(HELLO, "token-of-another")
    assert (status, answer["code"]) == (404, 10062)


async def test_follow_ups_wait_for_the_acknowledgement_and_end_after_15_minutes(held: Held, clock: Hands) -> None:
    assert (await held.webhook("POST", "?wait=1", {"content": "more"}))[1]["code"] == 10015
    await held.respond(HELLO)
    clock.now += 899
    assert (await held.webhook("POST", "?wait=1", {"content": "more"}))[0] == 200
    clock.now += 2
    status, answer = await held.webhook("PATCH", "/messages/@original", {"content": "late"})
    assert (status, answer["code"]) == (401, 50027)


async def test_an_ephemeral_message_is_reached_by_its_token_only(server: LocalDiscord, held: Held) -> None:
    _, answer = await held.respond({"type": 4, "data": {"content": "psst", "flags": EPHEMERAL}})
    number = answer["resource"]["message"]["id"]
    path = f"/channels/{server.channel.id}/messages/{number}"
    assert (await held.wire.ask("PATCH", path, {"content": "x"}))[1]["code"] == 10008
    assert (await held.webhook("PATCH", "/messages/@original", {"content": "x"}))[0] == 200
    assert (await held.webhook("PATCH", "/messages/12345", {"content": "x"}))[1]["code"] == 10008


MODAL: Json = {"title": "T", "custom_id": "m", "components": [
    row({"type": 4, "custom_id": "i", "style": 1, "label": "L"})]}  # fmt: skip
BAD_ANSWERS: dict[str, Json] = {
    "choices to a click": {"type": 8, "data": {"choices": []}},
    "no type": {"data": {"content": "x"}},
    "modal title over 45": {"type": 9, "data": MODAL | {"title": "t" * 46}},
    "six inputs": {"type": 9, "data": MODAL | {"components": MODAL["components"] * 6}},
    "input twice": {"type": 9, "data": MODAL | {"components": MODAL["components"] * 2}},
    "button in a modal": {"type": 9, "data": MODAL | {"components": [row(button())]}},
    "input label over 45": {"type": 9, "data": MODAL | {"components": [
        row({"type": 4, "custom_id": "i", "style": 1, "label": "L" * 46})]}},
    "content over 2000": {"type": 7, "data": {"content": "x" * 2001}},
}  # fmt: skip


@pytest.mark.parametrize("mistake", BAD_ANSWERS)
async def test_a_malformed_answer_is_refused_and_may_be_corrected(held: Held, mistake: str) -> None:
    status, answer = await held.respond(BAD_ANSWERS[mistake])
    assert (status, answer["code"]) == (400, 50035)
    assert (await held.respond({"type": 9, "data": MODAL}))[0] == 200


async def test_a_person_installed_app_has_five_follow_ups(server: LocalDiscord, held: Held) -> None:
    held.interaction.without_bot = True
    await held.respond(HELLO)
    answers = [await held.webhook("POST", "?wait=1", {"content": str(n)}) for n in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [400]
    assert answers[-1][1]["code"] == 40094


async def test_too_many_autocomplete_choices_are_refused(server: LocalDiscord, sample: Sample, wire: Wire) -> None:
    ann = server.person("Ann")
    await ann.autocomplete("play", {"line": "x"}, focused="line")
    held = Held(server, wire)
    held.interaction = next(reversed(server.hub.interactions.values()))
    held.interaction.acknowledged = None
    too_many = [{"name": f"n{n}", "value": f"v{n}"} for n in range(26)]
    for choices in (too_many, [{"name": "n" * 101, "value": "v"}], [{"name": "n", "value": "v" * 101}]):
        assert (await held.respond({"type": 8, "data": {"choices": choices}}))[1]["code"] == 50035
    assert (await held.respond({"type": 4, "data": {"content": "x"}}))[1]["code"] == 50035


async def test_pings_need_permission_and_consent(server: LocalDiscord, wire: Wire) -> None:
    ann = server.person("Ann")
    body = {"content": f"@everyone {ann.mention}"}
    await wire.send(body)
    await wire.send(body | {"allowed_mentions": {"parse": []}})
    server.allow("mention_everyone")
    await wire.send(body)
    pings = [(message.mentions, message.mentions_everyone) for message in ann.sees()]
    assert pings == [([ann.id], False), ([], False), ([ann.id], True)]
