"""The units that come with the game are those of the ledger. ME-DATA-3 to ME-DATA-9, ME-DATA-17, ME-FOR-16."""

from __future__ import annotations

import re

import msgspec
import pytest

from edgewise.core.languages import LANGUAGES
from edgewise.games.maelstrom.profiles import AddModels, Damaged, MaxWeapons, ModelProfile, UnitEntry, WeaponProfile
from edgewise.games.maelstrom.slugs import lines, titled
from tests.games.maelstrom.content import FACTIONS, SECTIONS, entry, table
from tests.support.rules import rule

TYPES = {
    "aoe": "AoE",
    "grenade": "Grenade",
    "heavy": "Heavy",
    "superheavy": "Superheavy",
    "hitAndRun": "Hit & Run",
    "melee": "Melee",
    "pistol": "Pistol",
    "shortRanged": "Short Ranged",
}
UNITS = [(faction, row) for faction, rule in SECTIONS.items() for row in table(rule, "Unit", "Size")]
MODELS = [(faction, row) for faction, rule in SECTIONS.items() for row in table(rule, "Model", "MV")]
MODELS.append(("artarian", table("ME-FOR-16", "Model", "MV")[0]))
WEAPONS = [(faction, row) for faction, rule in SECTIONS.items() for row in table(rule, "Weapon")]
WEAPONS = [(f, row) for f, row in WEAPONS if not row["Weapon"].startswith("(")]
WEAPONS += [("artarian", row) for row in table("ME-FOR-16", "Weapon")]
BANDS = [(f, row) for f, rule in SECTIONS.items() for row in table(rule, "Model", "Damaged")]


def printed_profile(profile: ModelProfile) -> list[str]:
    wp = "-" if profile.wp == "-" else f"{profile.wp}+"
    numbers = (profile.mv, profile.evs, profile.skl, profile.av, profile.cqa, profile.fortitude)
    return [*map(str, numbers), wp, profile.model_type.title()]


def printed_shots(weapon: WeaponProfile) -> str:
    sho = weapon.sho
    if sho.fixed is not None:
        return str(sho.fixed)
    if sho.aoe is not None:
        return f"{sho.bonus}+{sho.aoe}" if sho.bonus else sho.aoe
    return f"{sho.cqa_mod:+}" if sho.cqa_mod else "CQA"


def printed_weapon(weapon: WeaponProfile) -> list[str]:
    rng = f'{weapon.rng}"' if isinstance(weapon.rng, int) else weapon.rng
    sup = "-" if weapon.sup == "-" else f"{weapon.sup}+"
    types = ", ".join(TYPES[name] for name in weapon.types)
    return [rng, printed_shots(weapon), str(weapon.pen), str(weapon.dam), sup, types, ", ".join(weapon.abilities)]


def printed_band(band: Damaged) -> str:
    effects = [
        f"at most {e.n} weapon{'s' if e.n > 1 else ''}"
        if isinstance(e, MaxWeapons)
        else f"{e.characteristic.upper()} {e.n}"
        for e in band.effects
    ]
    return f"FOR {band.for_min}-{band.for_max}: {', '.join(effects)}"


@rule("ME-DATA-5", "ME-DATA-6", "ME-DATA-7", "ME-DATA-8", "ME-FOR-6", "ME-FOR-7")
@pytest.mark.parametrize(("faction", "row"), UNITS, ids=[row["Unit"] for _, row in UNITS])
def test_a_unit_is_the_one_of_the_ledger(faction: str, row: dict[str, str]) -> None:
    unit = FACTIONS[faction].entry(row["Unit"])
    assert unit is not None
    kind = "Add-on" if unit.unit_type == "addOn" else unit.unit_type.title()
    abilities = "; ".join(titled(ability) for ability in unit.abilities) or "none"
    permits = ", ".join(f"{low}-{high} {kind}" for kind, (low, high) in unit.additional_units.items()) or "none"
    assert [kind, str(unit.points), abilities, permits] == [
        row["Unit type"],
        row["Points"],
        row["Abilities"],
        row["Additional units"],
    ]
    carried = {item.lower().removesuffix("s") for e in unit.equipment for item in e.items}
    assert all(item in row["Equipment"].lower() for item in carried)
    labels = row["Designators"]
    assert labels.startswith("none") if not unit.designators else labels == ", ".join(unit.designators)
    assert ("1-2 units per selection" in row["Size"]) == (unit.multi_unit == (1, 2))
    assert ("(pick a leader)" in row["Size"]) == (unit.size.leader is None and sum_of(unit) > 1)
    if match := re.search(r"\d ([\w ]+) \(leader\)", row["Size"]):
        assert unit.size.leader == match[1]
    assert [int(n) for n in re.findall(r"(\d+) [A-Z]", row["Size"])] == [p.count for p in unit.size.models]


def sum_of(unit: UnitEntry) -> int:
    return sum(placed.count for placed in unit.size.models)


@rule("ME-DATA-5", "ME-DATA-6", "ME-DATA-7", "ME-DATA-8", "ME-FOR-16", "ME-PRO-1")
@pytest.mark.parametrize(("faction", "row"), MODELS, ids=[row["Model"] for _, row in MODELS])
def test_a_model_is_the_one_of_the_ledger(faction: str, row: dict[str, str]) -> None:
    found = [p for unit in FACTIONS[faction].entries for p in unit.profiles if p.name == row["Model"]]
    kind, labels = re.fullmatch(r"(\w+)(?: \((.*)\))?", row.get("Model type") or row["Type"]).groups()  # type: ignore[union-attr]
    numbers = [re.sub(r"\(.*\)", "", row[head]) for head in ("MV", "EVS", "SKL", "AV", "CQA", "FOR", "WP")]
    assert found
    for profile in found:
        assert printed_profile(profile) == [*numbers, kind]
        assert ", ".join(profile.model_designators) == (labels or "")


@rule("ME-DATA-5", "ME-DATA-6", "ME-DATA-7", "ME-DATA-8", "ME-FOR-16", "ME-WPN-1", "ME-WPN-2")
@pytest.mark.parametrize(("faction", "row"), WEAPONS, ids=[row["Weapon"] for _, row in WEAPONS])
def test_a_weapon_is_the_one_of_the_ledger(faction: str, row: dict[str, str]) -> None:
    profiles = {w for unit in FACTIONS[faction].entries for w in unit.weapons}
    named = {f"{w.name} ({w.mode})" if w.mode else str(w.name): w for w in profiles}
    assert printed_weapon(named[row["Weapon"]]) == list(row.values())[1:]


@rule("ME-DATA-5", "ME-DATA-6", "ME-DATA-7", "ME-DATA-8", "ME-PRO-3")
@pytest.mark.parametrize(("faction", "row"), BANDS, ids=[row["Model"] for _, row in BANDS])
def test_damaged_bands_are_those_of_the_ledger(faction: str, row: dict[str, str]) -> None:
    units = [u for u in FACTIONS[faction].entries if any(p.name == row["Model"] for p in u.profiles)]
    assert ["; ".join(printed_band(band) for band in unit.damaged) for unit in units] == [row["Damaged"]]


@rule("ME-DATA-17", "ME-FOR-17")
def test_the_choices_of_every_entry_are_called_as_the_ledger_says() -> None:
    listed = {row["Entry"]: row["Choices"] for row in table("ME-DATA-17", "Entry")}
    prime = listed["Militus Warrior Prime"].split(", ")
    listed["Militus Warrior"] = ", ".join([*(c for c in prime if c.startswith("swap")), *prime[6:11]])
    found = {
        str(unit.title): ", ".join(line.slug for line in lines(unit))
        for faction in FACTIONS.values()
        for unit in faction.entries
        if unit.options
    }
    assert found == listed


@rule("ME-FOR-15", "ME-DATA-15")
def test_the_greatest_size_counts_options_that_add_models() -> None:
    assert entry("Broken Rabble").max_size == 6
    for faction in FACTIONS.values():
        for unit in faction.entries:
            added = sum(option.limit for option in unit.options if isinstance(option, AddModels))
            assert unit.max_size == sum_of(unit) + added


@rule("ME-DATA-3")
def test_the_facts_of_the_books_examples_are_kept() -> None:
    troopers, drones = entry("Karist Troopers"), entry("Spider Drones")
    assert all((p.evs, p.av, p.fortitude) == (4, 3, 1) for p in troopers.profiles)
    assert troopers.weapon("Ripper Energy Grenade Launcher") and troopers.weapon("Pulse Carbine")
    assert max(p.skl for p in drones.profiles) == 2
    assert (drones.size.leader, drones.profile(drones.profiles[0].name).wp) == ("Apprentice Handler", 4)
    assert dict(entry("Kaddar Nova").additional_units) == {
        "core": (1, 4),
        "hammer": (0, 2),
        "vanguard": (0, 2),
        "anvil": (0, 2),
    }
    assert entry("Shadow Walker").multi_unit == (1, 2)


@rule("ME-DATA-9")
def test_each_faction_has_the_two_objectives_of_the_ledger() -> None:
    names = {str(f.name["en"] if isinstance(f.name, dict) else f.name): f for f in FACTIONS.values()}
    rows = table("ME-DATA-9", "Faction", "Objective")
    for name, faction in names.items():
        listed = [row["Objective"] for row in rows if row["Faction"] == name]
        assert listed == [o.name["en"] if isinstance(o.name, dict) else o.name for o in faction.objectives]


@rule("ME-DATA-1")
def test_only_the_printed_unit_counts_as_official() -> None:
    official = [unit.title for faction in FACTIONS.values() for unit in faction.entries if unit.official]
    assert official == ["Militus Warrior Prime"]


def test_every_name_is_given_in_all_languages() -> None:
    for faction in FACTIONS.values():
        for name in faction.names:
            assert msgspec.convert(faction.called(name), dict[str, str]).keys() == set(LANGUAGES)
