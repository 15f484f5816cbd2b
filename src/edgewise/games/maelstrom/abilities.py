"""Abilities of models and of weapons: a struct for each that the ledger names, with its numbers. ME-ABI, ME-DATA-4."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.games.maelstrom.kinds import ProfileName

Value: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Defense: TypeAlias = Literal["cover", "field", "dodge"]
Token: TypeAlias = Literal["burn", "painted", "slowed", "disruption", "zealot"]
Form: TypeAlias = Literal["winged", "slasher"]


class Ability(Term, frozen=True, tag_field="name", kw_only=True):
    """What a model can do besides its profile; without a profile every model of the entry has it. ME-ABI-1."""

    profile: ProfileName | None = None


class AerialInsertion(Ability, frozen=True, tag="Aerial Insertion"):
    """Arrives anywhere away from enemies. ME-ABI-13."""

    AWAY_MILS: ClassVar[int] = 9_000


class AngelBond(Ability, frozen=True, tag="Angel Bond"):
    """Its orders calm its angels more. ME-DATA-4."""

    ENTRIES: ClassVar[tuple[str, ...]] = ("Cybel Angel", "Angel Minnow Pack")
    LOWERED: ClassVar[int] = 2


class CenserField(Ability, frozen=True, tag="Censer Field", kw_only=True):
    """Covers the whole unit with a field. ME-DATA-4, ME-DEF-6."""

    value: Value


class Command(Ability, frozen=True, tag="Command", kw_only=True):
    """Earns command points and gives orders. ME-CMD-1 to ME-CMD-6."""

    RANGE_MILS: ClassVar[int] = 18_000
    value: Value


class Counterattack(Ability, frozen=True, tag="Counterattack"):
    """Supports fire at the enemy that acted last. ME-ABI-3."""

    RANGE_MILS: ClassVar[int] = 24_000
    SKL: ClassVar[int] = 1


class DefensiveCountermeasures(Ability, frozen=True, tag="Defensive Countermeasures"):
    """Shakes whoever charges the unit. ME-ABI-5."""

    PASSED: ClassVar[int] = 1
    FAILED: ClassVar[int] = 2


class Dodge(Ability, frozen=True, tag="Dodge", kw_only=True):
    """Blocks hits. ME-ABI-4, ME-DEF-3."""

    value: Value


class DroneUplink(Ability, frozen=True, tag="Drone Uplink"):
    """Lends its WP to robots. ME-DATA-4."""

    RANGE_MILS: ClassVar[int] = 18_000


class DynamicMove(Ability, frozen=True, tag="Dynamic Move"):
    """Moves over everything. ME-ABI-11, ME-TER-13."""


class Field(Ability, frozen=True, tag="Field", kw_only=True):
    """Blocks hits. ME-ABI-4, ME-DEF-3."""

    value: Value


class FormShift(Ability, frozen=True, tag="Form Shift"):
    """Picks a form at the start of each activation. ME-DATA-4."""

    CQA: ClassVar[dict[Form, int]] = {"winged": -1, "slasher": 1}
    FIRST: ClassVar[Form] = "winged"


class FragGrenades(Ability, frozen=True, tag="Frag Grenades"):
    """Throws a grenade in place of another attack. ME-WPN-6 to ME-WPN-8."""

    RANGE_MILS: ClassVar[int] = 6_000
    SUP: ClassVar[int] = 2
    RAISED: ClassVar[int] = 1


class Holdfast(Ability, frozen=True, tag="Holdfast"):
    """Keeps a contested marker. ME-ABI-16, ME-OBJ-8."""


class KillMission(Ability, frozen=True, tag="Kill Mission"):
    """Is left out of zones and repairs. ME-ABI-15."""


class LoricranArmor(Ability, frozen=True, tag="Loricran Armor"):
    """Is in the profile already. ME-ABI-17."""


class LoricranFieldGenerator(Ability, frozen=True, tag="Loricran Field Generator"):
    """Gives its model a field. ME-ABI-4."""

    FIELD: ClassVar[int] = 1


class Marksman(Ability, frozen=True, tag="Marksman", kw_only=True):
    """Shoots better than it fights. ME-ABI-10."""

    value: Value


class PatchUp(Ability, frozen=True, tag="Patch Up"):
    """Mends a robot of its unit. ME-DATA-4."""

    HEALED: ClassVar[int] = 1


class PrimeArray(Ability, frozen=True, tag="Prime Array"):
    """Raises the COMMAND value. ME-ABI-7."""

    COMMAND: ClassVar[int] = 1


class RapidDrill(Ability, frozen=True, tag="Rapid Drill"):
    """Aims for free. ME-DATA-4."""


class ReflexShield(Ability, frozen=True, tag="Reflex Shield"):
    """Has melee hits rolled again. ME-ABI-8."""


class Regeneration(Ability, frozen=True, tag="Regeneration"):
    """Heals itself when it is activated. ME-DATA-4."""

    HEALED: ClassVar[int] = 1


class RousingWords(Ability, frozen=True, tag="Rousing Words"):
    """Fills an organic unit with zeal. ME-DATA-4."""

    RANGE_MILS: ClassVar[int] = 18_000
    COST: ClassVar[int] = 1


class Scout(Ability, frozen=True, tag="Scout"):
    """Deploys forward and flanks. ME-ABI-14, ME-RES-7."""

    FORWARD_MILS: ClassVar[int] = 6_000


class SteadyBanner(Ability, frozen=True, tag="Steady Banner"):
    """Has a failed WP test rolled again. ME-DATA-4."""


class SupportMission(Ability, frozen=True, tag="Support Mission"):
    """Is left out of zones and repairs. ME-ABI-15."""


class TargetTracker(Ability, frozen=True, tag="Target Tracker"):
    """Discounts a token and a point of DODGE. ME-ABI-9."""

    TOKENS: ClassVar[int] = 1
    DODGE: ClassVar[int] = 1


class VentSystem(Ability, frozen=True, tag="Vent System"):
    """Shakes off more. ME-ABI-12."""

    MOST: ClassVar[int] = 2


AnyAbility: TypeAlias = (
    AerialInsertion
    | AngelBond
    | CenserField
    | Command
    | Counterattack
    | DefensiveCountermeasures
    | Dodge
    | DroneUplink
    | DynamicMove
    | Field
    | FormShift
    | FragGrenades
    | Holdfast
    | KillMission
    | LoricranArmor
    | LoricranFieldGenerator
    | Marksman
    | PatchUp
    | PrimeArray
    | RapidDrill
    | ReflexShield
    | Regeneration
    | RousingWords
    | Scout
    | SteadyBanner
    | SupportMission
    | TargetTracker
    | VentSystem
)
# Abilities that are carried: what may stand in a list of equipment besides weapons. ME-DATA-15
AnyGear: TypeAlias = (
    DefensiveCountermeasures
    | FragGrenades
    | LoricranArmor
    | LoricranFieldGenerator
    | PrimeArray
    | ReflexShield
    | TargetTracker
    | VentSystem
)


class WeaponAbility(msgspec.Struct, frozen=True, tag_field="name"):
    """What a weapon does besides its profile. ME-WPN-1."""


class Arc(WeaponAbility, frozen=True, tag="Arc"):
    """A critical hit may become several hits. ME-ABI-2."""

    hits: int = 3
    least_models: int = 2


class ArcingFire(WeaponAbility, frozen=True, tag="Arcing Fire"):
    """Needs no line of sight. ME-DATA-4, ME-SHO-6."""


class Counter(WeaponAbility, frozen=True):
    """Its hits use up more of one kind of special defense. ME-DEF-5."""

    defense: Defense
    cost: int = 2


class Phase(Counter, frozen=True, tag="Phase"):
    """Is dear to a field. ME-ABI-6."""

    defense: Defense = "field"


class Scatter(Counter, frozen=True, tag="Scatter"):
    """Is dear to a dodge. ME-DATA-4."""

    defense: Defense = "dodge"


class Seeker(Counter, frozen=True, tag="Seeker"):
    """Is dear to cover. ME-DATA-4."""

    defense: Defense = "cover"


class Marking(WeaponAbility, frozen=True):
    """Gives the target a token after casualties: for a hit, or only for one that was not blocked. ME-DATA-4."""

    token: Token
    unblocked: bool


class Disrupt(Marking, frozen=True, tag="Disrupt"):
    """Switches fields off. ME-DATA-4."""

    token: Token = "disruption"
    unblocked: bool = False


class Ignite(Marking, frozen=True, tag="Ignite"):
    """Sets the target on fire. ME-DATA-4."""

    token: Token = "burn"
    unblocked: bool = True


class Paint(Marking, frozen=True, tag="Paint"):
    """Shows the target to others. ME-DATA-4."""

    token: Token = "painted"
    unblocked: bool = False


class Slow(Marking, frozen=True, tag="Slow"):
    """Slows the target down. ME-DATA-4."""

    token: Token = "slowed"
    unblocked: bool = True


AnyWeaponAbility: TypeAlias = Arc | ArcingFire | Phase | Scatter | Seeker | Disrupt | Ignite | Paint | Slow
WeaponAbilityName: TypeAlias = Literal[
    "Arc", "Arcing Fire", "Disrupt", "Ignite", "Paint", "Phase", "Scatter", "Seeker", "Slow"
]
