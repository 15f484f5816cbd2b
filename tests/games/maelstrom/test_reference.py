"""The reference data bring every rule onto the table, and sizes and families are those of the ledger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

import pytest

from edgewise.core.phrase import kebab
from edgewise.games.maelstrom.abilities import (
    AerialInsertion,
    Arc,
    ArcingFire,
    CenserField,
    Command,
    Counter,
    Counterattack,
    DefensiveCountermeasures,
    Disrupt,
    Dodge,
    DynamicMove,
    Field,
    FormShift,
    FragGrenades,
    Holdfast,
    Ignite,
    KillMission,
    Marksman,
    PatchUp,
    Phase,
    PrimeArray,
    RapidDrill,
    ReflexShield,
    Regeneration,
    RousingWords,
    Scatter,
    Scout,
    Seeker,
    SupportMission,
    TargetTracker,
    VentSystem,
    WeaponAbilityName,
)
from edgewise.games.maelstrom.items import ABILITIES, tag_of
from edgewise.games.maelstrom.kinds import Designator
from edgewise.games.maelstrom.library import load_faction
from edgewise.games.maelstrom.muster import mustered
from edgewise.games.maelstrom.profiles import (
    BODIES,
    CHARACTER,
    LARGE,
    SOLO,
    SQUAD_LEADER,
    ModelType,
    MusteredUnit,
    RosterUnit,
    WeaponProfile,
)
from edgewise.games.maelstrom.rosters import read_roster
from edgewise.games.maelstrom.scorings import AnyObjective
from edgewise.games.maelstrom.slugs import lines
from tests.games.maelstrom.content import FACTIONS, SECTIONS, entry, table
from tests.games.maelstrom.test_faction_checks import MINE
from tests.support.rules import rule


def everything(title: str) -> MusteredUnit:
    """A unit with every upgrade and addition once."""
    found = entry(title)
    slugs = [line.slug for line in lines(found) if line.slug.startswith(("add", "more"))]
    data = {"format": "edgewise-me-roster/1", "name": "x", "faction": "karist", "limit": 60}
    units = [{"options": [{"choice": each} for each in slugs]}]
    roster = read_roster({**data, "detachments": [[{"entry": title, "units": units}]]})
    return mustered(found, roster.detachments[0][0].units[0], (), title, (0, 0))


UNITS = {unit.title: everything(unit.title) for faction in FACTIONS.values() for unit in faction.entries}
Has = Callable[[MusteredUnit], bool]


def is_of(*types: ModelType) -> Has:
    return lambda unit: any(model.profile.model_type in types for model in unit.models)


def has(*kinds: type) -> Has:
    return lambda unit: any(isinstance(a, kinds) for model in unit.models for a in model.abilities)


def fires(test: Callable[[WeaponProfile], bool]) -> Has:
    return lambda unit: any(test(profile) for profile in unit.entry.weapons)


def strikes(*kinds: type) -> Has:
    return fires(lambda weapon: any(isinstance(effect, kinds) for effect in weapon.effects))


def labelled(label: Designator) -> Has:
    return lambda unit: label in unit.designators


def commands(value: int) -> Has:
    return lambda unit: any(
        isinstance(a, Command) and a.value == value for model in unit.models for a in model.abilities
    )


# Each row of ME-DATA-12 that tells of content, and what a unit of it has.
BRINGS: dict[str, list[Has]] = {
    "Bike (ME-TYP-3)": [is_of("bike")],
    "Swarm (ME-TYP-4 to ME-TYP-6)": [is_of("swarm")],
    "Behemoth (ME-LRG)": [is_of("behemoth")],
    "Several large models in one unit (ME-LRG-1)": [lambda u: len(u.models) > 1 and u.models[0].profile.is_large],
    "Vehicle, pivots, reverse (ME-VEH)": [is_of("vehicle")],
    "Character, joining (ME-CHR)": [labelled(CHARACTER)],
    "Solo character": [lambda u: {CHARACTER, SOLO} <= u.designators],
    "Solo unit": [labelled(SOLO)],
    "COMMAND (0), (1), (2)": [commands(0), commands(1), commands(2)],
    "Add-on, Squad Leader add-on": [lambda u: u.entry.unit_type == "addOn", labelled(SQUAD_LEADER)],
    "Multi-unit selection": [lambda u: u.entry.multi_unit == (1, 2)],
    "Second command unit in a detachment": [lambda u: "command" in u.entry.additional_units],
    "Damaged bands": [lambda u: bool(u.entry.damaged)],
    'WP "-"': [lambda u: any(model.profile.wp == "-" for model in u.models)],
    "SB, n+SB, LB, n+LB": [
        fires(lambda w: w.sho.aoe == "SB" and not w.sho.bonus),
        fires(lambda w: w.sho.aoe == "SB" and w.sho.bonus > 0),
        fires(lambda w: w.sho.aoe == "LB" and not w.sho.bonus),
        fires(lambda w: w.sho.aoe == "LB" and w.sho.bonus > 0),
    ],
    "Grenade, frag grenades": [fires(lambda w: "grenade" in w.types), has(FragGrenades)],
    "Heavy ranged, heavy melee": [
        fires(lambda w: "heavy" in w.types and not w.is_melee),
        fires(lambda w: "heavy" in w.types and w.is_melee),
    ],
    "Superheavy ranged, superheavy melee (two on one model)": [
        fires(lambda w: "superheavy" in w.types and not w.is_melee),
        lambda u: sum("superheavy" in w.types and w.is_melee for w in u.entry.weapons) == 2,
    ],
    "Hit & Run, area Hit & Run, melee Hit & Run": [
        fires(lambda w: w.rng == "H&R" and not w.sho.aoe),
        fires(lambda w: w.rng == "H&R" and w.sho.aoe is not None),
        fires(lambda w: w.is_melee and "hitAndRun" in w.types),
    ],
    "Short Ranged": [fires(lambda w: "shortRanged" in w.types)],
    "No sight needed (ME-SHO-6)": [strikes(ArcingFire)],
    "Melee SHO CQA, +n, -n": [
        fires(lambda w: w.sho.cqa_mod == 0),
        fires(lambda w: (w.sho.cqa_mod or 0) > 0),
        fires(lambda w: (w.sho.cqa_mod or 0) < 0),
    ],
    "PEN above 6": [fires(lambda w: w.pen > 6)],
    "DAM D3, D6": [fires(lambda w: w.dam == "D3"), fires(lambda w: w.dam == "D6")],
    "FIELD, DODGE, PHASE and the other counters": [
        has(Field, CenserField),
        has(Dodge),
        strikes(Phase),
        strikes(Counter),
    ],
    "ARC, Counterattack, Countermeasures, Reflex Shield, Prime Array, Target Tracker, Vent System": [
        strikes(Arc),
        has(Counterattack),
        has(DefensiveCountermeasures),
        has(ReflexShield),
        has(PrimeArray),
        has(TargetTracker),
        has(VentSystem),
    ],
    "MARKSMAN, SCOUT, DYNAMIC MOVE, AERIAL INSERTION": [
        has(Marksman),
        has(Scout),
        has(DynamicMove, FormShift),
        has(AerialInsertion),
    ],
    "KILL MISSION, SUPPORT MISSION, holding contested markers": [has(KillMission), has(SupportMission), has(Holdfast)],
    "Burn and Extinguish": [strikes(Ignite)],
    "Healing": [has(PatchUp), has(Regeneration)],
    "Free actions, with and without a kind": [has(RapidDrill), has(RousingWords)],
    "Added status action": [has(PatchUp)],
}


@rule("ME-DATA-12")
@pytest.mark.parametrize("row", BRINGS)
def test_every_rule_is_met_by_units_that_the_ledger_names(row: str) -> None:
    assert row in {each["Rule"] for each in table("ME-DATA-12", "Rule")}
    for test in BRINGS[row]:
        assert any(test(unit) for unit in UNITS.values())


@rule("ME-DATA-4")
def test_the_abilities_of_the_ledger_are_those_that_content_may_name() -> None:
    listed = {row["Ability"].partition(" (")[0] for row in table("ME-DATA-4", "Ability")}
    assert listed <= {*ABILITIES, *get_args(WeaponAbilityName)}
    used = {str(tag_of(a)) for unit in UNITS.values() for model in unit.models for a in model.abilities}
    used |= {name for unit in UNITS.values() for weapon in unit.entry.weapons for name in weapon.abilities}
    assert used == {*ABILITIES, *get_args(WeaponAbilityName)}


@rule("ME-DATA-4", "ME-DEF-5", "ME-ABI-6")
def test_a_counter_takes_two_of_one_kind_of_defense() -> None:
    kinds = {"field": Phase(), "dodge": Scatter(), "cover": Seeker()}
    assert {kind: (effect.defense, effect.cost) for kind, effect in kinds.items()} == {k: (k, 2) for k in kinds}
    assert (Ignite().token, Ignite().unblocked, Disrupt().token, Disrupt().unblocked) == (
        "burn",
        True,
        "disruption",
        False,
    )


@rule("ME-SCO-4")
def test_bases_and_bodies_have_the_sizes_of_the_ledger() -> None:
    listed = {}
    for row in table("ME-SCO-4", "Model type"):
        name = row["Model type"].lower().replace("destructible ", "")
        sizes = [row[head].split('"')[0].split()[0] for head in ("Base diameter", "Body height")]
        listed[name] = tuple(round(1000 * float(size)) for size in sizes)
    assert {str(name): sizes for name, sizes in BODIES.items()}.items() <= listed.items()
    assert BODIES.keys() == set(get_args(ModelType))


@rule("ME-SCO-4", "ME-DATA-15")
def test_an_entry_may_override_sizes_but_no_reference_unit_does() -> None:
    for unit in UNITS.values():
        for model in unit.models:
            profile = model.profile
            assert (2 * profile.radius, profile.height) == BODIES[profile.model_type]
    wide = MINE.replace("modelType: infantry", "baseDiameter: 1575, bodyHeight: 1500, modelType: infantry", 1)
    profile = load_faction(wide, "mine.yaml").entries[0].profiles[0]
    assert (profile.radius, profile.height) == (788, 1500)


@rule("ME-UNI-3")
def test_behemoths_vehicles_and_destructible_objectives_are_large() -> None:
    assert {"behemoth", "vehicle", "objective"} == LARGE


@rule("ME-OBJ-9", "ME-OBJ-30")
def test_families_and_markers_of_objectives_are_those_of_the_ledger() -> None:
    listed = {row["Objective"].lower(): row["Family"] for row in table("ME-OBJ-30", "Objective")}
    for kind in get_args(AnyObjective):
        name = kebab(str(kind.__struct_config__.tag)).replace("-", " ")
        family, _, markers = listed.pop(name).partition(", ")
        assert family == kind.FAMILY
        assert (1 if family == "target" else int(markers or 0)) == kind.MARKERS
    assert listed == {}


@rule("ME-DATA-9")
def test_faction_objectives_pay_what_the_ledger_says() -> None:
    rows = {row["Objective"]: row["Scoring"] for row in table("ME-DATA-9", "Objective")}
    for faction in FACTIONS.values():
        for objective in faction.objectives:
            assert isinstance(objective.name, dict)
            text = rows[objective.name["en"]]
            assert re.match(rf"[ECF]: {objective.scoring.points}\b", text)


def test_every_faction_has_its_section_in_the_ledger() -> None:
    assert list(FACTIONS) == list(SECTIONS)
    assert RosterUnit().options == ()
