"""Set-up. ED-SET, ED-CLR-39."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import BadInput, Match
from edgewise.core.flow import Draw
from edgewise.games.the_edge.actions import Activate, Deploy, Pass, PlacePool
from edgewise.games.the_edge.events import CardsDrawn, DieRolled
from edgewise.games.the_edge.kinds import Place, Squad
from tests.support.refused import wall
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, opened

POOLS = ((9000, 9000), (27000, 27000), (27000, 9000), (9000, 27000), (30000, 18000), (6000, 18000))


def placed(table: Skirmish) -> Skirmish:
    for place in POOLS:
        table.play(PlacePool(Place(place)))
    return table


@rule("ED-SET-8", "ED-SET-10", "ED-TRN-3", "ED-SET-11")
def test_the_winner_of_the_roll_deploys_first_and_the_loser_starts() -> None:
    table = opened(4, 4, 2, 5)
    told = [(e.seat, e.value) for e in table.told(DieRolled)]
    assert told == [(0, 4), (1, 4), (0, 2), (1, 5)]
    assert (table.asked, table.seat) == ("place-pool", DEMONS)
    placed(table)
    seats = []
    while table.asked == "deploy":
        seats.append(table.seat)
        table.play(table.match.legal()[0])
    assert seats == [1, 0] * 6
    assert (table.asked, table.seat, table.state.turn) == ("activate", CHAPTER, 1)


@rule("ED-SET-8", "ED-TRN-3")
def test_the_loser_of_the_roll_starts_whoever_it_is() -> None:
    table = opened(5, 2, scenario="first-game")
    assert (table.asked, table.seat) == ("deploy", CHAPTER)
    while table.asked == "deploy":
        table.play(table.match.legal()[0])
    assert (table.asked, table.seat, table.state.starting) == ("activate", DEMONS, DEMONS)


@rule("ED-SET-7", "ED-SET-10")
def test_opening_hands_of_five_are_drawn_from_thirty_cards_before_everything_else() -> None:
    table = opened("CS01", "DS01", 3, 2)
    assert [type(e) for e in table.match.log][:3] == [CardsDrawn, CardsDrawn, DieRolled]
    state = table.state
    assert [(len(h), len(d)) for h, d in zip(state.hands, state.decks, strict=True)] == [(5, 25), (5, 25)]
    game = table.match.game
    first = game.pending(game.setup({}))
    assert isinstance(first, Draw)
    assert (len(first.pool), first.count, first.purpose) == (30, 5, "opening")


@rule("ED-SET-3", "ED-CLR-39")
def test_players_alternate_placing_pools_of_two_one_and_one() -> None:
    table = opened(3, 2)
    seats = []
    for place in POOLS:
        assert table.asked == "place-pool"
        seats.append(table.seat)
        table.play(PlacePool(Place(place)))
    assert seats == [0, 1, 0, 1, 0, 1]
    assert [p.crystals for p in table.state.pools] == [3, 2, 2, 1, 1, 1, 1]
    assert sum(p.crystals for p in table.state.pools) == 11


@rule("ED-SET-3", "ED-CLR-39")
def test_places_where_no_pool_may_lie() -> None:
    table = opened(3, 2)
    assert table.code(PlacePool(Place((3999, 9000)))) == "E_POOL_PLACE"
    assert table.can(PlacePool(Place((4000, 9000))))
    assert table.code(PlacePool(Place((13000, 11501)))) == "E_POOL_PLACE"
    assert table.code(PlacePool(Place((18000, 25999)))) == "E_POOL_PLACE"
    assert table.can(PlacePool(Place((18000, 26000))))


@rule("ED-SET-3", "ED-SET-4")
def test_the_first_game_fixes_all_pools() -> None:
    table = opened(3, 2, scenario="first-game")
    assert table.asked == "deploy"
    assert sorted((p.x, p.y, p.crystals) for p in table.state.pools) == [
        (9000, 12000, 2),
        (9000, 24000, 1),
        (18000, 8000, 1),
        (18000, 18000, 3),
        (18000, 28000, 1),
        (27000, 12000, 1),
        (27000, 24000, 2),
    ]


@rule("ED-SET-1", "ED-SET-9", "ED-CLR-39")
@pytest.mark.parametrize("first", [0, 1])
def test_every_base_lies_in_the_own_zone(first: int) -> None:
    table = opened(*((3, 2) if first == 0 else (2, 3)), scenario="first-game")
    card = "C-HK1" if first == 0 else "D-MOE"
    squad = table.squad(card)
    # Who deploys first has the south; both bases have a radius of 750.
    assert table.can(Deploy(squad, ((12000, 8250),)))
    assert table.code(Deploy(squad, ((12000, 8251),))) == "E_DEPLOY_ZONE"
    assert table.code(Deploy(squad, ((3749, 6000),))) == "E_DEPLOY_ZONE"
    assert table.code(Deploy(squad, ((12000, 30000),))) == "E_DEPLOY_ZONE"
    table.play(Deploy(squad, ((12000, 8250),)))
    other = table.squad("D-MOE" if first == 0 else "C-HK1")
    assert table.code(Deploy(other, ((12000, 27749),))) == "E_DEPLOY_ZONE"
    assert table.can(Deploy(other, ((12000, 27750),)))


@rule("ED-SET-9", "ED-CLR-39", "ED-CLR-1")
def test_deployed_bases_may_touch_but_not_overlap() -> None:
    table = opened(3, 2, scenario="first-game")
    pilgrims = table.squad("C-PIL")
    row = ((6000, 6000), (7000, 6000), (8000, 6000))
    assert table.can(Deploy(pilgrims, (*row, (30000, 6000))))
    assert table.code(Deploy(pilgrims, (*row, (8999, 6000)))) == "E_OVERLAP"
    # The pool at (18000, 8000): 1500 is contact.
    assert table.can(Deploy(pilgrims, (*row, (18000, 6500))))
    assert table.code(Deploy(pilgrims, (*row, (18000, 6501)))) == "E_OVERLAP"
    # The zone is tested before overlap.
    assert table.code(Deploy(pilgrims, (*row[:2], (7000, 6000), (18000, 20000)))) == "E_DEPLOY_ZONE"
    assert table.code(Deploy(pilgrims, row)) == "E_BAD_COMMAND"
    assert table.code(Deploy(table.squad("D-MOE"), ((12000, 6000),))) == "E_NOT_YOUR_SQUAD"
    table.play(Deploy(pilgrims, (*row, (9000, 6000))))
    assert table.code(Deploy(pilgrims, (*row, (9000, 6000))), seat=CHAPTER) == "E_WRONG_TIME"


@rule("ED-SET-10", "ED-CLR-40")
def test_commands_of_a_later_step_are_refused() -> None:
    table = opened(3, 2)
    later = Deploy(table.squad("C-HK1"), ((12000, 6000),))
    assert table.code(later) == "E_SETUP_ORDER"
    assert table.code(Activate(Squad(0))) == "E_SETUP_ORDER"
    assert table.code(Pass()) == "E_SETUP_ORDER"
    placed(table)
    assert table.code(PlacePool(Place((18000, 30000)))) == "E_SETUP_ORDER"
    assert table.can(later)


@rule("ED-SET-5", "ED-SET-2")
def test_each_army_fields_all_its_squads_ready_and_with_full_hp() -> None:
    table = opened(3, 2, players=[{"army": "demons"}])
    book, state = table.state.book, table.state
    assert book.seat_army == ("demons", "chapter")
    assert [c.id for c in book.squad_card[:12]] == [
        "D-HOU",
        "D-SK1",
        "D-SK2",
        "D-MOE",
        "D-BIL",
        "D-ASH",
        "C-PIL",
        "C-HK1",
        "C-HK2",
        "C-HK3",
        "C-AOD",
        "C-SNI",
    ]
    assert state.hp[:12] == [c.shields for c in book.squad_card[:12]]
    assert not any(state.exhausted) and not any(state.sides)


def refused(options: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        Match.new("the-edge", options=options)
    return caught.value


@rule("ED-SET-5")
@pytest.mark.parametrize(
    "players",
    [
        [{"army": "chapter"}, {"army": "chapter"}],
        [{"army": "elves"}],
        [{"army": "neutral"}],
        [{}, {}, {}],
    ],
)
def test_two_different_known_armies_are_needed(players: list[dict[str, str]]) -> None:
    assert refused({"players": players}).code == "E_BAD_ARMY"


DECK = {
    "CS01": 3,
    "CS02": 2,
    "CS03": 2,
    "CS04": 2,
    "CS05": 3,
    "CS06": 2,
    "CS07": 2,
    "CS08": 2,
    "CS09": 2,
    "CS10": 2,
    "CS11": 2,
    "CS12": 2,
    "CS13": 2,
    "CS14": 2,
}


@rule("ED-SET-7")
def test_a_deck_has_thirty_cards_and_no_more_copies_than_the_list_allows() -> None:
    table = opened(3, 2, players=[{"army": "chapter", "deck": DECK}])
    assert table.state.book.decks[CHAPTER] == tuple(sorted(c for c, n in DECK.items() for _ in range(n)))
    for deck in (
        {**DECK, "CS14": 1},
        {**DECK, "CS14": 1, "CS01": 4},
        {**DECK, "DS01": 1},
        {"CS01": -1},
        {"CS01": 10**9},
    ):
        assert refused({"players": [{"army": "chapter", "deck": deck}]}).code == "E_BAD_DECK"


@rule("ED-SET-11")
def test_the_same_seed_and_the_same_commands_give_the_same_game() -> None:
    matches = [Match.new("the-edge", seed=5) for _ in range(2)]
    for match in matches:
        for _ in range(60):
            match.play(match.legal()[-1])
    assert matches[0].save() == matches[1].save()
    dice = [e for e in matches[0].log if isinstance(e, DieRolled)]
    assert {(e.seat, e.purpose) for e in dice} >= {(0, "deployment"), (1, "deployment")}


@rule("ED-SET-9", "ED-SET-4")
@pytest.mark.parametrize("seed", range(5))
def test_where_no_row_fits_a_squad_is_offered_single_places(seed: int) -> None:
    match = Match.new("the-edge", options=wall(6900), seed=seed)
    while not isinstance(match.legal()[0], Activate):
        match.play(match.legal()[-1])
    assert all(match.state.at[model] is not None for model in match.state.book.models_of[0][:10])
