"""Movers that end elsewhere than planned: stopped on the way, or robbed of their end position. DF-MOV-14, DF-CLR-5."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Decline, Done, Place
from edgewise.games.dawnfall.events import MoveStopped, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.placing import why_not_place
from edgewise.games.dawnfall.frames.plans import Row, Rows, layout_of, plan_of, set_plan, way_of
from edgewise.games.dawnfall.kinds import Model
from edgewise.games.dawnfall.queries.attributes import base_size, has_ability
from edgewise.games.dawnfall.queries.places import Layout, can_be_pushed, free_places, spot_of
from edgewise.games.dawnfall.state import Game, Some, number


def remember_plan(state: Game, scope: int) -> None:
    """Notes where the movers stand and their ways: an interrupt or an entering effect may change the board."""
    plan = plan_of(state, scope)
    movers = tuple(m for m, _, _ in plan)
    set_plan(state, scope, tuple((m, state.spaces[m], state.hexes[m]) for m in movers), "starts")
    for m, goal, _ in plan:
        state.scopes[scope][f"way{m}"] = Some("space", way_of(state, scope, m, movers, goal))


def is_where_it_started(state: Game, scope: int, model: int) -> bool:
    """False for a mover that died, left the board or was put elsewhere meanwhile. DF-MOV-14."""
    return (model, state.spaces[model], state.hexes[model]) in plan_of(state, scope, "starts")


def _victims(state: Game, row: Row, pushes: Rows) -> Rows:
    """The planned Pushes of one mover: those standing on the hexes where it ends."""
    _, space, mask = row
    return tuple(p for p in pushes if state.spaces[p[0]] == space and state.hexes[p[0]] & mask)


def drop_out(state: Game, scope: int, model: int) -> None:
    """A mover leaves the plan and pushes nobody. DF-MOV-14."""
    plan, pushes = plan_of(state, scope), plan_of(state, scope, "pushes")
    for row in plan:
        if row[0] == model:
            lost = _victims(state, row, pushes)
            set_plan(state, scope, tuple(p for p in pushes if p not in lost), "pushes")
    set_plan(state, scope, tuple(row for row in plan if row[0] != model))


def end_early(state: Game, scope: int, seat: int, model: int, way: tuple[int, ...], rule: str) -> Frames:
    """The frames that let a mover end on free hexes of its way instead."""
    drop_out(state, scope, model)
    state.scopes[scope][f"walked{model}"] = Some("space", (state.spaces[model], *way))
    return (EndEarly(seat, scope, model, rule),)


class EndEarly(Frame, frozen=True):
    """The player chooses free hexes in the last Space of the way where the mover fits without a Push. DF-CLR-5."""

    waits = True
    seat: int
    scope: int
    model: int
    rule: str

    def _layout(self, state: Game) -> Layout:
        plan = (*plan_of(state, self.scope), *ended(state, self.scope))
        return layout_of(state, self.scope, (self.model, *(m for m, _, _ in plan)), plan)

    def _spaces(self, state: Game) -> list[int]:
        walked = state.scopes[self.scope][f"walked{self.model}"]
        assert isinstance(walked, Some)
        size, layout = base_size(state, self.model), self._layout(state)
        for space in reversed(walked.ids):
            if state.book.fits[size][layout.occupied >> 7 * int(space) & 127]:
                return [int(space)]
        return []

    def _places(self, state: Game) -> list[Action]:
        layout = self._layout(state)
        layout.near = -1
        return free_places(layout, base_size(state, self.model), self._spaces(state))

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "place-model") if self._places(state) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(self._places(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, Place):
            return unexpected(action, "place-model", self.rule)
        found = why_not_place(state, self._layout(state), self.model, self._spaces(state), action, -1)
        if found.rule.startswith("DF-BRD"):
            return found
        return refuse(self.rule, "ends-on-free-hexes", model=self.model)

    def step(self, state: Game, reply: Place | Done | Decline | None) -> Frames:
        if isinstance(reply, Place):
            spot = spot_of(state, reply)
            _end(state, self.scope, (self.model, *spot))
            return ()
        return self._stay(state)

    def _stay(self, state: Game) -> Frames:
        """No room anywhere: it keeps its place, and those that stopped on it end anew."""
        row = (self.model, state.spaces[self.model], state.hexes[self.model])
        rows = ended(state, self.scope)
        robbed = [r for r in rows if r[1] == row[1] and r[2] & row[2]]
        kept = tuple(r for r in rows if r not in robbed)
        set_plan(state, self.scope, kept, "ended")
        _end(state, self.scope, row)
        return tuple(EndEarly(self.seat, self.scope, m, self.rule) for m, _, _ in robbed)


def ended(state: Game, scope: int) -> Rows:
    """Where stopped movers end, as far as they are still to be set down there."""
    rows = plan_of(state, scope, "ended")
    return tuple(r for r in rows if is_where_it_started(state, scope, r[0])) if rows else ()


def _end(state: Game, scope: int, row: Row) -> None:
    set_plan(state, scope, (*ended(state, scope), row), "ended")


class Recheck(Frame, frozen=True):
    """Movers whose end, or whose victim's destination, is no longer free, or who may not push any more, end on their
    way instead. DF-CLR-5."""

    seat: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        scope = self.scope
        if number(state, scope, "cancelled"):
            return ()
        for m, _, _ in plan_of(state, scope):
            if not is_where_it_started(state, scope, m):
                drop_out(state, scope, m)
        plan, pushes = plan_of(state, scope), plan_of(state, scope, "pushes")
        covered = {p for row in plan for p in _victims(state, row, pushes)}
        set_plan(state, scope, tuple(p for p in pushes if p in covered), "pushes")
        frames: list[Frame] = []
        movers = tuple(m for m, _, _ in plan_of(state, scope))
        while row := self._robbed(state):
            m, goal, _ = row
            frames += end_early(state, scope, self.seat, m, way_of(state, scope, m, movers, goal), "DF-CLR-5")
            if state.log is not None:
                tell(state, MoveStopped("DF-CLR-5", Model(m)))
        return (*frames, self) if frames else ()

    def _robbed(self, state: Game) -> Row | None:
        plan, stopped = plan_of(state, self.scope), ended(state, self.scope)
        pushes = plan_of(state, self.scope, "pushes")
        occupied = state.occupied
        for m, _, _ in (*plan, *stopped, *pushes):
            occupied &= ~state.bodies[m]
        for _, space, mask in stopped:
            occupied |= mask << 7 * space
        for row in plan:
            victims = _victims(state, row, pushes)
            if any(occupied & mask << 7 * space for _, space, mask in (row, *victims)):
                return row
            if victims and not _may_push(state, row[0], victims):
                return row
        return None


def _may_push(state: Game, model: int, victims: Rows) -> bool:
    """False when an interrupt has forbidden a planned Push meanwhile. DF-PSH-1."""
    return not has_ability(state, model, "cannot_push") and all(can_be_pushed(state, m) for m, _, _ in victims)
