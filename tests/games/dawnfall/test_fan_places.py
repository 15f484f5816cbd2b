"""Effects of a fan's faction about places: where tokens lie and move, contact, exchanges, and what needs a target."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    KeepMode,
    Movers,
    PickHex,
    PickModel,
    PickSpace,
    PickToken,
    Place,
    PlayCard,
    StartMove,
)
from tests.support.fan import Record, card
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.wardens import BOUND, FOES, VP, play

PIT: Record = {"id": "pit", "name": "Pit", "class": "map", "footprint": 3, "limit": 2}
POST: Record = {"id": "post", "name": "Post", "class": "map", "footprint": 1}
MARK: Record = {"id": "mark", "name": "Mark"}
NOBODY: Record = FOES | {"distanceFrom": "bound_squad", "max": 0, "choose": 1}
PITS: Record = {"sel": "tokens", "kind": "pit", "choose": 1}
ENHANCEMENT: Record = {"sel": "enhancements", "choose": 1}


def deed(*steps: Record, tokens: tuple[Record, ...] = (PIT, POST, MARK), **more: Any) -> Table:
    """A card with these steps is in hand."""
    return play(card("deed", *steps, **BOUND), hand=("deed",), faction={"tokens": list(tokens)}, **more)


def play_with(t: Table, tokens: list[Record]) -> Table:
    """The same table with tokens on it."""
    return table({**t.match.position(), "tokens": tokens})


def walk(t: Table, *place: Any) -> Table:
    """The second warden moves."""
    return t.play(Activate(1), KeepMode(), StartMove(), Movers((1,)), Place(*place)).pass_all()


@rule("DF-CRD-9")
@pytest.mark.parametrize(
    "step",
    [
        {"do": "forbid", "what": ["move"], "to": NOBODY},
        {"do": "grant", "ability": "backstab", "to": NOBODY},
        {"do": "remove_status", "status": "mark", "to": NOBODY},
        {"do": "modify_range", "n": 1, "to": NOBODY},
        {"do": "swap", "a": "bound_squad", "b": NOBODY},
        {"do": "store", "as": "prey", "of": NOBODY},
        {"do": "uncharge", "of": ENHANCEMENT},
        {"do": "disable_enhancement", "of": ENHANCEMENT},
        {"do": "move_charge", "of": ENHANCEMENT, "to": ENHANCEMENT},
        {"do": "move_token", "who": PITS, "to": {"sel": "spaces", "choose": 1}},
        {"do": "remove_token", "who": PITS},
    ],
    ids=lambda step: step["do"],
)
def test_an_action_that_has_nothing_to_choose_from_cannot_be_played(step: Record) -> None:
    refusal = deed(step).match.refusal(PlayCard("deed", "lower", 0))
    assert refusal is not None and refusal.rule == "DF-CRD-9"


@rule("DF-EFF-5")
def test_at_random_no_more_are_chosen_than_there_are() -> None:
    t = deed({"do": "add_status", "status": "mark", "to": FOES | {"choose": 3, "upTo": True, "by": "random"}})
    t.play(PlayCard("deed", "lower", 0), ("2",))
    assert [s.model for s in t.state.statuses] == [2]


@rule("DF-EFF-5", "DF-MOV-15")
def test_who_exchanges_places_is_chosen() -> None:
    own = [{"squad": "warden", "models": [at]} for at in ("(3,2).1", "(0,0).0", "(6,5).3")]
    others: Record = {"sel": "models", "side": "own", "notSelf": True, "choose": 1}
    t = deed({"do": "swap", "a": "bound_squad", "b": others}, own=own).play(PlayCard("deed", "lower", 0))
    t.play(PickModel(2))
    assert (place_of(t, 0), place_of(t, 2)) == ("(6,5).3", "(3,2).1")


@rule("DF-EFF-9", "DF-TOK-1")
def test_a_token_is_offered_the_spaces_with_room_for_it() -> None:
    full = [{"type": "shrine", "at": "(2,2)", "owner": 0}, {"type": "pit", "at": "(4,2).{0,1,2}", "owner": 1}]
    near: Record = {"sel": "spaces", "distanceFrom": "bound_squad", "max": 1, "choose": 1}
    t = deed({"do": "place_token", "type": "pit", "at": near}, tokens=(PIT, POST, MARK))
    t = play_with(t, full)
    offered = {a.space for a in t.play(PlayCard("deed", "lower", 0)).legal(PickSpace)}
    assert (3, 2) in offered and not offered & {(2, 2), (4, 2)}


@rule("DF-CRD-9", "DF-LIM-1")
@pytest.mark.parametrize(("owner", "refused"), [(0, True), (1, False)])
def test_who_has_no_token_left_cannot_play_a_card_that_places_one(owner: int, refused: bool) -> None:
    t = deed({"do": "place_token", "type": "pit", "at": {"sel": "spaces", "choose": 1}})
    pits = [{"type": "pit", "at": at, "owner": owner} for at in ("(1,4).{0,1,2}", "(2,4).{0,1,2}")]
    assert (play_with(t, pits).match.refusal(PlayCard("deed", "lower", 0)) is not None) is refused


@rule("DF-TOK-2")
def test_a_token_moves_to_the_very_hex_that_was_chosen() -> None:
    where: Record = {"sel": "hexes", "distanceFrom": "bound_squad", "max": 0, "choose": 1}
    t = deed({"do": "move_token", "who": {"sel": "tokens", "kind": "post", "choose": 1}, "to": where})
    posts = [{"type": "post", "at": at, "owner": 0} for at in ("(1,4).0", "(2,4).0")]
    t = play_with(t, posts).play(PlayCard("deed", "lower", 0), PickToken(1), PickHex((3, 2), 5))
    assert t.match.position()["tokens"][1]["at"] == "(3,2).5"


@rule("DF-TOK-9")
def test_a_token_can_be_put_where_a_model_stands() -> None:
    t = deed({"do": "place_token", "type": "post", "at": "bound_squad"}).play(PlayCard("deed", "lower", 0))
    assert t.match.position()["tokens"][0]["at"].startswith("(3,2)")


@rule("DF-EFF-12", "DF-TIM-2")
@pytest.mark.parametrize(("place", "vp"), [(((4, 2), (3,)), 1), (((0, 1), (0,)), 0)], ids=["touching", "apart"])
def test_an_effect_of_contact_needs_contact_with_an_enemy(place: Any, vp: int) -> None:
    own = [{"squad": "warden", "models": [at]} for at in ("(0,5).1", "(3,2).0" if vp else "(0,0).0")]
    trigger = {"do": "create_trigger", "timing": "on_contact", "duration": "this_turn", "steps": [VP]}
    t = deed(trigger, own=own).play(PlayCard("deed", "lower", 0))
    assert walk(t, *place).state.marker == vp


@rule("DF-EFF-12", "DF-CRD-8")
@pytest.mark.parametrize(("place", "offered"), [(((4, 2), (3,)), True), (((3, 2), (0,)), False)])
def test_a_card_for_contact_is_offered_when_contact_was_made(place: Any, offered: bool) -> None:
    own = [{"squad": "warden", "models": [at]} for at in ("(0,5).1", "(2,2).0")]
    t = play(card("clash", VP, timing="on_contact", instant=True), hand=("clash",), own=own)
    t.play(Activate(1), KeepMode(), StartMove(), Movers((1,)), Place(*place))
    assert (PlayCard("clash", "lower", -1) in t.match.legal()) is offered


@rule("DF-TOK-9", "DF-EFF-12")
@pytest.mark.parametrize(("timing", "at", "vp"), [
    ("on_contact", "(0,1).1", 1), ("on_contact", "(4,4).1", 0), ("on_leave", "(0,0).4", 1), ("on_leave", "(4,4).1", 0),
])  # fmt: skip
def test_a_token_notices_only_what_happens_at_its_own_place(timing: str, at: str, vp: int) -> None:
    trap = POST | {"id": "trap-post", "triggers": [{"timing": timing, "steps": [VP]}]}
    t = play_with(deed(VP, tokens=(trap,)), [{"type": "trap-post", "at": at, "owner": 0}])
    assert walk(t, (0, 1), (0,)).state.marker == vp


@rule("DF-MOV-14", "DF-EFF-5")
@pytest.mark.parametrize(
    "there",
    [
        {"sel": "same_space", "as": "self_token"},
        {"sel": "models", "inSpace": "entered"},
        {"sel": "models", "distanceFrom": "self_token", "max": 0},
    ],
    ids=["same Space", "in the Space", "at distance 0"],
)
def test_a_model_that_enters_a_space_is_among_the_models_in_it(there: Record) -> None:
    mine = POST | {"id": "mine", "triggers": [{"timing": "on_enter", "steps": [{"do": "lose_endurance", "of": there}]}]}
    t = play_with(deed(VP, tokens=(mine,)), [{"type": "mine", "at": "(0,1).4", "owner": 1}])
    assert walk(t, (0, 1), (0,)).state.endurance[1] == 1
