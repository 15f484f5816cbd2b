"""The board as geometry: each rule of DF-BRD, DF-LOF and DF-RNG that needs no game."""

import pickle
from itertools import combinations, pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.hexes import (
    DIRECTIONS,
    FITS,
    HEXES_OF,
    PLACEMENTS,
    SHAPES,
    SIZE_OF,
    Board,
    BoardError,
    fits,
    fully_occupied_line,
    hex_distance,
    hex_of,
    lattice_distance,
    line_of_fire,
    mask_of,
    space_of_hex,
)
from tests.support.rules import rule

BOARDS = Path(__file__).parents[2] / "src/edgewise/games/dawnfall/content/boards"

Place = tuple[int, int]


class Block(msgspec.Struct):
    columns: int
    rows: int


class Preset(msgspec.Struct):
    name: str
    shrines: list[Place]
    sources: list[Place]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    players: list[int]
    block: Block
    handedness: str
    sides: dict[str, list[int]]
    presets: list[Preset]


def block(columns: int, rows: int) -> list[Place]:
    return [(c, r) for r in range(rows) for c in range(columns)]


DUEL = Board("duel-7x6", block(7, 6), minimum=30)
DUEL_RIGHT = Board("duel-7x6", block(7, 6), "right")
MULTI = Board("multi-7x12", block(7, 12), minimum=60)
# Space (2,2) is missing in the middle.
RAGGED = Board("ragged", [place for place in block(5, 5) if place != (2, 2)])
BOTH_HANDS = (DUEL, DUEL_RIGHT)

integers = st.integers(-1000, 1000)
hexes = st.tuples(integers, integers)
hands = st.sampled_from(["left", "right"])
boards = st.sampled_from([DUEL, DUEL_RIGHT, MULTI, RAGGED])
masks = st.integers(0, 127)


def board_file(name: str) -> BoardFile:
    return msgspec.yaml.decode((BOARDS / f"{name}.yaml").read_bytes(), type=BoardFile)


def at(c: int, r: int, board: Board = DUEL) -> int:
    return board.index[c, r]


def bits(text: str, board: Board = DUEL) -> int:
    """The hexes of a text such as "(3,2).1 (4,2)" as a bitboard."""
    board_bits = 0
    for part in text.split():
        space, mask = board.parse_hexes(part)
        board_bits |= mask << 7 * space
    return board_bits


def ring(text: str, board: Board = DUEL) -> int:
    space, mask = board.parse_hexes(text)
    return board.ring[space * 128 + mask]


def places(spaces: tuple[int, ...], board: Board = DUEL) -> list[Place]:
    return [board.spaces[space] for space in spaces]


def touching(board: Board, a: int, b: int) -> set[Place]:
    """Pairs own hex - neighbour hex of two Spaces that touch, measured from the coordinates."""
    return {(i, j) for i in range(7) for j in range(7) if hex_distance(board.hex_at(a, i), board.hex_at(b, j)) == 1}


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


@rule("DF-BRD-13")
def test_bases_of_1_2_3_4_and_7_hexes_exist_and_no_others() -> None:
    assert list(PLACEMENTS) == [1, 2, 3, 4, 7]
    for size, placements in PLACEMENTS.items():
        assert {SIZE_OF[mask] for mask in placements} == {size}


def inner_contacts(mask: int) -> int:
    return sum(hex_distance(hex_of(0, 0, a), hex_of(0, 0, b)) == 1 for a, b in combinations(HEXES_OF[mask], 2))


@rule("DF-BRD-14", "DF-BRD-15")
@pytest.mark.parametrize(("size", "contacts"), [(1, 0), (2, 1), (3, 3), (4, 5), (7, 12)])
def test_placements_are_exactly_the_most_compact_shapes(size: int, contacts: int) -> None:
    compact = {mask for mask in range(128) if SIZE_OF[mask] == size and inner_contacts(mask) == contacts}
    assert set(PLACEMENTS[size]) == compact
    assert max(inner_contacts(mask) for mask in range(128) if SIZE_OF[mask] == size) == contacts


@rule("DF-BRD-14")
@pytest.mark.parametrize("placements", [*PLACEMENTS.values(), *SHAPES.values()])
def test_a_shape_may_be_turned_by_60_degrees(placements: tuple[int, ...]) -> None:
    turned = {mask_of(k and k % 6 + 1 for k in HEXES_OF[mask]) for mask in placements}
    assert turned == set(placements)


@rule("DF-BRD-15")
def test_the_placements_of_the_ledger_are_complete_and_in_order() -> None:
    ring_hexes = [1, 2, 3, 4, 5, 6, 1, 2]
    pairs = [ring_hexes[k : k + 2] for k in range(6)]
    assert PLACEMENTS[1] == (1, 2, 4, 8, 16, 32, 64)
    assert PLACEMENTS[2] == tuple(map(mask_of, [*([0, k] for k in range(1, 7)), *pairs]))
    assert PLACEMENTS[3] == tuple(mask_of([0, *pair]) for pair in pairs)
    assert PLACEMENTS[4] == tuple(
        map(mask_of, ([0, 6, 1, 2], [0, 1, 2, 3], [0, 2, 3, 4], [0, 3, 4, 5], [0, 4, 5, 6], [0, 5, 6, 1]))
    )
    assert PLACEMENTS[7] == (127,)


@rule("DF-BRD-15")
@pytest.mark.parametrize(("size", "most"), [(1, 7), (2, 3), (3, 1), (4, 1), (7, 1)])
def test_a_space_holds_at_most_so_many_models(size: int, most: int) -> None:
    def room(occupied: int) -> int:
        return max((1 + room(occupied | mask) for mask in FITS[size][occupied]), default=0)

    assert room(0) == most


@rule("DF-BRD-15")
@pytest.mark.parametrize(
    ("shape", "count", "size", "contacts"),
    [
        ("straight-triple", 3, 3, 2),
        ("bent-triple", 12, 3, 2),
        ("hooked-four", 12, 4, 4),
        ("three-spoked-four", 2, 4, 3),
        ("arc-of-four", 6, 4, 3),
    ],
)
def test_user_shapes_have_so_many_placements(shape: str, count: int, size: int, contacts: int) -> None:
    assert len(set(SHAPES[shape])) == len(SHAPES[shape]) == count
    assert {(SIZE_OF[mask], inner_contacts(mask)) for mask in SHAPES[shape]} == {(size, contacts)}


@rule("DF-BRD-14", "DF-BRD-15")
def test_bases_and_user_shapes_are_all_connected_figures_of_3_and_4_hexes() -> None:
    def is_connected(mask: int) -> bool:
        grown = mask & -mask
        while (wider := grown | DUEL.ring[space * 128 + grown] >> 7 * space & mask) != grown:
            grown = wider
        return grown == mask

    space = at(3, 2)
    named = [mask for size in (3, 4) for mask in PLACEMENTS[size]]
    named += [mask for shape in SHAPES.values() for mask in shape]
    assert sorted(named) == [mask for mask in range(128) if SIZE_OF[mask] in (3, 4) and is_connected(mask)]


@rule("DF-BRD-15", "DF-BRD-17")
@given(st.sampled_from(sorted(PLACEMENTS)), masks)
def test_what_fits_is_what_lies_wholly_on_free_hexes(size: int, occupied: int) -> None:
    taken = set(HEXES_OF[occupied])
    assert FITS[size][occupied] == tuple(m for m in PLACEMENTS[size] if taken.isdisjoint(HEXES_OF[m]))


@rule("DF-BRD-15", "DF-BRD-17")
def test_user_shapes_are_fitted_the_same_way() -> None:
    assert fits(SHAPES["straight-triple"])[mask_of([1, 5])] == (mask_of([0, 3, 6]),)


@given(masks)
def test_masks_and_local_hexes_say_the_same(mask: int) -> None:
    assert HEXES_OF[mask] == tuple(sorted(HEXES_OF[mask]))
    assert mask_of(HEXES_OF[mask]) == mask
    assert SIZE_OF[mask] == len(HEXES_OF[mask])


@rule("DF-BRD-16", "DF-EX-15")
def test_two_touching_hexes_of_different_spaces_carry_no_base() -> None:
    assert ring("(3,2).1") & bits("(4,2).4")
    legal = {mask << 7 * space for space in range(DUEL.count) for mask in PLACEMENTS[2]}
    assert bits("(3,2).1 (4,2).4") not in legal
    assert bits("(3,2).{1,2}") in legal
    assert bits("(3,2).{0,4}") in legal


@rule("DF-BRD-16", "DF-EX-15")
def test_a_text_naming_hexes_of_two_spaces_is_refused() -> None:
    with pytest.raises(BoardError, match="no hexes of one Space") as refusal:
        DUEL.parse_hexes("(3,2).1 (4,2).4")
    assert refusal.value.rule == "DF-BRD-16"


@rule("DF-BRD-17")
def test_hexes_outside_the_outline_do_not_exist() -> None:
    assert sum(DUEL.space_bits) == DUEL.full
    assert not any(board_bits & ~DUEL.full for board_bits in (*DUEL.near, *DUEL.ring))
    with pytest.raises(BoardError, match=r"no Space \(7,0\)") as refusal:
        DUEL.parse_hexes("(7,0).1")
    assert refusal.value.rule == "DF-BRD-17"


@rule("DF-BRD-18", "DF-EX-16")
def test_contact_needs_adjacent_hexes_inside_a_space_or_across_a_border() -> None:
    assert ring("(3,2).1") & bits("(4,2).4")
    assert ring("(3,2).1") & bits("(3,2).0")
    assert not ring("(3,2).0") & bits("(4,2).4")


@rule("DF-BRD-18")
@given(boards, st.data())
def test_contact_is_the_same_from_both_sides(board: Board, data: st.DataObject) -> None:
    a = data.draw(st.integers(0, board.count - 1))
    b = data.draw(st.sampled_from(board.reach(a, 2)))
    one, other = data.draw(masks), data.draw(masks)
    if a == b:
        other &= ~one
    there = board.ring[a * 128 + one] & other << 7 * b
    back = board.ring[b * 128 + other] & one << 7 * a
    assert bool(there) == bool(back)


@rule("DF-BRD-18")
@given(boards, st.data(), masks)
def test_the_ring_is_every_hex_next_to_the_base_and_outside_it(board: Board, data: st.DataObject, mask: int) -> None:
    space = data.draw(st.integers(0, board.count - 1))
    base = {board.hex_at(space, k) for k in HEXES_OF[mask]}
    expected = 0
    for other in range(board.count):
        for k in range(7):
            place = board.hex_at(other, k)
            if place not in base and any(hex_distance(place, own) == 1 for own in base):
                expected |= 1 << 7 * other + k
    assert board.ring[space * 128 + mask] == expected
    assert len(board.ring) == board.count * 128


@rule("DF-BRD-19")
def test_a_full_space_is_touched_from_12_hexes_two_in_each_neighbour() -> None:
    around = ring("(3,2)")
    assert around.bit_count() == 12
    for other in DUEL.neighbours[at(3, 2)]:
        assert (around & DUEL.space_bits[other]).bit_count() == 2
        assert not around & 1 << 7 * other
    assert ring("(0,0)") == bits("(1,0).{4,5} (0,1).{5,6}")


@rule("DF-BRD-20")
@pytest.mark.parametrize(("size", "count"), [(1, 6), (2, 8), (3, 9), (4, 10), (7, 12)])
def test_so_many_hexes_surround_a_base(size: int, count: int) -> None:
    assert {DUEL.ring[at(3, 2) * 128 + mask].bit_count() for mask in PLACEMENTS[size]} == {count}


@rule("DF-BRD-20", "DF-EX-19")
def test_nine_hexes_surround_the_three_hex_base_of_the_push_example() -> None:
    beyond = bits("(4,2).{4,5} (3,3).{5,6} (3,1).3")
    assert ring("(3,2).{0,1,2}") == bits("(3,2).{3,4,5,6}") | beyond


def two_hex_ways(occupied: int, start: int, goal: int, steps: int) -> list[list[Place]]:
    """All ways of so many steps through Spaces with room for a 2-hex base."""
    if steps == 0:
        return [[]] if start == goal else []
    return [
        [DUEL.spaces[other], *way]
        for other in DUEL.neighbours[start]
        if FITS[2][occupied >> 7 * other & 127]
        for way in two_hex_ways(occupied, other, goal, steps - 1)
    ]


@rule("DF-BRD-7", "DF-BRD-17", "DF-EX-20")
def test_one_way_of_four_steps_leads_through_the_occupied_spaces_of_the_example() -> None:
    occupied = bits("(3,2).{0,1,2,3,4,5} (4,2) (2,3) (2,1).0 (3,1).{0,1} (4,1).3")
    for closed in ("(3,2)", "(4,2)", "(2,3)"):
        assert not FITS[2][occupied >> 7 * DUEL.parse_hexes(closed)[0] & 127]
    assert two_hex_ways(occupied, at(2, 2), at(5, 2), 4) == [[(2, 1), (3, 1), (4, 1), (5, 2)]]
    assert not any(two_hex_ways(occupied, at(2, 2), at(5, 2), steps) for steps in range(4))


@rule("DF-BRD-21", "DF-LOF-3")
@given(masks)
def test_only_seven_occupied_hexes_make_a_space_fully_occupied(mask: int) -> None:
    occupied = mask << 7 * at(4, 2) | bits("(2,2) (5,3)")
    assert line_of_fire(DUEL, occupied, at(3, 2), at(5, 2)) == (mask != 127)


@rule("DF-BRD-10", "DF-BRD-22")
def test_the_first_game_layout_is_balanced_and_has_room_around_every_token() -> None:
    file = board_file("duel-7x6")
    (preset,) = file.presets
    assert (file.name, file.players, file.handedness) == ("duel-7x6", [2], "left")
    assert tuple(block(file.block.columns, file.block.rows)) == DUEL.spaces
    assert file.sides == {"row-0": [0], "row-5": [1]}
    assert (preset.name, preset.shrines) == ("first-game", [(1, 2), (5, 3)])
    assert preset.sources == [(2, 1), (5, 1), (1, 4), (4, 4)]
    shrines, sources = ([at(*place) for place in spots] for spots in (preset.shrines, preset.sources))
    assert DUEL.distance[shrines[0]][shrines[1]] == 5
    assert all(DUEL.distance[a][b] >= 3 for a, b in combinations(sources, 2))
    assert all(DUEL.distance[a][b] >= 2 for a in shrines for b in sources)
    assert all(DUEL.ring[space * 128 + 127].bit_count() == 12 for space in shrines + sources)
    assert [DUEL.turned(space) for space in shrines] == shrines[::-1]
    assert {DUEL.turned(space) for space in sources} == set(sources)


@rule("DF-BRD-11", "DF-BRD-23")
def test_every_shrine_of_the_multiplayer_layout_has_sources_at_2_3_5_and_6() -> None:
    file = board_file("multi-7x12")
    (preset,) = file.presets
    assert (file.name, file.players, file.handedness) == ("multi-7x12", [3, 4], "left")
    assert tuple(block(file.block.columns, file.block.rows)) == MULTI.spaces
    assert file.sides == {"row-0": [0, 1], "row-11": [2, 3]}
    assert preset.shrines == [(1, 3), (5, 3), (5, 8), (1, 8)]
    assert preset.sources == [(4, 2), (1, 5), (2, 9), (5, 6)]
    shrines, sources = ([at(*p, MULTI) for p in spots] for spots in (preset.shrines, preset.sources))
    for shrine in shrines:
        assert sorted(MULTI.distance[shrine][source] for source in sources) == [2, 3, 5, 6]
    for group in (shrines, sources):
        assert all(MULTI.distance[a][b] >= 2 for a, b in combinations(group, 2))


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
