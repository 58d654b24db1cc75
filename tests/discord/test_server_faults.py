"""Each switch for trouble does what Discord does on a bad day, and the unmodified client gets through it."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.playground.gateway import GUILD_MEMBERS
from bot.playground.server import LocalDiscord
from tests.discord.conftest import Hands
from tests.discord.sample import Sample
from tests.discord.test_server_client import there


async def channel_of(server: LocalDiscord, sample: Sample) -> discord.TextChannel:
    channel = sample.get_channel(server.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_rate_limit_is_waited_out(server: LocalDiscord, sample: Sample) -> None:
    channel = await channel_of(server, sample)
    server.faults.rate_limit("/messages", times=2, retry_after=0.01)
    await channel.send("patient")
    assert len(server.faults.struck) == 2
    assert [message.text for message in server.person("Ann").sees()] == ["patient"]
    assert not server.problems


async def test_a_global_rate_limit_and_one_on_interactions(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    server.faults.rate_limit("/callback", retry_after=0.01)
    assert there((await ann.slash("buttons")).message).text == "start"
    server.faults.rate_limit("/messages", retry_after=0.01, everywhere=True)
    await (await channel_of(server, sample)).send("later")
    assert len(ann.sees()) == 2


@pytest.mark.parametrize("status", [500, 502])
async def test_a_lost_request_is_sent_again(server: LocalDiscord, sample: Sample, status: int) -> None:
    server.faults.fail("/messages", status=status)
    await (await channel_of(server, sample)).send("again")
    assert [message.text for message in server.person("Ann").sees()] == ["again"]


async def test_a_lost_answer_makes_no_second_message_thanks_to_the_nonce(server: LocalDiscord, sample: Sample) -> None:
    server.faults.lose_answer("/messages")
    await (await channel_of(server, sample)).send("once")
    assert len(server.traffic.requests("POST /channels")) == 2
    assert [message.text for message in server.person("Ann").sees()] == ["once"]


async def test_events_during_a_broken_connection_are_replayed(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    message = there((await ann.slash("buttons")).message)
    await server.faults.drop_gateway()
    await ann.click(message, "to 1")
    assert message.text == "at 1"
    await asyncio.wait_for(sample.resumed.wait(), 5)


async def test_a_session_that_cannot_resume_starts_anew(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    message = there((await ann.slash("buttons")).message)
    server.hub.gateway.identified.clear()
    await server.faults.drop_gateway(resumable=False)
    await asyncio.wait_for(server.hub.gateway.identified.wait(), 15)
    await ann.click(message, "to 1")
    assert message.text == "at 1"
    assert not sample.resumed.is_set()


async def test_a_repeated_interaction_is_answered_once(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    server.faults.repeat_interactions()
    await ann.slash("play", {"line": "x"})
    await server.idle()
    assert [message.text for message in ann.sees()] == ["played x"]
    assert [problem.code for problem in server.problems] == [40060]


async def test_a_slow_request_comes_too_late(server: LocalDiscord, sample: Sample, clock: Hands) -> None:
    ann = server.person("Ann")
    server.faults.slow("/callback", seconds=0.1)
    refused = asyncio.Event()
    sample.on_refused = refused_with(10062, refused)  # type: ignore[attr-defined]
    asking = asyncio.create_task(ann.slash("late"))
    asyncio.get_running_loop().call_later(0.02, clock.move, 4)
    await asyncio.wait_for(refused.wait(), 5)
    asking.cancel()
    assert not ann.sees()


def refused_with(code: int, seen: asyncio.Event) -> object:
    async def on_refused(got: int) -> None:
        assert got == code
        seen.set()

    return on_refused


async def test_a_slow_answer_changes_nothing_for_the_person(server: LocalDiscord, sample: Sample) -> None:
    server.faults.slow_answer("/callback", seconds=0.05)
    reply = await server.person("Ann").slash("buttons")
    assert there(reply.message).text == "start"
    assert server.hub.in_flight == 1
    await server.idle()
    assert server.hub.in_flight == 0


async def test_closed_direct_messages_reach_the_bot_as_such(server: LocalDiscord, sample: Sample) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    bob.close_dms()
    reply = await (await ann.slash("whisper", {"who": bob})).settled()
    assert there(reply.message).text == "closed: 50007"
    assert not bob.dms


async def test_an_unanswered_command_fails(server: LocalDiscord, sample: Sample) -> None:
    ann = server.person("Ann")
    ann.patience = 0.05
    reply = await ann.slash("silent")
    assert (reply.failed, reply.message, reply.acknowledged_after) == (True, None, None)
    await server.idle()


async def test_a_wrong_token_does_not_log_in(server: LocalDiscord) -> None:
    async with Sample(connector=server.connector()) as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


async def test_privileged_intents_are_refused_unless_granted(server: LocalDiscord) -> None:
    intents = discord.Intents(guilds=True, members=True)
    async with discord.Client(intents=intents, connector=server.connector()) as client:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(server.token)
    server.hub.gateway.allowed_privileged = GUILD_MEMBERS
    async with discord.Client(intents=intents, connector=server.connector(), guild_ready_timeout=0.05) as client:
        task = asyncio.create_task(client.start(server.token))
        await asyncio.wait_for(server.hub.gateway.identified.wait(), 5)
        await asyncio.wait_for(client.wait_until_ready(), 5)
        assert client.guilds[0].owner is not None
    await task


async def test_the_way_out_leads_to_discords_names_only(server: LocalDiscord) -> None:
    async with aiohttp.ClientSession(connector=server.connector()) as session:
        with pytest.raises(aiohttp.ClientConnectorDNSError):
            await session.get("https://example.org/")
