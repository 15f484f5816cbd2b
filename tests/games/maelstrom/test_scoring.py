"""What objectives pay, from one frozen table. ME-OBJ-9 to ME-OBJ-31, ME-DATA-9, ME-DATA-16, ME-VIC-1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import KillMission, SupportMission
from edgewise.games.maelstrom.events.scoring import MarkerCaptured, MarkerLost, PointsLent, PointsScored, ScoreCounted
from edgewise.games.maelstrom.kinds import NO_MODEL, Model, Unit
from edgewise.games.maelstrom.options import Options
from edgewise.games.maelstrom.scoring.board import score
from edgewise.games.maelstrom.scoring.factions import faction_parts
from edgewise.games.maelstrom.scoring.objectives import objective_parts
from edgewise.games.maelstrom.scorings import (
    AlphaStrike,
    Assassination,
    Breakthrough,
    CybelRefineries,
    Decimation,
    Domination,
    KingOfTheHill,
    MeatGrinder,
    Territories,
)
from edgewise.games.maelstrom.state import Loss, Lying
from tests.games.maelstrom.table import Squad, Table, row
from tests.support.rules import rule

CENTRE = (24, 24)
FAR, FOE_FAR = (4, 4), (44, 44)


def own(*at: tuple[float, float], **given: Any) -> Squad:
    """A unit of seat 0; half an inch is the radius of its models."""
    return Squad("Karist Troopers", at, **given)


def foe(*at: tuple[float, float], **given: Any) -> Squad:
    """A unit of seat 1."""
    return Squad("Epirian Contractors", at, seat=1, **given)


def paid(table: Table, objective: Any, seat: int = 0) -> tuple[int, ...]:
    """The parts of an objective for a seat."""
    table.state.mission = table.state.mission or "bloodbath"
    parts = list(objective_parts(table.state, seat, objective))
    assert [part.number for part in parts] == [1, 2][: len(parts)]
    return tuple(part.points for part in parts)


def lose(table: Table, *units: int) -> Table:
    """Units are destroyed in this turn, in this order."""
    for unit in units:
        table.state.place[unit] = "destroyed"
        for model in table.book.models_of_unit[Unit(unit)]:
            table.state.fortitude[model] = 0
        table.state.losses = (*table.state.losses, Loss(Unit(unit), table.state.turn))
    return table


def three_against_three(turn: int = 1) -> Table:
    """Units 0 to 2 are those of seat 0, 3 to 5 those of seat 1."""
    ours = [own((4 + 4 * n, 4)) for n in range(3)]
    return Table(*ours, *(foe((4 + 4 * n, 40)) for n in range(3)), turn=turn)


# kill objectives


@rule("ME-OBJ-10", "ME-EX-84", "ME-OBJ-30", "ME-OBJ-9")
@pytest.mark.parametrize(
    ("turn", "order", "ours", "theirs"),
    [(5, (3, 0), (5, 10), (5, 0)), (5, (0, 3), (5, 0), (5, 10)), (4, (3, 0), (5, 5), (5, 0)), (4, (), (0, 0), (0, 0))],
)
def test_alpha_strike_pays_for_a_loss_and_for_the_first(
    turn: int, order: Sequence[int], ours: tuple[int, int], theirs: tuple[int, int]
) -> None:
    table = lose(three_against_three(turn), *order)
    assert paid(table, AlphaStrike(x=5)) == ours
    assert paid(table, AlphaStrike(x=5), 1) == theirs


@rule("ME-OBJ-10", "ME-OBJ-13")
def test_losses_of_turns_past_pay_nothing() -> None:
    table = lose(three_against_three(1), 3)
    table.state.turn = 2
    assert paid(table, AlphaStrike(x=5)) == (0, 0)
    assert paid(table, MeatGrinder(x=3)) == (0, 0)


@rule("ME-OBJ-13", "ME-OBJ-30")
@pytest.mark.parametrize(
    ("turn", "lost", "parts"),
    [(2, (3,), (3, 3)), (2, (0, 3), (3, 0)), (2, (3, 0, 4), (3, 3)), (5, (3,), (3, 6)), (2, (0,), (0, 0))],
)
def test_meat_grinder_pays_for_a_loss_and_for_more_than_ones_own(
    turn: int, lost: Sequence[int], parts: tuple[int, int]
) -> None:
    assert paid(lose(three_against_three(turn), *lost), MeatGrinder(x=3)) == parts
    mirrored = [(unit + 3) % 6 for unit in lost]
    assert paid(lose(three_against_three(turn), *mirrored), MeatGrinder(x=3), 1) == parts


@rule("ME-OBJ-12", "ME-EX-83", "ME-DIC-4", "ME-OBJ-30")
@pytest.mark.parametrize(("lost", "parts"), [(2, (0, 0)), (3, (4, 0)), (4, (4, 8))])
def test_decimation_pays_from_a_third_and_from_a_half_of_seven_units(lost: int, parts: tuple[int, int]) -> None:
    table = Table(own(FAR), *(foe((4 + 4 * n, 40)) for n in range(7)))
    assert paid(lose(table, *range(1, 1 + lost)), Decimation(x=4)) == parts


@rule("ME-OBJ-12", "ME-OBJ-9")
@pytest.mark.parametrize(("lost", "parts"), [(1, (0, 0)), (2, (4, 0)), (3, (4, 8))])
def test_decimation_pays_at_exactly_a_third_and_a_half(lost: int, parts: tuple[int, int]) -> None:
    table = Table(own(FAR), *(foe((4 + 4 * n, 40)) for n in range(6)))
    assert paid(lose(table, *range(1, 1 + lost)), Decimation(x=4)) == parts


@rule("ME-OBJ-12", "ME-VIC-1", "ME-EX-83")
def test_decimation_is_on_loan() -> None:
    table = Table(own(FAR), *(foe((4 + 4 * n, 40)) for n in range(3)))
    table.state.mission = "purple-gold"
    totals = []
    for gone in ((1, 2), (1, 2), (1,), ()):
        for unit in (1, 2):
            table.state.place[unit] = "destroyed" if unit in gone else "table"
            table.state.fortitude[unit] = int(unit not in gone)
        score(table.state)
        totals.append(table.state.points[0])
    assert totals == [12, 12, 4, 0]
    assert [event.points for event in table.told(PointsLent)] == [4, 8, 4, 8, 4]


@rule("ME-OBJ-11", "ME-EX-30", "ME-VIC-1")
@pytest.mark.parametrize(("left", "parts"), [(3, (0, 0)), (2, (4, 0)), (0, (4, 8))])
def test_assassination_pays_for_an_injured_and_for_a_removed_commander(left: int, parts: tuple[int, int]) -> None:
    table = Table(own(FAR), Squad("Foundation Overseer", [FOE_FAR], seat=1))
    table.state.commanders = (Model(0), Model(1))
    table.state.fortitude[1] = left
    assert paid(table, Assassination(x=4)) == parts
    table.state.commanders = (Model(1), Model(0))
    assert paid(table, Assassination(x=4)) == (0, 0), "only the commander of the enemy counts"


@rule("ME-OBJ-11")
def test_without_a_commander_there_is_nobody_to_assassinate() -> None:
    table = Table(own(FAR), foe(FOE_FAR))
    table.state.commanders = (Model(0), NO_MODEL)
    table.state.fortitude[1] = 0
    assert paid(table, Assassination(x=4)) == ()


@rule("ME-EX-30", "ME-OBJ-11", "ME-VIC-1")
def test_a_commander_healed_in_full_takes_its_points_back() -> None:
    table = Table(own(FAR), Squad("Foundation Overseer", [FOE_FAR], seat=1))
    table.state.mission, table.state.commanders = "surgical-strike", (Model(0), Model(1))
    totals = []
    for left in (2, 3, 0):
        table.state.fortitude[1] = left
        score(table.state)
        totals.append(table.state.points[0])
    assert totals == [4, 0, 12]


# markers


def marked(table: Table, kind: str, *at: tuple[float, float], captured: Sequence[int] = ()) -> Table:
    """Markers of a kind at these places."""
    owners = [*captured, *[-1] * len(at)]
    table.state.markers = tuple(
        Lying(kind, round(x * 1000), round(y * 1000), captured=owner) for (x, y), owner in zip(at, owners, strict=False)
    )
    return table


FOUR = ((10, 10), (38, 10), (10, 38), (38, 38))


@rule("ME-OBJ-14", "ME-OBJ-7", "ME-OBJ-9", "ME-OBJ-30")
@pytest.mark.parametrize(
    ("turn", "held", "parts"),
    [(1, 1, (4, 0)), (3, 2, (8, 0)), (4, 2, (16, 0)), (5, 1, (8, 0)), (5, 2, (16, 8)), (5, 4, (32, 8))],
)
def test_refineries_pay_each_double_in_the_last_two_turns_and_half_of_them_at_the_end(
    turn: int, held: int, parts: tuple[int, int]
) -> None:
    table = Table(*(own(place) for place in FOUR[:held]), foe((24, 24)), turn=turn)
    assert paid(marked(table, "cybelRefineries", *FOUR), CybelRefineries(x=4, markers=4)) == parts


@rule("ME-OBJ-14", "ME-MIS-7")
def test_refineries_are_paid_for_refineries_alone() -> None:
    table = Table(own((10, 10)), own((38, 10)), foe((24, 24)))
    kinds = ("cybelRefineries", "territories")
    table.state.markers = tuple(Lying(kind, x, 10_000) for kind, x in zip(kinds, (10_000, 38_000), strict=True))
    assert paid(table, CybelRefineries(x=4, markers=4)) == (4, 0)


@rule("ME-OBJ-20", "ME-OBJ-30")
@pytest.mark.parametrize(("turn", "owned", "parts"), [(2, 2, (2, 0)), (4, 3, (3, 0)), (5, 2, (2, 0)), (5, 3, (3, 2))])
def test_territories_pay_each_owned_and_for_half_of_them_at_the_end(
    turn: int, owned: int, parts: tuple[int, int]
) -> None:
    places = [(6 + 7 * n, 20) for n in range(6)]
    table = Table(own(FAR), foe(FOE_FAR), turn=turn)
    assert paid(marked(table, "territories", *places, captured=[0] * owned), Territories(x=1, markers=6)) == parts


def walk(table: Table, model: int, x: float, y: float) -> Table:
    """A model stands elsewhere, and the turn is scored."""
    table.state.x[model], table.state.y[model] = round(x * 1000), round(y * 1000)
    table.state.turn += 1
    score(table.state)
    return table


@rule("ME-OBJ-20", "ME-EX-78", "ME-TRN-13")
def test_a_captured_territory_is_kept_until_an_enemy_is_near() -> None:
    table = marked(Table(own((20, 20)), foe(FOE_FAR), turn=0), "territories", (20, 20))
    table.state.mission = "groundfahll"
    walk(table, 0, 20, 20)
    assert table.state.points == [1, 0]
    walk(table, 0, 4, 4)
    assert table.state.points == [2, 0], "it is kept by nobody near"
    walk(table, 1, 20, 20 + 1.25 + 2.5)
    assert table.state.points == [2, 0]
    assert table.told(MarkerLost)[0].seat == 0
    walk(table, 1, 20, 21)
    assert table.state.points == [2, 1]
    assert [event.seat for event in table.told(MarkerCaptured)] == [0, 1]
    # Turn 5 is the final one, but one of six is not half of them.
    walk(table, 1, 44, 44)
    assert table.state.points == [2, 2]


@rule("ME-OBJ-20")
def test_an_enemy_within_three_inches_breaks_a_capture_that_it_does_not_take() -> None:
    table = marked(Table(own((20, 18)), foe((20, 22)), turn=0), "territories", (20, 20), captured=[0])
    table.state.mission = "groundfahll"
    walk(table, 0, 4, 4)
    assert table.state.markers[0].captured == -1


@rule("ME-OBJ-20", "ME-OBJ-32")
def test_each_marker_is_captured_once_and_refineries_never_are() -> None:
    table = Table(own((10, 10)), own((38, 10)), own((10, 38)), foe((24, 24)))
    table.state.mission = "contested-harvest"
    kinds = ("territories", "territories", "cybelRefineries")
    table.state.markers = tuple(Lying(kind, 1000 * x, 1000 * y) for kind, (x, y) in zip(kinds, FOUR, strict=False))
    for _ in range(2):
        score(table.state)
    assert [marker.captured for marker in table.state.markers] == [0, 0, -1]
    assert [event.marker for event in table.told(MarkerCaptured)] == [0, 1]


# zones


@rule("ME-OBJ-29", "ME-EX-44", "ME-OBJ-30", "ME-DIC-4")
@pytest.mark.parametrize(
    ("turn", "ours", "theirs", "letter", "parts"),
    [
        (2, 2, 1, False, (5, 5)),
        (2, 1, 1, False, (5, 0)),
        (2, 0, 0, False, (0, 0)),
        (2, 0, 0, True, (5, 5)),
        (2, 1, 0, False, (5, 5)),
        (2, 1, 2, False, (0, 0)),
        (2, 3, 2, False, (5, 0)),
        (5, 2, 1, False, (10, 10)),
    ],
)
def test_the_hill_pays_for_as_many_units_and_for_twice_as_many(
    turn: int, ours: int, theirs: int, *, letter: bool, parts: tuple[int, int]
) -> None:
    squads = [own((24, 14 + 3 * n) if n < ours else (2, 2 + 3 * n)) for n in range(3)]
    squads += [foe((28, 14 + 3 * n) if n < theirs else (46, 2 + 3 * n)) for n in range(3)]
    table = Table(*squads, turn=turn, options=Options(letter_hill=letter))
    assert paid(table, KingOfTheHill(x=5)) == parts


@rule("ME-SCO-16", "ME-OBJ-29")
def test_by_the_letter_an_empty_hill_pays_both_players() -> None:
    table = Table(own(FAR), foe(FOE_FAR), options=Options(letter_hill=True))
    assert paid(table, KingOfTheHill(x=5)) == paid(table, KingOfTheHill(x=5), 1) == (5, 5)


@rule("ME-OBJ-25", "ME-OBJ-29", "ME-MEA-4")
@pytest.mark.parametrize(("x", "there"), [(24 + 12.5, True), (24 + 12.501, False)])
def test_any_part_of_a_unit_within_the_circle_is_in_the_zone(x: float, *, there: bool) -> None:
    table = Table(own((45, 24), (x, 24)), foe(FOE_FAR))
    assert paid(table, KingOfTheHill(x=5))[0] == 5 * there


@rule("ME-OBJ-25", "ME-ABI-15")
@pytest.mark.parametrize("ability", [KillMission(), SupportMission()])
def test_units_on_other_missions_are_left_out_of_zones_for_both_sides(ability: Any) -> None:
    assert paid(Table(own(CENTRE, abilities=[ability]), foe(FOE_FAR)), KingOfTheHill(x=5)) == (0, 0)
    assert paid(Table(own(CENTRE), foe((24, 28), abilities=[ability])), KingOfTheHill(x=5)) == (5, 5)


@rule("ME-OBJ-26", "ME-OBJ-30", "ME-SCO-14")
@pytest.mark.parametrize(
    ("y", "enemies", "turn", "parts"),
    [(36, 0, 1, (5, 5)), (36, 1, 1, (5, 0)), (35.51, 0, 1, (0, 0)), (35.511, 0, 1, (5, 5)), (36, 0, 5, (10, 10))],
)
def test_breakthrough_pays_for_being_in_the_enemy_zone_and_outnumbering_them(
    y: float, enemies: int, turn: int, parts: tuple[int, int]
) -> None:
    # Face-Off: the zone of seat 1 lies above y = 36.
    table = Table(own((24, y)), foe((4, 45) if enemies else (4, 20)), turn=turn)
    assert paid(table, Breakthrough(x=5)) == parts
    mirrored = Table(own((4, 3) if enemies else (4, 28)), foe((24, 48 - y)), turn=turn)
    assert paid(mirrored, Breakthrough(x=5), 1) == parts


@rule("ME-OBJ-27", "ME-EX-85", "ME-OBJ-30")
@pytest.mark.parametrize(("turn", "points"), [(3, 8), (5, 16)])
def test_domination_pays_each_quarter_with_more_units_wholly_in_it(turn: int, points: int) -> None:
    squads = [own((10, 10)), own((24, 10)), own((10, 30)), own((30, 10))]
    squads += [foe((10, 34)), foe((30, 24)), foe((34, 24))]
    assert paid(Table(*squads, turn=turn), Domination(x=4)) == (points,)
    mirrored = [squad._replace(seat=1 - squad.seat) for squad in squads]
    assert paid(Table(*mirrored, turn=turn), Domination(x=4), 1) == (points,)


# one scoring


@rule("ME-OBJ-31", "ME-MIS-2", "ME-VIC-1", "ME-VIC-2")
def test_the_parts_of_all_objectives_of_both_players_are_told_and_added() -> None:
    table = lose(Table(own(CENTRE), own(FAR), foe(FOE_FAR), foe((44, 40)), turn=2), 2)
    table.state.mission = "bloodbath"
    table.state.points = [1, 2]
    score(table.state)
    # King of the Hill [5] twice, Meat Grinder [3] twice.
    found = [(event.seat, event.objective, event.part, event.points) for event in table.told(PointsScored)]
    hill, grinder = "kingOfTheHill", "meatGrinder"
    assert found == [(0, hill, 1, 5), (0, hill, 2, 5), (0, grinder, 1, 3), (0, grinder, 2, 3)]
    assert [(event.seat, event.total) for event in table.told(ScoreCounted)] == [(0, 17), (1, 2)]


@rule("ME-OBJ-31")
def test_a_total_is_never_below_nought() -> None:
    table = Table(own(FAR), foe(FOE_FAR))
    table.state.mission = "purple-gold"
    table.state.points, table.state.loans = [2, 0], [4, 0]
    score(table.state)
    assert table.state.points == [0, 0]


@rule("ME-TRN-3", "ME-TRN-13")
def test_the_priority_player_is_scored_first() -> None:
    table = Table(own(CENTRE), foe((24, 28)))
    table.state.mission, table.state.priority = "bloodbath", 1
    score(table.state)
    assert [event.seat for event in table.told(ScoreCounted)] == [1, 0]


# faction objectives


def aim(table: Table, name: str, seat: int = 0) -> int:
    """What a faction objective pays."""
    table.state.mission = "bloodbath"
    found = next(each for each in table.book.faction_of(seat).objectives if each.id == name)
    (part,) = faction_parts(table.state, seat, found)
    assert part.number == 1
    return part.points


@rule("ME-DATA-9", "ME-DATA-16", "ME-OBJ-1")
@pytest.mark.parametrize(
    ("y", "cover", "points"), [(24.49, 1, 2), (24.489, 1, 0), (24.5, 0, 0)], ids=["behind", "astride", "uncovered"]
)
def test_hallowed_ground_is_infantry_in_cover_wholly_in_the_other_half(y: float, cover: int, points: int) -> None:
    table = Table(own((20, 30), (20, y), cover=cover), foe(FOE_FAR))
    assert aim(table, "hallowed-ground") == points


@rule("ME-DATA-16", "ME-DATA-9")
def test_hallowed_ground_is_for_no_bikes_and_no_kill_mission() -> None:
    assert aim(Table(Squad("Herald Riders", [(20, 30)], cover=1), foe(FOE_FAR)), "hallowed-ground") == 0
    assert aim(Table(own((20, 30), cover=1, abilities=[KillMission()]), foe(FOE_FAR)), "hallowed-ground") == 0


@rule("ME-DATA-9", "ME-DATA-16", "ME-EX-99")
@pytest.mark.parametrize(("fights", "points"), [((), 0), ((False,), 0), ((True,), 2), ((True, True), 2)])
def test_reaping_is_paid_once_a_turn_for_units_destroyed_in_close_quarters(fights: Sequence[bool], points: int) -> None:
    table = three_against_three()
    table.state.losses = tuple(Loss(Unit(3 + n), 1, in_fight) for n, in_fight in enumerate(fights))
    assert aim(table, "reaping") == points


@rule("ME-DATA-9", "ME-DATA-16", "ME-EX-99", "ME-VIC-1")
@pytest.mark.parametrize(("lost", "points"), [((3, 0, 1), 4), ((3, 0), 0), ((), 0)])
def test_asset_protection_is_having_lost_fewer_units(lost: Sequence[int], points: int) -> None:
    table = lose(three_against_three(), *lost)
    assert aim(table, "asset-protection", 1) == points


@rule("ME-DATA-9", "ME-DATA-16", "ME-DES-1", "ME-OBJ-27")
@pytest.mark.parametrize(("turn", "points"), [(4, 0), (5, 4)])
def test_the_survey_counts_quarters_with_a_robot_at_the_end(turn: int, points: int) -> None:
    robots = [Squad("Spider Drones", row(x, y, 2), seat=1) for x, y in ((10, 10), (12, 14), (38, 10), (24, 38))]
    table = Table(own((10, 12)), *robots, foe((10, 38)), turn=turn)
    assert aim(table, "survey-mandate", 1) == points


@rule("ME-DATA-16", "ME-ABI-15")
def test_the_survey_ignores_units_on_other_missions() -> None:
    robots = Squad("Spider Drones", row(10, 10, 2), seat=1, abilities=[SupportMission()])
    assert aim(Table(own((10, 14)), robots, turn=5), "survey-mandate", 1) == 0


def broken(*at: tuple[float, float], **given: Any) -> Squad:
    """A unit of the Broken, of seat 0."""
    return Squad("Broken Rabble", at, **given)


@rule("ME-DATA-9", "ME-DATA-16", "ME-EX-99")
def test_stripping_the_field_is_units_wholly_in_the_enemy_zone_at_most_two() -> None:
    there = [broken((10 + 4 * n, 40)) for n in range(3)]
    assert aim(Table(*there, foe(FOE_FAR)), "strip-the-field") == 2
    one_on_support = [*there[:2], broken((18, 40), abilities=[SupportMission()])]
    assert aim(Table(*one_on_support, foe(FOE_FAR)), "strip-the-field") == 2
    assert aim(Table(*one_on_support[1:], foe(FOE_FAR)), "strip-the-field") == 1
    assert aim(Table(there[0], broken((20, 36.4)), foe(FOE_FAR)), "strip-the-field") == 1


@rule("ME-DATA-9", "ME-DATA-16")
@pytest.mark.parametrize(("theirs", "points"), [(1, 1), (2, 0), (3, 0)])
def test_swarming_is_having_more_units_on_the_table(theirs: int, points: int) -> None:
    squads = [broken((4, 4)), broken((8, 4)), *(foe((4 + 4 * n, 40)) for n in range(theirs))]
    assert aim(Table(*squads), "swarm-them") == points


def artarian(title: str, x: float, **given: Any) -> Squad:
    """A unit of the Remnant, of seat 0."""
    return Squad(title, [(x, 24)], **given)


@rule("ME-DATA-9", "ME-DATA-16")
def test_the_presence_is_that_of_a_prime_or_of_command_without_one() -> None:
    prime, castellan = "Militus Warrior Prime", "Remnant Castellan"
    assert aim(Table(artarian(castellan, 24), foe(FOE_FAR)), "prime-presence") == 2
    assert aim(Table(artarian(castellan, 36.6), foe(FOE_FAR)), "prime-presence") == 0
    assert aim(Table(artarian(castellan, 24), artarian(prime, 40), foe(FOE_FAR)), "prime-presence") == 0
    assert aim(Table(artarian(castellan, 44), artarian(prime, 24), foe(FOE_FAR)), "prime-presence") == 2


@rule("ME-DATA-9", "ME-DATA-16")
@pytest.mark.parametrize(("levels", "points"), [((3, 3), 1), ((3, 4), 0), ((0,), 0)])
def test_an_unbroken_line_is_two_units_none_of_which_is_much_suppressed(levels: Sequence[int], points: int) -> None:
    squads = [artarian("Line Cohort", 4 + 4 * n, level=level) for n, level in enumerate(levels)]
    assert aim(Table(*squads, foe(FOE_FAR)), "unbroken-line") == points


@rule("ME-DATA-16", "ME-DEP-7")
def test_a_faction_objective_is_scored_besides_those_of_the_mission() -> None:
    table = Table(own((20, 40), cover=1), foe(FOE_FAR))
    table.state.mission, table.state.aims = "groundfahll", ("hallowed-ground", "")
    score(table.state)
    assert [(event.seat, event.objective) for event in table.told(PointsScored)] == [(0, "hallowed-ground")]
