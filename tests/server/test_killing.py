"""A server that is killed comes back with every acknowledged answer; as often as you like: make prove."""

import asyncio
from pathlib import Path

from tests.server.killing import run
from tests.support.proofs import proof, scaled


@proof
def test_a_killed_server_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    assert asyncio.run(run(scaled(1), tmp_path, games=3)) >= 6
