"""The games that this server serves: those of the catalog."""

from __future__ import annotations

from edgewise import catalog
from edgewise.server.problems import Denied


def served() -> tuple[str, ...]:
    """Their names."""
    return catalog.games()


def game_of(name: str) -> catalog.AnyGame:
    """A game by its name; another one is refused."""
    known = served()
    if name not in known:
        raise Denied("unknown-game", game=name, known=", ".join(known))
    return catalog.game(name)
