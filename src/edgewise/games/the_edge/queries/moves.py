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
from edgewise.geometry.plane import path_length
from edgewise.tabletop.moves import first_overlap, is_blocked, leaves

MOST_SEGMENTS = 32


def allowance(state: Game, model: int) -> int:
    """How many mils a model may travel: the squad's Move, then its own ground, each floored at 0. ED-CLR-6."""
    move = 1000 * statistic(state, state.book.model_squad[model], "move", model)
    return max(0, move + ground_mils(state, model))


def ground_mils(state: Game, model: int) -> int:
    """What the ground under a base adds; the same kind counts once. ED-TER-1, ED-TER-2."""
    table = state.book.table
    return sum(GROUND_MILS[kind] for kind in table.kinds_under(base(state, model))) if table.grounds else 0


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
        far = path_length((base(state, model).centre, *path))
        if far and far > (most := allowance(state, model)):
            return refuse("ED-MOV-1", "E_TOO_FAR", model=model, length=far, allowance=most)
    for model, path in paths:
        if leaves(path, state.book.radius[model], state.book.table.open):
            return refuse("ED-OTH-4", "E_BORDER", model=model)
    return _blocked(state, paths, seat) or _overlap(state, dict(paths), seat)


def _blocked(state: Game, paths: Sequence[tuple[int, Path]], seat: int) -> Refusal | None:
    """A path that crosses something that may not be crossed; touching is allowed. ED-MOV-4, ED-MOV-5, ED-CLR-1."""
    solids = blocking(state, seat)
    for model, path in paths:
        x, y, radius = base(state, model)
        if is_blocked((x, y), path, radius, solids):
            pools = set(pool_discs(state))
            others = [solid for solid in solids if solid not in pools]
            rule = "ED-MOV-4" if is_blocked((x, y), path, radius, others) else "ED-MOV-5"
            return refuse(rule, "E_BLOCKED", model=model)
    return None


def _overlap(state: Game, paths: dict[int, Path], seat: int) -> Refusal | None:
    """Every moved base against every other own base at its final place. ED-MOV-7, ED-MOV-8, ED-CLR-4."""
    final: dict[int, Point] = {}
    for model in state.book.models_of[seat]:
        place = paths[model][-1] if paths.get(model) else state.at[model]
        if place is not None:
            final[model] = place
    found = first_overlap(final, state.book.radius, paths)
    return None if found is None else refuse("ED-MOV-7", "E_OVERLAP", model=found[0], other=found[1])
