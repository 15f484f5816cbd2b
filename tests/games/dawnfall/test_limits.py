"""Component limits. DF-LIM."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Match, SeededDealer
from edgewise.games.dawnfall.actions import (
    Attach,
    ChooseSquads,
    Pay,
    PickEnhancement,
    PlayCard,
    UseEnhancement,
)
from edgewise.games.dawnfall.state import Game
from tests.support.fan import card, duel, fan
from tests.support.play import Table, opening, table
from tests.support.rules import rule

SOURCE = {"type": "source", "at": "(3,2)"}
HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
WARDEN = {"squad": "warden", "models": ["(0,0).0"]}
COIN = {"id": "coin", "name": "Coin", "class": "resource", "limit": 3, "start": 1}
MARK = {"id": "mark", "name": "Mark", "limit": 1, "stack": True}
SHRUB = {"id": "shrub", "name": "Shrub", "class": "map", "footprint": 1, "attachTo": "hex", "limit": 1}


def demons(**more: Any) -> Table:
    """The Demons in seat 0 with cards that gain a temporary Crystal."""
    mine = {"faction": "demons", "squads": [HOUND], "hand": ["mind-control"] * 2}
    return table({"players": [mine, {"squads": [KNIGHT]}], **more})


def wardens(*cards: dict[str, Any], theirs: dict[str, Any] = HOUND, **more: Any) -> Table:
    """Wardens that hold each card once, with scarce tokens."""
    mine = {"squads": [WARDEN], "hand": [c["id"] for c in cards], **more.pop("mine", {})}
    return table(duel(fan(*cards, tokens=[COIN, MARK, SHRUB]), mine, {"squads": [theirs]}, **more))


@rule("DF-LIM-1")
def test_what_the_empty_supply_did_not_give_is_not_owed_later() -> None:
    players = [{"squads": [{"squad": "pilgrim", "models": ["(2,2).1"]}]}, {"squads": [HOUND], "crystals": 4}]
    match = table({"players": players, "tokens": [SOURCE], "neutral": 0, "ask": "declare"})
    match.passive()
    assert match.state.crystals == [2, 4]
    match.state.neutral = 5
    match.passive().passive()
    assert match.state.crystals == [3, 4]


@rule("DF-LIM-1")
def test_an_action_that_could_only_gain_a_missing_crystal_is_not_possible() -> None:
    match = demons(neutral=0)
    assert match.refused(PlayCard("mind-control", "upper", -1)).rule == "DF-LIM-1"


@rule("DF-LIM-1", "DF-LIM-4")
def test_the_last_crystal_may_be_taken_from_the_pile() -> None:
    match = demons(neutral=1)
    match.play(PlayCard("mind-control", "upper", -1))
    assert match.state.neutral == 0
    assert match.pass_all().refused(PlayCard("mind-control", "upper", -1)).rule == "DF-LIM-1"


@rule("DF-LIM-2")
def test_faction_tokens_are_limited() -> None:
    mint = card("mint", {"do": "gain", "currency": "token:coin", "n": 5})
    match = wardens(mint)
    match.play(PlayCard("mint", "lower", -1))
    assert match.state.resources["0:coin"] == 3


@rule("DF-LIM-2")
def test_status_tokens_are_limited() -> None:
    brand = card("brand", {"do": "add_status", "status": "mark", "to": {"sel": "models", "side": "enemy"}})
    match = wardens(brand, theirs={"squad": "dark-scholar", "models": ["(6,5).0", "(6,5).1"]})
    match.play(PlayCard("brand", "lower", -1))
    assert [s.kind for s in match.state.statuses] == ["mark"]


@rule("DF-LIM-2")
def test_map_tokens_are_limited() -> None:
    near = {"sel": "spaces", "nextTo": "bound_squad"}
    plant = card("plant", {"do": "place_token", "type": "shrub", "at": near}, bind={"type": "any_own_squad"})
    match = wardens(plant)
    match.play(PlayCard("plant", "lower", 0))
    assert len(match.state.tokens) == 1


@rule("DF-LIM-2")
def test_endurance_tokens_are_bound_by_the_shield_alone() -> None:
    squads = [{"squad": "warden", "models": [f"({c},0).0"]} for c in range(3)]
    match = wardens(card("nothing", {"do": "gain"}), mine={"squads": squads})
    assert match.state.endurance == [2, 2, 2, 1]


def charging(charges: int) -> Table:
    """Charging is played with two Enhancements and few neutral Charges."""
    knight = {**KNIGHT, "enhancements": [{"card": "guard", "charges": 0}, {"card": "tactic", "charges": 0}]}
    match = table({"players": [{"squads": [knight], "hand": ["trap"]}, {"squads": [HOUND]}], "charges": charges})
    return match.play(PlayCard("trap", "upper", 0), Pay(1))


@rule("DF-LIM-3")
def test_the_receiver_decides_where_scarce_components_go() -> None:
    match = charging(1)
    match.play(PickEnhancement(0, "tactic"))
    assert [e.charges for e in match.state.attached[0]] == [0, 1]


@rule("DF-LIM-3")
def test_nothing_is_asked_while_the_supply_lasts() -> None:
    match = charging(2)
    assert [e.charges for e in match.state.attached[0]] == [1, 1]
    assert match.state.charges == 0


@rule("DF-LIM-4")
def test_an_emptied_pile_of_charges_stays_empty_for_the_opponent() -> None:
    knight = {**KNIGHT, "enhancements": [{"card": "guard", "charges": 0}]}
    hound = {**HOUND, "enhancements": [{"card": "infection", "charges": 0}]}
    match = table({"players": [{"squads": [knight]}, {"squads": [hound]}], "charges": 1, "ask": "declare"})
    match.passive().passive()
    assert [row[0].charges for row in match.state.attached] == [1, 0]
    assert match.state.charges == 0


@rule("DF-LIM-5")
def test_spent_charges_return_to_the_neutral_pile() -> None:
    hound = {**HOUND, "enhancements": [{"card": "infernal-rites", "charges": 2}]}
    match = table({"players": [{"faction": "demons", "squads": [hound]}, {"squads": [KNIGHT]}]})
    match.play(UseEnhancement(0, "infernal-rites", "upper", -1))
    assert match.state.attached[0][0].charges == 1
    assert match.state.charges == 19


@rule("DF-LIM-5")
def test_charges_of_a_discarded_enhancement_return_to_the_neutral_pile() -> None:
    cards = [{"card": "tactic", "charges": 5}, {"card": "overwatch", "charges": 1}]
    mine = {"squads": [{**KNIGHT, "enhancements": cards}], "hand": ["guard"]}
    match = table({"players": [mine, {"squads": [HOUND]}]})
    match.play(Attach("guard", 0, "tactic"), Pay(1))
    assert match.state.charges == 18


@rule("DF-LIM-5")
def test_spent_crystals_stay_with_their_owner() -> None:
    match = table({"players": [{"squads": [KNIGHT], "hand": ["trap"]}, {"squads": [HOUND]}]})
    match.play(PlayCard("trap", "lower", -1), Pay(1))
    assert (match.state.crystals[0], match.state.depleted[0], match.state.neutral) == (1, 1, 16)


def totals(state: Game) -> tuple[int, int]:
    """All Crystals and all Charges of a match."""
    crystals = state.neutral + sum(state.crystals) + sum(state.depleted)
    return crystals, state.charges + sum(e.charges for row in state.attached for e in row)


@rule("DF-LIM-5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_totals_of_crystals_and_charges_are_constant(seed: int) -> None:
    ready = {"squads": "preset", "deck": "preset"}
    players = [{"faction": "chapter", **ready}, {"faction": "demons", **ready}]
    match = Match.new("dawnfall", options={"players": players, "layout": "preset"}, seed=seed)
    chance = SeededDealer(seed)
    for _ in range(250):
        if match.outcome is not None:
            break
        options = match.legal()
        match.play(options[chance.below(len(options))])
        assert totals(match.state) == (20, 20)


@rule("DF-LIM-6")
@pytest.mark.parametrize(("mode", "seats"), [("ffa", 3), ("ffa", 4), ("tvt", 4)])
def test_each_faction_brings_ten_charges_and_ten_vp_tokens(mode: str, seats: int) -> None:
    match = opening({"mode": mode, "seats": seats, "first": 0, "allow_mirror": True})
    assert match.state.charges == 10 * seats
    assert match.state.starting == [10] * seats


@rule("DF-LIM-6")
def test_no_more_squads_of_a_name_are_chosen_than_the_box_has_cards() -> None:
    players = [{"faction": "chapter"}, {"faction": "demons"}]
    match = opening({"players": players, "first": 0, "countering": 0})
    refusal = match.refused(ChooseSquads(("angel-of-death", "angel-of-death", "pilgrim", "ranger", "holy-knight")))
    assert refusal.key == "refused-squad-twice"
