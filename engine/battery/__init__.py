"""The tests that every game must pass: random whole games, checked after every answer."""

from engine.battery.figures import Figures, Violation
from engine.battery.run import Battery

__all__ = ["Battery", "Figures", "Violation"]
