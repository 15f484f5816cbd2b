"""Every game that the contract suite tests: those of the catalog, and the dummy game of the tests."""

from __future__ import annotations

from edgewise import catalog

DUMMY = "tests.dummy_game"


def every_game() -> dict[str, catalog.AnyGame]:
    """The games by name; the dummy one is known to the catalog only while tests run that ask for it."""
    with catalog.GAMES.knowing(DUMMY):
        return {name: catalog.game(name) for name in catalog.games()}


GAMES = every_game()
