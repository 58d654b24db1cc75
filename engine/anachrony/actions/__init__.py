"""One module for each action. Importing them registers them; options are listed in this order."""

from engine.anachrony.actions import buildings, construct, experiment, force, mine, purify, remove_anomaly, supply

__all__ = ["buildings", "construct", "force", "mine", "purify", "remove_anomaly", "supply"]
