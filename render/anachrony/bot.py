"""What the Chronobot has in place of charging slots: numbered tokens on the positions of its board, and its pieces."""

from __future__ import annotations

from engine.anachrony import questions as q
from engine.anachrony.data import CHRONOBOT, POSITIONS
from render.anachrony.scene import Scene
from render.canvas import Box
from render.theme import CARD, DARK, MUTED, TEXT

ICONS = {
    "construct_power_plant": "power_plant",
    "construct_factory": "factory",
    "construct_life_support": "life_support",
    "construct_lab": "lab",
    "remove_anomaly": "anomaly",
    "supply_or_recruit": "supply",
    "take_water": "W",
}


def icon(position: str) -> str:
    """What a token does next from there."""
    action = POSITIONS[position].action
    return ICONS.get(action, action)


def draw_tokens(scene: Scene, box: Box) -> None:
    """Each number of the die with the action it would bring now."""
    c, bot = scene.canvas, scene.view.chronobot
    assert bot is not None
    for n, (cell, position) in enumerate(zip(box.columns(len(bot.tokens), 4), bot.tokens, strict=True), 1):
        c.panel(cell, CARD, 10)
        c.panel(Box(cell.x + 5, cell.cy - 14, 22, 28), TEXT, 7)
        c.text(Box(cell.x + 5, cell.cy - 14, 22, 28), str(n), 20, DARK, "extrabold", "center")
        c.icon(icon(position), cell.x + 30 + (cell.w - 32) // 2, cell.cy, min(38, cell.w - 34))
        scene.mark(f"{bot.seat}:token:{n}", cell.inset(2), 10)


def pieces(scene: Scene) -> list[tuple[str, str]]:
    s = scene.view
    assert s.chronobot is not None
    p = s.players[s.chronobot.seat]
    return [
        ("exosuit", str(p.exosuits + q.count_powered(p))),
        ("warp", str(len(p.warp))),
        ("superproject", f"{len(s.chronobot.superprojects)}/{CHRONOBOT.superproject_max}"),
        ("anomaly", f"{s.chronobot.anomalies}/{CHRONOBOT.anomaly_max}"),
    ]


def draw_pieces(scene: Scene, box: Box) -> None:
    c, shown = scene.canvas, pieces(scene)
    for cell, (name, count) in zip(box.columns(len(shown), 2), shown, strict=True):
        none = count.startswith("0")
        c.amount(cell.x + 5, cell.cy, name, count, 34, MUTED if none else TEXT, none)
