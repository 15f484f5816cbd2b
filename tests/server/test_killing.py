"""A server that is killed comes back with every acknowledged answer; fifty times: python -m tests.server.killing."""

import asyncio
from pathlib import Path

from tests.server.killing import run


def test_a_killed_server_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    assert asyncio.run(run(1, tmp_path, games=3)) >= 6
