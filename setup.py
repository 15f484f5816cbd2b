"""Packs the browser client into the wheel; packing/ makes it, everything else stands in pyproject.toml."""

import os
from pathlib import Path
from shutil import copytree, ignore_patterns

from setuptools import setup
from setuptools.command.build_py import build_py

BUILT = Path(__file__).parent / "web" / "dist"
# Must agree with PACKAGED in src/edgewise/server/client.py.
PACKAGED = Path("edgewise") / "server" / "client"


class WithClient(build_py):
    """Copies the package, and the client into it; a checkout that is installed in place finds the client itself."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or "EDGEWISE_WITHOUT_CLIENT" in os.environ:
            return
        if not (BUILT / "index.html").is_file():
            raise SystemExit(
                "The browser client is not built. `pip wheel .` and `python -m build` build it; "
                "EDGEWISE_WITHOUT_CLIENT=1 packs without pages."
            )
        copytree(BUILT, Path(self.build_lib) / PACKAGED, ignore=ignore_patterns(".*"), dirs_exist_ok=True)


setup(cmdclass={"build_py": WithClient})
