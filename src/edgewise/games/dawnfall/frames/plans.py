"""The plan of a Move Action as its scope holds it: ends, Pushes, ways, and the board they lead to. DF-MOV-9."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edgewise.games.dawnfall.queries.attributes import base_size, has_ability
from edgewise.games.dawnfall.queries.places import Layout, path
from edgewise.games.dawnfall.state import Game, Some, look, number

Row = tuple[int, int, int]
Rows = tuple[Row, ...]


def plan_of(state: Game, scope: int, key: str = "plan") -> Rows:
    """The planned ends, the Pushes, or the ends of those that stopped (`ended`): model, Space, hexes."""
    found = state.scopes[scope].get(key)
    ids: Any = found.ids if type(found) is Some else ()
    return tuple(zip(ids[::3], ids[1::3], ids[2::3], strict=True)) if ids else ()


def set_plan(state: Game, scope: int, rows: Rows, key: str = "plan") -> None:
    """Writes rows of a plan."""
    state.scopes[scope][key] = Some("plan", tuple(x for row in rows for x in row))


def layout_of(state: Game, scope: int, movers: tuple[int, ...], plan: Rows, pushes: Rows | None = None) -> Layout:
    """The board as the plan stands, with its own Pushes or others: movers lifted, planned ones down. DF-MOV-11."""
    occupied = state.occupied
    for m in movers:
        occupied &= ~state.bodies[m]
    if pushes is None:
        pushes = plan_of(state, scope, "pushes")
    for m, _, _ in pushes:
        occupied &= ~state.bodies[m]
    laid = 0
    for _, space, mask in (*plan, *pushes):
        laid |= mask << 7 * space
    near = -1
    fixed = (*movers, *(m for m, _, _ in pushes))
    contact = look(state, scope, "contact")
    if isinstance(contact, Some):
        near = 0
        for c in contact.ids:
            near |= state.book.board.ring[state.spaces[int(c)] * 128 + state.hexes[int(c)]]
        fixed = (*fixed, *(int(c) for c in contact.ids))
    return Layout(state, occupied | laid, fixed, near, laid)


def way_occupied(state: Game, movers: Sequence[int]) -> int:
    """What blocks the way: positions at the start with the movers taken off. DF-MOV-10."""
    occupied = state.occupied
    for m in movers:
        occupied &= ~state.bodies[m]
    return occupied


def steps_of(state: Game, scope: int, model: int) -> int:
    """The fixed MOV of a mover. DF-MOV-4."""
    here: Any = state.scopes[scope]
    steps: int = here["steps"].ids[here["mover"].ids.index(model)]
    return steps


def goes_through(state: Game, scope: int, model: int) -> bool:
    """Whether the Action or an ability takes the mover Through Obstacles. DF-OBS-1."""
    return bool(number(state, scope, "through")) or has_ability(state, model, "through_obstacles")


def way_of(state: Game, scope: int, model: int, movers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """The Spaces that a mover enters: the declared way, or one of allowed length. DF-MOV-12."""
    declared = look(state, scope, f"way{model}")
    if isinstance(declared, Some):
        return tuple(int(s) for s in declared.ids)
    return short_way(state, scope, model, way_occupied(state, movers), goal)


def short_way(state: Game, scope: int, model: int, occupied: int, goal: int) -> tuple[int, ...]:
    """A way of allowed length past what blocks it. DF-MOV-12."""
    steps, through = steps_of(state, scope, model), goes_through(state, scope, model)
    return path(state, base_size(state, model), state.spaces[model], goal, steps, occupied, through=through)
