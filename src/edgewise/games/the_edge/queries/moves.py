"""How far models may go, and why a movement command is refused. ED-MOV, ED-TER, ED-CLR-3 to ED-CLR-6."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Move, Path
from edgewise.games.the_edge.book import GROUND_MILS
from edgewise.games.the_edge.continuous import statistic
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.queries.places import base, blocking, pool_discs
from edgewise.games.the_edge.state import Game, Point
from edgewise.geometry.paths import crosses
from edgewise.geometry.plane import Solid, length, overlaps

MOST_SEGMENTS = 32


def allowance(state: Game, model: int) -> int:
    """How many mils a model may travel: the squad's Move, then its own ground, each floored at 0. ED-CLR-6."""
    move = 1000 * statistic(state, state.book.model_squad[model], "move", model)
    return max(0, move + ground_mils(state, model))


def ground_mils(state: Game, model: int) -> int:
    """What the ground under a base adds; the same kind counts once. ED-TER-1, ED-TER-2."""
    grounds = state.book.grounds
    if not grounds:
        return 0
    here = base(state, model)
    return sum(GROUND_MILS[kind] for kind in {kind for solid, kind in grounds if overlaps(here, solid)})


def travel(start: Point, path: Path) -> int:
    """The length of a path, each segment rounded up to a whole mil. ED-MOV-3, ED-CLR-5."""
    total, here = 0, start
    for point in path:
        total += length(here, point)
        here = point
    return total


def malformed(state: Game, action: Move) -> Refusal | None:
    """A model named twice, or one that is nobody. ED-CLR-3."""
    models = [model for model, _ in action.paths]
    if len(set(models)) != len(models):
        return refuse("ED-CLR-3", "E_BAD_COMMAND", "model-twice")
    if any(not 0 <= m < len(state.book.model_squad) for m in models):
        return refuse("ED-CLR-40", "E_UNKNOWN_ID", "no-such-piece")
    return None


def move_refusal(state: Game, action: Move) -> Refusal | None:
    """Why a well-formed movement command is refused; the first failing test over all models tells. ED-CLR-5."""
    if state.moved:
        return refuse("ED-ACT-3", "E_STEP_USED", "movement-used")
    for model, _ in action.paths:
        if state.book.model_squad[model] != state.active or state.at[model] is None:
            return refuse("ED-CLR-3", "E_NOT_YOUR_SQUAD", "not-of-squad", model=model)
    return paths_refusal(state, action.paths, state.book.squad_seat[state.active])


def paths_refusal(state: Game, paths: Sequence[tuple[int, Path]], seat: int) -> Refusal | None:
    """The tests of ED-CLR-5 in their order: form, length, border, what blocks, own bases."""
    for model, path in paths:
        if len(path) > MOST_SEGMENTS:
            return refuse("ED-MOV-3", "E_BAD_PATH", model=model, most=MOST_SEGMENTS)
    for model, path in paths:
        start = state.at[model]
        assert start is not None
        far = travel(start, path)
        if far and far > (most := allowance(state, model)):
            return refuse("ED-MOV-1", "E_TOO_FAR", model=model, length=far, allowance=most)
    for model, path in paths:
        if crosses_border(state, model, path):
            return refuse("ED-OTH-4", "E_BORDER", model=model)
    solids = blocking(state, seat)
    for model, path in paths:
        if is_blocked(state, model, path, solids):
            pools = set(pool_discs(state))
            others = [solid for solid in solids if solid not in pools]
            rule = "ED-MOV-4" if is_blocked(state, model, path, others) else "ED-MOV-5"
            return refuse(rule, "E_BLOCKED", model=model)
    return _overlap(state, dict(paths), seat)


def crosses_border(state: Game, model: int, path: Path) -> bool:
    """Whether a path leaves the open part of the board; its corners tell, since that part is convex. ED-OTH-4."""
    free = state.book.box.shrunk(state.book.radius[model])
    return any(not (free.left <= x <= free.right and free.bottom <= y <= free.top) for x, y in path)


def is_blocked(state: Game, model: int, path: Path, solids: Sequence[Solid]) -> bool:
    """Whether a path crosses something that may not be crossed; touching is allowed. ED-MOV-4, ED-CLR-1."""
    here = state.at[model]
    assert here is not None
    radius = state.book.radius[model]
    for point in path:
        if any(crosses(here, point, radius, solid) for solid in solids):
            return True
        here = point
    return False


def _overlap(state: Game, paths: dict[int, Path], seat: int) -> Refusal | None:
    """Every moved base against every other own base at its final place. ED-MOV-7, ED-MOV-8, ED-CLR-4."""
    radius = state.book.radius
    final = {m: paths[m][-1] if paths.get(m) else state.at[m] for m in state.book.models_of[seat]}
    for model in paths:
        here = final[model]
        assert here is not None
        for other, there in final.items():
            if other == model or there is None:
                continue
            dx, dy, reach = here[0] - there[0], here[1] - there[1], radius[model] + radius[other]
            if dx * dx + dy * dy < reach * reach:
                return refuse("ED-MOV-7", "E_OVERLAP", model=model, other=other)
    return None
