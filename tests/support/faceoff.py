"""Two Squads in contact: the table on which odds are asked, and the same fight begun in the engine."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from edgewise.core.flow import Action
from edgewise.core.odds import Odds
from edgewise.games.dawnfall.actions import Activate, Fight, KeepMode, Pass, StartCombat
from tests.support.enumeration import GAME, Enumeration, Worth

Record = dict[str, Any]
SEATS = (0, 1)
# A place for a base of each size, and a second one that touches every one of them.
NEAR = {1: "(3,2).4", 2: "(3,2).{0,4}", 3: "(3,2).{0,4,5}", 7: "(3,2)"}
FAR = {1: "(2,2).1", 2: "(2,2).{0,1}", 3: "(2,2).{0,1,2}", 7: "(2,2)"}
BASES = {squad.id: squad.base for faction in GAME.factions.values() for squad in faction.squads}


def faceoff(own: Record, foe: Record, crystals: tuple[int, int] = (0, 0), **rest: Any) -> Any:
    """A state with one model each of a Chapter and a Demon Squad, in contact; seat 0 has the turn."""
    depleted = rest.pop("depleted", (0, 0))
    players = [
        {"crystals": crystals[0], "depleted": depleted[0], "squads": [{"models": [NEAR[BASES[own["squad"]]]], **own}]},
        {"crystals": crystals[1], "depleted": depleted[1], "squads": [{"models": [FAR[BASES[foe["squad"]]]], **foe}]},
    ]
    return GAME.from_position({"players": players, **rest})


def pass_until(state: Any, action: Action) -> None:
    """Passes windows until an action may be played, and plays it; a Mode that cannot be changed is kept anyway."""
    while GAME.refusal(state, action) is not None:
        if isinstance(action, KeepMode) and state.want.key == "activation":
            return
        assert state.want.key.startswith("window-"), (state.want, action)
        GAME.apply(state, Pass())
    GAME.apply(state, action)


def begun(state: Any, squad: int, *actions: Action) -> Any:
    """A copy in which a Squad is Activated and fights."""
    twin = GAME.clone(state)
    for action in (Activate(squad), KeepMode(), StartCombat(), *actions):
        pass_until(twin, action)
    return twin


def harm(before: Any, after: Any, model: int) -> str:
    """What happened to a model."""
    if after.spaces[model] < 0:
        return "killed"
    squad = before.model_squad[model]
    return "wounded" if after.endurance[squad] < before.endurance[squad] else ""


def sequence_tree(before: Any, model: int, target: int) -> Enumeration:
    """The tree of one Sequence: its goal is harm to the target, its second aim that the own model takes none."""

    def judge(state: Any) -> tuple[bool, bool, str] | None:
        if state.result is None and any(scope["kind"] == "sequence" for scope in state.scopes):
            return None
        theirs, mine = harm(before, state, target), harm(before, state, model)
        told = f"target-{theirs}" if theirs else f"model-{mine}" if mine else "nothing"
        return bool(theirs), bool(mine), told

    return Enumeration(SEATS, judge)


def enumerated(state: Any, model: int, target: int) -> Worth:
    """A Sequence through the engine, from the Activation on."""
    start = begun(state, state.model_squad[model], Fight(model, target))
    return sequence_tree(state, model, target).worth(start)


def told(odds: Odds) -> tuple[Fraction, list[Fraction], list[int]]:
    """Chance, expected costs and worst costs of an answer."""
    return odds.chance.fraction, [c.expected.fraction for c in odds.costs], [c.worst for c in odds.costs]


def found(worth: Worth) -> tuple[Fraction, list[Fraction], list[int]]:
    """The same of an enumeration."""
    return worth.goal, list(worth.costs), list(worth.worst)


def outcomes(odds: Odds) -> dict[str, Fraction]:
    """The outcomes that can happen."""
    return {name: share.fraction for name, share in odds.outcomes.items() if share.fraction}
