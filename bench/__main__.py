"""Measures everything, or what is named: `python -m bench kernel commit`. The last line is JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from bench import chat, commit, crowd, kernel, length, load, pictures, undo
from bench.figure import Figure, summary, table

MEASUREMENTS: dict[str, Callable[[], list[Figure]]] = {
    "kernel": kernel.measure,
    "commit": commit.measure,
    "load": load.measure,
    "undo": undo.measure,
    "length": length.measure,
    "crowd": crowd.measure,
    "bot": chat.measure,
    "pictures": pictures.measure,
}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    names = parser.parse_args(argv).names or list(MEASUREMENTS)
    if unknown := [name for name in names if name not in MEASUREMENTS]:
        parser.error(f"no measurement {', '.join(unknown)}; there are: {', '.join(MEASUREMENTS)}")
    figures: list[Figure] = []
    for name in names:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        figures += MEASUREMENTS[name]()
    print(table(figures))
    print(json.dumps(summary(figures)))
    return 0 if all(figure.passed for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
