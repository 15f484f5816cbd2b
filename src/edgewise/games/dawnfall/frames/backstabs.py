"""Backstabs, one by one or mutual. DF-BCK."""

from __future__ import annotations

from edgewise.core.flow import Frame, Frames
from edgewise.games.dawnfall.events import (
    BackstabBegan,
    tell,
)
from edgewise.games.dawnfall.frames.exchanges import (
    Compare,
    DefenseRoll,
    EndSequence,
    FixInitiative,
    Strike,
    attack_frames,
    fighter,
    intact,
    sequence_scope,
    set_roles,
)
from edgewise.games.dawnfall.frames.triggers import CloseScope
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.frames.wounds import CloseBatch
from edgewise.games.dawnfall.kinds import Model
from edgewise.games.dawnfall.queries.fights import can_attack
from edgewise.games.dawnfall.state import (
    Game,
    Some,
    look,
    number,
    open_scope,
    seat_of,
    touching,
)


class DeclaredBackstabs(Frame, frozen=True):
    """Backstabs declared before the Sequence are fought first, mutual ones together. DF-BCK-2, DF-BCK-4."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        found = look(state, self.scope, "declared")
        if type(found) is not Some or not intact(state, self.scope):
            return ()
        state.scopes[self.scope]["declared"] = None
        if number(state, self.scope, "replacing"):
            state.scopes[self.scope]["replaced"] = 1
        stabbers = tuple(dict.fromkeys(int(m) for m in found.ids))
        pair = [fighter(state, self.scope, role) for role in ("starter", "aimed")]
        if len(stabbers) == 2:
            first, second = sorted(pair, key=lambda m: (seat_of(state, m) - state.turn) % state.book.seats)
            return (MutualBackstab(first, second, self.scope),)
        target = pair[1] if stabbers[0] == pair[0] else pair[0]
        return (Backstab(stabbers[0], target, self.scope, seat_of(state, stabbers[0])),)


class Backstab(Frame, frozen=True):
    """A Sequence in which the Backstabbing model attacks and is not answered. DF-BCK-1, DF-BCK-3."""

    model: int
    target: int
    up: int
    seat: int
    after: bool = False

    def step(self, state: Game, reply: None) -> Frames:
        if state.spaces[self.model] < 0 or state.spaces[self.target] < 0:
            return ()
        if not touching(state, self.model, self.target) or not can_attack(state, self.model):
            return ()
        scope = sequence_scope(state, self.model, self.target, self.up, self.seat, True)
        if state.log is not None:
            tell(state, BackstabBegan("DF-BCK-1", Model(self.model), Model(self.target)))
        end = EndSequence(scope) if self.after else CloseScope(scope)
        return (*_opening(state, scope, self.after), FixInitiative(scope), end)


def _opening(state: Game, scope: int, after: bool) -> Frames:
    return (*open_window(state, "W-C2", scope), DeclaredBackstabs(scope)) if after else ()


class MutualBackstab(Frame, frozen=True):
    """Both attack rolls, both defense rolls, both comparisons, Wounds at the same time. DF-BCK-4."""

    first: int
    second: int
    up: int

    def step(self, state: Game, reply: None) -> Frames:
        outer = open_scope(state, "mutual", self.up, batch=1)
        one = sequence_scope(state, self.first, self.second, outer, seat_of(state, self.first), True)
        two = sequence_scope(state, self.second, self.first, outer, seat_of(state, self.second), True)
        for scope, a, b in ((one, self.first, self.second), (two, self.second, self.first)):
            set_roles(state, scope, a, b)
        return (
            *attack_frames(state, one),
            *attack_frames(state, two),
            DefenseRoll(two),  # the turn player defends first, as it attacked first
            DefenseRoll(one),
            Compare(one),
            Compare(two),
            Strike(one),
            Strike(two),
            CloseBatch(outer),
            CloseScope(outer),
        )
