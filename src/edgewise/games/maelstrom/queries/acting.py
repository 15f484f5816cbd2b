"""What the active unit may do now: number, order and kinds of its actions. ME-ACT, ME-CQF-5, ME-CQF-12, ME-UNI-13."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import PatchUp as PatchingUp
from edgewise.games.maelstrom.abilities import RapidDrill
from edgewise.games.maelstrom.actions import (
    Aim,
    CloseQuarters,
    ConsolidateCover,
    Extinguish,
    Fire,
    GoOnTheMove,
    HitAndRun,
    Move,
    PatchUp,
    Regroup,
    ShakeOff,
    SuppressiveFire,
    TakeCover,
)
from edgewise.games.maelstrom.kinds import Model
from edgewise.games.maelstrom.profiles import ROBOT
from edgewise.games.maelstrom.queries import moving, shooting
from edgewise.games.maelstrom.queries.abilities import all_have, any_has, is_labelled
from edgewise.games.maelstrom.queries.coherency import is_coherent
from edgewise.games.maelstrom.queries.contact import enemies_touching, touched_by_leader
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.state import (
    ACTIONS_EACH,
    CONSOLIDATION,
    MOVEMENT,
    SHOOTING,
    STATUS,
    Acting,
    Deed,
    Game,
    living,
)

STATUS_ACTIONS: tuple[Action, ...] = (Aim(), TakeCover(), GoOnTheMove(), Extinguish())
DEEDS: dict[type[Action], Deed] = {
    Aim: "aim",
    Extinguish: "extinguish",
    GoOnTheMove: "on-the-move",
    TakeCover: "take-cover",
    PatchUp: "patch-up",
    ConsolidateCover: "consolidate-cover",
    Fire: "fire",
    SuppressiveFire: "suppressive-fire",
    CloseQuarters: "close-quarters",
    HitAndRun: "hit-and-run",
}


def deed_of(state: Game, action: Action) -> tuple[Deed, bool]:
    """What an action counts as, and whether it is free. ME-ACT-6, ME-DATA-4."""
    acting = now(state)
    if isinstance(action, Move):
        kind = action.kind
        assert kind in ("move", "dash", "charge", "consolidate")
        return kind, False
    deed = DEEDS[type(action)]
    return deed, deed == "aim" and is_drilled(state, acting)


def now(state: Game) -> Acting:
    """The activation in progress."""
    acting = state.acting
    assert acting is not None
    return acting


def is_drilled(state: Game, acting: Acting) -> bool:
    """Whether Aim is free for the unit, once in an activation. ME-DATA-4."""
    return "aim" not in acting.deeds and all_have(state, acting.unit, RapidDrill)


def listed(state: Game) -> Iterator[Action]:
    """The actions worth choosing from."""
    acting = now(state)
    unit = acting.unit
    for action in STATUS_ACTIONS:
        if refusal(state, action) is None and not (isinstance(action, Extinguish) and not state.burn[unit]):
            yield action
    if refusal(state, ConsolidateCover()) is None:
        yield ConsolidateCover()
    yield from (each for each in mendings(state) if refusal(state, each) is None)
    for kind in ("move", "dash", "charge", "consolidate"):
        if _barred(state, kind) is None and _counted(state, acting, kind, free=False) is None:
            yield from moving.proposals(state, unit, kind)
    for deed in ("fire", "suppressive-fire", "close-quarters", "hit-and-run"):
        if _barred(state, deed) is None and _counted(state, acting, deed, free=False) is None:
            yield from shooting.proposals(state, unit, deed)


def mendings(state: Game) -> Iterator[PatchUp]:
    """The injured Robots of a unit that can mend them. ME-DATA-4."""
    acting = now(state)
    if any_has(state, acting.unit, PatchingUp):
        for model in living(state, acting.unit):
            if _can_be_mended(state, model):
                yield PatchUp(model)


def _can_be_mended(state: Game, model: Model) -> bool:
    hurt = 0 < state.fortitude[model] < state.book.models[model].profile.fortitude
    return hurt and is_labelled(state, model, frozenset((ROBOT,)))


def refusal(state: Game, action: Action) -> Refusal | None:
    """The judge of the active unit's actions, in the order of the ledger. ME-SCO-11."""
    acting = now(state)
    if isinstance(action, Move):
        if action.kind not in ("move", "dash", "charge", "consolidate"):
            return wrong_time("ME-ACT-1")
        malformed = moving.malformed(state, acting.unit, action)
        if malformed is not None:
            return malformed
    elif isinstance(action, ShakeOff | Regroup):
        return wrong_time("ME-REC-1")
    elif type(action) not in DEEDS:
        return wrong_time("ME-ACT-1")
    deed, free = deed_of(state, action)
    return _barred(state, deed) or _counted(state, acting, deed, free=free) or _own(state, acting, action)


def fourth(state: Game, action: Action) -> Refusal | None:
    """An action of a unit that has used up its three. ME-ACT-1."""
    if not isinstance(action, Move) and type(action) not in DEEDS:
        return None
    return refuse("ME-ACT-1", "actions-used", most=ACTIONS_EACH) if now(state).count >= ACTIONS_EACH else None


def end_refusal(state: Game) -> Refusal | None:
    """A unit that has strayed may not end while a move can mend it. ME-UNI-13."""
    acting = now(state)
    if acting.strayed and not acting.deeds and not is_coherent(state, acting.unit):
        if acting.facing_off and can_fight(state, acting):
            return refuse("ME-UNI-13", "strayed-end", unit=acting.unit)
        if moving.can_regain(state, acting.unit):
            return refuse("ME-UNI-13", "strayed-end", unit=acting.unit)
    return None


def can_fight(state: Game, acting: Acting) -> bool:
    """Whether the unit may open with CQ Fighting. ME-CQF-4."""
    return bool(touched_by_leader(state, acting.unit))


def _barred(state: Game, deed: Deed) -> Refusal | None:
    """What the state of the unit forbids: step 4 of the order of reasons. ME-RES-5, ME-CQF-12, ME-CQF-5, ME-UNI-13."""
    acting = now(state)
    unit = acting.unit
    if state.place[unit] == "reserve" and deed not in ("move", "dash"):
        return refuse("ME-RES-5", "arrive-first", unit=unit)
    if deed in CONSOLIDATION:
        return None
    first = not acting.deeds
    if acting.facing_off and first and deed not in (*MOVEMENT, "close-quarters"):
        return refuse("ME-CQF-12", "facing-off", unit=unit)
    # What opens an activation may lead out of contact; no later movement does. ME-CQF-12, ME-CHG-7
    open_to = (*MOVEMENT, "close-quarters") if first else ("close-quarters",)
    if deed not in open_to and state.place[unit] == "table" and enemies_touching(state, unit):
        return refuse("ME-CQF-5", "in-contact", unit=unit)
    fights = deed == "close-quarters" and acting.facing_off
    if acting.strayed and first and deed not in MOVEMENT and not fights and moving.can_regain(state, unit):
        return refuse("ME-UNI-13", "strayed", unit=unit)
    return None


def _counted(state: Game, acting: Acting, deed: Deed, *, free: bool) -> Refusal | None:
    """Number, order and repetition: step 5 of the order of reasons. ME-ACT-1 to ME-ACT-5, ME-ACT-11, ME-ACT-15."""
    if acting.count >= ACTIONS_EACH and not free:
        return refuse("ME-ACT-1", "actions-used", most=ACTIONS_EACH)
    if deed in CONSOLIDATION:
        return _consolidating(acting)
    if deed in MOVEMENT:
        if acting.has_done(STATUS | SHOOTING):
            return refuse("ME-ACT-2", "movement-late")
        if acting.has_done(MOVEMENT):
            return refuse("ME-ACT-3", "second-movement")
    if deed in STATUS:
        if acting.has_done(SHOOTING):
            return refuse("ME-ACT-2", "status-late")
        if deed in acting.deeds and deed != "extinguish":
            return refuse("ME-ACT-4", "status-twice", deed=deed)
    if deed in SHOOTING and acting.has_done(SHOOTING):
        return refuse("ME-ACT-5", "second-shooting")
    if deed == "on-the-move":
        return _on_the_move(state, acting)
    if deed == "take-cover" and state.moving[acting.unit]:
        return refuse("ME-ACT-15", "cover-on-the-move", unit=acting.unit)
    return None


def _consolidating(acting: Acting) -> Refusal | None:
    """Straight after a fight, and once. ME-CON-1, ME-CON-4."""
    if acting.has_done(CONSOLIDATION):
        return refuse("ME-CON-4", "second-consolidation")
    return None if acting.window else refuse("ME-CON-1", "no-consolidation")


def _on_the_move(state: Game, acting: Acting) -> Refusal | None:
    """Straight after a Move or Dash, and never with a Cover token. ME-ACT-11, ME-ACT-15."""
    if not acting.counted or acting.counted[-1] not in ("move", "dash"):
        return refuse("ME-ACT-11", "not-after-move")
    if state.cover[acting.unit]:
        return refuse("ME-ACT-15", "move-in-cover", unit=acting.unit)
    return None


def _own(state: Game, acting: Acting, action: Action) -> Refusal | None:
    """What the rules of the very action forbid: from step 6 of the order of reasons on."""
    match action:
        case Move():
            return moving.refusal(state, action)
        case Fire() | SuppressiveFire() | CloseQuarters() | HitAndRun():
            return shooting.refusal(state, action)
        case PatchUp(model):
            return _patch_refusal(state, acting, model)
        case ConsolidateCover():
            return _consolidation_refusal(state, acting)
        case _:
            return None


def _patch_refusal(state: Game, acting: Acting, model: Model) -> Refusal | None:
    if not any_has(state, acting.unit, PatchingUp):
        return refuse("ME-DATA-4", "patch-unable", unit=acting.unit)
    mine = 0 <= model < len(state.book.model_unit) and state.book.model_unit[model] == acting.unit
    return None if mine and _can_be_mended(state, model) else refuse("ME-DATA-4", "patch-nobody")


def _consolidation_refusal(state: Game, acting: Acting) -> Refusal | None:
    """Coherent and free of contact. ME-CON-3."""
    if enemies_touching(state, acting.unit):
        return refuse("ME-CON-3", "cover-in-contact", unit=acting.unit)
    return None if is_coherent(state, acting.unit) else refuse("ME-CON-3", "cover-strayed", unit=acting.unit)
