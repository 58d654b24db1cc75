"""Anachrony."""

from engine.anachrony.game import GAME

__all__ = ["GAME"]
