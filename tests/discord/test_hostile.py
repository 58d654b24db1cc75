"""Ten thousand malformed or hostile interactions: each gets the right refusal, nothing changes, nothing breaks."""

from __future__ import annotations

from pathlib import Path

from tests.discord.assault import assault
from tests.discord.hostile import ATTACKS

COUNT = 10_000


async def test_ten_thousand_hostile_interactions_change_nothing(tmp_path: Path) -> None:
    outcome = await assault(tmp_path / "db.sqlite", COUNT, "1")
    assert outcome.wrong == []
    assert outcome.changed == []
    assert outcome.public == []
    assert outcome.complaints == []
    assert outcome.refused_by_discord == []
    assert outcome.sent.total() == COUNT
    assert len(outcome.sent) == len(ATTACKS)
