"""The LOOP, begun in an Action phase with much to do and a complete mission on the agent's Era."""

from __future__ import annotations

from engine.core import Config, Dice
from engine.the_loop.game import TheLoop
from engine.the_loop.state import State
from tests.engine.the_loop.helpers import GLOBALIZATION, INDUSTRY, energy, give, mission, table


class LoopTurn(TheLoop):
    def start(self, config: Config, dice: Dice) -> State:
        g = table("mr_time", "v_girl")
        give(g, "mt1", "mt2")
        energy(g, INDUSTRY, 2)
        energy(g, GLOBALIZATION, 1)
        mission(g, INDUSTRY, "m_energy_here").cubes = 6
        return g.state


GAME = LoopTurn()
