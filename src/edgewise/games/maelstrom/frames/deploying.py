"""Deployment, one side after the other. ME-DEP-8 to ME-DEP-13."""

from __future__ import annotations

from typing import Literal

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Deploy, FinishDeployment, GiveTokens, TakeUp
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import (
    BonusPointsGiven,
    DeploymentFinished,
    TokensGiven,
    UnitDeployed,
    UnitTakenUp,
)
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries import deploying as places
from edgewise.games.maelstrom.queries.zoning import proposals
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.state import Game, in_reserve, standing

# Tokens that a role may put on each deployed unit. ME-DEP-8, ME-DEP-9
DEFENDERS, ATTACKERS = 1, 2
FINISH = FinishDeployment()


def deploying() -> Frames:
    """The defender deploys, then the attacker. ME-DEP-8, ME-DEP-9, ME-DEP-11."""
    return DeploySide(defends=True), DeploySide(defends=False), GiveBonusPoints()


class DeploySide(Frame, frozen=True):
    """One side deploys completely before the other begins. ME-DEP-13."""

    defends: bool

    def step(self, state: Game, reply: None) -> Frames:
        return (Deployment(1 - state.attacker if self.defends else state.attacker),)


class Deployment(Measured, frozen=True):
    """Units in any order, taken up and placed anew until the player is done; tokens; done. ME-DEP-13."""

    seat: int

    def wants(self, state: Game) -> Ask:
        return ask(self.seat, "deploy")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        found: list[Action] = []
        for unit in in_reserve(state, self.seat):
            found += proposals(state, unit)
            if found:
                # One unit at a time is worth choosing places for; the others come after it.
                break
        for unit in standing(state, self.seat):
            found += [GiveTokens(unit, n) for n in range(tokens(state, unit) + 1, most_tokens(state, self.seat) + 1)]
        return tuple(found) if any(isinstance(each, Deploy) for each in found) else (*found, FINISH)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case Deploy():
                return self._strange(state, action.unit) or places.refusal(state, action)
            case TakeUp(unit):
                return self._strange(state, unit) or self._not_placed(state, unit)
            case GiveTokens(unit, count):
                return self._strange(state, unit) or self._not_placed(state, unit) or self._many(state, count)
            case FinishDeployment():
                return self._kept_back(state)
            case _:
                return wrong_time("ME-DEP-13")

    def _strange(self, state: Game, unit: Unit) -> Refusal | None:
        seats = state.book.unit_seat
        return None if 0 <= unit < len(seats) and seats[unit] == self.seat else refuse("ME-DEP-13", "not-your-unit")

    def _kept_back(self, state: Game) -> Refusal | None:
        """Whoever has a place is deployed: reserves are not played yet."""
        waiting = next((unit for unit in in_reserve(state, self.seat) if proposals(state, unit)), None)
        return None if waiting is None else refuse("ME-RES-1", "reserves-wait", unit=waiting)

    def _not_placed(self, state: Game, unit: Unit) -> Refusal | None:
        return None if state.place[unit] == "table" else refuse("ME-DEP-13", "not-deployed", unit=unit)

    def _many(self, state: Game, count: int) -> Refusal | None:
        most = most_tokens(state, self.seat)
        rule = "ME-DEP-9" if self.seat == state.attacker else "ME-DEP-8"
        return None if 0 <= count <= most else refuse(rule, "tokens-many", most=most)

    def step(self, state: Game, reply: Deploy | TakeUp | GiveTokens | FinishDeployment) -> Frames:
        match reply:
            case Deploy(unit):
                places.set_down(state, reply)
                tell(state, UnitDeployed("ME-DEP-13", Seat(self.seat), unit))
            case TakeUp(unit):
                state.place[unit] = "reserve"
                state.cover[unit] = state.moving[unit] = 0
                tell(state, UnitTakenUp("ME-DEP-13", Seat(self.seat), unit))
            case GiveTokens(unit, count):
                give(state, unit, count)
            case _:
                tell(state, DeploymentFinished("ME-DEP-13", Seat(self.seat), len(in_reserve(state, self.seat))))
                return ()
        return (self,)


def token_of(state: Game, seat: int) -> Literal["cover", "on-the-move"]:
    """The tokens of a role. ME-DEP-8, ME-DEP-9."""
    return "on-the-move" if seat == state.attacker else "cover"


def most_tokens(state: Game, seat: int) -> int:
    """How many of them a unit may start with. ME-DEP-8, ME-DEP-9."""
    return ATTACKERS if seat == state.attacker else DEFENDERS


def tokens(state: Game, unit: Unit) -> int:
    """The tokens that a unit starts with so far."""
    return state.cover[unit] + state.moving[unit]


def give(state: Game, unit: Unit, count: int) -> None:
    """A unit starts with so many tokens of its role. ME-DEP-8, ME-DEP-9."""
    seat = state.book.unit_seat[unit]
    kind = token_of(state, seat)
    column = state.moving if kind == "on-the-move" else state.cover
    column[unit] = count
    tell(state, TokensGiven("ME-DEP-9" if seat == state.attacker else "ME-DEP-8", unit, kind, count))


class GiveBonusPoints(Frame, frozen=True):
    """The lower count of tokens earns the difference in command points. ME-DEP-11."""

    def step(self, state: Game, reply: None) -> Frames:
        counts = [sum(tokens(state, unit) for unit in standing(state, seat)) for seat in (0, 1)]
        if counts[0] != counts[1]:
            seat = 0 if counts[0] < counts[1] else 1
            bonus = abs(counts[0] - counts[1])
            state.command[seat] += bonus
            tell(state, BonusPointsGiven("ME-DEP-11", Seat(seat), bonus))
        return ()
