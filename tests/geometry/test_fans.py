"""Fans of rays, as each ray by itself says."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from edgewise.geometry.aims import across, levels
from edgewise.geometry.fans import GRAZE_MILS, UNDERMOST, UPPERMOST, Fan, blocked_by_disc, blocked_by_prism, outline
from edgewise.geometry.plane import Disc, Point, Polygon, Solid
from edgewise.geometry.rays import Body, Spot, hides
from tests.geometry.solids import hull_of, star
from tests.support.rules import rule

# Coarse places, so that rays run along sides and through corners, and fine ones, so that lengths fall near the graze.
coarse = st.integers(-8, 8).map(lambda n: n * 250)
fine = st.integers(-2500, 2500)
points = st.one_of(st.tuples(coarse, coarse), st.tuples(fine, fine))
heights = st.one_of(st.integers(-4, 12).map(lambda n: n * 250), st.integers(-1000, 3000))
corner_lists = st.lists(points, min_size=3, max_size=8, unique=True)
polygons = st.one_of(corner_lists.map(star), corner_lists.map(hull_of)).filter(lambda found: found is not None)
discs = st.builds(Disc, fine, fine, st.integers(1, 2000))
eyes = st.tuples(points, heights).map(lambda drawn: (*drawn[0], drawn[1]))


def blocked(fan: Fan, solid: Solid, bottom: int, top: int) -> int:
    if isinstance(solid, Disc):
        return blocked_by_disc(fan, solid, bottom, top)
    sides = outline(solid).seen_from(*fan.eye[:2])
    return blocked_by_prism(fan, solid, sides, bottom, top)


def one_by_one(fan: Fan, solid: Solid, bottom: int, top: int) -> int:
    """Each ray by exact fractions."""
    body = Body(solid, bottom, top)
    ends = [(*point, height) for point in fan.points for height in fan.heights]
    return sum(hides(body, fan.eye, end, GRAZE_MILS) << ray for ray, end in enumerate(ends))


@rule("ME-LOS-8", "ME-LOS-9")
@given(st.one_of(discs, polygons), heights, heights, eyes, st.lists(points, min_size=1, max_size=9), st.lists(heights))
def test_a_fan_is_blocked_as_each_of_its_rays_is(
    solid: Solid, bottom: int, top: int, eye: Spot, ends: list[Point], levels: list[int]
) -> None:
    fan, bottom, top = Fan(eye, ends, levels[:3]), min(bottom, top), max(bottom, top)
    assert blocked(fan, solid, bottom, top) == one_by_one(fan, solid, bottom, top)


@rule("ME-LOS-8", "ME-LOS-9")
@given(discs, heights, heights, eyes, points, st.integers(100, 1000))
def test_a_fan_across_a_model_is_blocked_as_each_of_its_rays_is(
    disc: Disc, bottom: int, top: int, eye: Spot, centre: Point, radius: int
) -> None:
    fan = Fan(eye, across(eye[:2], centre, radius), levels(0, 1250))
    low, high = min(bottom, top), max(bottom, top)
    assert blocked(fan, disc, low, high) == one_by_one(fan, disc, low, high)


@rule("ME-LOS-8")
@given(st.integers(0, 40), st.integers(0, 40), st.sampled_from([-1, 0, 1, 12]), st.integers(-12, 12))
@example(10, 0, 0, 0)
@example(11, 0, 0, 0)
def test_lengths_around_the_graze_are_told_apart(deep: int, aside: int, rise: int, skew: int) -> None:
    # A block whose near side the rays pass by so many mils, and a post that they just clip.
    fan = Fan((0, 0, 100), [(2000 + deep, skew), (3000, aside)], [100 + rise])
    block, post = Polygon.rectangle(2000, -500, 2600, 500), Disc(1500, 500 + aside // 2, 500)
    for solid in (block, post):
        assert blocked(fan, solid, 0, 200) == one_by_one(fan, solid, 0, 200)


@rule("ME-LOS-8")
def test_a_ray_is_blocked_when_more_than_ten_mils_of_it_lie_inside() -> None:
    block = Polygon.rectangle(1000, -500, 2000, 500)
    fan = Fan((0, 0, 50), [(1010, 0), (1011, 0), (3000, 0), (3000, 1500), (3000, -750)], [50])
    assert blocked(fan, block, 0, 100) == 0b10110
    # One that falls is a little longer.
    assert blocked(Fan((0, 0, 90), [(1010, 0)], [30]), block, 0, 100) == 1


@rule("ME-LOS-8", "ME-LOS-9")
def test_a_ray_along_a_side_a_top_or_a_bottom_is_clear() -> None:
    block = Polygon.rectangle(1000, -500, 2000, 500)
    along_side = Fan((0, 500, 50), [(3000, 500)], [50])
    along_faces = Fan((0, 0, 100), [(3000, 0)], [100])
    assert blocked(along_side, block, 0, 100) == 0
    assert blocked(along_faces, block, 0, 100) == blocked(along_faces, block, 100, 200) == 0
    assert blocked(along_faces, block, 0, 101) == blocked(along_faces, block, 99, 200) == 1
    assert blocked(along_faces, Disc(1500, 0, 500), 0, 100) == 0
    assert blocked(along_faces, Disc(1500, 0, 500), 0, 101) == 1


@rule("ME-LOS-8")
def test_parts_of_a_ray_in_two_arms_of_a_body_count_together() -> None:
    arms = Polygon(((0, 0), (30, 0), (30, 90), (24, 90), (24, 50), (6, 50), (6, 90), (0, 90)))
    fan = Fan((-100, 75, 5), [(100, 75), (20, 75), (28, 75), (29, 75)], [5])
    assert blocked(fan, arms, 0, 10) == 0b1001
    narrow = Polygon(((0, 0), (30, 0), (30, 90), (25, 90), (25, 50), (5, 50), (5, 90), (0, 90)))
    assert blocked(fan, narrow, 0, 10) == 0


@rule("ME-LOS-4", "ME-LOS-9")
def test_what_has_no_top_blocks_rays_at_every_height() -> None:
    wood = Polygon.rectangle(1000, -500, 2000, 500)
    fan = Fan((0, 0, 90_000), [(3000, 0), (900, 0)], [80_000, 0])
    assert blocked(fan, wood, UNDERMOST, UPPERMOST) == 0b0011
    assert blocked(fan, wood, 0, 2000) == 0b0000


@rule("ME-LOS-8")
def test_a_ray_of_no_length_is_clear_and_an_upright_one_is_judged_like_any() -> None:
    post = Disc(0, 0, 500)
    fan = Fan((0, 0, 1000), [(0, 0)], [1000, 989, 0])
    assert blocked(fan, post, 0, 2000) == 0b110
    assert blocked(fan, post, 0, 1000) == 0b110
    assert blocked(fan, post, 0, 999) == 0b100
    assert blocked(fan, Disc(500, 0, 500), 0, 2000) == 0


@settings(max_examples=40)
@given(st.integers(1, 5), st.integers(1, 5), st.integers(-60_000, 60_000), st.integers(1, 400))
def test_steep_rays_over_a_long_table_are_told_exactly(dx: int, dy: int, away: int, radius: int) -> None:
    # The error of floating point grows with the way to a body and with the slope; both at their worst.
    fan = Fan((away, -away, 120_000), [(away + dx, dy - away)], [0])
    disc = Disc(away + radius, -away, radius)
    for top in range(1, 120_000, 7001):
        assert blocked(fan, disc, 0, top) == one_by_one(fan, disc, 0, top)
