"""The Edge: Dawnfall."""

from edgewise.core.contract import Maker
from edgewise.games.dawnfall.game import Dawnfall
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.view import View

# A type checker sees here that it keeps the contract.
GAME: Maker[Game, View] = Dawnfall

__all__ = ["GAME"]
