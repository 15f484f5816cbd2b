"""Installs Edgewise in every way that people do, from a clean clone, each in an empty environment outside of it.

python -m tests.packing.ways [WAY ...]      all ways need uv and pipx, and the package registries
python -m tests.packing.ways --wheel FILE   only this wheel, with the locked dependencies
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
Command = list[str]

# A program of a few lines that only needs the package.
PROGRAM = """
import edgewise
match = edgewise.Match.new("dawnfall", options={"layout": "first-game"}, seed=1)
match.play(match.legal()[0])
print("played with", edgewise.__version__)
"""


def run(*words: str | Path, cwd: Path, **environment: str) -> str:
    """Runs a command and returns what it says; a failure shows all of it."""
    given = {**os.environ, **environment}
    done = subprocess.run(words, cwd=cwd, env=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


class Workplace:
    """A folder with a clean clone in it and nothing of ours around it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clone = folder / "clone"

    def fresh_clone(self) -> Path:
        """The clone as it was committed."""
        shutil.rmtree(self.clone, ignore_errors=True)
        run("git", "clone", "--quiet", ROOT, self.clone, cwd=self.folder)
        return self.clone

    def python(self, name: str) -> Path:
        """The Python of a new empty environment."""
        run(sys.executable, "-m", "venv", self.folder / name, cwd=self.folder)
        return self.folder / name / ("Scripts" if os.name == "nt" else "bin") / "python"

    def archives(self) -> tuple[Path, Path]:
        """The source archive and the wheel that `python -m build` makes of the clone, made once."""
        out = self.folder / "out"
        if not out.exists():
            python = self.python("building")
            run(python, "-m", "pip", "install", "--quiet", "build", "twine", cwd=self.folder)
            run(python, "-m", "build", "--outdir", out, self.fresh_clone(), cwd=self.folder)
            run(python, "-m", "twine", "check", "--strict", *sorted(out.iterdir()), cwd=self.folder)
        (archive,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
        return archive, wheel


def with_pip(work: Workplace) -> Command:
    """`pip install .`"""
    return _installed(work, "pip-install", work.fresh_clone())


def with_pip_wheel(work: Workplace) -> Command:
    """`pip wheel .`, and its wheel installed."""
    python = work.python("wheeling")
    run(python, "-m", "pip", "wheel", "--no-deps", "-w", work.folder / "wheels", work.fresh_clone(), cwd=work.folder)
    (wheel,) = (work.folder / "wheels").glob("*.whl")
    return _installed(work, "pip-wheel", wheel)


def with_build(work: Workplace) -> Command:
    """`python -m build`, and its wheel installed."""
    return _installed(work, "build", work.archives()[1])


def with_archive(work: Workplace) -> Command:
    """`pip install edgewise.tar.gz`, which asks for no Node.js."""
    python = work.python("archive")
    told = run(python, "-m", "pip", "install", "--verbose", work.archives()[0], cwd=work.folder)
    if "nodejs" in told:
        raise SystemExit("installing from the source archive fetched Node.js")
    return [str(python.with_name("edgewise"))]


def with_uvx(work: Workplace) -> Command:
    """`uvx --from . edgewise`"""
    return ["uvx", "--from", str(work.fresh_clone()), "edgewise"]


def with_uvx_archive(work: Workplace) -> Command:
    """`uvx --from edgewise.tar.gz edgewise`"""
    return ["uvx", "--from", str(work.archives()[0]), "edgewise"]


def with_pipx(work: Workplace) -> Command:
    """`pipx install .`"""
    homes = {"PIPX_HOME": str(work.folder / "pipx"), "PIPX_BIN_DIR": str(work.folder / "pipx-bin")}
    run("pipx", "install", "--quiet", work.fresh_clone(), cwd=work.folder, **homes)
    return [str(work.folder / "pipx-bin" / "edgewise")]


WAYS: Mapping[str, Callable[[Workplace], Command]] = {
    "pip-install": with_pip,
    "pip-wheel": with_pip_wheel,
    "build": with_build,
    "archive": with_archive,
    "uvx": with_uvx,
    "uvx-archive": with_uvx_archive,
    "pipx": with_pipx,
}


def _installed(work: Workplace, name: str, what: Path) -> Command:
    python = work.python(name)
    run(python, "-m", "pip", "install", "--quiet", what, cwd=work.folder)
    sys.stdout.write(f"  {run(python, '-c', PROGRAM, cwd=work.folder)}")
    return [str(python.with_name("edgewise"))]


def locked(wheel: Path, folder: Path) -> Command:
    """The `edgewise` command of a new environment that has the locked dependencies and this wheel."""
    python = Workplace(folder).python("locked")
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
    run(*pip, "--require-hashes", "-r", LOCK, cwd=folder)
    run(*pip, "--no-deps", wheel, cwd=folder)
    return [str(python.with_name("edgewise"))]


def look_at(command: Command, folder: Path) -> str:
    """What the command serves; a page without scripts is a failure."""
    line = [*command, "serve", "--port", "0", "--no-open", "--database", f"sqlite:///{folder / 'matches.db'}"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split("ready at ")[1].split()[0]
            page = urllib.request.urlopen(url, timeout=60).read().decode()
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            sizes = [len(urllib.request.urlopen(url.rstrip("/") + part, timeout=60).read()) for part in parts]
        finally:
            server.terminate()
    if 'id="app"' not in page or not sizes:
        raise SystemExit(f"{' '.join(command)} serves no client: {page[:200]}")
    return f"serves its page with {len(sizes)} scripts and styles, {sum(sizes) // 1000} kB"


def main(words: list[str]) -> int:
    """Checks the ways that are named, or all; or one wheel."""
    with tempfile.TemporaryDirectory() as name:
        work = Workplace(Path(name))
        if words[:1] == ["--wheel"]:
            sys.stdout.write(f"the wheel {look_at(locked(Path(words[1]).resolve(), work.folder), work.folder)}\n")
            return 0
        for way in words or WAYS:
            began = time.monotonic()
            sys.stdout.write(f"==> {WAYS[way].__doc__}\n")
            sys.stdout.flush()
            told = look_at(WAYS[way](work), work.folder)
            sys.stdout.write(f"  {told}; {time.monotonic() - began:.0f} s from nothing to its page\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
