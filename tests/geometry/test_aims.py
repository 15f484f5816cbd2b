"""The points that lines of sight aim at."""

from decimal import ROUND_CEILING, Decimal, localcontext

from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.aims import across, along, levels, over_root
from tests.support.rules import rule

places = st.tuples(st.integers(-96_000, 96_000), st.integers(-96_000, 96_000))
small = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


def rounded(value: Decimal) -> int:
    """To the nearest, a half up, and what is less than a millionth away from a half counts as that half."""
    return int((value + Decimal("0.500001")).to_integral_value(ROUND_CEILING)) - 1


def slow_across(eye: tuple[int, int], centre: tuple[int, int], radius: int) -> list[tuple[int, int]]:
    """Nine points by a hundred digits."""
    with localcontext() as context:
        context.prec = 100
        dx, dy = Decimal(centre[0] - eye[0]), Decimal(centre[1] - eye[1])
        if not dx and not dy:
            dx = Decimal(1)
        far = (dx * dx + dy * dy).sqrt()
        shares = [Decimal(19) * radius * k / 80 for k in range(-4, 5)]
        return [(rounded(centre[0] - dy * s / far), rounded(centre[1] + dx * s / far)) for s in shares]


@rule("ME-LOS-8", "ME-LOS-9", "ME-SCO-3")
@given(st.one_of(places, small), st.one_of(places, small), st.integers(1, 3000))
def test_nine_points_lie_across_the_line_of_view(eye: tuple[int, int], centre: tuple[int, int], radius: int) -> None:
    assert list(across(eye, centre, radius)) == slow_across(eye, centre, radius)


@rule("ME-LOS-8", "ME-SCO-3")
def test_halves_of_the_points_go_up() -> None:
    offsets = (-475, -356, -237, -119, 0, 119, 238, 356, 475)
    assert across((0, 0), (8000, 0), 500) == tuple((8000, off) for off in offsets)
    assert across((0, 0), (-8000, 0), 500) == tuple(
        (-8000, off) for off in (475, 356, 238, 119, 0, -119, -237, -356, -475)
    )


@rule("ME-LOS-8", "ME-EX-103")
def test_from_straight_above_the_points_lie_along_the_short_side() -> None:
    points = across((20_000, 20_000), (20_000, 20_000), 500)
    assert {x for x, _ in points} == {20_000}
    assert (points[0][1], points[-1][1]) == (19_525, 20_475)


@rule("ME-SCO-3")
def test_a_millionth_off_a_half_is_that_half() -> None:
    assert over_root(24_999_995, 10**14) == 3
    assert over_root(2_499_999, 10**12) == 2
    assert over_root(-24_999_995, 10**14) == -2
    assert over_root(-25_000_005, 10**14) == -2
    assert over_root(-2_500_001, 10**12) == -3
    assert over_root(-25_000_011, 10**14) == -3


@rule("ME-LOS-8")
def test_heights_are_a_tenth_a_half_and_all_of_a_body_above_its_foot() -> None:
    assert levels(0, 1250) == (125, 625, 1250)
    assert levels(1500, 1250) == (1625, 2125, 2750)
    assert levels(0, 755) == (76, 378, 755)


@rule("ME-LOS-8", "ME-EX-103")
def test_points_of_a_building_are_its_corners_and_each_inch_of_its_sides() -> None:
    points = along(((0, 0), (6400, 0), (6400, 3000), (0, 3000)))
    assert [point for point in points if point[1] == 0] == [*((x, 0) for x in range(0, 6001, 1000)), (6400, 0)]
    assert [y for x, y in points if x == 6400] == [0, 1000, 2000, 3000]
    assert [x for x, y in points if y == 3000] == [6400, 5400, 4400, 3400, 2400, 1400, 400, 0]
    assert [y for x, y in points if x == 0] == [0, 3000, 2000, 1000]
    assert len(points) == 20
    assert levels(0, 4000) == (400, 2000, 4000)


@rule("ME-LOS-8")
def test_a_side_of_whole_inches_has_its_corners_once() -> None:
    assert along(((0, 0), (6000, 0), (0, 800)))[:7] == (*((x, 0) for x in range(0, 6000, 1000)), (6000, 0))
    slanting = along(((0, 0), (3000, 4000), (0, 4001)))
    assert slanting[:6] == ((0, 0), (600, 800), (1200, 1600), (1800, 2400), (2400, 3200), (3000, 4000))
