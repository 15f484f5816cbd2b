"""Lines, Range, the mirrored board and hexes as text. DF-LOF, DF-RNG, DF-CLR-14."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.hexes import (
    DIRECTIONS,
    FITS,
    PLACEMENTS,
    Board,
    BoardError,
    fully_occupied_line,
    hex_of,
    line_of_fire,
    mask_of,
    space_of_hex,
)
from tests.geometry.boards import (
    DUEL,
    DUEL_RIGHT,
    RAGGED,
    at,
    bits,
    block,
    boards,
    integers,
    places,
)
from tests.support.rules import rule


@rule("DF-CLR-14")
def test_a_mirrored_board_keeps_its_spaces_and_all_contacts() -> None:
    assert DUEL_RIGHT.lattice == DUEL.lattice
    assert DUEL_RIGHT.step == DUEL.step
    assert DUEL_RIGHT.near == DUEL.near
    assert DUEL_RIGHT.ring == DUEL.ring


@rule("DF-CLR-14")
@given(integers, integers)
def test_local_numbers_of_a_mirrored_space_run_the_other_way_round(u: int, v: int) -> None:
    centre_q, centre_r = hex_of(u, v, 0, handedness="right")
    offsets = [(q - centre_q, r - centre_r) for q, r in (hex_of(u, v, k, handedness="right") for k in range(1, 7))]
    turn = [DIRECTIONS.index(offset) for offset in offsets]
    assert [(b - a) % 6 for a, b in pairwise(turn)] == [5] * 5


@rule("DF-LOF-1", "DF-EX-28")
def test_lines_of_unlimited_range_reach_the_rim_in_six_directions() -> None:
    assert [places(line) for line in DUEL.lines[at(3, 2)]] == [
        [(4, 2), (5, 2), (6, 2)],
        [(3, 3), (4, 4), (4, 5)],
        [(2, 3), (2, 4), (1, 5)],
        [(2, 2), (1, 2), (0, 2)],
        [(2, 1), (2, 0)],
        [(3, 1), (4, 0)],
    ]
    assert sum(line_of_fire(DUEL, 0, at(3, 2), other) for other in range(DUEL.count)) == 1 + 16


@rule("DF-LOF-1")
def test_a_line_ends_where_the_outline_has_a_hole() -> None:
    assert places(RAGGED.lines[at(0, 2, RAGGED)][0], RAGGED) == [(1, 2)]
    assert RAGGED.direction(at(0, 2, RAGGED), at(4, 2, RAGGED)) == 0
    assert not line_of_fire(RAGGED, 0, at(0, 2, RAGGED), at(4, 2, RAGGED))


@rule("DF-LOF-2")
def test_a_space_is_in_line_when_a_lattice_coordinate_or_their_sum_stays() -> None:
    for a, (u, v) in enumerate(DUEL.lattice):
        for b, (other_u, other_v) in enumerate(DUEL.lattice):
            x, y = other_u - u, other_v - v
            assert line_of_fire(DUEL, 0, a, b) == (x == 0 or y == 0 or x + y == 0)


@rule("DF-LOF-2")
def test_the_direction_is_that_of_the_row_and_minus_one_out_of_line() -> None:
    for a in range(DUEL.count):
        for b in range(DUEL.count):
            rows = [direction for direction in range(6) if b in DUEL.lines[a][direction]]
            assert [DUEL.direction(a, b)] == (rows or [-1])


@rule("DF-LOF-3")
def test_a_partly_occupied_space_lets_a_line_through() -> None:
    assert line_of_fire(DUEL, bits("(4,2).{0,1,2,3,4,5}"), at(3, 2), at(6, 2))


@rule("DF-LOF-3", "DF-LOF-5", "DF-LOF-7")
def test_the_first_fully_occupied_space_is_the_last_of_the_line() -> None:
    occupied = bits("(2,2).{1,2} (3,2) (5,2)")
    assert places(fully_occupied_line(DUEL, occupied, at(0, 2), 0)) == [(1, 2), (2, 2), (3, 2)]
    assert line_of_fire(DUEL, occupied, at(0, 2), at(3, 2))
    assert not line_of_fire(DUEL, occupied, at(0, 2), at(4, 2))
    assert not line_of_fire(DUEL, occupied, at(0, 2), at(5, 2))


@rule("DF-LOF-1", "DF-LOF-3", "DF-LOF-5")
@given(st.data())
def test_a_line_of_fire_ends_at_the_first_full_space(data: st.DataObject) -> None:
    board = data.draw(st.sampled_from([DUEL, RAGGED]))
    full = data.draw(st.lists(st.integers(0, board.count - 1), max_size=12))
    occupied = sum(board.space_bits[s] for s in set(full))
    for a in range(board.count):
        seen = {a}.union(*(fully_occupied_line(board, occupied, a, direction) for direction in range(6)))
        assert [b for b in range(board.count) if line_of_fire(board, occupied, a, b)] == sorted(seen)


@rule("DF-LOF-4")
def test_any_mix_of_occupants_fills_a_space() -> None:
    three_occupants = bits("(4,2).{0,1,2}") | bits("(4,2).{3,4}") | bits("(4,2).{5,6}")
    assert not line_of_fire(DUEL, three_occupants, at(3, 2), at(5, 2))


@rule("DF-LOF-6")
def test_the_own_space_never_blocks_and_is_always_in_line() -> None:
    occupied = bits("(3,2)")
    assert line_of_fire(DUEL, occupied, at(3, 2), at(6, 2))
    assert line_of_fire(DUEL, occupied, at(3, 2), at(3, 2))


@rule("DF-LOF-3")
@given(boards, st.data())
def test_a_line_of_fire_is_a_row_of_spaces_with_none_full_before_its_end(board: Board, data: st.DataObject) -> None:
    a, b = (data.draw(st.integers(0, board.count - 1)) for _ in range(2))
    filled = data.draw(st.sets(st.integers(0, board.count - 1)))
    occupied = sum(board.space_bits[space] for space in filled)

    def leads(space: int, direction: int) -> bool:
        onward = board.step[space][direction]
        return onward == b or (onward >= 0 and onward not in filled and leads(onward, direction))

    assert line_of_fire(board, occupied, a, b) == (a == b or any(leads(a, direction) for direction in range(6)))


@rule("DF-LOF-1", "DF-LOF-3", "DF-LOF-5", "DF-RNG-1", "DF-EX-29")
def test_line_of_fire_with_range_3_from_the_example() -> None:
    shooter = at(0, 2)
    occupied = bits("(0,2).0 (1,3).0 (1,0).0 (3,2).0 (0,1) (1,2).{0,1} (2,2).{3,4}")
    targets = [other for other in DUEL.reach(shooter, 3) if line_of_fire(DUEL, occupied, shooter, other)]
    assert at(1, 3) in DUEL.reach(shooter, 3)
    assert at(1, 3) not in targets
    assert at(1, 0) in DUEL.reach(shooter, 3)
    assert at(1, 0) not in targets
    assert {at(3, 2), at(0, 1)} <= set(targets)


@rule("DF-RNG-1")
@given(boards, st.data(), st.integers(-1, 20))
def test_range_n_reaches_every_space_at_most_n_away_nearest_first(board: Board, data: st.DataObject, n: int) -> None:
    space = data.draw(st.integers(0, board.count - 1))
    near = [(board.distance[space][other], other) for other in range(board.count)]
    assert list(board.reach(space, n)) == [other for away, other in sorted(near) if away <= n]
    assert len(board.within[space]) == board.longest + 1


@rule("DF-RNG-2", "DF-EX-27")
def test_range_0_is_the_own_space_and_range_1_adds_the_neighbours() -> None:
    assert places(DUEL.within[at(3, 2)][0]) == [(3, 2)]
    assert set(places(DUEL.within[at(3, 2)][1])) == {
        (3, 2), (4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1)
    }  # fmt: skip


@rule("DF-BRD-4", "DF-BRD-5", "DF-EX-38")
def test_hex_3_9_is_hex_4_of_space_4_2() -> None:
    assert space_of_hex(3, 9) == (3, 2, 4)
    assert DUEL.lattice[at(4, 2)] == (3, 2)
    assert DUEL.hex_at(at(4, 2), 4) == (3, 9)
    assert DUEL.hex_at(at(6, 5), 0) == (3, 19)


@rule("DF-BRD-15", "DF-EX-39")
@pytest.mark.parametrize(
    ("occupied", "counts"),
    [([], [7, 12, 6, 6, 1]), ([0], [6, 6, 0, 0, 0]), ([1, 3, 5], [4, 3, 0, 0, 0])],
)
def test_so_many_placements_remain(occupied: list[int], counts: list[int]) -> None:
    assert [len(FITS[size][mask_of(occupied)]) for size in PLACEMENTS] == counts


@given(boards, st.data(), st.integers(1, 127))
def test_hexes_as_text_are_read_back(board: Board, data: st.DataObject, mask: int) -> None:
    space = data.draw(st.integers(0, board.count - 1))
    assert board.parse_hexes(board.hexes_text(space, mask)) == (space, mask)
    assert board.parse_hexes(board.name_of(space)) == (space, 127)


def test_hexes_are_written_as_the_ledger_writes_them() -> None:
    assert DUEL.name_of(at(3, 2)) == "(3,2)"
    assert DUEL.hexes_text(at(3, 2), 1) == "(3,2).0"
    assert DUEL.hexes_text(at(3, 2), 3) == "(3,2).{0,1}"


@pytest.mark.parametrize(
    "text",
    ["", "d4", "(3,2).", "(3,2).{}", "(3,2).01", "(3,2).{0,}", "3,2.0", "(3,2).0\n", "(-1,2).0", "(٣,2).0"],
)
def test_a_text_that_names_no_hexes_is_refused_with_the_expected_form(text: str) -> None:
    with pytest.raises(BoardError, match=r"expected \(3,2\), \(3,2\)\.0 or \(3,2\)\.\{0,1\}"):
        DUEL.parse_hexes(text)


@rule("DF-BRD-6")
@pytest.mark.parametrize("text", ["(3,2).7", "(3,2).{0,8}"])
def test_a_local_hex_above_6_is_refused(text: str) -> None:
    with pytest.raises(BoardError, match="numbered 0 to 6") as refusal:
        DUEL.parse_hexes(text)
    assert refusal.value.rule == "DF-BRD-6"


@rule("DF-BRD-17")
def test_a_hex_named_twice_is_refused() -> None:
    with pytest.raises(BoardError, match="twice") as refusal:
        DUEL.parse_hexes("(3,2).{1,1}")
    assert refusal.value.rule == "DF-BRD-17"


def test_a_label_is_a_column_letter_and_a_row_from_1() -> None:
    assert DUEL.label(at(3, 3)) == "d4"
    assert DUEL.label(at(0, 0)) == "a1"
    wide = Board("wide", block(28, 1))
    assert [wide.label(space) for space in (25, 26, 27)] == ["z1", "aa1", "ab1"]
