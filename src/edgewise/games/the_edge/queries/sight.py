"""Line of sight. ED-LOS, ED-CLR-28."""

from __future__ import annotations

from edgewise.games.the_edge.queries.places import touching
from edgewise.games.the_edge.state import Game
from edgewise.tabletop.sight import base_across, body_across

CLEAR = (-1, -1)


def sees(state: Game, shooter: int, target: int) -> bool:
    """Whether nothing blocks the line between the centres; a target in contact is always in sight. ED-LOS-5."""
    return touching(state, shooter, target) or blocker(state, shooter, target) == CLEAR


def blocker(state: Game, shooter: int, target: int) -> tuple[int, int]:
    """The obstacle or the enemy model higher than half the shooter across the line, or -1. ED-LOS-2, ED-LOS-3."""
    a, b = state.at[shooter], state.at[target]
    assert a is not None and b is not None
    book = state.book
    half = book.height[shooter] // 2
    obstacle = body_across(a, b, book.table.bodies, half)
    if obstacle is not None:
        return obstacle, -1
    enemies = book.models_of[1 - book.model_seat[shooter]]
    tall = [m for m in enemies if m != target and book.height[m] > half]
    enemy = base_across(a, b, state.at, book.radius, tall)
    return CLEAR if enemy is None else (-1, enemy)
