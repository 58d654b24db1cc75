"""The Chronobot, rules 21: the other seat of a solo game. It decides nothing, and nobody decides for it."""

from engine.anachrony.chronobot.phases import power_up, suffer, warp
from engine.anachrony.chronobot.turn import goes_on, turn

__all__ = ["goes_on", "power_up", "suffer", "turn", "warp"]
