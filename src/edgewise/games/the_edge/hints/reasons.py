"""Reasons: what speaks for an answer, in words and numbers."""

from __future__ import annotations

from edgewise.core.flow import Action
from edgewise.core.game import Reason
from edgewise.games.the_edge.actions import Assault, FreeAttack, Keep, Reroll, Use
from edgewise.games.the_edge.frames.gathering import contacts
from edgewise.games.the_edge.hints.ground import standings
from edgewise.games.the_edge.queries.odds.asking import AnyQuestion, Running, Sequence, Shot
from edgewise.games.the_edge.queries.odds.door import odds
from edgewise.games.the_edge.state import Game

# A change of what the next activation could bring is told from this many VPs on.
TOLD_THREAT = 0.5


def reasons(state: Game, seat: int, action: Action, later: Game) -> tuple[Reason, ...]:
    """The reasons for an answer, most direct first; `later` is an imagined position that it leads to."""
    found = [*_of_dice(state, action), *_of_losses(state, seat, later)]
    found += _of_pools(state, seat, later)
    found += _of_crystals(state, seat, later)
    found += _of_threats(state, seat, later)
    return tuple(found)


def _of_dice(state: Game, action: Action) -> list[Reason]:
    """The exact chance of the exchange that the answer begins or goes on with. ED-COM-6."""
    question: AnyQuestion
    match action:
        case Assault(model, target):
            question = Sequence(model=model, target=target)
        case FreeAttack(model, target):
            question = Sequence(model=model, target=target, free=True)
        case Use(shots=shots, ability=ability) if shots:
            model, target = shots[0]
            question = Shot(model=model, target=target, power=ability)
        case Reroll() | Keep():
            found = odds(state, Running())
            # The chance is that of best play, so it speaks for the best answer alone.
            if (found.plan[0].answer == "again") != isinstance(action, Reroll):
                return []
            return [Reason("hint-stands", {"percent": _percent(found.chance.value)}, "ED-REL-2")]
        case _:
            return []
    found = odds(state, question)
    risk = found.harm_taken.value if found.harm_taken is not None else 0.0
    told = [Reason("hint-wounds", {"percent": _percent(found.chance.value), "target": target}, "ED-COM-6")]
    if _percent(risk):
        told.append(Reason("hint-risk", {"percent": _percent(risk), "model": model}, "ED-COM-8"))
    return told


def _percent(chance: float) -> int:
    return round(100 * chance)


def _of_losses(state: Game, seat: int, later: Game) -> list[Reason]:
    """VPs won or lost, and models that die, in the line of play. ED-WIN-6."""
    found = []
    gained = later.vp[seat] - state.vp[seat]
    if gained:
        found.append(Reason("hint-vp-won" if gained > 0 else "hint-vp-lost", {"n": abs(gained)}, "ED-WIN-6"))
    for key, owner in (("hint-kills", 1 - seat), ("hint-loses", seat)):
        models = state.book.models_of[owner]
        gone = sum(1 for m in models if state.at[m] is not None and later.at[m] is None)
        if gone:
            found.append(Reason(key, {"n": gone}, "ED-WND-2"))
    return found


def _of_pools(state: Game, seat: int, later: Game) -> list[Reason]:
    """Board pools that a seat would gather from then and not now, or the other way round. ED-CRY-2."""
    if not state.turn or later.result is not None:
        return []
    mine, then = ({pool for _, pool in contacts(s, seat)} for s in (state, later))
    foes, foes_then = ({pool for _, pool in contacts(s, 1 - seat)} for s in (state, later))
    rows = (
        ("ed-hint-pool-won", then - mine),
        ("ed-hint-pool-lost", mine - then),
        ("ed-hint-pool-denied", foes - foes_then),
    )
    return [Reason(key, {"pool": pool}, "ED-CRY-2") for key, pools in rows for pool in sorted(pools)]


def _of_crystals(state: Game, seat: int, later: Game) -> list[Reason]:
    if later.turn != state.turn:
        return []
    spent = later.spent[seat] - state.spent[seat]
    if not spent:
        return []
    return [Reason("hint-spends" if spent > 0 else "hint-gains", {"n": abs(spent)}, "ED-SPL-2")]


def _of_threats(state: Game, seat: int, later: Game) -> list[Reason]:
    """What the next activations could bring either side then, against now. ED-TRN-5."""
    if later.result is not None or not state.turn:
        return []
    now, then = standings(state), standings(later)
    found = []
    if then[seat].best - now[seat].best > TOLD_THREAT:
        found.append(Reason("hint-threatens", {}, "ED-TRN-5"))
    if now[1 - seat].best - then[1 - seat].best > TOLD_THREAT:
        found.append(Reason("hint-safer", {}, "ED-TRN-5"))
    return found
