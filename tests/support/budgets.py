"""Budgets: how long the tests of each folder may take, told after every run; nothing ever fails by them."""

from __future__ import annotations

from collections import defaultdict

import pytest

# Seconds of a whole run, added up over all processes, on a machine with two cores and nothing else to do.
BUDGETS = {
    "asking": 2,
    "cli": 60,
    "content": 20,
    "contract": 120,
    "core": 5,
    "dummy_game": 20,
    "games": 320,
    "geometry": 60,
    "lab": 30,
    "lang": 60,
    "packing": 40,
    "players": 60,
    "server": 200,
    "tabletop": 40,
    "": 20,
}


class Budgets:
    """Adds up how long tests took, folder by folder; with xdist it lives where all reports arrive."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[folder(report.nodeid)] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.seconds:
            return
        terminalreporter.section("budgets of folders, in seconds")
        for name, took in sorted(self.seconds.items()):
            terminalreporter.line(told(name, took))


def folder(test: str) -> str:
    """The folder below `tests` in which a test lies; none for those that lie in `tests` itself."""
    first, *rest = test.partition("::")[0].removeprefix("tests/").split("/")
    return first if rest else ""


def told(name: str, took: float) -> str:
    """One line of the summary."""
    budget = BUDGETS.get(name)
    where = f"tests/{name}".rstrip("/")
    if budget is None:
        return f"{where:<20} {took:7.1f} (no budget yet)"
    return f"{where:<20} {took:7.1f} of {budget:4}{'  OVER' if took > budget else ''}"
