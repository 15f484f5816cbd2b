"""The worked examples of the ledger that are about rosters."""

from __future__ import annotations

import yaml

from edgewise.games.maelstrom.muster import muster
from edgewise.games.maelstrom.rosters import check_roster, read_roster, roster_points
from tests.games.maelstrom.content import FACTIONS
from tests.games.maelstrom.test_rosters import NOVA, ROSTER_TEXTS, RULES, led, prime, roster, taken, told, unit, wrong
from tests.support.rules import rule

CORE, HAMMER, VANGUARD, ANVIL = map(taken, ("Karist Troopers", "Praetorians", "Shadow Walker", "Cybel Angel"))


@rule("ME-EX-24", "ME-FOR-10", "ME-FOR-11")
def test_a_detachment_grows_with_its_core() -> None:
    assert "demands" in [f.test for f in wrong([NOVA, HAMMER])]
    one_core = [NOVA, CORE, HAMMER, VANGUARD, ANVIL]
    assert wrong(one_core) == []
    for more in (HAMMER, VANGUARD, ANVIL):
        assert told(wrong([*one_core, more])) == [("balance", "ME-FOR-10", 2, 1)]
        assert wrong([*one_core, more, CORE]) == []
    assert wrong(one_core, [taken("Angel Keeper"), CORE]) == []


@rule("ME-EX-25", "ME-FOR-13")
def test_two_shadow_walkers_are_one_selection_and_two_units() -> None:
    force = led(taken("Shadow Walker", unit(), unit()))
    assert wrong(force) == []
    assert sum(each.entry.title == "Shadow Walker" for each in muster(roster(force), FACTIONS).units) == 2


@rule("ME-EX-26", "ME-FOR-15")
def test_an_add_on_stays_within_the_greatest_size() -> None:
    def rabble(more: str) -> list[tuple[str, str, object, object]]:
        squad = taken("Broken Rabble", unit(*([more] if more else []), add_ons=("Loudmouth",)))
        return told(wrong([taken("Gang Warden"), squad], faction="broken"))

    assert rabble("more-rabble 2") == [("addOn", "ME-FOR-15", 7, 6)]
    assert rabble("more-rabble") == []


@rule("ME-EX-70", "ME-FOR-2", "ME-FOR-18")
def test_one_point_too_many_is_one_failure_and_a_wider_limit_mends_it() -> None:
    data = yaml.safe_load(ROSTER_TEXTS["karist-120.yaml"])
    squads = [u for d in data["detachments"] for s in d if s["entry"] == "Karist Troopers" for u in s["units"]]
    squads[2].setdefault("options", []).append({"choice": "add-frag-grenades"})
    for each in (data, *(u for d in data["detachments"] for s in d for u in s["units"])):
        each.pop("points", None)
        each.pop("total", None)
    found = read_roster(data)
    assert told(check_roster(found, FACTIONS, RULES, 120)) == [("points", "ME-FOR-2", 121, 120)]
    assert check_roster(read_roster({**data, "limit": 130}), FACTIONS, RULES, 130) == []


@rule("ME-EX-71", "ME-FOR-10", "ME-FOR-18")
def test_opening_and_balance_fail_together() -> None:
    found = wrong([CORE, NOVA, taken("Vigil Breakers"), HAMMER])
    assert told(found) == [("opening", "ME-FOR-10", "core", "command"), ("balance", "ME-FOR-10", 2, 1)]


@rule("ME-EX-72", "ME-FOR-10", "ME-FOR-11")
def test_two_lists_add_up_to_what_both_ask() -> None:
    chieftain, warden, rabble = map(taken, ("Forsaken Chieftain", "Gang Warden", "Broken Rabble"))
    assert [f.test for f in wrong([chieftain, warden, rabble], faction="broken")] == ["balance", "demands"]
    assert wrong([chieftain, warden, rabble, rabble], faction="broken") == []
    keeper = wrong([NOVA, taken("Angel Keeper"), CORE, CORE])
    assert told(keeper) == [("permits", "ME-FOR-11", 2, 1)]


@rule("ME-EX-73", "ME-FOR-16")
def test_the_options_of_the_sample_entry() -> None:
    assert told(prime("add-incursion-rifle", "add-prime-array", "add-vent-system")) == [("options", "ME-FOR-8", 2, 1)]
    generator = ("add-loricran-field-generator", "add-prime-array", "add-vent-system")
    assert prime(*generator) == []
    assert _cost(*generator) == 18 + 5 + 4 + 3
    shields = ("swap-incursion-rifle-for-combat-gauntlet-with-reflex-shield 2", "add-vent-system 2")
    assert prime(*shields) == []
    assert _cost(*shields) == 18 - 4 + 6
    assert told(prime("add-prime-array 2")) == [("options", "ME-FOR-8", 2, 1)]


def _cost(*choices: str) -> int:
    """The points of a Prime with these choices."""
    return roster_points(roster([taken("Militus Warrior Prime", unit(*choices))], faction="artarian"), FACTIONS)


@rule("ME-EX-104", "ME-FOR-15", "ME-FOR-17", "ME-FOR-18")
def test_foreign_units_doubled_add_ons_and_unknown_choices() -> None:
    assert told(wrong(led(taken("Broken Rabble")))) == [("faction", "ME-FOR-5", "broken", "karist")]
    twice = unit(add_ons=("Censer Bearer", "Censer Bearer"))
    assert told(wrong([NOVA, taken("Karist Troopers", twice)])) == [("addOn", "ME-FOR-15", 2, 1)]
    mixed = unit(add_ons=("Censer Bearer", "Field Technician"))
    found = told(wrong([NOVA, taken("Karist Troopers", mixed)]))
    assert found == [("faction", "ME-FOR-5", "epirian", "karist"), ("addOn", "ME-FOR-15", 2, 1)]
    halberd = unit("swap-pulse-carbine-for-halberd")
    assert [f.test for f in wrong([NOVA, taken("Karist Troopers", halberd)])] == ["entry"]
