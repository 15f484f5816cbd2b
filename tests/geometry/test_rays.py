"""Rays over and past upright bodies."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.plane import Disc, Polygon, Solid, squared
from edgewise.geometry.rays import Body, Spot, hides
from tests.geometry.solids import line, points, polygons, root, shape, sign, solids

BLOCK = Polygon.rectangle(1000, -500, 2000, 500)
POST = Disc(1500, 0, 500)
heights = st.integers(-3, 9)
spots = st.tuples(points, heights).map(lambda drawn: (*drawn[0], drawn[1]))


@pytest.mark.parametrize("solid", [BLOCK, POST])
def test_a_level_ray_is_hidden_by_what_is_higher_and_not_by_its_flat_top(solid: Solid) -> None:
    assert hides(Body(solid, 0, 1000), (0, 0, 999), (3000, 0, 999))
    assert not hides(Body(solid, 0, 1000), (0, 0, 1000), (3000, 0, 1000))
    assert not hides(Body(solid, 1000, 2000), (0, 0, 1000), (3000, 0, 1000))
    assert hides(Body(solid, 999, 2000), (0, 0, 1000), (3000, 0, 1000))


@pytest.mark.parametrize("solid", [BLOCK, POST])
def test_a_falling_ray_passes_over_the_near_top_and_meets_the_far_one(solid: Solid) -> None:
    # From height 3000 to 0 over 3000 mil: the height above the solid falls from 2000 to 1000.
    eye, spot = (0, 0, 3000), (3000, 0, 0)
    assert not hides(Body(solid, 0, 1000), eye, spot)
    assert hides(Body(solid, 0, 1001), eye, spot)
    assert hides(Body(solid, 0, 1500), eye, spot, slack=707)
    assert not hides(Body(solid, 0, 1500), eye, spot, slack=708)
    assert not hides(Body(solid, 2000, 9000), eye, spot)


@pytest.mark.parametrize("solid", [BLOCK, POST])
def test_exactly_the_slack_inside_is_still_clear(solid: Solid) -> None:
    level = ((0, 0, 50), (3000, 0, 50))
    assert hides(Body(solid, 0, 100), *level, slack=999)
    assert not hides(Body(solid, 0, 100), *level, slack=1000)
    assert not hides(Body(solid, 0, 100), (0, 0, 50), (1010, 0, 50), slack=10)
    assert hides(Body(solid, 0, 100), (0, 0, 50), (1011, 0, 50), slack=10)


def test_an_upright_ray_is_hidden_inside_only() -> None:
    assert hides(Body(POST, 0, 100), (1500, 0, 300), (1500, 0, 50), slack=49)
    assert not hides(Body(POST, 0, 100), (1500, 0, 300), (1500, 0, 50), slack=50)
    assert not hides(Body(POST, 0, 100), (1000, 0, 300), (1000, 0, 50))
    assert hides(Body(BLOCK, 0, 100), (1500, 0, 300), (1500, 0, 50), slack=49)
    assert not hides(Body(BLOCK, 0, 100), (1000, 0, 300), (1000, 0, 50))


def test_parts_in_two_arms_of_a_body_add_up() -> None:
    arms = Polygon(((0, 0), (300, 0), (300, 100), (200, 100), (200, 50), (100, 50), (100, 100), (0, 100)))
    level = ((-100, 75, 5), (400, 75, 5))
    assert hides(Body(arms, 0, 10), *level, slack=199)
    assert not hides(Body(arms, 0, 10), *level, slack=200)


def inner_length(body: Body, eye: Spot, spot: Spot) -> Decimal:
    """The length inside by another way: the ray is cut by heights first, the rest is measured flat and stretched."""
    low, high = Fraction(0), Fraction(1)
    rise = spot[2] - eye[2]
    if rise:
        ends = sorted((Fraction(body.bottom - eye[2], rise), Fraction(body.top - eye[2], rise)))
        low, high = max(low, ends[0]), min(high, ends[1])
    elif not body.bottom < eye[2] < body.top:
        return Decimal(0)
    flat, whole = squared(eye[:2], spot[:2]), squared(eye[:2], spot[:2]) + rise * rise
    if low >= high or not whole or not isinstance(body.solid, Disc):
        return Decimal(0)
    x, y = body.solid.x - eye[0], body.solid.y - eye[1]
    dx, dy = spot[0] - eye[0], spot[1] - eye[1]
    if not flat:
        return root(Fraction(whole)) * decimal(high - low) if x * x + y * y < body.solid.r**2 else Decimal(0)
    reach = body.solid.r**2 * flat - (x * dy - y * dx) ** 2
    if reach <= 0:
        return Decimal(0)
    half, along = root(Fraction(reach)), Decimal(x * dx + y * dy)
    start = max(decimal(low), (along - half) / flat)
    end = min(decimal(high), (along + half) / flat)
    return max(Decimal(0), end - start) * root(Fraction(whole))


def decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


@given(solids, heights, heights, spots, spots, st.integers(0, 9))
def test_what_a_round_body_hides_agrees_with_eighty_digits(
    solid: Solid, bottom: int, top: int, eye: Spot, spot: Spot, slack: int
) -> None:
    body = Body(solid, min(bottom, top), max(bottom, top))
    assert hides(body, eye, spot, slack) == hides(body, spot, eye, slack)
    if isinstance(solid, Disc):
        assert hides(body, eye, spot, slack) == (sign(inner_length(body, eye, spot) - slack) > 0)


@given(polygons, points, points, st.integers(0, 20))
def test_a_level_ray_is_as_long_in_a_polygon_as_shapely_says(
    polygon: Polygon, a: tuple[int, int], b: tuple[int, int], slack: int
) -> None:
    ray, outline = line(a, b), shape(polygon)
    inside = ray.intersection(outline).length - ray.intersection(outline.exterior).length
    if abs(inside - slack) > 1e-9:
        assert hides(Body(polygon, 0, 10), (*a, 5), (*b, 5), slack) == (inside > slack)
