"""Bases, placements, contact and layouts. DF-BRD-13 to DF-BRD-23."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.hexes import (
    FITS,
    HEXES_OF,
    PLACEMENTS,
    POCKETS,
    SHAPES,
    SIZE_OF,
    WHOLE_SPACE,
    Board,
    BoardError,
    fits,
    hex_distance,
    hex_of,
    line_of_fire,
    mask_of,
)
from tests.geometry.boards import (
    DUEL,
    MULTI,
    Place,
    at,
    bits,
    block,
    board_file,
    boards,
    masks,
    ring,
)
from tests.support.rules import rule


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


@pytest.mark.parametrize("board", [DUEL, MULTI])
def test_hexes_of_neighbours_touch_alike_on_the_whole_board(board: Board) -> None:
    for space, row in enumerate(board.step):
        for direction, near in enumerate(row):
            for mask in range(128) if near >= 0 else ():
                touched = board.ring[near * 128 + mask] >> 7 * space & WHOLE_SPACE
                assert board.contacts[direction][mask] == touched


def test_the_pockets_of_a_space_are_its_groups_of_free_hexes() -> None:
    for occupied in range(128):
        free = set(HEXES_OF[127 & ~occupied])
        pockets = set()
        while free:
            pocket = {free.pop()}
            while more := {k for k in free if any(DUEL.near[k] >> other & 1 for other in pocket)}:
                pocket |= more
                free -= more
            pockets.add(mask_of(pocket))
        assert set(POCKETS[occupied]) == pockets


@given(st.data())
def test_a_bitboard_space_by_space_has_the_local_hexes_of_each(data: st.DataObject) -> None:
    for board in (DUEL, MULTI):
        bits = data.draw(st.integers(0, board.full))
        assert list(board.by_space(bits)) == [bits >> 7 * space & 127 for space in range(board.count)]
