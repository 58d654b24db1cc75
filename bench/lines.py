"""How many lines each part has: `python -m bench.lines` prints a table for docs/games-compared.md. Blank ones are not
counted."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from engine import games

ROOT = Path(__file__).parent.parent


def count(paths: Iterable[Path]) -> int:
    return sum(1 for path in paths for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def below(folder: str, *endings: str) -> list[Path]:
    return [path for ending in endings for path in sorted((ROOT / folder).rglob(f"*{ending}"))]


def parts() -> dict[str, int]:
    shared = [*(ROOT / "render").glob("*.py")]
    platform = {
        "kernel (`engine/core`)": count(below("engine/core", ".py")),
        "battery and simple players": count(below("engine/battery", ".py") + below("engine/players", ".py")),
        "bot, without playground and drill": count(
            path for path in below("bot", ".py") if not {"playground", "drill"} & set(path.parts)
        ),
        "playground": count(below("bot/playground", ".py")),
        "pictures, shared": count(shared),
    }
    for game in games.names():
        platform |= {
            f"{game}: rules": count(below(f"engine/{game}", ".py")),
            f"{game}: data": count(below(f"engine/{game}", ".json")),
            f"{game}: texts, both languages": count(below(f"engine/{game}", ".ftl")),
            f"{game}: pictures": count(below(f"render/{game}", ".py")),
            f"{game}: tests": count(below(f"tests/engine/{game}", ".py") + below(f"tests/render/{game}", ".py")),
        }
    return platform


def main() -> None:
    rows = [f"| {part} | {lines:,} |" for part, lines in parts().items()]
    sys.stdout.write("\n".join(["| part | lines |", "|---|---|", *rows]) + "\n")


if __name__ == "__main__":
    main()
