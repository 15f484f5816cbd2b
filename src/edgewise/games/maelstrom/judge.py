"""The judge: why an action is refused, in the order of ME-SCO-11."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Concede, Order
from edgewise.games.maelstrom.commands import AnyAction
from edgewise.games.maelstrom.frames.activation import Act
from edgewise.games.maelstrom.frames.recovering import Recover
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game


def refusal(state: Game, action: Action, seat: int | None) -> Refusal | None:
    """Form, the end of the game and whose decision it is; then the waiting frame judges. ME-SCO-11, ME-SCO-13."""
    if not isinstance(action, AnyAction):
        return refuse("ME-SCO-8", "no-command")
    if state.result is not None:
        return refuse("ME-VIC-4", "game-over")
    if isinstance(action, Concede):
        fine = seat in (None, action.seat) and 0 <= action.seat < 2
        return None if fine else refuse("ME-VIC-4", "concede-for-other")
    want = state.want
    if not isinstance(want, Ask) or seat not in (None, want.seat):
        return refuse("ME-SCO-13", "not-your-question")
    frame = state.stack[-1]
    if isinstance(action, Order) and not isinstance(frame, Act | Recover):
        return refuse("ME-CMD-3", "order-inactive")
    judged: Refusal | None = frame.refusal(state, action)
    return judged
