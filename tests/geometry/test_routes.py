"""Shortest ways of a base among solids."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.paths import crosses, path_crosses
from edgewise.geometry.plane import Box, Disc, Point, Polygon, Solid, box_holds, path_length
from edgewise.geometry.routes import MOST_SEGMENTS, Ground, shortest_path
from tests.geometry.solids import hull_of, mirrored, star
from tests.geometry.visibility import optimum

YARD = Box(0, 0, 12000, 12000)
NOOK = Polygon(
    ((2000, 2000), (9000, 2000), (9000, 9000), (2000, 9000), (2000, 8000), (8000, 8000), (8000, 3000), (2000, 3000))
)

radii = st.sampled_from([0, 100, 500, 750])
# Starts stand on the left and goals on the right, with everything else between them.
starts = st.tuples(st.just(1000), st.integers(1000, 11000))
goals = st.tuples(st.just(11000), st.integers(1000, 11000))
corner_lists = st.lists(
    st.tuples(st.integers(-1800, 1800), st.integers(-1800, 1800)), min_size=3, max_size=6, unique=True
)
shapes = st.one_of(
    st.builds(Disc, st.just(0), st.just(0), st.integers(1, 1500)),
    st.one_of(corner_lists.map(hull_of), corner_lists.map(star)).filter(lambda found: found is not None),
)
obstacles = st.builds(lambda solid, x, y: solid.moved(x, y), shapes, st.integers(3800, 8200), st.integers(1000, 11000))
crowds = st.lists(obstacles, min_size=1, max_size=6)


def assert_legal(path: tuple[Point, ...], radius: int, solids: list[Solid], box: Box) -> None:
    assert len(path) <= MOST_SEGMENTS + 1
    assert all(box_holds(box, Disc(*point, radius)) for point in path)
    assert not any(path_crosses(path, radius, solid) for solid in solids)


@settings(max_examples=40)
@given(crowds, radii, starts, goals)
def test_a_path_is_legal_and_hardly_longer_than_the_optimum(
    solids: list[Solid], radius: int, start: Point, goal: Point
) -> None:
    ground = Ground(solids, radius, YARD)
    if ground.is_open(start, goal):
        assert ground.shortest_path(start, goal) == (start, goal)
        return
    path = ground.shortest_path(start, goal)
    best = optimum(start, goal, radius, solids, YARD)
    if path is None:
        assert best is None or is_squeezed(start, goal, radius, solids)
        return
    assert (path[0], path[-1]) == (start, goal)
    assert_legal(path, radius, solids, YARD)
    assert best is not None
    assert best - 1 <= path_length(path)
    # A mil for each segment that is rounded up, and for the corners that stand off true arcs.
    is_short = path_length(path) <= best * 1.004 + len(path) + 4
    assert is_short or is_squeezed(start, goal, radius, solids)


def is_squeezed(start: Point, goal: Point, radius: int, solids: list[Solid]) -> bool:
    """Whether a base larger by a few mils has another way: then a gap on the way is too narrow for whole points."""
    narrow, wide = (optimum(start, goal, radius + more, solids, YARD) for more in (0, 8))
    return narrow is not None and (wide is None or wide > narrow + 60)


@settings(max_examples=40)
@given(crowds, radii, starts, goals)
def test_the_way_back_the_shifted_and_the_mirrored_way_are_as_long(
    solids: list[Solid], radius: int, start: Point, goal: Point
) -> None:
    path = shortest_path(start, goal, radius, solids, YARD)
    back = shortest_path(goal, start, radius, solids, YARD)
    moved = [solid.moved(-5000, 777) for solid in solids]
    shifted = shortest_path(shift(start), shift(goal), radius, moved, Box(-5000, 777, 7000, 12777))
    turned = [mirrored(solid) for solid in solids]
    flip = shortest_path((-start[0], start[1]), (-goal[0], goal[1]), radius, turned, Box(-12000, 0, 0, 12000))
    for other in (back, shifted, flip):
        assert (path is None) == (other is None)
        if path is not None and other is not None:
            # Two ways may be as long but for what each loses at its corners, as the optimum above allows.
            assert abs(path_length(path) - path_length(other)) <= 2 * len(path) + path_length(path) * 0.004


def shift(p: Point) -> Point:
    return p[0] - 5000, p[1] + 777


@settings(max_examples=40)
@given(crowds, radii, st.lists(starts, min_size=1, max_size=3), st.lists(goals, min_size=1, max_size=3))
def test_ground_that_was_asked_before_gives_the_same_answer(
    solids: list[Solid], radius: int, asked: list[Point], for_: list[Point]
) -> None:
    ground = Ground(solids, radius, YARD)
    for start, goal in product(asked, for_):
        assert ground.shortest_path(start, goal) == shortest_path(start, goal, radius, solids, YARD)


def test_a_free_way_is_straight() -> None:
    assert shortest_path((1000, 1000), (9000, 5000), 500, [Disc(2000, 9000, 1000)], YARD) == (
        (1000, 1000),
        (9000, 5000),
    )
    assert shortest_path((1000, 1000), (1000, 1000), 500, [], YARD) == ((1000, 1000), (1000, 1000))


def test_brushing_past_is_straight_and_a_mil_more_is_not() -> None:
    post = Disc(5000, 5000, 1000)
    assert shortest_path((1000, 3500), (9000, 3500), 500, [post], YARD) == ((1000, 3500), (9000, 3500))
    bent = shortest_path((1000, 3501), (9000, 3501), 500, [post], YARD)
    assert bent is not None
    assert len(bent) > 2
    assert path_length(bent) <= 8003


def test_a_path_longer_than_allowed_is_not_found() -> None:
    post = [Disc(5000, 5000, 1000)]
    best = shortest_path((1000, 5000), (9000, 5000), 500, post, YARD)
    assert best is not None
    least = path_length(best)
    assert shortest_path((1000, 5000), (9000, 5000), 500, post, YARD, least) == best
    assert shortest_path((1000, 5000), (9000, 5000), 500, post, YARD, least - 1) is None
    assert shortest_path((1000, 1000), (9000, 1000), 500, post, YARD, 7999) is None


def test_no_way_leads_out_of_a_closed_court_or_onto_a_thing() -> None:
    court: list[Solid] = [
        Polygon.rectangle(x, y, x + w, y + h)
        for x, y, w, h in (
            (3000, 3000, 6000, 100),
            (3000, 8900, 6000, 100),
            (3000, 3000, 100, 6000),
            (8900, 3000, 100, 6000),
        )
    ]
    assert shortest_path((6000, 6000), (1000, 1000), 100, court, YARD) is None
    assert shortest_path((1000, 1000), (6000, 3050), 100, court, YARD) is None
    assert shortest_path((6000, 6000), (8700, 8700), 100, court, YARD) == ((6000, 6000), (8700, 8700))


@pytest.mark.parametrize(
    ("posts", "radius"),
    [
        # Two round posts whose rims are exactly 1000 apart, and walls that leave no other way.
        ((Disc(4000, 6000, 1000), Disc(7000, 6000, 1000), Polygon.rectangle(8000, 5900, 9000, 6100)), 500),
        ((Polygon.rectangle(3000, 5900, 5000, 6100), Polygon.rectangle(6000, 5000, 9000, 7000)), 500),
        ((Disc(4000, 6000, 1000), Polygon.rectangle(5777, 5500, 9000, 6500)), 388),
        # A slanted corridor between parallel walls: (4, 3) along, exactly 1000 wide.
        (
            (
                Polygon(((3000, 6000), (3600, 4600), (6000, 6400), (4000, 9000))),
                Polygon(((4200, 3800), (9000, 4000), (9000, 5600), (6600, 5600))),
            ),
            500,
        ),
    ],
)
def test_a_gap_exactly_as_wide_as_the_base_is_found(posts: tuple[Solid, ...], radius: int) -> None:
    solids: list[Solid] = [Polygon.rectangle(0, 5000, 3000, 7000), Polygon.rectangle(9000, 5000, 12000, 7000), *posts]
    start, goal = (6000, 1000), (6000, 11000)
    path = shortest_path(start, goal, radius, solids, YARD)
    assert path is not None
    assert_legal(path, radius, solids, YARD)
    assert shortest_path(start, goal, radius + 1, solids, YARD) is None


def test_a_slanted_gap_exactly_as_wide_as_the_base_is_found() -> None:
    # Centres 3000 apart in the direction (3, 4).
    posts: list[Solid] = [Disc(5100, 4800, 1000), Disc(6900, 7200, 1000)]
    walls: list[Solid] = [Polygon.rectangle(5000, 0, 5200, 4800), Polygon.rectangle(6800, 7200, 7000, 12000)]
    path = shortest_path((2000, 6000), (10000, 6000), 500, posts + walls, YARD)
    assert path is not None
    assert_legal(path, 500, posts + walls, YARD)
    assert shortest_path((2000, 6000), (10000, 6000), 501, posts + walls, YARD) is None


@pytest.mark.parametrize("post", [Disc(6000, 2000, 1000), Polygon.rectangle(5000, 1000, 7000, 3000)])
def test_a_way_exactly_as_wide_as_the_base_along_the_border_is_found(post: Solid) -> None:
    wall: list[Solid] = [post, Polygon.rectangle(5900, 2500, 6100, 12000)]
    path = shortest_path((2000, 6000), (10000, 6000), 500, wall, YARD)
    assert path is not None
    assert_legal(path, 500, wall, YARD)
    assert shortest_path((2000, 6000), (10000, 6000), 501, wall, YARD) is None
    turned: list[Solid] = [flipped(solid) for solid in wall]
    assert shortest_path((6000, 2000), (6000, 10000), 500, turned, YARD) is not None


def flipped(solid: Solid) -> Solid:
    """The solid with x and y exchanged."""
    if isinstance(solid, Disc):
        return Disc(solid.y, solid.x, solid.r)
    return Polygon(tuple((y, x) for x, y in solid.points))


def test_ways_begin_and_end_in_contact() -> None:
    enemy = Disc(6000, 6000, 750)
    touching = [(6000 + x, 6000 + y) for x, y in ((1250, 0), (-1250, 0), (0, 1250), (750, 1000), (-1000, -750))]
    for start in touching:
        for goal in touching:
            path = shortest_path(start, goal, 500, [enemy], YARD)
            assert path is not None
            assert_legal(path, 500, [enemy], YARD)
            best = optimum(start, goal, 500, [enemy], YARD)
            assert best is not None
            assert path_length(path) <= best * 1.004 + len(path) + 12


def test_a_base_wedged_between_two_enemies_gets_out() -> None:
    # All three touch one another; behind them stands a wall.
    solids: list[Solid] = [Disc(5500, 5000, 500), Disc(6500, 5000, 500), Polygon.rectangle(4000, 2000, 8000, 4500)]
    start = (6000, 5867)
    assert not any(crosses(start, start, 500, solid) for solid in solids)
    path = shortest_path(start, (6000, 1000), 500, solids, YARD)
    assert path is not None
    assert_legal(path, 500, solids, YARD)


def test_a_nook_is_left_by_its_mouth() -> None:
    path = shortest_path((7000, 5500), (11000, 5500), 500, [NOOK], YARD)
    assert path is not None
    assert_legal(path, 500, [NOOK], YARD)
    assert min(x for x, _ in path) < 2000
    best = optimum((7000, 5500), (11000, 5500), 500, [NOOK], YARD)
    assert best is not None
    assert path_length(path) <= best * 1.004 + len(path)


@pytest.mark.parametrize(
    ("walls", "goal"),
    [
        (
            (
                Polygon(
                    (
                        (4000, 4000),
                        (8000, 4000),
                        (8000, 9000),
                        (6500, 9000),
                        (6500, 5000),
                        (5500, 5000),
                        (5500, 9000),
                        (4000, 9000),
                    )
                ),
            ),
            (6000, 5500),
        ),
        (
            (
                Polygon.rectangle(4000, 4000, 5500, 9000),
                Polygon.rectangle(6500, 4000, 8000, 9000),
                Polygon.rectangle(4000, 3000, 8000, 4000),
            ),
            (6000, 4500),
        ),
        (
            (
                Polygon(((4000, 4000), (5600, 5200), (2600, 9200), (1000, 8000))),
                Polygon(((6400, 5800), (8000, 7000), (5000, 11000), (3400, 9800))),
                Polygon(((4000, 4000), (4600, 3200), (8600, 6200), (8000, 7000))),
            ),
            (5700, 5900),
        ),
        (
            (
                Polygon.rectangle(4000, 5000, 5500, 9000),
                Polygon.rectangle(4000, 4000, 9000, 5000),
                Polygon.rectangle(6500, 6000, 9000, 9000),
                Polygon.rectangle(9000, 4000, 10000, 9000),
            ),
            (8500, 5500),
        ),
        (
            (
                Polygon.rectangle(9000, 5000, 11000, 9000),
                Polygon.rectangle(11000, 9000, 12000, 10000),
                Polygon.rectangle(11000, 3000, 12000, 4000),
            ),
            (11500, 8500),
        ),
    ],
    ids=["one piece", "three walls", "slanted", "around a bend", "along the border"],
)
def test_a_blind_alley_exactly_as_wide_as_the_base_is_entered_and_left(walls: tuple[Solid, ...], goal: Point) -> None:
    ground, outside = Ground(walls, 500, YARD), (11000, 11000)
    for start, end in ((outside, goal), (goal, outside)):
        path = ground.shortest_path(start, end)
        assert path is not None
        assert (path[0], path[-1]) == (start, end)
        assert_legal(path, 500, list(walls), YARD)
    assert Ground(walls, 501, YARD).shortest_path(outside, goal) is None


def test_a_winding_way_keeps_to_32_segments() -> None:
    # Walls from both sides in turn, with round ends: each is gone round by half a turn.
    solids: list[Solid] = []
    for row in range(5):
        y = 2000 + 2000 * row
        left, right = (0, 9000) if row % 2 else (3000, 12000)
        solids += [Polygon.rectangle(left, y - 200, right, y + 200), Disc(9000 if row % 2 else 3000, y, 200)]
    path = shortest_path((6000, 1000), (6000, 11000), 700, solids, YARD)
    assert path is not None
    assert_legal(path, 700, solids, YARD)


@pytest.mark.parametrize("seed", range(3))
def test_ways_over_a_crowded_table_are_legal(seed: int) -> None:
    draw = random.Random(seed)
    box = Box(0, 0, 36000, 36000)
    solids: list[Solid] = [
        Disc(draw.randint(0, 36000), draw.randint(0, 36000), draw.randint(300, 1500)) for _ in range(40)
    ]
    ground = Ground(solids, 500, box)
    found = 0
    for _ in range(20):
        start, goal = ((draw.randint(500, 35500), draw.randint(500, 35500)) for _ in range(2))
        path = ground.shortest_path(start, goal)
        if path is not None:
            found += 1
            assert_legal(path, 500, solids, box)
    assert found > 5
