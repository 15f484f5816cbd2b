"""Says Hello to servers on other versions of uvicorn: `python -m tests.server.uvicorns 0.40.0 0.47.0`; needs PyPI."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile

import httpx
from websockets.sync.client import connect

from tests.server.house import FIRST_GAME
from tests.server.killing import PATIENCE_SECONDS, START

# Enough for both processes to get one of their own: who makes a match and who is asked for it are left to chance.
MATCHES = 6


def fetch(version: str, folder: str) -> None:
    """Installs a version of uvicorn beside the others."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--target", folder, f"uvicorn=={version}"], check=True)


def welcomes(url: str) -> int:
    """How many of a few matches answer a Hello."""
    body = {"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
    found = 0
    for _ in range(MATCHES):
        made = httpx.post(f"{url}/api/matches", json=body, timeout=PATIENCE_SECONDS).json()
        address = f"{url.replace('http', 'ws')}/api/matches/{made['match']['match']}/socket"
        with connect(address, open_timeout=PATIENCE_SECONDS) as socket:
            socket.send(json.dumps({"type": "Hello", "secrets": [made["held"][0]["secret"]]}))
            found += json.loads(socket.recv(timeout=PATIENCE_SECONDS))["type"] == "Welcome"
    return found


def check(version: str) -> None:
    """A server of two processes on one version."""
    with tempfile.TemporaryDirectory() as folder:
        fetch(version, f"{folder}/uvicorn")
        path = os.pathsep.join([f"{folder}/uvicorn", os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--no-open", "--processes", "2", "--bots", "1"]
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/uvicorns.db"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        try:
            assert process.stdout is not None
            found = re.search(r"ready at (\S+)/ ", process.stdout.readline())
            assert found is not None, "the server did not start"
            assert welcomes(found[1]) == MATCHES
        finally:
            process.terminate()
            process.wait()


def main() -> int:
    for version in sys.argv[1:]:
        check(version)
        sys.stdout.write(f"uvicorn {version}: every Hello was answered\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
