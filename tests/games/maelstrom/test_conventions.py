"""What the engine settles for every chapter: dice, units in play, shared definitions. ME-SCO, ME-DIC, ME-TYP."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest

from edgewise import Match, catalog
from edgewise.core.fields import Seat
from edgewise.games.maelstrom.abilities import Command, Dodge, FragGrenades, LoricranArmor, Token
from edgewise.games.maelstrom.abilities import Field as Shield
from edgewise.games.maelstrom.actions import Decline, Fire, GivePriority, Move, Order, Stand, SuppressiveFire
from edgewise.games.maelstrom.answers import Block, Reroll
from edgewise.games.maelstrom.continuous import characteristic, field_value
from edgewise.games.maelstrom.events.moving import BonusMoveRolled
from edgewise.games.maelstrom.events.shooting import DiceFlipped
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.bonus import bonus
from edgewise.games.maelstrom.frames.moves import moved
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.frames.turns import due, income
from edgewise.games.maelstrom.frames.willpower import willpower_test
from edgewise.games.maelstrom.ground import load_table, pieces
from edgewise.games.maelstrom.kinds import Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.profiles import ModelType, WeaponType
from edgewise.games.maelstrom.queries.bodies import bodies, leader_body, unit_bodies
from edgewise.games.maelstrom.queries.defense import defenses
from edgewise.games.maelstrom.queries.moving import refusal
from edgewise.games.maelstrom.queries.opening import opened
from edgewise.games.maelstrom.queries.sight import sees
from edgewise.games.maelstrom.seen import ModelView
from edgewise.games.maelstrom.state import standing
from edgewise.games.maelstrom.view import View
from edgewise.geometry.plane import Polygon
from edgewise.lang import ledger
from edgewise.tabletop.terrain import Floor, Part
from tests.games.maelstrom.content import FACTIONS, texts
from tests.games.maelstrom.content import table as ledger_table
from tests.games.maelstrom.field import HOME, Field, unit
from tests.games.maelstrom.table import WEST, Squad, Table, gun, row, wall, wood
from tests.support.rules import rule

UNIT, OTHER = Unit(0), Unit(1)


# who is in play


@rule("ME-SCO-12", "ME-RES-3")
@pytest.mark.parametrize("place", ["reserve", "destroyed"])
def test_units_away_are_in_no_place_and_count_for_nothing(place: Any) -> None:
    squads = [Squad("Karist Troopers", row(10, 10, 2), abilities=[Command(value=2)]), Squad("Praetorians", [(20, 20)])]
    table = Table(*squads, Squad("Spider Drones", [(12, 10)], seat=1))
    assert (len(bodies(table.state)), income(table.state, 0), due(table.state, 0)) == (4, 4, [UNIT, OTHER])
    table.state.place[0] = place
    assert (len(bodies(table.state)), income(table.state, 0), due(table.state, 0)) == (2, 0, [OTHER])
    assert unit_bodies(table.state, UNIT) == []
    assert not sees(table.state, Unit(2), UNIT)
    assert standing(table.state, 0) == [OTHER]


@rule("ME-SCO-17", "ME-CMD-6", "ME-SCO-15")
def test_the_narrower_rule_holds_and_is_named() -> None:
    commander = Squad("Karist Troopers", [(10, 10)], abilities=[Command(value=0)])
    table = Table(commander, Squad("Praetorians", [(40, 10)], level=1), Squad("Spider Drones", [(40, 40)], seat=1))
    table.state.command[0] = 1
    table.run(activation(table.state, UNIT))
    assert table.refused(Order(Model(0), OTHER)) == "ME-CMD-6", "not the range of ME-CMD-4"


# dice


@rule("ME-DIC-2", "ME-ACT-12")
@pytest.mark.parametrize(("faces", "inches"), [((1, 1), 2), ((3, 3), 4), ((1, 5), 4), ((6, 6), 6)])
def test_several_d3_are_halved_one_by_one_and_summed(faces: tuple[int, int], inches: int) -> None:
    table = Table(Squad("Karist Troopers", [(10, 10)], moving=2)).active(0, "dash", "on-the-move")
    table.run(bonus(table.state, UNIT), *faces)
    assert [event.most for event in table.told(BonusMoveRolled)] == [1000 * inches]
    table.play(Decline())


@rule("ME-DIC-3", "ME-WIL-2", "ME-DIC-6")
@pytest.mark.parametrize(("again", "modifier", "passed"), [(6, -9, True), (1, 5, False)])
def test_natural_is_the_face_after_the_re_roll(again: int, modifier: int, *, passed: bool) -> None:
    table = Table(Squad("Karist Troopers", [(10, 10)], tokens=("zealot",)))
    first = 5 if modifier < 0 else 1
    table.run(willpower_test(table.state, UNIT, modifier), first, again, Reroll("zealot"))
    assert (table.state.tested, table.is_over) == (passed, True)


@rule("ME-FLP-4", "ME-SFR-2")
def test_suppression_tests_have_no_flips() -> None:
    table = Table(Squad("Praetorians", row(10, 10, 3)), Squad("Karist Troopers", [(24, 10)], seat=1, facing=WEST))
    shots = tuple(shot for n in range(3) for shot in [table.shot(0, n)])
    table.active(0).run(round_of(table.state, SuppressiveFire(OTHER, shots)))
    table.play(*[4] * table.rolling[1])
    assert table.rolling == ("", 0) and table.asked == ""
    assert not table.told(DiceFlipped)


@rule("ME-FLP-4", "ME-CAS-2")
def test_random_damage_has_no_flips() -> None:
    shooter = Squad("Karist Troopers", [(10, 10)], arms={0: [gun(sho=1, pen=6, dam="D3")]})
    table = Table(shooter, Squad("Vault Sentinels", [(20, 10)], seat=1, facing=WEST)).active(0)
    table.run(round_of(table.state, Fire(OTHER, table.shots(0))), 6)
    while table.asked:
        table.play(table.options[-1])
    table.play(*[1] * table.rolling[1])
    while table.asked:
        table.play(table.options[-1])
    assert table.rolling == ("damage", 1)
    table.play(1)
    assert table.asked == ""
    assert table.state.fortitude[1] == 2


# special defense


@rule("ME-DEF-1", "ME-COV-1")
def test_cover_field_and_dodge_are_the_special_defenses() -> None:
    kinds = {}
    for cover in (0, 1):
        target = Squad(
            "Karist Troopers",
            [(20, 10)],
            seat=1,
            cover=cover,
            abilities=[Shield(value=1), Dodge(value=2)],
            facing=WEST,
        )
        table = Table(Squad("Epirian Contractors", [(10, 10)]), target, pieces=[wood("wood", 18, 5, 22, 15)]).active(0)
        kinds[cover] = set(defenses(table.state, opened(table.state, "fire", UNIT, OTHER, table.shots(0))))
    assert kinds == {0: {"field", "dodge"}, 1: {"cover", "field", "dodge"}}


@rule("ME-DEF-4", "ME-SHO-10", "ME-SCO-15")
def test_no_special_defense_blocks_a_perfect_strike() -> None:
    shooter = Squad("Epirian Contractors", [(10, 10)], arms={0: [gun(sho=2)]}, changed={0: {"skl": 0}})
    target = Squad("Karist Troopers", [(20, 10)], seat=1, abilities=[Shield(value=2)], facing=WEST, moving=0)
    wooded = [wood("wood", 18, 5, 22, 15)]
    table = Table(shooter, target, pieces=wooded).active(0)
    table.run(round_of(table.state, Fire(OTHER, table.shots(0))), 6, 4)
    assert table.asked == "block"
    perfect = next(n for n, hit in enumerate(table.state.stack[-1].round.hits) if hit.perfect)
    assert table.refused(Block(((perfect, "field"),))) == "ME-DEF-4"
    table.play(Block(((1 - perfect, "field"),)), 6)


@rule("ME-DEF-6", "ME-ABI-1")
@pytest.mark.parametrize(("values", "lowest"), [((2, 3), 2), ((3, None), 0), ((1, 1), 1)])
def test_a_unit_has_a_field_at_the_lowest_value_of_its_models(values: Sequence[int | None], lowest: int) -> None:
    table = Table(Squad("Karist Troopers", row(10, 10, 2)))
    models = tuple(
        msgspec.structs.replace(model, abilities=() if value is None else (Shield(value=value),))
        for model, value in zip(table.book.models, values, strict=True)
    )
    table.book.models = models
    assert field_value(table.state, UNIT).value == lowest


# types and labels


@rule("ME-TYP-1")
def test_there_are_five_types_and_the_destructible_objective() -> None:
    assert set(get_args(ModelType)) == {"infantry", "bike", "swarm", "behemoth", "vehicle", "objective"}
    entries = [profile for faction in FACTIONS.values() for each in faction.entries for profile in each.profiles]
    assert {profile.model_type for profile in entries} <= set(get_args(ModelType)) - {"objective"}


@rule("ME-TYP-2", "ME-SCO-4", "ME-TYP-3")
@pytest.mark.parametrize(("title", "level"), [("Karist Troopers", 0), ("Herald Riders", 1)])
def test_infantry_has_no_rules_of_its_own(title: str, level: int) -> None:
    floor = Floor(Polygon.rectangle(12000, 0, 18000, 20000), 2000)
    ruin = wood("ruin", 12, 0, 18, 20, floors=(floor,))
    table = Table(Squad(title, [(10, 10)], changed={0: {"mv": 9}}), pieces=[ruin]).active(0)
    table.run(moved(table.state, Move("move", steps=(Stand(15000, 10000, SurfaceName("ruin:0")),))))
    assert table.state.level[0] == level


@rule("ME-TYP-7", "ME-UNI-3")
def test_behemoths_and_vehicles_are_large_and_all_others_are_not() -> None:
    profiles = [profile for faction in FACTIONS.values() for each in faction.entries for profile in each.profiles]
    assert {profile.is_large for profile in profiles if profile.model_type in ("behemoth", "vehicle")} == {True}
    assert {profile.is_large for profile in profiles if profile.model_type not in ("behemoth", "vehicle")} == {False}


@rule("ME-WPN-3")
def test_the_types_of_weapons_are_the_eight_of_the_ledger() -> None:
    def plain(name: str) -> str:
        return re.sub(r"\W|and", "", re.sub(r".*\((\w+)\)", r"\1", name)).lower()

    assert {plain(row["Type"]) for row in ledger_table("ME-WPN-3", "Type")} == {
        each.lower().replace("and", "") for each in get_args(WeaponType)
    }


@rule("ME-WPN-6", "ME-WPN-5", "ME-WPN-7")
def test_one_model_throws_a_frag_grenade_in_place_of_its_weapon() -> None:
    thrower = Squad("Karist Troopers", row(10, 10, 3), abilities=[FragGrenades()])
    table = Table(thrower, Squad("Epirian Contractors", [(15, 10)], seat=1, facing=WEST)).active(0)
    frag = [table.shot(0, n, "frag") for n in range(3)]
    assert table.judged(Fire(OTHER, (frag[0], table.shot(0, 1), table.shot(0, 2)))) == ""
    assert table.judged(Fire(OTHER, (frag[0], frag[1]))) == "ME-WPN-5"
    assert table.judged(Fire(OTHER, (frag[0], table.shot(0, 0)))) == "ME-SHO-5"
    plain = Table(Squad("Praetorians", [(10, 10)]), Squad("Epirian Contractors", [(15, 10)], seat=1)).active(0)
    assert plain.judged(Fire(OTHER, (plain.shot(0, 0, "frag"),))) == "ME-SHO-5"


@rule("ME-ABI-17")
def test_loricran_armor_adds_nothing_to_the_profile() -> None:
    armored = Table(Squad("Karist Troopers", [(10, 10)], abilities=[LoricranArmor()]))
    assert characteristic(armored.state, Model(0), "av").value == armored.book.models[0].profile.av


# moving as one


@rule("ME-MOV-1", "ME-MOV-7")
def test_the_leader_alone_moves_along_the_path_and_the_others_are_set_down() -> None:
    # The path of the leader is as long as it may be; its mate, on the far side, gets farther than that.
    table = Table(Squad("Karist Troopers", [(10, 10), (8.9, 10)], changed={n: {"mv": 5} for n in (0, 1)})).active(0)
    places = ((Model(1), Stand(16200, 10000)),)
    table.run(moved(table.state, Move("move", steps=(Stand(15000, 10000),), places=places)))
    assert list(table.state.x) == [15000, 16200]


@rule("ME-UNI-7", "ME-MOV-9")
def test_all_models_of_a_unit_have_one_facing() -> None:
    field = Field(unit("B", facing=1000)).activate("B").play(Move("move", facing=Facing(12300)))
    view: View = field.match.view(0)
    assert next(each.facing for each in view.units if each.code == "B") == 12300
    assert "facing" not in ModelView.__struct_fields__


# terrain


@rule("ME-TER-2", "ME-TER-3")
@pytest.mark.parametrize(
    ("kind", "types"),
    [("obstacle", ("rock", "hill", "wall", "fence", "crates", "barrels")), ("area", ("woods", "ruins"))],
)
def test_obstacles_are_solid_and_area_terrain_is_several_elements(kind: str, types: Sequence[str]) -> None:
    loaded = [load_table(text, file) for file, text in texts("tables").items()]
    both = [each for table in loaded for each in zip(table.features, pieces(table), strict=True)]
    found = [(feature.type, piece.kind, piece.is_solid) for feature, piece in both if feature.type in types]
    assert set(found) == {(name, kind, kind == "obstacle") for name in types}


@rule("ME-TER-12")
def test_a_leader_moves_freely_through_area_terrain() -> None:
    squad = Squad("Karist Troopers", [(10, 10)], changed={0: {"mv": 5}})
    table = Table(squad, pieces=[wood("wood", 11, 5, 14, 15)]).active(0)
    assert refusal(table.state, Move("move", steps=(Stand(15000, 10000),))) is None
    barred = Table(
        squad,
        pieces=[wood("wood", 11, 5, 14, 15, parts=(Part(Polygon.rectangle(12000, 8000, 13000, 12000), True, 0),))],
    )
    found = refusal(barred.active(0).state, Move("move", steps=(Stand(15000, 10000),)))
    assert found is not None and found.rule == "ME-TER-4"


@rule("ME-TER-6", "ME-SCO-12")
def test_a_model_on_a_hill_is_on_the_table() -> None:
    hill = wall("hill", 8, 8, 14, 14, height=2500, standable=True)
    table = Table(Squad("Karist Troopers", [(11, 11)], surface="hill:top", cover=1), pieces=[hill])
    assert leader_body(table.state, UNIT).foot == 2500
    assert standing(table.state, 0) == [UNIT]


@rule("ME-SET-2", "ME-TER-1")
def test_the_table_that_both_agreed_on_is_the_one_that_is_played() -> None:
    for name in ("relay-outpost", "ash-canyon"):
        ground = Match.new("maelstrom", options={"table": name}).state.book.ground
        assert ground.pieces == pieces(load_table(texts("tables")[f"{name}.yaml"], name))


# tokens and missions


@rule("ME-TOK-1")
@pytest.mark.parametrize("token", [*get_args(Token), "aim", "cover", "on-the-move", "winged", "slasher"])
def test_every_token_is_one_of_the_sheet(token: str) -> None:
    sheet = ledger.rule("maelstrom", "ME-TOK-1").text
    assert catalog.speaker().say(f"me-token-{token}", {}) in sheet


@rule("ME-MIS-3", "ME-CMD-1", "ME-TRN-11")
@pytest.mark.parametrize("mission", ["bloodbath", "groundfahll", "purple-gold"])
def test_command_points_and_retiring_are_part_of_every_mission(mission: str) -> None:
    rest = [unit(code, activated=code != "B") for code in HOME]
    field = Field(*rest, mission=mission, dice=((6, 1),)).finish()
    assert field.asked == "retire"
    field.decline("retire").play(GivePriority(Seat(0)))
    assert field.state.command == [2 + 1, 2 + 2]
