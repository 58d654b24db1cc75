"""Harbour: a small game that uses every kind of ask, so that the platform can be tested without a big one."""

from tests.harbour.rules import GAME

__all__ = ["GAME"]
