"""Which quick tests stand for the condition, the targets and the first step of an Action."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.effects.cards import Charge
from edgewise.games.dawnfall.effects.conditions import Both, Exists, InMode, RoleIn
from edgewise.games.dawnfall.effects.control import Repeat
from edgewise.games.dawnfall.effects.fights import CombatActionVerb, FightAll
from edgewise.games.dawnfall.effects.harm import LoseEndurance, RestoreEndurance
from edgewise.games.dawnfall.effects.lasting import ChangeModeVerb
from edgewise.games.dawnfall.effects.lines import Directions, Line
from edgewise.games.dawnfall.effects.piles import Enhancements
from edgewise.games.dawnfall.effects.positions import Banish, MoveActionVerb, Relocate
from edgewise.games.dawnfall.effects.riches import Gain
from edgewise.games.dawnfall.effects.selecting import Compared, Sel
from edgewise.games.dawnfall.effects.selectors import Connected, Models, Spaces, Squads
from edgewise.games.dawnfall.effects.values import EnduranceOf
from edgewise.games.dawnfall.frames import gates
from edgewise.games.dawnfall.frames.gates import Gate
from edgewise.games.dawnfall.profiles import Power, Price, Target

# Roles that the scope around an Action holds, never the Action's own.
EVENT_ROLES = frozenset(
    {"attacker", "defender", "starter", "aimed", "victim", "killer", "shooter", "mover", "pushed", "target"}
)
# The roles among which one that is worked out is found.
FIGHTERS = {"own_fighter": ("starter", "aimed")}
BY_SQUAD = ("any_own_squad", "squad_named", "attached_squad")
BOUND = ("bound_squad", "attached_squad")
# Targets that are chosen one after the other and have a test of their own: a shooter, then all in a line from it or a
# Space that it sees and one beside that; two models that swap.
SHOOTERS = tuple(Target(Models(side="own", squad=name, choose=1), "shooter") for name in BOUND)
ALONG_A_LINE = (
    Target(Directions(from_="shooter", choose=1), "aim"),
    Target(Line(from_="shooter", towards="aim"), "beam"),
)
BESIDE_THE_AIM = Target(Spaces(next_to="aim", choose=1), "aim_too")
SWAPPED = (
    Target(Models(movable=True, choose=1), "first"),
    Target(Models(movable=True, base_size=Compared("=", "first"), other_than="first", choose=1), "second"),
)


def settling_gates(power: Power, *, demanding: bool) -> tuple[Gate, ...] | None:
    """The tests that together equal condition, targets, first step and whatever costs more than Crystals and Charges;
    None when only these themselves can tell."""
    found, cost = _exact_gates(power, demanding=demanding), _cost_gate(power)
    if found is None or (cost is None and _odd_cost(power)):
        return None
    return found if cost is None else (*found, cost)


def _exact_gates(power: Power, *, demanding: bool) -> tuple[Gate, ...] | None:
    if power.binding.yours and (power.if_ or power.targets):
        return None  # what belongs to an ally is not `own` for the selectors
    by_squad = power.binding.type in BY_SQUAD
    found = () if power.if_ is None else _exact_condition(power.if_, by_squad=by_squad)
    if found is None:
        return None
    if power.targets:
        gate = _exact_targets(power, by_squad=by_squad)
    elif power.passive or not demanding:
        return found
    else:
        gate = gate_of_step(power)
    return None if gate is None else (*found, gate)


def _cost_gate(power: Power) -> Gate | None:
    """The test that equals a cost of Crystals to be destroyed; None for any other cost."""
    match power.prices:
        case (Price(currency="destroy_crystal", amount=int(n), from_=None),):
            return gates.crystals_lie_ready(n)
        case _:
            return None


def _odd_cost(power: Power) -> bool:
    """True when the cost is more than a fixed number of Crystals and of Charges of the own card."""
    own = power.binding.type in ("attached_squad", "none")
    usual = ("crystal", "charge") if own else ("crystal",)
    return any(p.currency not in usual or not isinstance(p.amount, int) for p in power.prices)


def _exact_targets(power: Power, *, by_squad: bool) -> Gate | None:
    if len(power.targets) != 1:
        return _exact_series(power.targets, by_squad=by_squad)
    match power.targets[0].of:
        case Connected(from_="bound_squad" | "attached_squad", at_least=1 | 2 as n, squad_named=names) as of:
            # One neighbour makes a group of two; whether larger groups are complete only the selector can tell.
            is_plain = _says_only(of, Connected, from_=of.from_, at_least=n, squad_named=names)
            bound = power.binding.names
            return gates.squad_can_gather(n, names) if is_plain and bound and set(bound) <= set(names) else None
        case of:
            return _exact_target(of, by_squad=by_squad)


def _exact_series(targets: tuple[Target, ...], *, by_squad: bool) -> Gate | None:
    """The test that equals the existence of several targets, one chosen after the other."""
    if targets == SWAPPED:
        return gates.two_alike_can_be_put
    if not by_squad or targets[0] not in SHOOTERS:
        return None
    if targets[1:] == ALONG_A_LINE:
        return gates.squad_sees_somebody_in_line
    match targets[1:]:
        case (Target(of=Spaces(max=int(most)) as of, as_="aim"), beside) if beside == BESIDE_THE_AIM and most >= 0:
            # A shooter sees its own Space at distance 0.
            is_plain = _says_only(of, Spaces, distance_from="shooter", line_of_fire_from="shooter", max=most)
            return gates.squad_has_a_space_beside if is_plain and of.choose == 1 else None
        case _:
            return None


def _exact_condition(condition: Any, *, by_squad: bool) -> tuple[Gate, ...] | None:
    match condition:
        case InMode(of="bound_squad" | "attached_squad", mode=mode) if by_squad:
            return (gates.squad_is_basic if mode == "basic" else gates.squad_is_other,)
        case RoleIn(role=roles, squad="bound_squad" | "attached_squad", side=None, squad_named=()) if by_squad:
            return (gates.HasRole(roles),) if EVENT_ROLES.issuperset(roles) else None
        case Exists(what=Sel() as what):
            gate = _exact_target(what, by_squad=by_squad)
            return None if gate is None else (gate,)
        case Both(of=parts):
            found = [_exact_condition(part, by_squad=by_squad) for part in parts]
            return tuple(gate for some in found for gate in some or ()) if None not in found else None
        case _:
            return None


def _exact_target(of: Any, *, by_squad: bool) -> Gate | None:
    """The test that equals the existence of what a selector selects."""
    if not isinstance(of, Sel) or of.choose not in (None, 1):
        return None
    if _says_only(of, Enhancements, side="own"):
        return gates.has_enhancement
    if _says_only(of, Enhancements, side="own", alive=True):
        return gates.has_living_enhancement
    if _says_only(of, Squads, side="own", has_endurance=True):
        return gates.some_endurance_is_left
    if _says_only(of, Models, side="enemy"):
        return gates.some_enemy_stands
    return _exact_models(of) if by_squad and isinstance(of, Models) else None


def _exact_models(of: Models) -> Gate | None:
    """The same for models of the bound Squad, in contact with it or near it."""
    if of.squad in BOUND and of.side in ("own", "any"):
        if _says_only(of, Models, side=of.side, squad=of.squad):
            return gates.squad_stands
        return gates.squad_has_dead if _says_only(of, Models, side=of.side, squad=of.squad, dead=True) else None
    if of.in_contact_with in BOUND and _says_only(of, Models, side="enemy", in_contact_with=of.in_contact_with):
        return gates.squad_touches_enemy
    near = {"distance_from": of.distance_from, "min": of.min, "max": of.max}
    if of.distance_from in BOUND and isinstance(of.max, int) and _says_only(of, Models, side=of.side, **near):
        if of.side == "enemy":
            return gates.squad_has_enemy_within(of.min, of.max)
        return gates.squad_stands if of.side in ("own", "any") and of.min == 0 <= of.max else None  # itself is there
    return None


def _says_only(of: Sel, kind: type[Sel], **said: Any) -> bool:
    """Whether a selector has these filters and no others."""
    return isinstance(of, kind) and of == kind(choose=of.choose, by=of.by, **said)


def quick_gate(power: Power) -> Gate | None:
    """A quick test that must hold before a condition or the first target can; None when there is none."""
    by_squad = power.binding.type in BY_SQUAD
    found = _quick_condition(power.if_) if by_squad else None
    if found is not None:
        return found
    match power.targets[0].of if power.targets else None:
        case Enhancements(side="own", squad=None, up_to=False):
            return gates.has_enhancement
        case Models(side="enemy", dead=False, up_to=False, in_contact_with="bound_squad" | "attached_squad"):
            return gates.squad_touches_enemy if by_squad else None
        case Connected(from_="bound_squad" | "attached_squad", at_least=n, squad_named=names, up_to=False):
            return gates.squad_can_gather(n, names) if by_squad else None
        case _:
            return None


def _quick_condition(condition: Any) -> Gate | None:
    match condition:
        case InMode(of="bound_squad" | "attached_squad", mode=mode):
            return gates.squad_is_basic if mode == "basic" else gates.squad_is_other
        case Exists(what=Models(dead=True, squad="bound_squad" | "attached_squad")):
            return gates.squad_has_dead
        case RoleIn(role=roles, squad="bound_squad" | "attached_squad"):
            events = tuple(event for role in roles for event in FIGHTERS.get(role, (role,)))
            return gates.HasRole(events) if EVENT_ROLES.issuperset(events) else None
        case Both(of=parts):
            return next((found for found in map(_quick_condition, parts) if found is not None), None)
        case _:
            return None


def gate_of_step(power: Power) -> Gate | None:
    """The quick test that equals `possible` of the first step, None when only the step itself can tell."""
    by_squad, by_model = power.binding.type in BY_SQUAD, power.binding.type == "own_model"
    return _gate_of(power.steps[0], by_squad=by_squad, by_model=by_model) if power.steps else None


def _gate_of(step: Any, *, by_squad: bool, by_model: bool) -> Gate | None:
    match step:
        case CombatActionVerb(who="bound_squad", against=None) if by_squad:
            return gates.squad_can_fight
        case MoveActionVerb(who="bound_squad") if by_squad:
            return gates.squad_can_move
        case FightAll(who="bound_squad") if by_squad:
            return gates.squad_can_fight
        case FightAll(who="self_model") if by_model:
            return gates.model_can_fight
        case Repeat(times=EnduranceOf(of="bound_squad", count="lost", times=1), steps=(again, *_)) if by_squad:
            gate = _gate_of(again, by_squad=by_squad, by_model=by_model)
            return None if gate is None else gates.all_of(gates.squad_is_hurt, gate)
        case ChangeModeVerb(of="bound_squad") if by_squad:
            return gates.squad_is_bound
        case Relocate(who="self_model") if by_model:
            return gates.model_can_be_put
        case Banish(who="bound_squad") if by_squad:
            return gates.squad_can_be_put
        case LoseEndurance(of=Squads() as of) if _says_only(of, Squads, side="own", has_endurance=True):
            return gates.some_endurance_is_left
        case RestoreEndurance(of="bound_squad") if by_squad:
            return gates.squad_is_hurt
        case Gain(currency="crystal"):
            return gates.crystals_are_left
        case Charge(to=Enhancements(side="own", squad=None, up_to=False)):
            return gates.has_living_enhancement
        case _:
            return None
