"""Procedures, one module for each chapter of the rulebook."""

# Fights lead to retreats, retreats are moves, moves include charges, and charges are answered by rounds of shooting;
# loading retreats first settles the order for everybody, and lets saved games know all frames.
from edgewise.games.maelstrom.frames import retreats as retreats
