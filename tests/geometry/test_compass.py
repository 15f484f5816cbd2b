"""Steps all the way round, rounded as the ledger says."""

from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.bearings import advanced, around, facing_to
from edgewise.geometry.compass import circle, degrees_to, spin
from tests.support.rules import rule

lengths, facings = st.integers(0, 20000), st.integers(0, 35999)
vectors = st.tuples(st.integers(-48000, 48000), st.integers(-48000, 48000))


@rule("ME-SCO-3", "ME-SCO-9")
@given(lengths, facings)
def test_a_circle_is_made_of_steps_along_its_bearings(length: int, facing: int) -> None:
    found = circle(length, facing, 500)
    assert list(found) == [advanced((0, 0), facing + bearing, length) for bearing in range(0, 36000, 500)]


@rule("ME-SCO-3", "ME-SCO-9")
@given(lengths, vectors)
def test_a_spin_counts_its_bearings_from_a_vector(length: int, along: tuple[int, int]) -> None:
    found = spin(along, length, 500)
    assert list(found) == [around((0, 0), along, bearing, length) for bearing in range(0, 36000, 500)]


@rule("ME-SCO-3")
def test_halves_go_to_the_greater_value() -> None:
    assert circle(501, 6000, 6000)[:2] == ((251, 434), (-250, 434))
    assert circle(501, 24000, 6000)[:2] == ((-250, -434), (251, -434))


@given(vectors)
def test_degrees_are_the_facing_but_for_one(end: tuple[int, int]) -> None:
    about, exact = degrees_to((0, 0), end), facing_to((0, 0), end)
    assert (about is None) == (exact is None)
    if about is not None and exact is not None:
        assert about % 100 == 0 and min((about - exact) % 36000, (exact - about) % 36000) <= 100
