"""The LOOP."""

from engine.the_loop.game import GAME

__all__ = ["GAME"]
