"""A Move plan is carried out: entering, setting down, what follows. DF-MOV-9, DF-MOV-11, DF-PSH-12."""

from __future__ import annotations

from edgewise.core.flow import Frame, Frames
from edgewise.games.dawnfall.events import AnyEvent, ModelMoved, ModelPushed, tell
from edgewise.games.dawnfall.frames.entering import enter_frames
from edgewise.games.dawnfall.frames.plans import Row, Rows, plan_of, short_way, way_occupied, way_of
from edgewise.games.dawnfall.frames.stopping import Recheck, ended, remember_plan
from edgewise.games.dawnfall.frames.triggers import forced, then_close
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.frames.wounds import drop_group_statuses
from edgewise.games.dawnfall.kinds import NO_MODEL, Model, Space, stand, stand_before
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.queries.places import straight_run
from edgewise.games.dawnfall.state import Game, Some, lift, number, put


class CarryOut(Frame, frozen=True):
    """The plan is accepted. W-M2, DF-MOV-9."""

    seat: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        if not _may_declare_ways(state):
            return set_down(state, self.scope)
        book = state.book
        first = open_window(state, "W-M2", self.scope, self.seat)
        if first or book.trap_types or book.window_matters("W-M3"):
            remember_plan(state, self.scope)
            entering = enter_frames(state, self.scope, self.seat)
            return (*first, *entering, Recheck(self.seat, self.scope), SetDown(self.seat, self.scope))
        return set_down(state, self.scope)


class SetDown(Frame, frozen=True):
    """Everybody stands where the plan says. DF-MOV-11, DF-PSH-12, W-M4."""

    seat: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        return set_down(state, self.scope)


def set_down(state: Game, scope: int) -> Frames:
    """Everybody stands where the plan says; forced effects follow. DF-MOV-11, DF-PSH-12, W-M4."""
    if number(state, scope, "cancelled"):
        return ()
    rows = plan_of(state, scope) + ended(state, scope)
    pushes = plan_of(state, scope, "pushes")
    bodies, spaces = state.bodies, state.spaces
    plan, starts = [], []
    for row in rows:
        m, space, mask = row
        if bodies[m] != mask << 7 * space:  # the others stay where they are
            plan.append(row)
            starts.append(spaces[m])
    runs = _runs(state, scope, plan, rows)
    told = _told(state, scope, plan, pushes, rows) if state.log is not None else ()
    changes = [*plan, *pushes]
    for m, _, _ in changes:
        if state.statuses:
            drop_group_statuses(state, m, "group_moved")
        lift(state, m)
    for m, space, mask in changes:
        put(state, m, space, mask)
    if state.statuses:
        state.book.continuous.drop_broken(state)
    _report(state, plan, pushes, starts, runs)
    for event in told:
        tell(state, event)
    gone: list[Frame] = []
    if state.book.forced_at("on_leave"):
        for (m, space, _), start in zip(plan, starts, strict=True):
            gone += _leaving(state, scope, m, start) if space != start else ()
    if pushes:
        state.scopes[scope]["pushed"] = Some("model", tuple([m for m, _, _ in pushes]))
        gone += forced(state, "on_pushed", scope)
    return tuple(gone)


def _leaving(state: Game, scope: int, model: int, space: int) -> Frames:
    """Forced effects of leaving a Space. W-M3."""
    return forced(state, "on_leave", scope, {"mover": Some("model", (model,)), "left": Some("space", (space,))})


def _runs(state: Game, scope: int, plan: list[Row], rows: Rows) -> list[int]:
    """How many Spaces each mover enters straight on up to its end, while all of them still stand at the start."""
    if _may_declare_ways(state):
        movers = tuple([m for m, _, _ in rows])
        ways = [way_of(state, scope, m, movers, goal) for m, goal, _ in plan]
        return [_run(state, m, goal, way) for (m, goal, _), way in zip(plan, ways, strict=True)]
    runs, spaces, distance = [], state.spaces, state.book.board.distance
    occupied = -1
    for m, goal, _ in plan:
        run = distance[spaces[m]][goal]
        if run > 1:
            occupied = way_occupied(state, [m for m, _, _ in rows]) if occupied < 0 else occupied
            run = short_run(state, scope, m, occupied, goal)
        runs.append(run)
    return runs


def short_run(state: Game, scope: int, model: int, occupied: int, goal: int) -> int:
    """The straight stretch of a mover that declares no way and goes further than to the next Space."""
    board, start = state.book.board, state.spaces[model]
    if board.distance[start][goal] == 2:  # it goes straight on or turns once, past the Spaces in between
        fits, near = state.book.fits[base_size(state, model)], board.beside[goal]
        for space in board.neighbours[start]:
            if space in near and fits[occupied >> 7 * space & 127]:
                return 2 if board.direction(start, goal) >= 0 else 1
    return _run(state, model, goal, short_way(state, scope, model, occupied, goal))


def _run(state: Game, model: int, goal: int, way: tuple[int, ...]) -> int:
    way = way[: way.index(goal) + 1] if goal in way else ()
    return straight_run(state, way, state.spaces[model])


def _may_declare_ways(state: Game) -> bool:
    """Whether a way may be longer than it must be: where nothing reacts to the way, nobody declares one. DF-MOV-12."""
    book = state.book
    return bool(book.trap_types) or book.window_matters("W-M2") or book.window_matters("W-M3")


def _report(state: Game, plan: list[Row], pushes: Rows, starts: list[int], runs: list[int]) -> None:
    facts: list[tuple[str, int, int]] = []
    for (m, _, _), start, run in zip(plan, starts, runs, strict=True):
        facts += [("moved", m, start), ("straight", m, run)]
    facts += [("pushed", m, 0) for m, _, _ in pushes]
    state.happened += tuple(facts)


def _told(state: Game, scope: int, plan: list[Row], pushes: Rows, rows: Rows) -> tuple[AnyEvent, ...]:
    """What is told of a Move, while everybody still stands at the start."""
    movers = tuple([m for m, _, _ in rows])
    found: list[AnyEvent] = []
    for m, space, mask in plan:
        path = tuple(map(Space, _way_gone(state, scope, m, movers, space)))
        start = stand_before(state.spaces[m], state.hexes[m])
        found.append(ModelMoved("DF-MOV-9", Model(m), start, path, stand(space, mask)))
    for m, space, mask in pushes:
        by = next((Model(mover) for mover, s, covered in plan if state.bodies[m] & covered << 7 * s), NO_MODEL)
        start = stand_before(state.spaces[m], state.hexes[m])
        found.append(ModelPushed("DF-PSH-4", Model(m), by, start, stand(space, mask)))
    return tuple(found)


def _way_gone(state: Game, scope: int, model: int, movers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """The Spaces that a mover entered up to its end, also where it was stopped. DF-MOV-12."""
    walked = state.scopes[scope].get(f"walked{model}")
    if isinstance(walked, Some):
        way = tuple(int(space) for space in walked.ids[1:])
    else:
        way = way_of(state, scope, model, movers, goal)
    if goal in way:
        return way[: way.index(goal) + 1]
    return () if goal == state.spaces[model] else (goal,)


class AfterMove(Frame, frozen=True):
    """The Move Action is finished. W-M5."""

    scope: int
    seat: int

    def step(self, state: Game, reply: None) -> Frames:
        moved = state.scopes[self.scope].get("moved")
        if not isinstance(moved, Some) or not moved.ids:
            return then_close(state, (), self.scope)
        due = forced(state, "after_move", self.scope) + forced(state, "on_contact", self.scope)
        return then_close(state, due + open_window(state, "W-M5", self.scope, self.seat), self.scope)
