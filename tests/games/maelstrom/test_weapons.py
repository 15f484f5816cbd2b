"""Weapons: how many dice, which may be used, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import FragGrenades
from edgewise.games.maelstrom.actions import CloseQuarters, Fire, HitAndRun, SuppressiveFire
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.shooting import proposals, targets
from edgewise.games.maelstrom.queries.volume import dice_count
from edgewise.games.maelstrom.queries.weapons import Aimed, shots_refusal
from edgewise.games.maelstrom.round import Kind
from tests.games.maelstrom.table import WEST, Squad, Table, blade, gun, row, wall
from tests.support.rules import rule


def dice(table: Table, weapon: str, kind: Kind = "fire", distance: int = 12000, mode: int = 0) -> int:
    """The dice of a weapon of the first model against unit 1."""
    return dice_count(table.state, table.shot(0, 0, weapon, mode), kind, Unit(1), distance).value


def facing_off(*own: Any, **given: Any) -> Table:
    """A unit in contact with troopers in front of it."""
    return Table(Squad(own[0], [(10, 10)], **given), Squad("Karist Troopers", [(11, 10)], seat=1, facing=WEST))


@rule("ME-EX-18", "ME-WPN-4", "ME-TYP-6")
def test_a_blast_counts_the_fortitude_of_swarms() -> None:
    table = Table(Squad("Pa'ku Artillery", [(6, 10)]), Squad("Gnaw Pack", row(20, 10, 2, 2), seat=1, facing=WEST))
    assert dice(table, "Quad Mortar") == 2 + 6
    table.state.fortitude[table.model(1, 0)] -= 1
    assert dice(table, "Quad Mortar") == 2 + 5


@rule("ME-EX-37", "ME-EX-68", "ME-WPN-4")
@pytest.mark.parametrize(
    ("titles", "small", "large"),
    [((("Hunter Warmech", 1),), 2, 5), ((("Epirian Contractors", 5),), 3, 5)],
)
def test_a_blast_counts_models_by_their_weight(titles: Any, small: int, large: int) -> None:
    shots = gun().sho
    small_blast = gun(shots=type(shots)(aoe="SB"), name="Small")
    large_blast = gun(shots=type(shots)(aoe="LB"), name="Large")
    bonus = gun(shots=type(shots)(aoe="SB", bonus=1), name="Bonus")
    shooter = Squad("Hunter Warmech", [(6, 10)], arms={0: [small_blast, large_blast, bonus]})
    (title, count), *_ = titles
    table = Table(shooter, Squad(title, row(20, 10, count), seat=1, facing=WEST))
    assert [dice(table, name) for name in ("Small", "Large", "Bonus")] == [small, large, small + 1]


@rule("ME-EX-68", "ME-WPN-4")
def test_a_blast_on_a_mixed_unit() -> None:
    shots = gun().sho
    arms = {0: [gun(shots=type(shots)(aoe="SB"), name="Small"), gun(shots=type(shots)(aoe="LB"), name="Large")]}
    mixed = Squad(
        "Epirian Contractors", row(20, 10, 5, 3), changed={4: {"model_type": "behemoth"}}, seat=1, facing=WEST
    )
    table = Table(Squad("Hunter Warmech", [(6, 10)], arms=arms), mixed)
    assert (dice(table, "Small"), dice(table, "Large")) == (4, 9)


@rule("ME-EX-11", "ME-CQF-7")
def test_a_melee_weapon_adds_to_the_attacks_of_its_bearer() -> None:
    table = facing_off("Epirian Contractors", arms={0: [blade(1)]}, changed={0: {"cqa": 1}})
    assert dice(table, "Test Blade", "close-quarters") == 2


@rule("ME-EX-40", "ME-CQF-8", "ME-WPN-14")
@pytest.mark.parametrize(
    ("items", "weapon", "kind", "count"),
    [
        (["Salvaged Pistol", "Salvaged Pistol", "Hook Blade"], "Hook Blade", "close-quarters", 4),
        (["Salvaged Pistol", "Salvaged Pistol", "Hook Blade"], "Salvaged Pistol", "close-quarters", 4),
        (["Salvaged Pistol", "Hook Blade"], "Salvaged Pistol", "close-quarters", 3),
        (["Salvaged Pistol", "Salvaged Pistol"], "Salvaged Pistol", "close-quarters", 3),
        (["Salvaged Pistol", "Salvaged Pistol"], "Salvaged Pistol", "fire", 3),
    ],
)
def test_pistols_and_second_weapons_add_up(items: list[str], weapon: str, kind: Kind, count: int) -> None:
    table = facing_off("Gang Warden", items={0: items})
    assert dice(table, weapon, kind, 6000) == count


@rule("ME-WPN-10")
@pytest.mark.parametrize(("weapon", "count"), [("Maul", 2), ("Blade", 2), ("Knife", 3)])
def test_heavy_melee_weapons_and_second_weapons_do_not_mix(weapon: str, count: int) -> None:
    maul = blade(name="Maul", types=("melee", "heavy"))
    arms = [maul, blade(name="Blade")] if weapon != "Knife" else [maul, blade(name="Blade"), blade(name="Knife")]
    table = facing_off("Epirian Contractors", arms={0: arms}, changed={0: {"cqa": 2}})
    assert dice(table, weapon, "close-quarters") == count


@rule("ME-WPN-14", "ME-WPN-15", "ME-SHO-4")
@pytest.mark.parametrize(("distance", "count"), [(6000, 2), (6001, 1)])
def test_short_range_adds_a_die(distance: int, count: int) -> None:
    table = facing_off("Karist Troopers")
    assert dice(table, "Pulse Carbine", "fire", distance) == count


@rule("ME-CQF-9")
@pytest.mark.parametrize(("title", "pen", "count"), [("Epirian Contractors", 3, 2), ("Pa'ku Artillery", 4, 3)])
def test_who_carries_nothing_to_fight_with_fights_unarmed(title: str, pen: int, count: int) -> None:
    table = facing_off(title)
    table.active(0)
    found = proposals(table.state, Unit(0), "close-quarters")
    assert [each.shots for each in found] == [(table.shot(0, 0, "unarmed"),)]
    assert dice(table, "unarmed", "close-quarters") == count


@rule("ME-EX-94", "ME-WPN-2", "ME-EX-23", "ME-CQF-2")
def test_a_weapon_with_two_modes_fights_in_its_melee_mode_alone() -> None:
    table = Table(
        Squad("Praetorians", row(10, 10, 1), items={0: ["Cybel Glaive"]}),
        Squad("Epirian Contractors", row(11, 10, 5), seat=1, facing=WEST),
    ).active(0)
    assert dice(table, "Cybel Glaive") == 6
    assert dice(table, "Cybel Glaive", "close-quarters", mode=1) == 1
    assert table.judged(CloseQuarters(Unit(1), (table.shot(0, 0, "Cybel Glaive"),))) == "ME-WPN-2"
    assert table.judged(CloseQuarters(Unit(1), (table.shot(0, 0, "Cybel Glaive", 1),))) == ""


@rule("ME-EX-95", "ME-WPN-11", "ME-LRG-4")
def test_of_two_superheavy_fists_one_strikes() -> None:
    table = facing_off("Gnolti").active(0)
    fist, girder = table.shot(0, 0, "Massive Fist"), table.shot(0, 0, "Torn Girder")
    assert (dice(table, "Massive Fist", "close-quarters"), dice(table, "Torn Girder", "close-quarters")) == (3, 2)
    assert table.judged(CloseQuarters(Unit(1), (fist, girder))) == "ME-WPN-11"
    assert table.judged(CloseQuarters(Unit(1), (girder,))) == ""


@rule("ME-EX-22", "ME-LRG-3", "ME-PRO-3")
@pytest.mark.parametrize(("fortitude", "most"), [(8, 3), (6, 3), (5, 2), (4, 2), (3, 1), (1, 1)])
def test_injuries_silence_weapons_of_a_large_model(fortitude: int, most: int) -> None:
    prime = Squad("Militus Warrior Prime", [(6, 10)], items={0: ["Incursion Rifle"] * 3})
    table = Table(prime, Squad("Karist Troopers", row(15, 10, 3), seat=1, facing=WEST)).active(0)
    table.state.fortitude[table.model(0, 0)] = fortitude
    rifles = tuple(table.shot(0, 0).__class__(table.model(0, 0), n) for n in range(3))  # type: ignore[arg-type]
    assert table.judged(Fire(Unit(1), rifles[:most])) == ""
    if most < 3:
        assert table.judged(Fire(Unit(1), rifles[: most + 1])) == "ME-LRG-3"
    assert table.judged(Fire(Unit(1), (rifles[0], rifles[0]))) == "ME-LRG-3"


@rule("ME-SHO-5")
def test_a_standard_model_fires_one_weapon() -> None:
    table = Table(
        Squad("Gang Warden", [(6, 10)]), Squad("Karist Troopers", row(15, 10, 3), seat=1, facing=WEST)
    ).active(0)
    both = tuple(table.shot(0, 0).__class__(table.model(0, 0), n) for n in range(2))  # type: ignore[arg-type]
    assert table.judged(Fire(Unit(1), both)) == "ME-SHO-5"
    assert table.judged(Fire(Unit(1), ())) == "ME-SHO-5"
    assert table.judged(Fire(Unit(1), (table.shot(1, 0),))) == "ME-SHO-5"


@rule("ME-WPN-7", "ME-WPN-14", "ME-WPN-15", "ME-SCO-15")
@pytest.mark.parametrize(
    ("weapon", "at", "found"),
    [
        ("frag", 6.0, ""),
        ("frag", 6.001, "ME-WPN-7"),
        ("Pulse Pistol", 10.0, ""),
        ("Pulse Pistol", 10.001, "ME-WPN-14"),
        ("Pulse Carbine", 18.001, "ME-WPN-15"),
        ("Maglock Rifle", 30, ""),
        ("Shock Goad", 5, "ME-CQF-6"),
        ("Ripper Charges", 5, "ME-WPN-12"),
    ],
)
def test_weapons_that_cannot_contribute_are_refused_in_fire(weapon: str, at: float, found: str) -> None:
    items = [] if weapon == "frag" else [weapon]
    shooter = Squad("Karist Troopers", [(6, 10)], items={0: items}, abilities=(FragGrenades(),))
    table = Table(shooter, Squad("Epirian Contractors", [(7 + at, 10)], seat=1, facing=WEST)).active(0)
    assert table.judged(Fire(Unit(1), (table.shot(0, 0, weapon),))) == found


@rule("ME-DFR-5")
@pytest.mark.parametrize(
    ("weapon", "found"),
    [
        ("Pulse Pistol", ""),
        ("Maglock Rifle", ""),
        ("Shock Goad", "ME-DFR-5"),
        ("frag", "ME-DFR-5"),
        ("Ripper Charges", "ME-DFR-5"),
    ],
)
def test_any_ranged_weapon_serves_in_defensive_fire(weapon: str, found: str) -> None:
    items = [] if weapon == "frag" else [weapon]
    defender = Squad("Karist Troopers", [(6, 10)], items={0: items}, abilities=(FragGrenades(),))
    table = Table(defender, Squad("Epirian Contractors", [(40, 10)], seat=1, facing=WEST))
    refused = shots_refusal(table.state, Aimed("defensive-fire", Unit(0), Unit(1), 0), (table.shot(0, 0, weapon),))
    assert ("" if refused is None else refused.rule) == found


@rule("ME-WPN-12", "ME-EX-62", "ME-EX-96", "ME-SCO-11")
def test_a_hit_and_run_admits_its_own_weapons_against_units_passed() -> None:
    riders = Squad("Herald Riders", row(6, 10, 2, 2))
    foes = [
        Squad("Epirian Contractors", [(20, 10)], seat=1, facing=WEST),
        Squad("Vault Sentinels", [(20, 20)], seat=1, facing=WEST),
    ]
    table = Table(riders, *foes).active(0, "move", moved=True, passed=(Unit(1),))
    charges, carbine = table.shot(0, 0, "Ripper Charges"), table.shot(0, 1, "Rider Carbine")
    assert targets(table.state, Unit(0), "hit-and-run") == (1,)
    assert table.judged(HitAndRun(Unit(1), (charges,))) == ""
    assert table.judged(HitAndRun(Unit(2), (charges,))) == "ME-WPN-12"
    # That a unit was passed is asked before whose it is. ME-SCO-11
    assert table.judged(HitAndRun(Unit(0), (charges,))) == "ME-WPN-12"
    assert table.judged(HitAndRun(Unit(9), (charges,))) == "ME-SHO-2"
    assert table.judged(HitAndRun(Unit(1), (charges, carbine))) == "ME-WPN-12"


@rule("ME-SHO-2", "ME-SHO-6", "ME-SHO-8")
def test_only_weapons_that_need_no_sight_fire_at_what_is_hidden() -> None:
    mortar = Squad(
        "Hunter Warmech", [(6, 10)], arms={0: [gun(name="Gun"), gun(name="Mortar", abilities=("Arcing Fire",))]}
    )
    hidden = Squad("Epirian Contractors", [(20, 10)], seat=1, facing=WEST)
    table = Table(mortar, hidden, pieces=[wall("wall", 12, 0, 13, 40, height=6000)]).active(0)
    gunfire, arced = (table.shot(0, 0, "Gun"),), (table.shot(0, 0, "Mortar"),)
    assert table.judged(Fire(Unit(1), arced)) == "ME-SHO-2"
    assert table.judged(Fire(Unit(1), arced, unseen=True)) == ""
    assert table.judged(Fire(Unit(1), gunfire, unseen=True)) == "ME-SHO-8"
    assert proposals(table.state, Unit(0), "fire") == (Fire(Unit(1), arced, unseen=True),)
    assert table.judged(Fire(Unit(0), arced)) == "ME-SHO-2"


@rule("ME-CHR-2")
@pytest.mark.parametrize(
    ("beside", "at", "found"),
    [(3.0, 12, "ME-CHR-2"), (3.001, 12, ""), (3.0, 6, ""), (3.0, 6.001, "ME-CHR-2")],
)
def test_a_lone_character_hides_behind_a_target_beside_it(beside: float, at: float, found: str) -> None:
    shooter = Squad("Epirian Contractors", [(5, 10)])
    nova = Squad("Kaddar Nova", [(6 + at, 10)], seat=1, facing=WEST)
    guards = Squad("Karist Troopers", [(6 + at, 11 + beside)], seat=1, facing=WEST)
    table = Table(shooter, nova, guards).active(0)
    assert table.judged(Fire(Unit(1), table.shots(0))) == found
    assert table.judged(SuppressiveFire(Unit(1), table.shots(0))) == found
    assert (Unit(1) in targets(table.state, Unit(0), "fire")) is (found == "")


@rule("ME-CQF-4", "ME-CQF-1", "ME-SCO-15")
def test_the_leader_must_touch_the_enemy_to_fight() -> None:
    troopers = Squad("Karist Troopers", [(8, 10), (10, 10)])
    table = Table(troopers, Squad("Epirian Contractors", [(11, 10), (12.5, 10)], seat=1, facing=WEST)).active(0)
    fight = CloseQuarters(Unit(1), (table.shot(0, 0, "unarmed"),))
    assert table.judged(fight) == "ME-CQF-4"
    table.state.leader[0] = table.model(0, 1)
    assert table.judged(fight) == ""
    table.state.x[table.model(0, 1)] -= 100
    assert table.judged(fight) == "ME-CQF-1"


@rule("ME-WPN-8")
def test_who_threw_a_grenade_in_the_charge_does_not_attack() -> None:
    table = Table(
        Squad("Karist Troopers", row(10, 10, 2)), Squad("Epirian Contractors", row(11, 10, 2), seat=1, facing=WEST)
    )
    table.active(0, "charge", moved=True, charged=Unit(1), thrower=table.model(0, 1))
    one, thrower = table.shot(0, 0, "unarmed"), table.shot(0, 1, "unarmed")
    assert table.judged(CloseQuarters(Unit(1), (one,))) == ""
    assert table.judged(CloseQuarters(Unit(1), (one, thrower))) == "ME-WPN-8"


def test_whatever_is_proposed_is_legal() -> None:
    karist = [
        Squad(
            "Karist Troopers", row(6, 10, 5), items={4: ["Ripper Energy Grenade Launcher"]}, abilities=(FragGrenades(),)
        )
    ]
    epirian = [
        Squad("Spider Drones", row(11, 10, 5), seat=1, facing=WEST),
        Squad("Hunter Warmech", [(20, 20)], seat=1, facing=WEST),
    ]
    table = Table(*karist, *epirian)
    for unit in range(3):
        table.active(unit)
        for deed in ("fire", "suppressive-fire"):
            found = proposals(table.state, Unit(unit), deed)
            assert found
            assert [table.judged(each) for each in found] == [""] * len(found)


@rule("ME-WPN-5")
@pytest.mark.parametrize("deed", ["fire", "suppressive-fire"])
def test_one_model_alone_throws_a_grenade_in_what_is_proposed(deed: Any) -> None:
    """Two of three have nothing else that suppresses."""
    pistol = gun(sup="-", rng=12, types=("pistol",))
    unit = Squad(
        "Karist Troopers", row(10, 10, 3), arms={0: [pistol], 2: [pistol]}, items={1: []}, abilities=[FragGrenades()]
    )
    table = Table(unit, Squad("Epirian Contractors", row(14, 10, 5), seat=1, facing=WEST)).active(0)
    offers = proposals(table.state, Unit(0), deed)
    assert offers
    assert [table.judged(each) for each in offers] == [""] * len(offers)
