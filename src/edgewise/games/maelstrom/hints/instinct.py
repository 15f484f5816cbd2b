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
    Shot,
    SuppressiveFire,
    TakeCover,
)
from edgewise.games.maelstrom.continuous import characteristic
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.hitting import strength
from edgewise.games.maelstrom.queries.markers import lying
from edgewise.games.maelstrom.queries.opening import opened
from edgewise.games.maelstrom.round import Kind, Round
from edgewise.games.maelstrom.state import Game, living

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
# A round that can be expected to take so much FOR is as good as any.
MUCH = 3.0
FOR_SUPPRESSION, FOR_DAMAGE = 0.4, 1.2
CHARGE = 2.0
KINDS: dict[type[Action], Kind] = {Fire: "fire", CloseQuarters: "close-quarters", HitAndRun: "hit-and-run"}


def order(state: Game, options: Sequence[Action]) -> list[float]:
    """A positive weight for each answer; more promising ones have more."""
    return [_weight(state, option) for option in options]


def _weight(state: Game, option: Action) -> float:
    match option:
        case Move():
            return _move(state, option)
        case Fire(target, shots) | CloseQuarters(target, shots) | HitAndRun(target, shots):
            return _round(state, option, target, shots)
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
        return _charge(state, move.target)
    if not move.steps or state.acting is None:
        return 0.6
    end, leader = move.steps[-1], state.leader[state.acting.unit]
    goals = [(m.x, m.y) for _, m in lying(state)] or [state.book.centre]
    gain = max(_far(state.x[leader], state.y[leader], goal) - _far(end.x, end.y, goal) for goal in goals)
    return (0.8 if move.kind == "dash" else 1.2) + max(0.0, gain / NEAR_MILS)


def _round(state: Game, option: Action, target: Unit, shots: tuple[Shot, ...]) -> float:
    """A share for shooting at all, which suppresses, and more for what it can be expected to take."""
    usual = WEIGHTS[type(option)]
    if state.acting is None:
        return usual
    found = opened(state, KINDS[type(option)], state.acting.unit, target, shots)
    return usual * (FOR_SUPPRESSION + FOR_DAMAGE * min(1.0, damage(state, found) / MUCH))


def damage(state: Game, round: Round) -> float:
    """The FOR that a round can be expected to take, defenses aside. ME-SHO-9, ME-ARM-1"""
    sides, found = 6, 0.0
    for number, pool in enumerate(round.pools):
        hits = pool.count * min(sides - 1, max(0, 1 + sides - pool.number)) / sides
        found += hits * strength(state, round, number, perfect=False) / sides
    return found


def _charge(state: Game, target: Unit) -> float:
    """More where the own unit has more attacks in close quarters than the target."""
    if state.acting is None:
        return CHARGE
    own, other = (_attacks(state, unit) for unit in (state.acting.unit, target))
    return CHARGE * min(2.0, max(0.25, own / max(1, other)))


def _attacks(state: Game, unit: Unit) -> int:
    return sum(characteristic(state, model, "cqa").value for model in living(state, unit))


def _far(x: int, y: int, goal: tuple[int, int]) -> int:
    return max(abs(x - goal[0]), abs(y - goal[1]))
