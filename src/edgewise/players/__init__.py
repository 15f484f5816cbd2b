"""Players that are not people; they see a match only as the seat that they sit in."""

from collections.abc import Callable, Mapping

from edgewise.core.game import Game
from edgewise.players.player import Player, Progress, Report
from edgewise.players.random import RandomPlayer

__all__ = ["PLAYERS", "Player", "Progress", "Report"]

PLAYERS: Mapping[str, Callable[[Game, int], Player]] = {"random": RandomPlayer}
