"""Why an answer is good, in numbers that a player can check: odds of a fight, Sources, Crystals, models, VP."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action, answer
from edgewise.core.game import Reason
from edgewise.core.odds import Odds
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.actions import Counterattack, Declare, Fight, UseDie
from edgewise.games.dawnfall.hints.ground import standings
from edgewise.games.dawnfall.queries.control import controlled, sources
from edgewise.games.dawnfall.queries.odds.asking import Running, Sequence
from edgewise.games.dawnfall.queries.odds.door import odds
from edgewise.games.dawnfall.state import DEAD, Game

# A change of what the next Activation could bring is told from this many VP on.
TOLD_THREAT = 0.5


def reasons(state: Game, seat: int, action: Action, later: Game) -> tuple[Reason, ...]:
    """The reasons for an answer, most direct first; `later` is an imagined position that it leads to."""
    found = [*_of_dice(state, seat, action), *_of_turn(state, seat, action)]
    found += _of_losses(state, seat, later)
    found += _of_sources(state, seat, later)
    found += _of_crystals(state, seat, later)
    found += _of_threats(state, seat, later)
    return tuple(found)


def _of_dice(state: Game, seat: int, action: Action) -> list[Reason]:
    """The exact chance of the fight that the answer begins or goes on with. DF-COM-13."""
    match action:
        case Fight(model, target):
            question: Any = Sequence(model=model, target=target)
            found = odds(state, question)
            risk = found.harm_taken.value if found.harm_taken is not None else 0.0
            told = [Reason("hint-wounds", {"percent": _percent(found.chance.value), "target": target}, "DF-COM-13")]
            if _percent(risk):
                told.append(Reason("hint-risk", {"percent": _percent(risk), "model": model}, "DF-CTR-1"))
            return told
        case UseDie() | Counterattack():
            twin = state.clone()
            twin.log = None
            answer(twin, action)
            try:
                found = odds(twin, Running())
            except BadInput:
                return []  # a roll that belongs to no fight
            return _of_running(found)
        case _:
            return []


def _of_running(found: Odds) -> list[Reason]:
    """How the attack of a fight or Shot under way stands, and the Counterattack that may follow or runs already."""
    answered = found.harm_taken.value if found.harm_taken is not None else 0.0
    told = [Reason("hint-answers", {"percent": _percent(answered)}, "DF-CTR-1")] if _percent(answered) else []
    if _percent(found.chance.value) or not told:
        told.insert(0, Reason("hint-stands", {"percent": _percent(found.chance.value)}, "DF-DIC-7"))
    return told


def _percent(chance: float) -> int:
    return round(100 * chance)


def _of_turn(state: Game, seat: int, action: Action) -> list[Reason]:
    if action == Declare("passive"):
        params = {"harvest": len(controlled(state, seat)), "refresh": state.depleted[seat]}
        return [Reason("hint-passive", params, "DF-PAS-1")]
    return []


def _of_losses(state: Game, seat: int, later: Game) -> list[Reason]:
    """VP won or lost, and models that die, in the line of play. DF-VIC-1."""
    found = []
    if state.book.is_duel:
        gained = (later.marker - state.marker) * (1 if seat == 0 else -1)
        if gained:
            key = "hint-vp-won" if gained > 0 else "hint-vp-lost"
            found.append(Reason(key, {"n": abs(gained)}, "DF-VIC-3"))
    for key, seats in (("hint-kills", state.book.foes[seat]), ("hint-loses", (seat,))):
        gone = sum(1 for s in seats for m in state.models_of[s] if state.spaces[m] != DEAD and later.spaces[m] == DEAD)
        if gone:
            found.append(Reason(key, {"n": gone}, "DF-WND-1"))
    return found


def _of_sources(state: Game, seat: int, later: Game) -> list[Reason]:
    """Crystal Sources that change hands in the line of play. DF-PAS-4."""
    if not later.tokens or not state.number:
        return []
    mine, then = set(controlled(state, seat)), set(controlled(later, seat))
    foes = {t for foe in state.book.foes[seat] for t in controlled(state, foe)}
    foes_then = {t for foe in state.book.foes[seat] for t in controlled(later, foe)}
    rows = (
        ("hint-source-won", then - mine),
        ("hint-source-lost", mine - then),
        ("hint-source-denied", foes - foes_then - then),
    )
    return [
        Reason(key, {"at": token}, "DF-PAS-4") for key, tokens in rows for token in sorted(tokens & set(sources(state)))
    ]


def _of_crystals(state: Game, seat: int, later: Game) -> list[Reason]:
    spent = state.crystals[seat] - state.temporary[seat] - later.crystals[seat] + later.temporary[seat]
    if not spent:
        return []
    return [Reason("hint-spends" if spent > 0 else "hint-gains", {"n": abs(spent)}, "DF-PAY-2")]


def _of_threats(state: Game, seat: int, later: Game) -> list[Reason]:
    """What the next Activations could bring either side then, against now. DF-ACT-3."""
    if later.result is not None or not state.number:
        return []
    now, then = standings(state), standings(later)
    found = []
    if then[seat].best - now[seat].best > TOLD_THREAT:
        found.append(Reason("hint-threatens", {}, "DF-ACT-3"))
    foes = state.book.foes[seat]
    if max(now[f].best for f in foes) - max(then[f].best for f in foes) > TOLD_THREAT:
        found.append(Reason("hint-safer", {}, "DF-ACT-3"))
    return found
