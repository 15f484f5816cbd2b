"""The lattice of hexes and Spaces, and boards made of them. DF-BRD-1 to DF-BRD-12."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.hexes import (
    DIRECTIONS,
    Board,
    BoardError,
    hex_distance,
    hex_of,
    lattice_distance,
    line_of_fire,
    mask_of,
    space_of_hex,
)
from tests.geometry.boards import (
    BOTH_HANDS,
    DUEL,
    MULTI,
    RAGGED,
    Place,
    at,
    block,
    boards,
    hands,
    hexes,
    integers,
    places,
    touching,
)
from tests.support.rules import rule


@rule("DF-BRD-1")
def test_the_six_neighbours_of_a_hex_follow_each_other_in_one_turn() -> None:
    assert DIRECTIONS == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    for k in range(6):
        assert hex_distance(DIRECTIONS[k], DIRECTIONS[(k + 1) % 6]) == 1


@rule("DF-BRD-2")
@pytest.mark.parametrize(
    ("difference", "distance"),
    [((0, 0), 0), ((1, -1), 1), ((1, 1), 2), ((3, -1), 3), ((-2, -3), 5), ((-4, 1), 4)],
)
def test_hex_distance_is_the_largest_of_both_coordinates_and_their_sum(difference: Place, distance: int) -> None:
    assert hex_distance((5, -7), (5 + difference[0], -7 + difference[1])) == distance


@rule("DF-BRD-2")
@given(hexes, hexes, hexes)
def test_hex_distance_is_symmetric_and_keeps_the_triangle(a: Place, b: Place, c: Place) -> None:
    assert hex_distance(a, b) == hex_distance(b, a)
    assert hex_distance(a, c) <= hex_distance(a, b) + hex_distance(b, c)
    assert (hex_distance(a, b) == 0) == (a == b)


@rule("DF-BRD-2")
@given(hexes, hexes)
def test_hexes_at_distance_one_are_the_six_neighbours(a: Place, b: Place) -> None:
    assert (hex_distance(a, b) == 1) == ((b[0] - a[0], b[1] - a[1]) in DIRECTIONS)


@rule("DF-BRD-3", "DF-BRD-6")
@given(integers, integers, hands)
def test_a_space_is_a_centre_with_its_six_neighbours(u: int, v: int, hand: str) -> None:
    centre, *around = [hex_of(u, v, k, handedness=hand) for k in range(7)]
    assert len(set(around)) == 6
    assert all(hex_distance(centre, other) == 1 for other in around)


@rule("DF-BRD-4")
def test_space_centres_lie_on_the_lattice_of_both_vectors() -> None:
    assert hex_of(1, 0, 0) == (2, 1)
    assert hex_of(0, 1, 0) == (-1, 3)
    assert hex_of(3, -2, 0) == (8, -3)


@rule("DF-BRD-4")
def test_the_flowers_cover_the_plane_without_gap_or_overlap() -> None:
    flowers = [hex_of(u, v, k) for u in range(-12, 13) for v in range(-12, 13) for k in range(7)]
    assert len(flowers) == len(set(flowers))
    assert {(q, r) for q in range(-8, 9) for r in range(-8, 9)} <= set(flowers)


@rule("DF-BRD-4", "DF-CLR-14")
def test_the_mirror_twin_has_the_other_two_vectors() -> None:
    assert hex_of(1, 0, 0, handedness="right") == (1, 2)
    assert hex_of(0, 1, 0, handedness="right") == (3, -1)


@rule("DF-BRD-4")
def test_an_unknown_handedness_is_refused() -> None:
    for ask in (
        lambda: Board("odd", [(0, 0)], "up"),
        lambda: hex_of(0, 0, 0, handedness="up"),
        lambda: space_of_hex(0, 0, handedness="up"),
    ):
        with pytest.raises(BoardError, match="expected 'left' or 'right'") as refusal:
            ask()
        assert refusal.value.rule == "DF-BRD-4"


@rule("DF-BRD-5")
def test_the_residue_gives_the_local_hex() -> None:
    local_of_residue = {0: 0, 1: 1, 5: 2, 4: 3, 6: 4, 2: 5, 3: 6}
    for q in range(-10, 11):
        for r in range(-10, 11):
            assert space_of_hex(q, r)[2] == local_of_residue[(q + 5 * r) % 7]


@rule("DF-BRD-5", "DF-CLR-14")
@given(integers, integers, hands)
def test_from_hex_to_space_and_back_is_the_same_hex(q: int, r: int, hand: str) -> None:
    assert hex_of(*space_of_hex(q, r, handedness=hand), handedness=hand) == (q, r)


@rule("DF-BRD-5", "DF-CLR-14")
@given(integers, integers, st.integers(0, 6), hands)
def test_from_space_to_hex_and_back_is_the_same_place(u: int, v: int, k: int, hand: str) -> None:
    assert space_of_hex(*hex_of(u, v, k, handedness=hand), handedness=hand) == (u, v, k)


@rule("DF-BRD-6")
def test_local_hex_k_lies_in_direction_k_of_the_centre() -> None:
    assert [hex_of(0, 0, k) for k in range(7)] == [(0, 0), *DIRECTIONS]


@rule("DF-BRD-6")
def test_ring_hexes_touch_their_two_ring_mates_and_the_centre() -> None:
    space = at(3, 2)
    inside = [DUEL.near[7 * space + k] >> 7 * space & 127 for k in range(7)]
    assert inside[0] == mask_of(range(1, 7))
    assert inside[1] == mask_of([0, 2, 6])
    assert inside[4] == mask_of([0, 3, 5])
    assert inside[6] == mask_of([0, 5, 1])


@rule("DF-BRD-7")
def test_the_neighbours_of_a_space_are_those_that_exist_in_direction_order() -> None:
    assert places(DUEL.neighbours[at(3, 2)]) == [(4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1)]
    assert places(DUEL.neighbours[at(3, 3)]) == [(4, 3), (4, 4), (3, 4), (2, 3), (3, 2), (4, 2)]
    assert places(DUEL.neighbours[at(0, 0)]) == [(1, 0), (0, 1)]
    assert DUEL.step[at(0, 0)] == (at(1, 0), at(0, 1), -1, -1, -1, -1)


@rule("DF-BRD-7")
@given(boards, st.data())
def test_a_step_and_the_opposite_step_lead_back(board: Board, data: st.DataObject) -> None:
    space = data.draw(st.integers(0, board.count - 1))
    direction = data.draw(st.integers(0, 5))
    other = board.step[space][direction]
    if other >= 0:
        assert board.step[other][(direction + 3) % 6] == space
        assert other in board.neighbours[space]


@rule("DF-BRD-8")
def test_the_same_space_is_0_away_and_a_neighbour_1() -> None:
    for space in range(DUEL.count):
        assert DUEL.distance[space][space] == 0
        assert {other for other in range(DUEL.count) if DUEL.distance[space][other] == 1} == set(DUEL.neighbours[space])


@rule("DF-BRD-8")
def test_space_distance_counts_steps_on_the_lattice() -> None:
    assert DUEL.distance[at(0, 0)][at(6, 5)] == 9
    assert DUEL.distance[at(6, 0)][at(0, 5)] == 8
    assert DUEL.distance[at(3, 0)][at(3, 2)] == 2
    assert lattice_distance((0, 0), (2, 1)) == 3


@rule("DF-BRD-8")
def test_a_missing_space_does_not_change_the_distance() -> None:
    assert RAGGED.distance[at(1, 2, RAGGED)][at(3, 2, RAGGED)] == 2
    bay = Board("bay", [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (3, 1), (0, 2), (3, 2)])
    assert bay.distance[at(0, 2, bay)][at(3, 2, bay)] == 3


@rule("DF-BRD-8")
@given(boards, st.data())
def test_space_distance_is_symmetric_and_keeps_the_triangle(board: Board, data: st.DataObject) -> None:
    a, b, c = (data.draw(st.integers(0, board.count - 1)) for _ in range(3))
    assert board.distance[a][b] == board.distance[b][a]
    assert board.distance[a][c] <= board.distance[a][b] + board.distance[b][c]
    assert board.distance[a][b] == lattice_distance(board.lattice[a], board.lattice[b])


@rule("DF-BRD-9", "DF-CLR-14")
@pytest.mark.parametrize("board", BOTH_HANDS)
def test_neighbouring_spaces_share_exactly_these_three_hex_edges(board: Board) -> None:
    pairs = [
        {(1, 4), (1, 5), (2, 4)},
        {(2, 5), (2, 6), (3, 5)},
        {(3, 6), (3, 1), (4, 6)},
        {(4, 1), (4, 2), (5, 1)},
        {(5, 2), (5, 3), (6, 2)},
        {(6, 3), (6, 4), (1, 3)},
    ]
    for space in range(board.count):
        for direction, other in enumerate(board.step[space]):
            if other >= 0:
                assert touching(board, space, other) == pairs[direction]


@rule("DF-BRD-9")
def test_spaces_that_are_no_neighbours_never_touch() -> None:
    for other in range(DUEL.count):
        if DUEL.distance[at(3, 2)][other] > 1:
            assert not touching(DUEL, at(3, 2), other)


@rule("DF-BRD-9")
def test_the_centre_hex_touches_only_its_own_space() -> None:
    for space in range(DUEL.count):
        assert DUEL.near[7 * space] == mask_of(range(1, 7)) << 7 * space


@rule("DF-BRD-10")
def test_the_duel_board_has_42_spaces_in_rows_shifted_by_half_a_space() -> None:
    assert DUEL.count == 42
    assert DUEL.full.bit_count() == 294
    assert DUEL.lattice[at(6, 5)] == (4, 5)
    assert DUEL.lattice[at(0, 3)] == (-1, 3)
    assert sum(len(others) == 6 for others in DUEL.neighbours) == 20
    assert DUEL.longest == 9


@rule("DF-BRD-10")
def test_turning_the_duel_board_leaves_the_outline_and_all_contacts_unchanged() -> None:
    for space, (c, r) in enumerate(DUEL.spaces):
        turned = DUEL.turned(space)
        assert DUEL.spaces[turned] == (6 - c, 5 - r)
        assert DUEL.step[turned] == tuple(
            -1 if other < 0 else DUEL.turned(other) for other in (DUEL.step[space][(k + 3) % 6] for k in range(6))
        )


@rule("DF-BRD-10")
def test_a_turn_onto_a_missing_space_is_told_as_such() -> None:
    corner = Board("corner", [(0, 0), (1, 0), (0, 1)])
    assert corner.turned(at(0, 0, corner)) == -1
    assert corner.turned(at(1, 0, corner)) == at(0, 1, corner)


@rule("DF-BRD-10")
def test_a_turn_keeps_neighbours_neighbours_with_an_odd_number_of_rows() -> None:
    odd = Board("odd", block(4, 3))
    assert odd.turned(at(3, 1, odd)) == -1
    assert odd.turned(at(0, 1, odd)) == at(2, 1, odd)
    assert odd.turned(at(0, 0, odd)) == at(3, 2, odd)


@rule("DF-BRD-11")
def test_the_joined_board_is_two_duel_boards_with_13_pairs_across_the_seam() -> None:
    assert MULTI.count == 84
    assert MULTI.full.bit_count() == 588
    across = [
        (a, b)
        for a, (_, r) in enumerate(MULTI.spaces)
        for b in MULTI.neighbours[a]
        if r == 5 and MULTI.spaces[b][1] == 6
    ]
    assert len(across) == 13
    assert all(len(touching(MULTI, a, b)) == 3 for a, b in across)


@rule("DF-BRD-11")
def test_lines_run_on_across_the_seam() -> None:
    assert places(MULTI.lines[at(3, 4, MULTI)][1], MULTI)[:3] == [(3, 5), (4, 6), (4, 7)]
    assert line_of_fire(MULTI, 0, at(3, 4, MULTI), at(4, 7, MULTI))


@rule("DF-BRD-12")
@pytest.mark.parametrize(
    ("spaces", "minimum", "complaint"),
    [
        ([(0, 0), (1, 0), (0, 0)], 1, r"\(0,0\) twice"),
        ([(0, 0), (1, 0), (3, 0)], 1, r"no way leads from \(0,0\) to \(3,0\)"),
        ([(0, 0), (1, 0)], 30, "2 Spaces: at least 30"),
        ([], 0, "0 Spaces: at least 1"),
        ([(0, 0), (-1, 0)], 1, "count from 0"),
    ],
)
def test_a_bad_outline_is_refused(spaces: list[Place], minimum: int, complaint: str) -> None:
    with pytest.raises(BoardError, match=complaint) as refusal:
        Board("bad", spaces, minimum=minimum)
    assert refusal.value.rule == "DF-BRD-12"
    assert str(refusal.value).endswith("(DF-BRD-12)")


@rule("DF-BRD-12")
def test_a_refusal_survives_the_way_to_another_process() -> None:
    refusal = pickle.loads(pickle.dumps(BoardError("Too small", "DF-BRD-12")))
    assert (str(refusal), refusal.rule) == ("Too small (DF-BRD-12)", "DF-BRD-12")
