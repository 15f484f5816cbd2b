"""Rosters: read from files, everything wrong with them told, mustered into units. ME-FOR-1 to ME-FOR-18."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
import yaml

from edgewise import catalog
from edgewise.content import ContentError
from edgewise.core.languages import LANGUAGES
from edgewise.core.refusal import BadInput, in_words
from edgewise.games.maelstrom.abilities import Field, FragGrenades
from edgewise.games.maelstrom.briefing import load_detachment_rules
from edgewise.games.maelstrom.failures import Failure
from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.profiles import MusteredUnit, Roster
from edgewise.games.maelstrom.rosters import check_roster, load_roster, read_roster, roster_points
from tests.games.maelstrom.content import FACTIONS, entry, table, texts
from tests.support.rules import rule

SAY = catalog.speaker().say
LAUNCHER = "swap-pulse-carbine-for-ripper-energy-grenade-launcher"
RULES = load_detachment_rules(texts("detachments")["standard.yaml"], "standard.yaml")
ROSTER_TEXTS = texts("rosters")
ROSTERS: dict[str, Roster] = {file.removesuffix(".yaml"): load_roster(t, file) for file, t in ROSTER_TEXTS.items()}
LIMITS = {60: "ME-DATA-14", 90: "ME-DATA-13", 120: "ME-DATA-10"}
NOVA = {"entry": "Kaddar Nova", "units": [{}]}
Record = dict[str, Any]


def unit(*choices: str, add_ons: tuple[str, ...] = (), **more: Any) -> Record:
    """A unit of a roster; a choice may be followed by how often it is taken."""
    options = [{"choice": c.split()[0], "count": int(c.split()[1]) if " " in c else 1} for c in choices]
    return {"options": options, "addOns": list(add_ons), **more}


def taken(title: str, *units: Record) -> Record:
    """A selection: a plain unit where none is given."""
    return {"entry": title, "units": list(units or (unit(),))}


def roster(*detachments: list[Record], faction: str = "karist", limit: int = 300, **more: Any) -> Roster:
    data = {"format": "edgewise-me-roster/1", "name": "Mine", "faction": faction, "limit": limit, **more}
    return read_roster({**data, "detachments": list(detachments)})


def wrong(*detachments: list[Record], game: int | None = None, **more: Any) -> list[Failure]:
    return check_roster(roster(*detachments, **more), FACTIONS, RULES, game)


def told(failures: list[Failure]) -> list[tuple[str, str, Any, Any]]:
    return [(f.test, f.rule, f.found, f.wanted) for f in failures]


def led(*others: Record) -> list[Record]:
    """A detachment under a Kaddar Nova, with the core unit that it demands."""
    return [NOVA, taken("Karist Troopers"), *others]


def only(selection: Record, *others: Record) -> MusteredUnit:
    """The first unit of a selection in a small force that nothing is wrong with."""
    whole = roster([NOVA, selection, *others])
    assert check_roster(whole, FACTIONS, RULES) == []
    return muster(whole, FACTIONS).units[1]


def carried(found: MusteredUnit) -> list[list[str]]:
    return [[weapon.name for weapon in model.weapons] for model in found.models]


@rule("ME-FOR-1", "ME-FOR-2", "ME-FOR-4", "ME-DATA-10", "ME-DATA-13", "ME-DATA-14")
@pytest.mark.parametrize("name", ROSTERS)
def test_a_starter_roster_is_legal_and_the_one_of_the_ledger(name: str) -> None:
    found = ROSTERS[name]
    assert check_roster(found, FACTIONS, RULES) == []
    faction = FACTIONS[found.faction]
    rows = [r for r in table(LIMITS[found.limit], "Faction", "Detachment") if r["Faction"] in str(faction.name)]
    selections = [(str(d), s) for d, detachment in enumerate(found.detachments, 1) for s in detachment]
    assert [(d, s.entry) for d, s in selections] == [(row["Detachment"], row["Unit"]) for row in rows]
    for (_, selection), row in zip(selections, rows, strict=True):
        assert sum(one.points or 0 for one in selection.units) == int(row["Points"])
        more = sum(c.count for one in selection.units for c in one.options if c.choice.startswith("more"))
        assert more == sum(int(n) for n in re.findall(r"\+(\d)", row["Options"]))
    assert found.total == roster_points(found, FACTIONS) == sum(int(row["Points"]) for row in rows)


def test_each_faction_has_a_starter_roster_of_each_size() -> None:
    assert sorted(ROSTERS) == sorted(f"{faction}-{limit}" for faction in FACTIONS for limit in LIMITS)


@rule("ME-FOR-2", "ME-FOR-18")
def test_a_point_above_the_limit_of_the_game_is_too_much() -> None:
    assert told(wrong(led(), limit=30)) == []
    assert told(check_roster(ROSTERS["karist-60"], FACTIONS, RULES, 59)) == [("points", "ME-FOR-2", 60, 59)]
    assert check_roster(ROSTERS["karist-60"], FACTIONS, RULES, 60) == []


@rule("ME-FOR-3")
@pytest.mark.parametrize("limit", [29, 301])
def test_limits_run_from_30_to_300_points(limit: int) -> None:
    with pytest.raises(BadInput):
        roster(led(), limit=limit)


@rule("ME-FOR-5", "ME-FOR-18")
def test_a_unit_of_another_faction_is_reported_once_and_alone() -> None:
    found = wrong(led(taken("Epirian Contractors")))
    assert told(found) == [("faction", "ME-FOR-5", "epirian", "karist")]
    foreign = taken("Karist Troopers", unit(add_ons=("Field Technician",)))
    assert told(wrong([NOVA, foreign])) == [("faction", "ME-FOR-5", "epirian", "karist")]


@rule("ME-FOR-10")
def test_a_detachment_opens_with_a_command_unit() -> None:
    assert told(wrong([taken("Karist Troopers"), NOVA])) == [("opening", "ME-FOR-10", "core", "command")]


@rule("ME-FOR-10")
def test_a_detachment_has_at_most_eight_selections() -> None:
    eight = [NOVA, *[taken("Karist Troopers")] * 4, *[taken("Praetorians")] * 2, taken("Shadow Walker", unit(), unit())]
    assert wrong(eight) == []
    nine = [*eight, taken("Cybel Angel")]
    assert told(wrong(nine)) == [("eight", "ME-FOR-10", 9, 8)]


@rule("ME-FOR-10")
@pytest.mark.parametrize("title", ["Praetorians", "Shadow Walker", "Cybel Angel"])
def test_no_type_outnumbers_the_core_units(title: str) -> None:
    assert wrong(led(taken(title))) == []
    assert told(wrong(led(taken(title), taken(title)))) == [("balance", "ME-FOR-10", 2, 1)]


@rule("ME-FOR-11")
def test_every_unit_but_the_first_command_unit_needs_a_permit() -> None:
    core = [taken("Karist Troopers")] * 4
    assert told(wrong([NOVA, *core, taken("Angel Keeper")])) == [("permits", "ME-FOR-11", 2, 1)]
    assert told(wrong([NOVA, *core, taken("Karist Troopers")])) == [("permits", "ME-FOR-11", 5, 4)]


@rule("ME-FOR-11", "ME-FOR-12")
def test_lists_of_several_entries_add_up() -> None:
    chieftain, warden, rabble = taken("Forsaken Chieftain"), taken("Gang Warden"), taken("Broken Rabble")
    assert wrong([chieftain, warden, rabble, rabble], faction="broken") == []
    assert wrong([chieftain, warden, *[rabble] * 6], faction="broken") == []
    found = wrong([chieftain, warden, rabble], faction="broken")
    assert told(found)[-1] == ("demands", "ME-FOR-11", 1, 2)
    assert found[-1].unit == "Forsaken Chieftain, Gang Warden"
    assert found[-1].rules == ("ME-FOR-11", "ME-FOR-12")


@rule("ME-FOR-9", "ME-FOR-18")
def test_each_detachment_is_judged_by_itself() -> None:
    found = wrong(led(), [taken("Angel Keeper")])
    assert [(f.test, f.detachment) for f in found] == [("balance", 2), ("demands", 2)]


@rule("ME-FOR-13")
def test_a_selection_has_as_many_units_as_its_entry_allows_and_counts_once() -> None:
    walkers = taken("Shadow Walker", unit(), unit())
    assert wrong(led(walkers)) == []
    assert len(muster(roster(led(walkers)), FACTIONS).units) == 4
    assert roster_points(roster(led(walkers)), FACTIONS) == 12 + 9 + 16
    assert told(wrong(led(taken("Shadow Walker", unit(), unit(), unit())))) == [("units", "ME-FOR-13", 3, "1-2")]
    assert told(wrong([NOVA, taken("Karist Troopers", unit(), unit())])) == [("units", "ME-FOR-13", 2, 1)]


@rule("ME-FOR-14", "ME-FOR-15")
def test_an_add_on_only_enters_units_that_its_entry_names() -> None:
    assert wrong([NOVA, taken("Karist Troopers", unit(add_ons=("Censer Bearer",)))]) == []
    found = wrong(led(taken("Praetorians", unit(add_ons=("Censer Bearer",)))))
    assert told(found) == [("addOn", "ME-FOR-14", "Censer Bearer", "Praetorians")]


@rule("ME-FOR-14")
def test_an_add_on_is_never_a_selection_of_its_own() -> None:
    assert told(wrong(led(taken("Censer Bearer")))) == [("addOn", "ME-FOR-14", "Censer Bearer", None)]


@rule("ME-FOR-15")
def test_a_unit_takes_one_model_of_one_kind_of_add_on_within_its_greatest_size() -> None:
    two = unit("more-trooper", add_ons=("Censer Bearer", "Censer Bearer"))
    assert told(wrong([NOVA, taken("Karist Troopers", two)])) == [
        ("addOn", "ME-FOR-15", 2, 1),
        ("addOn", "ME-FOR-15", 7, 6),
    ]
    full = unit("more-trooper 2", add_ons=("Censer Bearer",))
    assert told(wrong([NOVA, taken("Karist Troopers", full)])) == [("addOn", "ME-FOR-15", 7, 6)]


@rule("ME-FOR-15", "ME-FOR-18")
def test_all_that_is_wrong_with_an_add_on_is_reported_in_order() -> None:
    drones = unit("more-spider-drone 2", add_ons=("Field Technician", "Field Technician", "Vault Sentinels"))
    found = wrong([taken("Foundation Overseer"), taken("Spider Drones", drones)], faction="epirian")
    assert told(found) == [
        ("addOn", "ME-FOR-14", "Vault Sentinels", "Spider Drones"),
        ("addOn", "ME-FOR-15", 2, 1),
        ("addOn", "ME-FOR-15", 2, 1),
        ("addOn", "ME-FOR-15", 10, 6),
    ]


@rule("ME-FOR-8", "ME-FOR-18")
def test_what_nobody_has_is_unknown_and_takes_no_part_in_other_tests() -> None:
    found = wrong([taken("Kadar Nova"), NOVA, taken("Karist Troopers", unit("more-troopers", add_ons=("Censer",)))])
    assert [(f.test, f.found) for f in found] == [
        ("entry", "Kadar Nova"),
        ("entry", "Censer"),
        ("entry", "more-troopers"),
    ]
    # Opening is not judged in a detachment that begins with an unknown entry.
    assert [f.test for f in wrong([taken("Nobody"), taken("Karist Troopers")])] == [
        "entry",
        "permits",
        "commander",
    ]


@rule("ME-FOR-8", "ME-DATA-15")
@pytest.mark.parametrize(
    ("choices", "found", "wanted"),
    [
        (("more-trooper 3",), 3, 2),
        (("more-trooper", "more-trooper 2"), 3, 2),
        (("swap-pulse-carbine-for-ripper-energy-grenade-launcher 2",), 2, 1),
        (("add-frag-grenades", "add-frag-grenades"), 2, 1),
    ],
)
def test_an_option_above_its_limit_is_refused(choices: tuple[str, ...], found: int, wanted: int) -> None:
    failures = wrong([NOVA, taken("Karist Troopers", unit(*choices))])
    assert told(failures) == [("options", "ME-FOR-8", found, wanted)]
    assert failures[0].rules == ("ME-FOR-8", "ME-DATA-15") and failures[0].unit == "Karist Troopers 1"


@rule("ME-FOR-8", "ME-DATA-15")
def test_gear_that_is_no_longer_there_cannot_be_swapped() -> None:
    rifles = unit(
        "swap-scrap-rifle-for-salvaged-pistol-and-hook-blade 4",
        "swap-scrap-rifle-for-glue-rifle",
        add_ons=("Loudmouth",),
    )
    found = wrong([taken("Gang Warden"), taken("Broken Rabble", rifles)], faction="broken")
    assert told(found) == [("options", "ME-FOR-8", 1, 0)]
    five = unit("swap-scrap-rifle-for-salvaged-pistol-and-hook-blade 5")
    found = wrong([taken("Gang Warden"), taken("Broken Rabble", five)], faction="broken")
    assert told(found) == [("options", "ME-FOR-8", 5, 4)]


def prime(*choices: str) -> list[Failure]:
    return wrong([taken("Militus Warrior Prime", unit(*choices)), taken("Line Cohort")], faction="artarian")


@rule("ME-FOR-16", "ME-DATA-15")
def test_the_prime_swaps_each_of_its_two_rifles_once() -> None:
    assert prime("swap-incursion-rifle-for-arc-splitter 2") == []
    assert prime("swap-incursion-rifle-for-arc-splitter", "swap-incursion-rifle-for-combat-gauntlet") == []
    assert told(prime("swap-incursion-rifle-for-arc-splitter 3")) == [("options", "ME-FOR-8", 3, 2)]


@rule("ME-FOR-16")
def test_a_third_weapon_leaves_room_for_one_item_but_the_generator_is_no_weapon() -> None:
    two = ("add-vent-system", "add-target-tracker")
    assert prime(*two) == []
    assert prime("add-vent-system 2") == []
    assert prime("add-loricran-field-generator", *two) == []
    assert told(prime("add-arc-splitter", *two)) == [("options", "ME-FOR-8", 2, 1)]
    assert prime("add-arc-splitter", "add-vent-system") == []
    assert told(prime("add-arc-splitter", "add-incursion-blaster")) == [("options", "ME-FOR-8", 2, 1)]
    assert told(prime("add-prime-array 2")) == [("options", "ME-FOR-8", 2, 1)]
    assert told(prime("add-vent-system 3")) == [("options", "ME-FOR-8", 3, 2)]


@rule("ME-FOR-16")
def test_the_prime_costs_what_its_options_add_and_take() -> None:
    options = unit("swap-incursion-rifle-for-combat-gauntlet-with-reflex-shield", "add-conflagration-launcher")
    whole = roster([taken("Militus Warrior Prime", options), taken("Line Cohort")], faction="artarian")
    assert roster_points(whole, FACTIONS) == 18 - 2 + 6 + 9


@rule("ME-DEP-7", "ME-FOR-18")
def test_a_force_has_a_commander_in_a_command_unit() -> None:
    found = wrong([taken("Broken Rabble", unit(add_ons=("Loudmouth",)))], faction="broken")
    assert [f.test for f in found] == ["opening", "permits", "commander"]


@rule("ME-FOR-18")
def test_everything_that_is_wrong_is_reported_test_by_test() -> None:
    found = wrong(
        [taken("Karist Troopers", unit("more-trooper 3")), taken("Praetorians"), taken("Praetorians")],
        [taken("Cybel Angel"), taken("Hunter Warmech")],
        game=30,
    )
    assert [(f.test, f.detachment) for f in found] == [
        ("faction", 2),
        ("options", 1),
        ("opening", 1),
        ("opening", 2),
        ("balance", 1),
        ("balance", 2),
        ("permits", 1),
        ("permits", 1),
        ("permits", 2),
        ("commander", None),
        ("points", None),
    ]


@rule("ME-FOR-17", "ME-FOR-18")
def test_a_stated_figure_that_differs_is_a_fault_of_form_and_ends_the_tests() -> None:
    found = wrong(led(taken("Praetorians", unit(points=11)), taken("Praetorians")))
    assert told(found) == [("form", "ME-FOR-17", 11, 10)]
    assert told(wrong(led(), total=22)) == [("form", "ME-FOR-17", 22, 21)]
    assert wrong(led(), total=21) == []


@rule("ME-FOR-17")
def test_a_roster_of_no_known_faction_is_refused() -> None:
    assert told(wrong(led(), faction="karists"))[0][:3] == ("form", "ME-FOR-17", "karists")


@rule("ME-FOR-17")
@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": "edgewise-me-roster/2"}, "format"),
        ({"name": ""}, "name"),
        ({"name": "x" * 61}, "name"),
        ({"detachments": []}, "detachments"),
        ({"detachments": [[]]}, "detachments"),
        ({"commander": "Kaddar Nova"}, "commander"),
        ({"detachments": [[{"entry": "Kaddar Nova", "units": []}]]}, "units"),
        ({"detachments": [[{"entry": "Kaddar Nova", "units": [{"options": [{"choice": "a", "count": 0}]}]}]]}, "count"),
    ],
)
def test_a_file_that_is_no_roster_is_refused_with_its_field(change: Record, field: str) -> None:
    record = msgspec.to_builtins(ROSTERS["karist-60"]) | change
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_roster(yaml.safe_dump(record, sort_keys=False), "mine.yaml")
    assert field in caught.value.problems[0].field
    assert (caught.value.problems[0].rule, caught.value.problems[0].file) == ("ME-FOR-17", "mine.yaml")
    with pytest.raises(BadInput):
        read_roster(record)


@rule("ME-FOR-17")
def test_a_roster_is_a_json_file_too() -> None:
    text = msgspec.json.encode(ROSTERS["epirian-90"]).decode()
    assert load_roster(text, "mine.json") == ROSTERS["epirian-90"]


@rule("ME-FOR-17", "ME-DATA-15")
def test_the_order_of_options_has_no_effect() -> None:
    one = unit("add-frag-grenades", LAUNCHER, "more-trooper 2")
    other = unit("more-trooper", "more-trooper", LAUNCHER, "add-frag-grenades")
    assert only(taken("Karist Troopers", one)).models == only(taken("Karist Troopers", other)).models


@rule("ME-DATA-15", "ME-FOR-8")
def test_added_models_have_the_starting_equipment_and_one_swap_changes_one_model() -> None:
    found = only(taken("Karist Troopers", unit("more-trooper", LAUNCHER)))
    launcher, carbine = ["Ripper Energy Grenade Launcher"], ["Pulse Carbine"]
    assert carried(found) == [carbine, launcher, carbine, carbine, carbine]
    assert (found.points, found.leader) == (13, 0)


@rule("ME-DATA-15", "ME-FOR-14")
def test_an_upgrade_of_the_unit_is_for_every_model_and_the_add_on_too() -> None:
    found = only(taken("Karist Troopers", unit("more-trooper", "add-frag-grenades", add_ons=("Censer Bearer",))))
    assert [model.is_add_on for model in found.models] == [False] * 5 + [True]
    assert all(any(isinstance(a, FragGrenades) for a in model.abilities) for model in found.models)
    assert found.points == 9 + 2 + 1 + 4


@rule("ME-DATA-15")
def test_burn_bottles_go_to_every_model_besides_what_it_carries() -> None:
    options = unit("add-burn-bottles", add_ons=("Loudmouth",))
    whole = roster([taken("Gang Warden"), taken("Broken Rabble", options)], faction="broken")
    found = muster(whole, FACTIONS).units[1]
    assert all(weapons[-1] == "Burn Bottle" for weapons in carried(found))
    assert carried(found)[-1] == ["Salvaged Pistol", "Hook Blade", "Burn Bottle"]


@rule("ME-FOR-14")
def test_an_add_on_with_squad_leader_leads_the_unit() -> None:
    options = unit(add_ons=("Loudmouth",))
    whole = roster([taken("Gang Warden"), taken("Broken Rabble", options), taken("Broken Rabble")], faction="broken")
    units = muster(whole, FACTIONS).units
    assert [u.leader for u in units] == [0, 4, None]


@rule("ME-DATA-15")
def test_an_ability_or_a_label_may_become_another() -> None:
    nova = muster(roster([taken("Kaddar Nova", unit("become-field-2")), taken("Karist Troopers")]), FACTIONS).units[0]
    assert [a.value for a in nova.models[0].abilities if isinstance(a, Field)] == [2]
    assert nova.points == 15
    truck = taken("Contractor Truck", unit("become-open-transport"))
    whole = roster([taken("Foundation Overseer"), taken("Spider Drones"), truck], faction="epirian")
    found = muster(whole, FACTIONS).units[2]
    assert found.designators == {"Open Transport", "Vehicle"} and found.points == 10


@rule("ME-DES-1", "ME-DES-2", "ME-DES-3")
def test_labels_of_a_model_are_its_own_and_those_of_its_unit() -> None:
    units = muster(ROSTERS["epirian-60"], FACTIONS).units
    drones = next(u for u in units if u.entry.title == "Spider Drones")
    assert [sorted(model.designators) for model in drones.models] == [["Human"], *[["Robot"]] * 4, ["Human"]]
    assert drones.designators == {"Human", "Robot"}


@rule("ME-FOR-17")
def test_units_are_called_by_their_title_and_a_running_number_unless_named() -> None:
    whole = roster([NOVA, taken("Karist Troopers", unit(name="The Lucky")), taken("Karist Troopers")])
    names = [found.name for found in muster(whole, FACTIONS).units]
    assert names[1] == "The Lucky"
    assert names[2] == {"en": "Karist Troopers 2", "de": "Karist-Soldaten 2", "pl": "Żołnierze Karystów 2"}


@rule("ME-FOR-13", "ME-FOR-4")
def test_units_stand_in_the_order_of_the_roster_with_their_detachment_and_selection() -> None:
    units = muster(ROSTERS["karist-120"], FACTIONS).units
    assert [(u.detachment, u.selection) for u in units][-4:] == [(0, 5), (1, 0), (1, 1), (1, 2)]
    assert sum(u.points for u in units) == muster(ROSTERS["karist-120"], FACTIONS).points == 120


def test_what_is_wrong_with_a_roster_is_said_in_every_language() -> None:
    failures = [
        *wrong([taken("Karist Troopers", unit("more-trooper 3")), taken("Praetorians"), taken("Praetorians")], game=30),
        *prime("swap-incursion-rifle-for-arc-splitter 3", "add-arc-splitter", "add-vent-system 2"),
        *wrong(led(taken("Shadow Walker", unit(points=1)))),
        *wrong([taken("Nobody")], faction="karist"),
        *wrong([NOVA], faction="nobody"),
        *wrong([NOVA, taken("Karist Troopers", unit(add_ons=("Censer Bearer",) * 2)), taken("Censer Bearer")]),
    ]
    for failure in failures:
        said = {language: catalog.speaker(language).phrase(failure.words) for language in LANGUAGES}
        assert len(set(said.values())) == 3, said
        assert not any("{" in words or "me-" in words or "  " in words for words in said.values()), said


def test_a_unit_is_called_by_its_name_in_the_language_of_the_reader() -> None:
    (failure,) = wrong([NOVA, taken("Karist Troopers", unit("more-trooper 3"))])
    assert failure.unit == "Karist Troopers 1"
    assert "Karist-Soldaten 1" in catalog.speaker("de").phrase(failure.words)


@rule("ME-FOR-16")
def test_the_printed_sample_entry_is_kept_word_for_word() -> None:
    found = entry("Militus Warrior Prime")
    assert (found.points, found.profiles[0].fortitude, found.profiles[0].wp) == (18, 8, 2)
    assert found.additional_units == {"core": (1, 3), "hammer": (0, 1), "vanguard": (0, 1), "anvil": (0, 1)}
