"""Shooting actions: targets, proposals, and what forbids one. ME-SHO-2, ME-SFR-1, ME-CQF-1, ME-WPN-12, ME-DFR."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import CloseQuarters, DefensiveFire, Fire, HitAndRun, Shot, SuppressiveFire
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.profiles import CHARACTER
from edgewise.games.maelstrom.queries.armament import armaments
from edgewise.games.maelstrom.queries.bodies import unit_to_unit
from edgewise.games.maelstrom.queries.contact import enemies_touching, touched_by_leader
from edgewise.games.maelstrom.queries.sight import Watch, sees, watch
from edgewise.games.maelstrom.queries.volume import SHORT_MILS
from edgewise.games.maelstrom.queries.weapons import Aimed, shots_refusal
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.round import Kind
from edgewise.games.maelstrom.state import Deed, Game, standing

Shooting: TypeAlias = Fire | SuppressiveFire | CloseQuarters | HitAndRun
# How near another target has to stand to protect a lone character. ME-CHR-2
GUARD_MILS = 3000


def targets(state: Game, unit: Unit, deed: Deed) -> tuple[Unit, ...]:
    """The enemy units that a shooting action may be aimed at; those unseen take weapons that need no sight."""
    match deed:
        case "fire" | "suppressive-fire":
            now = watch(state)
            return tuple(each for each, _ in _in_view(state, unit, now))
        case "close-quarters":
            return tuple(enemies_touching(state, unit)) if touched_by_leader(state, unit) else ()
        case "hit-and-run":
            passed = state.acting.passed if state.acting is not None else ()
            return tuple(each for each in passed if state.place[each] == "table")
        case _:
            return ()


def _in_view(state: Game, unit: Unit, now: Watch) -> Iterator[tuple[Unit, bool]]:
    """Enemy units on the table that may be picked, and whether they are seen. ME-SHO-2, ME-CHR-2."""
    for enemy in standing(state, 1 - state.book.unit_seat[unit]):
        seen = sees(state, unit, enemy, now)
        if not is_protected(state, unit, enemy, seen=seen, now=now):
            yield enemy, seen


def proposals(state: Game, unit: Unit, deed: Deed) -> tuple[Shooting, ...]:
    """For each target the sets of weapons worth using, in list order. ME-DIC-7."""
    match deed:
        case "fire":
            return tuple(
                Fire(target, shots, unseen=not seen) for target, shots, seen in _aimed_sets(state, unit, "fire")
            )
        case "suppressive-fire":
            found = _aimed_sets(state, unit, "suppressive-fire")
            return tuple(SuppressiveFire(target, shots, unseen=not seen) for target, shots, seen in found)
        case "close-quarters":
            return tuple(CloseQuarters(*each) for each in _near_sets(state, unit, "close-quarters"))
        case "hit-and-run":
            return tuple(HitAndRun(*each) for each in _near_sets(state, unit, "hit-and-run"))
        case _:
            return ()


def _aimed_sets(state: Game, unit: Unit, kind: Kind) -> Iterator[tuple[Unit, tuple[Shot, ...], bool]]:
    for target, seen in _in_view(state, unit, watch(state)):
        aimed = Aimed(kind, unit, target, unit_to_unit(state, unit, target), seen)
        for shots in armaments(state, aimed):
            yield target, shots, seen


def _near_sets(state: Game, unit: Unit, deed: Kind) -> Iterator[tuple[Unit, tuple[Shot, ...]]]:
    assert deed in ("close-quarters", "hit-and-run")
    for target in targets(state, unit, deed):
        for shots in armaments(state, Aimed(deed, unit, target, 0)):
            yield target, shots


def defenses_by_fire(state: Game, unit: Unit, charger: Unit) -> tuple[DefensiveFire, ...]:
    """The sets of weapons worth using in Defensive Fire. ME-DFR-5."""
    return tuple(DefensiveFire(shots) for shots in armaments(state, Aimed("defensive-fire", unit, charger, 0)))


def defensive_refusal(state: Game, unit: Unit, charger: Unit, action: DefensiveFire) -> Refusal | None:
    """What forbids Defensive Fire: weapons alone. ME-DFR-3, ME-DFR-5."""
    return shots_refusal(state, Aimed("defensive-fire", unit, charger, 0), action.shots)


def refusal(state: Game, action: Shooting) -> Refusal | None:
    """What forbids a shooting action of the active unit: its target, then its weapons. ME-SCO-11."""
    acting = state.acting
    assert acting is not None
    match action:
        case Fire() | SuppressiveFire():
            return _fire_refusal(state, acting.unit, action)
        case CloseQuarters():
            return _fight_refusal(state, acting.unit, action) or shots_refusal(
                state, Aimed("close-quarters", acting.unit, action.target, 0), action.shots
            )
        case HitAndRun():
            return _run_refusal(state, acting.passed, action) or shots_refusal(
                state, Aimed("hit-and-run", acting.unit, action.target, 0), action.shots
            )
        case _:
            assert_never(action)


def _fire_refusal(state: Game, unit: Unit, action: Fire | SuppressiveFire) -> Refusal | None:
    """A target that is friendly, away or unseen, or a protected character. ME-SHO-2, ME-SHO-6, ME-CHR-2."""
    target = action.target
    if not is_enemy(state, unit, target):
        return refuse("ME-SHO-2", "no-target")
    now = watch(state)
    seen = sees(state, unit, target, now)
    if not seen and not action.unseen:
        return refuse("ME-SHO-2", "target-unseen", unit=target)
    if is_protected(state, unit, target, seen=seen and not action.unseen, now=now):
        return refuse("ME-CHR-2", "protected", unit=target)
    kind: Kind = "fire" if isinstance(action, Fire) else "suppressive-fire"
    return shots_refusal(state, Aimed(kind, unit, target, unit_to_unit(state, unit, target), seen), action.shots)


def is_enemy(state: Game, unit: Unit, target: Unit) -> bool:
    """Whether a target is an enemy unit on the table. ME-SHO-2."""
    seats = state.book.unit_seat
    return 0 <= target < len(seats) and seats[target] != seats[unit] and state.place[target] == "table"


def _fight_refusal(state: Game, unit: Unit, action: CloseQuarters) -> Refusal | None:
    """Only an enemy in contact, and only while the leader is in contact. ME-CQF-1, ME-CQF-4, ME-SCO-15."""
    touched = enemies_touching(state, unit)
    if touched and not touched_by_leader(state, unit):
        return refuse("ME-CQF-4", "leader-clear", unit=unit)
    return None if action.target in touched else refuse("ME-CQF-1", "no-contact", unit=unit)


def _run_refusal(state: Game, passed: tuple[Unit, ...], action: HitAndRun) -> Refusal | None:
    """Only a unit that was passed, which is an enemy, and that still stands. ME-WPN-12, ME-SHO-2, ME-SCO-11."""
    if not 0 <= action.target < len(state.place) or state.place[action.target] != "table":
        return refuse("ME-SHO-2", "no-target")
    return None if action.target in passed else refuse("ME-WPN-12", "not-passed", unit=action.target)


def is_protected(state: Game, unit: Unit, target: Unit, *, seen: bool, now: Watch) -> bool:
    """Whether a lone character is hidden by a target beside it; without sight every enemy is a target. ME-CHR-2."""
    if not is_lone_character(state, target) or unit_to_unit(state, unit, target) <= SHORT_MILS:
        return False
    return any(
        other != target
        and not is_lone_character(state, other)
        and unit_to_unit(state, other, target) <= GUARD_MILS
        and (not seen or sees(state, unit, other, now))
        for other in standing(state, state.book.unit_seat[target])
    )


def is_lone_character(state: Game, unit: Unit) -> bool:
    """Whether a unit is a character that has not joined another. ME-CHR-2."""
    models = state.book.models_of_unit[unit]
    return len(models) == 1 and CHARACTER in state.book.models[models[0]].designators
