"""Map tokens and status tokens, and moving Through Obstacles. DF-TOK, DF-OBS."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import BadInput
from edgewise.content import ContentError
from edgewise.games.dawnfall.actions import (
    Activate,
    Fight,
    GoVia,
    KeepMode,
    Movers,
    PickHex,
    PickModel,
    PickSpace,
    Place,
    PlayCard,
    Push,
    StartCombat,
    StartMove,
)
from tests.support.fan import card, fan
from tests.support.play import Table, opening
from tests.support.rules import rule
from tests.support.stage import duel, place_of
from tests.support.stage import squad as sq
from tests.support.wilds import plan, token, wild

FAR = sq("scout", "(6,5).0")
ALL = (0, 1, 2, 3, 4, 5, 6)


def moving(t: Table, *movers: int) -> Table:
    """The Move Action of the first Squad with these movers, at the first end position."""
    return t.play(Activate(0), KeepMode(), StartMove(), Movers(movers))


def ends(t: Table) -> set[tuple[int, int]]:
    """The Spaces in which the mover in question may end."""
    return {p.space for p in t.legal(Place)}


def content(**record: Any) -> None:
    """Loads a faction with this token type."""
    opening({"content": [fan(tokens=[{"id": "stone", "name": "stone", **record}])], "first": 0})


@rule("DF-TOK-1")
def test_a_token_type_is_of_the_map_a_status_or_a_resource() -> None:
    for kind in ("map", "status", "resource"):
        content(**{"class": kind})
    with pytest.raises(ContentError):
        content(**{"class": "weather"})


@rule("DF-TOK-1")
def test_a_status_is_not_placed_on_the_map() -> None:
    with pytest.raises(BadInput):
        wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("mark", "(4,2)")])


@rule("DF-TOK-1")
def test_a_map_token_is_not_put_on_a_model() -> None:
    with pytest.raises(BadInput):
        wild([sq("scout", "(3,2).0")], [sq("wisp", "(6,5).0")], statuses=[{"status": "boulder", "model": "scout.0"}])


@rule("DF-TOK-2")
def test_a_footprint_has_0_1_2_3_4_or_7_hexes() -> None:
    for size in (0, 1, 2, 3, 4, 7):
        content(**{"class": "map", "footprint": size})
    with pytest.raises(ContentError):
        content(**{"class": "map", "footprint": 5})


@rule("DF-TOK-2")
def test_a_token_with_a_footprint_lies_in_one_space_like_a_base() -> None:
    with pytest.raises(BadInput) as error:
        wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("thicket", "(4,2).{1,3}")])
    assert error.value.rule == "DF-TOK-2"


@rule("DF-TOK-2", "DF-BRD-17")
def test_a_token_and_a_model_do_not_share_a_hex() -> None:
    with pytest.raises(BadInput) as error:
        wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("boulder", "(3,2).0")])
    assert error.value.rule == "DF-BRD-17"


@rule("DF-TOK-2")
def test_a_map_token_moves_when_an_effect_says_so() -> None:
    t = wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("boulder", "(4,2).0")], hand=["carry"])
    t.play(PlayCard("carry", "lower", -1), PickSpace((0, 0)))
    assert [(k.space, bool(k.hexes)) for k in t.state.tokens] == [(t.state.book.board.index[0, 0], True)]


@rule("DF-TOK-2")
def test_a_pushed_model_does_not_displace_a_token() -> None:
    t = wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")], tokens=[token("boulder", "(3,2).4")])
    moving(t, 0).play(Place((3, 2), (0, 1)))
    assert t.refused(Push(3, (3, 2), (4,))).rule == "DF-PSH-4"


@rule("DF-TOK-3")
@pytest.mark.parametrize("wall", ["source", "shrine"])
def test_nothing_moves_through_a_full_space_token(wall: str) -> None:
    walls = [token(wall, "(1,0)", None if wall == "source" else 0)]
    t = moving(wild([sq("scout", "(0,0).0")], [FAR], tokens=walls), 0)
    assert not {(1, 0), (2, 0)} & ends(t)


@rule("DF-TOK-3")
def test_a_source_covers_all_seven_hexes() -> None:
    for hexes in ("(4,2).0", "(4,2).5"):
        with pytest.raises(BadInput) as error:
            wild([sq("scout", hexes)], [FAR], tokens=[token("source", "(4,2)", None)])
        assert error.value.rule == "DF-BRD-17"


@rule("DF-TOK-4")
def test_a_small_token_leaves_the_rest_of_its_space_free() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("thicket", "(4,2).{0,1}")]), 0)
    assert {p.hexes for p in t.legal(Place) if p.space == (4, 2)} == {(2,), (3,), (4,), (5,), (6,)}


@rule("DF-TOK-4")
def test_a_small_token_bars_the_way_of_a_base_that_no_longer_fits() -> None:
    walls = [token("boulder", "(1,0).0"), token("source", "(0,1)", None)]
    assert ends(moving(wild([sq("ogre", "(0,0).{0,1,2}")], [FAR], tokens=walls), 0)) == {(0, 0)}


@rule("DF-TOK-4", "DF-LIM-2")
def test_a_small_token_is_placed_on_a_free_hex() -> None:
    t = wild([sq("scout", "(3,2).0")], [FAR], hand=["plant"]).play(PlayCard("plant", "lower", -1))
    assert PickHex((3, 2), 0) not in t.legal()
    t.play(PickHex((3, 2), 1))
    assert t.state.occupied >> 7 * t.state.book.board.index[3, 2] & 127 == 0b11


def legal_ends(**rest: Any) -> set[Any]:
    """Where a rider may end that stands in (3,2) beside a scout."""
    t = wild([sq("rider", "(3,2).{0,1}")], [sq("scout", "(3,2).4"), sq("wisp", "(6,5).0")], **rest)
    return set(moving(t, 0).legal(Place))


@rule("DF-TOK-5")
def test_a_status_takes_no_room() -> None:
    assert legal_ends(statuses=[{"status": "mark", "model": "scout.0"}]) == legal_ends()


@rule("DF-TOK-5")
def test_a_status_travels_with_its_bearer() -> None:
    marks = [{"status": "mark", "model": "scout.0"}]
    t = moving(wild([sq("scout", "(3,2).0")], [sq("wisp", "(6,5).0")], statuses=marks), 0).play(Place((5, 2), (0,)))
    assert [(s.kind, s.model) for s in t.state.statuses] == [("mark", 0)]


@rule("DF-TOK-5")
def test_only_its_own_text_gives_a_status_effects() -> None:
    marks = [{"status": "mark", "model": "scout.0"}]
    t = wild([sq("scout", "(3,2).0")], [sq("wisp", "(3,2).1")], statuses=marks)
    t.play(Activate(0), KeepMode(), StartCombat())
    assert Fight(0, 4) in t.legal()


@rule("DF-TOK-6")
def test_the_status_tokens_of_a_dead_model_go_and_those_of_the_squad_stay() -> None:
    marks = [{"status": "mark", "model": "scout.0"}, {"status": "oath", "squad": "scout"}]
    t = wild([sq("rider", "(3,2).{0,1}")], [sq("scout", "(4,2).0", "(5,2).0")], statuses=marks, hand=["smite"])
    t.play(PlayCard("smite", "lower", -1), PickModel(3))
    assert [s.kind for s in t.state.statuses] == ["oath"]


@rule("DF-TOK-6")
def test_the_status_tokens_of_a_dead_model_do_not_return_with_it() -> None:
    marks = [{"status": "mark", "model": "scout.0", "by": 0}]
    t = wild([sq("scout", "(3,2).0", "(0,0).0")], [sq("wisp", "(6,5).0")], statuses=marks, hand=["purge", "mend"])
    t.play(PlayCard("purge", "lower", -1), PickModel(0), PlayCard("mend", "lower", -1), PickModel(0))
    t.play(Place((3, 2), (0,)))
    assert (place_of(t, 0), t.state.statuses) == ("(3,2).0", ())


@rule("DF-TOK-6")
def test_a_model_that_leaves_the_board_loses_its_status_tokens() -> None:
    marks = [{"status": "mark", "model": "rider.0"}]
    own = [sq("rider", "(3,2).{0,1}"), sq("wisp", "(0,0).0")]
    t = wild(own, [FAR], tokens=[token("abyss", "(4,2)")], statuses=marks)
    plan(moving(t, 0), Place((4, 2), (0, 1)))
    assert (place_of(t, 0), t.state.statuses) == ("away", ())


@rule("DF-TOK-7")
def test_a_status_called_trap_does_not_go_off_when_somebody_enters() -> None:
    trapped = [{"status": "trap", "model": "gorehound.0"}]
    t = duel([sq("pilgrim", "(3,2).0")], [sq("gorehound", "(4,2).{0,1}")], statuses=trapped)
    t.play(Activate(0), KeepMode(), StartMove(), Movers((0,)), Place((4, 2), (4,)))
    assert (place_of(t, 0), t.events("effect-triggered")) == ("(4,2).4", [])


@rule("DF-TOK-7")
def test_a_footprint_and_a_trigger_are_independent() -> None:
    spikes = {"class": "map", "footprint": 1, "triggersOnEnter": True}
    content(**spikes, triggers=[{"timing": "on_enter", "steps": [{"do": "stop_move"}]}])


@rule("DF-TOK-8")
def test_passive_tokens_are_not_limited_by_their_printed_number() -> None:
    bought = [{"card": card, "charges": 0, "bought": True} for card in ("tactic", "firing-position")]
    places = [("angel-of-death", "(0,0)"), ("holy-knight", "(2,0).{0,1}"), ("pilgrim", "(4,0).0")]
    places += [("ranger", "(6,0).0"), ("purge-doctor", "(0,2).{0,1}")]
    t = duel([sq(name, at, enhancements=bought) for name, at in places], [sq("gorehound", "(6,5).{0,1}")])
    assert t.state.passives == 10


@rule("DF-TOK-9")
def test_a_token_stores_who_placed_it() -> None:
    for seat in (0, 1):
        hands = {"hand": ["lay"], "foe_hand": ["lay"]}
        t = wild([sq("scout", "(3,2).0")], [FAR], turn=seat, **hands)
        t.play(PlayCard("lay", "lower", -1), PickSpace((0, 0)))
        assert [(k.kind, k.owner) for k in t.state.tokens] == [("mine", seat)]


@rule("DF-TOK-9")
def test_a_source_belongs_to_nobody_and_a_shrine_to_its_player() -> None:
    with pytest.raises(BadInput) as error:
        wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("source", "(0,0)", 1)])
    assert error.value.rule == "DF-TOK-9"
    with pytest.raises(BadInput) as error:
        wild([sq("scout", "(3,2).0")], [FAR], tokens=[token("shrine", "(0,0)", None)])
    assert error.value.rule == "DF-TOK-9"


def flying(foes: list[Any], *walls: Any, at: str = "(0,0).{0,1}", **rest: Any) -> Table:
    """A rider that moves Through Obstacles with MOV 3 chooses its end."""
    return moving(wild([sq("rider", at, mode="other", **rest)], foes, tokens=list(walls)), 0)


WALLS = (token("source", "(1,0)", None), token("source", "(0,1)", None))


@rule("DF-OBS-1")
def test_a_squad_with_the_grey_arrow_moves_through_obstacles() -> None:
    assert {(2, 0), (3, 0), (1, 1)} <= ends(flying([FAR], *WALLS))


@rule("DF-OBS-1")
def test_an_effect_may_give_the_ability_to_a_move() -> None:
    t = wild([sq("rider", "(0,0).{0,1}")], [FAR], tokens=list(WALLS), hand=["vault"])
    t.play(PlayCard("vault", "lower", 0), Movers((0,)))
    assert (2, 0) in ends(t)


@rule("DF-OBS-1")
def test_without_the_ability_the_walls_hold() -> None:
    t = moving(wild([sq("rider", "(0,0).{0,1}")], [FAR], tokens=list(WALLS)), 0)
    assert ends(t) == {(0, 0)}


@rule("DF-OBS-2")
def test_models_and_tokens_on_the_way_are_ignored() -> None:
    foes = [sq("titan", "(1,0)"), FAR]
    assert (2, 0) in ends(flying(foes, token("shrine", "(0,1)", 1)))


@rule("DF-OBS-2")
@pytest.mark.parametrize("card", ["", "vault"])
def test_a_trap_that_is_crossed_does_not_go_off(card: str) -> None:
    t = wild(
        [sq("rider", "(3,2).{0,1}", mode="basic" if card else "other")],
        [FAR],
        tokens=[token("mine", s) for s in ("(4,2)", "(3,3)", "(3,1)")],
        hand=[card] if card else [],
    )
    if card:
        t.play(PlayCard(card, "lower", 0), Movers((0,)))
    else:
        moving(t, 0)
    t.play(Place((5, 2), (0, 1)))
    assert (place_of(t, 0), t.state.endurance[0], len(t.state.tokens)) == ("(5,2).{0,1}", 1, 3)


@rule("DF-OBS-3")
def test_a_trap_in_the_last_space_goes_off() -> None:
    t = flying([FAR], token("mine", "(4,2)"), at="(3,2).{0,1}").play(Place((4, 2), (0, 1)))
    assert (place_of(t, 0), t.state.endurance[0], t.state.tokens) == ("(4,2).{0,1}", 0, ())


@rule("DF-OBS-3")
def test_the_last_space_gets_no_exception() -> None:
    t = flying([sq("rider", "(2,0).{0,1}")], *WALLS)
    assert t.refused(Place((1, 0), (0, 1))).rule == "DF-MOV-8"
    assert t.refused(Place((2, 0), (0, 4))).rule == "DF-MOV-8"


@rule("DF-OBS-3")
def test_the_last_space_may_be_taken_by_a_push() -> None:
    t = flying([sq("scout", "(2,0).0")], *WALLS).play(Place((2, 0), (0, 1)), Push(3, (2, 0), (4,)))
    assert place_of(t, 3) == "(2,0).4"


@rule("DF-OBS-4")
def test_the_ability_changes_neither_mov_nor_the_outline() -> None:
    t = flying([FAR], *WALLS)
    assert t.refused(Place((4, 0), (0, 1))).rule == "DF-MOV-3"
    assert t.refused(Place((0, 7), (0, 1))).rule == "DF-BRD-17"


@rule("DF-OBS-5")
def test_a_pushed_model_does_not_land_on_others_by_its_ability() -> None:
    foes = [sq("rider", "(3,2).{0,1}", "(3,2).{3,4}", mode="other")]
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], foes), 0).play(Place((3, 2), (0, 1, 2)))
    assert t.refused(Push(2, (3, 2), (4, 5))).rule == "DF-PSH-4"


@rule("DF-OBS-5")
def test_a_relocation_into_full_hexes_is_not_helped_by_the_ability() -> None:
    t = wild([sq("rider", "(3,2).{0,1}", mode="other")], [sq("titan", "(4,2)")], hand=["blink"])
    t.play(PlayCard("blink", "lower", -1), PickModel(0))
    assert t.refused(Place((4, 2), (0, 1))).rule == "DF-MOV-8"


def test_a_card_with_an_unknown_token_is_refused() -> None:
    text = fan(card("lost", {"do": "place_token", "type": "nothing-such", "at": {"sel": "spaces", "choose": 1}}))
    with pytest.raises(ContentError):
        opening({"content": [text]})


def test_a_declared_way_is_no_answer_where_none_is_asked() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [FAR]), 0)
    assert t.refused(GoVia(((4, 2),))).rule == "DF-MOV-9"
