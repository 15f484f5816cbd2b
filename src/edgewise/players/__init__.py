"""Players that are not people; they see a match only as the seat that they sit in."""

from edgewise.players.hint import Hint, hint
from edgewise.players.levels import LEVELS, PLAYERS, Level, Yardstick
from edgewise.players.player import Player, Progress, Report
from edgewise.players.thinking import Thinking

__all__ = ["LEVELS", "PLAYERS", "Hint", "Level", "Player", "Progress", "Report", "Thinking", "Yardstick", "hint"]
