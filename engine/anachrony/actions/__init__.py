"""One module for each action. Importing them registers them; options are listed in this order."""

from engine.anachrony.actions import (
    buildings,
    construct,
    evacuate,
    experiment,
    force,
    leaders,
    mine,
    purify,
    recruit,
    remove_anomaly,
    research,
    supply,
    trade,
    world_council,
)

__all__ = [
    "buildings",
    "construct",
    "evacuate",
    "experiment",
    "force",
    "leaders",
    "mine",
    "purify",
    "recruit",
    "remove_anomaly",
    "research",
    "supply",
    "trade",
    "world_council",
]
