"""Boards, map files and layouts as a match uses them. DF-BRD-10 to DF-BRD-12, DF-BRD-22 to DF-BRD-24."""

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.content import ContentError
from edgewise.games.dawnfall.actions import Activate, Attach, KeepMode, Movers, Place, PlaceShrine, StartMove
from tests.support.openings import begin, crowd, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule

SMALL = """
name: small
players: [2]
block: {columns: 6, rows: 6}
presets:
  - {name: near, shrines: SHRINES, sources: SOURCES}
"""
GOOD_SHRINES, GOOD_SOURCES = "[[0, 0], [5, 5]]", "[[2, 0], [4, 0], [0, 3], [3, 3]]"


def own_map(text: str, **more: Any) -> Table:
    """A duel on a map file of one's own."""
    return opening(settled(board="small", boards=[text], **{"layout": "free", **more}))


def with_preset(shrines: str = GOOD_SHRINES, sources: str = GOOD_SOURCES) -> str:
    return SMALL.replace("SHRINES", shrines).replace("SOURCES", sources)


def refused_map(text: str, **more: Any) -> str:
    """The rule that refuses a map file."""
    with pytest.raises((BadInput, ContentError)) as caught:
        own_map(text, **more)
    error: object = caught.value
    if isinstance(error, ContentError):
        return error.problems[0].rule
    assert isinstance(error, BadInput)
    return error.rule


def free_shrines(**more: Any) -> set[tuple[int, int]]:
    """Where the first Shrine may stand."""
    return {action.space for action in opening(settled(layout="free", **more)).legal(PlaceShrine)}


@rule("DF-BRD-10")
def test_a_duel_is_played_on_seven_columns_and_six_rows() -> None:
    assert free_shrines() == {(c, r) for c in range(7) for r in range(6)}


@rule("DF-BRD-10")
def test_the_duel_board_looks_the_same_after_a_half_turn() -> None:
    board = opening(settled()).state.book.board
    turned = [board.spaces[board.turned(space)] for space in range(board.count)]
    assert turned == [(6 - c, 5 - r) for c, r in board.spaces]
    assert (board.longest, sum(len(near) == 6 for near in board.neighbours)) == (9, 20)


@rule("DF-BRD-10")
@pytest.mark.parametrize(("near", "far"), [((3, 3), (4, 3)), ((2, 3), (1, 3))])
def test_odd_rows_are_shifted_by_half_a_space(near: tuple[int, int], far: tuple[int, int]) -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((3, 2)))
    assert t.refused(PlaceShrine(near)).rule == "DF-DEP-2"
    assert t.match.refusal(PlaceShrine(far)) is None


@rule("DF-BRD-11")
def test_more_players_use_seven_columns_and_twelve_rows() -> None:
    spaces = {action.space for action in opening(crowd("tvt", 4, layout="free")).legal(PlaceShrine)}
    assert spaces == {(c, r) for c in range(7) for r in range(12)}


@rule("DF-BRD-11")
def test_spaces_on_both_sides_of_the_seam_are_neighbours() -> None:
    board = opening(crowd("tvt", 4)).state.book.board
    pairs = [(a, b) for a in range(board.count) for b in board.neighbours[a] if board.spaces[a][1] == 5]
    assert sum(board.spaces[b][1] == 6 for _, b in pairs) == 13


@rule("DF-BRD-11")
def test_a_model_moves_across_the_seam() -> None:
    squads = [["(3,5).0"], ["(0,0).0"], ["(6,11).0"], ["(0,11).0"]]
    t = table(
        {
            "options": {"mode": "tvt", "allow_mirror": True},
            "players": [
                {"faction": "demons", "squads": [{"squad": "master-of-elements", "models": places}]}
                for places in squads
            ],
        }
    )
    t.play(Activate(0), KeepMode(), StartMove(), Movers((0,)))
    assert t.match.refusal(Place((3, 8), (0,))) is None


@rule("DF-BRD-12")
def test_a_map_of_ones_own_can_be_played() -> None:
    t = own_map(with_preset())
    assert len(t.legal(PlaceShrine)) == 36


@rule("DF-BRD-12")
def test_a_map_may_list_its_spaces_and_its_handedness() -> None:
    spaces = [[c, r] for r in range(5) for c in range(7)]
    t = own_map(f"name: small\nplayers: [2]\nhandedness: right\nspaces: {spaces}\n")
    assert (t.state.book.board.count, t.state.book.board.handedness) == (35, "right")


@rule("DF-BRD-12")
def test_a_map_with_an_isolated_space_is_refused() -> None:
    spaces = [[c, r] for r in range(5) for c in range(7)] + [[20, 20]]
    assert refused_map(f"name: small\nplayers: [2]\nspaces: {spaces}\n") == "DF-BRD-12"


@rule("DF-BRD-12")
@pytest.mark.parametrize("rows", [0, 1, 4])
def test_a_map_with_fewer_than_30_spaces_is_refused_for_a_duel(rows: int) -> None:
    assert refused_map(f"name: small\nplayers: [2]\nblock: {{columns: 7, rows: {rows}}}\n") == "DF-BRD-12"


@rule("DF-BRD-12")
def test_a_map_with_fewer_than_60_spaces_is_refused_for_more_players() -> None:
    text = "name: small\nplayers: [2, 3]\nblock: {columns: 7, rows: 8}\n"
    with pytest.raises(BadInput) as caught:
        opening(crowd("ffa", 3, board="small", boards=[text], layout="free"))
    assert caught.value.rule == "DF-BRD-12"


@rule("DF-BRD-12")
@pytest.mark.parametrize("layout", ["near", "free"])
@pytest.mark.parametrize(
    ("shrines", "sources"),
    [
        ("[[0, 0], [1, 0]]", GOOD_SOURCES),
        (GOOD_SHRINES, "[[0, 1], [4, 0], [0, 3], [3, 3]]"),
        (GOOD_SHRINES, "[[2, 0], [3, 0], [0, 3], [3, 3]]"),
        (GOOD_SHRINES, "[[2, 0], [4, 0], [0, 3], [9, 9]]"),
        (GOOD_SHRINES, "[[2, 0], [4, 0], [0, 3], [0, 3]]"),
        ("[[0, 0]]", GOOD_SOURCES),
        (GOOD_SHRINES, "[[2, 0], [4, 0], [0, 3]]"),
    ],
    ids=[
        "shrines too near",
        "source at a shrine",
        "sources too near",
        "off the map",
        "same space",
        "one shrine",
        "three sources",
    ],
)
def test_a_map_with_a_preset_that_breaks_the_distances_is_refused(shrines: str, sources: str, layout: str) -> None:
    assert refused_map(with_preset(shrines, sources), layout=layout) == "DF-BRD-12"


@rule("DF-BRD-12")
@pytest.mark.parametrize(
    "text",
    [
        "players: [2]\nblock: {columns: 7, rows: 6}\n",
        "name: small\n",
        "name: small\nplayers: [2]\nrooms: 4\n",
        "[]",
        ": :",
    ],
)
def test_a_map_file_that_is_no_map_is_refused(text: str) -> None:
    assert refused_map(text) == "DF-BRD-12"


@rule("DF-BRD-12")
def test_a_map_for_other_numbers_of_players_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        opening({"board": "multi-7x12"})
    assert caught.value.rule == "DF-BRD-12"


@rule("DF-BRD-12")
def test_a_board_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        opening({"board": "moon"})
    assert caught.value.rule == "DF-BRD-12"


@rule("DF-BRD-22")
@pytest.mark.parametrize(("first", "shrines"), [(0, {0: (1, 2), 1: (5, 3)}), (1, {1: (1, 2), 0: (5, 3)})])
def test_the_first_player_sits_at_the_row_0_side(first: int, shrines: dict[int, tuple[int, int]]) -> None:
    state = opening(settled(first=first)).state
    assert {t.owner: state.book.board.spaces[t.space] for t in state.tokens if t.kind == "shrine"} == shrines


@rule("DF-BRD-22")
def test_every_token_of_the_first_game_layout_has_its_complete_ring() -> None:
    state = opening(settled()).state
    rings = [state.book.board.ring[t.space * 128 + t.hexes].bit_count() for t in state.tokens]
    assert rings == [12] * 6


@rule("DF-BRD-22")
def test_the_first_game_layout_places_four_sources_and_is_the_same_after_a_half_turn() -> None:
    state = opening(settled()).state
    sources = {state.book.board.spaces[t.space] for t in state.tokens if t.kind == "source"}
    assert sources == {(2, 1), (5, 1), (1, 4), (4, 4)}
    assert {(6 - c, 5 - r) for c, r in sources} == sources


@rule("DF-BRD-22")
def test_the_layout_is_never_forced() -> None:
    assert opening({"first": 0, "players": settled()["players"], "countering": 1}).asked == "place-shrine"


@rule("DF-BRD-23")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_multiplayer_layout_gives_shrines_in_seat_order_from_the_first_player(seats: int) -> None:
    state = opening(crowd("ffa", seats, first=1)).state
    shrines = {t.owner: state.book.board.spaces[t.space] for t in state.tokens if t.kind == "shrine"}
    places = [(1, 3), (5, 3), (5, 8), (1, 8)][:seats]
    assert shrines == {(1 + i) % seats: place for i, place in enumerate(places)}


@rule("DF-BRD-23")
def test_every_shrine_of_the_multiplayer_layout_has_the_same_distances_to_the_sources() -> None:
    state = opening(crowd("ffa", 4)).state
    sources = [t.space for t in state.tokens if t.kind == "source"]
    shrines = [t.space for t in state.tokens if t.kind == "shrine"]
    distance = state.book.board.distance
    assert [sorted(distance[a][b] for b in sources) for a in shrines] == [[2, 3, 5, 6]] * 4


@rule("DF-BRD-23")
def test_the_multiplayer_layout_places_its_four_sources() -> None:
    state = opening(crowd("ffa", 3)).state
    sources = {state.book.board.spaces[t.space] for t in state.tokens if t.kind == "source"}
    assert sources == {(4, 2), (1, 5), (2, 9), (5, 6)}


@rule("DF-BRD-24")
@pytest.mark.parametrize(("options", "slots"), [(settled(), 5), (crowd("ffa", 3), 4)], ids=["duel", "three"])
def test_a_player_area_has_a_place_for_every_squad(options: dict[str, Any], slots: int) -> None:
    view = begin(opening(options)).match.view(None)
    assert [sum(squad.seat == p.seat for squad in view.squads) for p in view.players] == [slots] * len(view.players)


@rule("DF-BRD-24")
def test_a_player_area_holds_deck_discard_pile_banner_and_two_pools() -> None:
    me = begin(opening(settled())).match.view(0).players[0]
    assert (me.deck_count, me.discard, me.banner, me.crystals, me.depleted) == (22, (), "chapter-banner", 2, 0)


@rule("DF-BRD-24", "DF-GEN-3")
def test_the_enhancement_zone_of_a_squad_holds_two_cards() -> None:
    carried = [{"card": "overwatch"}, {"card": "tactic"}]
    knight = {"squad": "holy-knight", "models": ["(0,0).{0,1}"], "enhancements": carried}
    hound = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
    t = table({"players": [{"hand": ["guard"], "squads": [knight]}, {"squads": [hound]}]})
    assert t.refused(Attach("guard", 0)).rule == "DF-ENH-6"
    assert t.match.refusal(Attach("guard", 0, "tactic")) is None
