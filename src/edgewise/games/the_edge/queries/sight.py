"""Line of sight. ED-LOS, ED-CLR-28."""

from __future__ import annotations

from edgewise.games.the_edge.queries.places import base, touching
from edgewise.games.the_edge.state import Game
from edgewise.geometry.sight import enters


def sees(state: Game, shooter: int, target: int) -> bool:
    """Whether nothing blocks the line between the centres; a target in contact is always in sight. ED-LOS-5."""
    if touching(state, shooter, target):
        return True
    a, b = state.at[shooter], state.at[target]
    assert a is not None and b is not None
    book = state.book
    height = book.height[shooter]
    for solid, tall in book.obstacles:
        if 2 * tall > height and enters(a, b, solid):
            return False
    for enemy in book.models_of[1 - book.model_seat[shooter]]:
        if enemy == target or state.at[enemy] is None or 2 * book.height[enemy] <= height:
            continue
        if enters(a, b, base(state, enemy)):
            return False
    return True
