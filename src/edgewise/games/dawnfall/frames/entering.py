"""Traps and other effects of entering a Space on the way. DF-MOV-14, DF-CLR-5, DF-OBS-2, W-M3."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Frame, Frames
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import tell
from edgewise.games.dawnfall.frames.placing import PlaceModel
from edgewise.games.dawnfall.frames.triggers import Armed, fire
from edgewise.games.dawnfall.queries.attributes import base_size, has_ability
from edgewise.games.dawnfall.queries.places import path
from edgewise.games.dawnfall.state import Game, Some, look, number

LONGEST_LISTED_WAY = 7
MOST_WAYS = 24


def trapped_spaces(state: Game) -> dict[int, list[int]]:
    """Spaces with tokens that react to entering, and those tokens."""
    found: dict[int, list[int]] = {}
    for number_of, token in enumerate(state.tokens):
        if token.kind in state.book.trap_types:
            found.setdefault(token.space, []).append(number_of)
    return found


def ways(state: Game, scope: int, model: int, movers: tuple[int, ...], goal: int) -> list[tuple[int, ...]]:
    """One way for every different series of traps on it; empty when there is nothing to choose. DF-MOV-12."""
    traps = trapped_spaces(state)
    start = state.spaces[model]
    if not traps or start == goal or has_ability(state, model, "through_obstacles"):
        return []
    ids = named(state, scope, "mover").ids
    steps = min(int(named(state, scope, "steps").ids[ids.index(model)]), LONGEST_LISTED_WAY)
    occupied = state.occupied
    for m in movers:
        occupied &= ~state.bodies[m]
    fits = state.book.fits[base_size(state, model)]
    best: dict[tuple[int, ...], tuple[int, ...]] = {}
    queue: list[tuple[int, ...]] = [()]
    while queue and len(best) < MOST_WAYS:
        way = queue.pop(0)
        here = way[-1] if way else start
        if here == goal and way:
            best.setdefault(tuple(s for s in way if s in traps), way)
            continue
        if len(way) >= steps or (way and not fits[occupied >> 7 * here & 127]):
            continue
        if len(queue) < 4000:
            queue += [(*way, n) for n in state.book.board.neighbours[here] if n not in way and n != start]
    return list(best.values()) if len(best) > 1 else []


def enter_frames(state: Game, scope: int, seat: int) -> Frames:
    """Entering effects model by model along its way."""
    if not state.book.trap_types:
        return ()
    traps = trapped_spaces(state)
    if not traps:
        return ()
    ids = state.scopes[scope]["plan"]
    assert isinstance(ids, Some)
    plan = [(int(ids.ids[i]), int(ids.ids[i + 1])) for i in range(0, len(ids.ids), 3)]
    movers = tuple(m for m, _ in plan)
    return tuple(Enter(scope, seat, m, _way(state, scope, m, movers, goal), 0) for m, goal in plan)


def _way(state: Game, scope: int, model: int, movers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    declared = look(state, scope, f"way{model}")
    if isinstance(declared, Some):
        return tuple(int(s) for s in declared.ids)
    ids = named(state, scope, "mover").ids
    steps = int(named(state, scope, "steps").ids[ids.index(model)])
    occupied = state.occupied
    for m in movers:
        occupied &= ~state.bodies[m]
    through = bool(number(state, scope, "through")) or has_ability(state, model, "through_obstacles")
    return path(state, base_size(state, model), state.spaces[model], goal, steps, occupied, through=through)


class Enter(Frame, frozen=True):
    """A model enters the next Space of its way. W-M3."""

    scope: int
    seat: int
    model: int
    way: tuple[int, ...]
    index: int

    def step(self, state: Game, reply: Any) -> Frames:
        if self.index >= len(self.way) or state.spaces[self.model] < 0:
            return ()
        space = self.way[self.index]
        through = bool(number(state, self.scope, "through")) or has_ability(state, self.model, "through_obstacles")
        last = self.index == len(self.way) - 1
        frames: list[Frame] = []
        if last or not through:
            values: dict[str, int | str | Some | None] = {"mover": Some("model", (self.model,)), "entered": Some("space", (space,))}
            for token in trapped_spaces(state).get(space, []):
                kind = state.book.token_types[state.tokens[token].kind]
                for t in state.book.trigger_ids(kind, "on_enter"):
                    a = Armed(t, state.tokens[token].owner, -1, -1, token, kind.id)
                    frames.append(Spring(a, self.scope, values))
        follow = StopOrGoOn(self.scope, self.seat, self.model, self.way, self.index)
        return (*frames, follow)


class Spring(Frame, frozen=True):
    """One entering effect happens."""

    armed: Armed
    scope: int
    values: dict[str, int | str | Some | None]

    def step(self, state: Game, reply: Any) -> Frames:
        mover = self.values["mover"]
        if not isinstance(mover, Some) or state.spaces[int(mover.ids[0])] < 0:
            return ()
        return fire(state, self.armed, self.scope, self.values)


class StopOrGoOn(Frame, frozen=True):
    """A stopped model ends here on free hexes; a dead one leaves the plan. DF-MOV-14, DF-CLR-5."""

    scope: int
    seat: int
    model: int
    way: tuple[int, ...]
    index: int

    def step(self, state: Game, reply: Any) -> Frames:
        here = state.scopes[self.scope]
        stopped = here.pop(f"stopped{self.model}", 0)
        if state.spaces[self.model] >= 0 and not stopped:
            return (Enter(self.scope, self.seat, self.model, self.way, self.index + 1),)
        plan = here["plan"]
        assert isinstance(plan, Some)
        rows = [plan.ids[i : i + 3] for i in range(0, len(plan.ids), 3)]
        kept = [row for row in rows if row[0] != self.model]
        pushes = here["pushes"]
        assert isinstance(pushes, Some)
        gone = [row for row in rows if row[0] == self.model]
        if gone:
            here["plan"] = Some("plan", tuple(x for row in kept for x in row))
            here["pushes"] = without_victims(state, pushes, int(gone[0][1]), int(gone[0][2]))
        if state.spaces[self.model] < 0:
            return ()
        tell(state, "move-stopped", "DF-MOV-14", model=self.model)
        spaces = tuple(self.way[: self.index + 1])
        fitting = last_fitting(state, self.model, spaces)
        return (PlaceModel(self.seat, self.model, self.scope, fitting, cause="model-moved", rule="DF-MOV-14"),)


def without_victims(state: Game, pushes: Some, space: int, mask: int) -> Some:
    """The planned Pushes less those of a mover that does not come to these hexes. DF-MOV-14."""
    rows = [pushes.ids[i : i + 3] for i in range(0, len(pushes.ids), 3)]
    kept = [r for r in rows if state.spaces[int(r[0])] != space or not state.hexes[int(r[0])] & mask]
    return Some("plan", tuple(x for row in kept for x in row))


def last_fitting(state: Game, model: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    fits = state.book.fits[base_size(state, model)]
    occupied = state.occupied & ~state.bodies[model]
    for space in reversed(spaces):
        if fits[occupied >> 7 * space & 127]:
            return (space,)
    return (state.spaces[model],)


def stop(state: Game, scope: int) -> None:
    """Marks the mover of this scope as stopped, in the scope of its Move Action."""
    movers = as_models(state, named(state, scope, "mover"))
    while scope >= 0:
        here = state.scopes[scope]
        if here["kind"] == "move":
            for m in movers:
                here[f"stopped{m}"] = 1
            return
        up = here["up"]
        scope = up if isinstance(up, int) else -1
