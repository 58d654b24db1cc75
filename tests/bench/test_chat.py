from __future__ import annotations

import pytest

from bench import chat


def test_the_figures_of_the_bot_come_from_games_that_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GAMES": 2, "ANSWERS": 4, "BARE_CLICKS": 2, "TURNS": 1}.items():
        monkeypatch.setattr(chat, name, value)
    figures = {figure.name: figure for figure in chat.measure()}
    assert set(figures) == {"bot.p50", "bot.p99", "bot.ack", "bot.rate", "bot.shown"}
    assert all(figure.value > 0 for figure in figures.values())
    assert figures["bot.p99"].at_most == 1000
