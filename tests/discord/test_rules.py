"""/rules through the real client."""

from __future__ import annotations

from pathlib import Path

from bot import layout
from bot.clicks import refusal_line
from bot.playground.people import Reply
from bot.playground.server import LocalDiscord
from bot.playground.world import EPHEMERAL
from bot.speech import Speech
from engine.core import Blocked, Illegal, Option, say
from engine.core.ask import choose
from tests.discord.table import opened, running

BOTH = ["anachrony", "tests.harbour"]


def said(reply: Reply) -> str:
    """What only this person sees."""
    assert reply.message is not None
    assert reply.message.flags & EPHEMERAL
    return reply.message.text


async def test_a_rule_by_number_and_by_words_in_the_language_of_the_person(
    server: LocalDiscord, tmp_path: Path
) -> None:
    anna, boris = server.person("Anna"), server.person("Борис", "ru")
    async with running(server, tmp_path / "db.sqlite", games=BOTH):
        english = said(await anna.slash("rules", {"query": "7.8", "game": "anachrony"}))
        assert "7.8 Purify water" in english
        russian = said(await boris.slash("rules", {"query": "очистку воды", "game": "anachrony"}))
        assert "7.8 Очистка воды" in russian
        assert "Такого" in said(await boris.slash("rules", {"query": "ксилофон", "game": "anachrony"}))
        assert server.problems == []


async def test_a_whole_section_fits_one_message_and_names_the_rest(server: LocalDiscord, tmp_path: Path) -> None:
    anna = server.person("Anna")
    async with running(server, tmp_path / "db.sqlite", games=BOTH):
        text = said(await anna.slash("rules", {"query": "7", "game": "anachrony"}))
        assert "Action rounds" in text
        assert "7.1.1" in text
        assert "more: 7." in text
        assert len(text) <= 2000
        assert server.problems == []


async def test_suggestions_are_numbered_rules_with_titles(server: LocalDiscord, tmp_path: Path) -> None:
    boris = server.person("Борис", "ru")
    async with running(server, tmp_path / "db.sqlite", games=BOTH):
        given = {"query": "7.3", "game": "anachrony"}
        offered = await boris.autocomplete("rules", given, focused="query")
        assert [one["value"] for one in offered] == ["7.3", "7.3.1", "7.3.2", "7.3.3", "7.3.4"]
        assert offered[1]["name"] == "7.3.1 Постройка"
        everything = await boris.autocomplete("rules", {"query": "", "game": "anachrony"}, focused="query")
        assert len(everything) == 25
        assert await boris.autocomplete("rules", {"query": "7"}, focused="query") == []


async def test_without_a_game_it_asks_for_one_and_without_a_book_it_says_so(
    server: LocalDiscord, tmp_path: Path
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", games=BOTH):
        assert "option “game”" in said(await people[0].slash("rules", {"query": "7"}))
        assert "no such game" in said(await people[0].slash("rules", {"query": "7", "game": "chess"}))
        await opened(server, "tests.harbour", *people)
        assert "no rulebook" in said(await people[0].slash("rules", {"query": "7"}))
        assert server.problems == []


async def test_in_the_channel_of_a_game_its_rules_are_meant(
    server: LocalDiscord, tmp_path: Path
) -> None:
    people = [server.person("Anna"), server.person("Boris")]
    async with running(server, tmp_path / "db.sqlite", games=BOTH):
        await opened(server, "anachrony", *people)
        assert "8.3 Workers" in said(await people[1].slash("rules", {"query": "8.3"}))
        assert server.problems == []


def test_a_refusal_and_an_answer_to_why_not_say_where_the_rule_is_read() -> None:
    show = Speech(BOTH).in_language("en")
    reason = say("anachrony-no-worker")
    assert "`/rules 7.1.2`" in refusal_line(Illegal(reason, "7.1.2"), show)
    option = Option("pass", say("anachrony-do-pass"))
    ask = choose(0, "turn", [option], why_not=lambda: [Blocked("mine", say("anachrony-do-pass"), reason, "7.1.2")])
    assert layout.impossible(ask, show).endswith("`/rules 7.1.2`")
