"""The Activation of a Squad: its Mode, its Move and its Combat. DF-ACT-5 to DF-ACT-10."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Activate, ChangeMode, EndActivation, StartCombat, StartMove
from edgewise.games.dawnfall.frames.asks import asks, refuse, unexpected
from edgewise.games.dawnfall.frames.combat import CombatAction
from edgewise.games.dawnfall.frames.gates import MOVE_WORDS, squad_can_fight
from edgewise.games.dawnfall.frames.modes import OfferMode, why_mode_stays
from edgewise.games.dawnfall.frames.moves import MoveAction
from edgewise.games.dawnfall.frames.placing import PlaceModel
from edgewise.games.dawnfall.frames.triggers import CloseScope, forced
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden, is_quiet, printed
from edgewise.games.dawnfall.state import AWAY, Game, Some, is_alive, number, on_board

ACTIVATION_ASKS = asks("activation")
MOVE, COMBAT, END_ACTIVATION = StartMove(), StartCombat(), EndActivation()


def activate(state: Game, squad: int) -> Frames:
    """The Squad is named; its Mode may be changed first. DF-ACT-5, W-A1, W-A2."""
    scope = len(state.scopes)
    state.scopes.append(
        {
            "kind": "activation",
            "up": -1,
            "seat": state.turn,
            "squad": Some("squad", (squad,)),
            "moved": 0,
            "fought": 0,
            "activated_at": len(state.happened),
        }
    )
    return (OfferMode(squad, scope), EnterActivation(scope, squad), Blocks(scope, squad), CloseScope(scope))


class EnterActivation(Frame, frozen=True):
    """Models away from the board come back; then the first OPEN window. W-A3."""

    scope: int
    squad: int

    def step(self, state: Game, reply: None) -> Frames:
        due = forced(state, "before_activation", self.scope) + forced(state, "after_mode_change", self.scope)
        window = open_window(state, "W-A3", self.scope)
        spaces = state.spaces
        away = [m for m in state.squad_models[self.squad] if spaces[m] == AWAY]
        if not away:
            return (*due, *window) if due else window
        board = tuple(range(state.book.board.count))
        back = [PlaceModel(state.turn, m, self.scope, board, cause="model-returned", rule="DF-WND-10") for m in away]
        return (*back, *due, *window)


class Blocks(Frame, frozen=True):
    """Move block and Combat block in either order, each at most once. DF-ACT-6 to DF-ACT-10."""

    waits = True
    scope: int
    squad: int

    def _can_move(self, state: Game) -> bool:
        if state.scopes[self.scope]["moved"]:
            return False
        for m in state.squad_models[self.squad]:
            if state.spaces[m] < 0:
                continue
            if is_quiet(state, MOVE_WORDS):
                return printed(state, m, "mov") is not None
            if attribute(state, m, "mov") is not None and not is_forbidden(state, m, "move"):
                return True
        return False

    def _can_fight(self, state: Game) -> bool:
        if state.scopes[self.scope]["fought"]:
            return False
        return squad_can_fight(state, state.turn, self.squad)

    def options(self, state: Game) -> tuple[Action, ...]:
        if self._can_fight(state):
            return (MOVE, COMBAT, END_ACTIVATION) if self._can_move(state) else (COMBAT, END_ACTIVATION)
        return (MOVE, END_ACTIVATION) if self._can_move(state) else (END_ACTIVATION,)

    def wants(self, state: Game) -> Ask | None:
        if state.scopes[self.scope].get("ended") or not is_alive(state, self.squad):
            return None
        if self._can_move(state) or self._can_fight(state):
            return ACTIVATION_ASKS[state.turn]
        return None

    def why_not(self, state: Game, action: Action) -> Refusal:
        match action:
            case StartMove():
                if number(state, self.scope, "moved"):
                    return refuse("DF-ACT-8", "block-finished", block="Move")
                blocked = [m for m in on_board(state, self.squad) if is_forbidden(state, m, "move")]
                if blocked:
                    return refuse("DF-KEY-1", "blocked", model=blocked[0])
                return refuse("DF-SQD-11", "nobody-can-move")
            case StartCombat():
                if number(state, self.scope, "fought"):
                    return refuse("DF-ACT-8", "block-finished", block="Combat")
                return refuse("DF-COM-2", "nobody-can-fight")
            case ChangeMode():
                return why_mode_stays(state, self.scope, self.squad)
            case Activate():
                return refuse("DF-ACT-3", "activated-already")
            case _:
                return unexpected(action, "activation", "DF-ACT-6")

    def step(self, state: Game, reply: StartMove | StartCombat | EndActivation | None) -> Frames:
        here = state.scopes[self.scope]
        if reply is None or type(reply) is EndActivation:
            return ()
        between = (BetweenBlocks(self.scope), Blocks(self.scope, self.squad))
        models = tuple(on_board(state, self.squad))
        if type(reply) is StartMove:
            here["moved"] = 1
            return (*MoveAction(state.turn, models, self.scope).step(state, None), *between)
        here["fought"] = 1
        return (*CombatAction(state.turn, models, self.scope).step(state, None), *between)


class BetweenBlocks(Frame, frozen=True):
    """Cards and the Banner between the two blocks, unless nobody is left. DF-ACT-8, DF-ACT-10, W-A4."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        here: Any = state.scopes[self.scope]
        if (here["moved"] and here["fought"]) or not is_alive(state, here["squad"].ids[0]):
            return ()
        return open_window(state, "W-A4", self.scope)
