"""Front and rear arcs, and what a body faces."""

from fractions import Fraction

from hypothesis import given

from edgewise.geometry.nearest import nearest_on_ring
from edgewise.geometry.plane import Point, Polygon
from edgewise.tabletop.arcs import (
    facing_of,
    facing_of_outline,
    in_front_arc,
    is_outline_in_front_arc,
    is_outline_in_rear_arc,
    is_unit_in_rear_arc,
)
from edgewise.tabletop.terrain import Standing
from tests.geometry.solids import fraction_off, points, polygons
from tests.support.rules import rule

UP = 9000
VIEWER = Standing(20000, 20000, 500, 0)


def squad(*heights: int) -> list[Standing]:
    return [Standing(17000 + 1500 * number, y, 500, 0) for number, y in enumerate(heights)]


@rule("ME-UNI-9", "ME-UNI-15")
def test_a_unit_is_in_the_rear_arc_by_its_leader_and_half_of_its_models() -> None:
    two = squad(20400, 20300, 20500, 20600, 21000)
    three = squad(20400, 20300, 20450, 20600, 21000)
    assert not is_unit_in_rear_arc(VIEWER, UP, two[0], two)
    assert is_unit_in_rear_arc(VIEWER, UP, three[0], three)
    assert not is_unit_in_rear_arc(VIEWER, UP, three[3], three)
    assert all(in_front_arc(VIEWER, UP, model) for model in three)
    assert is_unit_in_rear_arc(VIEWER, UP, two[0], two[:4])


@rule("ME-SHO-15")
def test_what_is_wholly_behind_the_line_is_outside_the_front_arc() -> None:
    assert [in_front_arc(VIEWER, UP, model) for model in squad(19499, 19500)] == [False, True]


@rule("ME-UNI-2", "ME-UNI-8")
def test_a_body_faces_centres_and_the_nearest_place_of_an_outline() -> None:
    assert facing_of(VIEWER, Standing(20000, 25000, 500, 3000)) == UP
    assert facing_of(VIEWER, VIEWER._replace(foot=3000)) is None
    wall = Polygon.rectangle(10000, 25000, 30000, 26000).points
    assert facing_of_outline(VIEWER, wall) == UP
    # The foot of the perpendicular on a slanted side lies at no whole mil.
    assert facing_of_outline(VIEWER, ((25000, 20000), (20000, 22000), (30000, 30000))) == 6820
    assert facing_of_outline(VIEWER, ((20000, 20000), (20000, 22000), (30000, 30000))) is None


BLOCK = ((19000, 19000), (21000, 19000), (21000, 15000), (19000, 15000))


@rule("ME-UNI-14")
def test_a_building_is_ahead_by_any_part_and_behind_by_its_nearest_place() -> None:
    high = tuple((x, y + 900) for x, y in BLOCK)
    assert not is_outline_in_front_arc(VIEWER, UP, BLOCK) and is_outline_in_rear_arc(VIEWER, UP, BLOCK)
    assert is_outline_in_rear_arc(VIEWER, UP, high)
    touching = tuple((x, y + 990) for x, y in BLOCK)
    assert not is_outline_in_rear_arc(VIEWER, UP, touching) and not is_outline_in_front_arc(VIEWER, UP, touching)
    across = ((10000, 19000), (19000, 19000), (19000, 25000), (10000, 25000))
    assert is_outline_in_front_arc(VIEWER, UP, across) and not is_outline_in_rear_arc(VIEWER, UP, across)


@rule("ME-UNI-14")
def test_of_equally_near_places_the_side_stored_first_counts() -> None:
    corners = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert nearest_on_ring((5, 5), corners) == (500, 0, 100)
    assert nearest_on_ring((5, 5), corners[2:] + corners[:2]) == (500, 1000, 100)


@given(points, polygons)
def test_no_place_of_an_outline_is_nearer(p: Point, polygon: Polygon | None) -> None:
    assert polygon is not None
    x, y, unit = nearest_on_ring(p, polygon.points)
    square = Fraction((x - p[0] * unit) ** 2 + (y - p[1] * unit) ** 2, unit * unit)
    assert square == min(fraction_off(p, *edge) for edge in polygon.edges)
