"""The dummy game: a whole game in a few small files, known to tests only. Two seats throw dice; first to 6 points wins.

Its name is `dice`. It has one of everything that is hard: hands that are hidden, a pool of dice, a question that both
seats answer under seal, and an answer that is measured and not listed.
"""

from tests.dummy_game.game import Dice as GAME

__all__ = ["GAME"]
