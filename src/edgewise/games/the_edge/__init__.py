"""The Edge: a two-player skirmish on a free table."""

from edgewise.games.the_edge.game import TheEdge as GAME

__all__ = ["GAME"]
