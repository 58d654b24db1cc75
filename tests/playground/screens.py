"""The README's pictures of the page, made by playing: `python -m tests.playground.screens --out docs/pictures`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.playground import chromium
from tests.playground.program import Program
from tests.playground.screen import Screen
from tests.playground.test_hot_seat import play_until_warps

SIZE = (1280, 1000)  # a whole board with its buttons

def draw(out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with Program(home / "games.sqlite") as program, chromium.opened(home / "profile", SIZE) as browser:
            screen = Screen(browser.new_page()).open(program.address)
            screen.begin("anachrony:2")
            play_until_warps(screen)
            screen.page.screenshot(path=out / "playground-chat.png")
            screen.go("Slowtable")
            screen.page.wait_for_selector(".control.s1, details.choice")
            screen.page.click("details.choice summary")
            screen.page.screenshot(path=out / "playground-private.png")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.playground.screens", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    draw(parser.parse_args().out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
