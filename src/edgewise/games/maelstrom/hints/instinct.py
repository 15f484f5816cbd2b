"""What looks promising at first sight: a weight for each answer."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.flow import Action
from edgewise.games.maelstrom.actions import (
    Aim,
    CloseQuarters,
    Decline,
    DefensiveFire,
    Deploy,
    EndActivation,
    FinishDeployment,
    Fire,
    GiveTokens,
    GoOnTheMove,
    HandOver,
    HitAndRun,
    Hold,
    Move,
    Order,
    Pass,
    Regroup,
    Retire,
    ShakeOff,
    SuppressiveFire,
    TakeCover,
)
from edgewise.games.maelstrom.queries.markers import lying
from edgewise.games.maelstrom.state import Game

WEIGHTS: dict[type[Action], float] = {
    Fire: 6.0,
    CloseQuarters: 8.0,
    HitAndRun: 4.0,
    SuppressiveFire: 2.5,
    DefensiveFire: 8.0,
    Aim: 1.5,
    TakeCover: 2.0,
    GoOnTheMove: 1.0,
    EndActivation: 0.4,
    Order: 2.0,
    Decline: 0.5,
    HandOver: 1.0,
    Hold: 0.6,
    Pass: 0.3,
    Retire: 0.001,
    Deploy: 1.0,
    GiveTokens: 3.0,
    FinishDeployment: 0.5,
}
NEAR_MILS = 6_000


def order(state: Game, options: Sequence[Action]) -> list[float]:
    """A positive weight for each answer; more promising ones have more."""
    return [_weight(state, option) for option in options]


def _weight(state: Game, option: Action) -> float:
    match option:
        case Move():
            return _move(state, option)
        case ShakeOff():
            return 3.0 if _level(state) else 0.2
        case Regroup():
            return 2.0 * _level(state) + 0.2
        case _:
            return WEIGHTS.get(type(option), 1.0)


def _level(state: Game) -> int:
    return 0 if state.acting is None else state.level[state.acting.unit]


def _move(state: Game, move: Move) -> float:
    """Towards markers or the middle, or into a charge."""
    if move.kind == "charge":
        return 2.0
    if not move.steps or state.acting is None:
        return 0.6
    end, leader = move.steps[-1], state.leader[state.acting.unit]
    goals = [(m.x, m.y) for _, m in lying(state)] or [state.book.centre]
    gain = max(_far(state.x[leader], state.y[leader], goal) - _far(end.x, end.y, goal) for goal in goals)
    return (0.8 if move.kind == "dash" else 1.2) + max(0.0, gain / NEAR_MILS)


def _far(x: int, y: int, goal: tuple[int, int]) -> int:
    return max(abs(x - goal[0]), abs(y - goal[1]))
