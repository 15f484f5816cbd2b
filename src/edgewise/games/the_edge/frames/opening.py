"""Set-up: opening hands, the deployment roll, pools, deployment. ED-SET-3, ED-SET-7 to ED-SET-10."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Deploy, PlacePool
from edgewise.games.the_edge.events import DeploymentWon, DieRolled, PoolPlaced, SquadDeployed, tell
from edgewise.games.the_edge.frames.asks import ask, refuse
from edgewise.games.the_edge.frames.dice import FACES
from edgewise.games.the_edge.frames.drawing import DrawCards
from edgewise.games.the_edge.frames.turns import BeginTurn
from edgewise.games.the_edge.kinds import NO_MODEL, BoardPool, Place
from edgewise.games.the_edge.queries.setting import (
    deploy_refusal,
    formations,
    pool_refusal,
    pool_spots,
    undeployed,
)
from edgewise.games.the_edge.state import HAND_SIZE, Game, Pool


def opening_frames(state: Game) -> Frames:
    """Everything from the shuffled decks to turn 1, in its order. ED-SET-10."""
    hands = tuple(DrawCards(seat, HAND_SIZE, "opening") for seat in range(2))
    return (*hands, RollForDeployment())


class RollForDeployment(Frame, frozen=True):
    """One die each, the creator's first; the higher deploys first, ties are rolled again. ED-SET-8."""

    waits = True
    faces: tuple[int, ...] = ()

    def wants(self, state: Game) -> Roll | None:
        return Roll(len(self.faces), "d6", FACES, "deployment")

    def step(self, state: Game, reply: Rolled) -> Frames:
        seat = len(self.faces)
        tell(state, DieRolled("ED-SET-8", Seat(seat), reply.value, "deployment", NO_MODEL))
        faces = (*self.faces, reply.value)
        if len(faces) < 2:
            return (RollForDeployment(faces),)
        if faces[0] == faces[1]:
            return (RollForDeployment(),)
        state.first = 0 if faces[0] > faces[1] else 1
        state.starting = state.acting = 1 - state.first
        tell(state, DeploymentWon("ED-SET-8", Seat(state.first)))
        own = len(state.book.scenario.own_pools)
        pools = tuple(ChoosePool(seat, n) for n in range(own) for seat in (state.first, 1 - state.first))
        return (*pools, ChooseSquad(state.first))


class ChoosePool(Measured, frozen=True):
    """A player places a pool of his own. ED-SET-3."""

    seat: int
    number: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "place-pool")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return tuple(PlacePool(Place(place)) for place in pool_spots(state))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, PlacePool):
            return pool_refusal(state, action.place)
        return refuse("ED-SET-10", "E_SETUP_ORDER")

    def step(self, state: Game, reply: PlacePool) -> Frames:
        crystals = state.book.scenario.own_pools[self.number]
        x, y = reply.place
        state.pools = (*state.pools, Pool(x, y, crystals))
        pool = BoardPool(len(state.pools) - 1)
        tell(state, PoolPlaced("ED-SET-3", Seat(self.seat), pool, crystals, Place(reply.place)))
        return ()


class ChooseSquad(Measured, frozen=True):
    """The players alternate placing whole squads; who has some left places them in succession. ED-SET-9."""

    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "deploy") if undeployed(state, self.seat) else None

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return formations(state, self.seat)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Deploy):
            return deploy_refusal(state, self.seat, action)
        return refuse("ED-SET-10", "E_SETUP_ORDER")

    def step(self, state: Game, reply: Deploy | None) -> Frames:
        if reply is not None:
            models = state.book.squad_models[reply.squad]
            for model, place in zip(models, reply.places, strict=True):
                state.at[model] = place
            tell(state, SquadDeployed("ED-SET-9", Seat(self.seat), reply.squad))
        for seat in (1 - self.seat, self.seat):
            if undeployed(state, seat):
                return (ChooseSquad(seat),)
        return (BeginTurn(),)
