"""The ground of a match: surfaces and hazards by number, and what lies near a place."""

from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.boxes import Boxes
from edgewise.geometry.plane import Box, Polygon
from edgewise.tabletop.terrain import Floor, Ground, Hazard, Part, Piece


def square(left: int, bottom: int, size: int) -> Polygon:
    return Polygon.rectangle(left, bottom, left + size, bottom + size)


HILL = Piece("hill", "obstacle", square(4000, 4000, 8000).points, 1500, standable=True, open_top=True)
ROCK = Piece("rock", "obstacle", square(6000, 6000, 2000).points, 2000, base=1500)
POOL = Part(square(21000, 21000, 1000), impassable=True)
RUINS = Piece(
    "ruins",
    "area",
    square(20000, 20000, 6000).points,
    0,
    dangerous=1,
    floors=(Floor(square(22000, 22000, 3000), 2500), Floor(square(23000, 23000, 2000), 5000)),
    parts=(POOL,),
)
GROUND = Ground(36000, 36000, (HILL, ROCK, RUINS))


def test_the_bare_table_is_the_first_surface_and_each_level_has_a_name() -> None:
    assert [surface.name for surface in GROUND.surfaces] == ["ground", "hill:top", "rock:top", "ruins:0", "ruins:1"]
    assert [surface.elevation for surface in GROUND.surfaces] == [0, 1500, 3500, 2500, 5000]
    assert GROUND.tops == (1, 2, None)


def test_a_top_is_standable_only_if_its_piece_is() -> None:
    assert [surface.standable for surface in GROUND.surfaces] == [True, True, False, True, True]


def test_surfaces_under_a_point_come_from_low_to_high_edges_included() -> None:
    assert GROUND.surfaces_under(6000, 6000) == [0, 1, 2]
    assert GROUND.surfaces_under(5999, 6000) == [0, 1]
    assert GROUND.surfaces_under(24000, 24000) == [0, 3, 4]
    assert GROUND.surfaces_under(36001, 0) == []


def test_a_part_of_a_feature_is_a_hazard_of_its_own() -> None:
    whole = Hazard(RUINS.outline, dangerous=1, by_height=True, piece=2)
    assert GROUND.hazards == (whole, Hazard(POOL.outline, impassable=True, by_height=True, piece=2, part=0))


spans = st.tuples(st.integers(-2000, 9000), st.integers(0, 4000))
boxes = st.builds(lambda x, y: Box(x[0], y[0], x[0] + x[1], y[0] + y[1]), spans, spans)


@given(st.lists(boxes, max_size=8), boxes)
def test_no_box_that_meets_or_touches_is_left_out(stored: list[Box], asked: Box) -> None:
    near = Boxes(stored, 6200, 5000).near(*asked)
    for number, box in enumerate(stored):
        apart = asked.right < box.left or box.right < asked.left or asked.top < box.bottom or box.top < asked.bottom
        assert apart or number in near
