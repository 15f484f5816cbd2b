from collections.abc import Iterator
from pathlib import Path

import pytest

from edgewise.server import lobby
from tests.server.house import House, seeds


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server without a network; its dice are the same in every run."""
    given = seeds()
    monkeypatch.setattr(lobby, "fresh_seed", lambda: next(given))
    yield House(tmp_path)
