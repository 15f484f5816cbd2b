"""What faction files become: units, models, weapons and options; frozen, shared by every clone. ME-DATA-2, ME-PRO-1."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import Names
from edgewise.games.maelstrom.abilities import AnyAbility, AnyWeaponAbility, WeaponAbilityName
from edgewise.games.maelstrom.kinds import Designator, EntryTitle, ItemName, Mils, ProfileName, Slug, WeaponName
from edgewise.games.maelstrom.scorings import AnyScoring

UnitType: TypeAlias = Literal["command", "core", "hammer", "vanguard", "anvil", "addOn"]
ModelType: TypeAlias = Literal["infantry", "bike", "swarm", "behemoth", "vehicle", "objective"]
WeaponType: TypeAlias = Literal["aoe", "grenade", "heavy", "superheavy", "hitAndRun", "melee", "pistol", "shortRanged"]
Characteristic: TypeAlias = Literal["mv", "evs", "skl", "av", "cqa"]
Blast: TypeAlias = Literal["SB", "LB"]
Target: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=6)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=300)]

LARGE: frozenset[ModelType] = frozenset({"behemoth", "vehicle", "objective"})
# Base diameter and body height of each model type. ME-SCO-4
BODIES: dict[ModelType, tuple[Mils, Mils]] = {
    "infantry": (Mils(1000), Mils(1250)),
    "bike": (Mils(1750), Mils(1250)),
    "swarm": (Mils(1500), Mils(750)),
    "behemoth": (Mils(2500), Mils(3000)),
    "vehicle": (Mils(3500), Mils(2500)),
    "objective": (Mils(1750), Mils(2000)),
}
SOLO, CHARACTER, SQUAD_LEADER = Designator("Solo"), Designator("Character"), Designator("Squad Leader")
TRANSPORT, OPEN_TRANSPORT = Designator("Transport"), Designator("Open Transport")
HUMAN, XENOS, ROBOT, VEHICLE, PRIME = (Designator(n) for n in ("Human", "Xenos", "Robot", "Vehicle", "Prime"))
ORGANIC, INORGANIC = frozenset({HUMAN, XENOS}), frozenset({ROBOT, VEHICLE})


class ModelProfile(Term, frozen=True, kw_only=True):
    """The characteristics of a kind of model. ME-PRO-1."""

    name: ProfileName
    mv: Count
    evs: Count
    skl: Count
    av: Count
    cqa: Count
    fortitude: Positive = msgspec.field(name="for")
    wp: Target | Literal["-"]
    model_type: Literal["infantry", "bike", "swarm", "behemoth", "vehicle"]
    model_designators: tuple[Designator, ...]
    base_diameter: Annotated[int, msgspec.Meta(ge=500, le=6000)] | None = None
    body_height: Annotated[int, msgspec.Meta(ge=250, le=12000)] | None = None

    @property
    def radius(self) -> Mils:
        """Half the diameter of the base, rounded up. ME-SCO-4."""
        return Mils((1 + (self.base_diameter or BODIES[self.model_type][0])) // 2)

    @property
    def height(self) -> Mils:
        """How high the body stands. ME-SCO-4."""
        return Mils(self.body_height or BODIES[self.model_type][1])

    @property
    def is_large(self) -> bool:
        """Whether it is no standard model. ME-UNI-3."""
        return self.model_type in LARGE


class Shots(Term, frozen=True, kw_only=True):
    """The dice of a weapon: a number, the CQA of the model and a difference, or a blast and a bonus. ME-WPN-1."""

    fixed: Positive | None = None
    cqa_mod: Annotated[int, msgspec.Meta(ge=-9, le=9)] | None = None
    aoe: Blast | None = None
    bonus: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class WeaponProfile(Term, frozen=True, kw_only=True):
    """A weapon, or one mode of it. ME-WPN-1, ME-WPN-2."""

    name: WeaponName
    mode: str = ""
    rng: Positive | Literal["CQ", "H&R"]
    sho: Shots
    pen: Positive
    dam: Positive | Literal["D3", "D6"]
    sup: Target | Literal["-"]
    types: tuple[WeaponType, ...]
    abilities: tuple[WeaponAbilityName, ...]

    @property
    def range_mils(self) -> Mils:
        """The listed range; 0 for weapons that have none. ME-WPN-1."""
        return Mils(1000 * self.rng if isinstance(self.rng, int) else 0)

    @property
    def is_melee(self) -> bool:
        """Whether it is for CQ Fighting alone. ME-CQF-6."""
        return self.rng == "CQ"

    @property
    def effects(self) -> tuple[AnyWeaponAbility, ...]:
        """What its abilities do. ME-ABI-1."""
        return tuple(msgspec.convert({"name": name}, AnyWeaponAbility) for name in self.abilities)


class Weapon(msgspec.Struct, frozen=True):
    """A weapon that a model carries, with its modes in the order of the file. ME-WPN-2."""

    name: WeaponName
    modes: tuple[WeaponProfile, ...]


class Placed(Term, frozen=True):
    """How many models of a profile a unit starts with. ME-DATA-2 F."""

    profile: ProfileName
    count: Positive


class Size(Term, frozen=True):
    """The models of a unit before options, and which of them leads; none: the owner picks. ME-UNI-4."""

    models: tuple[Placed, ...]
    leader: ProfileName | None


class Equipment(Term, frozen=True):
    """What each model of a profile carries. ME-DATA-2 G."""

    profile: ProfileName
    items: tuple[ItemName, ...]


class MaxWeapons(Term, frozen=True, tag_field="kind", tag="maxWeapons"):
    """An injured model fires fewer weapons. ME-LRG-3."""

    n: Positive


class Modifier(Term, frozen=True, tag_field="kind", tag="modifier"):
    """An injured model has a characteristic changed. ME-PRO-3."""

    characteristic: Characteristic
    n: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Damaged(Term, frozen=True, kw_only=True):
    """What holds while the FOR of a model is in a band; without a profile for every model. ME-PRO-3."""

    for_min: Positive
    for_max: Positive
    effects: tuple[MaxWeapons | Modifier, ...]
    profile: ProfileName | None = None


class Becoming(Term, frozen=True, kw_only=True):
    """An ability or a label goes, and another one comes. ME-DATA-15."""

    from_ability: AnyAbility | None = None
    to_ability: AnyAbility | None = None
    from_designator: Designator | None = None
    to_designator: Designator | None = None


class Choice(Term, frozen=True, kw_only=True):
    """One line of an option: what comes, at what price, and how often at most. ME-DATA-15."""

    points: Points
    items: tuple[ItemName, ...] = ()
    becomes: Becoming | None = None
    name: str = ""
    """As the option table prints it; the items joined by "and" where nothing is said."""
    most: Positive | None = None


class AddModels(Term, frozen=True, kw_only=True, tag_field="kind", tag="addModels"):
    """Up to so many more models, each at a price. ME-DATA-15."""

    subject: ProfileName
    limit: Positive
    points: Points


class Replace(Term, frozen=True, kw_only=True, tag_field="kind", tag="replace"):
    """A model gives one thing for others: one model of the unit, any of them, or once for each copy. ME-DATA-15."""

    subject: ProfileName
    removes: ItemName
    limit: Literal["one", "any", "each"]
    choices: tuple[Choice, ...]


class AddOneOf(Term, frozen=True, kw_only=True, tag_field="kind", tag="addOneOf"):
    """The models of a profile take one thing of a list. ME-DATA-15."""

    subject: ProfileName
    choices: tuple[Choice, ...]

    @property
    def limit(self) -> int:
        """How many may be picked."""
        return 1


class WeaponCount(Term, frozen=True):
    """Fewer picks for a model that has so many weapons. ME-FOR-16."""

    weapons: Positive
    limit: Count


class AddUpTo(Term, frozen=True, kw_only=True, tag_field="kind", tag="addUpTo"):
    """The models of a profile take up to so many things of a list. ME-DATA-15."""

    subject: ProfileName
    limit: Positive
    choices: tuple[Choice, ...]
    conditions: tuple[WeaponCount, ...] = ()


class UnitUpgrade(Term, frozen=True, kw_only=True, tag_field="kind", tag="unitUpgrade"):
    """Every model of the unit gets something once, or exchanges an ability or a label. ME-DATA-15."""

    choices: tuple[Choice, ...]


AnyOption: TypeAlias = AddModels | Replace | AddOneOf | AddUpTo | UnitUpgrade


class UnitEntry(Term, frozen=True, kw_only=True):
    """A unit that a force may take. ME-FOR-7, ME-DATA-2."""

    title: EntryTitle
    unit_type: UnitType
    faction: str
    points: Annotated[int, msgspec.Meta(ge=0, le=300)]
    profiles: tuple[ModelProfile, ...]
    size: Size
    max_size: Positive
    equipment: tuple[Equipment, ...]
    abilities: tuple[AnyAbility, ...]
    weapons: tuple[WeaponProfile, ...]
    options: tuple[AnyOption, ...]
    designators: tuple[Designator, ...]
    summary: dict[str, str]
    multi_unit: tuple[Positive, Positive] = (1, 1)
    add_on_to: tuple[EntryTitle, ...] = ()
    within_max_size: bool = True
    per_unit: Positive = 1
    damaged: tuple[Damaged, ...] = ()
    additional_units: dict[UnitType, tuple[Count, Count]] = {}
    official: bool = False
    """Whether the numbers are those of the publisher, and not stand-ins."""

    def profile(self, name: ProfileName) -> ModelProfile:
        """The kind of model of that name."""
        return next(profile for profile in self.profiles if profile.name == name)

    def weapon(self, name: str) -> Weapon | None:
        """The weapon of that name with all its modes, if there is one."""
        modes = tuple(weapon for weapon in self.weapons if weapon.name == name)
        return Weapon(WeaponName(name), modes) if modes else None


class FactionObjective(Term, frozen=True, kw_only=True):
    """What a faction scores for besides the mission. ME-DEP-7, ME-DATA-9."""

    id: str
    name: Names
    scoring: AnyScoring


class Faction(Term, frozen=True, kw_only=True):
    """A faction file: its units, and what they share. ME-FOR-5, ME-DATA-5 to ME-DATA-8."""

    id: str
    name: Names
    entries: tuple[UnitEntry, ...]
    weapons: tuple[WeaponProfile, ...] = ()
    """Weapons of several entries; reading the file puts them into those that name them."""
    objectives: tuple[FactionObjective, ...] = ()
    names: dict[str, dict[str, str]] = {}
    """Other languages for the English names of units, models, weapons, modes and labels."""

    def entry(self, title: str) -> UnitEntry | None:
        """The unit of that title, if there is one."""
        return next((entry for entry in self.entries if entry.title == title), None)

    def called(self, name: str) -> Names:
        """A name of this faction in every language that has it."""
        return {"en": name, **self.names[name]} if name in self.names else name


class MusteredModel(msgspec.Struct, frozen=True):
    """A model as it enters play, its options taken. ME-FOR-8."""

    profile: ModelProfile
    weapons: tuple[Weapon, ...]
    """Each copy by itself, in the order of its equipment."""
    abilities: tuple[AnyAbility, ...]
    designators: frozenset[Designator]
    """Its own and those of the unit. ME-DES-2"""
    damaged: tuple[Damaged, ...]
    is_add_on: bool


class MusteredUnit(msgspec.Struct, frozen=True):
    """A unit of a force as it enters play. ME-FOR-1, ME-FOR-13."""

    entry: UnitEntry
    name: Names
    models: tuple[MusteredModel, ...]
    leader: int | None
    """The model that leads by its entry or as an add-on; none: the owner picks. ME-UNI-4, ME-FOR-14"""
    points: int
    detachment: int
    selection: int
    own_name: bool = False
    """Whether the roster names it; otherwise it is numbered among its like. ME-FOR-17"""

    @property
    def designators(self) -> frozenset[Designator]:
        """The labels of which at least one model has each. ME-DES-1."""
        return frozenset().union(*(model.designators for model in self.models))


class Force(msgspec.Struct, frozen=True):
    """A roster made into units, in the order of the roster. ME-FOR-4."""

    name: str
    faction: str
    units: tuple[MusteredUnit, ...]
    points: int


class Chosen(Term, frozen=True, kw_only=True):
    """An option taken by a unit of a roster. ME-FOR-17."""

    choice: Slug
    count: Positive = 1
    profile: Slug | None = None


class RosterUnit(Term, frozen=True, kw_only=True):
    """A unit of a roster. ME-FOR-17."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | None = None
    options: tuple[Chosen, ...] = ()
    add_ons: tuple[EntryTitle, ...] = ()
    points: int | None = None


class Selection(Term, frozen=True, kw_only=True):
    """An entry taken in a detachment: one unit, or several at once. ME-FOR-13, ME-FOR-17."""

    entry: EntryTitle
    units: Annotated[tuple[RosterUnit, ...], msgspec.Meta(min_length=1, max_length=99)]


Detachment: TypeAlias = Annotated[tuple[Selection, ...], msgspec.Meta(min_length=1, max_length=99)]


class Roster(Term, frozen=True, kw_only=True):
    """A roster file. ME-FOR-4, ME-FOR-17."""

    format: Literal["edgewise-me-roster/1"]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    faction: str
    limit: Annotated[int, msgspec.Meta(ge=30, le=300)]
    detachments: Annotated[tuple[Detachment, ...], msgspec.Meta(min_length=1, max_length=99)]
    total: int | None = None
