"""One measured figure and the limit it must keep."""

from __future__ import annotations

from msgspec import Struct


class Figure(Struct, frozen=True):
    name: str  # stable: the JSON line and the README know it
    what: str
    value: float
    unit: str = "x"
    at_least: float | None = None
    at_most: float | None = None
    detail: str = ""

    @property
    def passed(self) -> bool:
        return (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most
        )

    @property
    def limit(self) -> str:
        if self.at_least is not None:
            return f">= {self.at_least:g} {self.unit}"
        return f"<= {self.at_most:g} {self.unit}" if self.at_most is not None else ""

    @property
    def verdict(self) -> str:
        if not self.limit:
            return ""
        return "pass" if self.passed else "FAIL"


def table(figures: list[Figure]) -> str:
    rows = [("figure", "measured", "limit", "", "")]
    rows += [(f.what, f"{f.value:.2f} {f.unit}", f.limit, f.verdict, f.detail) for f in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    what, value, limit, verdict, detail = row
    cells = (what.ljust(widths[0]), value.rjust(widths[1]), limit.ljust(widths[2]), verdict.ljust(widths[3]), detail)
    return "  ".join(cells).rstrip()


def summary(figures: list[Figure]) -> dict[str, object]:
    """What a machine reads: every figure by its name, and which of them broke their limits."""
    return {
        "figures": {f.name: round(f.value, 3) for f in figures},
        "failed": [f.name for f in figures if not f.passed],
    }
