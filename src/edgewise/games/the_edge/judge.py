"""The judge: why an action is refused, in the order of ED-CLR-40."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import (
    SETUP_ACTIONS,
    Activate,
    AnyAction,
    Assault,
    Concede,
    Deploy,
    EndActivation,
    Exchange,
    FreeAttack,
    Gather,
    Move,
    PickModel,
    PlayCard,
    Progress,
    Reroll,
    Shift,
    Summon,
    Use,
)
from edgewise.games.the_edge.frames import powers
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.queries import moves
from edgewise.games.the_edge.state import Game

# What only the player whose activation it is may ask for.
ACTIVE_ONLY = (Activate, Exchange, Move, Assault, EndActivation)
OWED = ("offer-reroll", "choose-casualty", "free-attack", "stay-ready", "order-triggers")


def refusal(state: Game, action: Action, seat: int | None) -> Refusal | None:
    """Form, ids, the end of the game, set-up, whose move it is; then the waiting frame judges. ED-CLR-40."""
    if not isinstance(action, AnyAction):
        return refuse("ED-CLR-40", "E_BAD_COMMAND", "no-command")
    found = malformed(state, action)
    if found is not None:
        return found
    if state.result is not None:
        return refuse("ED-WIN-8", "E_GAME_OVER")
    if isinstance(action, Concede):
        return None if seat in (None, action.seat) else refuse("ED-WIN-8", "E_BAD_COMMAND", "concede-for-other")
    if (state.phase == "setup") != isinstance(action, SETUP_ACTIONS):
        return refuse("ED-SET-10", "E_SETUP_ORDER")
    found = untimely(state, action, seat)
    if found is not None:
        return found
    judged: Refusal | None = state.stack[-1].refusal(state, action)
    return judged


def untimely(state: Game, action: Action, seat: int | None) -> Refusal | None:
    """Whose move it is, and what may not be asked for now whatever else holds. ED-CLR-11, ED-CLR-14, ED-CLR-19."""
    want = state.want
    asked = isinstance(want, Ask) and seat in (None, want.seat)
    key = want.key if isinstance(want, Ask) else ""
    if isinstance(action, Reroll) and not (asked and key == "offer-reroll"):
        return refuse("ED-CLR-19", "E_NO_REROLL")
    if locked(state, action):
        return refuse("ED-SHO-2", "E_SHOTS_LOCKED")
    if not asked:
        mine = seat is None or seat == state.acting
        if isinstance(action, ACTIVE_ONLY) and not mine and state.phase == "activation":
            return refuse("ED-TRN-5", "E_NOT_YOUR_ACTIVATION")
        return refuse("ED-CLR-40", "E_WRONG_TIME", "not-your-question")
    if key in OWED or key == "act":
        return None
    if isinstance(action, Shift):
        return refuse("ED-CLR-11", "E_CANNOT_SHIFT", "shift-not-now", squad=action.squad)
    if isinstance(action, Exchange) and key == "window-answer":
        return refuse("ED-ACT-2", "E_EXCHANGE_CLOSED")
    return None


def locked(state: Game, action: Action) -> bool:
    """Whether Shots of the squad were declared and are not resolved yet. ED-SHO-2."""
    if not isinstance(action, Use) or not action.shots:
        return False
    return any(
        item.shots and not item.is_card and item.squad == action.squad for item in (*state.queue, *state.resolving)
    )


def malformed(state: Game, action: Action) -> Refusal | None:
    """Commands without sense and ids of nothing. ED-CLR-3, ED-CLR-25, ED-CLR-40."""
    match action:
        case PlayCard() | Use():
            return powers.malformed(state, action)
        case Move():
            return moves.malformed(state, action)
        case Deploy():
            found = _known(state, squads=(action.squad,))
            if found is None and len(action.places) != state.book.squad_card[action.squad].models:
                return refuse("ED-SET-9", "E_BAD_COMMAND", "places", count=state.book.squad_card[action.squad].models)
            return found
        case Activate(squad) | Shift(squad):
            return _known(state, squads=(squad,))
        case Assault(model, target) | FreeAttack(model, target):
            return _known(state, models=(model, target))
        case PickModel(model):
            return _known(state, models=(model,))
        case Gather(squad, pool):
            known = 0 <= pool < len(state.pools)
            return _known(state, squads=(squad,)) if known else _nothing()
        case Progress() | Summon():
            return _misused_card(state, action)
        case Exchange(card):
            return None if card in state.book.cards else _nothing()
        case Concede(seat):
            return None if 0 <= seat < 2 else _nothing()
        case _:
            return None


def _misused_card(state: Game, action: Progress | Summon) -> Refusal | None:
    """A summoning card names a place, every other progress card a squad. ED-OTH-6, ED-PRO-1."""
    card, summons = action.card, state.book.summons
    if card not in state.book.progress:
        return _nothing()
    if isinstance(action, Summon):
        return None if card in summons else refuse("ED-OTH-6", "E_BAD_COMMAND", "no-summon-card", card=card)
    if card in summons:
        return refuse("ED-OTH-6", "E_BAD_COMMAND", "summon-card", card=card)
    return _known(state, squads=(action.squad,))


def _known(state: Game, *, squads: tuple[int, ...] = (), models: tuple[int, ...] = ()) -> Refusal | None:
    fine = all(0 <= s < len(state.book.squad_card) for s in squads)
    fine = fine and all(0 <= m < len(state.book.model_squad) for m in models)
    return None if fine else _nothing()


def _nothing() -> Refusal:
    return refuse("ED-CLR-40", "E_UNKNOWN_ID", "no-such-piece")
