"""Installs a wheel into an empty environment and looks at the page it serves: python -m tests.server.wheel WHEEL"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

LOCK = Path(__file__).parents[2] / "requirements.lock"


def installed(wheel: Path, folder: Path) -> Path:
    """The `edgewise` command of a new environment that has the locked dependencies and this wheel."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
    pip = [str(folder / "env" / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return folder / "env" / "bin" / "edgewise"


def page_of(command: Path, folder: Path) -> tuple[str, list[int]]:
    """The first page that the command serves, and the sizes of the scripts and styles it asks for."""
    database = f"sqlite:///{folder / 'wheel.db'}"
    line = [str(command), "serve", "--port", "0", "--no-open", "--database", database]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split("ready at ")[1].split()[0]
            page = urllib.request.urlopen(url, timeout=20).read().decode()
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            return page, [len(urllib.request.urlopen(url.rstrip("/") + part, timeout=20).read()) for part in parts]
        finally:
            server.kill()


def main(words: list[str]) -> int:
    """Checks one wheel."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        page, sizes = page_of(installed(Path(words[0]).resolve(), folder), folder)
    if 'id="app"' not in page or not sizes:
        sys.stderr.write(f"the wheel serves no client: {page[:200]}\n")
        return 1
    sys.stdout.write(f"the wheel serves its page with {len(sizes)} scripts and styles, {sum(sizes) // 1000} kB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
