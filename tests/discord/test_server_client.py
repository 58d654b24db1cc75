"""The unmodified client on the local Discord: everything that it can do there, seen from a person's side."""

from __future__ import annotations

import pytest

from bot.playground.people import NotPossible
from bot.playground.server import LocalDiscord
from bot.playground.world import PUBLIC_THREAD, Message, World
from tests.discord.conftest import Hands, running_sample
from tests.discord.sample import Sample


def there(message: Message | None) -> Message:
    assert message is not None
    return message


async def test_a_command_is_answered_with_controls_that_edit_it(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    message = there((await ann.slash("buttons")).message)
    assert [button.label for button in message.buttons] == ["to 1"]
    reply = await ann.click(message, "to 1")
    assert reply.message is message
    assert message.content == "at 1"
    await server.person("Bob").click(message, "step:2")
    assert message.text == "at 2"
    assert not server.problems


async def test_a_menu_is_answered_in_private(server: LocalDiscord, sample: Sample) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    message = there((await ann.slash("buttons")).message)
    reply = await ann.select(message, "Colours", ["Red", "blue"])
    assert reply.ephemeral
    assert [seen.content for seen in ann.sees()] == ["start", "red and blue"]
    assert [seen.content for seen in bob.sees()] == ["start"]


async def test_what_a_client_would_not_allow_is_not_possible(server: LocalDiscord, sample: Sample) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    message = there((await ann.slash("buttons")).message)
    private = there((await ann.select(message, "pick", ["red"])).message)
    with pytest.raises(NotPossible, match="to 9"):
        await ann.click(message, "to 9")
    with pytest.raises(NotPossible, match="1 to 2"):
        await ann.select(message, "pick", ["red", "green", "blue"])
    with pytest.raises(NotPossible, match="does not see"):
        await bob.click(private, "to 1")
    with pytest.raises(NotPossible, match="missing"):
        await ann.slash("play")


async def test_a_deferred_answer_is_filled_in_with_a_picture(server: LocalDiscord, sample: Sample) -> None:
    reply = await server.person("Ann").slash("deferred", {"private": True})
    message = there((await reply.settled()).message)
    assert (message.content, message.ephemeral, reply.acknowledged_after) == ("drawn", True, 0)
    [board] = message.attachments
    assert (board.filename, board.width, board.height, board.description) == ("board.png", 8, 6, "a board")
    assert board.data.startswith(b"\x89PNG")


async def test_a_form_is_opened_and_sent(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    modal = (await ann.slash("form")).modal
    assert modal is not None
    assert (modal.title, [field["label"] for field in modal.fields]) == ("Your name", ["Name"])
    with pytest.raises(NotPossible, match="does not take"):
        await ann.submit(modal, {"Name": "far too long a name"})
    assert there((await ann.submit(modal, {"given": "Ann"})).message).text == "hello Ann"


async def test_autocomplete_offers_what_fits(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    choices = await ann.autocomplete("play", {"line": "re"}, focused="line")
    assert [choice["value"] for choice in choices] == ["recruit", "research"]
    assert there((await ann.slash("play", {"line": "recruit"})).message).text == "played recruit"


async def test_direct_messages_carry_working_controls(server: LocalDiscord, sample: Sample) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    await (await ann.slash("whisper", {"who": bob})).settled()
    [secret] = bob.dms
    await bob.click(secret, "to 4")
    assert bob.dms[0].text == "at 4"
    assert not ann.dms
    sent = [record for record in server.traffic.requests("/messages") if record.payload.get("content") == "psst"]
    assert [record.audience for record in sent] == [(bob.id,)]


async def test_threads_are_opened_joined_and_written_to(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    await ann.slash("thread", {"name": "a game"})
    [thread] = server.world.threads_of(server.guild)
    assert (thread.kind, thread.name, ann.id in thread.people) == (PUBLIC_THREAD, "a game", True)
    assert [message.text for message in ann.sees(thread)] == ["first"]
    await ann.slash("buttons", channel=thread)
    assert len(ann.sees(thread)) == 2


async def test_second_generation_components_show_text_and_picture(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    message = there((await ann.slash("layout")).message)
    assert (message.text, message.content) == ("the table", "")
    url = message.components[0]["components"][1]["items"][0]["media"]["url"]
    assert url == message.attachments[0].url
    assert await sample.http.get_from_cdn(url) == message.attachments[0].data


async def test_follow_ups_are_sent_and_edited(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    reply = await ann.slash("follow")
    await server.idle()
    assert [message.text for message in ann.sees()] == ["one", "two", "four"]
    assert [message.ephemeral for message in reply.follow_ups] == [True, False]


async def test_the_bot_reads_no_public_text_but_hears_its_name(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    await ann.say("only for people")
    await ann.say(f"hello <@{server.world.data.bot.id}>")
    await ann.say("in private", ann.dm_channel)
    await server.idle()
    assert [message.content for message in sample.heard] == ["", f"hello <@{server.world.data.bot.id}>", "in private"]


async def test_an_app_installed_by_a_person_follows_it_everywhere(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann", "ru")
    elsewhere = server.add_channel("far", server.add_guild("Elsewhere", has_bot=False))
    server.world.data.guilds[elsewhere.guild or 0].members.append(ann.id)
    with pytest.raises(NotPossible, match="no command"):
        await ann.slash("hello", channel=elsewhere)
    ann.install_app()
    group = server.add_private_channel(ann, server.person("Bob"))
    for channel in (server.channel, elsewhere, ann.dm_channel, group):
        reply = await ann.slash("hello", channel=channel)
        assert there(reply.message).text == "hello ru"
        assert reply.interaction.without_bot == (channel in (elsewhere, group))
    with pytest.raises(NotPossible, match="no command"):
        await ann.slash("buttons", channel=elsewhere)


async def test_buttons_work_for_a_new_process(server: LocalDiscord) -> None:
    ann = server.person("Ann")
    async with running_sample(server):
        message = there((await ann.slash("buttons")).message)
    async with running_sample(server):
        await ann.click(message, "to 1")
    assert message.text == "at 1"


async def test_the_world_outlives_the_server(server: LocalDiscord, sample: Sample, clock: Hands) -> None:
    ann = server.person("Ann")
    await (await ann.slash("deferred")).settled()
    frame, messages = server.world.take_changes()
    assert frame is not None
    world = World(clock)
    world.load(frame, [message for message in messages.values() if message is not None])
    assert world.take_changes() == (None, {})
    async with LocalDiscord(world=world) as again:
        assert [message.attachments[0].filename for message in again.person("Ann").sees()] == ["board.png"]
        assert again.person("Ann").id == ann.id
        assert world.next_id() > max(world.data.messages)
