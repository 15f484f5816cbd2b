"""The dummy game is known while the contract is tested: it must keep every promise that the others keep."""

from collections.abc import Iterator

import pytest

from edgewise import catalog
from tests.contract.games import DUMMY


@pytest.fixture(autouse=True, scope="package")
def _dummy() -> Iterator[None]:
    with catalog.GAMES.knowing(DUMMY):
        yield
