"""Who is covered by an area, and who stands nearest."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.areas import around, by_gap, covered
from edgewise.geometry.plane import Disc, Polygon, Solid
from tests.geometry.solids import decimal_gap, sign, solids

CENTRE = Disc(0, 0, 500)
CROWD: list[Solid] = [Disc(2000, 0, 500), Disc(0, 1000, 500), Disc(0, -2001, 500), Disc(1200, 1600, 500)]


def test_an_area_around_a_base_is_measured_from_edge_to_edge() -> None:
    assert around(CENTRE, 1000, CROWD) == [0, 1, 3]
    assert around(CENTRE, 999, CROWD) == [1]
    assert around(CENTRE, 0, CROWD) == [1]
    assert around(CENTRE, 1001, CROWD) == [0, 1, 2, 3]


def test_a_ring_leaves_out_what_is_nearer() -> None:
    assert around(CENTRE, 1001, CROWD, beyond=0) == [0, 2, 3]
    assert around(CENTRE, 1001, CROWD, beyond=1000) == [2]


def test_equal_gaps_keep_their_order() -> None:
    assert by_gap(CENTRE, CROWD) == [1, 0, 3, 2]
    assert by_gap(CENTRE, list(reversed(CROWD))) == [2, 0, 3, 1]


def test_an_area_covers_what_it_overlaps_or_only_what_is_wholly_inside() -> None:
    zone = Polygon.rectangle(-2000, -1500, 2000, 1500)
    assert covered(zone, CROWD) == [0, 1, 3]
    assert covered(zone, CROWD, wholly=True) == [1]
    assert covered(Disc(0, 0, 2500), CROWD, wholly=True) == [0, 1, 3]
    assert covered(Disc(0, 0, 500), CROWD) == []


@given(solids, st.lists(solids, max_size=5), st.integers(0, 9))
def test_coverage_and_order_agree_with_eighty_digits(to: Solid, others: list[Solid], reach: int) -> None:
    gaps = [decimal_gap(other, to) for other in others]
    assert around(to, reach, others) == [at for at, gap in enumerate(gaps) if sign(gap - reach) <= 0]
    ordered = by_gap(to, others)
    assert sorted(ordered) == list(range(len(others)))
    for a, b in pairwise(ordered):
        assert sign(gaps[a] - gaps[b]) < 0 or (sign(gaps[a] - gaps[b]) == 0 and a < b)
