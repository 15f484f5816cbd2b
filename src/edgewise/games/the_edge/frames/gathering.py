"""The Gather phase. ED-CRY, ED-CLR-34."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Done, Gather, PlayCard, Use
from edgewise.games.the_edge.continuous import gather_limit
from edgewise.games.the_edge.events import CrystalsGathered, PhaseBegan, PoolEmptied, tell
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.frames.ending import end_of_activation
from edgewise.games.the_edge.frames.powers import closed
from edgewise.games.the_edge.kinds import BoardPool, Squad
from edgewise.games.the_edge.queries.places import touches_pool
from edgewise.games.the_edge.scoring import check_crystals
from edgewise.games.the_edge.state import Game, squads_on_board

DONE = Done()
Contacts = tuple[tuple[Squad, BoardPool], ...]


def contacts(state: Game, seat: int) -> Contacts:
    """Pairs of a squad and a pool that it touches and no enemy does. ED-CRY-2, ED-CRY-3."""
    found = []
    for pool in map(BoardPool, range(len(state.pools))):
        if any(touches_pool(state, m, pool) for m in state.book.models_of[1 - seat]):
            continue
        for squad in squads_on_board(state, seat):
            if any(touches_pool(state, m, pool) for m in state.book.squad_models[squad]):
                found.append((squad, pool))
    return tuple(found)


class GatherPhase(Frame, frozen=True):
    """Contact is fixed for both, then the starting player chooses first. ED-CRY-6, ED-CLR-34."""

    def step(self, state: Game, reply: None) -> Frames:
        state.phase = "gather"
        tell(state, PhaseBegan("ED-TRN-1", "gather"))
        order = (state.starting, 1 - state.starting)
        return (*(ChooseGathering(seat, contacts(state, seat)) for seat in order), EndGathering())


class ChooseGathering(Frame, frozen=True):
    """A player takes crystals one by one, or stops. ED-CRY-2, ED-CRY-4, ED-CRY-5."""

    waits = True
    seat: int
    contacts: Contacts
    taken: Contacts = ()

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "gather") if len(self.options(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        pairs = [Gather(*pair) for pair in self.contacts]
        return (*(g for g in pairs if self._barred(state, g) is None), DONE)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case Done():
                return None
            case Gather():
                return self._barred(state, action)
            case PlayCard() | Use():
                return closed(state, action)
            case _:
                return wrong_time("ED-CRY-1")

    def _barred(self, state: Game, action: Gather) -> Refusal | None:
        """The squad's limit first, then the pool. ED-CLR-34."""
        pools = [pool for squad, pool in self.taken if squad == action.squad]
        if pools and (pools[0] != action.pool or len(pools) >= gather_limit(state, action.squad)):
            return refuse("ED-CRY-4", "E_SQUAD_GATHERED", squad=action.squad)
        if (action.squad, action.pool) not in self.contacts or state.pools[action.pool].crystals < 1:
            return refuse("ED-CRY-5", "E_POOL_NOT_AVAILABLE", squad=action.squad)
        return None

    def step(self, state: Game, reply: Gather | Done | None) -> Frames:
        if not isinstance(reply, Gather):
            return ()
        _take(state, reply.pool, 1)
        state.unused[self.seat] += 1
        tell(state, CrystalsGathered("ED-CRY-2", Seat(self.seat), reply.squad, reply.pool, 1))
        return (ChooseGathering(self.seat, self.contacts, (*self.taken, (reply.squad, reply.pool))),)


def _take(state: Game, pool: BoardPool, count: int) -> None:
    marker = state.pools[pool]
    left = msgspec.structs.replace(marker, crystals=marker.crystals - count)
    state.pools = (*state.pools[:pool], left, *state.pools[pool + 1 :])


class EndGathering(Frame, frozen=True):
    """Empty markers go; without crystals on the board the game ends. ED-CRY-8, ED-WIN-4, ED-SPL-11."""

    def step(self, state: Game, reply: None) -> Frames:
        for pool in map(BoardPool, range(len(state.pools))):
            if state.pools[pool].crystals == 0:
                _take(state, pool, 1)
                tell(state, PoolEmptied("ED-CRY-8", pool))
        end_of_activation(state)
        check_crystals(state)
        return ()
