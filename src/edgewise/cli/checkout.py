"""The repository this package runs from: its tests, and what their last run proved."""

import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import msgspec

from edgewise.cli.app import CommandError

RECORD = Path(".edgewise") / "coverage.json"


class Run(msgspec.Struct, frozen=True):
    """What one run of the tests proved: passing tests per rule id, and the tests that failed."""

    format: int
    tests: dict[str, list[str]]
    failed: list[str]


def checkout() -> Path:
    """The repository root, looked for above the package and then above the working folder."""
    for start in (Path(__file__).resolve(), Path.cwd() / "here"):
        for folder in start.parents:
            if _is_ours(folder):
                return folder
    raise CommandError("Rule coverage needs the tests; run it inside a checkout of the Edgewise repository.")


def run_tests(root: Path) -> None:
    """Runs every tagged test of the repository; its output goes to stderr."""
    if find_spec("pytest") is None:
        raise CommandError("Rule coverage needs pytest, which is not installed; run `make test` once.")
    parallel = [] if find_spec("xdist") is None else ["-n", "2"]
    command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", *parallel]
    # Only a run that reaches its end leaves a record, so an old one must not stand in for it.
    (root / RECORD).unlink(missing_ok=True)
    subprocess.run(command, cwd=root, stdout=sys.stderr, check=False)
    if not (root / RECORD).exists():
        raise CommandError("The tests did not run to their end; see the output of pytest above.")


def last_run(root: Path) -> Run:
    """The record that the last full run of the tests left behind."""
    file = root / RECORD
    try:
        run = msgspec.json.decode(file.read_bytes(), type=Run)
    except FileNotFoundError:
        raise CommandError(f"There is no {RECORD} yet; run the tests first, with `make test`.") from None
    except (OSError, msgspec.DecodeError) as error:
        raise CommandError(f"{RECORD} cannot be read ({error}); run the tests again.") from None
    if run.format != 1:
        raise CommandError(f"{RECORD} has format {run.format}, this version reads 1; run the tests again.")
    return run


def _is_ours(folder: Path) -> bool:
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(project.get("project", {}).get("name") == "edgewise") and (folder / "tests").is_dir()
