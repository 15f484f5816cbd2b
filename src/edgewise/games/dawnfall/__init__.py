"""The Edge: Dawnfall."""

from edgewise.games.dawnfall.game import Dawnfall as GAME

__all__ = ["GAME"]
