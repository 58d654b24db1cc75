"""One module for each action. Importing them registers them; options are listed in this order."""

from engine.anachrony.actions import force, mine, purify, supply

__all__ = ["force", "mine", "purify", "supply"]
