"""Placement of tokens and models, and Dispersal. DF-DEP."""

from typing import Any

import pytest

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Declare,
    DeploySquad,
    Done,
    EndTurn,
    Fight,
    Movers,
    Pass,
    Place,
    PlaceShrine,
    PlaceSource,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
)
from edgewise.games.dawnfall.state import touching
from tests.support.fan import card, fan
from tests.support.fan import squad as squad_card
from tests.support.openings import MILITIAMEN, begin, crowd, deploy, militia, settled
from tests.support.play import Table, opening, table
from tests.support.rules import rule

TOKENS = [(1, 2), (5, 3), (2, 1), (5, 1), (1, 4), (4, 4)]


def spots(space: tuple[int, int], *hexes: int) -> list[tuple[tuple[int, int], tuple[int, ...]]]:
    """One placement of a 1-hex model on each of these hexes."""
    return [(space, (h,)) for h in hexes]


A = spots((4, 2), 0, 1, 2, 3)
B = spots((2, 3), 0, 2, 3, 4)
C = [*spots((0, 0), 0, 1), *spots((1, 0), 4, 0)]
D = spots((6, 5), 0, 4, 5, 6)


def enemies_at(t: Table, *places: str) -> Table:
    """The same moment of deployment with the first Squad of seat 1 on these hexes."""
    position = t.match.position()
    position["players"][1]["squads"][0]["models"] = list(places)
    return table(position)


@rule("DF-DEP-1")
def test_tokens_and_models_are_placed_one_at_a_time_in_turn() -> None:
    t = opening(settled(layout="free"))
    order = []
    while t.asked != "deploy-squad":
        order.append((t.asked, t.seat))
        t.match.play(t.legal()[0])
    shrines = [("place-shrine", 0), ("place-shrine", 1)]
    assert order == [*shrines, *[("place-source", 0), ("place-source", 1)] * 2]


@rule("DF-DEP-1")
def test_no_source_is_placed_before_all_shrines_stand() -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((0, 0)))
    assert t.refused(PlaceSource((4, 4))).rule == "DF-DEP-2"


@rule("DF-DEP-2")
@pytest.mark.parametrize("space", [(3, 2), (4, 2), (3, 1), (7, 0), (0, 6)])
def test_a_shrine_needs_an_empty_space_two_from_every_other_shrine(space: tuple[int, int]) -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((3, 2)))
    assert t.refused(PlaceShrine(space)).rule == "DF-DEP-2"


@rule("DF-DEP-2")
@pytest.mark.parametrize("space", [(5, 2), (1, 2), (0, 0), (6, 5)])
def test_a_shrine_may_stand_at_distance_two_and_at_the_edge(space: tuple[int, int]) -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((3, 2)), PlaceShrine(space))
    assert t.asked == "place-source"


@rule("DF-DEP-2")
def test_every_player_places_exactly_one_shrine_the_own_one() -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((3, 2)), PlaceShrine((0, 0)))
    assert [(token.kind, token.owner) for token in t.state.tokens] == [("shrine", 0), ("shrine", 1)]
    assert t.refused(PlaceShrine((6, 5))).rule == "DF-DEP-3"


@rule("DF-DEP-2")
def test_the_distance_between_tokens_is_a_constant_of_the_match() -> None:
    t = opening(settled(layout="free", min_token_distance=3)).play(PlaceShrine((3, 2)))
    assert t.refused(PlaceShrine((5, 2))).rule == "DF-DEP-2"


@rule("DF-DEP-3")
@pytest.mark.parametrize("space", [(0, 0), (1, 0), (5, 5), (3, 2), (2, 2), (9, 9)])
def test_a_source_keeps_its_distance_from_shrines_and_sources(space: tuple[int, int]) -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((0, 0)), PlaceShrine((6, 5)), PlaceSource((3, 2)))
    assert t.refused(PlaceSource(space)).rule == "DF-DEP-3"


@rule("DF-DEP-3")
def test_a_source_may_stand_at_distance_two_from_everything() -> None:
    t = opening(settled(layout="free")).play(PlaceShrine((0, 0)), PlaceShrine((6, 5)), PlaceSource((2, 0)))
    assert t.play(PlaceSource((4, 0))).state.tokens[-1].kind == "source"


@rule("DF-DEP-4")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])], ids=["duel", "three", "four"]
)
def test_four_sources_are_placed_in_turn(seats: int, order: list[int]) -> None:
    options = settled(layout="free") if seats == 2 else crowd("ffa", seats, layout="free")
    t = opening(options)
    placed = []
    while t.asked != "deploy-squad":
        if t.asked == "place-source":
            placed.append(t.seat)
        t.match.play(t.legal()[0])
    assert placed == order


@rule("DF-DEP-5")
def test_a_source_without_a_legal_space_is_left_out() -> None:
    t = opening(settled(layout="free", min_token_distance=4))
    t.play(PlaceShrine((0, 0)), PlaceShrine((6, 5)))
    while t.asked == "place-source":
        t.match.play(t.legal()[0])
    assert (t.asked, sum(token.kind == "source" for token in t.state.tokens)) == ("deploy-squad", 2)


@rule("DF-DEP-5")
def test_a_shrine_without_a_legal_space_goes_as_far_away_as_possible() -> None:
    t = opening(crowd("ffa", 4, board="strip", boards=[STRIP], layout="free", min_token_distance=4))
    t.play(PlaceShrine((2, 0)), PlaceShrine((2, 4)), PlaceShrine((2, 9)))
    gaps = {min(distance(t, a.space, (2, row)) for row in (0, 4, 9)) for a in t.legal(PlaceShrine)}
    assert gaps == {3}


STRIP = """
name: strip
players: [4]
block: {columns: 5, rows: 12}
"""


def distance(t: Table, a: tuple[int, int], b: tuple[int, int]) -> int:
    """Spaces between two places."""
    board = t.state.book.board
    return int(board.distance[board.index[a]][board.index[b]])


@rule("DF-DEP-6")
def test_players_take_turns_with_complete_squads_of_their_choice() -> None:
    t = deploy(opening(militia()), 1, *A)
    assert (t.asked, t.seat) == ("deploy-squad", 1)
    assert DeploySquad(7) in t.legal()


@rule("DF-DEP-6")
def test_a_squad_cannot_be_left_half_deployed() -> None:
    t = opening(militia()).play(DeploySquad(0), Place((4, 2), (0,)))
    assert t.refused(Done()).rule == "DF-DEP-6"


@rule("DF-DEP-6")
def test_two_squads_cannot_be_deployed_in_one_go() -> None:
    t = opening(militia()).play(DeploySquad(0), Place((4, 2), (0,)))
    assert t.refused(DeploySquad(1)).rule == "DF-DEP-6"


@rule("DF-DEP-6")
@pytest.mark.parametrize("squad", [0, 4, 99])
def test_only_own_squads_that_wait_are_deployed(squad: int) -> None:
    t = deploy(opening(militia()), 0, *A)
    deploy(t, 4, *B)
    assert t.refused(DeploySquad(squad)).rule == "DF-DEP-6"


@rule("DF-DEP-6")
def test_a_player_without_squads_is_skipped() -> None:
    players = [{**MILITIAMEN, "squads": ["recruit"]}, MILITIAMEN]
    t = opening({**militia(allow_fewer_squads=True), "players": players})
    deploy(t, 0, *A)
    deploy(t, 1, *B)
    assert (t.asked, t.seat) == ("deploy-squad", 1)


@rule("DF-DEP-7")
@pytest.mark.parametrize("space", [(0, 0), (6, 0), (3, 5), (6, 5), (3, 2)])
def test_models_may_be_deployed_anywhere(space: tuple[int, int]) -> None:
    t = opening(militia()).play(DeploySquad(0), Place(space, (0,)))
    assert t.state.spaces[0] == t.state.book.board.index[space]


@rule("DF-DEP-7", "DF-BRD-17")
def test_models_are_deployed_on_unoccupied_hexes_only() -> None:
    t = deploy(opening(militia()), 0, *A)
    deploy(t, 4, *B)
    t.play(DeploySquad(1))
    assert t.refused(Place((4, 2), (0,))).rule == "DF-BRD-17"


@rule("DF-DEP-7", "DF-BRD-16")
@pytest.mark.parametrize("hexes", [(1, 3), (0,), (7, 0), (-1, 0), (0, 1, 2), (), (0, 1, 1), (3, 3)])
def test_a_base_is_deployed_as_its_size_says(hexes: tuple[int, ...]) -> None:
    t = opening(settled()).play(DeploySquad(1))
    assert t.refused(Place((4, 2), hexes)).rule == "DF-BRD-16"


@rule("DF-DEP-7", "DF-BRD-15")
def test_the_hexes_of_a_base_are_named_in_any_order() -> None:
    t = opening(settled()).play(DeploySquad(1))
    assert t.refused(Place((1, 1), (4, 3))).rule == "DF-DEP-8"
    t.play(Place((4, 2), (6, 1)))
    assert t.state.hexes[t.state.squad_models[1][0]] == 1 << 1 | 1 << 6


@rule("DF-DEP-7", "DF-BRD-17")
def test_nobody_is_deployed_off_the_map() -> None:
    t = opening(settled()).play(DeploySquad(1))
    assert t.refused(Place((7, 0), (0, 1))).rule == "DF-BRD-17"


@rule("DF-DEP-8")
@pytest.mark.parametrize(
    ("space", "hexes"),
    [((2, 2), (4,)), ((4, 3), (1,)), ((3, 1), (4,)), ((4, 3), (3,))],
    ids=["own Shrine", "enemy Shrine", "Source", "another Source"],
)
def test_a_deployed_model_touches_no_shrine_and_no_source(space: tuple[int, int], hexes: tuple[int, ...]) -> None:
    t = opening(militia()).play(DeploySquad(0))
    assert t.refused(Place(space, hexes)).rule == "DF-DEP-8"


@rule("DF-DEP-8")
def test_own_squads_may_be_deployed_in_contact() -> None:
    t = deploy(opening(militia()), 0, *A)
    deploy(t, 4, *D)
    t.play(DeploySquad(1), Place((4, 2), (4,)))
    assert t.asked == "deploy-model"


@rule("DF-DEP-8", "DF-GEN-5")
@pytest.mark.parametrize(("mode", "allowed"), [("tvt", True), ("ffa", False)])
def test_contact_is_allowed_with_allied_models_and_not_with_enemies(mode: str, allowed: bool) -> None:
    t = opening(crowd(mode, 4))
    deploy(t, 1, ((3, 0), (0,)))
    deploy(t, 5, ((6, 0), (0,)))
    t.play(DeploySquad(9))
    refusal = t.match.refusal(Place((3, 0), (1,)))
    assert (refusal is None) is allowed
    assert refusal is None or refusal.rule == "DF-DEP-8"


@rule("DF-DEP-9")
def test_a_squad_may_stand_as_a_line_across_borders() -> None:
    t = deploy(opening(militia()), 0, *C)
    assert t.asked == "deploy-squad"


@rule("DF-DEP-9")
def test_two_pairs_are_not_one_group() -> None:
    t = opening(militia()).play(DeploySquad(0), Place((0, 0), (0,)), Place((0, 0), (1,)))
    assert t.refused(Place((6, 5), (0,))).rule == "DF-DEP-9"


@rule("DF-EX-1", "DF-DEP-9")
def test_a_squad_of_scattered_models_is_refused() -> None:
    t = opening(militia()).play(DeploySquad(0), Place((0, 0), (1,)))
    for space, hexes in (((0, 0), (3,)), ((0, 0), (5,)), ((1, 0), (0,))):
        assert t.refused(Place(space, hexes)).rule == "DF-DEP-9"


@rule("DF-EX-2", "DF-DEP-9")
def test_one_model_apart_is_refused_and_in_the_middle_it_is_accepted() -> None:
    t = opening(militia()).play(DeploySquad(0), *(Place((2, 3), (k,)) for k in (1, 2, 3)))
    assert t.refused(Place((2, 3), (5,))).rule == "DF-DEP-9"
    assert t.play(Place((2, 3), (0,))).asked == "deploy-squad"


@rule("DF-EX-3", "DF-DEP-8")
def test_deployment_in_contact_with_an_enemy_is_refused() -> None:
    t = enemies_at(opening(militia()), "(4,3).0", "(4,3).3", "(4,3).5", "(4,3).6")
    t.play(DeploySquad(0), Place((4, 2), (0,)), Place((4, 2), (1,)))
    for k in (2, 3):
        refusal = t.refused(Place((4, 2), (k,)))
        assert (refusal.rule, refusal.key) == ("DF-DEP-8", "refused-contact-enemy")


@rule("DF-EX-4", "DF-DEP-8")
def test_deployment_in_contact_with_enemy_and_source_is_refused() -> None:
    t = enemies_at(opening(militia()), "(4,2).0", "(4,2).1", "(4,2).2", "(4,2).3")
    t.play(DeploySquad(0))
    keys = [t.refused(Place((4, 3), (k,))).key for k in (5, 6, 3)]
    assert keys == ["refused-contact-enemy", "refused-contact-enemy", "refused-contact-token"]


@rule("DF-EX-5", "DF-DEP-8", "DF-DEP-9")
@pytest.mark.parametrize("order", [(A, B, C, D), (D, C, B, A), (B, D, A, C), (C, A, D, B)])
def test_correct_squads_are_accepted_in_any_order_for_any_owners(order: Any) -> None:
    t = opening(militia())
    for squad, places in zip((0, 4, 1, 5), order, strict=True):
        deploy(t, squad, *places)
    assert t.state.spaces.count(-2) == 4 + 4 + 1 + 1


def crowded(t: Table, *left_free: tuple[int, int]) -> Table:
    """Enemies on the centre of every Space without a token; only the one in (5,5) touches another Space, (6,5)."""
    position = t.match.position()
    free = [(c, r) for r in range(6) for c in range(7) if (c, r) not in (*TOKENS, *left_free)]
    places = [f"({c},{r}).{int((c, r) == (5, 5))}" for c, r in free]
    squads = [{"squad": "recruit", "models": places[i : i + 4]} for i in range(0, len(places), 4)]
    position["players"][1]["squads"] = squads
    return table(position)


def tight(squads: list[str], *left_free: tuple[int, int]) -> Table:
    """Seat 0 deploys these Squads where enemies leave hardly any room."""
    players = [{**MILITIAMEN, "squads": squads}, MILITIAMEN]
    return crowded(opening({**militia(allow_fewer_squads=True), "players": players}), *left_free)


@rule("DF-DEP-10")
def test_a_player_whose_squad_does_not_fit_must_choose_another() -> None:
    t = tight(["recruit", "giant"], (3, 2))
    assert t.refused(DeploySquad(1)).rule == "DF-DEP-10"
    assert t.legal() == [DeploySquad(0)]


@rule("DF-DEP-10")
def test_contact_with_tokens_is_dropped_first() -> None:
    t = tight(["giant"], (3, 1), (6, 5)).play(DeploySquad(0))
    assert t.legal() == [Place((3, 1), tuple(range(7)))]
    assert t.refused(Place((6, 5), tuple(range(7)))).key == "refused-contact-enemy"


@rule("DF-DEP-10")
def test_contact_with_enemies_is_dropped_next_and_the_group_stays() -> None:
    t = tight(["recruit"])
    t.play(DeploySquad(0), Place((3, 2), (1,)))
    assert t.refused(Place((0, 0), (1,))).rule == "DF-DEP-9"
    assert t.match.refusal(Place((3, 2), (2,))) is None


@rule("DF-DEP-10", "DF-DEP-12")
def test_models_that_do_not_fit_at_all_start_as_dead_and_give_no_vp() -> None:
    t = tight(["giant"])
    t.play(DeploySquad(0))
    assert [e.model for e in t.events("model-left-out")] == [0]
    assert t.state.marker == 0


@rule("DF-DEP-11", "DF-BRD-22")
def test_a_preset_layout_places_all_tokens_without_asking() -> None:
    t = opening(settled())
    assert t.asked == "deploy-squad"
    assert [t.state.book.board.spaces[token.space] for token in t.state.tokens] == TOKENS


@rule("DF-DEP-12")
def test_an_army_that_is_not_deployed_yet_is_not_lost() -> None:
    t = deploy(opening(militia()), 0, *A)
    assert t.match.outcome is None


@rule("DF-DEP-12")
def test_loss_of_all_models_counts_at_the_end_of_set_up() -> None:
    t = tight(["giant"])
    t.play(DeploySquad(0))
    assert t.match.outcome is None
    t.play(Done())
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.rule) == ((1,), "DF-END-2")


def dispersal() -> Table:
    """Recruits of both sides stand close together and seat 0 may disperse."""
    players = [{**MILITIAMEN, "squads": ["recruit"]}] * 2
    t = opening({**militia(allow_fewer_squads=True), "players": players})
    return deploy(deploy(t, 0, *A), 1, *B)


@rule("DF-DEP-13")
def test_the_positioning_player_may_move_one_squad_into_contact() -> None:
    t = dispersal()
    assert (t.asked, t.seat) == ("disperse", 0)
    t.play(DeploySquad(0), Movers((2,)), Place((3, 3), (4,)))
    assert touching(t.state, 2, 5)


@rule("DF-DEP-13", "DF-MOV-8")
def test_dispersal_reaches_no_further_than_the_movement_of_the_squad() -> None:
    t = dispersal().play(DeploySquad(0), Movers((0,)))
    assert t.match.refusal(Place((2, 2), (0,))) is None
    assert t.refused(Place((6, 5), (0,))).rule.startswith("DF-MOV")


@rule("DF-DEP-13")
def test_dispersal_happens_once() -> None:
    t = dispersal().play(DeploySquad(0), Movers((2,)), Place((3, 3), (4,)))
    assert (t.asked, t.seat) == ("declare", 1)


@rule("DF-DEP-13")
def test_dispersal_may_be_declined() -> None:
    t = dispersal().play(Done())
    assert (t.asked, t.seat) == ("declare", 1)


@rule("DF-DEP-13")
def test_every_positioning_player_of_many_disperses_once_in_placement_order() -> None:
    t = opening(crowd("ffa", 4, first=0, countering=1))
    seats = []
    while t.asked != "declare":
        if t.asked == "disperse":
            seats.append(t.seat)
            t.match.play(Done())
        else:
            t.match.play(t.legal()[0])
    assert seats == [2, 3, 0]


@rule("DF-DEP-13")
def test_dispersal_moves_own_squads_only() -> None:
    assert dispersal().refused(DeploySquad(1)).rule == "DF-DEP-14"


@rule("DF-DEP-14")
@pytest.mark.parametrize(
    "action",
    [Activate(0), ChangeMode(), StartCombat(), PlayCard("drill", "upper", -1), UseBanner(0, -1), Declare("active")],
    ids=lambda action: type(action).__name__,
)
def test_dispersal_allows_nothing_but_a_move_or_declining(action: Action) -> None:
    assert dispersal().refused(action).rule == "DF-DEP-14"


@rule("DF-DEP-14")
@pytest.mark.parametrize(
    "action",
    [StartCombat(), Fight(0, 4), EndTurn(), DeploySquad(0), StartMove(), Declare("active"), Pass()],
    ids=lambda action: type(action).__name__,
)
def test_the_move_of_a_dispersal_is_all_of_it(action: Action) -> None:
    assert dispersal().play(DeploySquad(0)).refused(action).rule == "DF-DEP-14"


@rule("DF-DEP-13", "DF-SQD-11")
def test_a_squad_without_movement_does_not_disperse() -> None:
    idle = card("idle", {"do": "gain"}) | {"copies": 25}
    text = fan(idle, squads=[squad_card(copies=1), squad_card("rock", basic={"mov": "-"})])
    rows = [{"faction": "wardens", "squads": ["warden", "rock"], "deck": {"idle": 25}}] * 2
    t = opening(settled(players=rows, content=[text], allow_mirror=True, allow_fewer_squads=True))
    while t.asked != "disperse":
        t.match.play(t.legal()[0])
    assert t.legal() == [Done(), DeploySquad(0)]
    assert t.refused(DeploySquad(1)).rule == "DF-SQD-11"


@rule("DF-DEP-14")
def test_nobody_is_asked_to_react_to_a_dispersal() -> None:
    t = dispersal()
    assert all(t.state.hands)
    t.play(DeploySquad(0), Movers((2,)), Place((3, 3), (4,)))
    assert t.asked == "declare"


@rule("DF-DEP-14")
def test_dispersal_is_not_an_activation() -> None:
    t = begin(dispersal().play(DeploySquad(0), Movers((2,)), Place((3, 3), (4,))))
    t.passive().play(Declare("active"))
    assert t.pass_all().match.refusal(Activate(0)) is None
