"""Records which ledger rules the tests prove, and refuses tags that no ledger knows."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import settings

from edgewise.lang.ledger import games, ledger
from tests.support.budgets import Budgets

# A busy machine is no fault of the code: nothing fails by the clock. The same code is tried with the same
# cases everywhere; `pytest --hypothesis-profile explore` looks for new ones, and more of them.
settings.register_profile("edgewise", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("edgewise")

RECORD = Path(".edgewise") / "coverage.json"
PROPERTY = "rules"


def known_ids() -> frozenset[str]:
    """The ids of every rule of every ledger."""
    return frozenset(rule.id for game in games() for rule in ledger(game))


def tags(item: pytest.Item) -> list[str]:
    """The rule ids a test is tagged with, each once."""
    return list(dict.fromkeys(str(id) for mark in item.iter_markers("rule") for id in mark.args))


def is_full_run(config: pytest.Config) -> bool:
    """True when nothing but the tag itself narrows the run: only such a run may replace the record."""
    option = config.option
    narrowed = option.keyword or option.maxfail or option.collectonly or option.deselect
    narrowed = narrowed or option.markexpr not in ("", "rule") or getattr(option, "lf", False)
    return not narrowed and config.args_source is not pytest.Config.ArgsSource.ARGS


class Recorder:
    """Gathers reports; with xdist it lives in the controller, which sees the reports of all workers."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.rules: dict[str, list[str]] = {}
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.is_whole = True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)
            self.rules[report.nodeid] = [str(id) for name, id in report.user_properties if name == PROPERTY]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.is_whole = self.is_whole and not report.failed

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if self.is_whole and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            file = self.root / RECORD
            file.parent.mkdir(exist_ok=True)
            file.write_text(json.dumps(self.record(), indent=1) + "\n", encoding="utf-8")

    def record(self) -> dict[str, object]:
        tests: dict[str, list[str]] = {}
        for test in sorted(self.passed - self.failed):
            for id in self.rules[test]:
                tests.setdefault(id, []).append(test)
        return {"format": 1, "tests": dict(sorted(tests.items())), "failed": sorted(self.failed)}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proofs", type=int, metavar="N", help="try N times as many seeds, messages and kills")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.proofs is not None:
        os.environ["EDGEWISE_PROOFS"] = str(config.option.proofs)
    if hasattr(config, "workerinput"):
        return
    config.pluginmanager.register(Budgets(), "budgets")
    if is_full_run(config):
        config.pluginmanager.register(Recorder(config.rootpath), "rule-recorder")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.user_properties.extend((PROPERTY, id) for id in tags(item))


def pytest_runtest_setup(item: pytest.Item) -> None:
    unknown = [id for id in tags(item) if id not in known_ids()]
    if unknown:
        pytest.fail(f"@rule names {', '.join(unknown)}, which no ledger has", pytrace=False)
