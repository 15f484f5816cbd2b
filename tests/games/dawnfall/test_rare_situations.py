"""Rare situations of moves, payments and endings: corners, absent models, moved Faction tokens, last cards."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    BuyVP,
    Declare,
    DeploySquad,
    Movers,
    Mulligan,
    Pay,
    PickModel,
    Place,
    PlayCard,
    Push,
)
from tests.support.fan import Record, card, duel, fan, squad
from tests.support.openings import MILITIAMEN, deploy, militia
from tests.support.play import Table, opening, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.stage import squad as sq
from tests.support.wilds import token, wild

ALL = (0, 1, 2, 3, 4, 5, 6)
CORNER = [f"(0,0).{k}" for k in ALL]
LEVY = card("levy", {"do": "ready_banner"}, cost=3)
IDLE = card("idle", {"do": "gain"})


def in_the_corner(*foes: Record, **more: Any) -> Table:
    """A model of seven hexes beside the corner of the board, which its jump may take."""
    t = wild([sq("titan", "(1,0)")], [*foes, sq("wisp", "(6,5).0")], hand=["jump"], **more)
    return t.play(PlayCard("jump", "lower", -1), PickModel(0))


@rule("DF-PSH-6", "DF-PSH-8", "DF-BRD-19")
def test_the_last_of_four_models_in_the_corner_has_one_hex_left() -> None:
    t = in_the_corner(sq("scout", *CORNER[:4])).play(Place((0, 0), ALL))
    ring = {((1, 0), (4,)), ((1, 0), (5,)), ((0, 1), (5,)), ((0, 1), (6,))}
    assert {(p.space, p.hexes) for p in t.legal(Push)} == ring
    t.play(Push(2, (1, 0), (4,)), Push(3, (1, 0), (5,)), Push(4, (0, 1), (5,)))
    assert t.legal() == [Push(5, (0, 1), (6,))]


@rule("DF-PSH-7", "DF-PSH-8")
def test_a_fifth_model_in_the_corner_bars_it() -> None:
    t = in_the_corner(sq("scout", *CORNER[:4]), sq("scout", CORNER[4]))
    assert t.refused(Place((0, 0), ALL)).rule == "DF-PSH-7"


@rule("DF-PSH-6", "DF-TOK-3")
def test_beside_a_shrine_the_space_that_the_pusher_leaves_is_the_only_way_out() -> None:
    t = in_the_corner(sq("rider", "(0,0).{0,1}"), tokens=[token("shrine", "(0,1)", 0)]).play(Place((0, 0), ALL))
    places = {(p.space, p.hexes) for p in t.legal(Push)}
    assert places == {((1, 0), hexes) for hexes in ((0, 4), (0, 5), (3, 4), (4, 5), (5, 6))}


@rule("DF-DEP-13", "DF-PSH-5")
def test_an_enemy_is_pushed_in_dispersal() -> None:
    rows = [{**MILITIAMEN, "squads": ["giant"]}, {**MILITIAMEN, "squads": ["recruit"]}]
    t = opening({**militia(allow_fewer_squads=True), "players": rows})
    deploy(t, 0, ((4, 0), ALL))
    deploy(t, 1, *(((4, 2), (k,)) for k in (0, 1, 2, 3)))
    t.play(DeploySquad(0), Movers((0,)), Place((4, 2), ALL))
    while t.asked == "push-model":
        assert t.seat == 0
        t.play(t.legal()[0])
    assert place_of(t, 0) == "(4,2).{0,1,2,3,4,5,6}"
    assert (t.asked, t.seat) == ("declare", 1)


def wardens(*cards: Record, **more: Any) -> Table:
    """Two Squads of Wardens with these cards against a Gorehound far away."""
    squads = [sq("warden", "(0,0).0", "(0,0).1"), sq("warden", "(1,0).0")]
    mine = {"squads": squads, "hand": [c["id"] for c in cards], **more.pop("mine", {})}
    text = fan(*cards, squads=[squad(models=2)])
    return table(duel(text, mine, {"squads": [sq("gorehound", "(6,5).{3,4}")]}, **more))


@rule("DF-PAY-6")
def test_a_squad_whose_models_are_all_away_pays_with_its_tokens() -> None:
    squads = [sq("warden", "(0,0).0", endurance=1), sq("warden", "away", "away")]
    t = wardens(LEVY, mine={"squads": squads, "crystals": 0}).play(PlayCard("levy", "lower", -1))
    t.play(Pay(endurance=((1, 2), (0, 1))))
    assert t.state.endurance[:2] == [0, 0]


@rule("DF-PAY-7", "DF-END-4")
def test_the_present_place_of_the_faction_token_limits_the_vp_that_are_paid() -> None:
    t = wardens(LEVY, mine={"crystals": 1}, marker=-3, ends=[10, -5]).play(PlayCard("levy", "lower", -1))
    assert t.refused(Pay(vp=3)).rule == "DF-PAY-7"
    assert Pay(vp=3) not in t.legal()
    t.play(Pay(1, vp=2))
    assert (t.state.marker, t.state.end_after_turn) == (-5, True)


@rule("DF-OPT-6", "DF-KEY-4", "DF-LIM-5")
def test_temporary_crystals_buy_vp_like_others() -> None:
    t = wardens(LEVY, mine={"crystals": 4, "temporary": 2}, ask="buy", options={"buying_vp": True})
    pile = t.state.neutral
    t.play(BuyVP())
    assert (t.state.crystals[0], t.state.temporary[0], t.state.neutral, t.state.marker) == (1, 0, pile + 3, 1)


@rule("DF-END-5", "DF-VIC-4")
def test_who_reaches_the_own_token_and_falls_back_in_the_same_effect_can_still_lose() -> None:
    t = wardens(card("pride", {"do": "gain_vp", "n": 99}, {"do": "lose_vp", "n": 11}))
    t.play(PlayCard("pride", "lower", -1))
    assert (t.state.marker, t.state.end_after_turn) == (-1, True)
    t.end_turn()
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (1,)


@rule("DF-END-8")
@pytest.mark.parametrize(("marker", "winners"), [(1, (0,)), (0, ()), (-1, (1,))])
def test_the_middle_stays_the_middle_when_a_faction_token_has_moved(marker: int, winners: tuple[int, ...]) -> None:
    t = wardens(IDLE, marker=marker, ends=[2, -20], end_after_turn=True).end_turn()
    assert t.match.outcome is not None
    assert t.match.outcome.winners == winners


@rule("DF-END-6", "DF-OPT-5")
@pytest.mark.parametrize(("deck", "ending"), [(0, True), (1, False)])
def test_a_mulligan_that_draws_the_last_card_announces_the_end(deck: int, ending: bool) -> None:
    mine = {"hand": ["idle"] * 3, "deck": {"idle": deck} if deck else {}}
    t = wardens(IDLE, mine=mine, options={"mulligan": True}, ask="declare")
    t.play(Declare("active"), Mulligan(), "idle", "idle", "idle")
    assert (t.state.hands[0], t.state.end_after_turn) == (("idle",) * 3, ending)


@rule("DF-END-6")
def test_a_search_that_takes_the_last_card_announces_the_end() -> None:
    seek = card("seek", {"do": "search", "of": {"sel": "cards", "zone": "deck", "choose": 1}})
    t = wardens(seek, mine={"deck": {"seek": 1}}).play(PlayCard("seek", "lower", -1))
    assert (t.state.hands[0], t.state.end_after_turn) == (("seek",), True)


@rule("DF-PAY-12", "DF-FFA-4", "DF-FFA-10")
def test_who_pays_the_last_starting_tokens_is_out_and_the_turn_is_over() -> None:
    toll = card("toll", {"do": "gain"}, cost=[{"currency": "vp", "amount": 2}])
    places = ("(0,0).0", "(3,3).0", "(6,6).0")
    players: list[Record] = [{"faction": "wardens", "squads": [sq("warden", at)], "hand": []} for at in places]
    players[0] |= {"hand": ["toll"], "starting": 2}
    players[2] |= {"captured": [0, 1, 0]}
    options = {"mode": "ffa", "seats": 3, "content": [fan(toll)], "allow_mirror": True}
    t = table({"options": options, "players": players}).play(PlayCard("toll", "lower", -1))
    assert t.state.removed == [True, False, False]
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (2,)
