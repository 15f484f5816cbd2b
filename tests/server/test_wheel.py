"""A wheel carries the built browser client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from edgewise.server.client import PACKAGED

ROOT = Path(__file__).parents[2]
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")


def checkout(folder: Path) -> Path:
    """A small checkout: what packing looks at, and one package."""
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    server = folder / "src" / "edgewise" / "server"
    server.mkdir(parents=True)
    for package in (server.parent, server):
        (package / "__init__.py").touch()
    return folder


def packed(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Builds a wheel of a checkout."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "-w", "out"]
    command = [sys.executable, "-m", "pip", "wheel", *options, "."]
    given = {**os.environ, **environment}
    return subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, timeout=120, check=False)


def names(folder: Path) -> set[str]:
    """The files of the wheel that was built."""
    (wheel,) = (folder / "out").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_a_wheel_has_the_built_client_where_the_server_looks_for_it(tmp_path: Path) -> None:
    built = checkout(tmp_path) / "web" / "dist"
    (built / "assets").mkdir(parents=True)
    for file in ("index.html", "assets/index-DwX3a9_k.js", ".built"):
        (built / file).write_text(file)
    done = packed(tmp_path)
    assert done.returncode == 0, done.stderr
    place = PACKAGED.relative_to(PACKAGED.parents[2]).as_posix()
    found = {name for name in names(tmp_path) if name.startswith(place)}
    assert found == {f"{place}/index.html", f"{place}/assets/index-DwX3a9_k.js"}


def test_a_wheel_without_the_client_is_made_only_on_purpose(tmp_path: Path) -> None:
    refused = packed(checkout(tmp_path))
    assert refused.returncode != 0
    assert "make wheel" in refused.stderr + refused.stdout
    assert packed(tmp_path, EDGEWISE_WITHOUT_CLIENT="1").returncode == 0
    assert "edgewise/server/__init__.py" in names(tmp_path)
