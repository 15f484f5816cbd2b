"""The Edge: a two-player skirmish on a free table."""

from edgewise.core.contract import Maker
from edgewise.games.the_edge.game import TheEdge
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.view import View

# A type checker sees here that it keeps the contract.
GAME: Maker[Game, View] = TheEdge

__all__ = ["GAME"]
