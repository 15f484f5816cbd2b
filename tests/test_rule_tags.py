"""The recorder of conftest.py, watched from outside on a small folder of tests."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
SETTINGS = '[tool.pytest.ini_options]\nmarkers = ["rule(*ids): proves"]\ntestpaths = ["tests"]\n'
TESTS = """
import pytest

@pytest.mark.rule("DF-MOV-1", "DF-MOV-2")
def test_good():
    pass

@pytest.mark.rule("DF-MOV-1")
def test_bad():
    assert False, "on purpose"

@pytest.mark.rule("DF-MOV-3")
def test_skipped():
    pytest.skip("not now")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    (tmp_path / "tests" / "support").mkdir(parents=True)
    for file in ("conftest.py", "support/budgets.py"):
        shutil.copy(HERE / file, tmp_path / "tests" / file)
    (tmp_path / "tests" / "test_some.py").write_text(TESTS)
    return tmp_path


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTHONPATH"] = str(HERE.parent / "src")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def record(project: Path) -> Any:
    return json.loads((project / ".edgewise" / "coverage.json").read_text())


@pytest.mark.parametrize("words", [(), ("-n", "2"), ("-m", "rule")], ids=["alone", "xdist", "tagged"])
def test_a_full_run_records_passing_tests_by_rule(project: Path, words: tuple[str, ...]) -> None:
    assert run(project, *words).returncode == 1
    assert record(project) == {
        "format": 1,
        "tests": {id: ["tests/test_some.py::test_good"] for id in ("DF-MOV-1", "DF-MOV-2")},
        "failed": ["tests/test_some.py::test_bad"],
    }


@pytest.mark.parametrize("words", [("tests/test_some.py",), ("-k", "good"), ("-x",)], ids=" ".join)
def test_a_narrowed_run_leaves_the_record_alone(project: Path, words: tuple[str, ...]) -> None:
    run(project, *words)
    assert not (project / ".edgewise").exists()


def test_a_tag_that_no_ledger_knows_fails_the_run(project: Path) -> None:
    text = TESTS.replace("DF-MOV-2", "DF-MOV-999").replace("False", "True")
    (project / "tests" / "test_some.py").write_text(text)
    result = run(project)
    assert result.returncode == 1
    assert "@rule names DF-MOV-999, which no ledger has" in result.stdout


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_run_that_breaks_off_leaves_the_record_alone(project: Path, words: tuple[str, ...]) -> None:
    (project / "tests" / "test_broken.py").write_text("import nothing_of_this_name\n")
    assert run(project, *words).returncode != 0
    assert not (project / ".edgewise").exists()
