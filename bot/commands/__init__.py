"""The slash commands: thin handlers over lobby, tables and pictures."""

from bot.commands.tree import Tree, Words

__all__ = ["Tree", "Words"]
