"""Maelstrom's Edge."""

from edgewise.core.contract import Maker
from edgewise.games.maelstrom.game import MaelstromsEdge
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.view import View

GAME: Maker[Game, View] = MaelstromsEdge
