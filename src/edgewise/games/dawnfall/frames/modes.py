"""Change Mode at the start of an Activation. DF-ACT-5, DF-SQD-3 to DF-SQD-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import ChangeMode, KeepMode
from edgewise.games.dawnfall.events import ModeChanged, tell
from edgewise.games.dawnfall.frames.asks import asks, refuse, unexpected
from edgewise.games.dawnfall.frames.tolls import can_pay_toll, toll_frames
from edgewise.games.dawnfall.kinds import Squad
from edgewise.games.dawnfall.queries.attributes import is_barred, is_quiet, value_of
from edgewise.games.dawnfall.state import Game, look

if TYPE_CHECKING:
    from edgewise.games.dawnfall.profiles import Price

MODE_ASKS = asks("change-mode")
MODES: tuple[Action, ...] = (ChangeMode(), KeepMode())
MODE_WORDS = ("change_mode",)


def mode_cost(state: Game, squad: int) -> int | None:
    """Crystals to turn the card over; None when the side shows no arrow. DF-SQD-4, DF-SQD-5."""
    found: int | None = state.book.mode_costs[state.squad_card[squad]][state.modes[squad]]
    return found


def mode_extras(state: Game, squad: int) -> tuple[Price, ...]:
    """What turning the card over costs besides Crystals. DF-SQD-5, DF-PAY-12."""
    found: tuple[Price, ...] = state.book.mode_extras[state.squad_card[squad]][state.modes[squad]]
    return found


class OfferMode(Frame, frozen=True):
    """Change Mode, directly after the Squad was named. DF-ACT-5, DF-SQD-4."""

    waits = True
    squad: int
    scope: int = -1

    def _obstacle(self, state: Game) -> str:
        cost = mode_cost(state, self.squad)
        if cost is None:
            return "arrow"
        if not is_quiet(state, MODE_WORDS) and is_barred(state, self.squad, "change_mode"):
            return "ban"
        affordable = can_pay_toll(state, state.turn, cost, mode_extras(state, self.squad), self.squad)
        return "" if affordable else "cost"

    def wants(self, state: Game) -> Ask | None:
        return None if self._obstacle(state) else MODE_ASKS[state.turn]

    def options(self, state: Game) -> tuple[Action, ...]:
        return MODES

    def why_not(self, state: Game, action: Action) -> Refusal:
        return unexpected(action, "change-mode", "DF-ACT-5")

    def step(self, state: Game, reply: ChangeMode | KeepMode | None) -> Frames:
        if type(reply) is not ChangeMode:
            if reply is None and self.scope >= 0:
                state.scopes[self.scope]["kept_mode"] = self._obstacle(state)
            return ()
        cost = mode_cost(state, self.squad) or 0
        paid = toll_frames(state, state.turn, cost, mode_extras(state, self.squad), self.squad, "mode")
        if paid:
            return (*paid, Flip(self.squad))
        flip(state, self.squad)
        return ()


class ChangeForCost(Frame, frozen=True):
    """An effect lets a player change a Mode for its printed cost, if it can be paid when its turn comes. DF-SQD-5."""

    seat: int
    squad: int

    def step(self, state: Game, reply: None) -> Frames:
        cost, extras = mode_cost(state, self.squad), mode_extras(state, self.squad)
        if cost is None or not can_pay_toll(state, self.seat, cost, extras, self.squad):
            return ()
        return (*toll_frames(state, self.seat, cost, extras, self.squad, "mode"), Flip(self.squad))


class Flip(Frame, frozen=True):
    """The Squad card is turned over. DF-SQD-3."""

    squad: int

    def step(self, state: Game, reply: None) -> Frames:
        flip(state, self.squad)
        return ()


def flip(state: Game, squad: int) -> None:
    """Turns a Squad card over; tokens above the shield value of the other side are lost. DF-SQD-3, DF-SQD-12."""
    state.modes[squad] = 1 - state.modes[squad]
    state.endurance[squad] = min(state.endurance[squad], value_of(state, squad))
    state.changed = True
    if state.log is not None:
        tell(state, ModeChanged("DF-SQD-3", Squad(squad), state.modes[squad]))


def why_mode_stays(state: Game, scope: int, squad: int) -> Refusal:
    """Why the Mode cannot be changed in an Activation that has begun. DF-ACT-5."""
    match look(state, scope, "kept_mode"):
        case "arrow":
            return refuse("DF-SQD-4", "no-mode-arrow")
        case "ban":
            return refuse("DF-ACT-5", "mode-forbidden", squad=squad)
        case "cost":
            return refuse("DF-PAY-9", "mode-not-paid", squad=squad)
        case _:
            return refuse("DF-ACT-5", "mode-too-late")
