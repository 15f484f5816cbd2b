"""The dummy game: a whole game in a few small files, known to tests only. Two seats throw dice; first to 6 points wins.

Its name is `dice`. It has one of everything that is hard: hands that are hidden, a pool of dice, a question that both
seats answer under seal, and an answer that is measured and not listed.
"""

from edgewise.core.contract import Maker
from tests.dummy_game.game import Dice
from tests.dummy_game.state import State
from tests.dummy_game.view import View

# A type checker sees here that it keeps the contract.
GAME: Maker[State, View] = Dice

__all__ = ["GAME"]
